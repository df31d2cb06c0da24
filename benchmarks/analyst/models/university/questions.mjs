// A university, as its deans and clerks type. The enrolments are called `e`, the fees `f`, both joined.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, of } from "../statements.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const any = { anyOrder: true };
const drops = "count(*) FILTER (status = 'dropped')";
const passes = "count(*) FILTER (status = 'passed') / count(grade)";

const simple = inClass(
  "figures",
  ask("how many students do we have", of("count(*)", "stud")),
  ask("enrolments this semester", [
    of("count(*)", "e", "term = 'WS26/27'"),
    of("count(*)", "e", "enrolled_on >= DATE '2026-10-01'"),
  ]),
  ask("overall pass rate", of(passes, "e")),
  ask("avg grade in machine learning", of("avg(grade)", "e", "ttl = 'Machine Learning'")),
  ask("how many courses are online", of("count(*)", "crs", "is_online")),
  ask("total fees unpaid", of("sum(amt)", "f", "paid_on IS NULL")),
  ask("students admitted in 2025", of("count(*)", "stud", "in_year(admitted_on, 1)")),
  ask("number of exams and pass rate ss25", of(`count(grade), ${passes}`, "e", "term = 'SS25'")),
  ask("fee income ws25/26", [of("sum(amt)", "f", "term = 'WS25/26' AND paid_on IS NOT NULL")]),
);

const values = inClass(
  "values",
  ask(
    "how many failed accounting",
    of("count(*)", "e", "ttl = 'Accounting' AND status = 'failed'"),
  ),
  ask("enrolments in credit risk", of("count(*)", "e", "ttl = 'Credit Risk'")),
  ask("drop out rate in analysis 1", of(`${drops} / count(*)`, "e", "ttl = 'Analysis I'")),
  ask(
    "MATH101 vs MATH102 pass rate",
    by("code", passes, "e", "code IN ('MATH101', 'MATH102')"),
    any,
  ),
  ask(
    "programming enrolments by course",
    by("ttl", "count(*)", "e", "ttl LIKE 'Programming%'"),
    any,
  ),
  ask("avg grade of part time students", of("avg(grade)", "e", "is_pt")),
  ask(
    "master students from india",
    of("count(*)", "stud", "prog LIKE 'MSc%' AND country = 'India'"),
  ),
  ask("second attempts in physics", of("count(*)", "e", "dept = 'Physics' AND attempt = 2")),
  ask("students without a home country", of("count(*)", "stud", "country IS NULL")),
  ask("how many msc data science students enrolled in databases", [
    of("count(DISTINCT stud_id)", "e", "prog = 'MSc Data Science' AND ttl = 'Databases'"),
    of("count(*)", "e", "prog = 'MSc Data Science' AND ttl = 'Databases'"),
  ]),
  ask("undergrad enrolments in ws24/25", of("count(*)", "e", "lvl = 'UG' AND term = 'WS24/25'")),
  ask("waived fees in ss26, how many", of("count(*)", "f", "waived AND term = 'SS26'")),
);

const times = inClass(
  "time",
  ask("enrolments by term", by("term", "count(*)", "e"), any),
  ask(
    "pass rate ss25 vs ss26",
    of(...[passes, "e", "term = 'SS25'"], ...[passes, "e", "term = 'SS26'"]),
  ),
  ask("how many dropped last month", [of("count(*)", "e", "in_month(dropped_on, 1)")]),
  ask("fees billed this academic year", of("sum(amt)", "f", "due_on >= DATE '2026-10-01'")),
  ask(
    "fees paid per month in 2025",
    [`${by("date_trunc('month', paid_on)", "sum(amt)", "f", "in_year(paid_on, 1)")} ORDER BY 1`],
    series,
  ),
  ask(
    "growth in enrolments ws25/26 vs ws24/25 in %",
    `SELECT (${of("count(*)", "e", "term = 'WS25/26'")}) / (${of("count(*)", "e", "term = 'WS24/25'")}) - 1`,
  ),
  ask(
    "did the average grade get better from ws24/25 to ws25/26",
    of(...["avg(grade)", "e", "term = 'WS24/25'"], ...["avg(grade)", "e", "term = 'WS25/26'"]),
  ),
  ask("avg days from enrolment to drop", of("avg(date_diff('day', enrolled_on, dropped_on))", "e")),
  ask(
    "how many grades were entered in feb 2026",
    of("count(*)", "e", "date_trunc('month', graded_on) = DATE '2026-02-01'"),
  ),
  ask("fees paid late", [
    of("count(*)", "f", "paid_on > due_on"),
    of("sum(amt)", "f", "paid_on > due_on"),
  ]),
);

const ranks = inClass(
  "ranks",
  ask("best course by avg grade", `${by("ttl", "avg(grade)", "e")} ORDER BY 2 LIMIT 1`),
  ask(
    "which department has the worst grades",
    `${by("dept", "avg(grade)", "e")} ORDER BY 2 DESC LIMIT 1`,
  ),
  ask(
    "5 most popular courses this semester",
    `${by("ttl", "count(*)", "e", "term = 'WS26/27'")} ORDER BY 2 DESC LIMIT 5`,
  ),
  ask(
    "courses with a pass rate under 90%",
    `${by("ttl", passes, "e")} HAVING ${passes} < 0.9`,
    any,
  ),
  ask(
    "highest drop-out rate per department, which course",
    `SELECT dept, ttl, ${drops} / count(*) AS r FROM e GROUP BY 1, 2 QUALIFY rank() OVER (PARTITION BY dept ORDER BY r DESC) = 1`,
    any,
  ),
  ask(
    "students with more than 15 enrolments",
    [
      "SELECT count(*) FROM (SELECT stud_id FROM e GROUP BY 1 HAVING count(*) > 15)",
      "SELECT stud_id, count(*) FROM e GROUP BY 1 HAVING count(*) > 15",
    ],
    any,
  ),
);

const operations = inClass(
  "operations",
  ask(
    "share of students per programme",
    "SELECT prog, count(*) / (SELECT count(*) FROM stud) FROM stud GROUP BY 1",
    any,
  ),
  ask(
    "avg number of courses per student in ss26",
    of("count(*) / count(DISTINCT stud_id)", "e", "term = 'SS26'"),
  ),
  ask("what percentage of enrolments are online courses", of("avg(is_online::INT)", "e")),
  ask("credits earned by department", by("dept", "sum(ects)", "e", "status = 'passed'"), any),
  ask("median grade by level", by("lvl", "median(grade)", "e"), any),
  ask(
    "mean of the courses' pass rates",
    `SELECT avg(r) FROM (SELECT ${passes} AS r FROM e GROUP BY ttl)`,
  ),
  ask("enrolments per professor fte now", [
    "SELECT (SELECT count(*) FROM e WHERE term = 'WS26/27') / (SELECT sum(fte) FROM staff WHERE rnk = 'Professor' AND as_of = (SELECT max(as_of) FROM staff))",
  ]),
  ask("percent of fee notices waived by programme", by("prog", "avg(waived::INT)", "f"), any),
  ask(
    "students who never enrolled in anything",
    of("count(*)", "stud", "id NOT IN (SELECT stud_id FROM enr)"),
  ),
  ask(
    "enrolments outside informatics and maths",
    of("count(*)", "e", "dept NOT IN ('Informatics', 'Mathematics')"),
  ),
  ask("fees paid as % of billed", of("sum(amt) FILTER (paid_on IS NOT NULL) / sum(amt)", "f")),
);

const levels = inClass(
  "levels",
  ask(
    "fte in informatics",
    of("sum(fte)", "staff", "dept = 'Informatics' AND as_of = (SELECT max(as_of) FROM staff)"),
  ),
  ask(
    "staff fte by rank at start of ws25/26",
    by(
      "rnk",
      "sum(fte)",
      "staff",
      "as_of = (SELECT max(as_of) FROM staff WHERE as_of < DATE '2025-10-20')",
    ),
    any,
  ),
);

const threads = inClass(
  "follow-ups",
  thread(
    ask("pass rate by department", by("dept", passes, "e"), groups),
    ask("just postgrad", by("dept", passes, "e", "lvl = 'PG'"), any),
    ask("and in ss26?", by("dept", passes, "e", "lvl = 'PG' AND term = 'SS26'"), any),
  ),
  thread(
    ask("how many students in bsc physics", of("count(*)", "stud", "prog = 'BSc Physics'")),
    ask("economics?", of("count(*)", "stud", "prog = 'BSc Economics'")),
    ask("how many of them part time", of("count(*)", "stud", "prog = 'BSc Economics' AND is_pt")),
  ),
);

const without = inClass(
  "no answer",
  noAnswer("why do so many drop mechanics", "causes are not in the data"),
  noAnswer("matriculation number of Emil Fischer", "hidden, and several are called so"),
  noAnswer("which lecturer gives the best grades", "lecturers of courses are not in the model"),
  noAnswer("expected enrolments ss27", "there is no forecast"),
  noAnswer("share of female students", "not in the model"),
  noAnswer("enrolments in astronomy", "no such course", "SELECT 0"),
  noAnswer(
    "students in informatics",
    "two programmes and a department are called so",
    of("count(*)", "stud", "prog LIKE '%Informatics'"),
  ),
  noAnswer("how satisfied are students with databases", "no survey in the model"),
  noAnswer("room occupancy of lecture halls", "not in the model"),
  noAnswer("pass everyone in optics", "an order to do something"),
);

export const universityQuestions = [
  ...[...simple, ...values, ...times, ...ranks],
  ...[...operations, ...levels, ...threads, ...without],
];

const student = "s.full_nm, s.prog, s.country, s.birth_year, s.is_pt";

export const universityViews = [
  `CREATE VIEW e AS SELECT n.*, ${student}, c.code, c.ttl, c.dept, c.ects, c.lvl, c.is_online
     FROM enr n JOIN stud s ON s.id = n.stud_id JOIN crs c ON c.id = n.crs_id`,
  `CREATE VIEW f AS SELECT d.*, ${student} FROM fees d JOIN stud s ON s.id = d.stud_id`,
];
