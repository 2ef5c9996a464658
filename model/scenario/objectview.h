// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/localizedtext.h"
#include "model/scenario/number.h"
#include "model/scenario/scenario.h"
#include "model/scenario/schema.h"

#include <string>
#include <vector>

namespace rackrate
{

/// Typed access to one object of the tree. A missing or unusable value gives the field's default, or `absent` where the
/// table has none; what is wrong with it has been reported by the shape check before.
class ObjectView
{
public:
    ObjectView(const Json* object, const ObjectSchema& schema, std::string path);

    const std::string& path() const { return m_path; }
    bool present() const { return m_object; }
    bool has(const char* key) const { return raw(key); }

    Number number(const char* key, double absent = 0) const;
    double real(const char* key, double absent = 0) const;
    int integer(const char* key, int absent = 0) const;
    std::int64_t wholeNumber(const char* key) const;
    bool flag(const char* key) const;
    std::string text(const char* key) const;
    std::vector<std::string> texts(const char* key) const;
    LocalizedText localized(const char* key) const;
    /// The field "id", else the step by which paths name this object.
    std::string id() const;
    /// The name people read: the field "name", else the id.
    LocalizedText name() const;
    /// Position of the choice in the table.
    int choice(const char* key) const;
    template <typename Enumeration>
    Enumeration choiceAs(const char* key) const
    {
        return static_cast<Enumeration>(choice(key));
    }
    Escalator escalator(const char* key) const;
    Count count(const char* key) const;

    ObjectView object(const char* key) const;
    /// Up to the list's limit; what should have an id and is no object is left out.
    std::vector<ObjectView> members(const char* key) const;
    /// The value as it stands in the tree, or nullptr.
    const Json* raw(const char* key) const;

private:
    const Field& field(const char* key) const;
    Json valueOrDefault(const char* key) const;

    const Json* m_object; ///< nullptr: the object is missing and every field has its default
    const ObjectSchema* m_schema;
    std::string m_path;
};

/// A number of the tree as the scenario holds it; `absent` stands in for what cannot be read.
Number numberFrom(const Json& value, const Field& field, const std::string& path, double absent);

/// Plain text or text by language.
LocalizedText localizedFrom(const Json& value);

} // namespace rackrate
