// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

using namespace rackrate;

namespace
{

const QString fullSample = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/full.json");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

class TestScenarioFile : public QObject
{
    Q_OBJECT
private slots:
    void savingTwiceGivesTheSameBytes();
    void unknownKeysSurviveInTheirPlace();
    void theHashIsThatOfTheCanonicalText();
    void aSaveThatFailsLeavesTheOldFileWhole();
    void aSaveReplacesNeitherPipesNorDevicesNorLinks();
    void acceptsAByteOrderMarkAndRefusesUtf16();
    void namesTheEncodingThatIsNotUtf8_data();
    void namesTheEncodingThatIsNotUtf8();
    void aNulByteDoesNotEndTheText();
    void savingManyUnknownKeysIsLinear();
    void refusesTenMegabytesOfJunk_data();
    void refusesTenMegabytesOfJunk();
    void filesThatCannotBeReadAreFileErrors();
    void namesServeForFilesAndTemplates();
};

void TestScenarioFile::savingTwiceGivesTheSameBytes()
{
    QTemporaryDir folder;
    const QString first = folder.filePath(QStringLiteral("first.json"));
    const QString second = folder.filePath(QStringLiteral("second.json"));
    QVERIFY(saveScenarioFile(first, *loadScenarioFile(fullSample)));
    QVERIFY(saveScenarioFile(second, *loadScenarioFile(first)));
    QVERIFY(contentOf(first).size() > 5000);
    QCOMPARE(contentOf(first), contentOf(second));
    const auto unordered = [](const QString& path) { return nlohmann::json::parse(contentOf(path).toStdString()); };
    QVERIFY(unordered(first) == unordered(fullSample)); // nothing was lost or added
}

void TestScenarioFile::unknownKeysSurviveInTheirPlace()
{
    const QByteArray text = R"({"format":"rackrate-scenario","months":12,"mine":{"b":1,"a":[2]},"version":1,"id":"x",
        "workloads":[{"id":"w","colour":"red","kind":"training"}]})";
    const Result<Json> tree = parseScenario(text, QStringLiteral("here"));
    QVERIFY(tree);
    const Json saved = Json::parse(scenarioText(*tree).toStdString());
    QCOMPARE(saved["mine"].dump(), std::string(R"({"b":1,"a":[2]})"));
    QCOMPARE(saved["workloads"][0].dump(), std::string(R"({"id":"w","colour":"red","kind":"training"})"));
    std::string keys;
    for (const auto& [key, value] : saved.items())
        keys += key + ' ';
    QCOMPARE(keys, std::string("format version id months mine workloads ")); // mine still follows months
}

void TestScenarioFile::theHashIsThatOfTheCanonicalText()
{
    // printf '{\n  "format": "rackrate-scenario",\n  "version": 1\n}\n' | sha256sum
    const Json tree = Json::parse(R"({"version":1,"format":"rackrate-scenario"})");
    QCOMPARE(scenarioText(tree), QByteArray("{\n  \"format\": \"rackrate-scenario\",\n  \"version\": 1\n}\n"));
    QCOMPARE(scenarioHash(tree), std::string("8316a100ce738e734415ee31f0a2d588268c8902f2919ce275c2a05de2b196ec"));
}

void TestScenarioFile::aSaveThatFailsLeavesTheOldFileWhole()
{
    if (geteuid() == 0 && access("/proc/self", F_OK) != 0)
        QSKIP("needs /proc to have a folder that even root cannot write into");
    // Root may write into read-only folders, so the folder that refuses is one of the kernel's.
    const QString refused = geteuid() == 0 ? QStringLiteral("/proc/self/plan.json") : QString();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plan.json"));
    QVERIFY(write(path, "old"));
    QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const Json tree = *loadScenarioFile(fullSample);
    const Result<void> saved = saveScenarioFile(refused.isEmpty() ? path : refused, tree);
    QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    QVERIFY(!saved);
    QCOMPARE(exitCode(saved.error().code), 4);
    QVERIFY2(saved.error().message.contains(QStringLiteral("could not be saved")), qPrintable(saved.error().message));
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestScenarioFile::aSaveReplacesNeitherPipesNorDevicesNorLinks()
{
    const Json tree = *loadScenarioFile(fullSample);
    QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe")), toDevice = folder.filePath(QStringLiteral("device.json"));
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), toDevice));
    for (const QString& special : {pipe, toDevice}) {
        const Result<void> saved = saveScenarioFile(special, tree); // must come back, though nobody reads the pipe
        QVERIFY(!saved);
        QVERIFY2(saved.error().message.contains(QStringLiteral("a pipe or a device")), qPrintable(saved.error().message));
    }
    struct stat status{};
    QCOMPARE(lstat(qPrintable(pipe), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
    QCOMPARE(QFile::symLinkTarget(toDevice), QStringLiteral("/dev/null"));
    QVERIFY(saveScenarioFile(folder.path(), tree).error().message.contains(QStringLiteral("a folder")));

    const QString target = folder.filePath(QStringLiteral("plan.json")), link = folder.filePath(QStringLiteral("link.json"));
    QVERIFY(write(target, "old"));
    QVERIFY(QFile::link(target, link));
    QVERIFY(saveScenarioFile(link, tree));
    QCOMPARE(QFile::symLinkTarget(link), target);
    QCOMPARE(contentOf(target), scenarioText(tree));
}

void TestScenarioFile::acceptsAByteOrderMarkAndRefusesUtf16()
{
    const Result<Json> marked =
        parseScenario("\xEF\xBB\xBF{\"format\":\"rackrate-scenario\"}", QStringLiteral("plan.json"));
    QVERIFY(marked);
    const Result<Json> wide = parseScenario(QByteArray("\xFF\xFE{\0", 4), QStringLiteral("plan.json"));
    QVERIFY(!wide);
    QVERIFY(wide.error().message.contains(QStringLiteral("save it as UTF-8")));
}

void TestScenarioFile::namesTheEncodingThatIsNotUtf8_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("phrase");
    const QString plain = QStringLiteral("{\"format\":\"rackrate-scenario\"}");
    const auto encoded = [&](QStringConverter::Encoding encoding, bool mark) {
        QStringEncoder encoder(encoding, mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        const QByteArray bytes = encoder(plain);
        return bytes;
    };
    for (const bool mark : {true, false}) {
        const auto row = [&](const char* name) -> QTestData& { return QTest::addRow("%s, mark %d", name, int(mark)); };
        row("UTF-16LE") << encoded(QStringConverter::Utf16LE, mark) << QStringLiteral("is written in UTF-16");
        row("UTF-16BE") << encoded(QStringConverter::Utf16BE, mark) << QStringLiteral("is written in UTF-16");
        row("UTF-32LE") << encoded(QStringConverter::Utf32LE, mark) << QStringLiteral("is written in UTF-32");
        row("UTF-32BE") << encoded(QStringConverter::Utf32BE, mark) << QStringLiteral("is written in UTF-32");
    }
    const QByteArray around = "{\n\"name\":\"%\"}";
    QTest::newRow("GBK") << QByteArray(around).replace('%', "\xB7\xBD\xB0\xB8") << QStringLiteral("plan.json, line 2: This text is not UTF-8");
    QTest::newRow("Latin-1") << QByteArray(around).replace('%', "Inf\xE9rence") << QStringLiteral("plan.json, line 2: This text is not UTF-8");
    QTest::newRow("two marks") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF") + plain.toUtf8() << QStringLiteral("two byte order marks");
}

void TestScenarioFile::namesTheEncodingThatIsNotUtf8()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, phrase);
    const Result<Json> tree = parseScenario(text, QStringLiteral("plan.json"));
    QVERIFY(!tree);
    QCOMPARE(exitCode(tree.error().code), 3);
    QVERIFY2(tree.error().message.contains(phrase), qPrintable(tree.error().message));
    QVERIFY2(phrase.contains(QStringLiteral("marks")) || tree.error().message.contains(QStringLiteral("as UTF-8.")), qPrintable(tree.error().message));
}

void TestScenarioFile::aNulByteDoesNotEndTheText()
{
    const QByteArray text = QByteArray("{\"format\":\"rackrate-scenario\"}\n") + '\0' + "what follows";
    const Result<Json> tree = parseScenario(text, QStringLiteral("plan.json"));
    QVERIFY(!tree);
    QCOMPARE(exitCode(tree.error().code), 3);
    QVERIFY2(tree.error().message.contains(QStringLiteral("plan.json, line 2, column 1: There is a NUL byte")), qPrintable(tree.error().message));
}

void TestScenarioFile::savingManyUnknownKeysIsLinear()
{
    const auto seconds = [](int keys) {
        Json tree = Json::object();
        for (int i = 0; i < keys; ++i)
            appendMember(tree, "key" + std::to_string(i), i);
        QElapsedTimer timer;
        timer.start();
        if (!scenarioText(tree).contains("\"key" + QByteArray::number(keys - 1) + "\""))
            return -1.0;
        return double(timer.nsecsElapsed()) * 1e-9;
    };
    const double few = seconds(4000), many = seconds(64000);
    QVERIFY(few > 0 && many > 0);
    QVERIFY2(many < 100 * few, "16 times the keys take about 16 times as long; quadratic work takes 256 times");
}

void TestScenarioFile::refusesTenMegabytesOfJunk_data()
{
    QTest::addColumn<QByteArray>("junk");
    const int size = 10 * 1000 * 1000;
    QTest::newRow("zeroes") << QByteArray(size, '\0');
    QTest::newRow("brackets") << QByteArray(size, '[');
    QTest::newRow("one long text") << QByteArray(size, 'a').prepend('"');
    QTest::newRow("one byte too long") << QByteArray(size + 1, ' ').replace(0, 2, "{}");
    QByteArray keys = "{";
    for (int i = 0; keys.size() < size - 40; ++i)
        keys += "\"" + QByteArray::number(i) + "\":0,";
    QTest::newRow("a million keys") << keys + "\"z\":0}";
    QTest::newRow("not UTF-8") << QByteArray(size, '\xC3').prepend('"');
}

void TestScenarioFile::refusesTenMegabytesOfJunk()
{
    QFETCH(QByteArray, junk);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("junk.json"));
    QVERIFY(write(path, junk));
    const Result<Json> tree = loadScenarioFile(path);
    QVERIFY(!tree);
    QCOMPARE(exitCode(tree.error().code), 3);
    QVERIFY(tree.error().message.size() < 400);
}

void TestScenarioFile::filesThatCannotBeReadAreFileErrors()
{
    QTemporaryDir folder;
    for (const QString& path : {folder.path(), folder.filePath(QStringLiteral("missing.json"))}) {
        const Result<Json> tree = loadScenarioFile(path);
        QVERIFY(!tree);
        QCOMPARE(exitCode(tree.error().code), 4);
        QVERIFY(tree.error().message.contains(path));
    }
}

void TestScenarioFile::namesServeForFilesAndTemplates()
{
    QVERIFY(loadScenario(fullSample));
    QVERIFY(loadScenario(QStringLiteral("fine-tuning-startup")));
    const Result<Json> neither = loadScenario(QStringLiteral("no-such-plan"));
    QVERIFY(!neither);
    QCOMPARE(neither.error().message, QStringLiteral("There is neither a file nor a template “no-such-plan”."));
    for (const char* name : {"Fine-Tuning-Startup", "fine-tuning", "fine-tunig-startup", "fine-tuning-startup.json"}) {
        const QString message = loadScenario(QString::fromLatin1(name)).error().message;
        QVERIFY2(message.endsWith(QStringLiteral("Did you mean “fine-tuning-startup”?")), qPrintable(message));
    }
    QVERIFY(loadTemplate("fine-tuning").error().message.endsWith(QStringLiteral("Did you mean “fine-tuning-startup”?")));
    QCOMPARE(exitCode(neither.error().code), 4);
    QCOMPARE(exitCode(loadTemplate("no-such-plan").error().code), 4); // as for any name that is neither
}

QTEST_GUILESS_MAIN(TestScenarioFile)
#include "tst_scenariofile.moc"
