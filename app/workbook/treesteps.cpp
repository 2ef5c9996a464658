// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/workbook/treesteps.h"

#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"

#include <algorithm>

namespace rackrate {
namespace {

bool isIndex(const std::string& step)
{
    return !step.empty() && step.size() < 8
        && std::all_of(step.begin(), step.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// "training" from "training-2".
std::string stem(const std::string& id)
{
    const std::size_t dash = id.rfind('-');
    return dash != std::string::npos && dash > 0 && isIndex(id.substr(dash + 1)) ? id.substr(0, dash) : id;
}

bool sameKeys(const Json& first, const Json& second)
{
    if (first.size() != second.size())
        return false;
    for (auto a = first.begin(), b = second.begin(); a != first.end(); ++a, ++b) {
        if (a.key() != b.key())
            return false;
    }
    return true;
}

} // namespace

std::string parentPointer(const std::string& pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return slash == std::string::npos ? std::string() : pointer.substr(0, slash);
}

std::string lastStep(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    return steps.empty() ? std::string() : steps.back();
}

std::optional<Json::json_pointer> indexPointer(const Json& tree, const std::string& pointer)
{
    Json::json_pointer place;
    const Json* node = &tree;
    for (const std::string& step : pointerSteps(pointer)) {
        if (node->is_array()) {
            const std::size_t position = memberIndex(*node, step);
            if (position >= node->size())
                return std::nullopt;
            place.push_back(std::to_string(position));
            node = &(*node)[position];
        } else if (node->is_object() && node->contains(step)) {
            place.push_back(step);
            node = &(*node)[step];
        } else {
            return std::nullopt;
        }
    }
    return place;
}

bool placeValue(Json& tree, const std::string& pointer, const Json& value)
{
    const std::string parent = parentPointer(pointer);
    if (!parent.empty() && !find(tree, parent) && !placeValue(tree, parent, Json::object()))
        return false;
    return setValue(tree, pointer, value).ok();
}

void eraseValue(Json& tree, const std::string& pointer)
{
    const auto place = indexPointer(tree, pointer);
    if (!place || place->empty())
        return;
    Json& parent = tree.at(place->parent_pointer());
    if (parent.is_array())
        parent.erase(std::stoul(place->back()));
    else
        parent.erase(place->back());
}

Json::json_pointer deepestDifference(const Json& before, const Json& after)
{
    Json::json_pointer place;
    const Json* first = &before;
    const Json* second = &after;
    for (;;) {
        const bool comparable = (first->is_object() && second->is_object() && sameKeys(*first, *second))
            || (first->is_array() && second->is_array() && first->size() == second->size());
        if (!comparable)
            return place;
        int differing = 0;
        std::string step;
        std::size_t index = 0;
        auto a = first->begin();
        auto b = second->begin();
        const Json* nextFirst = nullptr;
        const Json* nextSecond = nullptr;
        for (; a != first->end(); ++a, ++b, ++index) {
            if (*a == *b)
                continue;
            ++differing;
            step = first->is_object() ? a.key() : std::to_string(index);
            nextFirst = &*a;
            nextSecond = &*b;
        }
        if (differing != 1)
            return place;
        place.push_back(step);
        first = nextFirst;
        second = nextSecond;
    }
}

std::string uniqueId(const Json& list, const std::string& wanted)
{
    const auto taken = [&list](const std::string& id) {
        return std::any_of(list.begin(), list.end(), [&id](const Json& member) {
            return member.is_object() && member.contains("id") && member["id"] == id;
        });
    };
    if (!taken(wanted))
        return wanted;
    const std::string base = stem(wanted);
    int number = 2;
    while (taken(base + "-" + std::to_string(number)))
        ++number;
    return base + "-" + std::to_string(number);
}

void numberName(Json& member, const std::string& id)
{
    const std::string base = stem(id);
    if (base == id || !member.contains("name"))
        return;
    const std::string number = id.substr(base.size() + 1);
    const auto rename = [&number](Json& text) {
        if (!text.is_string())
            return;
        std::string name = text.get<std::string>();
        const std::size_t space = name.rfind(' ');
        if (space != std::string::npos && isIndex(name.substr(space + 1)))
            name.erase(space);
        text = name + " " + number;
    };
    Json& name = member["name"];
    if (name.is_object()) {
        for (Json& text : name)
            rename(text);
    } else {
        rename(name);
    }
}

void keepDraws(Json& copy, const std::string& originalPath)
{
    if (copy.is_object() && (copy.contains("distribution") || copy.contains("range"))) {
        if (!copy.contains("draw"))
            copy["draw"] = originalPath;
        return;
    }
    if (copy.is_object()) {
        for (auto entry = copy.begin(); entry != copy.end(); ++entry)
            keepDraws(entry.value(), pointerTo(originalPath, entry.key()));
    } else if (copy.is_array()) {
        for (std::size_t index = 0; index < copy.size(); ++index)
            keepDraws(copy[index], pointerTo(originalPath, memberStep(copy[index], index)));
    }
}

} // namespace rackrate
