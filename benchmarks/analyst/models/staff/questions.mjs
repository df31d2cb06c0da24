// The people department of a maker of outdoor clothing, as a careful head of HR asks about it.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, of, topOfEach } from "../statements.mjs";
import { furtherQuestions } from "./further-questions.mjs";
import { age, people, trainingCost } from "./views.mjs";

const rows = { anyOrder: true };
const quarterEnds = "in_year(counted_on, 1) AND month(counted_on) % 3 = 0";
const averagePay = (gender) => of("avg(salary)", "current_staff", `gender = '${gender}'`);
const firstHalf = (time, year) => `${time} BETWEEN DATE '${year}-01-01' AND DATE '${year}-06-30'`;
const [sickNow, sickThen] = [2026, 2025].map((year) =>
  of("sum(days)", "sick", firstHalf("first_day", year)),
);

export const staffQuestions = [
  ...inClass(
    "values",
    ask(
      "How many employees do we have at the Köln site?",
      of("count(*)", "current_staff", "site = 'Köln'"),
    ),
    ask("Total training cost in 2025", of(trainingCost, "learned", "in_year(starts_on, 1)")),
    ask(
      "What is the average salary in the Finance department?",
      of("avg(salary)", "current_staff", "department = 'Finance'"),
    ),
    ask(
      "Average rating of the annual reviews held in 2026",
      of("avg(rating)", "appraised", "kind = 'Annual' AND in_year(held_on, 0)"),
    ),
  ),
  ...inClass(
    "operations",
    ask("How did sick days in the first half of 2026 compare with the first half of 2025?", [
      `SELECT (${sickNow}), (${sickThen})`,
      `SELECT (${sickNow}) / (${sickThen}) - 1`,
      `SELECT (${sickNow}) - (${sickThen})`,
      ...["ASC", "DESC"].map(
        (direction) => `${sickNow} UNION ALL ${sickThen} ORDER BY 1 ${direction}`,
      ),
    ]),
    ask(
      "Running total of new hires by month in 2026",
      "SELECT m, sum(n) OVER (ORDER BY m) FROM (SELECT date_trunc('month', hired_on) AS m, count(*) AS n FROM staff WHERE in_year(hired_on, 0) GROUP BY 1) ORDER BY 1",
      series,
    ),
    ask(
      "Median salary of current employees by department",
      by("department", "median(salary)", "current_staff"),
      groups,
    ),
    ask(
      "What percentage of current employees works part-time?",
      of("avg(CAST(NOT is_full_time AS INT))", "current_staff"),
    ),
    ask(
      "Training hours per participant in 2025",
      of(
        "sum(hours) / count(DISTINCT employee_id)",
        "learned",
        "status = 'C' AND in_year(starts_on, 1)",
      ),
    ),
    ask(
      "How many different courses did employees in Human Resources complete in 2025?",
      // "Complete in 2025" is when a course was completed; by its start it is the same number of courses.
      of(
        "count(DISTINCT course)",
        "learned",
        "department = 'Human Resources' AND in_year(completed_on, 1)",
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which current employees have a salary above 90,000 EUR?",
      people("current_staff", "salary > 90000"),
      rows,
    ),
    ask(
      "Which departments had more than 400 sick days in 2025?",
      `${by("department", "sum(days)", "sick", "in_year(first_day, 1)")} HAVING sum(days) > 400`,
      groups,
    ),
    ask("How many current employees are older than 55?", [
      of("count(*)", "current_staff", "born_on < asked_on() - INTERVAL 55 YEAR"),
      of("count(*)", "current_staff", `${age} > 55`),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "How many current employees have never completed a training?",
      of(
        "count(*)",
        "current_staff",
        "id NOT IN (SELECT employee_id FROM trainings WHERE status = 'C')",
      ),
    ),
    ask(
      "How many current employees have never had a pay rise?",
      of("count(*)", "current_staff", "last_raise_on IS NULL"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Headcount by department and site at the end of October 2026",
      "SELECT department, site, sum(people) FROM latest GROUP BY 1, 2",
      rows,
    ),
    ask(
      "Top 3 courses by training cost in each division in 2025",
      topOfEach(3, "division", "course", trainingCost, "learned", "in_year(starts_on, 1)"),
      rows,
    ),
    ask(
      "On which weekday do most sick leaves begin?",
      `${by("dayname(first_day)", "count(*)", "sick")} ORDER BY 2 DESC LIMIT 1`,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many people left the company in September 2026?",
      of("count(*)", "staff", "in_month(left_on, 2)"),
    ),
    ask(
      "Whose contract ends within the next 90 days?",
      people("current_staff", "contract_ends_on BETWEEN asked_on() AND asked_on() + 90"),
      rows,
    ),
  ),
  ...inClass(
    "levels",
    ask(
      "Headcount at the end of each quarter of 2025",
      ["date_trunc('quarter', counted_on)", "counted_on"].map(
        (end) => `${by(end, "sum(people)", "headcounts", quarterEnds)} ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "What was our average headcount in 2025?",
      of("sum(people) / count(DISTINCT counted_on)", "headcounts", "in_year(counted_on, 1)"),
    ),
  ),
  ...inClass(
    "yes-or-no",
    ask("Do women earn less than men on average?", [
      ...compared("gender", "avg(salary)", "current_staff", ["gender = 'f'", "gender = 'm'"]),
      `SELECT (${averagePay("m")}) - (${averagePay("f")})`,
    ]),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("How many employees left in 2025?", of("count(*)", "staff", "in_year(left_on, 1)")),
      ask(
        "How many of them resigned?",
        of("count(*)", "staff", "in_year(left_on, 1) AND leaving_reason = 'Resignation'"),
      ),
      ask(
        "And in 2026?",
        of("count(*)", "staff", "in_year(left_on, 0) AND leaving_reason = 'Resignation'"),
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why do so many people leave Customer Service?", "causes"),
    noAnswer("How many sick days will we have in December?", "no forecast"),
    noAnswer("Approve all leave requests for next week", "an action"),
    noAnswer("What is the average commuting distance by site?", "no such thing"),
  ),
  ...furtherQuestions,
];
