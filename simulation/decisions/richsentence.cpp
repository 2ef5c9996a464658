// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/richsentence.h"

#include "simulation/decisions/headline.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackrate {

namespace {

/// As withoutHanGaps(), and the spans follow. Gaps inside names stay.
void closeHanGaps(RichSentence& sentence)
{
    for (int i = int(sentence.text.size()) - 2; i > 0; --i) {
        const auto inside = [&](const RichSentence::Span& span) { return span.begin <= i && i < span.begin + span.length; };
        if (!isHanGap(sentence.text, i) || std::any_of(sentence.spans.begin(), sentence.spans.end(), inside))
            continue;
        sentence.text.remove(i, 1);
        for (RichSentence::Span& span : sentence.spans)
            span.begin -= span.begin > i ? 1 : 0;
    }
}

} // namespace

RichSentence withNames(const QString& pattern, const std::vector<int>& strategies, const Scenario& scenario, const QLocale& locale)
{
    RichSentence sentence;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool marker = pattern[i] == QLatin1Char('{') && i + 2 < pattern.size() && pattern[i + 2] == QLatin1Char('}');
        const int number = marker ? pattern[i + 1].digitValue() : -1;
        if (number < 0 || number >= int(strategies.size())) {
            sentence.text += pattern[i];
            continue;
        }
        const QString name = strategyName(scenario, strategies[number], locale);
        sentence.spans.push_back({int(sentence.text.size()), int(name.size()), strategies[number]});
        sentence.text += name;
        i += 2;
    }
    closeHanGaps(sentence);
    return sentence;
}

RichSentence joined(RichSentence first, const RichSentence& second)
{
    if (first.text.isEmpty() || second.text.isEmpty())
        return first.text.isEmpty() ? second : first;
    const QString pattern = QCoreApplication::translate("Headline", "%1 %2", "two sentences, one after the other");
    const int gap = int(pattern.size()) - 4; // what stands between the two places
    const int shift = int(first.text.size()) + gap;
    first.text = pattern.arg(first.text, second.text);
    for (RichSentence::Span span : second.spans) {
        span.begin += shift;
        first.spans.push_back(span);
    }
    return first;
}

} // namespace rackrate
