// Kitchen showrooms: leads, quotes and orders, as the head of sales, regional managers and the finance lead ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherKitchenQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const counts = "status <> 'CAN'";
const value = "sum(value)";
/** Orders of a time that were not cancelled. */
const kept = (time) => `${counts} AND ${time}`;
const orderedThisYear = "in_year(ordered_on, 0)";
const orderedLastMonth = "in_month(ordered_on, 1)";
const leadsThisYear = "in_year(received_on, 0)";
const inQuarter = (column, year) => between(column, `${year}-07-01`, `${year}-10-01`);
/** The last ninety days, which end yesterday or today. */
const lastNinetyDays = (column) => [
  between(column, "2026-08-03", "2026-11-01"),
  between(column, "2026-08-04", "2026-11-02"),
];
const ofMarlow = `kitchen_range = 'Marlow Handleless' AND ${orderedThisYear}`;
const bySource = (figure) =>
  `SELECT source, ${figure} FROM leads WHERE ${leadsThisYear} GROUP BY 1`;
const monthlyValue = (first) =>
  by(month("ordered_on"), `${value} AS v`, "sold", `${counts} AND ordered_on >= DATE '${first}'`);
const growth = (first) =>
  `SELECT * FROM (SELECT m, v / lag(v) OVER (ORDER BY m) - 1 FROM (${monthlyValue(first)}) AS t(m, v))
     WHERE m >= DATE '2026-01-01' ORDER BY 1`;
const running = `SELECT m, sum(v) OVER (ORDER BY m) FROM (${monthlyValue("2026-01-01")}) AS t(m, v) ORDER BY 1`;

const leads = [
  ...inClass(
    "figures",
    ask(
      "How many leads came in last week?",
      of("count(*)", "leads", between("received_on", "2026-10-19", "2026-10-26")),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many quotes did Sophie Lambert present in September?",
      of(
        "count(*)",
        "leads",
        `designer = 'Sophie Lambert' AND ${between("quoted_on", "2026-09-01", "2026-10-01")}`,
      ),
    ),
  ),
  ...inClass(
    "times",
    ask(
      "Leads year to date vs. the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(received_on)", "count(*)", "leads", [
          leadsThisYear,
          between("received_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "Showroom visits in the last 90 days, by showroom",
      lastNinetyDays("visited_on").map((time) => by("showroom", "count(*)", "leads", time)),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "median quote value for the quotes we presented in Q3?",
      of("median(quote_value)", "leads", inQuarter("quoted_on", 2026)),
    ),
    ask(
      "Win rate on the leads received in the first half of 2026, per showroom",
      by(
        "showroom",
        "count(*) FILTER (status = 'WON') / count(quoted_on)",
        "leads",
        between("received_on", "2026-01-01", "2026-07-01"),
      ),
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of the leads we received in Q3 never came to a showroom?",
      of("count(*)", "leads", `${inQuarter("received_on", 2026)} AND visited_on IS NULL`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "leads by weekday this year",
      [
        by("dayname(received_on)", "count(*)", "leads", leadsThisYear),
        by("isodow(received_on)", "count(*)", "leads", leadsThisYear),
      ],
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Leads this year by source",
        [bySource("count(*)"), `${bySource("count(*)")} HAVING source IS NOT NULL`],
        groups,
      ),
      ask(
        "as a share of the total",
        [
          bySource("count(*) / sum(count(*)) OVER ()"),
          `SELECT * FROM (${bySource("count(*) / sum(count(*)) OVER ()")}) WHERE source IS NOT NULL`,
        ],
        share,
      ),
    ),
  ),
];

const orders = [
  ...inClass(
    "values",
    ask("How many Marlow kitchens have we sold this year?", [
      of("count(*)", "sold", ofMarlow),
      of("count(*)", "sold", kept(ofMarlow)),
    ]),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Is the average order bigger when it's financed? Compare the two for this year please",
      compared(
        "is_financed",
        "avg(value)",
        "sold",
        ["is_financed", "NOT is_financed"],
        kept(orderedThisYear),
      ),
    ),
    ask(
      "Did Bristol take more orders than Harrogate in September?",
      compared(
        "showroom",
        "count(*)",
        "sold",
        ["showroom = 'Bristol'", "showroom = 'Harrogate'"],
        between("ordered_on", "2026-09-01", "2026-10-01"),
      ),
    ),
  ),
  ...inClass(
    "times",
    ask(
      "What did we sell between 15 August and 15 September 2026, in pounds?",
      of(value, "sold", kept(between("ordered_on", "2026-08-15", "2026-09-16"))),
    ),
    ask(
      "How many kitchens are due for delivery in November?",
      of("count(*)", "sold", between("delivery_on", "2026-11-01", "2026-12-01")),
    ),
    ask("How much of the outstanding balance falls due in November?", [
      of(
        "sum(balance)",
        "sold",
        kept(
          `balance_paid_on IS NULL AND ${between("balance_due_on", "2026-11-01", "2026-12-01")}`,
        ),
      ),
    ]),
  ),
  ...inClass(
    "operations",
    ask(
      "Month over month growth of order value in 2026",
      [growth("2025-12-01"), growth("2026-01-01")],
      series,
    ),
    ask("running total of order value by month this year", running, series),
    ask("Which showroom had the second highest order value last month?", [
      `${by("showroom", value, "sold", kept(orderedLastMonth))} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "Which kitchen ranges did we sell in 2024 but not at all this year?",
      `SELECT DISTINCT kitchen_range FROM sold WHERE in_year(ordered_on, 2)
         AND kitchen_range NOT IN (SELECT kitchen_range FROM sold WHERE ${orderedThisYear})`,
      anyOrder,
    ),
    ask(
      "What's our order value this year without the North?",
      of(value, "sold", kept(`region <> 'North' AND ${orderedThisYear}`)),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "orders by showroom and month since July",
      `SELECT showroom, ${month("ordered_on")}, count(*) FROM sold WHERE ordered_on >= DATE '2026-07-01'
         GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "Top 3 kitchen ranges in each region by order value in 2026",
      topOfEach(3, "region", "kitchen_range", value, "sold", kept(orderedThisYear)),
      anyOrder,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which orders of more than £20,000 have an overdue balance?",
      "SELECT order_no FROM sold WHERE value > 20000 AND balance_paid_on IS NULL AND balance_due_on < asked_on()",
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Top 5 designers by order value this year",
        `${by("designer", value, "sold", kept(orderedThisYear))} ${top(5)}`,
        ranked,
      ),
      ask(
        "and last year?",
        `${by("designer", value, "sold", kept("in_year(ordered_on, 1)"))} ${top(5)}`,
        ranked,
      ),
    ),
  ),
];

export const kitchenQuestions = [...leads, ...orders, ...furtherKitchenQuestions];
