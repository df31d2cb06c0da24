// A call centre that works for several companies, as those ask who run its floor and its sites.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherCallCentreQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const october = "in_month(started_at, 1)";
const shiftsOfOctober = "in_month(shift_date, 1)";
const lastQuarter = "in_quarter(started_at, 1)";

const lost = (calls) => `count(*) FILTER (outcome = 'ABN') / ${calls}`;
const inTarget = "count(*) FILTER (outcome = 'ANS' AND wait_seconds <= sla_seconds) / count(*)";
const absent = "count(*) FILTER (status IN ('SIC', 'NSH')) / count(*)";
const hoursToCall = "avg(date_diff('minute', requested_at, called_at) / 60)";
const overtime = "sum(overtime_minutes) / 60";

const thirdQuarters = [2026, 2025].map(
  (year) => `date_trunc('quarter', started_at) = DATE '${year}-07-01'`,
);

/** Asked on a Sunday: the week from Monday before the running one, or the seven days before today. */
const lastWeeks = [
  ["2026-10-19", "2026-10-25"],
  ["2026-10-25", "2026-10-31"],
].map(([first, last]) => `shift_date BETWEEN DATE '${first}' AND DATE '${last}'`);

/** Names may be those of two agents, whose figures are put together or not. */
const byAgent = (figure, table, where, end) =>
  ["agent", "agent_id"].map(
    (key) =>
      `SELECT any_value(agent), ${figure} AS figure FROM ${table} WHERE ${where} GROUP BY ${key} ${end}`,
  );
const mostOvertime = (where) =>
  byAgent(overtime, "rota", where, "ORDER BY figure DESC, 1 LIMIT 10");

const reviewedInQuarter = "SELECT agent_id FROM checked WHERE in_quarter(reviewed_on, 1)";
const unreviewed = (where) =>
  `SELECT name FROM agents WHERE ${where} AND id NOT IN (${reviewedInQuarter})`;

const floor = [
  ...inClass(
    "figures",
    ask("How many calls did we answer in October?", of("count(*)", "answered", october)),
    ask(
      "avrage time until we call people back, this year",
      ["requested_at", "called_at"].map((time) =>
        of(hoursToCall, "callbacks", `in_year(${time}, 0)`),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "abandonment rate per queue last month",
      [
        by("queue", lost("count(*)"), "inbound", october),
        by("queue", lost("nullif(count(*) FILTER (direction = 'IN'), 0)"), "log", october),
      ],
      groups,
    ),
    ask(
      "Inbound calls by month this year",
      `${by(month("started_at"), "count(*)", "inbound", "in_year(started_at, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "At what hour of the day do most calls come in?",
      `${by("hour(started_at)", "count(*)", "inbound")} ${top(1)}`,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "What was our service level in Q3 2026 compared to Q3 2025?",
      compared("date_trunc('quarter', started_at)", inTarget, "inbound", thirdQuarters),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 5 queues had the longest waits on average this year?",
      ["answered", "inbound"].map(
        (calls) => `${by("queue", "avg(wait_seconds)", calls, "in_year(started_at, 0)")} ${top(5)}`,
      ),
      ranked,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "how many callers waited more than 5 minutes in October",
      ["inbound", "answered"].map((calls) =>
        of("count(*)", calls, `wait_seconds > 300 AND ${october}`),
      ),
    ),
    ask(
      "How many open callbacks are older than 2 days?",
      of("count(*)", "callbacks", "status = 'OPN' AND requested_at < asked_on() - 2"),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("AHT by team in October", by("team", "avg(handling)", "talked", october), groups),
      ask(
        "and in September?",
        by("team", "avg(handling)", "talked", "in_month(started_at, 2)"),
        groups,
      ),
    ),
    thread(
      ask(
        "How many calls were transferred in Q3?",
        of("count(*)", "log", `is_transferred AND ${lastQuarter}`),
      ),
      ask(
        "what share of the answered calls is that?",
        ["answered", "talked"].map((calls) =>
          of("count(*) FILTER (is_transferred) / count(*)", calls, lastQuarter),
        ),
      ),
    ),
  ),
];

const sites = [
  ...inClass(
    "time",
    ask(
      "sick days per site last week",
      lastWeeks.map((week) => by("site", "count(*) FILTER (status = 'SIC')", "rota", week)),
      groups,
    ),
    ask(
      "absence rate in Gdansk month by month in 2026",
      `${by(month("shift_date"), absent, "rota", "site = 'Gdansk' AND status <> 'VAC' AND in_year(shift_date, 0)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many agents do we have in Porto right now?",
      of("count(*)", "agents", "site = 'Porto' AND left_on IS NULL"),
    ),
    ask(
      "How many reviews did Marta Nowak do in Q3?",
      of("count(*)", "reviews", "reviewer = 'Marta Nowak' AND in_quarter(reviewed_on, 1)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which agents took more than 20 calls in October?",
      ["answered", "talked", "log"].flatMap((calls) =>
        byAgent("count(*)", calls, `agent IS NOT NULL AND ${october}`, "HAVING count(*) > 20"),
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "agents without a quality review in Q3",
      [
        "left_on IS NULL",
        "true",
        "(left_on IS NULL OR left_on >= DATE '2026-07-01') AND hired_on < DATE '2026-10-01'",
      ].map(unreviewed),
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many different people worked a night shift in October?",
      of(
        "count(DISTINCT agent_id)",
        "rota",
        `kind = 'N' AND status = 'WRK' AND ${shiftsOfOctober}`,
      ),
    ),
    ask(
      "On average, how many calls did an agent answer in October?",
      of("count(*) / count(DISTINCT agent_id)", "answered", october),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("Top 10 agents by overtime in October", mostOvertime(shiftsOfOctober), ranked),
      ask("only Leipzig please", mostOvertime(`site = 'Leipzig' AND ${shiftsOfOctober}`), ranked),
    ),
    thread(
      ask(
        "average quality score by team lead this year",
        by("team_lead", "avg(score)", "checked", "in_year(reviewed_on, 0)"),
        groups,
      ),
      ask(
        "just the worst three",
        `${by("team_lead", "avg(score)", "checked", "in_year(reviewed_on, 0)")} ${top(3, "ASC")}`,
        ranked,
      ),
    ),
  ),
];

export const callCentreQuestions = [...floor, ...sites, ...furtherCallCentreQuestions];
