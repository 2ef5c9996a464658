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
        <source>%n workload(s)</source>
        <translation>
            <numerusform>%n workload</numerusform>
            <numerusform>%n workloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strategy(ies)</source>
        <translation>
            <numerusform>%n strategy</numerusform>
            <numerusform>%n strategies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n independent draw(s) for uncertain inputs</source>
        <translation>
            <numerusform>%n independent draw for uncertain inputs</numerusform>
            <numerusform>%n independent draws for uncertain inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cost(s) less and is (are) ruled out in most futures.</source>
        <translation>
            <numerusform>%n more costs less and is ruled out in most futures.</numerusform>
            <numerusform>%n more cost less and are ruled out in most futures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks %n other limit(s) too.</source>
        <translation>
            <numerusform>It breaks %n other limit too.</numerusform>
            <numerusform>It breaks %n other limits too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n input(s), %1 of them uncertain, %2 calibrated</source>
        <translation>
            <numerusform>%n input, %1 of them uncertain, %2 calibrated</numerusform>
            <numerusform>%n inputs, %1 of them uncertain, %2 calibrated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) of the week</source>
        <translation>
            <numerusform>%n hour of the week</numerusform>
            <numerusform>%n hours of the week</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 dated prices, %n is/are older than 90 days.</source>
        <translation>
            <numerusform>Of %1 dated prices, %n is older than 90 days.</numerusform>
            <numerusform>Of %1 dated prices, %n are older than 90 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed from the source</source>
        <translation>
            <numerusform>%1, %n changed from the source</numerusform>
            <numerusform>%1, %n changed from the source</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>This comes after the plan of %n month(s) has ended and has no effect.</source>
        <translation>
            <numerusform>This comes after the plan of %n month has ended and has no effect.</numerusform>
            <numerusform>This comes after the plan of %n months has ended and has no effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This supply starts in month %1, after the plan of %n month(s) has ended.</source>
        <translation>
            <numerusform>This supply starts in month %1, after the plan of %n month has ended.</numerusform>
            <numerusform>This supply starts in month %1, after the plan of %n months has ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This event comes after the plan of %n month(s) has ended and has no effect.</source>
        <translation>
            <numerusform>This event comes after the plan of %n month has ended and has no effect.</numerusform>
            <numerusform>This event comes after the plan of %n months has ended and has no effect.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>This supply is to end in month %1, but the plan of %n month(s) ends before; it lasts to the end of the plan.</source>
        <translation>
            <numerusform>This supply is to end in month %1, but the plan of %n month ends before; it lasts to the end of the plan.</numerusform>
            <numerusform>This supply is to end in month %1, but the plan of %n months ends before; it lasts to the end of the plan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShardMerge</name>
    <message numerus="yes">
        <source>%n of %1 shards are missing: %2.</source>
        <translation>
            <numerusform>%n of %1 shards is missing: %2.</numerusform>
            <numerusform>%n of %1 shards are missing: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackrate::LivePanel</name>
    <message numerus="yes">
        <source>Nothing is simulated yet. %n entry(ies) must be put right first:</source>
        <translation>
            <numerusform>Nothing is simulated yet. %n entry must be put right first:</numerusform>
            <numerusform>Nothing is simulated yet. %n entries must be put right first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackrate::Outline</name>
    <message numerus="yes">
        <source>%n input(s)</source>
        <translation>
            <numerusform>%n input</numerusform>
            <numerusform>%n inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackrate::ProblemList</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
</TS>
