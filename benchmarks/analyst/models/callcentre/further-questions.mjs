// A call centre that works for several companies, as its account managers and its finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const october = "in_month(started_at, 1)";
const lastQuarter = "in_quarter(started_at, 1)";
const thisYear = "in_year(started_at, 0)";
const telvia = "client = 'Telvia Mobile'";
const nordwind = "client = 'Nordwind Energie'";

const won = "count(*) FILTER (result = 'WIN')";
const reached = "count(*) FILTER (direction = 'OUT' AND outcome = 'ANS')";

const topReasons = (client) =>
  `${by("reason", "count(*)", "inbound", `client = '${client}' AND reason IS NOT NULL AND ${lastQuarter}`)} ${top(3)}`;

/** Calls that came in and were answered, or all that somebody spoke to. */
const handled = (where) => ["answered", "talked"].map((calls) => of("count(*)", calls, where));

const untilOctober = (year) =>
  `(started_at >= DATE '${year}-01-01' AND started_at < DATE '${year}-11-01')`;
const bothYears = [2026, 2025].map(untilOctober);
const revenueOf = (year) => `sum(amount) FILTER (${untilOctober(year)})`;
const revenueOfQuarter = (back) => `sum(amount) FILTER (in_quarter(started_at, ${back}))`;

/** Each month's revenue over that of the month before, where the first one has none or has December's. */
const growth = ["2026-01-01", "2025-12-01"].map(
  (first) =>
    `SELECT first_day, revenue / lag(revenue) OVER (ORDER BY first_day) - 1 FROM
       (SELECT ${month("started_at")} AS first_day, sum(amount) AS revenue FROM log
          WHERE started_at >= DATE '${first}' GROUP BY 1)
     QUALIFY first_day >= DATE '2026-01-01' ORDER BY 1`,
);

const accounts = [
  ...inClass(
    "values",
    ask(
      "What's the CSAT for Telvia in Q3?",
      of("avg(csat)", "log", `${telvia} AND ${lastQuarter}`),
    ),
    ask(
      "How many sales did the Winter Switch campaign bring?",
      of("count(*)", "log", "result = 'WIN' AND campaign = 'Winter Switch'"),
    ),
    ask(
      "How many calls came in on the English lines in October?",
      of("count(*)", "inbound", `lang = 'en' AND ${october}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "share of inbound calls by client in Q3",
      by("client", "count(*) / sum(count(*)) OVER ()", "inbound", lastQuarter),
      share,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "conv rate by campaign in 2026",
      [
        by("campaign", `${won} / nullif(${reached}, 0)`, "dialled", thisYear),
        by("campaign", `${won} / nullif(${reached}, 0)`, "log", thisYear),
      ],
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many calls did we handle for Nordwind in 2025?",
        handled(`${nordwind} AND in_year(started_at, 1)`),
      ),
      ask("and this year so far?", handled(`${nordwind} AND ${thisYear}`)),
    ),
    thread(
      ask("top 3 contact reasons for Telvia last quarter", topReasons("Telvia Mobile"), ranked),
      ask("and for Aerolink?", topReasons("Aerolink"), ranked),
    ),
  ),
];

const finance = [
  ...inClass(
    "grouping",
    ask("Revenue per client in Q3 2026", by("client", "sum(amount)", "log", lastQuarter), groups),
    ask(
      "overtime hours by month in 2026",
      `${by(month("shift_date"), "sum(overtime_minutes) / 60", "rota", "in_year(shift_date, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "Worked hours per site and month in Q3",
      `SELECT site, ${month("shift_date")}, sum(worked_minutes) / 60 FROM rota
         WHERE in_quarter(shift_date, 1) GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of our 2025 revenue came from outbound calls?",
      of("sum(amount) FILTER (direction = 'OUT') / sum(amount)", "log", "in_year(started_at, 1)"),
    ),
    ask("month on month revenue growth this year in %", growth, series),
  ),
  ...inClass(
    "limits",
    ask(
      "Which clients brought in less in Q3 than in Q2?",
      `SELECT client FROM log GROUP BY 1 HAVING ${revenueOfQuarter(1)} < ${revenueOfQuarter(2)}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "billable minutes for Telvia in October",
        of("sum(billable_seconds) / 60", "log", `${telvia} AND ${october}`),
      ),
      ask(
        "and per month this year",
        `${by(month("started_at"), "sum(billable_seconds) / 60", "log", `${telvia} AND ${thisYear}`)} ORDER BY 1`,
        series,
      ),
    ),
    thread(
      ask(
        "Total revenue this year vs the same period last year",
        compared("date_trunc('year', started_at)", "sum(amount)", "log", bothYears),
      ),
      ask(
        "split that by client",
        [
          by("client", `${revenueOf(2026)}, ${revenueOf(2025)}`, "log", bothYears.join(" OR ")),
          `SELECT client, date_trunc('year', started_at), sum(amount) FROM log
           WHERE ${bothYears.join(" OR ")} GROUP BY 1, 2`,
        ],
        anyOrder,
      ),
    ),
  ),
];

const unanswerable = inClass(
  "refusals",
  noAnswer("Why did the abandonment rate go up in August?", "nothing tells the causes"),
  noAnswer("forecast the call volume for December", "nothing is known of what is to come"),
  noAnswer("How many chats did we handle in October?", "there are calls only"),
  noAnswer("What's our cost per call?", "there are no costs"),
  noAnswer("How happy are our agents by site?", "nobody has asked the agents"),
  noAnswer("Gross wages for October in Leipzig", "there are no wages"),
  noAnswer("Email the October report to Telvia", "this is nothing to be answered but done"),
  noAnswer(
    "How many calls did we take for Lumera Bank last month?",
    "there is no such client",
    "SELECT 0",
  ),
);

export const furtherCallCentreQuestions = [...accounts, ...finance, ...unanswerable];
