// A group of private hospitals: its theatres and operations, as the head of operations and the managers of hospitals ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherSurgeryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const operatedIn = (first, end) => `is_done AND ${between("operation_date", first, end)}`;
const thisYear = "is_done AND in_year(operation_date, 0)";
const october = "is_done AND in_month(operation_date, 1)";
const september = "is_done AND in_month(operation_date, 2)";
const thirdQuarter = operatedIn("2026-07-01", "2026-10-01");
const utilisation = "sum(used_minutes) / sum(planned_minutes)";
const complications = "count(*) FILTER (has_complication) / count(*)";
const rate = "count(*) FILTER (is_cancelled) / count(*) FILTER (is_cancelled OR is_done)";
const onTheDay = `cancelled_on = operation_date AND ${between("operation_date", "2026-07-01", "2026-10-01")}`;
const reasonNoted = `${onTheDay} AND cancel_reason IS NOT NULL`;
const shareOf = (where) =>
  by("cancel_reason", "count(*) / sum(count(*)) OVER ()", "operated", where);
const isIdle = `name NOT IN (SELECT surgeon FROM operated WHERE ${october})`;

/** Weekdays by name or by number, whichever an answer shows. */
const byWeekday = (column, figure, table, where) => [
  by(`dayname(${column})`, figure, table, where),
  by(`isodow(${column})`, figure, table, where),
];

const figures = [
  ...inClass(
    "figures",
    ask(
      "Theatre utilisation last week",
      of(
        utilisation,
        "lists",
        `is_held AND ${between("session_date", "2026-10-19", "2026-10-26")}`,
      ),
    ),
    ask(
      "What share of the operations done this year were day cases?",
      of("count(*) FILTER (stay = 'DC') / count(*)", "operated", thisYear),
    ),
    ask(
      "complication rate year to date vs the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(operation_date)", complications, "operated", [
          thisYear,
          operatedIn("2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "did we do more operations in October than in September?",
      of("count(*)", "operated", october, "count(*)", "operated", september),
    ),
    ask(
      "by how many percent did operations done grow from September to October",
      `SELECT (SELECT count(*) FROM operated WHERE ${october}) / (SELECT count(*) FROM operated WHERE ${september}) - 1`,
    ),
    ask(
      "operations done per patient in 2026",
      of("count(*) / count(DISTINCT patient_id)", "operated", thisYear),
    ),
  ),
];

const values = [
  ...inClass(
    "values",
    ask(
      "How many operations did Helen Marsh do in Q3?",
      of("count(*)", "operated", `surgeon = 'Helen Marsh' AND ${thirdQuarter}`),
    ),
    ask(
      "hip replacements done at Kingsmere Hospital this year",
      of(
        "count(*)",
        "operated",
        `procedure = 'Total hip replacement' AND hospital = 'Kingsmere Hospital' AND ${thisYear}`,
      ),
    ),
    thread(
      ask(
        "How long does a cataract surgery take on average this year?",
        of("avg(duration)", "operated", `procedure = 'Cataract surgery' AND ${thisYear}`),
      ),
      ask(
        "and a knee arthroscopy?",
        of("avg(duration)", "operated", `procedure = 'Knee arthroscopy' AND ${thisYear}`),
      ),
    ),
    ask(
      "Cancellation rate at Ashdown and St Brannock in Q3 please",
      compared(
        "hospital",
        rate,
        "operated",
        ["hospital = 'Ashdown Hospital'", "hospital = 'St Brannock Hospital'"],
        between("operation_date", "2026-07-01", "2026-10-01"),
      ),
    ),
    ask(
      "How many of the operations we did in September were not elective?",
      of("count(*)", "operated", `urgency <> 'EL' AND ${september}`),
    ),
  ),
];

const ranks = [
  ...inClass(
    "ranks",
    ask(
      "Top 5 surgeons by operations done this year",
      `${by("surgeon", "count(*)", "operated", thisYear)} ${top(5)}`,
      ranked,
    ),
    ask(
      "Which theatre had the second best utilisation in Q3?",
      `${by("theatre", utilisation, "lists", `is_held AND ${between("session_date", "2026-07-01", "2026-10-01")}`)}
         ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
  ),
];

const grouped = [
  ...inClass(
    "grouping",
    ask(
      "operations done by hospital and month since July",
      `SELECT hospital, ${month("operation_date")}, count(*) FROM operated
         WHERE ${operatedIn("2026-07-01", "2026-11-01")} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "Late starts by weekday this year",
      byWeekday(
        "session_date",
        "count(*) FILTER (delay_minutes > 15)",
        "lists",
        "is_held AND in_year(session_date, 0)",
      ),
      groups,
    ),
    ask(
      "median length of an operation per specialty in 2026",
      by("specialty", "median(duration)", "operated", thisYear),
      groups,
    ),
  ),
];

const times = [
  ...inClass(
    "time",
    ask("How many sessions were held in the last 90 days?", [
      of("count(*)", "lists", `is_held AND ${between("session_date", "2026-08-03", "2026-11-01")}`),
      of("count(*)", "lists", `is_held AND ${between("session_date", "2026-08-04", "2026-11-02")}`),
    ]),
    ask(
      "Running total of operations done, month by month in 2026",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (${by(`${month("operation_date")} AS m`, "count(*) AS n", "operated", thisYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "How many operations were done at Wexcombe between 1 and 15 September 2026?",
      of(
        "count(*)",
        "operated",
        `hospital = 'Wexcombe Clinic' AND ${operatedIn("2026-09-01", "2026-09-16")}`,
      ),
    ),
    ask(
      "operations still planned for the rest of november by hospital",
      by(
        "hospital",
        "count(*)",
        "operated",
        `status = 'PLN' AND ${between("operation_date", "2026-11-01", "2026-12-01")}`,
      ),
      groups,
    ),
  ),
];

const limited = [
  ...inClass(
    "limits",
    ask(
      "Which surgeons have done more than 250 operations this year?",
      `${by("surgeon", "count(*)", "operated", thisYear)} HAVING count(*) > 250`,
      groups,
    ),
    ask(
      "How many operations took longer than 3 hours this year?",
      of("count(*)", "operated", `duration > 180 AND ${thisYear}`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which surgeons who are still with us did not do a single operation in October?",
      [
        `SELECT name FROM surgeons WHERE left_on IS NULL AND ${isIdle}`,
        `SELECT name FROM surgeons WHERE (left_on IS NULL OR left_on >= asked_on()) AND ${isIdle}`,
      ],
      anyOrder,
    ),
    ask(
      "Which procedures that we did last year have not been done since July?",
      `SELECT DISTINCT procedure FROM operated WHERE is_done AND in_year(operation_date, 1)
         AND procedure NOT IN (SELECT procedure FROM operated WHERE ${operatedIn("2026-07-01", "2026-11-01")})`,
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask("Cancellations on the day in Q3?", of("count(*)", "operated", onTheDay)),
      ask(
        "split by reason",
        [
          by("cancel_reason", "count(*)", "operated", onTheDay),
          by("cancel_reason", "count(*)", "operated", reasonNoted),
        ],
        groups,
      ),
      ask(
        "as a share of all of them",
        [
          shareOf(onTheDay),
          shareOf(reasonNoted),
          `SELECT * FROM (${shareOf(onTheDay)}) WHERE cancel_reason IS NOT NULL`,
        ],
        anyOrder,
      ),
    ),
  ),
];

export const surgeryQuestions = [
  ...figures,
  ...values,
  ...ranks,
  ...grouped,
  ...times,
  ...limited,
  ...furtherSurgeryQuestions,
];
