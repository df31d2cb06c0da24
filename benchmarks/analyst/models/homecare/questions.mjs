// A home-care agency: what its carers do and what goes wrong, as branch managers and the head of operations ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherHomecareQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thisYear = "in_year(planned_at, 0)";
const october = "in_month(planned_at, 1)";
const september = "in_month(planned_at, 2)";
const lastWeek = between("planned_at", "2026-10-19", "2026-10-26");
const nextWeek = between("planned_at", "2026-11-02", "2026-11-09");
const sinceJuly = "planned_at >= DATE '2026-07-01'";
const untilNow = "planned_at < DATE '2026-11-01'";
const eventsThisYear = "in_year(occurred_at, 0)";
const hours = "sum(hours)";
const missedRate = "count(*) FILTER (is_missed) / count(*) FILTER (is_missed OR is_done)";
const lateInSeptember = `is_late AND ${september}`;
const activeClients = (where) =>
  of("count(DISTINCT client_no)", "packages", `is_active AND ${where}`);

/** Hours by funding and month; days to come have none, whether they are shown or not. */
const hoursByFunding = (where) =>
  `SELECT funding, ${month("planned_at")}, ${hours} FROM calls WHERE ${where} GROUP BY 1, 2`;

const runningMiles = `
  SELECT m, sum(n) OVER (ORDER BY m) FROM (
    SELECT ${month("planned_at")} AS m, sum(miles) AS n FROM calls WHERE ${thisYear} AND ${untilNow} GROUP BY 1)
  ORDER BY 1`;

const visits = [
  ...inClass(
    "figures",
    ask("How many hours of care did we deliver last week", of(hours, "calls", lastWeek)),
  ),
  ...inClass(
    "values",
    ask(
      "How many visits has Marius Okafor done this year?",
      of("count(*)", "calls", `carer = 'Marius Okafor' AND is_done AND ${thisYear}`),
    ),
    ask(
      "Weekly hours commissioned by East Sussex at the moment",
      of("sum(weekly_hours)", "packages", "funder = 'East Sussex County Council' AND is_active"),
    ),
    ask(
      "Falls vs medication errors this year",
      compared("kind", "count(*)", "events", ["kind = 'FAL'", "kind = 'MED'"], eventsThisYear),
    ),
    ask(
      "how many lunch visits were cancelled in september",
      of("count(*)", "calls", `slot = 'LUN' AND status = 'CAN' AND ${september}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "falls in the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("count(*)", "events", `kind = 'FAL' AND occurred_at >= DATE '${first}'`),
      ),
    ),
    ask(
      "Visits done this year to date compared to the same period of last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared(
          "year(planned_at)",
          "count(*)",
          "calls",
          [thisYear, between("planned_at", "2025-01-01", end)],
          "is_done",
        ),
      ),
    ),
    ask(
      "Hours delivered between 15 July and 15 August 2026",
      of(hours, "calls", between("planned_at", "2026-07-15", "2026-08-16")),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of the hours we delivered this year was under NHS continuing healthcare?",
      of("sum(hours) FILTER (funding = 'CHC') / sum(hours)", "calls", thisYear),
    ),
    ask("running total of miles driven by month in 2026", runningMiles, series),
    ask(
      "Median length of a completed visit by type of care in Q3",
      by("care_type", "median(minutes_actual)", "calls", "is_done AND in_quarter(planned_at, 1)"),
      groups,
    ),
    ask(
      "Which carer delivered the second most hours in October?",
      `${by("carer", hours, "calls", `is_done AND ${october}`)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "On average, how many visits did a client get in September?",
      of("count(*) / count(DISTINCT client_no)", "calls", `is_done AND ${september}`),
    ),
    ask(
      "How many different carers did Bernard Impett see in 2026?",
      of(
        "count(DISTINCT carer_id)",
        "calls",
        `client = 'Bernard Impett' AND is_done AND ${thisYear}`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which clients had more than 8 missed visits this year?",
      `${by("client", "count(*)", "calls", `is_missed AND ${thisYear}`)} HAVING count(*) > 8`,
      groups,
    ),
    ask(
      "how many visits started over an hour late this year?",
      of("count(*)", "calls", `minutes_late > 60 AND ${thisYear}`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many visits next week don't have a carer yet?",
      of("count(*)", "calls", `carer_id IS NULL AND ${nextWeek}`),
    ),
    ask(
      "How many of this year's incidents were not falls?",
      of("count(*)", "events", `kind <> 'FAL' AND ${eventsThisYear}`),
    ),
    ask(
      "How many of our active clients have had no incident so far this year?",
      activeClients(`client_no NOT IN (SELECT client_no FROM events WHERE ${eventsThisYear})`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "missed visit rate by branch last month",
      by("branch", missedRate, "calls", october),
      groups,
    ),
    ask(
      "Hours delivered by funding and month since July",
      [hoursByFunding(`${sinceJuly} AND ${untilNow}`), hoursByFunding(sinceJuly)],
      anyOrder,
    ),
    ask(
      "Top 3 carers of each branch by number of visits done in 2026",
      ["home_branch", "branch"].map((branch) =>
        topOfEach(3, branch, "carer", "count(*)", "calls", `is_done AND ${thisYear}`),
      ),
      anyOrder,
    ),
    ask(
      "What did an hour of care cost us in wages this year, by branch?",
      by("branch", "sum(pay) / sum(hours)", "calls", thisYear),
      groups,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Did we miss more visits in October than in September?",
      compared(month("planned_at"), "count(*)", "calls", [october, september], "is_missed"),
    ),
  ),
  ...inClass(
    "threads",
    thread(
      ask(
        "Late visits by branch in September",
        by("branch", "count(*)", "calls", lateInSeptember),
        groups,
      ),
      ask(
        "only the morning ones",
        by("branch", "count(*)", "calls", `${lateInSeptember} AND slot = 'MOR'`),
        groups,
      ),
      ask(
        "by weekday instead",
        ["dayname(planned_at)", "isodow(planned_at)"].map((day) =>
          by(day, "count(*)", "calls", `${lateInSeptember} AND slot = 'MOR'`),
        ),
        groups,
      ),
    ),
  ),
];

export const homecareQuestions = [...visits, ...furtherHomecareQuestions];
