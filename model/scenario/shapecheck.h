// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/findinglist.h"
#include "model/scenario/schema.h"

#include <map>
#include <set>
#include <string>

namespace rackrate {

/// Compares a tree with the table, object by object: unknown keys (a note), fields that are not computed, missing ones, kinds,
/// ranges, choices, ids and references. Everything that concerns one field alone is checked here and nowhere else. The effort is
/// linear in the text: of a list beyond its limit only the members within it are looked at.
class ShapeCheck {
public:
    ShapeCheck(const Json& root, FindingList& findings) : m_root(root), m_findings(findings) {}

    void checkObject(const Json& value, const ObjectSchema& schema, const std::string& path);
    /// No list had more members than it may have.
    bool withinLimits() const { return m_withinLimits; }

private:
    void checkField(const Json& value, const Field& field, const std::string& path);
    void checkUnknown(const std::string& key, const ObjectSchema& schema, const std::string& path);
    void checkList(const Json& value, const Field& field, const std::string& path);
    void checkId(const Json& member, const ObjectSchema& schema, const std::string& path);
    void checkOnlyId(const Json& member, std::size_t index, const std::string& list, std::map<std::string, std::size_t>& earlier);
    void checkReference(const Json& value, const Field& field, const std::string& path);
    void checkReferences(const Json& value, const Field& field, const std::string& path);
    void checkUncertain(const Json& value, const Field& field, const std::string& path);

    const std::set<std::string>& idsOf(const Field& field);

    const Json& m_root;
    FindingList& m_findings;
    std::map<std::string, std::set<std::string>> m_ids; ///< by the list that references point to
    int m_uncertainNumbers = 0;
    bool m_withinLimits = true;
};

/// The sentence that says what is wrong with the value of a field that is no object or list and does not refer; empty when it is right.
QString problemWithValue(const Json& value, const Field& field);

/// The sentence for a number outside the field's range, or empty.
QString problemWithNumber(const Json& value, const Field& field);

/// The choices of a field as text: "a, b or c".
QString choiceList(const Field& field);

} // namespace rackrate
