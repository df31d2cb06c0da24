// The same department, as a colleague in a hurry asks about it: short, with the jargon of the field, some of it misspelt.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";
import { age, people, trainingCost } from "./views.mjs";

const rows = { anyOrder: true };
const left = "in_year(left_on, 1)";
const averageHeadcount = "sum(people) / count(DISTINCT counted_on)";
const years = (from, to) => `date_diff('day', ${from}, ${to}) / 365.25`;

const sickDays = of("sum(days)", "sick", "in_year(first_day, 1)");

const [hires, losses] = ["hired_on", "left_on"].map((time) =>
  of("count(*)", "staff", `in_year(${time}, 0)`),
);

const valuesAndLevels = [
  ...inClass(
    "values",
    ask("fte lyon", of("sum(fte)", "latest", "site = 'Lyon'")),
    ask(
      "sick days last month marketing",
      of("sum(days)", "sick", "department = 'Marketing' AND in_month(first_day, 1)"),
    ),
    ask("payroll cost ytd", of("sum(payroll_cost)", "headcounts", "in_year(counted_on, 0)")),
  ),
  ...inClass(
    "levels",
    ask("open positions per dept", by("department", "sum(planned - people)", "latest"), groups),
    ask("headcount growth since end of 2024", growths("2024-12-31")),
    ask("turnover rate 2025", [
      `SELECT (${of("count(*)", "staff", left)}) / (${of(averageHeadcount, "headcounts", "in_year(counted_on, 1)")})`,
      of("sum(leavers) / sum(people)", "headcounts", "in_year(counted_on, 1)"),
    ]),
  ),
];

/** How the headcount changed since a month's end: in people, in percent, or as both levels. */
function growths(since) {
  const before = of("sum(people)", "headcounts", `counted_on = DATE '${since}'`);
  const now = of("sum(people)", "latest");
  return [
    `SELECT (${now}) - (${before})`,
    `SELECT (${now}) / (${before}) - 1`,
    `SELECT (${before}), (${now})`,
  ];
}

export const furtherQuestions = [
  ...valuesAndLevels,
  ...inClass(
    "operations",
    ask("sick days per head 2025", [
      `SELECT (${sickDays}) / (${of(averageHeadcount, "headcounts", "in_year(counted_on, 1)")})`,
      `SELECT (${sickDays}) / (${of("sum(people)", "headcounts", "counted_on = DATE '2025-12-31'")})`,
      `SELECT (${sickDays}) / (${of("count(*)", "staff", "year(hired_on) <= 2025 AND (left_on IS NULL OR year(left_on) >= 2025)")})`,
    ]),
    ask(
      "joiners vs leavers by month 2026",
      "SELECT date_trunc('month', counted_on), sum(joiners), sum(leavers) FROM headcounts WHERE in_year(counted_on, 0) GROUP BY 1 ORDER BY 1",
      series,
    ),
    ask("avg tenure of current staff in yrs", [
      of(`avg(${years("hired_on", "asked_on()")})`, "current_staff"),
      of("avg(date_diff('day', hired_on, asked_on())) / 365", "current_staff"),
      of("avg(date_sub('month', hired_on, asked_on())) / 12", "current_staff"),
    ]),
    ask(
      "gender split of managers",
      [
        by("gender", "count(*)", "current_staff", "grade = 'D'"),
        `SELECT gender, n / sum(n) OVER () FROM (${by("gender", "count(*) AS n", "current_staff", "grade = 'D'")})`,
      ],
      share,
    ),
    ask(
      "no show rate by trainig format",
      by("format", "count(*) FILTER (status = 'N') / count(*)", "learned"),
      groups,
    ),
    ask("% of reviews 2026 held in time", [
      of("count(*) FILTER (held_on <= due_on) / count(*)", "appraised", "in_year(due_on, 0)"),
      of("count(*) FILTER (held_on <= due_on) / count(held_on)", "appraised", "in_year(due_on, 0)"),
      of("count(*) FILTER (held_on <= due_on) / count(*)", "appraised", "in_year(held_on, 0)"),
    ]),
  ),
  ...inClass(
    "limits",
    ask(
      "ppl with more than 30 sick days this year",
      [
        "SELECT full_name, sum(days) FROM sick WHERE in_year(first_day, 0) GROUP BY employee_id, 1 HAVING sum(days) > 30",
        "SELECT count(*) FROM (SELECT employee_id FROM sick WHERE in_year(first_day, 0) GROUP BY 1 HAVING sum(days) > 30)",
      ],
      rows,
    ),
    ask(
      "sick leaves over 10 days w/o doctors note",
      of("count(*)", "sick", "days > 10 AND NOT is_certified"),
    ),
    ask("emplyees under 25", people("current_staff", `${age} < 25`), rows),
  ),
  ...inClass(
    "absence",
    ask(
      "absence days by type w/o annual leave 2025",
      by("kind", "sum(days)", "away", "kind <> 'Annual leave' AND in_year(first_day, 1)"),
      groups,
    ),
    ask("overdue reviews", people("appraised", "held_on IS NULL AND due_on < asked_on()"), rows),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 2 earners per dept",
      "SELECT department, full_name, salary FROM current_staff QUALIFY row_number() OVER (PARTITION BY department ORDER BY salary DESC) <= 2",
      rows,
    ),
    ask(
      "leavers by reason and quarter 2025",
      `SELECT leaving_reason, date_trunc('quarter', left_on), count(*) FROM staff WHERE ${left} GROUP BY 1, 2`,
      rows,
    ),
  ),
  ...inClass(
    "time",
    ask("avg days from booking to course start", of("avg(starts_on - booked_on)", "learned")),
    ask(
      "probations ending this month",
      people("current_staff", "in_month(probation_ends_on, 0)"),
      rows,
    ),
  ),
  ...inClass(
    "yes-or-no",
    ask("did we hire more ppl than we lost this yr", [
      `SELECT (${hires}), (${losses})`,
      `SELECT (${hires}) - (${losses})`,
    ]),
    ask(
      "are ppl in koln sick longer than in lyon",
      compared("site", "avg(days)", "sick", ["site = 'Köln'", "site = 'Lyon'"]),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "training cost by category 2026",
        by("category", trainingCost, "learned", "in_year(starts_on, 0)"),
        groups,
      ),
      ask(
        "only production",
        by(
          "category",
          trainingCost,
          "learned",
          "in_year(starts_on, 0) AND department = 'Production'",
        ),
        groups,
      ),
      ask(
        "by month instead",
        `${by(month("starts_on"), trainingCost, "learned", "in_year(starts_on, 0) AND department = 'Production'")} ORDER BY 1`,
        series,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("enps by site", "no such thing"),
    noAnswer("who will quit next", "no forecast"),
    noAnswer("top 5 diagnoses", "hidden"),
    noAnswer("remind managers of overdue reviews", "an action"),
  ),
];
