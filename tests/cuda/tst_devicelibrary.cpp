// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/devicelibrary.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace rackrate;

namespace {

std::string plugin(const char* name)
{
    return std::string(FAKE_PLUGINS "/") + name + ".so";
}

} // namespace

class TestDeviceLibrary : public QObject
{
    Q_OBJECT
private slots:
    void cleanup()
    {
        qunsetenv("RACKRATE_FAKE_DEVICE");
        qunsetenv("RACKRATE_CUDA_PLUGIN");
    }

    void aPluginOfThisProgramIsLoaded()
    {
        const DeviceLibrary library = DeviceLibrary::load(plugin("fake-device"));
        QCOMPARE(library.state(), DeviceState::Usable);
        QVERIFY(library.plugin() != nullptr);
        QCOMPARE(std::string(library.plugin()->backend), std::string("cuda"));
    }

    void anythingElseIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("reason");
        QTest::newRow("other interface") << QStringLiteral("fake-other-interface") << int(DeviceState::OtherPlugin)
                                         << QStringLiteral("interface 99 instead of 1");
        QTest::newRow("other size") << QStringLiteral("fake-other-size") << int(DeviceState::OtherPlugin)
                                    << QStringLiteral("8 bytes");
        QTest::newRow("other kernel") << QStringLiteral("fake-other-kernel") << int(DeviceState::OtherPlugin)
                                      << QStringLiteral("kernel 01234567 instead of");
        QTest::newRow("no symbol") << QStringLiteral("fake-without-symbol") << int(DeviceState::BrokenPlugin)
                                   << QStringLiteral("rackrateDevicePlugin");
        QTest::newRow("no file") << QStringLiteral("fake-nowhere") << int(DeviceState::NoPlugin)
                                 << QStringLiteral("fake-nowhere.so");
    }

    void anythingElseIsRefusedWithItsReason()
    {
        QFETCH(QString, name);
        QFETCH(int, state);
        QFETCH(QString, reason);
        const DeviceLibrary library = DeviceLibrary::load(plugin(qPrintable(name)));
        QCOMPARE(int(library.state()), state);
        QVERIFY(library.plugin() == nullptr);
        QVERIFY2(QString::fromStdString(library.detail()).contains(reason), library.detail().c_str());
        const std::vector<DeviceEntry> devices = listDevices(library);
        QCOMPARE(devices.size(), std::size_t(1));
        QCOMPARE(int(devices.front().state), state);
        QCOMPARE(devices.front().detail, library.detail());
    }

    void aFileThatIsNoLibraryIsRefused()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("rackrate-cuda.so")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no library");
        file.close();
        const DeviceLibrary library = DeviceLibrary::load(file.fileName().toStdString());
        QCOMPARE(library.state(), DeviceState::BrokenPlugin);
        QVERIFY(!library.detail().empty());
    }

    void theEnvironmentNamesThePlugin()
    {
        qputenv("RACKRATE_CUDA_PLUGIN", QByteArray::fromStdString(plugin("fake-device")));
        QCOMPARE(DeviceLibrary::find().state(), DeviceState::Usable);
        qputenv("RACKRATE_CUDA_PLUGIN", QByteArray::fromStdString(plugin("fake-nowhere")));
        QCOMPARE(DeviceLibrary::find().state(), DeviceState::NoPlugin);
    }

    void devicesAreListedWithTheirState()
    {
        qputenv("RACKRATE_FAKE_DEVICE", "devices=2,bad=" + QByteArray::number(int(DeviceState::OutOfMemory)));
        const std::vector<DeviceEntry> devices = listDevices(DeviceLibrary::load(plugin("fake-device")));
        QCOMPARE(devices.size(), std::size_t(2));
        QCOMPARE(devices[0].name, std::string("Emulated device 0"));
        QCOMPARE(devices[0].state, DeviceState::OutOfMemory);
        QCOMPARE(devices[1].state, DeviceState::Usable);
        QCOMPARE(devices[1].index, 1);
        QCOMPARE(devices[1].memoryBytes, std::uint64_t(8) << 30);
    }

    void aMachineWithoutDriverOrDeviceSaysSo()
    {
        for (const DeviceState state : {DeviceState::NoDriver, DeviceState::OldDriver, DeviceState::NoDevice}) {
            qputenv("RACKRATE_FAKE_DEVICE", "count=" + QByteArray::number(int(state)));
            const std::vector<DeviceEntry> devices = listDevices(DeviceLibrary::load(plugin("fake-device")));
            QCOMPARE(devices.size(), std::size_t(1));
            QCOMPARE(devices.front().state, state);
            QVERIFY(devices.front().name.empty());
        }
        qputenv("RACKRATE_FAKE_DEVICE", "devices=0");
        QCOMPARE(listDevices(DeviceLibrary::load(plugin("fake-device"))).front().state, DeviceState::NoDevice);
    }
};

QTEST_APPLESS_MAIN(TestDeviceLibrary)
#include "tst_devicelibrary.moc"
