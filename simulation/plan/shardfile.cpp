// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/shardfile.h"

#include "model/base/jsonparser.h"
#include "model/base/translate.h"
#include "model/scenario/scenario.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <limits>

namespace rackrate {

namespace {

constexpr int formatVersion = 1;
constexpr qsizetype largestFile = 512 * 1000 * 1000, largestHeader = 4096, checksumLength = 64;
constexpr char opening[] = "{\"format\":\"rackrate-shard\"";

QByteArray checksumOf(const QByteArray& content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

Error refused(const QString& message, const QString& place)
{
    return {ErrorCode::InvalidInput, message, {}, place};
}

Error cutOff(const QString& place)
{
    return refused(translate("ShardFile", "This shard is cut off; make it again."), place);
}

Error damaged(const QString& place, const QString& detail)
{
    Error error = refused(translate("ShardFile", "This shard is damaged; make it again."), place);
    error.detail = detail;
    return error;
}

/// What a device's driver or the system's loader said comes from outside: only so much of it is kept.
Json troubleJson(const DeviceTrouble& trouble)
{
    constexpr std::size_t longestText = 300;
    return {{"state", int(trouble.state)},
            {"device", trouble.device.substr(0, longestText)},
            {"detail", trouble.detail.substr(0, longestText)},
            {"duringRun", int(trouble.duringRun)},
            {"redoneTrials", trouble.redoneTrials}};
}

Json headerJson(const Shard& shard)
{
    const ShardHeader& header = shard.header;
    Json json = {{"format", "rackrate-shard"},
            {"version", formatVersion},
            {"program", header.program},
            {"shard", header.shard},
            {"shards", header.shards},
            {"trials", header.trials},
            {"seed", header.seed},
            {"sampling", header.sampling},
            {"scenarioHash", header.scenarioHash},
            {"planHash", header.planHash},
            {"backend", header.engine.backend},
            {"device", header.engine.device},
            {"threads", header.engine.threads},
            {"seconds", header.engine.seconds},
            {"scenarioBytes", shard.scenario.size()},
            {"sumsBytes", shard.sums.size()}};
    if (header.engine.trouble)
        json["trouble"] = troubleJson(*header.engine.trouble);
    return json;
}

/// Reads fields of the header; remembers whether all were there, of their type and within their bounds.
class HeaderFields {
public:
    explicit HeaderFields(const Json& json) : m_json(json) {}

    std::uint64_t number(const char* key, std::uint64_t low, std::uint64_t high)
    {
        const auto field = m_json.find(key);
        m_ok = m_ok && field != m_json.end() && field->is_number_unsigned();
        const std::uint64_t value = m_ok ? field->get<std::uint64_t>() : 0;
        m_ok = m_ok && value >= low && value <= high;
        return m_ok ? value : low;
    }
    std::string text(const char* key)
    {
        const auto field = m_json.find(key);
        m_ok = m_ok && field != m_json.end() && field->is_string();
        return m_ok ? field->get<std::string>() : std::string();
    }
    double seconds(const char* key)
    {
        const auto field = m_json.find(key);
        m_ok = m_ok && field != m_json.end() && field->is_number() && field->get<double>() >= 0;
        return m_ok ? field->get<double>() : 0;
    }
    std::optional<DeviceTrouble> trouble(const char* key)
    {
        const auto field = m_json.find(key);
        if (field == m_json.end())
            return {};
        HeaderFields fields(*field);
        DeviceTrouble trouble;
        trouble.state = DeviceState(fields.number("state", 0, std::uint64_t(DeviceState::Failed)));
        trouble.device = fields.text("device");
        trouble.detail = fields.text("detail");
        trouble.duringRun = fields.number("duringRun", 0, 1) == 1;
        trouble.redoneTrials = fields.number("redoneTrials", 0, std::uint64_t(maximumTrials));
        m_ok = m_ok && fields.ok();
        return trouble;
    }
    bool ok() const { return m_ok; }

private:
    const Json& m_json; ///< an object has what is looked for, anything else has nothing
    bool m_ok = true;
};

ShardHeader headerOf(HeaderFields& fields)
{
    ShardHeader header;
    header.program = fields.text("program");
    header.shards = int(fields.number("shards", 1, largestShardCount));
    header.shard = int(fields.number("shard", 1, std::uint64_t(header.shards)));
    header.trials = fields.number("trials", 1, std::uint64_t(maximumTrials));
    header.seed = fields.number("seed", 0, std::numeric_limits<std::uint64_t>::max());
    header.sampling = fields.text("sampling");
    header.scenarioHash = fields.text("scenarioHash");
    header.planHash = fields.text("planHash");
    header.engine.backend = fields.text("backend");
    header.engine.device = fields.text("device");
    header.engine.threads = int(fields.number("threads", 0, 1 << 20));
    header.engine.seconds = fields.seconds("seconds");
    header.engine.trouble = fields.trouble("trouble");
    return header;
}

Result<Shard> parseContent(const QByteArray& bytes, qsizetype headerEnd, const Json& json, const QString& place)
{
    HeaderFields fields(json);
    Shard shard;
    shard.header = headerOf(fields);
    const auto scenarioSize = qsizetype(fields.number("scenarioBytes", 0, std::uint64_t(JsonBounds().bytes)));
    const auto sumsSize = qsizetype(fields.number("sumsBytes", 0, std::uint64_t(largestFile)));
    if (!fields.ok())
        return damaged(place, QStringLiteral("header"));
    const qsizetype contentEnd = headerEnd + scenarioSize + sumsSize;
    if (bytes.size() < contentEnd + checksumLength + 1)
        return cutOff(place);
    if (bytes.size() > contentEnd + checksumLength + 1 || bytes.mid(contentEnd) != checksumOf(bytes.left(contentEnd)) + '\n')
        return damaged(place, QStringLiteral("checksum"));
    shard.scenario = bytes.mid(headerEnd, scenarioSize);
    shard.sums = bytes.mid(headerEnd + scenarioSize, sumsSize);
    return shard;
}

} // namespace

QByteArray shardBytes(const Shard& shard)
{
    QByteArray bytes = QByteArray::fromStdString(headerJson(shard).dump(-1, ' ', true, Json::error_handler_t::replace)) + '\n';
    bytes += shard.scenario;
    bytes += shard.sums;
    return bytes + checksumOf(bytes) + '\n';
}

Result<Shard> parseShard(const QByteArray& bytes, const QString& place)
{
    const QByteArray start(opening);
    if (bytes.isEmpty() || (bytes.size() < start.size() && start.startsWith(bytes)))
        return cutOff(place);
    if (!bytes.startsWith(start))
        return refused(translate("ShardFile", "This is no shard; shards are the files that run --shard writes."), place);
    const qsizetype newLine = bytes.left(largestHeader).indexOf('\n');
    if (newLine < 0)
        return bytes.size() < largestHeader ? cutOff(place) : damaged(place, QStringLiteral("header"));
    const Result<Json> json = parseJson(bytes.left(newLine), place, {largestHeader, 2});
    if (!json || !json->is_object())
        return damaged(place, json ? QStringLiteral("header") : json.error().message);
    const auto version = json->find("version");
    if (version != json->end() && version->is_number() && *version > formatVersion)
        return refused(translate("ShardFile", "This shard was made by a newer version of Rackrate; merge it with that one."), place);
    Result<Shard> shard = parseContent(bytes, newLine + 1, *json, place);
    if (shard && shard->header.program != RACKRATE_VERSION)
        return refused(translate("ShardFile", "Shard %1 of %2 was made by Rackrate %3, this is %4; use one version for all shards.")
                           .arg(shard->header.shard).arg(shard->header.shards)
                           .arg(QString::fromStdString(shard->header.program), QStringLiteral(RACKRATE_VERSION)), place);
    return shard;
}

Result<Shard> readShard(const QString& path)
{
    QFile file(path);
    const auto unreadable = [&](const QString& message) { return Error{ErrorCode::File, message, {}, path}; };
    if (QFileInfo(path).isDir())
        return unreadable(translate("ShardFile", "This is a folder, not a file."));
    if (!file.exists())
        return unreadable(translate("ShardFile", "There is no such file."));
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(translate("ShardFile", "The file could not be read: %1.").arg(file.errorString()));
    // One byte more than allowed tells that a file is too long without reading all of it, whatever size it claims.
    const QByteArray bytes = file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(translate("ShardFile", "The file could not be read: %1.").arg(file.errorString()));
    if (bytes.size() > largestFile)
        return refused(translate("ShardFile", "The file is larger than %1 MB, which no shard is.").arg(largestFile / 1000000), path);
    return parseShard(bytes, path);
}

} // namespace rackrate
