// Garden centres, as a hurried colleague types: short, in lower case, with slips and the words of the trade.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { net, receipts } from "./views.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(sold_at, 0)";
const october = "in_month(sold_at, 1)";
const untilSeptember = (year) =>
  `sold_at >= DATE '${year}-01-01' AND sold_at < DATE '${year}-10-01'`;
const untilOctober = (year) => `sold_at >= DATE '${year}-01-01' AND sold_at < DATE '${year}-11-01'`;

const values = inClass(
  "values",
  ask("turnover galway oct", of(net, "sold", `store = 'Galway Road' AND ${october}`)),
  ask(
    "cash reciepts yesterday",
    of(receipts, "sold", "payment = 'C' AND CAST(sold_at AS DATE) = asked_on() - 1"),
  ),
  ask("rev peat free vs not ytd", by("is_peat_free", net, "sold", thisYear), anyOrder),
);

const growthByRegion = (now, before) =>
  by("region", `${net} FILTER (${now}) / ${net} FILTER (${before}) - 1`, "sold");

const operations = inClass(
  "operations",
  ask(
    "yoy sales growth by region",
    [
      growthByRegion(untilOctober(2026), untilOctober(2025)),
      growthByRegion("year(sold_at) = 2025", "year(sold_at) = 2024"),
      `SELECT region, y, v / lag(v) OVER (PARTITION BY region ORDER BY y) - 1 FROM
       (SELECT region, date_trunc('year', sold_at) AS y, ${net} AS v FROM sold GROUP BY ALL)`,
    ],
    anyOrder,
  ),
  ask(
    "atv by store last month",
    by("store", `${net} / ${receipts}`, "sold", "in_month(sold_at, 1)"),
    groups,
  ),
  ask(
    "margin % by category ytd",
    by("category", `1 - sum(quantity * unit_cost) / ${net}`, "sold", thisYear),
    groups,
  ),
  ask(
    "running total revenue by month 2026",
    `SELECT m, sum(v) OVER (ORDER BY m) FROM (${by(`${month("sold_at")} AS m`, `${net} AS v`, "sold", thisYear)}) ORDER BY 1`,
    series,
  ),
  ask("sales jan to sep vs same period last yr", [
    of(net, "sold", untilSeptember(2026), net, "sold", untilSeptember(2025)),
  ]),
  ask("median basket gold members", of("median(total)", "baskets", "tier = 'gold'")),
  ask("% of purchase orders late", [
    of("count(*) FILTER (delivered_on > due_on) / count(*) FILTER (state = 'R')", "ordered"),
    of("count(*) FILTER (delivered_on > due_on) / count(*)", "ordered"),
    of("count(*) FILTER (delivered_on > due_on) / count(*)", "ordered", "state <> 'X'"),
    of(
      "count(*) FILTER (coalesce(delivered_on, asked_on()) > due_on) / count(*)",
      "ordered",
      "state <> 'X'",
    ),
  ]),
);

const bigOpen = "state = 'O' AND amount > 5000";
const strong = (figures) =>
  `SELECT ${figures} FROM sold WHERE year(sold_at) = 2025 GROUP BY store HAVING sum(quantity) > 1000`;

const limits = inClass(
  "limits",
  ask("stores w more than 1000 units sold in 2025", strong("store, sum(quantity)"), anyOrder),
  ask(
    "open pos over 5k",
    [of("count(*)", "ordered", bigOpen), of("id", "ordered", bigOpen)],
    anyOrder,
  ),
  ask(
    "how many orders w lead time > 21 days",
    of("count(*)", "ordered", "date_diff('day', ordered_on, delivered_on) > 21"),
  ),
);

const unsold = `id NOT IN (SELECT product_id FROM sold WHERE ${october})`;

const absence = inClass(
  "absence",
  ask(
    "products not sold in oct",
    [of("name", "products", unsold), of("count(*)", "products", unsold)],
    anyOrder,
  ),
  ask(
    "sales excl furniture this yr",
    of(net, "sold", `category <> 'Garden furniture' AND ${thisYear}`),
  ),
);

const best = (figure) =>
  `SELECT store, product, ${figure} FROM sold GROUP BY 1, 2
   QUALIFY rank() OVER (PARTITION BY store ORDER BY ${figure} DESC) = 1`;

const grouping = inClass(
  "grouping",
  ask(
    "top 5 suppliers by order value this yr",
    [
      `${by("supplier", "sum(amount)", "ordered", "in_year(ordered_on, 0)")} ${top(5)}`,
      `${by("supplier", "sum(amount)", "ordered", "in_year(ordered_on, 0) AND state <> 'X'")} ${top(5)}`,
    ],
    ranked,
  ),
  ask(
    "sales by weekday last 3 months",
    by("dayname(sold_at)", net, "sold", "sold_at >= DATE '2026-08-01'"),
    groups,
  ),
  ask(
    "returns by reason n quarter 2026",
    [
      "SELECT reason, date_trunc('quarter', returned_on), count(*) FROM back WHERE in_year(returned_on, 0) GROUP BY ALL",
      "SELECT reason, date_trunc('quarter', returned_on), sum(quantity) FROM back WHERE in_year(returned_on, 0) GROUP BY ALL",
    ],
    anyOrder,
  ),
  ask("best seller per store", [best("sum(quantity)"), best(net)], anyOrder),
);

const nextWeek = "due_on BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'";

const time = inClass(
  "time",
  ask(
    "any pos due next wk?",
    ["count(*)", "id"].flatMap((figure) => [
      of(figure, "ordered", nextWeek),
      of(figure, "ordered", `${nextWeek} AND state = 'O'`),
    ]),
    anyOrder,
  ),
);

const atMonthEnds = `SELECT ${month("counted_on")}, sum(value) FROM counted WHERE in_year(counted_on, 0)
   AND counted_on IN (SELECT max(counted_on) FROM stock_counts GROUP BY ${month("counted_on")}) GROUP BY 1 ORDER BY 1`;
const meanOfWeeks = `SELECT ${month("counted_on")}, sum(value) / count(DISTINCT counted_on) FROM counted
   WHERE in_year(counted_on, 0) GROUP BY 1 ORDER BY 1`;

const snapshots = inClass(
  "snapshots",
  ask("stock kilkenny now", [
    of("sum(units)", "counted", "store = 'Kilkenny' AND counted_on = DATE '2026-10-31'"),
    of("sum(value)", "counted", "store = 'Kilkenny' AND counted_on = DATE '2026-10-31'"),
  ]),
  ask("stock value by mth this yr", [atMonthEnds, meanOfWeeks], series),
);

const refusals = inClass(
  "refusals",
  noAnswer("sales of christmas trees", "no such product or category", "SELECT 0"),
  noAnswer("conversion rate by store", "no such thing"),
  noAnswer("footfall sat", "no such thing"),
  noAnswer("fcast revenue nov", "no forecast"),
  noAnswer("email gold members re spring offer", "an action"),
);

const shrubs = (back) => `category = 'Shrubs' AND in_quarter(sold_at, ${back})`;

const followUps = inClass(
  "follow-ups",
  thread(
    ask("shrub sales q3", of(net, "sold", shrubs(1))),
    ask("n q2", of(net, "sold", shrubs(2))),
    ask("by store", by("store", net, "sold", shrubs(2)), groups),
  ),
);

export const gardenFurtherQuestions = [
  ...[...values, ...operations, ...limits, ...absence, ...grouping, ...time],
  ...[...snapshots, ...refusals, ...followUps],
];
