// A ferry company: what the head of operations and the regional managers want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherFerryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const lastMonth = "in_month(day, 1)";
const lastQuarter = "in_quarter(day, 1)";
const dover = `route = 'Dover - Calais' AND ${thisYear} AND delay IS NOT NULL`;
const celticDawn = `vessel = 'Celtic Dawn' AND ${lastMonth}`;
const isles = "region = 'Western Isles' AND day >= DATE '2026-09-01' AND day < DATE '2026-10-01'";
const ofStaff = `category = 'STF' AND ${thisYear}`;
const september = "day >= DATE '2026-09-01' AND day < DATE '2026-10-01'";
const idle = `id NOT IN (SELECT vessel_id FROM trips WHERE status = 'CMP' AND ${september})`;
const weekBefore = "day >= DATE '2026-10-19' AND day < DATE '2026-10-26'";
const weekToNow = "day >= DATE '2026-10-26' AND day < DATE '2026-11-02'";
const nextWeek = "departs >= DATE '2026-11-02' AND departs < DATE '2026-11-09'";

const operations = [
  ...inClass(
    "figures",
    ask("How many sailings did we cancel in October?", of("count(*)", "cancelled", lastMonth)),
    ask(
      "how many ships do we have in service right now",
      of("count(*)", "vessels", "status = 'ACT'"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "punctuality per route this year",
      by("route", "avg((delay <= 15)::INT)", "trips", `${thisYear} AND delay IS NOT NULL`),
      groups,
    ),
    ask(
      "Cancelled sailings by reason, 2026 so far",
      [
        by("cancel_reason", "count(*)", "cancelled", thisYear),
        by("cancel_reason", "count(*)", "cancelled", `${thisYear} AND cancel_reason IS NOT NULL`),
      ],
      groups,
    ),
    ask(
      "What's our average delay by weekday on Dover - Calais this year?",
      [
        by("dayname(day)", "avg(delay)", "trips", dover),
        by("isodow(day)", "avg(delay)", "trips", dover),
      ],
      anyOrder,
    ),
    ask(
      "the two most common reasons for cancelling in each region this year",
      topOfEach(
        2,
        "region",
        "cancel_reason",
        "count(*)",
        "cancelled",
        `${thisYear} AND cancel_reason IS NOT NULL`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Average delay on Holyhead - Dublin last month",
      of("avg(delay)", "trips", `route = 'Holyhead - Dublin' AND ${lastMonth}`),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many departures were more than an hour late in Q3?",
      of("count(*)", "trips", `delay > 60 AND ${lastQuarter}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "cancellations because of weather, month by month since January 2025",
      [
        `${by(month("day"), "count(*)", "cancelled", "cancel_reason = 'WX' AND day >= DATE '2025-01-01'")} ORDER BY 1`,
        `${by(month("day"), "count(*) FILTER (cancel_reason = 'WX')", "trips", "day >= DATE '2025-01-01' AND day < asked_on()")} ORDER BY 1`,
      ],
      series,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Top 5 routes by passengers carried in August",
      `${by("route", "sum(pax_count)", "trips", "in_month(day, 3)")} ${top(5)}`,
      ranked,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "What percentage of our sailings got cancelled in the first quarter, and in Q1 last year?",
      compared("year(day)", "avg((status = 'CNX')::INT)", "trips", [
        "in_quarter(day, 3)",
        "in_quarter(day, 7)",
      ]),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which of our vessels did not sail at all in September?",
      [of("name", "vessels", idle), of("name", "vessels", `${idle} AND status <> 'SLD'`)],
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask("How much fuel do we burn per sailing on Newcastle - IJmuiden this year?", [
      of(
        "sum(fuel_litres) / count(*)",
        "trips",
        `route = 'Newcastle - IJmuiden' AND status = 'CMP' AND ${thisYear}`,
      ),
      of("avg(fuel_litres)", "trips", `route = 'Newcastle - IJmuiden' AND ${thisYear}`),
    ]),
  ),
  ...inClass(
    "yes-no",
    ask(
      "Did we have to cancel more sailings this October than last October?",
      compared("year(day)", "count(*)", "cancelled", ["in_month(day, 1)", "in_month(day, 13)"]),
    ),
  ),
];

const regions = [
  ...inClass(
    "grouping",
    ask(
      "complaints last week by category",
      [weekBefore, weekToNow].map((week) => by("category", "count(*)", "cases", week)),
      groups,
    ),
    ask(
      "How long does it take us on average to resolve a complaint, by region, this year?",
      [thisYear, "in_year(resolved_on, 0)"]
        .flatMap((when) => [when, `${when} AND region IS NOT NULL`])
        .map((where) => by("region", "avg(took)", "cases", where)),
      groups,
    ),
    ask(
      "how many bookings have we got for next week, per route",
      ["kept", "booked"].map((table) => by("route", "count(*)", table, nextWeek)),
      groups,
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many complaints are still open after more than 14 days?",
      of(
        "count(*)",
        "cases",
        "resolved_on IS NULL AND date_diff('day', received_at, asked_on()) > 14",
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "complaints per 1,000 passengers by route in 2026",
      `SELECT route, 1000.0 * cases / pax
       FROM (SELECT route, sum(pax_count) AS pax FROM trips WHERE ${thisYear} GROUP BY 1)
       JOIN (SELECT route, count(*) AS cases FROM cases WHERE ${thisYear} GROUP BY 1) USING (route)`,
      groups,
    ),
  ),
  ...inClass(
    "typos",
    ask(
      "how many bookigns came thru the app last month",
      ["booked", "kept"].map((table) => of("count(*)", table, `channel = 'APP' AND ${lastMonth}`)),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "How many sailings did Celtic Dawn make last month?",
      of("count(*)", "trips", `status = 'CMP' AND ${celticDawn}`),
    ),
    ask(
      "And how many of those were late?",
      of("count(*)", "trips", `delay > 15 AND ${celticDawn}`),
    ),
  ),
  thread(
    ask(
      "How many passengers did the Western Isles carry in September?",
      of("sum(pax_count)", "trips", isles),
    ),
    ask("split by route please", by("route", "sum(pax_count)", "trips", isles), groups),
  ),
  thread(
    ask("complaints about staff this year", of("count(*)", "cases", ofStaff)),
    ask(
      "which vessel gets most of them?",
      `${by("vessel", "count(*)", "cases", `${ofStaff} AND vessel IS NOT NULL`)} ${top(1)}`,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why were so many sailings cancelled in January?", "causes are not in the data"),
  noAnswer("What will our load factor be over Christmas?", "a forecast"),
  noAnswer("How many crew were off sick last month?", "no data on crew"),
  noAnswer(
    "Please move everyone on tomorrow's 8:15 to Dublin onto the evening sailing",
    "an action, not a question",
  ),
  noAnswer("what did we spend on fuel last quarter", "litres are known, what they cost is not"),
  noAnswer("Which captain has the most delays?", "no captains in the data"),
  noAnswer("Wie viele Abfahrten sind letzte Woche ausgefallen?", "another language"),
  noAnswer(
    "passengers to Stranraer in July",
    "no such port",
    of("count(*)", "trips", "route LIKE '%Stranraer%'"),
  ),
);

export const ferryQuestions = [
  ...operations,
  ...regions,
  ...furtherFerryQuestions,
  ...followUps,
  ...refusals,
];
