// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <map>
#include <string>

namespace rackrate {

/// A text that data files carry in several languages, keyed by language ("en", "zh_CN"). A plain string counts as "en".
struct LocalizedText {
    std::map<std::string, std::string> texts;

    /// The text in `language`, else English, else any, else empty.
    std::string in(const std::string& language) const
    {
        for (const char* key : {language.c_str(), "en"}) {
            if (const auto found = texts.find(key); found != texts.end())
                return found->second;
        }
        return texts.empty() ? std::string() : texts.begin()->second;
    }
    bool empty() const { return texts.empty(); }
    bool operator==(const LocalizedText&) const = default;
};

} // namespace rackrate
