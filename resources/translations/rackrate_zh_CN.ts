<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Accuracy</name>
    <message>
        <source>antithetic</source>
        <translation>对偶</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>拉丁超立方</translation>
    </message>
    <message>
        <source>scrambled Sobol</source>
        <translation>加扰 Sobol</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the bounds of an interval</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Stopped after %1 futures: the standard error of every strategy&apos;s mean and P95 is at most %2 of it; at most %3 was asked for.</source>
        <translation>模拟 %1 个情形后停止：每个策略的均值和 P95 的标准误都不超过其 %2；要求是不超过 %3。</translation>
    </message>
    <message>
        <source>%1 futures are too few to tell the standard error of every P95; at most %2 was asked for.</source>
        <translation>%1 个情形太少，得不出每个 P95 的标准误；要求是不超过 %2。</translation>
    </message>
    <message>
        <source>After all %1 futures the largest standard error of a strategy&apos;s mean or P95 is %2 of it; the %3 asked for were not met.</source>
        <translation>全部 %1 个情形之后，策略均值或 P95 的标准误最大为其 %2，没有达到要求的 %3。</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>two strategies on one thread</source>
        <translation>两个策略，单线程</translation>
    </message>
    <message>
        <source>two strategies on %1 threads</source>
        <translation>两个策略，%1 个线程</translation>
    </message>
    <message>
        <source>growing trials, months and strategies</source>
        <translation>增加模拟情形、月数和策略</translation>
    </message>
    <message>
        <source>the same model in NumPy</source>
        <translation>同一模型的 NumPy 版本</translation>
    </message>
    <message>
        <source>case study %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>测量已取消。</translation>
    </message>
    <message>
        <source>Million path-months a second</source>
        <translation>每秒百万路径月</translation>
    </message>
    <message>
        <source>Two strategies, 60 months</source>
        <translation>两个策略，60 个月</translation>
    </message>
    <message>
        <source>Million path-months a second, %1 threads</source>
        <translation>每秒百万路径月，%1 个线程</translation>
    </message>
    <message>
        <source>Everything ÷ its draws alone</source>
        <translation>全部计算 ÷ 仅抽样</translation>
    </message>
    <message>
        <source>NumPy&apos;s time ÷ ours</source>
        <translation>NumPy 用时 ÷ 本程序用时</translation>
    </message>
    <message>
        <source>Two threads ÷ one</source>
        <translation>双线程 ÷ 单线程</translation>
    </message>
    <message>
        <source>Million path-months a second, one thread</source>
        <translation>每秒百万路径月，单线程</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Two strategies</source>
        <translation>两个策略</translation>
    </message>
    <message>
        <source>Milliseconds, 60 months</source>
        <translation>毫秒，60 个月</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>100,000 futures</source>
        <translation>100,000 个模拟情形</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>编译计划</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>再次编译</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>首个结果</translation>
    </message>
    <message>
        <source>… with new demand</source>
        <translation>……需求变动后</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1, %2 threads, %3

</source>
        <translation>%1，%2 个线程，%3

</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Instruction set, one thread</source>
        <translation>指令集，单线程</translation>
    </message>
    <message>
        <source>Trials, one thread</source>
        <translation>模拟情形，单线程</translation>
    </message>
    <message>
        <source>Months, one thread</source>
        <translation>月数，单线程</translation>
    </message>
    <message>
        <source>Strategies (months of each), one thread</source>
        <translation>策略（按各策略的月计），单线程</translation>
    </message>
    <message>
        <source>NumPy&apos;s mean cost of “%1” is %2 standard errors away from ours, so its time does not count.</source>
        <translation>NumPy 算出的“%1”平均成本与本程序相差 %2 个标准误，因此其用时不计。</translation>
    </message>
    <message>
        <source>There is no Python with NumPy here; install the package python3-numpy.</source>
        <translation>此处没有带 NumPy 的 Python；请安装 python3-numpy 软件包。</translation>
    </message>
    <message>
        <source>The NumPy model stopped: %1</source>
        <translation>NumPy 模型中止：%1</translation>
    </message>
    <message>
        <source>The NumPy model gave no answer.</source>
        <translation>NumPy 模型没有给出结果。</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Cost kind</source>
        <translation>成本类别</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 costs %2 on average; the largest part is %3 with %4.</source>
        <translation>%1 的平均成本为 %2；最大一项是%3，为 %4。</translation>
    </message>
    <message>
        <source>%1 · mean, nominal; credits left of zero</source>
        <translation>%1 · 均值，名义值；抵减项在零线左侧</translation>
    </message>
    <message>
        <source>Mean cost of %1 by kind, summed up to each month; %2 in all.</source>
        <translation>%1 的分类平均成本，逐月累计；合计 %2。</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Where it does so in some month, half do by month %1.</source>
        <translation>在某月回本的情形中，半数不晚于第 %1 个月。</translation>
    </message>
    <message>
        <source>Breaks even in this month, % of futures</source>
        <translation>当月回本的情形占比（%）</translation>
    </message>
    <message>
        <source>Broken even by then, % of futures</source>
        <translation>截至当月已回本的情形占比（%）</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>Only through closing values</source>
        <translation>仅计入期末价值后</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>期内不回本</translation>
    </message>
    <message>
        <source>Month %1 · %2</source>
        <translation>第 %1 个月 · %2</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>当月</translation>
    </message>
    <message>
        <source>by then</source>
        <translation>截至当月</translation>
    </message>
    <message>
        <source>only through closing values</source>
        <translation>仅计入期末价值后</translation>
    </message>
    <message>
        <source>closing values, month %1</source>
        <translation>期末价值，第 %1 个月</translation>
    </message>
    <message>
        <source>month of break-even</source>
        <translation>回本月份</translation>
    </message>
    <message>
        <source>cheaper from the start: %1</source>
        <translation>从一开始更便宜：%1</translation>
    </message>
    <message>
        <source>broken even by month</source>
        <translation>截至该月已回本</translation>
    </message>
    <message>
        <source>never</source>
        <translation>期内不回本</translation>
    </message>
    <message>
        <source>by month %1</source>
        <translation>至第 %1 个月</translation>
    </message>
    <message>
        <source>million %1</source>
        <translation>百万 %1</translation>
    </message>
    <message>
        <source>thousand %1</source>
        <translation>千 %1</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>%1 is cheapest most often from month 1 to month %2, where it wins in %3 of futures.</source>
        <translation>从第 1 个月到第 %2 个月，%1 成本最低的情形最多，期末占 %3。</translation>
    </message>
    <message>
        <source>%1, % of futures</source>
        <translation>%1，情形占比（%）</translation>
    </message>
    <message>
        <source>if the plan ended after month</source>
        <translation>若规划在该月后结束</translation>
    </message>
    <message>
        <source>The median cost of %1 is %2 in the first month and %3 in the last, which includes the closing values.</source>
        <translation>%1 的成本中位数在首月为 %2，在末月为 %3（含期末价值）。</translation>
    </message>
    <message>
        <source>%1, mean difference</source>
        <translation>%1，平均差额</translation>
    </message>
    <message>
        <source>%1, P5</source>
        <translation>%1，P5</translation>
    </message>
    <message>
        <source>%1, P25</source>
        <translation>%1，P25</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>%1, P75</source>
        <translation>%1，P75</translation>
    </message>
    <message>
        <source>%1, P95</source>
        <translation>%1，P95</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>逐月成本</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>与 %1 的差额</translation>
    </message>
    <message>
        <source>%1 · mean; below zero is cheaper</source>
        <translation>%1 · 均值；低于零为更便宜</translation>
    </message>
    <message>
        <source>%1 · median, P25–P75, P5–P95</source>
        <translation>%1 · 中位数、P25–P75、P5–P95</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>others (%1)</source>
        <translation>其他（%1）</translation>
    </message>
    <message>
        <source>Start, %1</source>
        <translation>起点，%1</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>%1 pays for no GPU-hours.</source>
        <translation>%1 没有付费的 GPU 小时。</translation>
    </message>
    <message>
        <source>%1 uses %2 of the GPU-hours it pays for, and most, %3, on %4 at %5.</source>
        <translation>%1 付费的 GPU 小时使用了 %2，%4 %5 最高，为 %3。</translation>
    </message>
    <message>
        <source>%1 to %2 of paid GPU-hours busy</source>
        <translation>付费 GPU 小时的使用率 %1 至 %2</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>星期</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Cheapest in, % of futures</source>
        <translation>成本最低的情形占比（%）</translation>
    </message>
    <message>
        <source>Cheapest in: %1.</source>
        <translation>成本最低的情形占比：%1。</translation>
    </message>
    <message>
        <source>No uncertain input was varied, so nothing can be said about what decides.</source>
        <translation>没有变动任何不确定输入，因此无法判断决定因素。</translation>
    </message>
    <message>
        <source>%1 moves the mean cost of %2 most: by %3 between its P10 and its P90.</source>
        <translation>%1 对 %2 平均成本的影响最大：从 P10 到 P90 变动 %3。</translation>
    </message>
    <message>
        <source>%1 decides between %2 and %3: it moves their difference by %4, past zero.</source>
        <translation>%1 决定 %2 与 %3 的取舍：使两者差额变动 %4，并越过零线。</translation>
    </message>
    <message>
        <source>%1 moves the difference between %2 and %3 most, by %4; no single input flips it.</source>
        <translation>%1 对 %2 与 %3 差额的影响最大，为 %4；没有单个输入能逆转排序。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Input, P10</source>
        <translation>输入，P10</translation>
    </message>
    <message>
        <source>Input, P90</source>
        <translation>输入，P90</translation>
    </message>
    <message>
        <source>input at P10</source>
        <translation>输入取 P10</translation>
    </message>
    <message>
        <source>input at P90</source>
        <translation>输入取 P90</translation>
    </message>
    <message>
        <source>‹ %1 costs less</source>
        <translation>‹ %1 更便宜</translation>
    </message>
    <message>
        <source>%1 costs less ›</source>
        <translation>%1 更便宜 ›</translation>
    </message>
    <message>
        <source>mean cost of %1, %2, %3</source>
        <translation>%1 的平均成本，%2，%3</translation>
    </message>
    <message>
        <source>%1 minus %2, mean, %3, %4</source>
        <translation>%1 减 %2，均值，%3，%4</translation>
    </message>
    <message>
        <source>mean now %1</source>
        <translation>当前均值 %1</translation>
    </message>
    <message>
        <source>P10, %1</source>
        <translation>P10，%1</translation>
    </message>
    <message>
        <source>P90, %1</source>
        <translation>P90，%1</translation>
    </message>
    <message>
        <source>Who is cheapest</source>
        <translation>谁的成本最低</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Cumulative probability of break-even</source>
        <translation>累计回本概率</translation>
    </message>
    <message>
        <source>Cost by kind</source>
        <translation>成本构成</translation>
    </message>
    <message>
        <source>Who is cheapest by horizon</source>
        <translation>各规划期长度下谁的成本最低</translation>
    </message>
    <message>
        <source>Utilisation by hour of the week</source>
        <translation>每周各时段利用率</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>In %1 it does so only through closing values.</source>
        <translation>其中 %1 的情形仅靠期末价值才回本。</translation>
    </message>
    <message>
        <source>only by closing</source>
        <translation>仅靠期末价值</translation>
    </message>
    <message>
        <source>%1 never breaks even with %2 within %3 in any of the futures.</source>
        <translation>%1 相对 %2 在所有情形下 %3内均不回本。</translation>
    </message>
    <message>
        <source>%1 breaks even with %2 in %3 of futures; in %4 it never does within %5.</source>
        <translation>%1 相对 %2 在 %3 的情形下回本；在 %4 的情形下 %5内不回本。</translation>
    </message>
    <message>
        <source>Over one month %1 would be cheapest most often; over %2 %3 is, in %4 of futures.</source>
        <translation>若只看一个月，%1 成本最低的情形最多；若看 %2，则为 %3，占 %4。</translation>
    </message>
    <message>
        <source>Against %1, the lowest mean cost after %2 is that of %3, by %4.</source>
        <translation>相对 %1，%2后平均成本最低的是 %3，差额 %4。</translation>
    </message>
    <message>
        <source>After %1 %2 has cost %3 in the median, and between %4 and %5 in 90% of futures.</source>
        <translation>%1后，%2 的成本中位数为 %3，90% 的情形介于 %4 与 %5 之间。</translation>
    </message>
    <message>
        <source>Mean cost at P10</source>
        <translation>P10 处平均成本</translation>
    </message>
    <message>
        <source>Mean difference at P10</source>
        <translation>P10 处平均差额</translation>
    </message>
    <message>
        <source>Mean cost at P90</source>
        <translation>P90 处平均成本</translation>
    </message>
    <message>
        <source>Mean difference at P90</source>
        <translation>P90 处平均差额</translation>
    </message>
    <message>
        <source>Rank correlation with cost</source>
        <translation>与成本的秩相关系数</translation>
    </message>
    <message>
        <source>Rank correlation with difference</source>
        <translation>与差额的秩相关系数</translation>
    </message>
    <message>
        <source>First-order index of cost</source>
        <translation>成本的一阶指数</translation>
    </message>
    <message>
        <source>First-order index of difference</source>
        <translation>差额的一阶指数</translation>
    </message>
    <message>
        <source>‹ %1</source>
        <translation>‹ %1</translation>
    </message>
    <message>
        <source>%1 ›</source>
        <translation>%1 ›</translation>
    </message>
    <message>
        <source>rank correlation with cost</source>
        <translation>与成本的秩相关系数</translation>
    </message>
    <message>
        <source>rank correlation with difference</source>
        <translation>与差额的秩相关系数</translation>
    </message>
    <message>
        <source>from the start: %1</source>
        <translation>从一开始：%1</translation>
    </message>
    <message>
        <source>%1 is ruled out in every future, so that it cannot break even with %2.</source>
        <translation>%1 在所有情形下都被排除，因此无法相对 %2 回本。</translation>
    </message>
    <message>
        <source>In %1 it is ruled out.</source>
        <translation>在 %1 的情形下它被排除。</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>by closing</source>
        <translation>期末价值</translation>
    </message>
    <message>
        <source>every strategy is ruled out</source>
        <translation>所有策略均被排除</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>The scenario has %n error(s) and was not run.</source>
        <translation>
            <numerusform>方案有 %n 个错误，未运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>运行已取消。</translation>
    </message>
    <message>
        <source>What simulations can run on</source>
        <translation>可用于模拟的设备</translation>
    </message>
    <message>
        <source>cpu   %1 threads, %2</source>
        <translation>cpu   %1 线程，%2</translation>
    </message>
    <message>
        <source>error: %1
Run with --help to see what can be asked for.
</source>
        <translation>错误：%1
用 --help 查看可用选项。
</translation>
    </message>
    <message>
        <source>Plan GPU capacity and what it costs.</source>
        <translation>规划 GPU 容量及其成本。</translation>
    </message>
    <message>
        <source>Say the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>Simulate a scenario and say which strategy is cheapest</source>
        <translation>模拟方案，并给出成本最低的策略</translation>
    </message>
    <message>
        <source>Write all results to this file; - means standard output</source>
        <translation>将全部结果写入此文件；- 表示标准输出</translation>
    </message>
    <message>
        <source>Write tables into this folder</source>
        <translation>将表格写入此文件夹</translation>
    </message>
    <message>
        <source>Write the ledger of this one future, month by month; the first is 0</source>
        <translation>逐月写出这一个模拟情形的台账；首个为 0</translation>
    </message>
    <message>
        <source>Language of texts and numbers</source>
        <translation>文字和数字的语言</translation>
    </message>
    <message>
        <source>Scenario file, or the id of a template</source>
        <translation>方案文件，或模板 id</translation>
    </message>
    <message>
        <source>Seed of the random numbers, instead of the scenario&apos;s</source>
        <translation>随机种子，替代方案中的设置</translation>
    </message>
    <message>
        <source>How futures are sampled, instead of the scenario&apos;s</source>
        <translation>情形的抽样方式，替代方案中的设置</translation>
    </message>
    <message>
        <source>Where the simulation runs</source>
        <translation>模拟在何处运行</translation>
    </message>
    <message>
        <source>Threads to use; 0 means as many as the machine has</source>
        <translation>使用的线程数；0 表示用满本机</translation>
    </message>
    <message>
        <source>Change one value of the scenario first; may be repeated</source>
        <translation>先更改方案中的一个值；可重复使用</translation>
    </message>
    <message>
        <source>Say nothing but results and errors</source>
        <translation>只输出结果和错误</translation>
    </message>
    <message>
        <source>Strategy (%1)</source>
        <translation>策略（%1）</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均成本</translation>
    </message>
    <message>
        <source>P5–P95</source>
        <translation>P5–P95</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Cheapest in</source>
        <translation>成本最低</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>后悔成本</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Mean response</source>
        <translation>平均响应</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Over target</source>
        <translation>超时占比</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>Unserved</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>Cost per unit</source>
        <translation>单位成本</translation>
    </message>
    <message>
        <source>%1 / 1,000 requests</source>
        <translation>%1 / 千次请求</translation>
    </message>
    <message>
        <source>%1 / job</source>
        <translation>%1 / 作业</translation>
    </message>
    <message>
        <source>%1 / GPU-hour</source>
        <translation>%1 / GPU 小时</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Workloads:</source>
        <translation>工作负载：</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>策略：</translation>
    </message>
    <message>
        <source>The scenarios that come with the program</source>
        <translation>程序自带的方案</translation>
    </message>
    <message>
        <source>List them</source>
        <translation>列出全部模板</translation>
    </message>
    <message>
        <source>Say what one is about</source>
        <translation>说明某个模板的内容</translation>
    </message>
    <message>
        <source>Write one to a file</source>
        <translation>将某个模板写入文件</translation>
    </message>
    <message>
        <source>Id of a template</source>
        <translation>模板 id</translation>
    </message>
    <message>
        <source>File to write; - means standard output</source>
        <translation>写入的文件；- 表示标准输出</translation>
    </message>
    <message>
        <source>Check a scenario and list everything found</source>
        <translation>检查方案并列出全部检查结果</translation>
    </message>
    <message>
        <source>Plans GPU capacity and what it costs.</source>
        <translation>规划 GPU 容量及其成本。</translation>
    </message>
    <message>
        <source>Scenario file, or the id of a template, to open in the window</source>
        <translation>在窗口中打开的方案文件，或模板 id</translation>
    </message>
    <message>
        <source>Run a scenario and write its report as a PDF</source>
        <translation>运行方案，并将报告写为 PDF</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>写入的文件</translation>
    </message>
    <message>
        <source>US Letter paper instead of A4</source>
        <translation>用 US Letter 纸，不用 A4</translation>
    </message>
    <message>
        <source>The window needs a display, and there is none. Without one, use rackrate report or rackrate-cli.</source>
        <translation>打开窗口需要显示设备，但当前没有。没有显示设备时，请使用 rackrate report 或 rackrate-cli。</translation>
    </message>
    <message>
        <source>--tolerance cannot stop a Latin hypercube, which depends on the number of futures; use --sampling sobol, or leave --tolerance out.</source>
        <translation>--tolerance 不能让拉丁超立方提前停止，因为它取决于情形总数；请使用 --sampling sobol，或去掉 --tolerance。</translation>
    </message>
    <message>
        <source>Stop before all futures are simulated, once the standard error of every strategy&apos;s mean cost and P95 is at most this share of it</source>
        <translation>每个策略的平均成本和 P95 的标准误都不超过其这一比例时，提前停止模拟</translation>
    </message>
    <message>
        <source>cuda  not available: %1</source>
        <translation>cuda  不可用：%1</translation>
    </message>
    <message>
        <source>cuda  %1, not usable: %2</source>
        <translation>cuda  %1，不可用：%2</translation>
    </message>
    <message>
        <source>cuda  %1, %2 multiprocessors, %3 GiB of memory, %4 GiB free</source>
        <translation>cuda  %1，%2 个多处理器，%3 GiB 显存，%4 GiB 空闲</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>A command is missing; it can be %1.</source>
        <translation>缺少命令；可以是 %1。</translation>
    </message>
    <message>
        <source>“%1” is no command; it can be %2.</source>
        <translation>“%1”不是命令；可以是 %2。</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>此处不应出现“%1”。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 不带值。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 给出了不止一次。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3, written in digits alone.</source>
        <translation>“%1”不是 %2 到 %3 之间仅用数字写成的整数。</translation>
    </message>
    <message>
        <source>“%1” is no number from %2 to %3.</source>
        <translation>“%1”不是 %2 到 %3 之间的数字。</translation>
    </message>
    <message>
        <source>“%1” is unknown; it can be %2.</source>
        <translation>“%1”未知；可以是 %2。</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>名称为空。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Say what can be asked for</source>
        <translation>说明可用的命令和选项</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Preparing the run…</source>
        <translation>正在准备运行……</translation>
    </message>
    <message>
        <source>The ledger of an older run could not be removed: %1.</source>
        <translation>无法删除以前运行留下的明细账：%1。</translation>
    </message>
    <message>
        <source>%1: %2 from %3, %4, seed %5, decided on %6.</source>
        <translation>%1：%3 起 %2，%4，随机种子 %5，按%6比较。</translation>
    </message>
    <message>
        <source>Sampling: %1.</source>
        <translation>抽样：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n workload(s)</source>
        <translation>
            <numerusform>%n 个工作负载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strategy(ies)</source>
        <translation>
            <numerusform>%n 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario can be run: %1.</source>
        <translation>方案可以运行：%1。</translation>
    </message>
    <message>
        <source>Measure how fast this machine simulates</source>
        <translation>测量本机的模拟速度</translation>
    </message>
    <message>
        <source>Most threads; 0 means all of the machine&apos;s</source>
        <translation>最多线程数；0 表示使用本机全部线程</translation>
    </message>
    <message>
        <source>A fiftieth of the work: shows that it runs, measures nothing</source>
        <translation>只做五十分之一的工作：仅表明可以运行，不作测量</translation>
    </message>
    <message>
        <source>No progress on standard error</source>
        <translation>不在标准错误输出显示进度</translation>
    </message>
    <message>
        <source>Write all figures to this file; - or nothing means standard output</source>
        <translation>将全部数据写入此文件；- 或留空表示标准输出</translation>
    </message>
    <message>
        <source>RACKRATE_INSTRUCTION_SET is “%1”, which is no instruction set of this program; it may be one of: %2.</source>
        <translation>RACKRATE_INSTRUCTION_SET 为“%1”，本程序没有这一指令集；可用的有：%2。</translation>
    </message>
    <message>
        <source>RACKRATE_INSTRUCTION_SET is “%1”, which this processor cannot execute; it may be one of: %2.</source>
        <translation>RACKRATE_INSTRUCTION_SET 为“%1”，本处理器无法执行；可用的有：%2。</translation>
    </message>
    <message>
        <source>A folder has the name of a table that would be written.</source>
        <translation>有一个文件夹与要写入的表格同名。</translation>
    </message>
    <message>
        <source>--output is for the file of a shard; it needs --shard.</source>
        <translation>--output 指定分片文件，须与 --shard 一起使用。</translation>
    </message>
    <message>
        <source>A shard has no results of its own: use --json and --csv with merge, and --trace without --shard.</source>
        <translation>分片本身没有结果：--json 和 --csv 请用于 merge，--trace 请不要与 --shard 同用。</translation>
    </message>
    <message>
        <source>--tolerance looks at a run as a whole; leave it out with --shard, or --shard with it.</source>
        <translation>--tolerance 针对整个运行；使用 --shard 时请去掉它，或去掉 --shard。</translation>
    </message>
    <message>
        <source>The scenario in this shard is not the one it was run with; make it again.</source>
        <translation>此分片中的方案与其运行时的方案不符；请重新生成该分片。</translation>
    </message>
    <message>
        <source>Simulate only part I of N and write a shard file for merge</source>
        <translation>只模拟 N 份中的第 I 份，并写出供 merge 使用的分片文件</translation>
    </message>
    <message>
        <source>a part is written as I/N, with I from 1 to N and N up to 65536, such as 3/16</source>
        <translation>份额写作 I/N，I 为 1 到 N，N 不超过 65536，例如 3/16</translation>
    </message>
    <message>
        <source>File for the shard, instead of ID-I-of-N.shard here</source>
        <translation>分片文件，默认为当前文件夹中的 ID-I-of-N.shard</translation>
    </message>
    <message>
        <source>Add up the shards of one run: the same results as one run</source>
        <translation>合并一次运行的全部分片：结果与单次运行相同</translation>
    </message>
    <message>
        <source>All shard files of the run, in any order</source>
        <translation>该次运行的全部分片文件，次序不限</translation>
    </message>
    <message>
        <source>This is the input itself, which would be lost; write to another file.</source>
        <translation>这正是输入文件本身，写入会使其丢失；请写入其他文件。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>其所在文件夹不存在</translation>
    </message>
    <message>
        <source>its folder does not let you write</source>
        <translation>其所在文件夹不可写入</translation>
    </message>
    <message>
        <source>Number of simulated futures, instead of the scenario&apos;s; percentiles are exact up to %1 of them, beyond within 0.1%</source>
        <translation>模拟情形数，替代方案中的设置；不超过 %1 个时百分位数精确，更多时误差在 0.1% 以内</translation>
    </message>
    <message>
        <source>Reports are drawn by the other program: rackrate report SCENARIO --pdf FILE.</source>
        <translation>报告由另一个程序绘制：rackrate report SCENARIO --pdf FILE。</translation>
    </message>
    <message>
        <source>“%1” is a command of the other program: rackrate-cli %1.</source>
        <translation>“%1”是另一个程序的命令：rackrate-cli %1。</translation>
    </message>
    <message>
        <source>The folder could not be made or written to: %1.</source>
        <translation>无法创建或写入文件夹：%1。</translation>
    </message>
    <message>
        <source>--csv writes several tables and needs a folder; standard output takes one text, such as that of --json -.</source>
        <translation>--csv 写入多张表，需要一个文件夹；标准输出只能容纳一份文本，例如 --json - 的结果。</translation>
    </message>
    <message>
        <source>%1 is a file</source>
        <translation>%1 是文件</translation>
    </message>
    <message>
        <source>%1 does not let you write</source>
        <translation>您没有 %1 的写入权限</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Print the scenario format as JSON Schema: every field, its unit, range, default and meaning</source>
        <translation>以 JSON Schema 输出方案格式：每个字段及其单位、范围、默认值和含义</translation>
    </message>
    <message>
        <source>Ruled out in</source>
        <translation>被排除占比</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>Limit on</source>
        <translation>限制对象</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Reached there</source>
        <translation>超限时达到</translation>
    </message>
    <message>
        <source>In futures</source>
        <translation>情形占比</translation>
    </message>
    <message numerus="yes">
        <source>%n independent draw(s) for uncertain inputs</source>
        <translation>
            <numerusform>不确定输入共 %n 个独立抽样</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Devices</name>
    <message>
        <source>The CUDA plug-in is not installed.</source>
        <translation>未安装 CUDA 插件。</translation>
    </message>
    <message>
        <source>The CUDA plug-in cannot be loaded.</source>
        <translation>无法加载 CUDA 插件。</translation>
    </message>
    <message>
        <source>The CUDA plug-in belongs to another version of the program; install the one that came with this.</source>
        <translation>CUDA 插件属于本程序的其他版本；请安装随本程序提供的插件。</translation>
    </message>
    <message>
        <source>No NVIDIA driver is installed.</source>
        <translation>未安装 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old; install a newer one.</source>
        <translation>NVIDIA 驱动版本过旧；请安装较新的版本。</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU.</source>
        <translation>没有 NVIDIA GPU。</translation>
    </message>
    <message>
        <source>The CUDA plug-in holds no code for this GPU.</source>
        <translation>CUDA 插件中没有适用于此 GPU 的代码。</translation>
    </message>
    <message>
        <source>The GPU has too little free memory.</source>
        <translation>GPU 可用显存不足。</translation>
    </message>
    <message>
        <source>The GPU reports a failure.</source>
        <translation>GPU 报告故障。</translation>
    </message>
    <message>
        <source>%1 The simulation ran on the CPU.</source>
        <translation>%1模拟改在 CPU 上运行。</translation>
    </message>
    <message>
        <source>%1 It happened during the run, on %2: the CPU simulated %3 futures again, and all that were left. The results are complete, and the same as without the failure.</source>
        <translation>%1此事发生在 %2 运行期间：CPU 重新模拟了 %3 个情形以及其余全部情形。结果完整，与未发生故障时相同。</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Lowest</source>
        <translation>最低值</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高值</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>最可能值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>From and to (P5, P95)</source>
        <translation>起止（P5、P95）</translation>
    </message>
    <message>
        <source>range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>PERT</source>
        <translation>PERT</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>对数正态</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>离散</translation>
    </message>
    <message>
        <source>empirical</source>
        <translation>经验</translation>
    </message>
</context>
<context>
    <name>FieldFactory</name>
    <message>
        <source>An id has letters, digits and the signs - _ . only.</source>
        <translation>id 只能包含字母、数字和“-”“_”“.”。</translation>
    </message>
    <message>
        <source>This text is needed.</source>
        <translation>此项必填。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Enter a month such as 2027-01.</source>
        <translation>请输入月份，例如 2027-01。</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-10-10.</source>
        <translation>请输入日期，例如 2026-10-10。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Rackrate scenarios (*.json)</source>
        <translation>Rackrate 方案 (*.json)</translation>
    </message>
    <message>
        <source>The answer does not belong to the inputs as they are now. It will in a moment.</source>
        <translation>结果尚未对应当前输入，稍后即可。</translation>
    </message>
    <message>
        <source>The inputs have an error that must be put right first; it is named above the page.</source>
        <translation>输入有错误，须先更正；错误显示在页面上方。</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>暂无可导出内容</translation>
    </message>
    <message>
        <source>The results could not be written</source>
        <translation>无法写入结果</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>This scenario has changes that are not saved. Closing it loses them.</source>
        <translation>此方案有未保存的更改，关闭后将丢失。</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>无法保存方案</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>PDF, A4 (*.pdf)</source>
        <translation>PDF，A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF, US Letter (*.pdf)</source>
        <translation>PDF，US Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>无法写入报告</translation>
    </message>
    <message>
        <source>Report written</source>
        <translation>报告已写入</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>报告位于 %1。</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>Rackrate results (*.json)</source>
        <translation>Rackrate 结果 (*.json)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>表格存放文件夹</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, not a file.</source>
        <translation>%1 是文件夹、管道或设备，不是文件。</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>场地</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>One-off</source>
        <translation>一次性费用</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>转售</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税费</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>融资</translation>
    </message>
    <message>
        <source>below 1%</source>
        <translation>不足 1%</translation>
    </message>
    <message>
        <source>above 99%</source>
        <translation>超过 99%</translation>
    </message>
    <message>
        <source>below %1 h</source>
        <translation>不足 %1 小时</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>名义值</translation>
    </message>
    <message>
        <source>present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Spend commitment</source>
        <translation>消费承诺</translation>
    </message>
    <message>
        <source>Scheduled block</source>
        <translation>预订时段</translation>
    </message>
    <message>
        <source>Dedicated server</source>
        <translation>包月专用</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Colocated</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Per unit</source>
        <translation>按量计费</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>By the mean of the worst 5% of futures, {0} would be first.</source>
        <translation>若看最差 5% 情形的均值，{0} 居首。</translation>
    </message>
    <message>
        <source>By expected regret, {0} would be first.</source>
        <translation>若看期望后悔成本，{0} 居首。</translation>
    </message>
    <message>
        <source>By mean cost, {0} would be first.</source>
        <translation>若看平均成本，{0} 居首。</translation>
    </message>
    <message>
        <source>{0} is cheaper than {1} from the start in every future.</source>
        <translation>{0} 在所有情形下从一开始就比 {1} 便宜。</translation>
    </message>
    <message>
        <source>{0} is cheaper than {1} from the start in %1 of futures and breaks even in %2, half of those by month %3.</source>
        <translation>在 %1 的情形下，{0} 一开始就比 {1} 便宜；在 %2 的情形下回本，其中一半不晚于第 %3 个月。</translation>
    </message>
    <message>
        <source>{0} is cheaper than {1} from the start in %1 of futures.</source>
        <translation>{0} 在 %1 的情形下从一开始就比 {1} 便宜。</translation>
    </message>
    <message>
        <source>{0} breaks even with {1} in every future, in half of them by month %1.</source>
        <translation>{0} 相对 {1} 在所有情形下都能回本，其中半数不晚于第 %1 个月。</translation>
    </message>
    <message>
        <source>{0} breaks even with {1} in %1 of futures, half of those by month %2.</source>
        <translation>{0} 相对 {1} 在 %1 的情形下回本，其中半数不晚于第 %2 个月。</translation>
    </message>
    <message>
        <source>In %1 of futures only closing values at the horizon make {0} cheaper than {1}.</source>
        <translation>在 %1 的情形下，只有计入规划期末的期末价值，{0} 才比 {1} 便宜。</translation>
    </message>
    <message>
        <source>No strategy keeps all limits on demand and service in most futures; {0} costs least, but breaks one in %1 of them.</source>
        <translation>在多数情形下，没有策略能守住全部需求与服务限值；{0} 成本最低，但在 %1 的情形下超出限值。</translation>
    </message>
    <message>
        <source>{0} is safest: its worst 5% of futures cost %1 on average. It is cheapest in %2 of futures.</source>
        <translation>{0} 最稳妥：最差 5% 情形的成本平均为 %1。它在 %2 的情形下成本最低。</translation>
    </message>
    <message>
        <source>{0} has the lowest expected regret, %1. It is cheapest in %2 of futures.</source>
        <translation>{0} 的期望后悔成本最低，为 %1。它在 %2 的情形下成本最低。</translation>
    </message>
    <message>
        <source>{0} is cheapest in every future.</source>
        <translation>在所有模拟情形下，{0} 成本最低。</translation>
    </message>
    <message>
        <source>{0} is cheapest in %1 of futures.</source>
        <translation>{0} 在 %1 的情形下成本最低。</translation>
    </message>
    <message>
        <source>{0} has the lowest mean cost and is cheapest in %1 of futures.</source>
        <translation>{0} 的平均成本最低，并在 %1 的情形下成本最低。</translation>
    </message>
    <message>
        <source>{0} is next with %1.</source>
        <translation>{0} 次之，占比 %1。</translation>
    </message>
    <message>
        <source>{0} is next; it costs %1 more on average.</source>
        <translation>{0} 次之，平均成本高 %1。</translation>
    </message>
    <message>
        <source>By present value, {0} would be first.</source>
        <translation>若看现值，{0} 居首。</translation>
    </message>
    <message>
        <source>By nominal cost, {0} would be first.</source>
        <translation>若看名义成本，{0} 居首。</translation>
    </message>
    <message>
        <source>If everything stopped at the horizon, {0} would be first.</source>
        <translation>若规划期末全部清算，{0} 居首。</translation>
    </message>
    <message>
        <source>If operations went on past the horizon, {0} would be first.</source>
        <translation>若规划期后业务继续，{0} 居首。</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>No strategy keeps all limits on demand and service in most futures; {0} would be first, but breaks one in %1 of them.</source>
        <translation>在多数情形下，没有策略能守住全部需求与服务限值；{0}排在首位，但在 %1 的情形下超出限值。</translation>
    </message>
    <message>
        <source>1 future</source>
        <translation>1 个情形</translation>
    </message>
    <message>
        <source>%1 futures</source>
        <translation>%1 个情形</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} never breaks even with {1} within %1.</source>
        <translation>{0} 相对 {1} 在 %1内不回本。</translation>
    </message>
    <message>
        <source>{0} costs the same as {1} in every future.</source>
        <translation>在所有情形下，{0} 与 {1} 成本相同。</translation>
    </message>
    <message>
        <source>{0} breaks even with {1} in %1 of futures, half of those by month %2; in %3 it never does within %4.</source>
        <translation>{0} 相对 {1} 在 %1 的情形下回本，其中半数不晚于第 %2 个月；在 %3 的情形下 %4内不回本。</translation>
    </message>
    <message>
        <source>{0} costs the same as {1} in %1 of futures.</source>
        <translation>在 %1 的情形下，{0} 与 {1} 成本相同。</translation>
    </message>
    <message>
        <source>In %1 of futures {0} never breaks even with {1} within %2.</source>
        <translation>在 %1 的情形下，{0} 在 %2内始终不能相对 {1} 回本。</translation>
    </message>
    <message>
        <source>{0} is next with %1. It breaks even with {1} in %2 of futures, half of those by month %3; in %4 it never does within %5.</source>
        <translation>{0} 次之，占比 %1。它相对 {1} 在 %2 的情形下回本，其中半数不晚于第 %3 个月；在 %4 的情形下 %5内不回本。</translation>
    </message>
    <message>
        <source>{0} is cheapest more often, in %1.</source>
        <translation>{0} 成本最低的情形更多，占 %1。</translation>
    </message>
    <message>
        <source>On average {0} costs %1 more than the cheapest strategy of each future; {1} costs %2 more.</source>
        <translation>平均而言，{0} 比各情形下成本最低的策略多花 %1；{1} 多花 %2。</translation>
    </message>
    <message>
        <source>{0} is ruled out in every future, so that it cannot break even with {1}.</source>
        <translation>{0} 在所有情形下都被排除，因此无法相对 {1} 回本。</translation>
    </message>
    <message>
        <source>In %1 of futures {0} cannot break even, because it is ruled out.</source>
        <translation>在 %1 的情形下，{0} 因被排除而无法回本。</translation>
    </message>
    <message>
        <source>{0} is next; it costs %1 less on average.</source>
        <translation>{0} 次之，平均成本低 %1。</translation>
    </message>
    <message>
        <source>it misses the %1 target of %2 in %3 of requests; the limit is %4.</source>
        <translation>%2 有 %3 的请求超过 %1 的目标响应时间，限值为 %4。</translation>
    </message>
    <message>
        <source>jobs of %1 wait %2 on average; the limit is %3.</source>
        <translation>%1 的作业平均等待 %2，限值为 %3。</translation>
    </message>
    <message>
        <source>it leaves %1 of %2 unserved; the limit is %3.</source>
        <translation>%2 有 %1 未满足，限值为 %3。</translation>
    </message>
    <message>
        <source>{0} is ruled out in every future:</source>
        <translation>{0} 在所有情形下都被排除：</translation>
    </message>
    <message>
        <source>{0} is ruled out in %1 of futures:</source>
        <translation>{0} 在 %1 的情形下被排除：</translation>
    </message>
    <message>
        <source>{0} costs %1 less on average, but is ruled out in every future:</source>
        <translation>{0} 平均成本低 %1，但在所有情形下都被排除：</translation>
    </message>
    <message>
        <source>{0} costs %1 less on average, but is ruled out in %2 of futures:</source>
        <translation>{0} 平均成本低 %1，但在 %2 的情形下被排除：</translation>
    </message>
    <message>
        <source>it leaves more than %1 of a workload unserved</source>
        <translation>任一工作负载的未满足比例超过 %1</translation>
    </message>
    <message>
        <source>it misses the %1 target of %2 in more than %3 of requests</source>
        <translation>%2 有超过 %3 的请求超过 %1 的目标响应时间</translation>
    </message>
    <message>
        <source>jobs of %1 wait more than %2 on average</source>
        <translation>%1 的作业平均等待超过 %2</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>不足 %1</translation>
    </message>
    <message>
        <source>requests over %1</source>
        <translation>超过 %1 的请求</translation>
    </message>
    <message>
        <source>mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>unserved</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>limits: those before the last</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <comment>limits: the last</comment>
        <translation>%1，或 %2</translation>
    </message>
    <message>
        <source>A strategy is ruled out of a future in which %1; it can be neither the cheapest nor break even there.</source>
        <translation>若策略在某一情形中出现以下情况，则在该情形中被排除，既不能成本最低，也不能回本：%1。</translation>
    </message>
    <message>
        <source>most often %1</source>
        <comment>%1: it breaks a limit</comment>
        <translation>多数情况下，%1</translation>
    </message>
    <message>
        <source>there %1</source>
        <comment>%1: it breaks a limit</comment>
        <translation>其中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost(s) less and is (are) ruled out in most futures.</source>
        <translation>
            <numerusform>另有 %n 个策略成本更低，但在多数情形下被排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks %n other limit(s) too.</source>
        <translation>
            <numerusform>它还超出另外 %n 项限值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Fields of this page</source>
        <translation>本页字段</translation>
    </message>
    <message>
        <source>This page shows results; its fields are on the pages of inputs.</source>
        <translation>本页显示结果；字段位于各输入页。</translation>
    </message>
    <message>
        <source>Rackrate %1 plans GPU capacity and what it costs, under uncertainty.

Simulation kernel: %2.
Licence: GPL-3.0-or-later.</source>
        <translation>Rackrate %1 在不确定条件下规划 GPU 容量及其成本。

模拟内核：%2。
许可证：GPL-3.0-or-later。</translation>
    </message>
    <message>
        <source>About Rackrate</source>
        <translation>关于 Rackrate</translation>
    </message>
</context>
<context>
    <name>LiveSimulation</name>
    <message>
        <source>The simulation stopped: %1.</source>
        <translation>模拟已停止：%1。</translation>
    </message>
</context>
<context>
    <name>Nearest</name>
    <message>
        <source> Did you mean “%1”?</source>
        <translation>您是否想写“%1”？</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>请输入 %1 至 %2 的整数。</translation>
    </message>
    <message>
        <source>The value must lie between %1 and %2.</source>
        <translation>数值必须介于 %1 与 %2 之间。</translation>
    </message>
    <message>
        <source>The value must be at least %1.</source>
        <translation>数值不得小于 %1。</translation>
    </message>
    <message>
        <source>The value must be at most %1.</source>
        <translation>数值不得大于 %1。</translation>
    </message>
    <message>
        <source>A range goes from the smaller number to the larger, such as %1.</source>
        <translation>范围须从小到大，例如 %1。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Enter a number such as 12.</source>
        <translation>请输入数值，例如 12。</translation>
    </message>
    <message>
        <source>Enter a number or a range such as 5 to 10.</source>
        <translation>请输入数值或范围，例如“5 至 10”。</translation>
    </message>
    <message>
        <source>Read as %1, 90% between %2 and %3, mean %4.</source>
        <translation>识别为“%1”分布，90% 介于 %2 与 %3 之间，均值 %4。</translation>
    </message>
    <message>
        <source>This is no share; enter the number without a percent sign.</source>
        <translation>这里不是比例；请输入不带百分号的数字。</translation>
    </message>
</context>
<context>
    <name>Overflow</name>
    <message>
        <source>The demand of %1 is larger than what can be counted. Check its base level, its growth and its events.</source>
        <translation>%1的需求超出可计数的范围。请检查其基准水平、增长和事件。</translation>
    </message>
    <message>
        <source>The GPU-hours of strategy %1 are more than what can be counted. Check the demand and the counts of its supply.</source>
        <translation>策略%1的 GPU 小时数超出可计数的范围。请检查需求及其供给的数量。</translation>
    </message>
    <message>
        <source>What strategy %1 pays in a single month, or owns, is worth more than %2 %3, which is the most that can be counted. State all prices in a larger unit, such as thousands of %3.</source>
        <translation>策略%1单月支付的金额或持有资产的价值超过 %2 %3，这是可计数的上限。请以更大的单位（例如千%3）填写所有价格。</translation>
    </message>
    <message>
        <source>In strategy %1, a single month&apos;s amount for “%2” is more than %3 %4, which is the most that can be counted. State all prices in a larger unit, such as thousands of %4.</source>
        <translation>在策略%1中，“%2”的单月金额超过 %3 %4，这是可计数的上限。请以更大的单位（例如千%4）填写所有价格。</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>This supply costs more than %1 %2 in a single month, which is the most that can be counted. State all prices in a larger unit, such as thousands of %2.</source>
        <translation>该供给的单月费用超过 %1 %2，这是可计数的上限。请以更大的单位（例如千%2）填写所有价格。</translation>
    </message>
    <message>
        <source>%1 is faster or slower on %2 than the pool&apos;s other work. The pool counts its GPUs at the speed of its first workload; a pool of its own would be exact.</source>
        <translation>%1 在 %2 上的速度与该资源池的其他工作不同。资源池按首个工作负载的速度折算 GPU；为其单设资源池才能精确计算。</translation>
    </message>
    <message>
        <source>The offer %1 does not exist.</source>
        <translation>报价 %1 不存在。</translation>
    </message>
    <message>
        <source>This way of procurement is not computed in this version.</source>
        <translation>此版本不计算这种采购方式。</translation>
    </message>
    <message>
        <source>The offer %1 has no price for this procurement and term; the tranche needs one of its own.</source>
        <translation>报价 %1 没有这种采购方式和合约期的价格；该容量档需要单独定价。</translation>
    </message>
    <message>
        <source>The correlation between %1 and %2 has no effect: it needs two different uncertain numbers that the simulation uses.</source>
        <translation>%1 与 %2 之间的相关性不起作用：需要两个不同的、且模拟用到的不确定数值。</translation>
    </message>
    <message>
        <source>The correlations contradict each other. The nearest possible ones are used; none of them changes by more than %1.</source>
        <translation>各相关性相互矛盾。已改用最接近的可行值，改动均不超过 %1。</translation>
    </message>
    <message>
        <source>%1 is ordered in month %2 and serves from month %3. In %4 of the months between, nothing else serves this pool, so its demand goes unserved.</source>
        <translation>%1 于第 %2 个月下单，第 %3 个月起投用。其间有 %4 的月份该资源池没有其他供给，需求得不到满足。</translation>
    </message>
    <message>
        <source>In the first month this pool is asked for %1 GPUs on average and has %2, with nothing elastic behind them. Some of its demand goes unserved.</source>
        <translation>第一个月该资源池平均需要 %1 块 GPU，现有 %2 块，且没有弹性容量兜底。部分需求得不到满足。</translation>
    </message>
    <message>
        <source>The preparation of the run was cancelled.</source>
        <translation>运行的准备已取消。</translation>
    </message>
</context>
<context>
    <name>Pointer</name>
    <message>
        <source>There is no “%1” in the scenario.</source>
        <translation>方案中没有“%1”。</translation>
    </message>
    <message>
        <source>There is no “%1” in %2.</source>
        <translation>%2 中没有“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a path; a path starts with a slash, as in /finance/discountRate.</source>
        <translation>“%1”不是路径；路径以斜杠开头，例如 /finance/discountRate。</translation>
    </message>
    <message>
        <source>“%1” has no value; write it as /path=value.</source>
        <translation>“%1”没有给出值；写法为 /路径=值。</translation>
    </message>
    <message>
        <source> A slash inside an id is written ~1, as in %1.</source>
        <translation>id 中的斜杠写作 ~1，例如 %1。</translation>
    </message>
    <message>
        <source> Known are %1.</source>
        <translation>已有：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Default of the program</source>
        <translation>程序默认值</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>P5–P95</source>
        <translation>P5–P95</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1 (calibrated)</source>
        <translation>%1（已校准）</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设清单</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 相对 %2</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>相对 %1</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>In some month</source>
        <translation>在某月</translation>
    </message>
    <message>
        <source>Median month</source>
        <translation>月份中位数</translation>
    </message>
    <message>
        <source>Only by closing</source>
        <translation>仅计期末价值</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>期内不回本</translation>
    </message>
    <message>
        <source>Several crossings</source>
        <translation>多次交叉</translation>
    </message>
    <message>
        <source>Demand factor</source>
        <translation>需求倍数</translation>
    </message>
    <message>
        <source>Utilisation there</source>
        <translation>对应利用率</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Hardware purchases</source>
        <translation>硬件采购</translation>
    </message>
    <message>
        <source>Running costs</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <source>Resale and credit for hardware</source>
        <translation>硬件转售与抵减</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Accrual cost</source>
        <translation>权责发生制成本</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1，均值</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>各年合计</translation>
    </message>
    <message>
        <source>Cash and budget by fiscal year</source>
        <translation>各财年现金与预算</translation>
    </message>
    <message>
        <source>nominal, mean of all futures</source>
        <translation>名义值，全部情形的均值</translation>
    </message>
    <message>
        <source>Highest cumulative cash</source>
        <translation>累计现金最高额</translation>
    </message>
    <message>
        <source>Total, nominal</source>
        <translation>合计，名义值</translation>
    </message>
    <message>
        <source>Total in money of the first month</source>
        <translation>合计，按首月币值</translation>
    </message>
    <message>
        <source>Total accrual cost</source>
        <translation>权责发生制成本合计</translation>
    </message>
    <message>
        <source>The last month includes closing values. Network equipment and fit-out that are bought with servers stand under running costs. Accrual spreads purchases over their depreciation and prepaid terms over their months.</source>
        <translation>末月含期末价值。随服务器购置的网络设备和装修改造计入运行成本。权责发生制将采购按折旧期分摊，将预付合约期按月分摊。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean of worst 5%</source>
        <translation>最差 5% 均值</translation>
    </message>
    <message>
        <source>Present value, %1</source>
        <translation>现值，%1</translation>
    </message>
    <message>
        <source>Cheapest in</source>
        <translation>成本最低</translation>
    </message>
    <message>
        <source>Expected regret</source>
        <translation>期望后悔成本</translation>
    </message>
    <message>
        <source>Mean, P5–P95 and the mean of the dearest 5% of futures are nominal cash with closing values. Cheapest in and expected regret are on the headline&apos;s basis (%1).</source>
        <translation>均值、P5–P95 和最差 5% 情形的均值为含期末价值的名义现金。“成本最低”和“期望后悔成本”与结论采用同一口径（%1）。</translation>
    </message>
    <message>
        <source>Cost over time</source>
        <translation>成本随时间变化</translation>
    </message>
    <message>
        <source>Who would be cheapest if the plan ended earlier</source>
        <translation>若规划提前结束，谁的成本最低</translation>
    </message>
    <message>
        <source>share of futures by month of the end, each month closed out as at the horizon</source>
        <translation>各结束月的情形占比，每个月均按规划期末的方式结算</translation>
    </message>
    <message>
        <source>nominal cash</source>
        <translation>名义现金</translation>
    </message>
    <message>
        <source>present value at %1 a year</source>
        <translation>年折现率 %1 的现值</translation>
    </message>
    <message>
        <source>monthly spend on rented GPUs of %1, mean of the first twelve months</source>
        <translation>%1 租用 GPU 的月支出，前十二个月均值</translation>
    </message>
    <message>
        <source>monthly spend on rented GPUs of %1 against %2 (%3 and %4), mean of the first twelve months</source>
        <translation>%1 租用 GPU 的月支出相对 %2 的变化（分别为 %3 和 %4），前十二个月均值</translation>
    </message>
    <message>
        <source>of the GPU-hours that %1 pays for are used</source>
        <translation>%1 付费 GPU 小时的使用比例</translation>
    </message>
    <message>
        <source>mean wait of %1, %2 and %3</source>
        <translation>%1 的平均等待（%2 → %3）</translation>
    </message>
    <message>
        <source>mean response of %1, %2 and %3</source>
        <translation>%1 的平均响应时间（%2 → %3）</translation>
    </message>
    <message>
        <source>of futures in which %1 is cheapest</source>
        <translation>%1 成本最低的情形占比</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策结论</translation>
    </message>
    <message>
        <source>FY %1</source>
        <translation>%1 财年</translation>
    </message>
    <message>
        <source>continue: terms are charged pro rata, hardware is credited at market value</source>
        <translation>业务继续：合约期按比例计费，硬件按市价抵减</translation>
    </message>
    <message>
        <source>stop: remaining commitments are paid, hardware is sold and taken out</source>
        <translation>全部清算：付清剩余承诺，硬件出售并拆除</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Rackrate %1</source>
        <translation>Rackrate %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1，SHA-256 %2</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>规划</translation>
    </message>
    <message>
        <source>hash %1</source>
        <translation>哈希 %1</translation>
    </message>
    <message>
        <source>Futures</source>
        <translation>情形数</translation>
    </message>
    <message>
        <source>%1 of %2; the run was not finished</source>
        <translation>%1 / %2；运行未完成</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Horizon end</source>
        <translation>规划期末</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>%1 a year, effective and nominal; running costs %2</source>
        <translation>每年 %1，有效年利率，名义值；运行成本%2</translation>
    </message>
    <message>
        <source>at mid-month</source>
        <translation>按月中支付</translation>
    </message>
    <message>
        <source>at the month&apos;s end</source>
        <translation>按月末支付</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What the program noticed</source>
        <translation>程序发现的问题</translation>
    </message>
    <message>
        <source>Method and reproducibility</source>
        <translation>方法与可复现性</translation>
    </message>
    <message>
        <source>Every strategy is simulated month by month on the same random futures, so that differences between strategies come from the strategies and not from chance. An uncertain input is drawn once for each future; demand and prices also move from month to month. The same scenario and seed give the same figures on every machine, whatever the number of threads.</source>
        <translation>所有策略都在同一组随机情形下逐月模拟，因此策略之间的差异来自策略本身，而非偶然。不确定输入在每个情形中抽样一次；需求和价格还会逐月变动。同一方案和随机种子在任何机器上得到相同的数字，与线程数无关。</translation>
    </message>
    <message>
        <source>P5 to P95 is the range that holds 90% of futures. The mean of the worst 5% is over the dearest twentieth of futures. A future in which several strategies tie is shared between them. Present value discounts purchases and upfront payments from the start of their month. Figures are estimates from the assumptions in this report, not observations.</source>
        <translation>P5 至 P95 为包含 90% 情形的区间。最差 5% 均值取最贵的二十分之一情形计算。多个策略并列的情形由其均分。现值将采购和预付款自当月月初起折现。数字是基于本报告假设的估计，并非观测值。</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 a server</source>
        <translation>每台 %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>每小时 %1</translation>
    </message>
    <message>
        <source>Tranche</source>
        <translation>容量档</translation>
    </message>
    <message>
        <source>Procurement</source>
        <translation>采购方式</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>GPUs each</source>
        <translation>每台 GPU 数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>价格，%1</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Pool %1, for %2</source>
        <translation>资源池 %1，服务 %2</translation>
    </message>
    <message>
        <source>%1 from month %2</source>
        <translation>%1 自第 %2 个月起</translation>
    </message>
    <message>
        <source>staff %1 full-time equivalents</source>
        <translation>人员 %1 名全职人力（FTE）</translation>
    </message>
    <message>
        <source>storage %1 TB</source>
        <translation>存储 %1 TB</translation>
    </message>
    <message>
        <source>egress %1 GB a month</source>
        <translation>出网流量每月 %1 GB</translation>
    </message>
    <message>
        <source>%1 in month %2: %3</source>
        <translation>%1，第 %2 个月：%3</translation>
    </message>
    <message>
        <source>Besides GPUs: %1.</source>
        <translation>GPU 以外：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Where the money goes</source>
        <translation>资金去向</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Options in detail</source>
        <translation>策略明细</translation>
    </message>
    <message>
        <source>bill of materials; uncertain prices at their base case, in prices of the first month</source>
        <translation>物料清单；不确定价格取基准情形，按首月价格</translation>
    </message>
    <message>
        <source>mean %1, utilisation %2</source>
        <translation>平均 %1，利用率 %2</translation>
    </message>
    <message>
        <source>The report could not be finished with bookmarks and properties.</source>
        <translation>无法为报告添加书签和属性。</translation>
    </message>
    <message>
        <source>%1 figures from %2 to %3</source>
        <translation>%1 个数值，%2 至 %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>GPU capacity and cost report</source>
        <translation>GPU 容量与成本报告</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>无法将报告写入 %1：%2。</translation>
    </message>
    <message>
        <source>The results are older than the scenario; run the simulation again, then write the report.</source>
        <translation>结果早于方案的当前版本；请重新运行模拟，再写报告。</translation>
    </message>
    <message>
        <source>Prices carry no dates. Figures equal those on the screen.</source>
        <translation>价格未注明日期。数字与屏幕一致。</translation>
    </message>
    <message>
        <source>Prices as of %1.</source>
        <translation>价格截至 %1。</translation>
    </message>
    <message>
        <source>Prices as of %1 to %2.</source>
        <translation>价格日期为 %1 至 %2。</translation>
    </message>
    <message>
        <source>Figures equal those on the screen.</source>
        <translation>数字与屏幕一致。</translation>
    </message>
    <message>
        <source>Rackrate capacity and cost report</source>
        <translation>Rackrate 容量与成本报告</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>What drives the cost of %1</source>
        <translation>哪些因素左右 %1 的成本</translation>
    </message>
    <message>
        <source>What would turn the choice between %1 and %2</source>
        <translation>什么会改变 %1 与 %2 之间的取舍</translation>
    </message>
    <message>
        <source>Its P10</source>
        <translation>其 P10</translation>
    </message>
    <message>
        <source>Its P90</source>
        <translation>其 P90</translation>
    </message>
    <message>
        <source>%1 at P10</source>
        <translation>P10 处，%1</translation>
    </message>
    <message>
        <source>at P90</source>
        <translation>P90 处</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>变动幅度</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>秩相关系数</translation>
    </message>
    <message>
        <source>First-order index</source>
        <translation>一阶指数</translation>
    </message>
    <message>
        <source>Cost of leaving, %1</source>
        <translation>退出成本，%1</translation>
    </message>
    <message>
        <source>after month %1</source>
        <translation>第 %1 个月后</translation>
    </message>
    <message>
        <source>Total, other horizon end</source>
        <translation>合计，另一种期末处理</translation>
    </message>
    <message>
        <source>Present value, other horizon end</source>
        <translation>现值，另一种期末处理</translation>
    </message>
    <message>
        <source>The other horizon end is stop: remaining commitments are paid, hardware is sold and taken out.</source>
        <translation>另一种期末处理为“全部清算”：付清剩余承诺，硬件出售并拆除。</translation>
    </message>
    <message>
        <source>The other horizon end is continue: terms are charged pro rata, hardware is credited at market value.</source>
        <translation>另一种期末处理为“业务继续”：合约期按比例计费，硬件按市价抵减。</translation>
    </message>
    <message>
        <source>Mean cost of stopping after the month named; below zero, more comes in than is owed. %1</source>
        <translation>在所示月份后清算的平均成本；低于零表示收入大于应付款项。%1</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Another is cheaper in</source>
        <translation>他者更便宜</translation>
    </message>
    <message>
        <source>Expected regret, %1</source>
        <translation>期望后悔成本，%1</translation>
    </message>
    <message>
        <source>Standard error of the mean</source>
        <translation>均值的标准误</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>P25–P75</source>
        <translation>P25–P75</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>what could make this wrong</source>
        <translation>哪些因素会使结论不成立</translation>
    </message>
    <message>
        <source>%1 per 1,000 requests</source>
        <translation>每千次请求 %1</translation>
    </message>
    <message>
        <source>%1 per job</source>
        <translation>每个作业 %1</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>每 GPU 小时 %1</translation>
    </message>
    <message>
        <source>Mean response</source>
        <translation>平均响应</translation>
    </message>
    <message>
        <source>P95 response</source>
        <translation>P95 响应</translation>
    </message>
    <message>
        <source>Over target</source>
        <translation>超时占比</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>Unserved</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Utilisation by hour of the week</source>
        <translation>每周各时段利用率</translation>
    </message>
    <message>
        <source>busy share of the GPU-hours paid for</source>
        <translation>付费 GPU 小时的使用比例</translation>
    </message>
    <message>
        <source>%1, %2 in the mean</source>
        <translation>%1，均值 %2</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务水平</translation>
    </message>
    <message>
        <source>what the users of the GPUs get, over all futures</source>
        <translation>GPU 使用者获得的服务，涵盖全部情形</translation>
    </message>
    <message>
        <source>The mean response is a ratio of sums over all requests; P95 is the quantile of all requests of all hours and futures. Cost per unit: the strategy&apos;s mean total, shared out by GPU-hours served, over the units served.</source>
        <translation>平均响应为所有请求的总和之比；P95 为所有小时、所有情形下全部请求的分位数。单位成本：策略的平均总成本按所服务的 GPU 小时分摊，再除以所服务的单位数。</translation>
    </message>
    <message>
        <source>Accuracy, %1 in %2</source>
        <translation>精确度，%1，%2</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>P5, 95% confidence</source>
        <translation>P5，95% 置信区间</translation>
    </message>
    <message>
        <source>Median, 95% confidence</source>
        <translation>中位数，95% 置信区间</translation>
    </message>
    <message>
        <source>P95, 95% confidence</source>
        <translation>P95，95% 置信区间</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s), %1 of them uncertain, %2 calibrated</source>
        <translation>
            <numerusform>%n 项输入，其中 %1 项不确定，%2 项已校准</numerusform>
        </translation>
    </message>
    <message>
        <source>mean cost of %1 over %2 (%3); 90% of futures between %4 and %5</source>
        <translation>%1 在 %2内的平均成本（%3）；90% 的情形介于 %4 与 %5 之间</translation>
    </message>
    <message>
        <source>of futures in which %1 never breaks even with %2 within %3</source>
        <translation>%1 相对 %2 在 %3内不回本的情形占比</translation>
    </message>
    <message>
        <source>%1 from %2 · amounts in %3 · %4</source>
        <translation>自 %2 起 %1 · 金额单位 %3 · %4</translation>
    </message>
    <message>
        <source>%1 an hour, %2</source>
        <translation>每小时 %1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) of the week</source>
        <translation>
            <numerusform>一周中的 %n 个小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 dated prices, %n is/are older than 90 days.</source>
        <translation>
            <numerusform>在 %1 项注明日期的价格中，%n 项早于 90 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain input: cost of %1</source>
        <translation>不确定输入：%1 的成本</translation>
    </message>
    <message>
        <source>Uncertain input: %1 minus %2</source>
        <translation>不确定输入：%1 减 %2</translation>
    </message>
    <message>
        <source>Mean cost on the headline&apos;s basis where the input is near its P10 and P90, all others drawn as always. The rank correlation is Spearman&apos;s, with that cost; the first-order index is the share of its variance that the input explains alone.</source>
        <translation>按结论口径，输入接近其 P10 和 P90 时的平均成本，其余照常抽样。秩相关系数为输入与该成本的斯皮尔曼系数；一阶指数为该成本的方差中由该输入单独解释的占比。</translation>
    </message>
    <message>
        <source>Mean difference of the two costs on the headline&apos;s basis where the input is near its P10 and P90, all others drawn as always. The rank correlation is Spearman&apos;s, with that difference; the first-order index is the share of its variance that the input explains alone.</source>
        <translation>按结论口径，输入接近其 P10 和 P90 时两者成本的平均差额，其余照常抽样。秩相关系数为输入与该差额的斯皮尔曼系数；一阶指数为该差额的方差中由该输入单独解释的占比。</translation>
    </message>
    <message>
        <source>staff %1 full-time equivalents for each owned GPU</source>
        <translation>每块自建 GPU 另需 %1 名全职人力（FTE）</translation>
    </message>
    <message>
        <source>Changed: the source was for %1.</source>
        <translation>已更改：来源对应的是 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed from the source</source>
        <translation>
            <numerusform>%1，%n 项已偏离来源</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>Every input of the plan with its value, or how it is distributed, and where it comes from. An uncertain input shows between which values it lies in 90% of futures. A calibrated input was fitted to a known outcome. One that is marked as changed has another value than the one its source is for.</source>
        <translation>规划的每项输入、其数值或分布方式及出处。不确定的输入标出 90% 的模拟情形所处的区间。经校准的输入是按已知结果拟合的。标为“已更改”的输入，其数值已不是来源所对应的数值。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>share of futures by month (%1); hatched grey: never within %2; plain grey: ruled out</source>
        <translation>各月的情形占比（%1）；灰色斜线：%2内不回本；纯灰：被排除</translation>
    </message>
    <message>
        <source>A strategy breaks even in the month after which its cumulative cost stays at or below the other&apos;s. From the start: it is never dearer. Only by closing: dearer in cash at the horizon, cheaper once hardware and prepaid terms are credited. Ruled out: it breaks a limit on demand or service and cannot break even, whatever it costs; never leaves those futures out. The five shares sum to 100%. Demand factor: all demand times this factor makes the mean costs equal.</source>
        <translation>某策略的累计成本自某月之后不再高于另一策略，该月即为回本月。从一开始：始终不更贵。仅计期末价值：规划期末按现金计更贵，计入硬件和预付合约期的余值后更便宜。被排除：超出需求或服务的限值，无论成本多少都不能回本；“期内不回本”不含这些情形。五项占比合计 100%。需求倍数：全部需求乘以该倍数时，两者平均成本相等。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Limit on</source>
        <translation>限制对象</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Reached there</source>
        <translation>超限时达到</translation>
    </message>
    <message>
        <source>In futures</source>
        <translation>情形占比</translation>
    </message>
    <message>
        <source>Why strategies are ruled out</source>
        <translation>策略为何被排除</translation>
    </message>
    <message>
        <source>limits on demand and service that are broken</source>
        <translation>超出的需求与服务限值</translation>
    </message>
    <message>
        <source>Reached there: over the futures in which the limit is broken. A strategy may break several limits in the same future.</source>
        <translation>“超限时达到”只计超出该限值的情形。同一情形中，一个策略可能超出多项限值。</translation>
    </message>
    <message>
        <source>Ruled out in</source>
        <translation>被排除占比</translation>
    </message>
    <message>
        <source>Strategies are compared by mean cost on the basis of %1.</source>
        <translation>各策略以平均成本比较，口径为%1。</translation>
    </message>
    <message>
        <source>Strategies are compared by the mean of the dearest 5% of futures on the basis of %1.</source>
        <translation>各策略以最差 5% 情形的均值比较，口径为%1。</translation>
    </message>
    <message>
        <source>Strategies are compared by expected regret on the basis of %1.</source>
        <translation>各策略以期望后悔成本比较，口径为%1。</translation>
    </message>
    <message>
        <source>total cost of %1 per month, closing values included, nominal, mean of all months</source>
        <translation>%1 的每月总成本，含期末价值，名义值，全部月份均值</translation>
    </message>
    <message>
        <source>total cost per month of %1 against %2 (%3 and %4), closing values included, nominal, mean of all months</source>
        <translation>%1 的每月总成本相对 %2 的变化（分别为 %3 和 %4），含期末价值，名义值，全部月份均值</translation>
    </message>
    <message>
        <source>On the headline&apos;s basis (%1). Regret is what a choice costs more than the cheapest one of the same future. All but the share in %2.</source>
        <translation>与结论采用同一口径（%1）。后悔成本是某一选择比同一情形中成本最低者多出的成本。除占比外，单位均为%2。</translation>
    </message>
    <message>
        <source>Scenario %1 · seed %2 · %3 futures · %4 sampling · %5 · Rackrate %6</source>
        <translation>方案 %1 · 随机种子 %2 · %3 个情形 · %4 抽样 · %5 · Rackrate %6</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>Cost over time</source>
        <translation>成本随时间变化</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策结论</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>成本构成</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>Service and utilisation</source>
        <translation>服务与利用率</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>全部数字</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>below %1</source>
        <translation>不足 %1</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Mean, %1</source>
        <translation>均值，%1</translation>
    </message>
    <message>
        <source>± standard error</source>
        <translation>± 标准误</translation>
    </message>
    <message>
        <source>P5</source>
        <translation>P5</translation>
    </message>
    <message>
        <source>P25</source>
        <translation>P25</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>P75</source>
        <translation>P75</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Mean of worst 5%</source>
        <translation>最差 5% 均值</translation>
    </message>
    <message>
        <source>Present value, mean</source>
        <translation>现值，均值</translation>
    </message>
    <message>
        <source>Present value, P5</source>
        <translation>现值，P5</translation>
    </message>
    <message>
        <source>Present value, P95</source>
        <translation>现值，P95</translation>
    </message>
    <message>
        <source>Accrual, mean</source>
        <translation>权责发生制，均值</translation>
    </message>
    <message>
        <source>Real, mean</source>
        <translation>不变价，均值</translation>
    </message>
    <message>
        <source>Cheapest by present value</source>
        <translation>按现值成本最低</translation>
    </message>
    <message>
        <source>Cheapest, nominal</source>
        <translation>按名义值成本最低</translation>
    </message>
    <message>
        <source>Regret by present value, %1</source>
        <translation>按现值的后悔成本，%1</translation>
    </message>
    <message>
        <source>Regret, nominal, %1</source>
        <translation>名义后悔成本，%1</translation>
    </message>
    <message>
        <source>Mean if all stops, %1</source>
        <translation>全部清算时均值，%1</translation>
    </message>
    <message>
        <source>Mean if all goes on, %1</source>
        <translation>业务继续时均值，%1</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>对比策略</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>Breaks even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Only by closing values</source>
        <translation>仅计入期末价值后</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>期内不回本</translation>
    </message>
    <message>
        <source>Crosses more than once</source>
        <translation>多次交叉</translation>
    </message>
    <message>
        <source>Break-even demand</source>
        <translation>回本需求倍数</translation>
    </message>
    <message>
        <source>Utilisation there</source>
        <translation>对应利用率</translation>
    </message>
    <message>
        <source>Mean difference, %1</source>
        <translation>平均差额，%1</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Mean response</source>
        <translation>平均响应</translation>
    </message>
    <message>
        <source>P95 response</source>
        <translation>P95 响应</translation>
    </message>
    <message>
        <source>Over target</source>
        <translation>超时占比</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>Unserved</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>Cost per unit, %1</source>
        <translation>单位成本，%1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>Paid GPU-hours in use</source>
        <translation>付费 GPU 小时利用率</translation>
    </message>
    <message>
        <source>Most cash tied up, mean, %1</source>
        <translation>最大资金占用，均值，%1</translation>
    </message>
    <message>
        <source>Closing values, mean, %1</source>
        <translation>期末价值，均值，%1</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1, cost</source>
        <translation>%1，成本</translation>
    </message>
    <message>
        <source>%1, cumulative</source>
        <translation>%1，累计</translation>
    </message>
    <message>
        <source>%1, accrual</source>
        <translation>%1，权责发生制</translation>
    </message>
    <message>
        <source>%1, exit cost</source>
        <translation>%1，退出成本</translation>
    </message>
    <message>
        <source>Mean wait, %1</source>
        <translation>平均等待，%1</translation>
    </message>
    <message>
        <source>Mean response, %1</source>
        <translation>平均响应，%1</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>口径</translation>
    </message>
    <message>
        <source>P5, 95% confidence</source>
        <translation>P5，95% 置信区间</translation>
    </message>
    <message>
        <source>P25, 95% confidence</source>
        <translation>P25，95% 置信区间</translation>
    </message>
    <message>
        <source>Median, 95% confidence</source>
        <translation>中位数，95% 置信区间</translation>
    </message>
    <message>
        <source>P75, 95% confidence</source>
        <translation>P75，95% 置信区间</translation>
    </message>
    <message>
        <source>P95, 95% confidence</source>
        <translation>P95，95% 置信区间</translation>
    </message>
    <message>
        <source>Ruled out in</source>
        <translation>被排除占比</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>Limit on</source>
        <translation>限制对象</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Reached there</source>
        <translation>超限时达到</translation>
    </message>
    <message>
        <source>In futures</source>
        <translation>情形占比</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>“%1” has no effect on a workload counted in requests-per-second.</source>
        <translation>“%1”对以每秒请求数计量的工作负载不起作用。</translation>
    </message>
    <message>
        <source>“%1” has no effect on a workload of jobs; it is for requests.</source>
        <translation>“%1”对作业类工作负载不起作用；它只用于请求。</translation>
    </message>
    <message>
        <source>“%1” has no effect here: in every strategy this workload shares a pool with requests, and its jobs take the GPUs of their share in order.</source>
        <translation>“%1”在此不起作用：在每个策略中，该工作负载都与请求共用资源池，其作业按顺序使用自己份额内的 GPU。</translation>
    </message>
    <message>
        <source>“%1” has no effect on growth of this form.</source>
        <translation>“%1”对这种增长形式不起作用。</translation>
    </message>
    <message>
        <source>“%1” has no effect on a pool that serves no requests; its elastic instances follow the work hour by hour.</source>
        <translation>“%1”对不处理请求的资源池不起作用；其弹性实例逐小时跟随工作量。</translation>
    </message>
    <message>
        <source>“%1” has no effect on a pool without elastic supply.</source>
        <translation>“%1”对没有弹性供给的资源池不起作用。</translation>
    </message>
    <message>
        <source>“%1” has no effect in a pool that serves requests; it adds to the wait of batch jobs.</source>
        <translation>“%1”在处理请求的资源池中不起作用；它只计入批处理作业的等待时间。</translation>
    </message>
    <message>
        <source>“%1” has no effect in a pool without batch jobs whose size is stated; it adds to their wait.</source>
        <translation>资源池中没有注明规模的批处理作业时，“%1”不起作用；它只计入这类作业的等待时间。</translation>
    </message>
    <message>
        <source>Requests hold a replica only while it answers. State the GPUs of one replica, or a lower target utilisation, instead of GPUs held per GPU busy.</source>
        <translation>请求只在副本应答期间占用副本。请改用每个副本的 GPU 数或更低的目标利用率，而不是每个忙碌 GPU 占用的 GPU 数。</translation>
    </message>
    <message>
        <source>“%1” must be a plain number; it cannot be uncertain.</source>
        <translation>“%1”必须是一个确定的数，不能是不确定的数。</translation>
    </message>
    <message>
        <source>The distribution lacks “%1”.</source>
        <translation>分布缺少“%1”。</translation>
    </message>
    <message>
        <source>“%1” of the distribution must be a list of 1 to 10,000 numbers.</source>
        <translation>分布的“%1”必须是含 1 至 10,000 个数值的列表。</translation>
    </message>
    <message>
        <source>The low end (%1) of the distribution must be below the high end (%2).</source>
        <translation>分布的下限（%1）必须小于上限（%2）。</translation>
    </message>
    <message>
        <source>The mode (%1) of the distribution must lie between its low end (%2) and high end (%3).</source>
        <translation>分布的众数（%1）必须介于下限（%2）与上限（%3）之间。</translation>
    </message>
    <message>
        <source>The standard deviation must be above 0; it is %1.</source>
        <translation>标准差必须大于 0，现为 %1。</translation>
    </message>
    <message>
        <source>The mean of a lognormal distribution must be above 0; it is %1.</source>
        <translation>对数正态分布的均值必须大于 0，现为 %1。</translation>
    </message>
    <message>
        <source>A discrete distribution needs one weight for each value; it has %1 values and %2 weights.</source>
        <translation>离散分布的每个值需要一个权重；现有 %1 个值、%2 个权重。</translation>
    </message>
    <message>
        <source>The weights of a discrete distribution must be 0 or more, and one of them above 0.</source>
        <translation>离散分布的权重不得小于 0，且至少一个大于 0。</translation>
    </message>
    <message>
        <source>Alpha and beta of a beta distribution must be above 0.</source>
        <translation>Beta 分布的 Alpha 和 Beta 必须大于 0。</translation>
    </message>
    <message>
        <source>An empirical distribution needs at least two values.</source>
        <translation>经验分布至少需要两个值。</translation>
    </message>
    <message>
        <source>A range needs two numbers, as in {&quot;range&quot;:[5,10]}.</source>
        <translation>范围需要两个数值，例如 {&quot;range&quot;:[5,10]}。</translation>
    </message>
    <message>
        <source>A range runs from its P5 to its P95, so the first number (%1) must be below the second (%2).</source>
        <translation>范围从 P5 到 P95，第一个数值（%1）必须小于第二个（%2）。</translation>
    </message>
    <message>
        <source>Both ends of a lognormal range must be above 0; the first is %1.</source>
        <translation>对数正态范围的两端都必须大于 0；第一个为 %1。</translation>
    </message>
    <message>
        <source>“%1” must be at least %2; its distribution reaches %3.</source>
        <translation>“%1”不得小于 %2；其分布达到 %3。</translation>
    </message>
    <message>
        <source>“%1” must be at most %2; its distribution reaches %3.</source>
        <translation>“%1”不得大于 %2；其分布达到 %3。</translation>
    </message>
    <message>
        <source>An uncertain number is written with either “distribution” or “range”.</source>
        <translation>不确定数值只能用“distribution”或“range”之一表示。</translation>
    </message>
    <message>
        <source>The draw of an uncertain number must be a name.</source>
        <translation>不确定数值的抽样必须是名称。</translation>
    </message>
    <message>
        <source>“%1” must be an object with named fields.</source>
        <translation>“%1”必须是由命名字段组成的对象。</translation>
    </message>
    <message>
        <source>“%1” (%2) is missing.</source>
        <translation>缺少“%1”（%2）。</translation>
    </message>
    <message>
        <source>%1 is unknown and has no effect; “%2” is the nearest known field.</source>
        <translation>%1 未知，不起作用；最接近的已知字段是“%2”。</translation>
    </message>
    <message>
        <source>%1 is unknown; it is kept and has no effect.</source>
        <translation>%1 未知，予以保留但不起作用。</translation>
    </message>
    <message>
        <source>“%1” (%2) is not computed in this version; remove it or use %3.</source>
        <translation>此版本不计算“%1”（%2）；请删除或改用 %3。</translation>
    </message>
    <message>
        <source>A scenario can hold %1 uncertain numbers at most; this is one more.</source>
        <translation>一个方案最多包含 %1 个不确定数值，此处超出。</translation>
    </message>
    <message>
        <source>“%1” must be a list.</source>
        <translation>“%1”必须是列表。</translation>
    </message>
    <message>
        <source>“%1” can have %2 entries at most; there are %3.</source>
        <translation>“%1”最多 %2 项，现有 %3 项。</translation>
    </message>
    <message>
        <source>The id %1 must be made of letters, digits, “-”, “_” and “.”, and not of digits alone.</source>
        <translation>id %1 只能由字母、数字、“-”、“_”和“.”组成，且不能全为数字。</translation>
    </message>
    <message>
        <source>“%1” must be an id.</source>
        <translation>“%1”必须是 id。</translation>
    </message>
    <message>
        <source>“%1” names %2, but there is none to name.</source>
        <translation>“%1”引用了 %2，但没有可引用的对象。</translation>
    </message>
    <message>
        <source>“%1” names %2, which does not exist; known are %3.</source>
        <translation>“%1”引用的 %2 不存在；已有 %3。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>“%1” must be a list of ids.</source>
        <translation>“%1”必须是 id 列表。</translation>
    </message>
    <message>
        <source>“%1” must name each id once.</source>
        <translation>“%1”中每个 id 只能出现一次。</translation>
    </message>
    <message>
        <source>“%1” must not be empty.</source>
        <translation>“%1”不得为空。</translation>
    </message>
    <message>
        <source>“%1” must be text, or text by language as in {&quot;en&quot;:&quot;…&quot;,&quot;zh_CN&quot;:&quot;…&quot;}.</source>
        <translation>“%1”必须是文本，或分语言的文本，例如 {&quot;en&quot;:&quot;…&quot;,&quot;zh_CN&quot;:&quot;…&quot;}。</translation>
    </message>
    <message>
        <source>%1 is not computed in this version; “%2” can be %3.</source>
        <translation>此版本不计算 %1；“%2”可为 %3。</translation>
    </message>
    <message>
        <source>“%1” can be %2; it is %3.</source>
        <translation>“%1”可为 %2，现为 %3。</translation>
    </message>
    <message>
        <source>“%1” must be above 0 somewhere.</source>
        <translation>“%1”至少有一处大于 0。</translation>
    </message>
    <message>
        <source>“%1” must name each hour once.</source>
        <translation>“%1”中每个小时只能出现一次。</translation>
    </message>
    <message>
        <source>The first month of “%1” must not come after the last.</source>
        <translation>“%1”的首月不得晚于末月。</translation>
    </message>
    <message>
        <source>A count that covers a percentile of demand is not computed in this version; state a number, or a range such as {&quot;min&quot;:0,&quot;max&quot;:4}.</source>
        <translation>此版本不计算按需求分位数确定的数量；请给出数值，或范围，例如 {&quot;min&quot;:0,&quot;max&quot;:4}。</translation>
    </message>
    <message>
        <source>A range of “%1” has “min” and “max” only; %2 is unknown.</source>
        <translation>“%1”的范围只有“min”和“max”；%2 未知。</translation>
    </message>
    <message>
        <source>The minimum (%1) of “%2” must not be above its maximum (%3).</source>
        <translation>“%2”的最小值（%1）不得大于最大值（%3）。</translation>
    </message>
    <message>
        <source>The maximum of “%1” must be 1 or more.</source>
        <translation>“%1”的最大值不得小于 1。</translation>
    </message>
    <message>
        <source>“%1” must be numbers by kind of work, as in {&quot;training&quot;:1.2}.</source>
        <translation>“%1”必须按工作类型给出数值，例如 {&quot;training&quot;:1.2}。</translation>
    </message>
    <message>
        <source>“%1” names %2, which is no kind of work.</source>
        <translation>“%1”中的 %2 不是工作类型。</translation>
    </message>
    <message>
        <source>“%1” must be a list of paths, each starting with a slash.</source>
        <translation>“%1”必须是路径列表，每个路径以斜杠开头。</translation>
    </message>
    <message>
        <source>“%1” must be notes by path, as in {&quot;/finance/discountRate&quot;:{&quot;source&quot;:&quot;…&quot;}}.</source>
        <translation>“%1”必须是按路径给出的备注，例如 {&quot;/finance/discountRate&quot;:{&quot;source&quot;:&quot;…&quot;}}。</translation>
    </message>
    <message>
        <source>“%1” must be at least %2; it is %3.</source>
        <translation>“%1”不得小于 %2，现为 %3。</translation>
    </message>
    <message>
        <source>“%1” must be at most %2; it is %3.</source>
        <translation>“%1”不得大于 %2，现为 %3。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 is neither the path of an uncertain number nor the name of a shared draw.</source>
        <translation>%1 既不是不确定数值的路径，也不是共享抽样的名称。</translation>
    </message>
    <message>
        <source>A correlation needs two different numbers.</source>
        <translation>相关性需要两个不同的数值。</translation>
    </message>
    <message>
        <source>This pair of numbers already has a correlation.</source>
        <translation>这对数值已设有相关性。</translation>
    </message>
    <message>
        <source>The currency must be a code of three capital letters such as USD; it is %1.</source>
        <translation>币种必须是三个大写字母的代码，例如 USD；现为 %1。</translation>
    </message>
    <message>
        <source>The prices of this offer are in %1 and the plan is in %2; convert them to %2.</source>
        <translation>该报价以 %1 计价，而规划以 %2 计价；请换算为 %2。</translation>
    </message>
    <message>
        <source>Another workload has a lever %1 too; strategies name levers by id, so each needs its own.</source>
        <translation>另一个工作负载也有优化措施 %1；策略按 id 引用优化措施，id 不得重复。</translation>
    </message>
    <message>
        <source>The calibrated input %1 does not exist.</source>
        <translation>已校准的输入 %1 不存在。</translation>
    </message>
    <message>
        <source>This note belongs to %1, which does not exist.</source>
        <translation>该备注对应的 %1 不存在。</translation>
    </message>
    <message>
        <source>Sharing says how a job workload and requests share a pool; this pool serves no requests.</source>
        <translation>共享用于规定作业与请求如何共用资源池；该资源池不服务任何请求。</translation>
    </message>
    <message>
        <source>A pool can serve one workload in requests-per-second, alone or with one workload of jobs; give the others their own pool.</source>
        <translation>一个资源池只能服务一个 requests-per-second 工作负载，可单独服务，或再加一个作业类工作负载；其余的请另设资源池。</translation>
    </message>
    <message>
        <source>Requests and jobs in one pool need “sharing” with the workload that holds GPUs.</source>
        <translation>请求与作业共用资源池时，须设“sharing”并指明占用 GPU 的工作负载。</translation>
    </message>
    <message>
        <source>This pool serves one workload only, so there is nothing to share.</source>
        <translation>该资源池只服务一个工作负载，无需共享。</translation>
    </message>
    <message>
        <source>The holder must be a workload of this pool.</source>
        <translation>占用方必须是该资源池的工作负载。</translation>
    </message>
    <message>
        <source>The holder must be the workload of jobs, not the requests.</source>
        <translation>占用方必须是作业类工作负载，不能是请求类。</translation>
    </message>
    <message>
        <source>The day must end after it starts; it starts at %1 and ends at %2.</source>
        <translation>白天的结束时间必须晚于开始时间；现从 %1 到 %2。</translation>
    </message>
    <message>
        <source>A pool needs at least one workload to serve.</source>
        <translation>资源池至少须服务一个工作负载。</translation>
    </message>
    <message>
        <source>This pool has no supply; add a tranche.</source>
        <translation>该资源池没有供给；请添加容量档。</translation>
    </message>
    <message>
        <source>This pool has no supply; every tranche of it counts 0.</source>
        <translation>该资源池没有供给；其所有容量档的数量均为 0。</translation>
    </message>
    <message>
        <source>No pool of this strategy serves the workload %1; every strategy must serve every workload.</source>
        <translation>该策略没有资源池服务工作负载 %1；每个策略须服务所有工作负载。</translation>
    </message>
    <message>
        <source>%1 pools of this strategy serve the workload %2; one must.</source>
        <translation>该策略有 %1 个资源池服务工作负载 %2；只能有一个。</translation>
    </message>
    <message>
        <source>A scenario needs at least one strategy.</source>
        <translation>方案至少需要一个策略。</translation>
    </message>
    <message>
        <source>This strategy is empty; add a pool that serves the workloads.</source>
        <translation>该策略为空；请添加服务工作负载的资源池。</translation>
    </message>
    <message>
        <source>Power when idle (%1 kW) must not be above power at full load (%2 kW).</source>
        <translation>空载功率（%1 kW）不得大于满载功率（%2 kW）。</translation>
    </message>
    <message>
        <source>This supply ends in month %1 before it starts in month %2.</source>
        <translation>该供给的结束（第 %1 个月）早于开始（第 %2 个月）。</translation>
    </message>
    <message>
        <source>Offers hold prices for terms of 12 and 36 months; a term of %1 months needs the price of the tranche.</source>
        <translation>报价只有 12 个月和 36 个月合约期的价格；%1 个月的合约期须由容量档自行定价。</translation>
    </message>
    <message>
        <source>The offer %1 has no price “%2”, which this tranche needs; add it to the offer or state the price of the tranche.</source>
        <translation>报价 %1 没有该容量档所需的价格“%2”；请补入报价，或在容量档中给出价格。</translation>
    </message>
    <message>
        <source>The offer %1 states no power, so these servers use no energy in this plan.</source>
        <translation>报价 %1 未给出功率，这些服务器在规划中不计用电。</translation>
    </message>
    <message>
        <source>These servers pay for their energy, so a tariff is needed: state it here or in /market/electricityPrice/base.</source>
        <translation>这些服务器须支付电费，需要电价：可在此填写，或填入 /market/electricityPrice/base。</translation>
    </message>
    <message>
        <source>“%1” has no effect on a tranche of this procurement.</source>
        <translation>“%1”对这种采购方式的容量档不起作用。</translation>
    </message>
    <message>
        <source>Only on-demand capacity can follow demand; the count of this procurement must be a number.</source>
        <translation>只有按需容量可随需求变化；这种采购方式的数量必须是数值。</translation>
    </message>
    <message>
        <source>A colocated tranche needs its contract: “colocation” with the price and the committed power.</source>
        <translation>托管容量档需要合同：“colocation”须含价格和承诺功率。</translation>
    </message>
    <message>
        <source>A cache answers requests, so it needs a workload counted in requests-per-second.</source>
        <translation>缓存用于应答请求，因此工作负载须以 requests-per-second 计。</translation>
    </message>
    <message>
        <source>Only a workload of kind inference can be counted in requests-per-second; use gpu-hours-per-month or jobs-per-month.</source>
        <translation>只有 inference 类工作负载可用 requests-per-second 计；请用 gpu-hours-per-month 或 jobs-per-month。</translation>
    </message>
    <message>
        <source>Requests need a service time: state the seconds one replica takes for one request, above 0.</source>
        <translation>请求需要服务时间：填写一个副本处理一个请求所需的秒数，须大于 0。</translation>
    </message>
    <message>
        <source>Demand in jobs-per-month needs the GPU-hours of one job, above 0.</source>
        <translation>以 jobs-per-month 计的需求须给出单个作业的 GPU 小时，须大于 0。</translation>
    </message>
    <message>
        <source>Requests cannot wait for idle capacity; only work in gpu-hours-per-month or jobs-per-month can be deferred.</source>
        <translation>请求不能等待空闲容量；只有以 gpu-hours-per-month 或 jobs-per-month 计的工作可以推迟。</translation>
    </message>
    <message>
        <source>Logistic growth needs a limit above 1, as a multiple of the base.</source>
        <translation>逻辑斯谛增长需要大于 1 的上限，以基准水平的倍数表示。</translation>
    </message>
    <message>
        <source>Growth in steps or between points needs at least one point with a month and a factor.</source>
        <translation>阶梯增长或插值增长至少需要一个含月份和倍数的点。</translation>
    </message>
    <message>
        <source>The points of growth must be in the order of their months, each month once.</source>
        <translation>增长点必须按月份排序，每月一个。</translation>
    </message>
    <message>
        <source>Growth between points needs factors above 0.</source>
        <translation>插值增长的倍数必须大于 0。</translation>
    </message>
    <message>
        <source>Weeks in the month need the hours of the week in which the event acts.</source>
        <translation>设定“当月周数”时，须同时设定事件生效的“每周时段”。</translation>
    </message>
    <message>
        <source>Only events of a workload in requests-per-second can act in single hours of the week.</source>
        <translation>只有 requests-per-second 工作负载的事件可在一周的个别小时生效。</translation>
    </message>
    <message>
        <source>A workload can have one event that acts in single hours of the week; this is another.</source>
        <translation>一个工作负载只能有一个在一周个别小时生效的事件；此处多出一个。</translation>
    </message>
    <message>
        <source>The factor of an event that acts in single hours of the week must be a plain number.</source>
        <translation>在一周个别小时生效的事件，其倍数必须是确定数值。</translation>
    </message>
    <message>
        <source>A limit on requests over target needs the target response time.</source>
        <translation>限制超时请求的占比，须先给出目标响应时间。</translation>
    </message>
    <message>
        <source>The longest mean wait is for jobs; requests have a target response time instead.</source>
        <translation>最长平均等待适用于作业；请求使用目标响应时间。</translation>
    </message>
    <message>
        <source>A limit on the mean wait needs the GPU-hours of one job.</source>
        <translation>限制平均等待须给出单个作业的 GPU 小时。</translation>
    </message>
    <message>
        <source>A target response time is for requests; jobs have a longest mean wait instead.</source>
        <translation>目标响应时间适用于请求；作业使用最长平均等待。</translation>
    </message>
    <message>
        <source>A scenario needs at least one workload.</source>
        <translation>方案至少需要一个工作负载。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>另有 %n 个错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more warning(s).</source>
        <translation>
            <numerusform>另有 %n 个警告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more note(s).</source>
        <translation>
            <numerusform>另有 %n 条提示。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can have %2 characters at most.</source>
        <translation>“%1”最多 %2 个字符。</translation>
    </message>
    <message>
        <source>The note %1 can have %2 characters at most.</source>
        <translation>备注 %1 最多 %2 个字符。</translation>
    </message>
    <message numerus="yes">
        <source>This comes after the plan of %n month(s) has ended and has no effect.</source>
        <translation>
            <numerusform>此项晚于 %n 个月的规划期结束，不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This supply starts in month %1, after the plan of %n month(s) has ended.</source>
        <translation>
            <numerusform>该供给从第 %1 个月开始，晚于 %n 个月的规划期结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This event comes after the plan of %n month(s) has ended and has no effect.</source>
        <translation>
            <numerusform>该事件晚于 %n 个月的规划期结束，不起作用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The note %1 must belong to a path and hold “source”, “asOf”, “text” or “value”.</source>
        <translation>注释 %1 必须对应一个路径，并包含“source”“asOf”“text”或“value”。</translation>
    </message>
    <message>
        <source>What source and date were for cannot be a value of this field. %1</source>
        <translation>来源和日期所对应的数值不适用于该字段。%1</translation>
    </message>
    <message>
        <source>“%1” has been changed; it was calibrated at %2.</source>
        <translation>“%1”已更改；校准值为 %2。</translation>
    </message>
    <message>
        <source>“%1” has been changed; its source was for %2.</source>
        <translation>“%1”已更改；来源对应的是 %2。</translation>
    </message>
    <message>
        <source>“%1” has been changed since it was calibrated.</source>
        <translation>“%1”在校准之后已更改。</translation>
    </message>
    <message>
        <source>“%1” has been changed; its source was for another value.</source>
        <translation>“%1”已更改；来源对应的是另一个数值。</translation>
    </message>
    <message>
        <source>The distribution lacks “%1”, and %2 is unknown; did you mean “%1”?</source>
        <translation>分布缺少“%1”，而%2未知；您是否想写“%1”？</translation>
    </message>
    <message>
        <source>“%1” of the distribution must be a number; it is %2.</source>
        <translation>分布的“%1”必须是数值；现为 %2。</translation>
    </message>
    <message>
        <source>The distribution %1 is none that is known; it can be %2.</source>
        <translation>分布%1未知；可以是 %2。</translation>
    </message>
    <message>
        <source>The family of a range can be lognormal, normal or uniform; it is %1.</source>
        <translation>区间的分布族可以是 lognormal、normal 或 uniform；现为 %1。</translation>
    </message>
    <message>
        <source> It is stated in this unit: %1.</source>
        <translation>单位：%1。</translation>
    </message>
    <message>
        <source> %1% is written %2.</source>
        <translation>%1% 写作 %2。</translation>
    </message>
    <message>
        <source>The id %1 is used twice in this list, here and at %2; each needs its own.</source>
        <translation>id %1 在此列表中使用了两次（此处与 %2）；每项须使用各自的 id。</translation>
    </message>
    <message>
        <source>“%1” must be a whole number; it is %2.</source>
        <translation>“%1”必须是整数；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be text; it is %2.</source>
        <translation>“%1”必须是文本；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a list of %2 numbers; it is %3.</source>
        <translation>“%1”必须是 %2 个数值的列表；现为 %3。</translation>
    </message>
    <message>
        <source>“%1” must be a list of %2 numbers; it has %3.</source>
        <translation>“%1”必须是 %2 个数值的列表；现有 %3 个。</translation>
    </message>
    <message>
        <source>“%1” must be a list of %2 numbers, each from %3 to %4; number %5 is %6.</source>
        <translation>“%1”必须是 %2 个数值的列表，每个介于 %3 与 %4 之间；第 %5 个为 %6。</translation>
    </message>
    <message>
        <source>“%1” can be %2, or a list of 168 numbers; it is %3.</source>
        <translation>“%1”可为 %2，或 168 个数值的列表；现为 %3。</translation>
    </message>
    <message>
        <source>“%1” must be a list of hours of the week, from 0 to 167; it is %2.</source>
        <translation>“%1”必须是一周中小时的列表，从 0 到 167；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a month such as 7, or a range such as {&quot;from&quot;:3,&quot;to&quot;:9}, from 1 to 120; it is %2.</source>
        <translation>“%1”必须是月份（如 7）或区间（如 {&quot;from&quot;:3,&quot;to&quot;:9}），从 1 到 120；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a number, or a range such as {&quot;min&quot;:0,&quot;max&quot;:4}; it is %2.</source>
        <translation>“%1”必须是数值，或如 {&quot;min&quot;:0,&quot;max&quot;:4} 的区间；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” can be %2, or a yearly rate such as 0.03; it is %3.</source>
        <translation>“%1”可为 %2，或年率（如 0.03）；现为 %3。</translation>
    </message>
    <message>
        <source>“%1” must be a number, or an uncertain one such as {&quot;range&quot;:[5,10]}; it is %2.</source>
        <translation>“%1”必须是数值，或如 {&quot;range&quot;:[5,10]} 的不确定数值；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a number; it is %2.</source>
        <translation>“%1”必须是数值；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be true or false; it is %2.</source>
        <translation>“%1”必须是 true 或 false；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a year and month such as 2027-01; it is %2.</source>
        <translation>“%1”必须是年月，例如 2027-01；现为 %2。</translation>
    </message>
    <message>
        <source>“%1” must be a date such as 2026-10-10; it is %2.</source>
        <translation>“%1”必须是日期，例如 2026-10-10；现为 %2。</translation>
    </message>
    <message>
        <source>This base level is larger than what can be counted.</source>
        <translation>该基准水平超出可计数的范围。</translation>
    </message>
    <message>
        <source>This growth makes demand %1 times its base level within the plan, which is larger than what can be counted.</source>
        <translation>按此增长，需求在规划期内将达到基准水平的 %1 倍，超出可计数的范围。</translation>
    </message>
    <message>
        <source>Demand grows by %1% per month.</source>
        <translation>需求每月增长 %1%。</translation>
    </message>
    <message numerus="yes">
        <source>This supply is to end in month %1, but the plan of %n month(s) ends before; it lasts to the end of the plan.</source>
        <translation>
            <numerusform>该供给定于第 %1 个月结束，但 %n 个月的规划期在此之前结束；它持续到规划期末。</numerusform>
        </translation>
    </message>
    <message>
        <source>This strategy says nothing about “%1”, and %2 pays for it; it looks cheaper by that alone. If there is none, state 0.</source>
        <translation>该策略未说明“%1”，而 %2 为此付费；仅此一项就会使它显得更便宜。如确实没有，请填 0。</translation>
    </message>
    <message>
        <source>Nothing is said about the site of these servers, so they need no cooling, space or maintenance and are worth nothing at the end.</source>
        <translation>未说明这些服务器的场地，因此视为不需要制冷、机房空间和维护，期末也没有残值。</translation>
    </message>
    <message>
        <source>“%1” has no effect on requests; they come first in their pool.</source>
        <translation>“%1”对请求不起作用；请求在其资源池中始终优先。</translation>
    </message>
    <message>
        <source>“%1” has no effect here: in no strategy this workload shares a pool with other jobs.</source>
        <translation>“%1”在此不起作用：该工作负载在任何策略中都不与其他作业共用资源池。</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The key “%1” appears twice in one object; remove one of them.</source>
        <translation>键“%1”在同一对象中出现两次；请删除其一。</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>该数值过大。</translation>
    </message>
    <message>
        <source>The text is nested more than %1 levels deep.</source>
        <translation>文本嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>The JSON ends before it is complete.</source>
        <translation>JSON 不完整，提前结束。</translation>
    </message>
    <message>
        <source>JSON cannot be read from “%1” on.</source>
        <translation>从“%1”起无法解析 JSON。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, which no scenario is.</source>
        <translation>%1 超过 %2 MB，不可能是方案文件。</translation>
    </message>
    <message>
        <source>%1 is written in UTF-16; save it as UTF-8.</source>
        <translation>%1 采用 UTF-16 编码；请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 为空。</translation>
    </message>
    <message>
        <source>%1 is no Rackrate scenario; a scenario is one JSON object that begins with &quot;format&quot;:&quot;rackrate-scenario&quot;.</source>
        <translation>%1 不是 Rackrate 方案；方案是以 &quot;format&quot;:&quot;rackrate-scenario&quot; 开头的一个 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 is no Rackrate scenario; its “format” must be rackrate-scenario.</source>
        <translation>%1 不是 Rackrate 方案；其“format”必须为 rackrate-scenario。</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Rackrate (format %2; this program reads up to %3) and was not changed.</source>
        <translation>%1 由更新版本的 Rackrate 生成（格式 %2，本程序最高支持 %3），未作改动。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. What was there before is unchanged.</source>
        <translation>无法保存 %1：%2。原有内容未变。</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>没有模板“%1”。</translation>
    </message>
    <message>
        <source>There is neither a file nor a template “%1”.</source>
        <translation>既没有文件也没有模板“%1”。</translation>
    </message>
    <message>
        <source>%1 is written in UTF-32; save it as UTF-8.</source>
        <translation>%1 采用 UTF-32 编码；请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 begins with two byte order marks; remove one.</source>
        <translation>%1 以两个字节顺序标记开头；请删除一个。</translation>
    </message>
    <message>
        <source>There is a NUL byte, which no text has; remove it.</source>
        <translation>这里有一个 NUL 字节，文本中不应出现；请删除。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>它是管道或设备，不是文件</translation>
    </message>
    <message>
        <source>%1, line %2: This text is not UTF-8 but in another encoding, such as GBK or Latin-1; save the file as UTF-8.</source>
        <translation>%1 第 %2 行：此文本不是 UTF-8，而是 GBK 或 Latin-1 等其他编码；请将文件另存为 UTF-8。</translation>
    </message>
</context>
<context>
    <name>Schema</name>
    <message>
        <source>GPU-hours per month</source>
        <translation>每月 GPU 小时</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>Jobs per month</source>
        <translation>每月作业数</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Logistic, up to a limit</source>
        <translation>逻辑斯谛，有上限</translation>
    </message>
    <message>
        <source>In steps</source>
        <translation>阶梯式</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>各点间插值</translation>
    </message>
    <message>
        <source>The same in every hour</source>
        <translation>全周均匀</translation>
    </message>
    <message>
        <source>Office hours</source>
        <translation>办公时间</translation>
    </message>
    <message>
        <source>Higher by day than by night</source>
        <translation>昼高夜低</translation>
    </message>
    <message>
        <source>Evening peak</source>
        <translation>晚高峰</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>夜间</translation>
    </message>
    <message>
        <source>Weekdays</source>
        <translation>工作日</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>The month of the plan, 1 for the first.</source>
        <translation>规划期内的月份，首月为 1。</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Demand in that month as a multiple of the base.</source>
        <translation>该月需求相对基准的倍数。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How demand grows over the months.</source>
        <translation>需求逐月增长的方式。</translation>
    </message>
    <message>
        <source>Growth rate</source>
        <translation>增长率</translation>
    </message>
    <message>
        <source>Growth per month for linear, exponential and logistic growth; it must be above −1.</source>
        <translation>线性、指数和逻辑斯谛增长的每月增长率；须大于 −1。</translation>
    </message>
    <message>
        <source>share/month</source>
        <translation>比例/月</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Where logistic growth ends, as a multiple of the base; it must be above 1.</source>
        <translation>逻辑斯谛增长的终点，为基准的倍数；须大于 1。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>各点</translation>
    </message>
    <message>
        <source>Months and factors for growth in steps or between points, in the order of months.</source>
        <translation>阶梯式或插值增长所用的月份和倍数，按月份排列。</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>How far demand strays from month to month, as a standard deviation of its logarithm.</source>
        <translation>需求逐月偏离的程度，以其对数的标准差表示。</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>半衰期</translation>
    </message>
    <message>
        <source>After how many months half of a deviation is gone.</source>
        <translation>偏离消退一半所需的月数。</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this event.</source>
        <translation>方案其他部分和命令行引用此事件时用的短名。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name people read; without one the id is shown.</source>
        <translation>供人阅读的名称；未填则显示 ID。</translation>
    </message>
    <message>
        <source>When the event starts: one month, or a range in which the month is drawn.</source>
        <translation>事件开始的时间：某一个月，或一个月份范围，开始月份从中抽样。</translation>
    </message>
    <message>
        <source>Every … months</source>
        <translation>重复间隔</translation>
    </message>
    <message>
        <source>Repeats the event at this interval inside its range of months; 0 means once.</source>
        <translation>在月份范围内按此间隔重复；0 表示只发生一次。</translation>
    </message>
    <message>
        <source>Multiplies demand while the event acts; 0.5 halves it, 3 triples it.</source>
        <translation>事件作用期间需求所乘的倍数；0.5 为减半，3 为增至三倍。</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>How likely the event is each time, from 0 to 1.</source>
        <translation>事件每次发生的可能性，0 至 1。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>长期有效</translation>
    </message>
    <message>
        <source>Whether the effect stays for good.</source>
        <translation>影响是否一直保留。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>For how many months a passing event acts.</source>
        <translation>短期事件作用的月数。</translation>
    </message>
    <message>
        <source>Hours of the week</source>
        <translation>每周时段</translation>
    </message>
    <message>
        <source>The hours of the week in which the event acts, 0 for Monday 00:00 to 167; without them it acts in every hour.</source>
        <translation>事件在一周中起作用的小时，周一 00:00 为 0，直至 167；未填则所有小时都起作用。</translation>
    </message>
    <message>
        <source>Weeks in the month</source>
        <translation>当月周数</translation>
    </message>
    <message>
        <source>In how many weeks of the month these hours are affected; 0 means in all.</source>
        <translation>当月有几周的这些小时受影响；0 表示每周都受影响。</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>What demand is counted in; requests per second are for online inference.</source>
        <translation>需求的计量单位；每秒请求数用于在线推理。</translation>
    </message>
    <message>
        <source>Base level</source>
        <translation>基准水平</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周曲线</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>季节</translation>
    </message>
    <message>
        <source>A factor for each calendar month from January; 1 is an average month.</source>
        <translation>自一月起每个日历月一个倍数；1 为平均月份。</translation>
    </message>
    <message>
        <source>How far demand strays from its path.</source>
        <translation>需求偏离其路径的程度。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>What may lift or cut demand in some months.</source>
        <translation>可能使某些月份需求上升或下降的事件。</translation>
    </message>
    <message>
        <source>GPUs held per GPU busy</source>
        <translation>占用与忙碌 GPU 之比</translation>
    </message>
    <message>
        <source>How many GPUs are held for each one that works; 1 means none is held idle.</source>
        <translation>每个工作中的 GPU 对应占用的 GPU 数；1 表示没有闲置占用。</translation>
    </message>
    <message>
        <source>Share of runs repeated</source>
        <translation>重跑比例</translation>
    </message>
    <message>
        <source>The share of runs done again because they could not be reproduced.</source>
        <translation>因无法复现而重跑的比例。</translation>
    </message>
    <message>
        <source>Imported history</source>
        <translation>导入的历史数据</translation>
    </message>
    <message>
        <source>base and growth</source>
        <translation>基准水平和增长</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>名义值</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均成本</translation>
    </message>
    <message>
        <source>Mean of the worst 5% of futures</source>
        <translation>最差 5% 均值</translation>
    </message>
    <message>
        <source>Expected regret</source>
        <translation>期望后悔成本</translation>
    </message>
    <message>
        <source>Independent random futures</source>
        <translation>独立随机情形</translation>
    </message>
    <message>
        <source>The business goes on</source>
        <translation>业务继续</translation>
    </message>
    <message>
        <source>Everything is wound up</source>
        <translation>全部清算</translation>
    </message>
    <message>
        <source>Middle of the month</source>
        <translation>月中</translation>
    </message>
    <message>
        <source>End of the month</source>
        <translation>月末</translation>
    </message>
    <message>
        <source>Decision criterion</source>
        <translation>决策准则</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>口径</translation>
    </message>
    <message>
        <source>Whether costs are compared as present values or as nominal cash.</source>
        <translation>按现值还是按名义现金比较成本。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Which figure of the cost distribution decides.</source>
        <translation>以成本分布的哪个数值为决策依据。</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Futures</source>
        <translation>模拟情形</translation>
    </message>
    <message>
        <source>How many futures are simulated; more make the percentiles steadier.</source>
        <translation>模拟情形的数量；越多，百分位数越稳定。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The number that the random futures grow from; the same seed gives the same futures.</source>
        <translation>生成随机情形的起始数；种子相同，情形相同。</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Effective annual nominal rate with which later payments count less, from −50% to 100%.</source>
        <translation>对未来付款折现所用的名义有效年利率，−50% 至 100%。</translation>
    </message>
    <message>
        <source>share/year</source>
        <translation>比例/年</translation>
    </message>
    <message>
        <source>Inflation</source>
        <translation>通胀率</translation>
    </message>
    <message>
        <source>Yearly rise of salaries, space and prices that follow inflation, from −50% to 100%.</source>
        <translation>薪资、场地及随通胀调整的价格的年涨幅，−50% 至 100%。</translation>
    </message>
    <message>
        <source>At the end of the horizon</source>
        <translation>规划期末</translation>
    </message>
    <message>
        <source>Going on credits hardware and prepayments at their value; winding up pays what is left of every commitment and sells the hardware.</source>
        <translation>“业务继续”将硬件和预付款按价值计入；“全部清算”则付清各项承诺的剩余款项并出售硬件。</translation>
    </message>
    <message>
        <source>Fiscal year starts in month</source>
        <translation>财年起始月份</translation>
    </message>
    <message>
        <source>The calendar month in which the fiscal year starts, 1 for January.</source>
        <translation>财年开始的日历月份，一月为 1。</translation>
    </message>
    <message>
        <source>Running costs are paid</source>
        <translation>运行费用支付时点</translation>
    </message>
    <message>
        <source>When in the month running costs count for discounting.</source>
        <translation>运行费用折现时按月内哪个时点计。</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>the monthly costs in the results to compare with a budget</source>
        <translation>结果中的月度成本，用以对照预算</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>a discount rate before tax</source>
        <translation>税前折现率</translation>
    </message>
    <message>
        <source>Depreciation method</source>
        <translation>折旧方法</translation>
    </message>
    <message>
        <source>depreciationMonths of the offer, which is straight line</source>
        <translation>报价的 depreciationMonths（直线法）</translation>
    </message>
    <message>
        <source>Price process</source>
        <translation>价格过程</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>趋势（年漂移）</translation>
    </message>
    <message>
        <source>Expected yearly change of the price; −0.1 means 10% cheaper each year. It must be above −1.</source>
        <translation>价格的预期年变化；−0.1 表示每年降 10%。须大于 −1。</translation>
    </message>
    <message>
        <source>Volatility</source>
        <translation>波动率</translation>
    </message>
    <message>
        <source>How far the price wanders in a year, as a standard deviation of its logarithm.</source>
        <translation>价格在一年内的波动程度，以其对数的标准差表示。</translation>
    </message>
    <message>
        <source>share/√year</source>
        <translation>比例/√年</translation>
    </message>
    <message>
        <source>Jumps per year</source>
        <translation>每年跳变次数</translation>
    </message>
    <message>
        <source>How often in a year the price jumps, 12 at most.</source>
        <translation>价格每年跳变的次数，最多 12 次。</translation>
    </message>
    <message>
        <source>1/year</source>
        <translation>次/年</translation>
    </message>
    <message>
        <source>Size of a jump</source>
        <translation>跳变幅度</translation>
    </message>
    <message>
        <source>By which share one jump moves the price; −0.2 is a fall of 20%. It must be above −1.</source>
        <translation>一次跳变使价格变动的比例；−0.2 为下降 20%。须大于 −1。</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Tariff in the first month</source>
        <translation>首月电价</translation>
    </message>
    <message>
        <source>What a kilowatt-hour costs in the first month; needed where owned servers pay for their power.</source>
        <translation>首月每千瓦时的价格；自建服务器须付电费时必填。</translation>
    </message>
    <message>
        <source>$/kWh</source>
        <translation>$/kWh</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>Rental prices</source>
        <translation>租用价格</translation>
    </message>
    <message>
        <source>How the prices of rented capacity move.</source>
        <translation>租用容量的价格如何变动。</translation>
    </message>
    <message>
        <source>Hardware prices</source>
        <translation>硬件价格</translation>
    </message>
    <message>
        <source>How purchase prices of servers move.</source>
        <translation>服务器购置价格如何变动。</translation>
    </message>
    <message>
        <source>The tariff for owned servers and how it moves.</source>
        <translation>自建服务器的电价及其变动。</translation>
    </message>
    <message>
        <source>Spot prices</source>
        <translation>竞价价格</translation>
    </message>
    <message>
        <source>onDemandPrice</source>
        <translation>onDemandPrice</translation>
    </message>
    <message>
        <source>Hardware generations</source>
        <translation>硬件换代</translation>
    </message>
    <message>
        <source>a tranche with its own offer from the month the new hardware arrives</source>
        <translation>自新硬件到货月起、使用单独报价的容量档</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this offer.</source>
        <translation>方案其他部分和命令行引用此报价时用的短名。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Who sells or rents it out.</source>
        <translation>由谁出售或出租。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Where it stands.</source>
        <translation>所在地点。</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>The GPU model.</source>
        <translation>GPU 的型号。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>How many GPUs one instance or server has.</source>
        <translation>每个实例或每台服务器的 GPU 数。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Work per GPU-hour by kind of work, relative to the GPU that demand is stated for; 1 where nothing is said.</source>
        <translation>各类工作每 GPU 小时的处理量，以计量需求所用的 GPU 为 1；未填的按 1 计。</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Price of one instance for an hour, without commitment.</source>
        <translation>一个实例每小时的价格，无承诺。</translation>
    </message>
    <message>
        <source>$/h</source>
        <translation>$/h</translation>
    </message>
    <message>
        <source>Reserved for 12 months</source>
        <translation>预留 12 个月</translation>
    </message>
    <message>
        <source>Price of one instance for an hour, reserved for 12 months.</source>
        <translation>预留 12 个月时，一个实例每小时的价格。</translation>
    </message>
    <message>
        <source>Reserved for 36 months</source>
        <translation>预留 36 个月</translation>
    </message>
    <message>
        <source>Price of one instance for an hour, reserved for 36 months.</source>
        <translation>预留 36 个月时，一个实例每小时的价格。</translation>
    </message>
    <message>
        <source>Rent per month</source>
        <translation>月租</translation>
    </message>
    <message>
        <source>Price of one dedicated server for a month.</source>
        <translation>一台包月专用服务器每月的价格。</translation>
    </message>
    <message>
        <source>$/month</source>
        <translation>$/月</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>购置价格</translation>
    </message>
    <message>
        <source>Price of one server, without network equipment.</source>
        <translation>一台服务器的价格，不含网络设备。</translation>
    </message>
    <message>
        <source>$</source>
        <translation>$</translation>
    </message>
    <message>
        <source>Power at full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>Power of one server at full load, at the plug.</source>
        <translation>一台服务器满载时的功率，在插座处计量。</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>Power of one server that is on and idle, at the plug.</source>
        <translation>一台服务器开机空闲时的功率，在插座处计量。</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Over how many months the purchase is written down in a straight line.</source>
        <translation>购置成本按直线法折旧的月数。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>The currency of these prices; it must be the currency of the plan.</source>
        <translation>这些价格的币种；须与方案的币种一致。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where the prices come from.</source>
        <translation>价格出自何处。</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至日期</translation>
    </message>
    <message>
        <source>The day on which the prices were read.</source>
        <translation>查得价格的日期。</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>占用方</translation>
    </message>
    <message>
        <source>The workload that may hold GPUs of this pool for its own jobs, first come, first served; its priority and deferral play no part in such a pool.</source>
        <translation>可以为自己的作业占用该资源池 GPU 的工作负载，先到先得；在这样的资源池中，其优先级和延后窗口不起作用。</translation>
    </message>
    <message>
        <source>Share held by day</source>
        <translation>白天占用比例</translation>
    </message>
    <message>
        <source>The share of the pool it may hold by day, from 0 to 1.</source>
        <translation>白天可占用资源池的比例，0 至 1。</translation>
    </message>
    <message>
        <source>Share held by night</source>
        <translation>夜间占用比例</translation>
    </message>
    <message>
        <source>The share of the pool it may hold by night, from 0 to 1.</source>
        <translation>夜间可占用资源池的比例，0 至 1。</translation>
    </message>
    <message>
        <source>Day starts at</source>
        <translation>白天开始时刻</translation>
    </message>
    <message>
        <source>The hour at which the day starts.</source>
        <translation>白天开始的钟点。</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Day ends at</source>
        <translation>白天结束时刻</translation>
    </message>
    <message>
        <source>The hour at which the day ends; it lies after the start.</source>
        <translation>白天结束的钟点；须晚于开始。</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>干扰</translation>
    </message>
    <message>
        <source>By which share requests take longer while a job of the holder runs beside them.</source>
        <translation>占用方的作业同时运行时，请求耗时延长的比例。</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>自动伸缩</translation>
    </message>
    <message>
        <source>Target utilisation</source>
        <translation>目标利用率</translation>
    </message>
    <message>
        <source>Elastic instances follow demand so that they are busy to this share, from 5% to 99%.</source>
        <translation>弹性实例随需求增减，使利用率保持在此值，5% 至 99%。</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this pool.</source>
        <translation>方案其他部分和命令行引用此资源池时用的短名。</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The workloads that share this pool.</source>
        <translation>共用此资源池的工作负载。</translation>
    </message>
    <message>
        <source>How a job workload and requests share the GPUs of the pool.</source>
        <translation>作业类工作负载与请求如何共享资源池的 GPU。</translation>
    </message>
    <message>
        <source>How elastic capacity follows requests.</source>
        <translation>弹性容量如何随请求增减。</translation>
    </message>
    <message>
        <source>Tranches</source>
        <translation>容量档</translation>
    </message>
    <message>
        <source>The supply of the pool; what stands first serves first.</source>
        <translation>资源池的供给；排在前面的先用。</translation>
    </message>
    <message>
        <source>Rackrate scenario</source>
        <translation>Rackrate 方案</translation>
    </message>
    <message>
        <source>730 hours (a twelfth of a year)</source>
        <translation>730 小时（一年的十二分之一）</translation>
    </message>
    <message>
        <source>720 hours (30 days)</source>
        <translation>720 小时（30 天）</translation>
    </message>
    <message>
        <source>As many hours as the calendar month has</source>
        <translation>按日历月的实际小时数</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>第一个数</translation>
    </message>
    <message>
        <source>The path of an uncertain number, or the name of a shared draw.</source>
        <translation>不确定数的路径，或共享抽样的名称。</translation>
    </message>
    <message>
        <source>Second number</source>
        <translation>第二个数</translation>
    </message>
    <message>
        <source>The path of another uncertain number, or the name of another shared draw.</source>
        <translation>另一个不确定数的路径，或另一个共享抽样的名称。</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>秩相关系数</translation>
    </message>
    <message>
        <source>From −1 (one high when the other is low) to 1 (high together); 0 is no relation.</source>
        <translation>−1（此高彼低）至 1（同高同低）；0 为无关。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Says that the file is a Rackrate scenario.</source>
        <translation>表明此文件为 Rackrate 方案。</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>格式版本</translation>
    </message>
    <message>
        <source>The version of the file format, 1 today.</source>
        <translation>文件格式的版本，目前为 1。</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this scenario.</source>
        <translation>方案其他部分和命令行引用此方案时用的短名。</translation>
    </message>
    <message>
        <source>The title of the plan, on the window and on the report.</source>
        <translation>方案的标题，显示在窗口和报告上。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>What the plan is about, in a few sentences.</source>
        <translation>用几句话说明方案的内容。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The decision that the plan should answer.</source>
        <translation>方案要回答的决策问题。</translation>
    </message>
    <message>
        <source>The one currency of every amount in the plan, as a code of three letters.</source>
        <translation>方案中所有金额的唯一币种，用三字母代码。</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>首月</translation>
    </message>
    <message>
        <source>The first month of the plan, as year and month.</source>
        <translation>规划期的第一个月，含年份和月份。</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>规划期</translation>
    </message>
    <message>
        <source>How many months the plan covers, from 1 to 120.</source>
        <translation>方案覆盖的月数，1 至 120。</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>How many hours a month is charged with; cloud vendors use 730.</source>
        <translation>每月按多少小时计费；云厂商用 730。</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准策略</translation>
    </message>
    <message>
        <source>The strategy that the others are compared with; without one it is the first.</source>
        <translation>供其他策略对比的策略；未填则取第一个。</translation>
    </message>
    <message>
        <source>Tolerated unserved share</source>
        <translation>可容忍的未满足比例</translation>
    </message>
    <message>
        <source>What makes one strategy better than another in the headline.</source>
        <translation>首要结论中判断策略优劣的依据。</translation>
    </message>
    <message>
        <source>How many futures are simulated, and from which seed.</source>
        <translation>模拟多少个情形，用哪个随机种子。</translation>
    </message>
    <message>
        <source>Discounting, inflation and what happens at the end of the horizon.</source>
        <translation>折现、通胀以及规划期末的处理。</translation>
    </message>
    <message>
        <source>How prices may move over the months of the plan.</source>
        <translation>规划期内价格可能如何变动。</translation>
    </message>
    <message>
        <source>What needs GPU time.</source>
        <translation>哪些工作需要 GPU 时间。</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The ways to meet all workloads that are compared.</source>
        <translation>参与对比、可满足全部工作负载的各种做法。</translation>
    </message>
    <message>
        <source>Existing fleet</source>
        <translation>现有设备</translation>
    </message>
    <message>
        <source>an owned tranche from month 1 with the price paid today</source>
        <translation>自第 1 个月起、按当前实付价格计的自建容量档</translation>
    </message>
    <message>
        <source>Correlations</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Which uncertain numbers tend to be high together.</source>
        <translation>哪些不确定数往往同时偏高。</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>What can be bought or rented, with the prices this plan uses.</source>
        <translation>可购买或租用的产品，以及本方案采用的价格。</translation>
    </message>
    <message>
        <source>Calibrated inputs</source>
        <translation>已校准的输入</translation>
    </message>
    <message>
        <source>Inputs that were fitted to a known outcome and are named as such in the report.</source>
        <translation>按已知结果拟合的输入，在报告中注明为已校准。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where a figure comes from, and its date.</source>
        <translation>数值的出处及日期。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Answers to the procurement checks; kept with the plan.</source>
        <translation>采购检查项的回答；随方案保存。</translation>
    </message>
    <message>
        <source>Lever in use</source>
        <translation>启用的优化措施</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>优化措施</translation>
    </message>
    <message>
        <source>The lever of a workload that this strategy switches on.</source>
        <translation>此策略启用的工作负载优化措施。</translation>
    </message>
    <message>
        <source>From month</source>
        <translation>起始月份</translation>
    </message>
    <message>
        <source>The month from which the lever acts.</source>
        <translation>优化措施生效的月份。</translation>
    </message>
    <message>
        <source>Cost once</source>
        <translation>一次性成本</translation>
    </message>
    <message>
        <source>What switching it on costs, paid in that month.</source>
        <translation>启用所需的费用，在该月支付。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What the lever means for quality.</source>
        <translation>此优化措施对质量的影响。</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Full-time equivalents</source>
        <translation>全职人力（FTE）</translation>
    </message>
    <message>
        <source>How many people the strategy needs whatever its size.</source>
        <translation>无论规模大小，此策略都需要的人数。</translation>
    </message>
    <message>
        <source>FTE</source>
        <translation>FTE</translation>
    </message>
    <message>
        <source>Salary with overheads</source>
        <translation>薪资（含附加成本）</translation>
    </message>
    <message>
        <source>What one full-time equivalent costs in a year; it rises with inflation.</source>
        <translation>每个全职人力（FTE）每年的成本；随通胀上涨。</translation>
    </message>
    <message>
        <source>$/year</source>
        <translation>$/年</translation>
    </message>
    <message>
        <source>Full-time equivalents per owned GPU</source>
        <translation>每个自建 GPU 的全职人力（FTE）</translation>
    </message>
    <message>
        <source>How many more people each owned GPU in service needs.</source>
        <translation>每个在用的自建 GPU 另需的人数。</translation>
    </message>
    <message>
        <source>FTE/GPU</source>
        <translation>FTE/GPU</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Data held</source>
        <translation>数据量</translation>
    </message>
    <message>
        <source>How much data is held in the first month.</source>
        <translation>首月存放的数据量。</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>Price of storage</source>
        <translation>存储价格</translation>
    </message>
    <message>
        <source>What a terabyte costs in a month.</source>
        <translation>每 TB 每月的价格。</translation>
    </message>
    <message>
        <source>$/(TB·month)</source>
        <translation>$/(TB·月)</translation>
    </message>
    <message>
        <source>Growth of data</source>
        <translation>数据增长</translation>
    </message>
    <message>
        <source>By which share the data grows in a year; it must be above −1.</source>
        <translation>数据每年增长的比例；须大于 −1。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Fixed cost</source>
        <translation>固定费用</translation>
    </message>
    <message>
        <source>What lines and connections cost in a month.</source>
        <translation>线路和连接的月度费用。</translation>
    </message>
    <message>
        <source>Data sent out</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>How much data leaves in a month.</source>
        <translation>每月流出的数据量。</translation>
    </message>
    <message>
        <source>GB/month</source>
        <translation>GB/月</translation>
    </message>
    <message>
        <source>Price of data sent out</source>
        <translation>出网流量价格</translation>
    </message>
    <message>
        <source>What a gigabyte that leaves costs.</source>
        <translation>每流出 1 GB 的价格。</translation>
    </message>
    <message>
        <source>$/GB</source>
        <translation>$/GB</translation>
    </message>
    <message>
        <source>One-off cost</source>
        <translation>一次性费用</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this cost.</source>
        <translation>方案其他部分和命令行引用此费用时用的短名。</translation>
    </message>
    <message>
        <source>The month at whose start it is paid.</source>
        <translation>支付月份；在该月月初支付。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>What is paid; a negative amount is received, as with a grant.</source>
        <translation>支付的金额；负数为收入，例如补助。</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this strategy.</source>
        <translation>方案其他部分和命令行引用此策略时用的短名。</translation>
    </message>
    <message>
        <source>What this way of sourcing is about.</source>
        <translation>这种采购做法的要点。</translation>
    </message>
    <message>
        <source>Levers in use</source>
        <translation>启用的优化措施</translation>
    </message>
    <message>
        <source>The levers that this strategy switches on.</source>
        <translation>此策略启用的优化措施。</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>The pools of GPUs; together they serve every workload once.</source>
        <translation>GPU 资源池；各池合计，每个工作负载恰由一个池承担。</translation>
    </message>
    <message>
        <source>The people who run it, in the cloud too.</source>
        <translation>负责运维的人员，使用云时同样需要。</translation>
    </message>
    <message>
        <source>What holding the data costs.</source>
        <translation>存放数据的成本。</translation>
    </message>
    <message>
        <source>What lines and data sent out cost.</source>
        <translation>线路和出网流量的成本。</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Licences and support for each paid GPU and year.</source>
        <translation>每个付费 GPU 每年的许可和支持费用。</translation>
    </message>
    <message>
        <source>$/(GPU·year)</source>
        <translation>$/(GPU·年)</translation>
    </message>
    <message>
        <source>One-off costs</source>
        <translation>一次性费用</translation>
    </message>
    <message>
        <source>What is paid or received once.</source>
        <translation>只支付或收取一次的款项。</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Dedicated, rented by the month</source>
        <translation>包月专用</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Owned, in a colocation</source>
        <translation>托管（自建服务器）</translation>
    </message>
    <message>
        <source>With the market</source>
        <translation>随市场</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>固定不变</translation>
    </message>
    <message>
        <source>With inflation</source>
        <translation>随通胀</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Power usage effectiveness</source>
        <translation>电能利用效率（PUE）</translation>
    </message>
    <message>
        <source>Power of the whole site for each unit of power at the servers, 1 or more.</source>
        <translation>服务器每单位功率对应的机房总功率，不小于 1。</translation>
    </message>
    <message>
        <source>Electricity price here</source>
        <translation>本机房电价</translation>
    </message>
    <message>
        <source>The tariff of this site in the first month; without it the tariff of the market holds.</source>
        <translation>本机房首月的电价；未填则用市场电价。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>场地</translation>
    </message>
    <message>
        <source>Rent of floor and racks for each server; it rises with inflation.</source>
        <translation>每台服务器分摊的场地和机柜租金；随通胀上涨。</translation>
    </message>
    <message>
        <source>$/(server·month)</source>
        <translation>$/(台·月)</translation>
    </message>
    <message>
        <source>Network equipment</source>
        <translation>网络设备</translation>
    </message>
    <message>
        <source>Switches and cables as a share of the purchase price, paid with it.</source>
        <translation>交换机和线缆占购置价格的比例，与购置款同时支付。</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Support and spare parts in a year as a share of the purchase price.</source>
        <translation>每年支持和备件费用占购置价格的比例。</translation>
    </message>
    <message>
        <source>Worth after three years</source>
        <translation>三年后的价值</translation>
    </message>
    <message>
        <source>Market value after 36 months as a share of the price paid, from 0 to 1.</source>
        <translation>36 个月后的市场价值占购入价格的比例，0 至 1。</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>拆除</translation>
    </message>
    <message>
        <source>What taking out one server costs.</source>
        <translation>拆除一台服务器的费用。</translation>
    </message>
    <message>
        <source>$/server</source>
        <translation>$/台</translation>
    </message>
    <message>
        <source>Fit-out</source>
        <translation>装修改造</translation>
    </message>
    <message>
        <source>What preparing the room costs for the whole tranche, paid with the purchase.</source>
        <translation>整个容量档的机房改造费用，与购置款同时支付。</translation>
    </message>
    <message>
        <source>Colocation contract</source>
        <translation>托管合同</translation>
    </message>
    <message>
        <source>Price of committed power</source>
        <translation>承诺功率单价</translation>
    </message>
    <message>
        <source>The fee for each kilowatt committed and month.</source>
        <translation>每千瓦承诺功率每月的费用。</translation>
    </message>
    <message>
        <source>$/(kW·month)</source>
        <translation>$/(kW·月)</translation>
    </message>
    <message>
        <source>Committed power</source>
        <translation>承诺功率</translation>
    </message>
    <message>
        <source>The power committed for each server.</source>
        <translation>每台服务器承诺的功率。</translation>
    </message>
    <message>
        <source>kW/server</source>
        <translation>kW/台</translation>
    </message>
    <message>
        <source>Yearly escalation</source>
        <translation>年涨幅</translation>
    </message>
    <message>
        <source>By which share the fee rises every year of the contract.</source>
        <translation>合同期内费用每年上涨的比例。</translation>
    </message>
    <message>
        <source>Contract term</source>
        <translation>合约期</translation>
    </message>
    <message>
        <source>How many months the contract runs from the month of service.</source>
        <translation>合同自投入使用当月起的月数。</translation>
    </message>
    <message>
        <source>Set-up fee</source>
        <translation>开通费</translation>
    </message>
    <message>
        <source>Paid once for the whole tranche at the start.</source>
        <translation>整个容量档在开始时一次性支付。</translation>
    </message>
    <message>
        <source>Exit fee</source>
        <translation>退出费</translation>
    </message>
    <message>
        <source>Paid once for the whole tranche on leaving.</source>
        <translation>整个容量档在退出时一次性支付。</translation>
    </message>
    <message>
        <source>Cross-connects</source>
        <translation>交叉连接</translation>
    </message>
    <message>
        <source>Lines inside the building for the whole tranche.</source>
        <translation>整个容量档的机房内部线路。</translation>
    </message>
    <message>
        <source>Remote hands</source>
        <translation>现场代维</translation>
    </message>
    <message>
        <source>Work done by the operator for the whole tranche.</source>
        <translation>托管商为整个容量档提供的人工服务。</translation>
    </message>
    <message>
        <source>Energy is paid on top</source>
        <translation>电费另计</translation>
    </message>
    <message>
        <source>Whether energy is metered and paid at the tariff in addition to the fee.</source>
        <translation>除托管费外，是否另按电价计量收取电费。</translation>
    </message>
    <message>
        <source>Tranche</source>
        <translation>容量档</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this tranche.</source>
        <translation>方案其他部分和命令行引用此容量档时用的短名。</translation>
    </message>
    <message>
        <source>Procurement</source>
        <translation>采购方式</translation>
    </message>
    <message>
        <source>How this capacity is bought or rented.</source>
        <translation>此容量以何种方式购买或租用。</translation>
    </message>
    <message>
        <source>What is bought or rented.</source>
        <translation>购买或租用的产品。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many instances or servers: a number is paid whether used or not, a range with minimum and maximum follows demand.</source>
        <translation>实例或服务器的数量：填一个数，则无论是否使用均付费；填含最小值和最大值的范围，则随需求增减。</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>台</translation>
    </message>
    <message>
        <source>The first month of this supply; hardware is ordered and paid then.</source>
        <translation>此供给的首月；硬件在该月订购并付款。</translation>
    </message>
    <message>
        <source>Until month</source>
        <translation>截止月份</translation>
    </message>
    <message>
        <source>The last month of this supply; without it, to the end of the plan.</source>
        <translation>此供给的最后一个月；未填则至规划期末。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Replaces the price of the offer, in the same unit; without it the price of the offer holds.</source>
        <translation>替代报价中的价格，单位相同；未填则用报价的价格。</translation>
    </message>
    <message>
        <source>Price moves</source>
        <translation>价格调整方式</translation>
    </message>
    <message>
        <source>Whether the price follows the market, stays fixed, follows inflation or changes at its own yearly rate.</source>
        <translation>价格随市场、固定不变、随通胀，或按自定的年率变动。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>合约期</translation>
    </message>
    <message>
        <source>How many months one term of a reservation or rental runs; terms repeat.</source>
        <translation>预留或租用每期的月数；到期续约。</translation>
    </message>
    <message>
        <source>Paid upfront</source>
        <translation>预付比例</translation>
    </message>
    <message>
        <source>The share of a term that is paid when the term starts, from 0 to 1.</source>
        <translation>每期开始时支付的比例，0 至 1。</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>交付周期</translation>
    </message>
    <message>
        <source>Months from order to service, rounded up to whole months.</source>
        <translation>从订购到投入使用的月数，向上取整。</translation>
    </message>
    <message>
        <source>Time until ready</source>
        <translation>就绪时间</translation>
    </message>
    <message>
        <source>Mean time until a new elastic instance serves; it adds to the wait of a job.</source>
        <translation>新弹性实例投入服务所需的平均时间；计入作业的等待时间。</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>What moving there costs, paid once in the first month of this supply.</source>
        <translation>迁入的费用，在此供给的首月一次性支付。</translation>
    </message>
    <message>
        <source>Where owned servers stand, and what running them costs.</source>
        <translation>自建服务器所在的机房及运行费用。</translation>
    </message>
    <message>
        <source>The contract of servers in a colocation.</source>
        <translation>托管服务器的合同。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Online inference</source>
        <translation>在线推理</translation>
    </message>
    <message>
        <source>Rendering</source>
        <translation>渲染</translation>
    </message>
    <message>
        <source>Scientific computing</source>
        <translation>科学计算</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>Runs when it arrives</source>
        <translation>到达即运行</translation>
    </message>
    <message>
        <source>May move within its day</source>
        <translation>可在当日内推迟</translation>
    </message>
    <message>
        <source>May move within its week</source>
        <translation>可在当周内推迟</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Deferral</source>
        <translation>延后</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>延后窗口</translation>
    </message>
    <message>
        <source>How far this work may wait for idle capacity; what its window cannot hold is unserved.</source>
        <translation>此工作最多可等待空闲容量多久；窗口内容纳不下的计为未满足。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>GPUs per job</source>
        <translation>每个作业的 GPU 数</translation>
    </message>
    <message>
        <source>How many GPUs one job holds at the same time.</source>
        <translation>一个作业同时占用的 GPU 数。</translation>
    </message>
    <message>
        <source>GPU-hours per job</source>
        <translation>每个作业的 GPU 小时</translation>
    </message>
    <message>
        <source>The GPU time that one job needs; it tells how long jobs wait for each other.</source>
        <translation>一个作业所需的 GPU 时间；决定作业之间相互等待的时长。</translation>
    </message>
    <message>
        <source>GPU-h</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>Variability of job length</source>
        <translation>作业时长的离散度</translation>
    </message>
    <message>
        <source>Squared coefficient of variation: 0 when all jobs are alike, 1 when lengths are exponential.</source>
        <translation>变异系数的平方：作业全部相同时为 0，时长服从指数分布时为 1。</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>a demand that already holds the GPU-hours lost to scaling</source>
        <translation>已计入扩展损耗的 GPU 小时需求</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务水平</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>Mean time in which one replica answers one request, on hardware of throughput 1.</source>
        <translation>一个副本处理一个请求的平均时间，按吞吐量为 1 的硬件计。</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Variability of service time</source>
        <translation>服务时间的离散度</translation>
    </message>
    <message>
        <source>Squared coefficient of variation: 0 when all requests are alike, 1 when times are exponential.</source>
        <translation>变异系数的平方：请求全部相同时为 0，时间服从指数分布时为 1。</translation>
    </message>
    <message>
        <source>GPUs per replica</source>
        <translation>每个副本的 GPU 数</translation>
    </message>
    <message>
        <source>How many GPUs one replica holds; below 1 when several replicas share a GPU.</source>
        <translation>一个副本占用的 GPU 数；多个副本共用一个 GPU 时小于 1。</translation>
    </message>
    <message>
        <source>Target response time</source>
        <translation>目标响应时间</translation>
    </message>
    <message>
        <source>The response time that users should get; 0 states no target.</source>
        <translation>应向用户提供的响应时间；0 表示不设目标。</translation>
    </message>
    <message>
        <source>Largest share over target</source>
        <translation>最大超标比例</translation>
    </message>
    <message>
        <source>Client timeout</source>
        <translation>客户端超时</translation>
    </message>
    <message>
        <source>A request that waits longer than this is lost.</source>
        <translation>等待超过此时间的请求视为丢失。</translation>
    </message>
    <message>
        <source>Longest mean wait</source>
        <translation>最长平均等待</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this lever.</source>
        <translation>方案其他部分和命令行引用此优化措施时用的短名。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What the lever does; a cache answers some requests without a GPU.</source>
        <translation>优化措施的作用；缓存可使部分请求不占用 GPU。</translation>
    </message>
    <message>
        <source>Share answered from the cache</source>
        <translation>缓存应答比例</translation>
    </message>
    <message>
        <source>The share of requests that the cache answers, from 0 to below 1.</source>
        <translation>由缓存应答的请求比例，0 至 1（不含 1）。</translation>
    </message>
    <message>
        <source>Response time from the cache</source>
        <translation>缓存响应时间</translation>
    </message>
    <message>
        <source>How long an answer from the cache takes.</source>
        <translation>由缓存应答所需的时间。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The short name that other parts of the plan and the command line use for this workload.</source>
        <translation>方案其他部分和命令行引用此工作负载时用的短名。</translation>
    </message>
    <message>
        <source>What kind of work it is; offers may be faster for one kind than for another.</source>
        <translation>工作的类型；报价对不同类型工作的速度可能不同。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Whether the work is development, test or production.</source>
        <translation>工作属于开发、测试还是生产。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Which workload of a pool is served first; 1 comes before 2.</source>
        <translation>资源池中先为哪个工作负载服务；1 先于 2。</translation>
    </message>
    <message>
        <source>How much GPU time the work needs, and when.</source>
        <translation>工作需要多少 GPU 时间，何时需要。</translation>
    </message>
    <message>
        <source>Whether the work may wait for idle capacity.</source>
        <translation>工作是否可等待空闲容量。</translation>
    </message>
    <message>
        <source>How large the jobs are.</source>
        <translation>作业的规模。</translation>
    </message>
    <message>
        <source>What one request needs, and what users are promised.</source>
        <translation>一个请求的所需资源，以及对用户的承诺。</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>优化措施</translation>
    </message>
    <message>
        <source>Ways to need less; each strategy says whether it uses them.</source>
        <translation>减少需求的办法；每个策略自行决定是否采用。</translation>
    </message>
    <message>
        <source>Interruptible work</source>
        <translation>可中断的工作</translation>
    </message>
    <message>
        <source>a deferral window</source>
        <translation>延后窗口</translation>
    </message>
    <message>
        <source>Needs per GPU</source>
        <translation>单 GPU 资源需求</translation>
    </message>
    <message>
        <source>a throughput of the offer that already holds the bottleneck</source>
        <translation>已计入瓶颈的报价吞吐量</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>storage and network of the strategy</source>
        <translation>策略的存储和网络</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>only pools and offers that meet them</source>
        <translation>仅列满足约束的资源池和报价</translation>
    </message>
    <message>
        <source>Antithetic pairs</source>
        <translation>对偶成对抽样</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>拉丁超立方</translation>
    </message>
    <message>
        <source>Scrambled Sobol points</source>
        <translation>加扰 Sobol 点</translation>
    </message>
    <message>
        <source>How the futures are drawn. Spread over the uncertain inputs more evenly than at random, the same number of futures gives more exact figures; Sobol points are the most even.</source>
        <translation>模拟情形如何抽取。让情形在不确定的输入上分布得比随机更均匀，同样的数目就能得到更精确的数字；Sobol 点最均匀。</translation>
    </message>
    <message>
        <source>Demand in the first month, as the mean of the week and not its peak.</source>
        <translation>首月的需求，为一周的平均值，而非峰值。</translation>
    </message>
    <message>
        <source>How demand spreads over the 168 hours of the week, scaled to a mean of 1: the base level is the mean, and each hour has a multiple of it. Office hours, Monday to Friday from 9 to 18, have 3.73 times the base and other hours nothing. Nights, every day from 22 to 6, have 3 times; weekdays, Monday to Friday around the clock, 1.4 times. Higher by day: 0.4 times at 4, 1.6 times at 16. Evening peak: 0.25 times at 4, 2.12 times from 20 to 22. As a list: 168 numbers from Monday 0:00.</source>
        <translation>需求在一周 168 小时内的分布，按平均值 1 缩放：基准水平为平均值，每小时为其若干倍。办公时间（周一至周五 9 至 18 时）为基准的 3.73 倍，其余时间为零。夜间（每天 22 至 6 时）为 3 倍；工作日（周一至周五全天）为 1.4 倍。昼高夜低：4 时为 0.4 倍，16 时为 1.6 倍。晚高峰：4 时为 0.25 倍，20 至 22 时为 2.12 倍。也可为列表：从周一 0:00 起的 168 个数。</translation>
    </message>
    <message>
        <source>A strategy that leaves more than this share of a workload unserved is ruled out in that future.</source>
        <translation>在某一情形中，任一工作负载的未满足比例超过此值，该策略即在该情形中被排除。</translation>
    </message>
    <message>
        <source>A strategy in which more requests than this miss the target is ruled out in that future; without it there is no limit.</source>
        <translation>在某一情形中，未达目标的请求比例超过此值，该策略即在该情形中被排除；未填则不限。</translation>
    </message>
    <message>
        <source>A strategy in which jobs wait longer than this on average is ruled out in that future; without it there is no limit.</source>
        <translation>在某一情形中，作业的平均等待超过此值，该策略即在该情形中被排除；未填则不限。</translation>
    </message>
</context>
<context>
    <name>ShardFile</name>
    <message>
        <source>This shard is cut off; make it again.</source>
        <translation>此分片不完整；请重新生成。</translation>
    </message>
    <message>
        <source>This shard is damaged; make it again.</source>
        <translation>此分片已损坏；请重新生成。</translation>
    </message>
    <message>
        <source>This is no shard; shards are the files that run --shard writes.</source>
        <translation>这不是分片；分片是 run --shard 写出的文件。</translation>
    </message>
    <message>
        <source>This shard was made by a newer version of Rackrate; merge it with that one.</source>
        <translation>此分片由更新版本的 Rackrate 生成；请用该版本合并。</translation>
    </message>
    <message>
        <source>Shard %1 of %2 was made by Rackrate %3, this is %4; use one version for all shards.</source>
        <translation>分片 %1/%2 由 Rackrate %3 生成，本程序为 %4；所有分片请使用同一版本。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB, which no shard is.</source>
        <translation>文件大于 %1 MB，分片不会这么大。</translation>
    </message>
</context>
<context>
    <name>ShardMerge</name>
    <message>
        <source>Shard %1 of %2 is part of another run than %3: %4.</source>
        <translation>分片 %1/%2 与 %3 不属于同一次运行：%4。</translation>
    </message>
    <message>
        <source>that has %2 shards, this %1</source>
        <translation>后者共 %2 个分片，前者共 %1 个</translation>
    </message>
    <message>
        <source>that has %2 futures, this %1</source>
        <translation>后者有 %2 个模拟情形，前者有 %1 个</translation>
    </message>
    <message>
        <source>that has seed %2, this %1</source>
        <translation>后者种子为 %2，前者为 %1</translation>
    </message>
    <message>
        <source>that has sampling %2, this %1</source>
        <translation>后者抽样方式为 %2，前者为 %1</translation>
    </message>
    <message>
        <source>the scenarios differ</source>
        <translation>方案不同</translation>
    </message>
    <message>
        <source>This is shard %1 of %2 again, after %3.</source>
        <translation>这是分片 %1/%2，与 %3 重复。</translation>
    </message>
    <message>
        <source>The content of shard %1 of %2 is not what Rackrate writes; make it again.</source>
        <translation>分片 %1/%2 的内容不是 Rackrate 所写；请重新生成。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 shards are missing: %2.</source>
        <translation>
            <numerusform>共 %1 个分片，缺少 %n 个：%2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDialog</name>
    <message>
        <source>Source and date</source>
        <translation>来源和日期</translation>
    </message>
    <message>
        <source>Calibrated: chosen so that the plan meets a published outcome</source>
        <translation>已校准：取值使规划符合已公布的结果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至日期</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-10-10.</source>
        <translation>请输入日期，例如 2026-10-10。</translation>
    </message>
    <message>
        <source>This holds for the present value</source>
        <translation>以上内容适用于当前数值</translation>
    </message>
</context>
<context>
    <name>SourceTexts</name>
    <message>
        <source>Our assumption</source>
        <translation>自行假设</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>经校准</translation>
    </message>
    <message>
        <source>Cloud vendors&apos; convention</source>
        <translation>云厂商惯例</translation>
    </message>
    <message>
        <source>Hyperscalers&apos; list price of data transfer to the internet</source>
        <translation>大型云厂商的互联网出网流量目录价</translation>
    </message>
    <message>
        <source>Secondary-market compilations of GPU server prices</source>
        <translation>GPU 服务器二手市场价格汇编</translation>
    </message>
    <message>
        <source>Delivery times of GPU servers as quoted by vendors and reported in trade press</source>
        <translation>厂商报价与行业媒体报道的 GPU 服务器交付周期</translation>
    </message>
    <message>
        <source>Published estimates of what an infrastructure engineer costs an employer (Spheron 2026 and others)</source>
        <translation>公开估算的基础设施工程师用工成本（Spheron 2026 等）</translation>
    </message>
    <message>
        <source>Published one-year commitments for 8-GPU instances on Azure, Google Cloud and AWS</source>
        <translation>Azure、Google Cloud 和 AWS 公布的 8 卡实例一年期承诺价</translation>
    </message>
    <message>
        <source>Published three-year commitments for 8-GPU instances on Azure, Google Cloud and AWS</source>
        <translation>Azure、Google Cloud 和 AWS 公布的 8 卡实例三年期承诺价</translation>
    </message>
    <message>
        <source>Published staffing ratios: one person per 50 to 100 GPUs (Introl), half a person per 8-GPU server (Spheron)</source>
        <translation>公开的人员配比：每 50 至 100 块 GPU 一人（Introl），每台 8 卡服务器半人（Spheron）</translation>
    </message>
    <message>
        <source>Depreciation lives in annual reports: Amazon 5 years, Meta 5.5, Microsoft and Google 6</source>
        <translation>年报中的折旧年限：Amazon 5 年，Meta 5.5 年，Microsoft 和 Google 6 年</translation>
    </message>
    <message>
        <source>Epoch AI machine-learning hardware table and vendor data sheets</source>
        <translation>Epoch AI 机器学习硬件表与厂商数据手册</translation>
    </message>
    <message>
        <source>US Energy Information Administration, average retail prices of electricity</source>
        <translation>美国能源信息署（EIA），平均零售电价</translation>
    </message>
    <message>
        <source>AWS on-demand list price, us-east-1, as recorded by the open gpu-price-index (ewyluda/gpu-price-index)</source>
        <translation>AWS 按需目录价，us-east-1，取自开放数据 gpu-price-index（ewyluda/gpu-price-index）</translation>
    </message>
    <message>
        <source>AWS list price in the cloud GPU table of The Full Stack</source>
        <translation>The Full Stack 云 GPU 价目表中的 AWS 目录价</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>%1, %2 days old</source>
        <translation>%1，已过 %2 天</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>Source noted</source>
        <translation>来源已记录</translation>
    </message>
    <message>
        <source>Calibrated inputs changed</source>
        <translation>已校准输入已更改</translation>
    </message>
    <message>
        <source>Changed by you; calibrated at %1</source>
        <translation>您已更改；校准值为 %1</translation>
    </message>
    <message>
        <source>Changed by you; the source was for %1</source>
        <translation>您已更改；来源对应的是 %1</translation>
    </message>
    <message>
        <source>Source confirmed</source>
        <translation>已确认来源</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>%1 M path-months/s</source>
        <translation>%1 百万路径月/秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>随机种子 %1</translation>
    </message>
    <message>
        <source>Converged</source>
        <translation>已收敛</translation>
    </message>
    <message>
        <source>Not converged</source>
        <translation>未收敛</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>上次保存后有更改</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n 线程</numerusform>
        </translation>
    </message>
    <message>
        <source>standard error at most %1 of every mean and P95, asked %2</source>
        <translation>所有均值与 P95 的标准误不超过 %1，要求 %2</translation>
    </message>
    <message>
        <source>%1 futures × %2</source>
        <translation>%1 个情形 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 futures</source>
        <translation>%1 / %2 个情形</translation>
    </message>
    <message>
        <source>Not up to date: figures of the plan before it was changed</source>
        <translation>结果已过期：为更改前规划的数字</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>New workload</source>
        <translation>新工作负载</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>新报价</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>New pool</source>
        <translation>新资源池</translation>
    </message>
    <message>
        <source>New strategy</source>
        <translation>新策略</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>Workload duplicated</source>
        <translation>已复制工作负载</translation>
    </message>
    <message>
        <source>Strategy duplicated</source>
        <translation>已复制策略</translation>
    </message>
    <message>
        <source>Workload removed</source>
        <translation>已删除工作负载</translation>
    </message>
    <message>
        <source>Strategy removed</source>
        <translation>已删除策略</translation>
    </message>
    <message>
        <source>Workload added</source>
        <translation>已添加工作负载</translation>
    </message>
    <message>
        <source>Strategy added</source>
        <translation>已添加策略</translation>
    </message>
</context>
<context>
    <name>TrancheForm</name>
    <message>
        <source>%1 per server</source>
        <translation>每台 %1</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>where the servers stand, and what running them costs</source>
        <translation>服务器所在地及运行费用</translation>
    </message>
    <message>
        <source>Colocation contract</source>
        <translation>托管合同</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>% per month</source>
        <translation>%/月</translation>
    </message>
    <message>
        <source>% per year</source>
        <translation>%/年</translation>
    </message>
    <message>
        <source>% per √year</source>
        <translation>%/√年</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>month</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>台</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>台</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New from &amp;template</source>
        <translation>从模板新建(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New empty scenario</source>
        <translation>新建空方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>导出报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Export results as &amp;JSON…</source>
        <translation>将结果导出为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>C&amp;lose scenario</source>
        <translation>关闭方案(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Add a &amp;workload</source>
        <translation>添加工作负载(&amp;W)</translation>
    </message>
    <message>
        <source>Add a &amp;strategy</source>
        <translation>添加策略(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制一份(&amp;D)</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>下移(&amp;N)</translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation>跟随桌面配色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>深色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fold the live panel</source>
        <translation>折叠实时面板(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Trials and seed…</source>
        <translation>情形数和随机种子(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fields of this page</source>
        <translation>本页字段(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Rackrate</source>
        <translation>关于 Rackrate(&amp;A)</translation>
    </message>
    <message>
        <source>Export results as &amp;CSV…</source>
        <translation>导出结果为 CSV(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>rackrate::BreakEvenPage</name>
    <message>
        <source>Break-even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准策略</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>名义值</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相对 %1</translation>
    </message>
    <message>
        <source>of futures break even</source>
        <translation>的情形回本</translation>
    </message>
    <message>
        <source>half of those in a month by month %1, 90% from %2 to %3</source>
        <translation>其中在某月回本的，一半不晚于第 %1 个月，90% 在第 %2 至 %3 个月</translation>
    </message>
    <message>
        <source>%1 futures; the 95% interval of each share is ±%2 points or less. Months and the mark above the bars (P5 to P95, median) count only futures that break even in some month.</source>
        <translation>共 %1 个情形；各比例的 95% 区间不超过 ±%2 个百分点。月份及柱上方的标记（P5 至 P95、中位数）只计在某月回本的情形。</translation>
    </message>
    <message>
        <source>of futures break even or are cheaper from the start</source>
        <translation>的模拟情形回本或从一开始就更便宜</translation>
    </message>
    <message>
        <source>Share of all futures, by month</source>
        <translation>各月占全部情形的比例</translation>
    </message>
    <message>
        <source>Cumulative probability; the rest is never, or ruled out</source>
        <translation>累计概率；其余为期内不回本或被排除</translation>
    </message>
    <message>
        <source>First month from which the challenger&apos;s cumulative cost is, and stays, at or below the baseline&apos;s. Where it is ruled out, it does not break even.</source>
        <translation>从该月起，对比策略的累计成本不高于基准策略，并一直保持。在其被排除的情形中不算回本。</translation>
    </message>
</context>
<context>
    <name>rackrate::BreakdownAreas</name>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
</context>
<context>
    <name>rackrate::BreakdownPage</name>
    <message>
        <source>Breakdown</source>
        <translation>成本构成</translation>
    </message>
    <message>
        <source>Strategy shown by month</source>
        <translation>按月显示的策略</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>mean over all futures, nominal, closing values included</source>
        <translation>全部情形的均值，名义值，含期末价值</translation>
    </message>
    <message>
        <source>Where the money goes</source>
        <translation>资金去向</translation>
    </message>
    <message>
        <source>Over the months</source>
        <translation>逐月</translation>
    </message>
    <message>
        <source>%1 · mean, summed up; credits below zero</source>
        <translation>%1 · 均值累计；抵减项在零以下</translation>
    </message>
</context>
<context>
    <name>rackrate::ChartWidget</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Vector drawing (*.pdf)</source>
        <translation>矢量图 (*.pdf)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>The file %1 could not be written: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>无法生成图片</translation>
    </message>
</context>
<context>
    <name>rackrate::CostPage</name>
    <message>
        <source>Cost over time</source>
        <translation>成本随时间变化</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>over the plan, closing values included; nominal unless said otherwise</source>
        <translation>整个规划期，含期末价值；除非另有说明，均为名义值</translation>
    </message>
</context>
<context>
    <name>rackrate::CountField</name>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Follows demand</source>
        <translation>随需求变化</translation>
    </message>
    <message>
        <source>Fixed or following demand</source>
        <translation>固定或随需求变化</translation>
    </message>
    <message>
        <source>Fewest instances</source>
        <translation>最少实例数</translation>
    </message>
    <message>
        <source>Most instances</source>
        <translation>最多实例数</translation>
    </message>
</context>
<context>
    <name>rackrate::DecisionPage</name>
    <message>
        <source>Decision</source>
        <translation>决策结论</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>名义值</translation>
    </message>
    <message>
        <source>share of futures, each month closed out as at the horizon</source>
        <translation>情形占比，每个月都按规划期末清算</translation>
    </message>
    <message>
        <source>How sure, and what the wrong choice costs</source>
        <translation>把握多大，选错的代价多高</translation>
    </message>
    <message>
        <source>regret: mean cost above the cheapest strategy of the same future</source>
        <translation>后悔成本：同一情形下高出最便宜策略的平均成本</translation>
    </message>
    <message>
        <source>Who is cheapest, and would be over a shorter plan</source>
        <translation>谁的成本最低，规划期更短时又是谁</translation>
    </message>
    <message>
        <source>Why strategies are ruled out</source>
        <translation>策略为何被排除</translation>
    </message>
    <message>
        <source>limits on demand and service that are broken; reached there: over the futures in which they are</source>
        <translation>超出的需求与服务限值；“超限时达到”只计超出该限值的情形</translation>
    </message>
</context>
<context>
    <name>rackrate::DensityGlyph</name>
    <message>
        <source>P5 %1</source>
        <translation>P5 %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>P95 %1</source>
        <translation>P95 %1</translation>
    </message>
</context>
<context>
    <name>rackrate::DistributionDialog</name>
    <message>
        <source>Lognormal if both ends are positive, else normal</source>
        <translation>两端均为正时为对数正态，否则为正态</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>分布族</translation>
    </message>
    <message>
        <source>Numbers that name the same draw move together: they share one random score in every future.</source>
        <translation>引用同一抽样的数值同步变动：每个情形中共用一个随机得分。</translation>
    </message>
    <message>
        <source>Shared draw</source>
        <translation>共享抽样</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Several numbers, with a semicolon between them.</source>
        <translation>多个数值，以分号分隔。</translation>
    </message>
    <message>
        <source>These parameters make no distribution: numbers must rise from the lowest to the highest, deviations and weights must be positive.</source>
        <translation>这些参数不构成分布：数值须从最低到最高递增，标准差和权重须为正。</translation>
    </message>
</context>
<context>
    <name>rackrate::EscalatorField</name>
    <message>
        <source>% per year</source>
        <translation>%/年</translation>
    </message>
    <message>
        <source>By an own rate</source>
        <translation>按自定变化率</translation>
    </message>
    <message>
        <source>Yearly rate</source>
        <translation>年变化率</translation>
    </message>
</context>
<context>
    <name>rackrate::FieldBox</name>
    <message>
        <source>%1 cleared</source>
        <translation>已清除“%1”</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>已校准</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>GPUs busy</source>
        <translation>块在用 GPU</translation>
    </message>
    <message>
        <source>%1 back to its default</source>
        <translation>“%1”已恢复默认值</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>已更改“%1”</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>rackrate::FieldStrip</name>
    <message>
        <source>Source and date…</source>
        <translation>来源和日期…</translation>
    </message>
    <message>
        <source>No field in focus</source>
        <translation>未选中字段</translation>
    </message>
    <message>
        <source>What a field means, and where its value comes from, is said here.</source>
        <translation>字段含义及取值来源显示于此。</translation>
    </message>
    <message>
        <source>No source noted. Path for the command line: %1</source>
        <translation>未注明来源。命令行路径：%1</translation>
    </message>
</context>
<context>
    <name>rackrate::FinancePage</name>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>约定</translation>
    </message>
</context>
<context>
    <name>rackrate::GrowthChart</name>
    <message>
        <source>Growth of demand over the months</source>
        <translation>需求逐月增长</translation>
    </message>
    <message>
        <source>Demand in the last month is %1 times the demand at start.</source>
        <translation>末月需求为初始需求的 %1 倍。</translation>
    </message>
    <message>
        <source>P95 ×%1</source>
        <translation>P95 ×%1</translation>
    </message>
    <message>
        <source>P5 ×%1</source>
        <translation>P5 ×%1</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>×%1 (P5 ×%2, P95 ×%3)</source>
        <translation>×%1（P5 ×%2，P95 ×%3）</translation>
    </message>
    <message>
        <source>month %1 · %2</source>
        <translation>第 %1 个月 · %2</translation>
    </message>
    <message>
        <source>Growth dragged</source>
        <translation>已拖动增长曲线</translation>
    </message>
</context>
<context>
    <name>rackrate::ListSection</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Entry removed</source>
        <translation>已删除一项</translation>
    </message>
    <message>
        <source>Entry moved</source>
        <translation>已移动一项</translation>
    </message>
    <message>
        <source>Entry added</source>
        <translation>已添加一项</translation>
    </message>
</context>
<context>
    <name>rackrate::LivePanel</name>
    <message>
        <source>Live result</source>
        <translation>实时结果</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>against</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>share of futures per month</source>
        <translation>每月情形占比</translation>
    </message>
    <message>
        <source>Service and utilisation ›</source>
        <translation>服务水平与利用率 ›</translation>
    </message>
    <message>
        <source>Fold the live result into a strip</source>
        <translation>将实时结果折叠为窄条</translation>
    </message>
    <message>
        <source>Unfold the live result</source>
        <translation>展开实时结果</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>对比策略</translation>
    </message>
    <message>
        <source>Baseline of the break-even</source>
        <translation>回本比较的基准策略</translation>
    </message>
    <message>
        <source>Nothing is simulated yet, because no scenario is open.</source>
        <translation>尚无模拟结果，因为没有打开方案。</translation>
    </message>
    <message>
        <source>New scenario from a template</source>
        <translation>从模板新建方案</translation>
    </message>
    <message>
        <source>decided by %1 · %2</source>
        <translation>按%1比较 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is simulated yet. %n entry(ies) must be put right first:</source>
        <translation>
            <numerusform>尚未模拟。请先修正以下 %n 项：</numerusform>
        </translation>
    </message>
    <message>
        <source>The first answer is on its way.</source>
        <translation>正在计算首个结果。</translation>
    </message>
</context>
<context>
    <name>rackrate::MainWindow</name>
    <message>
        <source>%1[*] – Rackrate</source>
        <translation>%1[*] – Rackrate</translation>
    </message>
    <message>
        <source>The template could not be opened</source>
        <translation>无法打开模板</translation>
    </message>
    <message>
        <source>The file could not be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>Moved in the outline</source>
        <translation>已在大纲中移动</translation>
    </message>
</context>
<context>
    <name>rackrate::MarketPage</name>
    <message>
        <source>Market and prices</source>
        <translation>市场与价格</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>everything that is rented and follows the market</source>
        <translation>所有随行就市的租用资源</translation>
    </message>
    <message>
        <source>Hardware prices</source>
        <translation>硬件价格</translation>
    </message>
    <message>
        <source>everything that is bought</source>
        <translation>所有购置的资源</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>the tariff wherever a site names none of its own</source>
        <translation>机房未自定电价时适用</translation>
    </message>
</context>
<context>
    <name>rackrate::NumberField</name>
    <message>
        <source>Number, range or distribution</source>
        <translation>数值、范围或分布</translation>
    </message>
    <message>
        <source>Enter a number or a range such as 5 to 10.</source>
        <translation>请输入数值或范围，例如“5 至 10”。</translation>
    </message>
    <message>
        <source>Single number</source>
        <translation>单一数值</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>参数…</translation>
    </message>
</context>
<context>
    <name>rackrate::NumbersPage</name>
    <message>
        <source>All numbers</source>
        <translation>全部数字</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策结论</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务水平</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精确度</translation>
    </message>
    <message>
        <source>%1 futures of %2, in %3; a click on a head sorts by that column.</source>
        <translation>%1 个情形，%2，单位 %3；点击表头按该列排序。</translation>
    </message>
</context>
<context>
    <name>rackrate::OffersPage</name>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>On demand, %1/h</source>
        <translation>按需，%1/小时</translation>
    </message>
    <message>
        <source>Reserved, %1/h</source>
        <translation>预留，%1/小时</translation>
    </message>
    <message>
        <source>Purchase, %1</source>
        <translation>采购，%1</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至日期</translation>
    </message>
    <message>
        <source>Add an offer</source>
        <translation>添加报价</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Offer duplicated</source>
        <translation>已复制报价</translation>
    </message>
    <message>
        <source>Offer removed</source>
        <translation>已删除报价</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>an empty price means that it is not offered</source>
        <translation>价格留空表示不提供</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>speed is relative to the reference GPU</source>
        <translation>速度相对于参考 GPU</translation>
    </message>
    <message>
        <source>Offer added</source>
        <translation>已添加报价</translation>
    </message>
</context>
<context>
    <name>rackrate::Outline</name>
    <message>
        <source>%1 GPU-h</source>
        <translation>%1 GPU 小时</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 个作业</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 项过期</translation>
    </message>
    <message>
        <source>Market and prices</source>
        <translation>市场与价格</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>不确定性</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>mean, %1 m</source>
        <translation>均值，%1 个月</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>check</source>
        <translation>待检查</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 个作业</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s)</source>
        <translation>
            <numerusform>%n 项输入</numerusform>
        </translation>
    </message>
    <message>
        <source>before the change</source>
        <translation>更改前</translation>
    </message>
</context>
<context>
    <name>rackrate::PageBase</name>
    <message>
        <source>Nothing is simulated yet.</source>
        <translation>尚未模拟。</translation>
    </message>
</context>
<context>
    <name>rackrate::PoolEditor</name>
    <message>
        <source>One workload may hold a share of this pool&apos;s GPUs</source>
        <translation>允许一个工作负载占用该资源池的部分 GPU</translation>
    </message>
    <message>
        <source>Tranches in merit order</source>
        <translation>容量档（按调用顺序）</translation>
    </message>
    <message>
        <source>Add a tranche</source>
        <translation>添加容量档</translation>
    </message>
    <message>
        <source>Sharing switched off</source>
        <translation>已关闭共享</translation>
    </message>
    <message>
        <source>Sharing switched on</source>
        <translation>已开启共享</translation>
    </message>
    <message>
        <source>Tranche %1: %2</source>
        <translation>容量档 %1：%2</translation>
    </message>
    <message>
        <source>Tranche added</source>
        <translation>已添加容量档</translation>
    </message>
</context>
<context>
    <name>rackrate::ProblemList</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 项。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackrate::RecentButton</name>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
</context>
<context>
    <name>rackrate::ResultTable</name>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>The file %1 could not be written: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
</context>
<context>
    <name>rackrate::ScenarioPage</name>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>what counts as better</source>
        <translation>以什么衡量优劣</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
</context>
<context>
    <name>rackrate::SeasonField</name>
    <message>
        <source>Season by calendar month</source>
        <translation>各月季节倍数</translation>
    </message>
    <message>
        <source>%1, factor %2</source>
        <translation>%1，倍数 %2</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>季节</translation>
    </message>
    <message>
        <source>Factor for %1</source>
        <translation>%1 的倍数</translation>
    </message>
</context>
<context>
    <name>rackrate::SensitivityPage</name>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减去</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Strategy to subtract</source>
        <translation>要减去的策略</translation>
    </message>
    <message>
        <source>All uncertain inputs</source>
        <translation>全部不确定输入</translation>
    </message>
    <message>
        <source>Mean over the futures in which the input is near its P10 and near its P90; all other inputs vary freely. Computed once all futures are simulated.</source>
        <translation>该输入接近 P10 和接近 P90 的情形各自的均值，其他输入自由变化。全部情形模拟完成后计算。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不减</translation>
    </message>
    <message>
        <source>The inputs that decide are known once all futures are simulated.</source>
        <translation>全部情形模拟完成后，即可看到起决定作用的输入。</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>what moves the cost of %1, in the order of their swing</source>
        <translation>影响 %1 成本的输入，按影响幅度排序</translation>
    </message>
    <message>
        <source>what moves %1 minus %2, in the order of their swing</source>
        <translation>影响“%1 减 %2”的输入，按影响幅度排序</translation>
    </message>
</context>
<context>
    <name>rackrate::ServicePage</name>
    <message>
        <source>Service and utilisation</source>
        <translation>服务与利用率</translation>
    </message>
    <message>
        <source>Service by workload</source>
        <translation>各工作负载的服务水平</translation>
    </message>
    <message>
        <source>mean response is a ratio of sums; P95 over all requests, hours, months and futures</source>
        <translation>平均响应为总和之比；P95 覆盖全部请求、时段、月份和情形</translation>
    </message>
    <message>
        <source>Utilisation by hour of the week</source>
        <translation>每周各时段利用率</translation>
    </message>
    <message>
        <source>busy over paid GPU-hours, mean over the plan</source>
        <translation>忙碌 GPU 小时占已付 GPU 小时之比，规划期均值</translation>
    </message>
    <message>
        <source>Use and cash</source>
        <translation>利用与现金</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
</context>
<context>
    <name>rackrate::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Every field can carry a source, a date and a note: focus it and choose “Source and date” below the page.</source>
        <translation>每个字段都可附来源、日期和备注：选中字段后，在页面下方选择“来源和日期”。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至日期</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Source and date…</source>
        <translation>来源和日期…</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>转到字段</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>已校准</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>rackrate::StartPage</name>
    <message>
        <source>GPU capacity and cost, under uncertainty</source>
        <translation>不确定条件下的 GPU 容量与成本</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>所有数据都留在本机。</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>complete scenarios; every figure names its source</source>
        <translation>完整的方案；每个数字都注明来源</translation>
    </message>
    <message>
        <source>Enter opens a copy</source>
        <translation>按回车键打开副本</translation>
    </message>
    <message>
        <source>No scenario was opened yet.</source>
        <translation>尚未打开过方案。</translation>
    </message>
</context>
<context>
    <name>rackrate::StatePill</name>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>not simulated</source>
        <translation>未模拟</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>停于 %1</translation>
    </message>
</context>
<context>
    <name>rackrate::StrategyPage</name>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>people this strategy needs, cloud included</source>
        <translation>该策略所需人员，含云端</translation>
    </message>
    <message>
        <source>Storage and network</source>
        <translation>存储与网络</translation>
    </message>
    <message>
        <source>One-off costs</source>
        <translation>一次性费用</translation>
    </message>
    <message>
        <source>grants are negative</source>
        <translation>补助为负值</translation>
    </message>
    <message>
        <source>One-off cost</source>
        <translation>一次性费用</translation>
    </message>
    <message>
        <source>Add a one-off cost</source>
        <translation>添加一次性费用</translation>
    </message>
    <message>
        <source>Levers in use</source>
        <translation>启用的优化措施</translation>
    </message>
    <message>
        <source>defined by the workloads</source>
        <translation>由工作负载定义</translation>
    </message>
    <message>
        <source>Use a lever</source>
        <translation>使用优化措施</translation>
    </message>
    <message>
        <source>This strategy uses no lever.</source>
        <translation>该策略未使用优化措施。</translation>
    </message>
    <message>
        <source>strategy %1 of %2</source>
        <translation>策略 %1 / %2</translation>
    </message>
    <message>
        <source>mean total %1 · cheapest in %2 of futures</source>
        <translation>平均总成本 %1 · 在 %2 的情形下成本最低</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>添加资源池</translation>
    </message>
    <message>
        <source>serves no workload</source>
        <translation>未服务任何工作负载</translation>
    </message>
    <message>
        <source>serves %1</source>
        <translation>服务 %1</translation>
    </message>
    <message>
        <source>Pool added</source>
        <translation>已添加资源池</translation>
    </message>
</context>
<context>
    <name>rackrate::TemplateCard</name>
    <message>
        <source>Being computed</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>cumulative cost by month, %1, median of %2 futures</source>
        <translation>逐月累计成本，%1，%2 个情形的中位数</translation>
    </message>
</context>
<context>
    <name>rackrate::ToolStrip</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Last change: %1</source>
        <translation>上次更改：%1</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation>停止  Esc</translation>
    </message>
    <message>
        <source>Run  F5</source>
        <translation>运行  F5</translation>
    </message>
    <message>
        <source>Futures</source>
        <translation>情形数</translation>
    </message>
    <message>
        <source>Number of futures changed</source>
        <translation>情形数已更改</translation>
    </message>
</context>
<context>
    <name>rackrate::TrancheStack</name>
    <message>
        <source>Tranches in merit order</source>
        <translation>容量档（按调用顺序）</translation>
    </message>
    <message>
        <source>up to %1 GPUs, whole machines</source>
        <translation>最多 %1 块 GPU，按整机</translation>
    </message>
    <message>
        <source>as many as needed, whole machines</source>
        <translation>按需取用，按整机</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 块 GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>hours of month %1, busiest first · expected demand without noise and events</source>
        <translation>第 %1 个月的各小时，由忙到闲 · 预期需求，不含噪声和事件</translation>
    </message>
    <message>
        <source>GPUs busy</source>
        <translation>在用 GPU 数</translation>
    </message>
    <message>
        <source>Tranche removed</source>
        <translation>已删除容量档</translation>
    </message>
    <message>
        <source>Tranche moved</source>
        <translation>已移动容量档</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>up to 1 GPU</source>
        <translation>最多 1 块 GPU</translation>
    </message>
</context>
<context>
    <name>rackrate::UncertaintyPage</name>
    <message>
        <source>Uncertainty</source>
        <translation>不确定性</translation>
    </message>
    <message>
        <source>Uncertain number</source>
        <translation>不确定数值</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>分布族</translation>
    </message>
    <message>
        <source>P5</source>
        <translation>P5</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Shared draw</source>
        <translation>共享抽样</translation>
    </message>
    <message>
        <source>Uncertain numbers</source>
        <translation>不确定数值</translation>
    </message>
    <message>
        <source>Every number below is drawn once in each future. Enter opens the field where it stands.</source>
        <translation>下列数值在每个情形中各抽样一次。按回车键打开其所在字段。</translation>
    </message>
    <message>
        <source>Correlations</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Add a correlation</source>
        <translation>添加相关性</translation>
    </message>
    <message>
        <source>rank correlation between two uncertain inputs, from −1 to 1</source>
        <translation>两个不确定输入之间的秩相关系数，取值 −1 至 1</translation>
    </message>
    <message>
        <source>All uncertain inputs are independent of each other, except those that share a draw.</source>
        <translation>所有不确定输入相互独立，共享抽样者除外。</translation>
    </message>
</context>
<context>
    <name>rackrate::WeekField</name>
    <message>
        <source>Brush %1%</source>
        <translation>画笔 %1%</translation>
    </message>
    <message>
        <source>As painted</source>
        <translation>自绘</translation>
    </message>
    <message>
        <source>Shape of the week</source>
        <translation>一周曲线形状</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>画笔</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Peak %1 %4 · mean %2 %4 · peak to mean %3 · in the first month, expected value</source>
        <translation>峰值 %1 %4 · 均值 %2 %4 · 峰均比 %3 · 首月期望值</translation>
    </message>
</context>
<context>
    <name>rackrate::WeekGrid</name>
    <message>
        <source>Hours of the week</source>
        <translation>每周时段</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>%1 %2:00–%2:59</source>
        <translation>%1 %2:00–%2:59</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2:00, %3</source>
        <translation>%1 %2:00，%3</translation>
    </message>
</context>
<context>
    <name>rackrate::WorkloadPage</name>
    <message>
        <source>May wait</source>
        <translation>可等待</translation>
    </message>
    <message>
        <source>Demand at start</source>
        <translation>初始需求</translation>
    </message>
    <message>
        <source>mean over the week in the first month, before growth, season and events</source>
        <translation>首月一周均值，未计增长、季节和事件</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>× demand at start · drag the handles</source>
        <translation>× 初始需求 · 可拖动控制点</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>添加点</translation>
    </message>
    <message>
        <source>Weekly profile</source>
        <translation>周曲线</translation>
    </message>
    <message>
        <source>% of the peak by hour of the week</source>
        <translation>一周各小时占峰值的百分比</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>季节</translation>
    </message>
    <message>
        <source>factor by calendar month</source>
        <translation>各日历月的倍数</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>promotions, launches, lost customers, cancelled projects</source>
        <translation>促销、发布、客户流失、项目取消</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>添加事件</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>how large one job is, and how long it may wait</source>
        <translation>单个作业的规模和可等待时间</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务水平</translation>
    </message>
    <message>
        <source>what one request needs, and what users are promised</source>
        <translation>单个请求的需要和对用户的承诺</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>优化措施</translation>
    </message>
    <message>
        <source>ways to need less; each strategy says whether it uses them</source>
        <translation>减少需求的办法；由各策略决定是否采用</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Add a cache</source>
        <translation>添加缓存</translation>
    </message>
    <message>
        <source>workload %1 of %2</source>
        <translation>工作负载 %1 / %2</translation>
    </message>
    <message>
        <source>Monthly noise</source>
        <translation>月度噪声</translation>
    </message>
    <message>
        <source>Half-life of noise</source>
        <translation>噪声半衰期</translation>
    </message>
</context>
<context>
    <name>rackrate::Workspace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
</TS>
