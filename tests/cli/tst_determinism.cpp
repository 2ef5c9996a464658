// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The same bytes, however they are computed. What the machine at hand cannot show is said in the output, not assumed.
#include "tests/cli/programrun.h"

#include <QCoreApplication>
#include <QTest>

#include <cmath>
#include <cstring>

using namespace rackrate::tests;

namespace {

/// The C library's mathematics, as one number: its variants for different processors differ in last digits.
std::uint64_t mathematicsDigest()
{
    std::uint64_t digest = 14695981039346656037u;
    for (int i = 1; i <= 200000; ++i) {
        const double x = i * 0.00731;
        for (const double y : {std::sin(x), std::exp(-x / 50), std::log(x), std::pow(x, 1.7), std::tan(x)}) {
            std::uint64_t bits = 0;
            std::memcpy(&bits, &y, sizeof bits);
            digest = (digest ^ bits) * 1099511628211u;
        }
    }
    return digest;
}

/// Names of glibc 2.26 to 2.41; it ignores those that it does not know.
const QString withoutVariants =
    QStringLiteral("GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX,-AVX2,-AVX512F,-AVX512VL,-FMA,-FMA4,-AVX_Usable,-AVX2_Usable,-AVX512F_Usable,"
                   "-FMA_Usable,-FMA4_Usable,-SSE4_1,-SSE4_2,-SSSE3,-ERMS,-BMI2");

QByteArray digestWith(const QStringList& environment)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : environment)
        variables.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--mathematics-digest")});
    return process.waitForFinished() ? process.readAllStandardOutput() : QByteArray();
}

Outcome results(const QString& id, const QString& more, const QStringList& environment = {})
{
    return ranIn({}, words(QStringLiteral("run %1 --quiet --lang en --trials 1500 --json - %2").arg(id, more)), environment);
}

} // namespace

class TestDeterminism : public QObject {
    Q_OBJECT

private slots:
    void theCLibrarysVariantsChangeNoByte_data() { caseStudies(); }
    void theCLibrarysVariantsChangeNoByte()
    {
        QFETCH(QString, id);
        const Outcome with = results(id, {}), without = results(id, {}, {withoutVariants});
        QCOMPARE(with.code, 0);
        QCOMPARE(without.code, 0);
        const Json scenario = with.json()["scenario"];
        QCOMPARE(scenario["planHash"].get<std::string>().size(), std::size_t(64));
        QVERIFY(scenario == without.json()["scenario"]);
        QVERIFY(withoutEngine(with.out) == withoutEngine(without.out));
    }

    void theCLibrarysVariantsCanBeSwitchedOff()
    {
        const QByteArray with = digestWith({}), without = digestWith({withoutVariants});
        QVERIFY(!with.isEmpty() && !without.isEmpty());
        if (with == without)
            QSKIP("This machine's C library computes alike with its CPU variants switched off; that the plan does not depend on "
                  "them is not shown here.");
        qInfo("shown: the C library's sin, exp, log, pow or tan differ with its CPU variants switched off, the program's results do not");
    }

    void threadsChangeNoByte_data() { caseStudies(); }
    void threadsChangeNoByte()
    {
        QFETCH(QString, id);
        const Outcome one = results(id, QStringLiteral("--threads 1"));
        QCOMPARE(one.code, 0);
        QVERIFY(withoutEngine(one.out).size() > 10000);
        for (const char* threads : {"2", "7"})
            QVERIFY2(withoutEngine(results(id, QStringLiteral("--threads ") + QString::fromLatin1(threads)).out) == withoutEngine(one.out),
                     threads);
    }

private:
    static void caseStudies()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"fine-tuning-startup", "commerce-image-generation"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
};

int main(int argc, char** argv)
{
    if (argc == 2 && std::strcmp(argv[1], "--mathematics-digest") == 0) {
        std::printf("%016llx\n", static_cast<unsigned long long>(mathematicsDigest()));
        return 0;
    }
    QCoreApplication application(argc, argv);
    TestDeterminism test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_determinism.moc"
