// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What a user reads about devices, with plug-ins that stand in for a GPU.
#include "simulation/engine/devicestate.h"
#include "tests/cli/programrun.h"

#include <QTemporaryDir>
#include <QTest>

using namespace rackrate;
using tests::Json;
using tests::Outcome;

namespace {

Outcome ran(const QStringList& arguments, const QString& plugin, const QString& wishes = {}, const QString& folder = {})
{
    return tests::ranIn(
        folder, arguments,
        {QStringLiteral("RACKRATE_CUDA_PLUGIN=" FAKE_PLUGINS "/%1.so").arg(plugin), QStringLiteral("RACKRATE_FAKE_DEVICE=") + wishes});
}

Outcome simulated(const QString& backend, const QString& wishes = {}, const QStringList& more = {})
{
    return ran(QStringList{QStringLiteral("run"), QStringLiteral("fine-tuning-startup"), QStringLiteral("--trials"), QStringLiteral("9000"),
                           QStringLiteral("--threads"), QStringLiteral("2"), QStringLiteral("--backend"), backend, QStringLiteral("--json"),
                           QStringLiteral("-")} +
                   more,
               QStringLiteral("fake-device"), wishes);
}

QString wish(const char* key, DeviceState state) { return QStringLiteral("%1=%2").arg(QLatin1String(key), QString::number(int(state))); }

/// Results without the block that says where they came from, and without notes on that.
std::string figures(const QByteArray& out)
{
    Json json = Json::parse(out.toStdString());
    json.erase("engine");
    json.erase("findings");
    return json.dump();
}

Json lastFinding(const QByteArray& out)
{
    const Json findings = Json::parse(out.toStdString()).at("findings");
    return findings.empty() ? Json() : findings.back();
}

} // namespace

class TestDeviceCommands : public QObject {
    Q_OBJECT
private slots:
    void devicesAreListedOrTheReasonIs_data()
    {
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<QString>("wishes");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const QString fake = QStringLiteral("fake-device");
        QTest::newRow("usable") << fake << QString()
                                << QStringLiteral("cuda  Emulated device 0, 4 multiprocessors, 8.0 GiB of memory, 6.0 GiB free")
                                << QStringLiteral("8.0 GiB 显存");
        QTest::newRow("no plug-in") << QStringLiteral("nowhere") << QString() << QStringLiteral("The CUDA plug-in is not installed.")
                                    << QStringLiteral("未安装 CUDA 插件");
        QTest::newRow("other version") << QStringLiteral("fake-other-interface") << QString()
                                       << QStringLiteral("belongs to another version of the program") << QStringLiteral("其他版本");
        QTest::newRow("broken") << QStringLiteral("fake-without-symbol") << QString()
                                << QStringLiteral("The CUDA plug-in cannot be loaded.") << QStringLiteral("无法加载 CUDA 插件");
        QTest::newRow("no driver") << fake << wish("count", DeviceState::NoDriver) << QStringLiteral("No NVIDIA driver is installed.")
                                   << QStringLiteral("未安装 NVIDIA 驱动");
        QTest::newRow("old driver") << fake << wish("count", DeviceState::OldDriver)
                                    << QStringLiteral("The NVIDIA driver is too old; install a newer one.")
                                    << QStringLiteral("NVIDIA 驱动版本过旧");
        QTest::newRow("no device") << fake << QStringLiteral("devices=0") << QStringLiteral("There is no NVIDIA GPU.")
                                   << QStringLiteral("没有 NVIDIA GPU");
        QTest::newRow("memory taken") << fake << wish("bad", DeviceState::OutOfMemory)
                                      << QStringLiteral("Emulated device 0, not usable: The GPU has too little free memory.")
                                      << QStringLiteral("GPU 可用显存不足");
        QTest::newRow("old device") << fake << wish("bad", DeviceState::OldDevice)
                                    << QStringLiteral("Emulated device 0, not usable: The CUDA plug-in holds no code for this GPU.")
                                    << QStringLiteral("没有适用于此 GPU 的代码");
        QTest::newRow("failing") << fake << wish("bad", DeviceState::Failed)
                                 << QStringLiteral("The GPU reports a failure. (asked to fail: bad)") << QStringLiteral("GPU 报告故障");
    }

    void devicesAreListedOrTheReasonIs()
    {
        QFETCH(QString, plugin);
        QFETCH(QString, wishes);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        const Outcome inEnglish = ran({QStringLiteral("devices"), QStringLiteral("--lang=en")}, plugin, wishes);
        QCOMPARE(inEnglish.code, 0);
        QVERIFY2(QString::fromUtf8(inEnglish.out).contains(english), inEnglish.out.constData());
        const Outcome inChinese = ran({QStringLiteral("devices"), QStringLiteral("--lang=zh_CN")}, plugin, wishes);
        QVERIFY2(QString::fromUtf8(inChinese.out).contains(chinese), inChinese.out.constData());
    }

    void resultsAreTheSameOnTheDevice()
    {
        const Outcome cpu = simulated(QStringLiteral("cpu")), device = simulated(QStringLiteral("auto"));
        QCOMPARE(cpu.code, 0);
        QCOMPARE(device.code, 0);
        QVERIFY(figures(cpu.out) == figures(device.out));
        const Json engine = Json::parse(device.out.toStdString()).at("engine");
        QCOMPARE(engine.at("backend").get<std::string>(), std::string("cuda"));
        QCOMPARE(engine.at("device").get<std::string>(), std::string("Emulated device 0"));
        QCOMPARE(Json::parse(cpu.out.toStdString()).at("engine").at("backend").get<std::string>(), std::string("cpu"));
        QVERIFY(!device.error.contains("CPU"));
    }

    void aFailureDuringTheRunIsNoted()
    {
        const Outcome cpu = simulated(QStringLiteral("cpu")), device = simulated(QStringLiteral("cuda"), QStringLiteral("wait=2,chunks=4"));
        QCOMPARE(device.code, 0);
        QVERIFY(figures(cpu.out) == figures(device.out));
        const Json note = lastFinding(device.out);
        QCOMPARE(note.at("severity").get<std::string>(), std::string("note"));
        const QString message = QString::fromStdString(note.at("message").get<std::string>());
        QVERIFY2(message.contains(QLatin1String("The GPU reports a failure. (asked to fail: wait)")), qPrintable(message));
        QVERIFY2(message.contains(QLatin1String("Emulated device 0")) && message.contains(QLatin1String("futures again")),
                 qPrintable(message));
        QVERIFY2(QString::fromUtf8(device.error).contains(message), device.error.constData());
    }

    void aDeviceThatCannotStartIsNoted()
    {
        const Outcome device = simulated(QStringLiteral("auto"), wish("open", DeviceState::OutOfMemory));
        QCOMPARE(device.code, 0);
        QVERIFY(device.error.contains("The GPU has too little free memory. (asked to fail: open) The simulation ran on the CPU."));
        QCOMPARE(Json::parse(device.out.toStdString()).at("engine").at("backend").get<std::string>(), std::string("cpu"));
    }

    void machinesWithoutAGpuAreToldOnlyWhenTheyAskForOne()
    {
        const QString noDriver = wish("count", DeviceState::NoDriver);
        QVERIFY(!simulated(QStringLiteral("auto"), noDriver).error.contains("driver"));
        const Outcome asked = simulated(QStringLiteral("cuda"), noDriver, {QStringLiteral("--lang=zh_CN")});
        QCOMPARE(asked.code, 0);
        QVERIFY(QString::fromUtf8(asked.error).contains(QStringLiteral("未安装 NVIDIA 驱动")));
        QVERIFY(simulated(QStringLiteral("cuda"), noDriver, {QStringLiteral("--quiet")}).error.isEmpty());
    }

    void shardsOfDeviceAndProcessorMerge()
    {
        const QTemporaryDir folder;
        const QString run = QStringLiteral("run fine-tuning-startup --trials 9000 --lang en ");
        const QString plugin = QStringLiteral("fake-device"), failing = QStringLiteral("wait=2,chunks=4");
        const auto shard = [&](const char* options, const QString& wishes) {
            return ran(tests::words(run + QString::fromLatin1(options)), plugin, wishes, folder.path());
        };
        QCOMPARE(shard("--backend cpu --shard 1/3 --output a", {}).code, 0);
        QCOMPARE(shard("--backend cuda --shard 2/3 --output b", {}).code, 0);
        const Outcome third = shard("--backend cuda --shard 3/3 --output c", failing);
        QCOMPARE(third.code, 0);
        QVERIFY2(third.error.contains("futures again"), third.error.constData());
        const Outcome merged = ran(tests::words(QStringLiteral("merge a b c --json - --lang en")), plugin, {}, folder.path());
        QCOMPARE(merged.code, 0);
        QVERIFY(figures(merged.out) == figures(simulated(QStringLiteral("cpu")).out));
        QCOMPARE(merged.json().at("engine").at("backend").get<std::string>(), std::string("cpu; cuda"));
        QVERIFY2(merged.error.contains("futures again"), merged.error.constData());
        QVERIFY(lastFinding(merged.out).at("message").get<std::string>().find("futures again") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestDeviceCommands)
#include "tst_devicecommands.moc"
