// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/cli/programrun.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace rackrate::tests;

class TestSchemaCommand : public QObject {
    Q_OBJECT
private slots:
    void printsThePublishedSchema()
    {
        const Outcome schema = ranIn(QDir::tempPath(), {QStringLiteral("schema")});
        QCOMPARE(schema.code, 0);
        QFile published(QStringLiteral(RACKRATE_SOURCE_DIR "/resources/schema/scenario.schema.json"));
        QVERIFY(published.open(QIODevice::ReadOnly));
        QCOMPARE(schema.out, published.readAll());
    }

    void takesNothingElse() { QCOMPARE(ranIn(QDir::tempPath(), {QStringLiteral("schema"), QStringLiteral("more")}).code, 2); }
};

QTEST_GUILESS_MAIN(TestSchemaCommand)
#include "tst_schemacommand.moc"
