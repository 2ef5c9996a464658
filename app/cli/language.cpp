// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/language.h"

#include "app/cli/commandline.h"

#include <QCoreApplication>

namespace rackrate {

std::string languageAskedFor(int argc, const char* const* argv)
{
    std::string language;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        for (const std::string option : {"--lang", "--language"}) {
            if (argument == option && i + 1 < argc)
                language = argv[i + 1];
            else if (argument.rfind(option + '=', 0) == 0)
                language = argument.substr(option.size() + 1);
        }
    }
    return language;
}

void addLanguageOption(CLI::App& command, std::string& language)
{
    const auto spelled = [](std::string& name) {
        if (name == "zh" || name == "zh-CN")
            name = "zh_CN";
        return std::string();
    };
    command
        .add_option("--lang,--language", language,
                    QCoreApplication::translate("CommandLine", "Language of texts and numbers").toStdString())
        ->transform(CLI::Validator(spelled, {}))
        ->check(oneOf({"en", "zh_CN"}));
}

QLocale localeFor(const std::string& language)
{
    const bool chinese = language.empty() ? QLocale::system().language() == QLocale::Chinese : language.rfind("zh", 0) == 0;
    return chinese ? QLocale(QLocale::Chinese, QLocale::SimplifiedHanScript, QLocale::China)
                   : QLocale(QLocale::English, QLocale::LatinScript, QLocale::UnitedStates);
}

} // namespace rackrate
