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
    <message numerus="yes">
        <source>%1 workload(s)</source>
        <translation>
            <numerusform>%1 workload</numerusform>
            <numerusform>%1 workloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 strateg(ies)</source>
        <translation>
            <numerusform>%1 strategy</numerusform>
            <numerusform>%1 strategies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uncertain number(s)</source>
        <translation>
            <numerusform>%1 uncertain number</numerusform>
            <numerusform>%1 uncertain numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>There is %n more error.</numerusform>
            <numerusform>There are %n more errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more warning(s).</source>
        <translation>
            <numerusform>There is %n more warning.</numerusform>
            <numerusform>There are %n more warnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more note(s).</source>
        <translation>
            <numerusform>There is %n more note.</numerusform>
            <numerusform>There are %n more notes.</numerusform>
        </translation>
    </message>
</context>
</TS>
