// Four yacht marinas: fuel and shop, invoices and occupancy, as the finance lead and the shop managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const soldThisYear = "in_year(sold_at, 0)";
const soldInOctober = "in_month(sold_at, 1)";
const thirdQuarter = (year) => between("sold_at", `${year}-07-01`, `${year}-10-01`);
const fuel = "category = 'FUE'";
const chandlery = "category = 'CHA'";
const overdue = "due_on < asked_on()";
const rate = "sum(occupied) / sum(berths)";
const now = "counted_on = DATE '2026-10-31'";
const yearAgo = "counted_on = DATE '2025-10-31'";

/** Revenue of each month of this year and how it grew; of January, over December or not at all. */
const chandleryGrowth = (first) => `
  SELECT * FROM (
    SELECT m, figure, figure / lag(figure) OVER (ORDER BY m) - 1 FROM
      (${by(`${month("sold_at")} AS m`, "sum(revenue) AS figure", "sold", `${chandlery} AND ${between("sold_at", first, "2026-11-01")}`)}))
  WHERE m >= DATE '2026-01-01' ORDER BY 1`;

const sales = [
  ...inClass(
    "times",
    ask(
      "Total fuel and shop sales last week?",
      of("sum(revenue)", "sold", between("sold_at", "2026-10-19", "2026-10-26")),
    ),
    ask(
      "number of sales between 1 and 15 August 2026",
      of("count(*)", "sold", between("sold_at", "2026-08-01", "2026-08-16")),
    ),
    ask(
      "Fuel revenue year to date vs the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared(
          "year(sold_at)",
          "sum(revenue)",
          "sold",
          [soldThisYear, between("sold_at", "2025-01-01", end)],
          fuel,
        ),
      ),
    ),
    ask(
      "chandlery revenue per month in 2026 with growth over the month before",
      ["2026-01-01", "2025-12-01"].map(chandleryGrowth),
      series,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How much did we make on bottled gas this year, gross margin in pounds?",
      of("sum(margin)", "sold", `category = 'GAS' AND ${soldThisYear}`),
    ),
    ask(
      "Sales revenue in October without fuel",
      of("sum(revenue)", "sold", `NOT (${fuel}) AND ${soldInOctober}`),
    ),
  ),
  ...inClass(
    "ranks",
    ask("Which marina comes second in fuel litres this year?", [
      `${by("marina", "sum(litres)", "sold", soldThisYear)} ${top(1)} OFFSET 1`,
    ]),
    ask("On which weekday do we sell the most litres of fuel?", [
      `${by("dayname(sold_at)", "sum(litres)", "sold")} ${top(1)}`,
      `${by("isodow(sold_at)", "sum(litres)", "sold")} ${top(1)}`,
    ]),
    ask(
      "top 3 products by revenue at each marina in Q3 2026",
      topOfEach(3, "marina", "product", "sum(revenue)", "sold", thirdQuarter(2026)),
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Share of each category in Q3 sales revenue",
      [
        `SELECT category, sum(revenue) / sum(sum(revenue)) OVER () FROM sold WHERE ${thirdQuarter(2026)} GROUP BY 1`,
      ],
      share,
    ),
  ),
];

const invoices = [
  ...inClass(
    "values",
    ask(
      "what does Blue Ensign Charters still owe us?",
      of("sum(amount)", "owed", "owner = 'Blue Ensign Charters'"),
    ),
    ask("Has Westward Sailing got any overdue invoices?", [
      of("count(*)", "owed", `owner = 'Westward Sailing Club' AND ${overdue}`),
      of("invoice_no", "owed", `owner = 'Westward Sailing Club' AND ${overdue}`),
    ]),
  ),
  ...inClass(
    "figures",
    ask(
      "How many invoices are overdue and what do they add up to?",
      of("count(*), sum(amount)", "owed", overdue),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which owners have more than £7000 outstanding?",
      [
        `SELECT owner, sum(amount) FROM owed GROUP BY owner HAVING sum(amount) > 7000`,
        `SELECT owner FROM owed GROUP BY owner HAVING sum(amount) > 7000`,
      ],
      groups,
    ),
  ),
];

const levels = inClass(
  "levels",
  ask(
    "How many people are on the waiting list at the moment?",
    of("sum(waiting)", "occupancy", now),
  ),
  ask(
    "Waiting list at Hamble Reach by month since January 2026",
    ["counted_on", month("counted_on")].map(
      (at) =>
        `${by(at, "sum(waiting)", "occupancy", "marina = 'Hamble Reach' AND in_year(counted_on, 0)")} ORDER BY 1`,
    ),
    series,
  ),
  thread(
    ask(
      "Occupancy rate per marina at the end of October",
      by("marina", rate, "occupancy", now),
      groups,
    ),
    ask("and a year before?", by("marina", rate, "occupancy", yearAgo), groups),
    ask("by berth type instead", by("berth_type", rate, "occupancy", yearAgo), groups),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why are fewer Dutch boats visiting us than last year?", "cause"),
  noAnswer("How full will Hamble Reach be next August?", "forecast"),
  noAnswer("How many kWh of shore power did visitors use in July?", "no electricity"),
  noAnswer(
    "What did the marina at Mudeford Point sell in October?",
    "no such marina",
    of("count(*)", "sold", "marina = 'Mudeford Point'"),
  ),
  noAnswer("Please send a reminder to everybody with an overdue invoice", "action"),
  noAnswer("Combien de nuitées visiteurs avons-nous eues en août à Penmere Haven ?", "language"),
  noAnswer("Should we close the yard at Castle Cove?", "opinion"),
  noAnswer("Average draught of the boats at Castle Cove", "no draught"),
);

export const furtherMarinaQuestions = [...sales, ...invoices, ...levels, ...refusals];
