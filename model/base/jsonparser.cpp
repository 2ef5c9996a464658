// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/jsonparser.h"

#include "model/base/translate.h"

#include <cstring>
#include <set>

namespace rackrate
{

namespace
{

constexpr int numberOutOfRange = 406; // the library's number of that exception

/// Builds the tree from the library's events, because its own builder neither bounds depth nor sees a key given twice.
class BoundedTree
{
public:
    explicit BoundedTree(int maximumDepth) : m_maximumDepth(maximumDepth) {}

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& key)
    {
        if (!m_keys.back().insert(key).second) {
            m_problem = translate("ScenarioFile", "The key “%1” appears twice in one object; remove one of them.")
                            .arg(QString::fromStdString(key));
            return false;
        }
        m_key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& exception)
    {
        m_position = position;
        m_detail = QString::fromUtf8(exception.what());
        if (exception.id == numberOutOfRange)
            m_problem = translate("ScenarioFile", "This number is too large.");
        return false;
    }

    Json& tree() { return m_tree; }
    const QString& detail() const { return m_detail; }
    /// Why the text was refused; empty when it is no JSON at all.
    const QString& problem() const { return m_problem; }
    /// Byte at which the library stopped, or -1 when the tree itself refused.
    std::ptrdiff_t position() const { return m_position; }

private:
    Json* place(Json value)
    {
        if (m_open.empty()) {
            m_tree = std::move(value);
            return &m_tree;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &appendMember(parent, m_key, std::move(value));
    }

    bool add(Json value)
    {
        place(std::move(value));
        return true;
    }

    bool open(Json container)
    {
        if (static_cast<int>(m_open.size()) >= m_maximumDepth) {
            m_problem = translate("ScenarioFile", "The text is nested more than %1 levels deep.").arg(m_maximumDepth);
            return false;
        }
        m_open.push_back(place(std::move(container)));
        m_keys.emplace_back();
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_keys.pop_back();
        return true;
    }

    Json m_tree;
    std::vector<Json*> m_open; ///< an open container's address is stable: nothing is added beside it until it closes
    std::vector<std::set<std::string>> m_keys;
    std::string m_key;
    int m_maximumDepth;
    QString m_problem, m_detail;
    std::ptrdiff_t m_position = -1;
};

/// Iterator that counts what the library has read, so that a refusal of ours knows its place too.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** furthest) : m_at(at), m_furthest(furthest) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        *m_furthest = ++m_at;
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_furthest;
};

/// An error whose message names the place.
Error invalid(const QString& message, const QString& detail = {}) { return {ErrorCode::InvalidInput, message, detail, {}}; }

Error atByte(const QByteArray& text, qsizetype byte, const QString& problem, const QString& place, const QString& detail)
{
    const qsizetype end = qBound<qsizetype>(0, byte, text.size());
    const QByteArray before = text.left(end);
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.mid(lineStart)).size() + 1;
    return invalid(
        translate("ScenarioFile", "%1, line %2, column %3: %4").arg(place, QString::number(line), QString::number(column), problem),
        detail);
}

/// What is no JSON, by its first word.
QString unreadable(const QByteArray& text, qsizetype byte)
{
    if (byte >= text.size())
        return translate("ScenarioFile", "The JSON ends before it is complete.");
    qsizetype end = byte + 1;
    while (end < text.size() && end - byte < 20 && !std::strchr(" \t\r\n,:[]{}\"", text[end]))
        ++end;
    return translate("ScenarioFile", "JSON cannot be read from “%1” on.")
        .arg(QString::fromUtf8(text.mid(byte, end - byte)));
}

/// The sentence for text that is not UTF-8, or empty. Text without a mark betrays its width by the zero bytes beside "{" or "[".
QString wrongEncoding(const QByteArray& text, const QString& place)
{
    const QByteArray start = text.left(4).leftJustified(4, ' ');
    const bool zero[] = {start[0] == 0, start[1] == 0, start[2] == 0, start[3] == 0};
    const bool utf32 = start == QByteArray("\xFF\xFE\0\0", 4) || start == QByteArray("\0\0\xFE\xFF", 4) ||
                       (zero[0] && zero[1] && zero[2] && !zero[3]) || (!zero[0] && zero[1] && zero[2] && zero[3]);
    const bool utf16 = text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF") ||
                       (zero[0] && !zero[1] && zero[2] && !zero[3]) || (!zero[0] && zero[1] && !zero[2] && zero[3]);
    if (utf32)
        return translate("ScenarioFile", "%1 is written in UTF-32; save it as UTF-8.").arg(place);
    if (utf16)
        return translate("ScenarioFile", "%1 is written in UTF-16; save it as UTF-8.").arg(place);
    if (text.startsWith("\xEF\xBB\xBF\xEF\xBB\xBF"))
        return translate("ScenarioFile", "%1 begins with two byte order marks; remove one.").arg(place);
    return {};
}

/// The first line that is not UTF-8, counted from 1; 0 when all are.
qsizetype lineThatIsNotUtf8(const QByteArray& text)
{
    if (QUtf8StringView(text).isValidUtf8())
        return 0;
    qsizetype line = 1;
    for (qsizetype start = 0; start < text.size(); ++line) {
        const qsizetype newline = text.indexOf('\n', start), end = newline < 0 ? text.size() : newline;
        if (!QUtf8StringView(text.constData() + start, end - start).isValidUtf8())
            break;
        start = end + 1;
    }
    return line;
}

struct Parsing {
    Json tree;
    bool whole = false;
    QString refusal; ///< why JSON was refused; empty when the text is whole, or no JSON at all
    qsizetype byte = 0;
    QString detail;
};

Parsing parsed(const QByteArray& content, const JsonBounds& bounds)
{
    BoundedTree tree(bounds.depth);
    const char* furthest = content.constData();
    const CountingIterator begin(content.constData(), &furthest);
    const CountingIterator end(content.constData() + content.size(), &furthest);
    Parsing result;
    result.whole = Json::sax_parse(begin, end, &tree);
    result.tree = std::move(tree.tree());
    result.refusal = tree.problem();
    result.detail = tree.detail();
    result.byte = tree.position() >= 0 ? tree.position() - 1 : furthest - content.constData() - 1;
    return result;
}

} // namespace

Result<Json> parseJson(const QByteArray& text, const QString& place, const JsonBounds& bounds)
{
    if (text.size() > bounds.bytes)
        return invalid(translate("ScenarioFile", "%1 is larger than %2 MB, which no scenario is.")
                           .arg(place, QString::number(bounds.bytes / 1000000)));
    if (const QString problem = wrongEncoding(text, place); !problem.isEmpty())
        return invalid(problem);
    const QByteArray content = text.startsWith("\xEF\xBB\xBF") ? text.mid(3) : text;
    if (content.trimmed().isEmpty())
        return invalid(translate("ScenarioFile", "%1 is empty.").arg(place));
    // The library takes a NUL byte for the end of the text.
    if (const qsizetype nul = content.indexOf('\0'); nul >= 0)
        return atByte(content, nul, translate("ScenarioFile", "There is a NUL byte, which no text has; remove it."), place, {});
    if (const qsizetype line = lineThatIsNotUtf8(content))
        return invalid(translate("ScenarioFile", "%1, line %2: This text is not UTF-8 but in another encoding, such as GBK or Latin-1; "
                                                 "save the file as UTF-8.")
                           .arg(place, QString::number(line)));
    Parsing result = parsed(content, bounds);
    if (result.whole)
        return std::move(result.tree);
    const QString problem = result.refusal.isEmpty() ? unreadable(content, result.byte) : result.refusal;
    return atByte(content, result.byte, problem, place, result.detail);
}

Result<Json> parseJsonOrText(const QByteArray& text, const QString& place, const JsonBounds& bounds)
{
    Parsing result = parsed(text, bounds);
    if (result.whole)
        return std::move(result.tree);
    if (!result.refusal.isEmpty())
        return Error{ErrorCode::InvalidInput, result.refusal, result.detail, place};
    return Json(text.toStdString());
}

} // namespace rackrate
