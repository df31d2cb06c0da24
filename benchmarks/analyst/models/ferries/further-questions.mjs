// What the finance lead and the account managers of a ferry company want to know.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const lastMonth = "in_month(day, 1)";
const lastQuarter = "in_quarter(day, 1)";
const value = "sum(value)";
const kerrigan = `account = 'Kerrigan Haulage Ltd' AND ${thisYear}`;
const liverpool = "route = 'Liverpool - Dublin' AND account IS NOT NULL";
/** From January to the day of asking, with that day and without it. */
const toDate = ["<", "<="].map(
  (until) => `(in_year(day, 0) OR in_year(day, 1)) AND strftime(day, '%m%d') ${until} '1101'`,
);

const shopByMonth = `SELECT ${month("day")} AS month, sum(gross) AS sales FROM takings
  WHERE outlet = 'SHP' AND day >= DATE '2025-12-01' GROUP BY 1`;
const shopBefore = (change, condition) =>
  `SELECT * FROM (SELECT month, sales, ${change} FROM
     (SELECT month, sales, lag(sales) OVER (ORDER BY month) AS before FROM (${shopByMonth}) WHERE ${condition}))
   WHERE in_year(month, 0) ORDER BY 1`;
const shopChanges = ["sales / before - 1", "sales - before"].flatMap((change) => [
  shopBefore(change, "true"),
  shopBefore(change, "in_year(month, 0)"),
]);

const finance = [
  ...inClass(
    "figures",
    ask("Ticket revenue last month", of(value, "kept", lastMonth)),
    ask(
      "How much did we refund in September?",
      of("sum(refund)", "booked", "in_month(refunded_on, 2)"),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Fare revenue by quarter, 2025 and 2026",
      `${by("date_trunc('quarter', day)", value, "kept", "(in_year(day, 0) OR in_year(day, 1))")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "How does booking revenue so far this year compare with the same period last year?",
      toDate.flatMap((when) =>
        compared("year(day)", value, "kept", ["in_year(day, 0)", "in_year(day, 1)"], when),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "avg booking value by vehicle type in 2026",
      [
        by("vehicle", "avg(value)", "kept", thisYear),
        by("vehicle", "avg(value)", "kept", `${thisYear} AND vehicle IS NOT NULL`),
      ],
      groups,
    ),
    ask(
      "Onboard sales by outlet in Q3",
      by("outlet", "sum(gross)", "takings", lastQuarter),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "onboard spend per passenger by route this year",
      `SELECT route, gross / pax
       FROM (SELECT route, sum(pax_count) AS pax FROM trips WHERE ${thisYear} GROUP BY 1)
       JOIN (SELECT route, sum(gross) AS gross FROM takings WHERE ${thisYear} GROUP BY 1) USING (route)`,
      groups,
    ),
    ask(
      "What share of this year's revenue came through each booking channel?",
      `SELECT channel, ${value} / sum(${value}) OVER () FROM kept WHERE ${thisYear} GROUP BY 1`,
      share,
    ),
    ask(
      "Duty free shop sales per month this year, with the change on the month before",
      shopChanges,
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many bookings over 500 pounds did we take in October?",
      ["booked", "kept"].map((table) => of("count(*)", table, `value > 500 AND ${lastMonth}`)),
    ),
  ),
];

const accounts = [
  ...inClass(
    "values",
    ask("how much has Kerrigan Haulage booked with us this year", [
      of(value, "kept", kerrigan),
      of("count(*)", "booked", kerrigan),
    ]),
    ask(
      "Q3 revenue of Fiona Baird's accounts, biggest first",
      `${by("account", value, "kept", `account_manager = 'Fiona Baird' AND ${lastQuarter}`)} ORDER BY 2 DESC`,
      ranked,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which freight accounts haven't booked anything since the end of July?",
      `SELECT account FROM booked WHERE segment = 'FRT' GROUP BY 1 HAVING max(day) < DATE '2026-08-01'`,
      anyOrder,
    ),
    ask(
      "how many bookings w/o a vehicle did we get in August",
      ["booked", "kept"].map((table) =>
        of("count(*)", table, "vehicle IS NULL AND in_month(day, 3)"),
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Accounts with more than 100 bookings but less than £50k revenue this year",
      ["count(*)", "count(*) FILTER (status <> 'CXL')"].map(
        (count) =>
          `SELECT account FROM booked WHERE ${thisYear} AND account IS NOT NULL GROUP BY 1
           HAVING ${count} > 100 AND sum(value) FILTER (status <> 'CXL') < 50000`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask("How many different companies shipped a lorry with us in September?", [
      of(
        "count(DISTINCT account)",
        "kept",
        "vehicle = 'HGV' AND status = 'CNF' AND in_month(departs, 2)",
      ),
      of("count(DISTINCT account)", "kept", "vehicle = 'HGV' AND in_month(departs, 2)"),
    ]),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "Top 3 accounts by revenue on Liverpool - Dublin this year",
      `${by("account", value, "kept", `${liverpool} AND ${thisYear}`)} ${top(3)}`,
      ranked,
    ),
    ask(
      "same for 2025",
      `${by("account", value, "kept", `${liverpool} AND in_year(day, 1)`)} ${top(3)}`,
      ranked,
    ),
  ),
);

export const furtherFerryQuestions = [...finance, ...accounts, ...followUps];
