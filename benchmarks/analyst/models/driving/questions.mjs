// A driving school: what the front desk and the owner want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherDrivingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const tomorrow = "day = DATE '2026-11-02'";
const nextWeek = "day BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'";
const weekToNow = "day BETWEEN DATE '2026-10-26' AND DATE '2026-11-01'";
const lastWeek = "day BETWEEN DATE '2026-10-19' AND DATE '2026-10-25'";
const cancelled = "status IN ('CXL', 'CXS')";
const active = "status = 'ACT'";
const toDate = "(in_year(day, 0) OR in_year(day, 1)) AND strftime(day, '%m%d') < '1101'";
const soldToDate = (back) => `in_year(sold_on, ${back}) AND strftime(sold_on, '%m%d') < '1101'`;

const desk = inClass(
  "desk",
  ask("how many lessons tomorrow?", [
    of("count(*)", "diary", `status = 'BKD' AND ${tomorrow}`),
    of("count(*)", "diary", tomorrow),
  ]),
  ask("How many hours has Mandy got next week", [
    of("sum(hours)", "diary", `instructor = 'Mandy Clarke' AND status = 'BKD' AND ${nextWeek}`),
    of("sum(hours)", "diary", `instructor = 'Mandy Clarke' AND ${nextWeek}`),
  ]),
  ask(
    "Who's got a driving test this week coming?",
    of("learner", "practicals", nextWeek),
    anyOrder,
  ),
  // Two learners have the name.
  ask(
    "when is Daisy Jarvis's test",
    [
      of("starts_at", "practicals", "learner = 'Daisy Jarvis' AND day > asked_on()"),
      of("day", "practicals", "learner = 'Daisy Jarvis' AND day > asked_on()"),
      of("starts_at", "exams", "learner = 'Daisy Jarvis' AND day > asked_on()"),
      of("day", "exams", "learner = 'Daisy Jarvis' AND day > asked_on()"),
    ],
    anyOrder,
  ),
  ask("New sign-ups in October", of("count(*)", "learners", "in_month(joined_on, 1)")),
  ask("how many of our learners still haven't passed their theory?", [
    of("count(*)", "learners", `theory_passed_on IS NULL AND ${active}`),
    of("count(*)", "learners", "theory_passed_on IS NULL AND status IN ('ACT', 'WTG')"),
  ]),
  ask("no shows last month", of("count(*)", "diary", "status = 'NSH' AND in_month(day, 1)")),
  ask(
    "Which active learners haven't had a lesson in the last month?",
    ["DATE '2026-10-01'", "DATE '2026-10-02'"].map(
      (since) =>
        `SELECT name FROM learners WHERE ${active}
           AND id NOT IN (SELECT learner_id FROM taught WHERE day >= ${since})`,
    ),
    anyOrder,
  ),
  ask("How many hours does Jack Ward have left", [
    of("sum(left_over)", "packs", "learner = 'Jack Ward'"),
    of("sum(left_over)", "packs", "learner = 'Jack Ward' AND learner_status = 'ACT'"),
  ]),
  ask("phone number of Freya Hewitt", of("phone", "learners", "name = 'Freya Hewitt'"), anyOrder),
  ask(
    "How do people hear about us?",
    [
      by("source", "count(*)", "learners"),
      by("source", "count(*)", "learners", "source IS NOT NULL"),
      by("source", "count(*)", "learners", "in_year(joined_on, 0)"),
    ],
    groups,
  ),
  ask("how long do new people wait for their first lesson", [
    `SELECT avg(date_diff('day', l.joined_on, f.day)) FROM learners l
       JOIN (SELECT learner_id, min(day) AS day FROM taught GROUP BY 1) f ON f.learner_id = l.id
       WHERE l.joined_on >= DATE '2024-01-01'`,
    `SELECT avg(date_diff('day', l.joined_on, f.day)) FROM learners l
       JOIN (SELECT learner_id, min(day) AS day FROM taught GROUP BY 1) f ON f.learner_id = l.id`,
  ]),
  thread(
    ask("how many learners do we have at the moment?", [
      of("count(*)", "learners", active),
      of("count(*)", "learners", "status IN ('ACT', 'WTG')"),
    ]),
    ask("how many of them are automatic", [
      of("count(*)", "learners", `${active} AND gearbox = 'AUT'`),
      of("count(*)", "learners", "status IN ('ACT', 'WTG') AND gearbox = 'AUT'"),
    ]),
  ),
  thread(
    ask("How many lessons were cancelled last week?", [
      of("count(*)", "diary", `${cancelled} AND ${lastWeek}`),
      of("count(*)", "diary", `${cancelled} AND ${weekToNow}`),
      of("count(*)", "diary", cancelled + ` AND ${lastWeek}`.replaceAll("day", "cancelled_on")),
      of("count(*)", "diary", cancelled + ` AND ${weekToNow}`.replaceAll("day", "cancelled_on")),
    ]),
    ask(
      "by us or by them?",
      [
        ...[lastWeek, weekToNow].flatMap((week) => [
          by("status", "count(*)", "diary", `${cancelled} AND ${week}`),
          by(
            "status",
            "count(*)",
            "diary",
            `${cancelled} AND ${week.replaceAll("day", "cancelled_on")}`,
          ),
        ]),
      ],
      groups,
    ),
  ),
);

const owner = inClass(
  "owner",
  ask("What's our pass rate this year?", [
    of("avg(passed)", "driven", thisYear),
    of("avg(passed)", "sat", thisYear),
  ]),
  ask(
    "who has the best pass rate",
    [
      `${by("instructor", "avg(passed)", "driven")} ${top(1)}`,
      `${by("instructor", "avg(passed)", "sat")} ${top(1)}`,
      `${by("instructor", "avg(passed)", "driven", thisYear)} ${top(1)}`,
    ],
    ranked,
  ),
  ask("how many pass first time, in percent", [
    of("avg(passed)", "driven", "attempt = 1"),
    of("avg(passed)", "sat", "attempt = 1"),
  ]),
  ask("takings in October vs September", [
    ...compared(month("paid_on"), "sum(price)", "packs", [
      "in_month(paid_on, 1)",
      "in_month(paid_on, 2)",
    ]),
    ...compared(month("sold_on"), "sum(price)", "packs", [
      "in_month(sold_on, 1)",
      "in_month(sold_on, 2)",
    ]),
  ]),
  ask(
    "Pass rates of the test centres",
    [by("centre", "avg(passed)", "driven"), by("centre", "avg(passed)", "sat")],
    groups,
  ),
  ask("how many hours do people need until they pass?", [
    `SELECT avg(h) FROM (SELECT sum(hours) AS h FROM taught WHERE learner_status = 'PAS'
       AND joined_on >= DATE '2024-01-01' GROUP BY learner_id)`,
    `SELECT avg(h) FROM (SELECT sum(hours) AS h FROM taught WHERE learner_status = 'PAS' GROUP BY learner_id)`,
  ]),
  ask(
    "what do we sell best",
    [
      `${by("package", "count(*)", "packs")} ${top(1)}`,
      `${by("package", "sum(price)", "packs")} ${top(1)}`,
    ],
    ranked,
  ),
  ask("Are we teaching more hours than last year?", [
    ...compared(
      "year(day)",
      "sum(hours)",
      "taught",
      ["in_year(day, 0)", "in_year(day, 1)"],
      toDate,
    ),
    ...compared("year(day)", "sum(hours)", "taught", ["in_year(day, 0)", "in_year(day, 1)"]),
  ]),
  ask(
    "which day of the week is the busiest",
    ["taught", "diary", "kept"].map(
      (table) => `${by("dayname(day)", "count(*)", table)} ${top(1)}`,
    ),
    ranked,
  ),
  ask("how many learners gave up on us this year", [
    of("count(*)", "learners", "status = 'STP' AND in_year(ended_on, 0)"),
  ]),
  ask(
    "manual vs automatic, share of hours taught this year",
    [
      by("gearbox", "sum(hours)", "taught", thisYear),
      by("gearbox", `sum(hours) / (${of("sum(hours)", "taught", thisYear)})`, "taught", thisYear),
    ],
    share,
  ),
  ask(
    "Hours per instructor in October",
    by("instructor", "sum(hours)", "taught", "in_month(day, 1)"),
    groups,
  ),
  ask(
    "What do people fail on mostly?",
    [
      by("main_fault", "count(*)", "driven", "passed = 0"),
      `${by("main_fault", "count(*)", "driven", "passed = 0")} ${top(1)}`,
    ],
    groups,
  ),
  ask(
    "new learners per month in 2026",
    `${by(month("joined_on"), "count(*)", "learners", "in_year(joined_on, 0)")} ORDER BY 1`,
    series,
  ),
  thread(
    ask("revenue this year so far", [
      of("sum(price)", "packs", "in_year(sold_on, 0)"),
      of("sum(price)", "packs", "in_year(paid_on, 0)"),
    ]),
    ask("and at this point last year?", [
      of("sum(price)", "packs", soldToDate(1)),
      of("sum(price)", "packs", soldToDate(1).replaceAll("sold_on", "paid_on")),
    ]),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("what did we spend on fuel last month", "no such thing"),
  noAnswer("will Jack Nowak pass on the 12th?", "no forecast"),
  noAnswer("Book Molly Rix in with Pete on Thursday at 4", "an action"),
  noAnswer("why is Gary's pass rate so low?", "causes"),
);

export const drivingQuestions = [...desk, ...owner, ...refusals, ...furtherDrivingQuestions];
