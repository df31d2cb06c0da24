// A regional bakery: what its shops take and waste, as its head of retail and area managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherBakeryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (first, end) => `day >= DATE '${first}' AND day < DATE '${end}'`;
const thisYear = "in_year(day, 0)";
const october = "in_month(day, 1)";
const september = between("2026-09-01", "2026-10-01");
const thirdQuarter = (year) => between(`${year}-07-01`, `${year}-10-01`);
const wasteRate = "sum(pieces_wasted) / sum(pieces_supplied)";
const perHour = "sum(takings) / sum(staff_hours)";

/** Each month's takings beside those of the month before; January with December or with nothing. */
const growth = (first) => `
  SELECT m, t / lag(t) OVER (ORDER BY m) - 1 AS growth
  FROM (${by(`${month("day")} AS m`, "sum(takings) AS t", "trading", `day >= DATE '${first}'`)})
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

const soFar = `
  SELECT m, sum(t) OVER (ORDER BY m)
  FROM (${by(`${month("day")} AS m`, "sum(takings) AS t", "trading", thisYear)}) ORDER BY 1`;

const trading = [
  ...inClass(
    "figures",
    ask(
      "What did the shops take last week?",
      of("sum(takings)", "trading", between("2026-10-19", "2026-10-26")),
    ),
    ask(
      "median daily takings at York Station in 2026",
      of("median(takings)", "trading", `shop = 'York Station' AND ${thisYear}`),
    ),
    ask(
      "On an average day, how much does one of our shops in the Dales take? I mean this year.",
      of("avg(takings)", "trading", `area = 'Dales' AND ${thisYear}`),
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask(
        "waste rate of our cafés in Q3",
        of(wasteRate, "trading", `format = 'CF' AND ${thirdQuarter(2026)}`),
      ),
      ask(
        "and the station kiosks?",
        of(wasteRate, "trading", `format = 'ST' AND ${thirdQuarter(2026)}`),
      ),
      ask(
        "what was it in Q3 last year?",
        of(wasteRate, "trading", `format = 'ST' AND ${thirdQuarter(2025)}`),
      ),
    ),
    ask(
      "Takings in October without the supermarket counters",
      of("sum(takings)", "trading", `format <> 'SM' AND ${october}`),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Shop takings year to date against the same period last year?",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(day)", "sum(takings)", "trading", [thisYear, between("2025-01-01", end)]),
      ),
    ),
    ask(
      "takings per staff hour last month, Claire Ogden vs Marcus Bell",
      compared(
        "area_manager",
        perHour,
        "trading",
        ["area_manager = 'Claire Ogden'", "area_manager = 'Marcus Bell'"],
        october,
      ),
    ),
    ask(
      "Did Leeds Headingley take more in October than in September?",
      compared(
        month("day"),
        "sum(takings)",
        "trading",
        [october, september],
        "shop = 'Leeds Headingley'",
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "top 2 shops in each area by takings this year",
      topOfEach(2, "area", "shop", "sum(takings)", "trading", thisYear),
      anyOrder,
    ),
    ask(
      "Who was second best for takings in October, which shop?",
      `${by("shop", "sum(takings)", "trading", october)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask("Which weekday brings in the most customers?", [
      `${by("dayname(day)", "sum(customers)", "trading")} ${top(1)}`,
      `${by("isodow(day)", "sum(customers)", "trading")} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "takings by area and month since July",
      `SELECT area, ${month("day")}, sum(takings) FROM trading WHERE day >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "How often did each of the York shops sell out in October?",
      by("shop", "count(sold_out_at)", "trading", `town = 'York' AND ${october}`),
      groups,
    ),
    thread(
      ask(
        "Customers by shop format, October",
        by("format", "sum(customers)", "trading", october),
        groups,
      ),
      ask(
        "as a share of the total please",
        by("format", "sum(customers) / sum(sum(customers)) OVER ()", "trading", october),
        share,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "month on month growth of shop takings in 2026",
      [growth("2025-12-01"), growth("2026-01-01")],
      series,
    ),
    ask("cumulative takings by month this year", soFar, series),
  ),
  ...inClass(
    "limits",
    ask(
      "Which shops had a waste rate above 8% last month?",
      `${by("shop", wasteRate, "trading", october)} HAVING ${wasteRate} > 0.08`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "On how many shop days in October did nobody enter a shift lead?",
      of("count(*)", "trading", `shift_lead IS NULL AND ${october}`),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which shops have we closed, and when?",
      "SELECT shop, closed_on FROM shops WHERE closed_on IS NOT NULL",
      anyOrder,
    ),
  ),
];

export const bakeryQuestions = [...trading, ...furtherBakeryQuestions];
