<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>The scenario has %n error(s) and was not run.</source>
        <translation>
            <numerusform>The scenario has %n error and was not run.</numerusform>
            <numerusform>The scenario has %n errors and was not run.</numerusform>
        </translation>
    </message>
</context>
</TS>
