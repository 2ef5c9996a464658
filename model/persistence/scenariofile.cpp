// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"

#include "model/base/jsonparser.h"
#include "model/base/nearest.h"
#include "model/base/translate.h"
#include "model/persistence/replacefile.h"
#include "model/scenario/schema.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace rackrate
{

namespace
{

constexpr int formatVersion = 1;

// Messages of these name the file.
Error fileError(const QString& message, const QString& detail = {}) { return {ErrorCode::File, message, detail, {}}; }
Error notAScenario(const QString& message) { return {ErrorCode::InvalidInput, message, {}, {}}; }

/// The object with the keys its schema knows in the schema's order, unknown ones behind the known key they followed.
Json inSchemaOrder(const Json& value, const ObjectSchema& schema);

Json ordered(const Json& value, const Field& field)
{
    if (field.kind == FieldKind::Object && value.is_object())
        return inSchemaOrder(value, *field.object);
    if (field.kind != FieldKind::List || !value.is_array())
        return value;
    Json list = Json::array();
    for (const Json& member : value)
        list.push_back(member.is_object() ? inSchemaOrder(member, *field.object) : member);
    return list;
}

Json inSchemaOrder(const Json& value, const ObjectSchema& schema)
{
    struct Entry {
        const Field* field; ///< nullptr: unknown
        std::ptrdiff_t position;
        const std::string* key;
        const Json* content;
    };
    std::vector<Entry> entries;
    std::ptrdiff_t position = -1;
    for (auto member = value.begin(); member != value.end(); ++member) {
        const Field* field = schema.field(member.key());
        position = field ? field - schema.fields.data() : position;
        entries.push_back({field, position, &member.key(), &member.value()});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.position < b.position; });
    Json result = Json::object();
    for (const Entry& entry : entries)
        appendMember(result, *entry.key, entry.field ? ordered(*entry.content, *entry.field) : *entry.content);
    return result;
}

} // namespace

Result<Json> parseScenario(const QByteArray& text, const QString& place)
{
    Result<Json> tree = parseJson(text, place);
    if (!tree)
        return tree;
    if (!tree->is_object())
        return notAScenario(translate("ScenarioFile", "%1 is no Rackrate scenario; a scenario is one JSON object that "
                                                      "begins with \"format\":\"rackrate-scenario\".")
                                .arg(place));
    const auto format = tree->find("format");
    if (format == tree->end() || *format != "rackrate-scenario")
        return notAScenario(translate("ScenarioFile", "%1 is no Rackrate scenario; its “format” must be rackrate-scenario.").arg(place));
    const auto version = tree->find("version");
    if (version != tree->end() && version->is_number() && *version > formatVersion)
        return notAScenario(translate("ScenarioFile", "%1 was made by a newer version of Rackrate (format %2; this "
                                                      "program reads up to %3) and was not changed.")
                                .arg(place, QString::fromStdString(version->dump()), QString::number(formatVersion)));
    return tree;
}

Result<Json> loadScenarioFile(const QString& path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return fileError(translate("ScenarioFile", "%1 is a folder, not a file.").arg(path));
    if (!file.exists())
        return fileError(translate("ScenarioFile", "There is no file %1.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return fileError(translate("ScenarioFile", "%1 could not be read: %2.").arg(path, file.errorString()), file.errorString());
    // One byte more than allowed tells that a file is too long without reading all of it, whatever size it claims.
    const QByteArray text = file.read(JsonBounds().bytes + 1);
    if (file.error() != QFileDevice::NoError)
        return fileError(translate("ScenarioFile", "%1 could not be read: %2.").arg(path, file.errorString()), file.errorString());
    return parseScenario(text, path);
}

QByteArray scenarioText(const Json& tree)
{
    const Json canonical = tree.is_object() ? inSchemaOrder(tree, scenarioSchema()) : tree;
    const std::string text = canonical.dump(2, ' ', false, Json::error_handler_t::replace);
    return QByteArray::fromStdString(text) + '\n';
}

Result<void> saveScenarioFile(const QString& path, const Json& tree)
{
    const QString reason = replaceFile(path, scenarioText(tree));
    if (!reason.isEmpty())
        return fileError(translate("ScenarioFile", "%1 could not be saved: %2. What was there before is unchanged.").arg(path, reason),
                         reason);
    return {};
}

std::string scenarioHash(const Json& tree)
{
    return QCryptographicHash::hash(scenarioText(tree), QCryptographicHash::Sha256).toHex().toStdString();
}

std::vector<std::string> templateIds()
{
    const QDir folder(QStringLiteral(":/templates"));
    QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    QFile order(folder.filePath(QStringLiteral("order.txt")));
    const QStringList listed = order.open(QIODevice::ReadOnly) ? QString::fromUtf8(order.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts) : QStringList();
    const auto place = [&](const QString& file) {
        const qsizetype index = listed.indexOf(file.chopped(5));
        return index < 0 ? listed.size() : index;
    };
    std::stable_sort(files.begin(), files.end(), [&](const QString& a, const QString& b) { return place(a) < place(b); });
    std::vector<std::string> ids;
    for (const QString& file : files)
        ids.push_back(file.chopped(5).toStdString());
    return ids;
}

Result<Json> loadTemplate(const std::string& id)
{
    QFile file(QStringLiteral(":/templates/%1.json").arg(QString::fromStdString(id)));
    if (!file.open(QIODevice::ReadOnly))
        return fileError(translate("ScenarioFile", "There is no template “%1”.").arg(QString::fromStdString(id)) +
                         didYouMean(id, templateIds()));
    return parseScenario(file.readAll(), QString::fromStdString(id));
}

Result<Json> loadScenario(const QString& name)
{
    if (QFileInfo::exists(name))
        return loadScenarioFile(name);
    const std::string id = name.toStdString();
    const std::vector<std::string> ids = templateIds();
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
        return loadTemplate(id);
    const std::string meant = name.endsWith(QLatin1String(".json")) ? id.substr(0, id.size() - 5) : id;
    return fileError(translate("ScenarioFile", "There is neither a file nor a template “%1”.").arg(name) + didYouMean(meant, ids));
}

} // namespace rackrate
