// A music school, as its head and its teachers ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { officeQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const sinceSeptember = "starts_at >= DATE '2026-09-01'";
const attendance = "count(*) FILTER (status = 'ATT') / count(*) FILTER (status <> 'CXT')";
const passRate = "count(*) FILTER (result <> 'F') / count(*)";
const missed = "status IN ('EXC', 'ABS')";

/** What may stand first: the group alone, whatever it was counted by. */
const first = (group, figure, table, where = "true", direction = "DESC") =>
  `SELECT ${group} FROM ${table} WHERE ${where} GROUP BY 1 ORDER BY ${figure} ${direction}, 1 LIMIT 1`;

const ofPupils = [
  thread(
    ask("how many pupils have we got at the moment?", of("count(*)", "roll")),
    ask("and how many of those are adults?", of("count(*)", "roll", "kind = 'A'")),
  ),
  ask(
    "How many new starters did we get in September, and how was it last September?",
    compared(month("joined_on"), "count(*)", "pupils", [
      "date_trunc('month', joined_on) = DATE '2026-09-01'",
      "date_trunc('month', joined_on) = DATE '2025-09-01'",
    ]),
  ),
  ask(
    "why do people stop coming to us?",
    [
      by("left_reason", "count(*)", "pupils", "left_on IS NOT NULL"),
      by("left_reason", "count(*)", "pupils", "left_reason IS NOT NULL"),
    ],
    groups,
  ),
  ask("what's our most popular instrument", [
    first("instrument", "count(*)", "roll"),
    first("instrument", "count(*)", "pupils"),
    first("instrument", "count(*)", "register"),
  ]),
  ask("how many kids are on a bursary?", [
    of("count(*)", "roll", "concession IN ('B', 'F')"),
    of("count(*)", "roll", "concession IN ('B', 'F') AND kind = 'C'"),
  ]),
  ask(
    "How many under 10s have we got?",
    of("count(*)", "roll", "born_on > asked_on() - INTERVAL 10 YEAR"),
  ),
];

const ofTeachers = [
  ask(
    "how many freelancers do we have",
    of("count(*)", "teachers", "contract = 'FRL' AND left_on IS NULL"),
  ),
  ask("Who's been teaching here the longest?", [
    "SELECT name, started_on FROM teachers WHERE left_on IS NULL ORDER BY started_on LIMIT 1",
    "SELECT name FROM teachers WHERE left_on IS NULL ORDER BY started_on LIMIT 1",
  ]),
  ask("Which teacher has had to cancel the most lessons this year?", [
    `${by("teacher", "count(*)", "register", "status = 'CXT' AND in_year(starts_at, 0)")} ${top(1)}`,
    `${by("teacher", "count(*)", "register", `status = 'CXT' AND ${sinceSeptember}`)} ${top(1)}`,
  ]),
  ask("how many pupils does Huw Davies have?", [
    of("count(*)", "roll", "teacher = 'Huw Davies'"),
    of("count(DISTINCT pupil_id)", "register", `teacher = 'Huw Davies' AND ${sinceSeptember}`),
  ]),
  ask("who teaches Grace Turner?", [
    "SELECT DISTINCT teacher FROM enrolled WHERE name = 'Grace Turner'",
    `SELECT DISTINCT teacher FROM register WHERE pupil = 'Grace Turner' AND ${sinceSeptember}`,
  ]),
];

const ofLessons = [
  ask(
    "attendance by department since September",
    by("department", attendance, "register", sinceSeptember),
    groups,
  ),
  ask("do people turn up more for online lessons than on site?", [
    ...compared("is_online", attendance, "register", ["is_online", "NOT is_online"]),
    ...compared("is_online", "count(*) FILTER (status = 'ATT') / count(*)", "register", [
      "is_online",
      "NOT is_online",
    ]),
  ]),
  ask(
    "how often has Leo Khan been absent on the French horn since September?",
    of(
      "count(*)",
      "register",
      `pupil = 'Leo Khan' AND instrument = 'French horn' AND ${missed} AND ${sinceSeptember}`,
    ),
  ),
];

const ofExams = [
  ask("exam pass rate this year compared to last", [
    ...compared("year(exam_on)", passRate, "marked", [
      "in_year(exam_on, 0)",
      "in_year(exam_on, 1)",
    ]),
    ...compared("date_trunc('year', exam_on)", passRate, "marked", [
      "in_year(exam_on, 0)",
      "in_year(exam_on, 1)",
    ]),
  ]),
  ask(
    "How many distinctions did we get in the summer session this year?",
    of("count(*)", "sat", "result = 'D' AND period = 'B' AND in_year(exam_on, 0)"),
  ),
  ask("which board do our pupils do best with?", [
    `${by("board", passRate, "marked")} ${top(1)}`,
    `${by("board", "avg(score)", "marked")} ${top(1)}`,
  ]),
  ask(
    "Results of the strings exams this year please",
    [
      by(
        "result",
        "count(*)",
        "sat",
        "department = 'Strings' AND in_year(exam_on, 0) AND result IS NOT NULL",
      ),
      by("result", "count(*)", "sat", "department = 'Strings' AND in_year(exam_on, 0)"),
      by("result", "count(*)", "marked", "department = 'Strings' AND in_year(exam_on, 0)"),
    ],
    anyOrder,
  ),
  ask(
    "which of Priya Shah's pupils have an exam coming up?",
    "SELECT pupil FROM sat WHERE teacher = 'Priya Shah' AND exam_on >= asked_on() AND result IS NULL",
    anyOrder,
  ),
  ask("What did Freya Khan get in her grade 5?", [
    "SELECT score FROM sat WHERE pupil = 'Freya Khan' AND grade = 5",
    "SELECT CASE result WHEN 'D' THEN 'distinction' WHEN 'M' THEN 'merit' WHEN 'P' THEN 'pass' END FROM sat WHERE pupil = 'Freya Khan' AND grade = 5",
    "SELECT result FROM sat WHERE pupil = 'Freya Khan' AND grade = 5",
  ]),
  ask(
    "what's the highest mark anyone got this year and who was it",
    "SELECT pupil, score FROM sat WHERE in_year(exam_on, 0) AND score = (SELECT max(score) FROM sat WHERE in_year(exam_on, 0))",
    anyOrder,
  ),
];

const ofPlaces = [
  ask("is the waiting list getting longer?", [
    `${by(month("added_on"), "count(*)", "waiting_list")} ORDER BY 1`,
    `${by(month("added_on"), "count(*)", "waiting_list", "in_year(added_on, 0)")} ORDER BY 1`,
    `${by("year(added_on)", "count(*)", "waiting_list")} ORDER BY 1`,
    ...compared(month("added_on"), "count(*)", "waiting_list", [
      "in_month(added_on, 1)",
      "in_month(added_on, 2)",
    ]),
    `SELECT m, count(*) FROM range(TIMESTAMP '2026-01-01', TIMESTAMP '2026-11-01', INTERVAL 1 MONTH) r(m)
       JOIN waiting_list ON added_on <= last_day(m) AND coalesce(offered_on, closed_on, DATE '2099-01-01') > last_day(m)
       GROUP BY 1 ORDER BY 1`,
  ]),
  ask("What did lesson fees bring in last school year?", [
    of("sum(net)", "bills", "kind = 'LES' AND school_year = '2025/26'"),
    of("sum(received)", "bills", "kind = 'LES' AND school_year = '2025/26'"),
  ]),
  ask(
    "how did people on the waiting list hear about us",
    [
      by("source", "count(*)", "waiting_list", "outcome = 'W'"),
      by("source", "count(*)", "waiting_list", "outcome = 'W' AND source IS NOT NULL"),
      by("source", "count(*)", "waiting_list", "outcome IN ('W', 'O')"),
      by("source", "count(*)", "waiting_list"),
      by("source", "count(*)", "waiting_list", "source IS NOT NULL"),
    ],
    groups,
  ),
  ask("busiest day of the week for lessons?", [
    `${by("dayname(starts_at)", "count(*)", "register")} ${top(1)}`,
    `${by("dayname(starts_at)", "count(*)", "register", sinceSeptember)} ${top(1)}`,
  ]),
  ask(
    "who's missed the most lessons without telling us since September?",
    `${by("pupil", "count(*)", "register", `status = 'ABS' AND ${sinceSeptember}`)} ${top(1)}`,
  ),
];

const refusals = [
  noAnswer("How many people came to the Christmas concert?", "concerts are not in the data"),
  noAnswer("are the parents happy with us?", "nobody is asked how they like it"),
  noAnswer(
    "what did we pay the freelancers last month",
    "what teachers are paid is not in the data",
  ),
  noAnswer("How many pupils will we have next September?", "a forecast"),
];

export const musicSchoolQuestions = [
  ...ofPupils,
  ...ofTeachers,
  ...ofLessons,
  ...ofExams,
  ...ofPlaces,
  ...refusals,
  ...officeQuestions,
];
