// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/filecommands.h"

#include "app/cli/resultfiles.h"
#include "app/report/report.h"
#include "app/report/shellwords.h"
#include "app/settings/settings.h"
#include "app/workbook/scenariodocument.h"
#include "model/persistence/replacefile.h"
#include "model/persistence/scenariofile.h"
#include "simulation/decisions/resultsjson.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("FileCommands", text);
}

QString scenarioFilter()
{
    return words(QT_TRANSLATE_NOOP("FileCommands", "Rackrate scenarios (*.json)"));
}

/// What a command line runs as this document: its file once it is saved, a template nothing was changed in, else the name it would get.
QString rerunOf(const ScenarioDocument& document)
{
    const QString path = document.filePath();
    const std::string id = document.tree().value("id", std::string("scenario"));
    const std::vector<std::string> templates = templateIds();
    const bool shipped = std::find(templates.begin(), templates.end(), id) != templates.end();
    if (path.isEmpty() && shipped && scenarioHash(loadTemplate(id).value()) == scenarioHash(document.tree()))
        return QString::fromStdString(id);
    return asCommandLine({path.isEmpty() ? QString::fromStdString(id) + QStringLiteral(".json") : QFileInfo(path).fileName()});
}

/// Path without ending, beside the scenario's file, else in the documents' folder.
QString proposal(const ScenarioDocument& document)
{
    const QString path = document.filePath();
    if (!path.isEmpty())
        return QFileInfo(path).path() + QLatin1Char('/') + QFileInfo(path).completeBaseName();
    return QDir::homePath() + QLatin1Char('/') + QString::fromStdString(document.tree().value("id", std::string("scenario")));
}

QString withEnding(const QString& path, const QString& ending)
{
    return QFileInfo(path).suffix().isEmpty() ? path + ending : path;
}

/// Says why there is nothing to export yet. True when the answer belongs to the document as it stands.
bool answerIsCurrent(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent)
{
    if (answer && document.reading().usable() && answer->scenarioHash == document.lastGoodHash())
        return true;
    const QString why = document.reading().usable()
        ? words(QT_TRANSLATE_NOOP("FileCommands", "The answer does not belong to the inputs as they are now. It will in a moment."))
        : words(QT_TRANSLATE_NOOP("FileCommands", "The inputs have an error that must be put right first; it is named above the page."));
    QMessageBox::information(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Nothing to export yet")), why);
    return false;
}

bool writeWhole(const QString& path, const QByteArray& content, QWidget* parent)
{
    const QString reason = replaceFile(path, content);
    if (!reason.isEmpty())
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The results could not be written")),
                  {ErrorCode::File, words(QT_TRANSLATE_NOOP("FileCommands", "%1 could not be written: %2.")).arg(path, reason), {}, path});
    return reason.isEmpty();
}

} // namespace

void showError(QWidget* parent, const QString& title, const Error& error)
{
    QMessageBox box(QMessageBox::Warning, title, error.message, QMessageBox::Ok, parent);
    if (!error.place.isEmpty() && !error.message.contains(error.place))
        box.setInformativeText(error.place);
    if (!error.detail.isEmpty())
        box.setDetailedText(error.detail);
    box.exec();
}

bool mayReplace(ScenarioDocument& document, QWidget* parent)
{
    if (!document.modified())
        return true;
    QMessageBox box(QMessageBox::Question, words(QT_TRANSLATE_NOOP("FileCommands", "Unsaved changes")),
                    words(QT_TRANSLATE_NOOP("FileCommands", "This scenario has changes that are not saved. Closing it loses them.")),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setDefaultButton(QMessageBox::Save);
    const int choice = box.exec();
    return choice == QMessageBox::Discard || (choice == QMessageBox::Save && saveDocument(document, parent));
}

bool saveDocument(ScenarioDocument& document, QWidget* parent)
{
    if (document.filePath().isEmpty())
        return saveDocumentAs(document, parent);
    const Result<void> saved = document.save(document.filePath());
    if (!saved)
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The scenario could not be saved")), saved.error());
    return saved.ok();
}

bool saveDocumentAs(ScenarioDocument& document, QWidget* parent)
{
    const QString chosen = QFileDialog::getSaveFileName(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Save the scenario")),
                                                        proposal(document) + QStringLiteral(".json"), scenarioFilter());
    if (chosen.isEmpty())
        return false;
    const QString path = withEnding(chosen, QStringLiteral(".json"));
    const Result<void> saved = document.save(path);
    if (!saved) {
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The scenario could not be saved")), saved.error());
        return false;
    }
    settings::addRecentFile(path);
    return true;
}

QString askForScenario(QWidget* parent)
{
    return QFileDialog::getOpenFileName(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Open a scenario")), QDir::homePath(), scenarioFilter());
}

void exportReport(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent)
{
    if (!answerIsCurrent(document, answer, parent))
        return;
    const QString a4 = words(QT_TRANSLATE_NOOP("FileCommands", "PDF, A4 (*.pdf)"));
    const QString letter = words(QT_TRANSLATE_NOOP("FileCommands", "PDF, US Letter (*.pdf)"));
    QString filter = a4;
    const QString chosen = QFileDialog::getSaveFileName(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Export the report")),
                                                        proposal(document) + QStringLiteral(".pdf"), a4 + QStringLiteral(";;") + letter, &filter);
    if (chosen.isEmpty())
        return;
    const QString path = withEnding(chosen, QStringLiteral(".pdf"));
    if (isSpecialFile(path)) { // writing into a pipe that nobody reads would stop the window
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The report could not be written")),
                  {ErrorCode::File, words(QT_TRANSLATE_NOOP("FileCommands", "%1 is a folder, a pipe or a device, not a file.")).arg(path), {}, path});
        return;
    }
    ReportOptions options;
    options.locale = QLocale();
    options.letter = filter == letter;
    options.tree = document.tree();
    options.rerun = rerunOf(document);
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const Result<void> written = writeReport(*answer, path, options);
    QApplication::restoreOverrideCursor();
    if (!written) {
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The report could not be written")), written.error());
        return;
    }
    QMessageBox box(QMessageBox::Information, words(QT_TRANSLATE_NOOP("FileCommands", "Report written")),
                    words(QT_TRANSLATE_NOOP("FileCommands", "The report is in %1.")).arg(QDir::toNativeSeparators(path)), QMessageBox::Close, parent);
    const QPushButton* open = box.addButton(words(QT_TRANSLATE_NOOP("FileCommands", "Open the report")), QMessageBox::ActionRole);
    box.exec();
    if (box.clickedButton() == open)
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

void exportJson(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent)
{
    if (!answerIsCurrent(document, answer, parent))
        return;
    const QString chosen = QFileDialog::getSaveFileName(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Export the results")),
                                                        proposal(document) + QStringLiteral("-results.json"),
                                                        words(QT_TRANSLATE_NOOP("FileCommands", "Rackrate results (*.json)")));
    if (chosen.isEmpty())
        return;
    const Json results = resultsJson(answer->scenario, answer->scenarioHash, answer->results, answer->findings);
    writeWhole(withEnding(chosen, QStringLiteral(".json")), QByteArray::fromStdString(results.dump(2)) + '\n', parent);
}

void exportCsv(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent)
{
    if (!answerIsCurrent(document, answer, parent))
        return;
    const QString folder = QFileDialog::getExistingDirectory(parent, words(QT_TRANSLATE_NOOP("FileCommands", "Folder for the tables")), QFileInfo(proposal(document)).path());
    if (folder.isEmpty())
        return;
    const Result<void> written = writeResultFiles(folder, answer->scenario, answer->results);
    if (!written)
        showError(parent, words(QT_TRANSLATE_NOOP("FileCommands", "The results could not be written")), written.error());
}

} // namespace rackrate
