// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/pointersteps.h"

#include <algorithm>

namespace rackrate
{

namespace
{

std::string unescaped(std::string_view step)
{
    std::string text;
    for (std::size_t i = 0; i < step.size(); ++i) {
        const bool escape = step[i] == '~' && i + 1 < step.size() && (step[i + 1] == '0' || step[i + 1] == '1');
        text += escape ? (step[i + 1] == '0' ? '~' : '/') : step[i];
        i += escape ? 1 : 0;
    }
    return text;
}

bool hasId(const Json& member, const std::string& id)
{
    const auto found = member.is_object() ? member.find("id") : member.end();
    return member.is_object() && found != member.end() && found->is_string() &&
           found->get_ref<const std::string&>() == id;
}

bool readsAsIndex(const std::string& step)
{
    return !step.empty() && step.size() <= 9 &&
           std::all_of(step.begin(), step.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::vector<std::string> pointerSteps(const std::string& pointer)
{
    std::vector<std::string> steps;
    for (std::size_t begin = pointer.find('/'); begin != std::string::npos;) {
        const std::size_t end = pointer.find('/', begin + 1);
        const std::size_t length = end == std::string::npos ? end : end - begin - 1;
        steps.push_back(unescaped(std::string_view(pointer).substr(begin + 1, length)));
        begin = end;
    }
    return steps;
}

std::string pointerTo(const std::string& pointer, std::string_view step)
{
    std::string path = pointer + '/';
    for (const char c : step) {
        if (c == '~')
            path += "~0";
        else if (c == '/')
            path += "~1";
        else
            path += c;
    }
    return path;
}

std::string memberStep(const Json& member, std::size_t index)
{
    const auto id = member.is_object() ? member.find("id") : member.end();
    const bool named = member.is_object() && id != member.end() && id->is_string();
    return named && !id->get_ref<const std::string&>().empty() ? id->get<std::string>() : std::to_string(index);
}

std::size_t memberIndex(const Json& list, const std::string& step)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (hasId(list[i], step))
            return i;
    }
    const std::size_t index = readsAsIndex(step) ? std::stoul(step) : list.size();
    return std::min(index, list.size());
}

} // namespace rackrate
