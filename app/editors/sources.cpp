// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/sources.h"

#include "app/editors/fieldfactory.h"
#include "app/report/registervalue.h"
#include "app/widgets/distributionforms.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/shapecheck.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/sourcetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackrate {
namespace {

QString words(const char* text) { return QCoreApplication::translate("Sources", text); }

void collectUncertain(const Json& node, const std::string& pointer, std::vector<std::string>& paths)
{
    if (node.is_object() && formOf(node)) {
        paths.push_back(pointer);
        return;
    }
    if (node.is_object()) {
        for (auto entry = node.begin(); entry != node.end(); ++entry)
            collectUncertain(entry.value(), pointerTo(pointer, entry.key()), paths);
    } else if (node.is_array()) {
        for (std::size_t index = 0; index < node.size(); ++index)
            collectUncertain(node[index], pointerTo(pointer, memberStep(node[index], index)), paths);
    }
}

QString textAt(const Json& note, const char* key)
{
    return note.contains(key) ? localizedText(note[key], languageOf(QLocale())) : QString();
}

} // namespace

QString SourceNote::line(const QDate& today) const
{
    QStringList parts;
    if (!source.isEmpty())
        parts << sourceText(source.toStdString());
    if (asOf.isValid()) {
        const QString date = dateText(asOf);
        parts << (old(today) ? words(QT_TRANSLATE_NOOP("Sources", "%1, %2 days old")).arg(date).arg(asOf.daysTo(today)) : date);
    }
    return parts.join(QStringLiteral(" · "));
}

QString dateText(const QDate& date) { return QLocale().toString(date, words(QT_TRANSLATE_NOOP("Sources", "d MMM yyyy"))); }

SourceNote noteAt(const Json& scenario, const std::string& path)
{
    const auto notes = scenario.find("notes");
    if (notes == scenario.end() || !notes->is_object() || !notes->contains(path) || !(*notes)[path].is_object())
        return {};
    const Json& note = (*notes)[path];
    return {textAt(note, "source"), textAt(note, "text"), QDate::fromString(textAt(note, "asOf"), Qt::ISODate)};
}

void setNote(ScenarioDocument& document, const std::string& path, const SourceNote& note)
{
    Json notes = document.tree().value("notes", Json::object());
    Json entry = notes.contains(path) && notes[path].is_object() ? notes[path] : Json::object();
    const auto place = [&entry](const char* key, const Json& value, bool present) {
        if (present)
            entry[key] = value;
        else
            entry.erase(key);
    };
    place("source", note.source.toStdString(), !note.source.isEmpty());
    place("asOf", note.asOf.toString(Qt::ISODate).toStdString(), note.asOf.isValid());
    const Json text = entry.contains("text") ? entry["text"] : Json();
    place("text", withLocalizedText(text, languageOf(QLocale()), note.text.toStdString()), !note.text.isEmpty());
    if (entry.empty())
        notes.erase(path);
    else
        notes[path] = entry;
    document.setField("/notes", notes, words(QT_TRANSLATE_NOOP("Sources", "Source noted")));
}

void setCalibrated(ScenarioDocument& document, const std::string& path, bool calibrated)
{
    Json list = document.tree().value("calibrated", Json::array());
    const auto found = std::find(list.begin(), list.end(), Json(path));
    if (calibrated && found == list.end())
        list.push_back(path);
    else if (!calibrated && found != list.end())
        list.erase(found);
    document.setField("/calibrated", list, words(QT_TRANSLATE_NOOP("Sources", "Calibrated inputs changed")));
}

QString changedText(const ScenarioDocument& document, const std::string& path)
{
    const Json* former = formerValue(document.tree(), path);
    const Field* field = fieldAt(document.tree(), path);
    if (!former || !field || !problemWithValue(*former, *field).isEmpty())
        return {};
    const QString value = report::fieldText(*field, *former, document.reading().scenario, QLocale());
    return words(isCalibrated(document.tree(), path) ? QT_TRANSLATE_NOOP("Sources", "Changed by you; calibrated at %1")
                                                     : QT_TRANSLATE_NOOP("Sources", "Changed by you; the source was for %1"))
        .arg(value);
}

void confirmEvidence(ScenarioDocument& document, const std::string& path)
{
    Json notes = document.tree();
    renewEvidence(notes, path);
    document.setField("/notes", notes.value("notes", Json::object()), words(QT_TRANSLATE_NOOP("Sources", "Source confirmed")));
}

std::vector<std::string> uncertainPaths(const Json& scenario)
{
    std::vector<std::string> paths;
    collectUncertain(scenario, {}, paths);
    return paths;
}

QString pathLabel(const Json& scenario, const std::string& path)
{
    QStringList parts;
    std::string walked;
    for (const std::string& step : pointerSteps(path)) {
        walked = pointerTo(walked, step);
        const Json* node = find(scenario, walked);
        const Json* parent = find(scenario, parentPointer(walked));
        if (parent && parent->is_array() && node && node->is_object()) {
            parts << (node->contains("name") ? localizedText((*node)["name"], languageOf(QLocale())) : QString::fromStdString(step));
            continue;
        }
        const Field* field = fieldAt(scenario, walked);
        if (field && field->kind != FieldKind::List)
            parts << schemaText(field->label);
        else if (!field)
            parts << QString::fromStdString(step);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace rackrate
