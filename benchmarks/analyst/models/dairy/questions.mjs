// A dairy cooperative: milk, farms and what they are paid, as the head of milk supply and the finance lead ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherDairyQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thisYear = "in_year(collected_on, 0)";
const lastMonth = "in_month(collected_on, 1)";
const quarter = (year, first, end) =>
  between("collected_on", `${year}-${first}-01`, `${year}-${end}-01`);
const thirdQuarter = quarter(2026, "07", "10");
const thirdQuarterBefore = quarter(2025, "07", "10");
const rejected = "count(*) FILTER (is_rejected)";
const content = (column) =>
  `sum(litres * ${column} / 100) / sum(litres) FILTER (${column} IS NOT NULL)`;
const eitherThirdQuarter = `((${thirdQuarter}) OR (${thirdQuarterBefore}))`;
const overdue = "paid_on IS NULL AND due_on < asked_on()";
const listowel = `route = 'R05' AND is_rejected AND ${lastMonth}`;

const figures = [
  ...inClass(
    "figures",
    ask("How many litres did we collect in October?", of("sum(litres)", "loads", lastMonth)),
    ask("rejection rate of loads in Q3", of(`${rejected} / count(*)`, "loads", thirdQuarter)),
    ask(
      "How much was paid out to farms in October, going by the date it was paid?",
      of("sum(payment)", "statements", "in_month(paid_on, 1)"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many loads did we pick up from Newtown in September?",
      of(
        "count(*)",
        "loads",
        `farm = 'Newtown Ballyhay' AND ${between("collected_on", "2026-09-01", "2026-10-01")}`,
      ),
    ),
    ask(
      "How many loads were turned away because of antibiotics this year?",
      of("count(*)", "loads", `reject_reason = 'ANT' AND ${thisYear}`),
    ),
    ask("litres on the Bandon and Mallow routes last month", [
      of("sum(litres)", "loads", `route IN ('R01', 'R03') AND ${lastMonth}`),
      ...compared("route", "sum(litres)", "loads", ["route = 'R01'", "route = 'R03'"], lastMonth),
    ]),
  ),
  ...inClass(
    "times",
    ask(
      "How many loads did the tankers collect last week?",
      of("count(*)", "loads", between("collected_on", "2026-10-19", "2026-10-26")),
    ),
    thread(
      ask("Milk collected in Q3 2026, in litres?", of("sum(litres)", "loads", thirdQuarter)),
      ask("and in Q2?", of("sum(litres)", "loads", quarter(2026, "04", "07"))),
      ask("what about Q3 last year", of("sum(litres)", "loads", thirdQuarterBefore)),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Litres collected year to date vs. the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(collected_on)", "sum(litres)", "loads", [
          thisYear,
          between("collected_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "Litres by county, Q3 2026 against Q3 2025",
      [
        `SELECT county, sum(litres) FILTER (${thirdQuarter}), sum(litres) FILTER (${thirdQuarterBefore})
           FROM loads GROUP BY 1`,
        ...["year(collected_on)", "date_trunc('quarter', collected_on)"].map(
          (time) =>
            `SELECT county, ${time}, sum(litres) FROM loads WHERE ${eitherThirdQuarter} GROUP BY 1, 2`,
        ),
      ],
      anyOrder,
    ),
  ),
];

const further = [
  ...inClass(
    "operations",
    ask(
      "What share of the milk collected this year came from organic farms?",
      of("sum(litres) FILTER (is_organic) / sum(litres)", "loads", thisYear),
    ),
    ask(
      "running total of rejected loads by month in 2026",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (${by(`${month("collected_on")} AS m`, `${rejected} AS n`, "loads", thisYear)}) ORDER BY 1`,
      series,
    ),
    ask("Median load size in October", of("median(litres)", "loads", lastMonth)),
    ask(
      "On average, how many litres did each farm supply in October?",
      of("sum(litres) / count(DISTINCT farm_id)", "loads", lastMonth),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which farms had more than 3 rejected loads this year?",
      `${by("farm", rejected, "loads", thisYear)} HAVING ${rejected} > 3`,
      groups,
    ),
    ask(
      "number of loads over 8000 litres in october",
      of("count(*)", "loads", `litres > 8000 AND ${lastMonth}`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "fat and protein by breed last month",
      by("breed", `${content("fat_pct")}, ${content("protein_pct")}`, "loads", lastMonth),
      anyOrder,
    ),
    ask(
      "Top 3 farms by litres in each county this year",
      topOfEach(3, "county", "farm", "sum(litres)", "loads", thisYear),
      anyOrder,
    ),
    ask(
      "litres by day of the week, october only",
      ["dayname(collected_on)", "isodow(collected_on)", "dayofweek(collected_on)"].map((day) =>
        by(day, "sum(litres)", "loads", lastMonth),
      ),
      anyOrder,
    ),
    ask(
      "Rejected loads by reason and month since July",
      `SELECT reject_reason, ${month("collected_on")}, count(*) FROM loads
         WHERE is_rejected AND collected_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which milk statements are overdue?",
      `SELECT statement_no FROM statements WHERE ${overdue}`,
      anyOrder,
    ),
    ask(
      "Which farms have left the co-op this year?",
      "SELECT farm FROM farms WHERE in_year(left_on, 0)",
      anyOrder,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Were any loads rejected on the Listowel route in October?", [
      of("count(*)", "loads", listowel),
      `SELECT farm, collected_on FROM loads WHERE ${listowel} ORDER BY 2`,
    ]),
  ),
];

export const dairyQuestions = [...figures, ...further, ...furtherDairyQuestions];
