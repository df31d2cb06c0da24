// An operator of vending and coffee machines: visits, cash, faults and stock, as heads of operations and regional managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const done = "status = 'DON'";
/** The day of a visit that was made is that of its plan, too, for nearly all of them. */
const days = ["visited_at", "planned_for"];
const plannedThisYear = "in_year(planned_for, 0)";
const missed = `status = 'MIS' AND ${plannedThisYear}`;
const reportedThisYear = "in_year(reported_at, 0)";
const open = "fixed_at IS NULL";
const thirdQuarter = between("reported_at", "2026-07-01", "2026-10-01");
const secondQuarter = between("reported_at", "2026-04-01", "2026-07-01");
const latest = "week_ending = DATE '2026-10-25'";
const fill = "sum(units) / sum(capacity)";

const visits = [
  ...inClass(
    "time",
    ask(
      "How many refill visits did we make last week?",
      days.map((day) =>
        of(
          "count(*)",
          "calls",
          `visit_type = 'REF' AND ${done} AND ${between(day, "2026-10-19", "2026-10-26")}`,
        ),
      ),
    ),
    ask(
      "visits planned for next week by route",
      by("route", "count(*)", "calls", between("planned_for", "2026-11-02", "2026-11-09")),
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("Missed visits by route this yr", by("route", "count(*)", "calls", missed), groups),
      ask(
        "only the North West",
        by("route", "count(*)", "calls", `${missed} AND region = 'North West'`),
        groups,
      ),
      ask(
        "by driver instead",
        by("driver", "count(*)", "calls", `${missed} AND region = 'North West'`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 5 machines had the biggest cash shortfall in Q3?",
      days.map(
        (day) =>
          `${by("machine_no", "sum(shortfall)", "calls", `${between(day, "2026-07-01", "2026-10-01")} AND shortfall IS NOT NULL`)} ${top(5)}`,
      ),
      ranked,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "How much of the collected cash has not been banked yet?",
      of("sum(cash)", "calls", "banked_on IS NULL"),
    ),
    ask(
      "How many different machines did Tom Ashworth visit in October?",
      days.map((day) =>
        of(
          "count(DISTINCT machine_id)",
          "calls",
          `driver = 'Tom Ashworth' AND ${done} AND in_month(${day}, 1)`,
        ),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "median minutes on site of deep cleans this year",
      days.map((day) =>
        of("median(minutes)", "calls", `visit_type = 'CLN' AND in_year(${day}, 0)`),
      ),
    ),
    ask(
      "Units wasted as a percentage of units refilled, combi machines, this year",
      days.map((day) =>
        of(
          "sum(units_wasted) / sum(units_refilled)",
          "calls",
          `machine_type = 'CMB' AND in_year(${day}, 0)`,
        ),
      ),
    ),
  ),
];

const faults = [
  ...inClass(
    "lists",
    ask(
      "Which faults are still open and have no technician yet?",
      ["fault_no", "fault_no, reported_at", "fault_no, machine_no"].map(
        (columns) => `SELECT ${columns} FROM broken WHERE ${open} AND technician IS NULL`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Hours of downtime by machine type in Q3",
        by("machine_type", "sum(downtime_hours)", "broken", thirdQuarter),
        groups,
      ),
      ask("and in Q2?", by("machine_type", "sum(downtime_hours)", "broken", secondQuarter), groups),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Average time to repair brewer faults by technician, 2026",
      ["hours IS NOT NULL", "true"].map((rows) =>
        by(
          "technician",
          "avg(hours)",
          "broken",
          `component = 'BRW' AND ${rows} AND ${reportedThisYear}`,
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "which machines had more than 8 faults this year?",
      `${by("machine_no", "count(*)", "broken", reportedThisYear)} HAVING count(*) > 8`,
      groups,
    ),
    ask(
      "How many of the faults reported in September took longer than 48 hours to fix?",
      of(
        "count(*)",
        "broken",
        `hours > 48 AND ${between("reported_at", "2026-09-01", "2026-10-01")}`,
      ),
    ),
  ),
];

const stock = inClass(
  "levels",
  ask(
    "What was the stock in our machines worth at the end of September?",
    of("sum(value)", "levels", "week_ending = DATE '2026-09-27'"),
  ),
  ask("latest fill level by region", by("region", fill, "levels", latest), groups),
  ask(
    "How did the units in stock move month by month this year?",
    `${by(month("week_ending"), "sum(units)", "levels", "week_ending IN (SELECT max(week_ending) FROM stock_levels GROUP BY date_trunc('month', week_ending))")} ORDER BY 1`,
    series,
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why is cash down so much at the stations?", "cause"),
  noAnswer("What will we sell in December?", "forecast"),
  noAnswer("How much diesel did the vans on route Y1 use in October?", "no vans"),
  noAnswer(
    "Net sales at Marlow Shopping Centre this year",
    "no such client",
    of("sum(net)", "sold", "client = 'Marlow Shopping Centre'"),
  ),
  noAnswer("Send Colin Frost to machine VM-1004 tomorrow morning", "action"),
  noAnswer("Combien de cafés avons-nous vendus à Leeds en octobre ?", "language"),
  noAnswer("Is Darren a better driver than Sadia?", "opinion"),
  noAnswer("average customer age per site type", "no ages of customers"),
);

export const furtherVendingQuestions = [...visits, ...faults, ...stock, ...refusals];
