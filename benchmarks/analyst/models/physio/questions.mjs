// Six physiotherapy practices: appointments, sessions and who missed them, as the head of operations and practice managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherPhysioQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (first, end) => `starts_at >= DATE '${first}' AND starts_at < DATE '${end}'`;
const attended = "attendance = 'ATT'";
const noShow = "attendance = 'DNA'";
const october = "in_month(starts_at, 1)";
const september = "in_month(starts_at, 2)";
const thirdQuarter = "in_quarter(starts_at, 1)";
const thisYear = "in_year(starts_at, 0)";
const lateThisYear = `attendance = 'LCX' AND ${thisYear}`;
const lastWeek = between("2026-10-19", "2026-10-26");
const noShowRate = "count(*) FILTER (attendance = 'DNA') / count(*)";
const perMonth = (figure, where) =>
  `SELECT ${month("starts_at")} AS m, ${figure} AS n FROM visits WHERE ${where} GROUP BY 1`;
const hasNoSession = `id NOT IN (SELECT therapist_id FROM visits WHERE ${october} AND ${attended})`;
const perDay = `SELECT starts_at::DATE AS day, count(*) AS n FROM visits WHERE ${attended} AND ${thisYear} GROUP BY 1`;

const figures = inClass(
  "figures",
  ask("How many appointments did we have last week?", of("count(*)", "visits", lastWeek)),
  ask("no-show rate in October?", of(noShowRate, "visits", october)),
  ask(
    "How many different patients did we actually treat in Q3?",
    of("count(DISTINCT patient_no)", "visits", `${thirdQuarter} AND ${attended}`),
  ),
  ask(
    "On average, how many sessions did each therapist give in September?",
    of("count(*) / count(DISTINCT therapist_id)", "visits", `${september} AND ${attended}`),
  ),
);

const values = inClass(
  "values",
  ask("late cancellations at Ilkley and Skipton so far this year", [
    of("count(*)", "visits", `practice IN ('Ilkley', 'Skipton') AND ${lateThisYear}`),
    ...compared(
      "practice",
      "count(*)",
      "visits",
      ["practice = 'Ilkley'", "practice = 'Skipton'"],
      lateThisYear,
    ),
  ]),
  thread(
    ask(
      "How many hours did Imogen Fairclough treat in September?",
      of(
        "sum(hours)",
        "visits",
        `therapist = 'Imogen Fairclough' AND ${september} AND ${attended}`,
      ),
    ),
    ask(
      "what about the same month last year?",
      of(
        "sum(hours)",
        "visits",
        `therapist = 'Imogen Fairclough' AND ${between("2025-09-01", "2025-10-01")} AND ${attended}`,
      ),
    ),
  ),
);

const grouping = [
  ...inClass(
    "grouping",
    ask(
      "Sessions per practice and month since July, up to the end of October please",
      `SELECT practice, ${month("starts_at")}, count(*) FROM visits
         WHERE ${attended} AND ${between("2026-07-01", "2026-11-01")} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "no shows by weekday in Q3",
      ["dayname", "isodow"].map((day) =>
        by(`${day}(starts_at)`, "count(*)", "visits", `${noShow} AND ${thirdQuarter}`),
      ),
      groups,
    ),
    thread(
      ask(
        "How were the appointments of September booked? Split by channel",
        by("channel", "count(*)", "visits", september),
        groups,
      ),
      ask(
        "as a share of all of them",
        by("channel", "count(*) / sum(count(*)) OVER ()", "visits", september),
        share,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Two busiest therapists of each practice by sessions in Q3",
      [
        topOfEach(
          2,
          "practice",
          "therapist",
          "count(*)",
          "visits",
          `${thirdQuarter} AND ${attended}`,
        ),
      ],
      anyOrder,
    ),
    ask(
      "Which practice has the second highest no-show rate in the last quarter (July to September)?",
      `${by("practice", noShowRate, "visits", thirdQuarter)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
  ),
];

const times = inClass(
  "time",
  ask(
    "Sessions per month in 2026 with the growth on the month before",
    [
      `SELECT m, n, n / lag(n) OVER (ORDER BY m) - 1 FROM (${perMonth("count(*)", `${attended} AND ${between("2025-12-01", "2026-11-01")}`)})
         QUALIFY m >= DATE '2026-01-01' ORDER BY 1`,
      `SELECT m, n, n / lag(n) OVER (ORDER BY m) - 1 FROM (${perMonth("count(*)", `${attended} AND ${between("2026-01-01", "2026-11-01")}`)}) ORDER BY 1`,
    ],
    series,
  ),
  ask(
    "Treated hours year to date vs the same span of last year",
    ["2025-11-01", "2025-11-02"].flatMap((end) =>
      compared(
        "year(starts_at)",
        "sum(hours)",
        "visits",
        [thisYear, between("2025-01-01", end)],
        attended,
      ),
    ),
  ),
  ask(
    "How many appointments are in the diary for next week?",
    of("count(*)", "visits", between("2026-11-02", "2026-11-09")),
  ),
  ask(
    "No-shows in the last 90 days",
    ["2026-08-02", "2026-08-03", "2026-08-04"].map((first) =>
      of("count(*)", "visits", `${noShow} AND ${between(first, "2026-11-02")}`),
    ),
  ),
  ask(
    "running total of session fees by month for Jan to Oct 2026",
    `SELECT m, sum(n) OVER (ORDER BY m) FROM (${perMonth("sum(fee)", `${attended} AND ${between("2026-01-01", "2026-11-01")}`)}) ORDER BY 1`,
    series,
  ),
);

const limits = [
  ...inClass(
    "limits",
    ask(
      "On how many days this year did we have more than 45 sessions?",
      `SELECT count(*) FROM (${perDay}) WHERE n > 45`,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which of our current therapists had no session at all in October?",
      `SELECT name FROM therapists WHERE left_on IS NULL AND ${hasNoSession}`,
      anyOrder,
    ),
    ask(
      "September sessions that were not group classes",
      of("count(*)", "visits", `${september} AND ${attended} AND kind <> 'GRP'`),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Did we have more no-shows in October than in September?",
      compared(month("starts_at"), "count(*)", "visits", [october, september], noShow),
    ),
  ),
];

const appointments = [...figures, ...values, ...grouping, ...times, ...limits];

export const physioQuestions = [...appointments, ...furtherPhysioQuestions];
