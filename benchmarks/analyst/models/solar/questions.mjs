// Solar systems, as those ask who build them and look after them.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherSolarQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = (time) => `in_year(${time}, 0)`;
const inThirdQuarter = (time) => `${time} >= DATE '2026-07-01' AND ${time} < DATE '2026-10-01'`;
/** From January to October of a year: 2026 has no more yet. */
const toOctober = (time, year) =>
  `${time} >= DATE '${year}-01-01' AND ${time} < DATE '${year}-11-01'`;
const wholeYear = (time, year) => `year(${time}) = ${year}`;

const commissioned = "commissioned_on";
const leadTime = "avg(date_diff('day', ordered_on, commissioned_on))";
const isFault = "kind = 'FLT'";
const done = "status = 'done'";
/** All visits; those that were made; those that have not been cancelled. */
const visitsCounted = ["true", done, "status <> 'cancelled'"];
const fixRate = "avg(CASE WHEN fixed_first_time THEN 1.0 WHEN NOT fixed_first_time THEN 0 END)";
const unfinished = `${isFault} AND reported_on < asked_on() - 14`;

const building = [
  ...inClass(
    "time",
    ask(
      "How many systems went live in October?",
      of("count(*)", "live", `in_month(${commissioned}, 1)`),
    ),
    ask(
      "installed kWp per month this year",
      `${by(month(commissioned), "sum(kwp)", "live", thisYear(commissioned))} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "How long does it take from order to commissioning on average, by branch? 2026 only",
      [
        by("branch", leadTime, "live", thisYear(commissioned)),
        by("branch", leadTime, "live", thisYear("ordered_on")),
      ],
      groups,
    ),
    ask(
      "two best crews in each branch by installed kwp in 2026",
      topOfEach(2, "branch", "crew", "sum(kwp)", "live", thisYear(commissioned)),
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Kassel: commissioned systems this year vs last year",
      [toOctober(commissioned, 2025), wholeYear(commissioned, 2025)].flatMap((before) =>
        compared(
          `year(${commissioned})`,
          "count(*)",
          "live",
          [toOctober(commissioned, 2026), before],
          "branch = 'Kassel'",
        ),
      ),
    ),
  ),
  ...inClass(
    "negation",
    ask(
      "How many live systems have no maintenance contract?",
      of("count(*)", "live", "contract IS NULL"),
    ),
  ),
];

const service = [
  ...inClass(
    "grouping",
    ask(
      "service visits last month by type",
      visitsCounted.map((which) =>
        by("kind", "count(*)", "visits", `in_month(visit_on, 1) AND ${which}`),
      ),
      groups,
    ),
    ask(
      "Top 5 technicians by completed visits this year",
      `${by("technician", "count(*)", "visits", `${done} AND ${thisYear("visit_on")}`)} ${top(5)}`,
      ranked,
    ),
    ask(
      "first time fix rate per tecnician this year, worst first",
      `${by("technician", fixRate, "visits", `${thisYear("visit_on")} AND technician IS NOT NULL`)}
       HAVING count(fixed_first_time) > 0 ORDER BY 2`,
      ranked,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "average duration of fault visits over the last three months",
      of(
        "avg(minutes)",
        "visits",
        `${isFault} AND visit_on >= DATE '2026-08-01'
        AND visit_on < DATE '2026-11-01'`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which systems had more than 3 fault visits this year?",
      visitsCounted.map(
        (which) =>
          `SELECT system_no FROM service WHERE ${isFault} AND ${thisYear("visit_on")} AND ${which}
             GROUP BY 1 HAVING count(*) > 3`,
      ),
      anyOrder,
    ),
    ask("How many fault reports have been open for more than 14 days?", [
      of("count(*)", "visits", `${unfinished} AND status = 'open'`),
      of("count(*)", "visits", `${unfinished} AND status IN ('open', 'scheduled')`),
    ]),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of the visits in Q3 was covered by warranty?",
      visitsCounted.map((which) =>
        of("avg(under_warranty::INT)", "visits", `${inThirdQuarter("visit_on")} AND ${which}`),
      ),
    ),
    ask(
      "How many different customers got a service visit in Q3?",
      visitsCounted.flatMap((which) =>
        ["customer_no", "customer"].map((who) =>
          of(`count(DISTINCT ${who})`, "service", `${inThirdQuarter("visit_on")} AND ${which}`),
        ),
      ),
    ),
  ),
];

const energy = [
  ...inClass(
    "grouping",
    ask(
      "energy yield in August by branch",
      by("branch", "sum(kwh)", "output", "month = DATE '2026-08-01'"),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How much did our systems produce from January to October compared to the same months last year?",
      compared("year(month)", "sum(kwh)", "output", [
        toOctober("month", 2026),
        toOctober("month", 2025),
      ]),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "10 systems that were furthest below forecast in September",
      ["sum(kwh) / sum(forecast_kwh)", "sum(kwh) - sum(forecast_kwh)"].map(
        (figure) =>
          `${by("system_no", figure, "output", "month = DATE '2026-09-01' AND kwh IS NOT NULL")} ${top(10, "ASC")}`,
      ),
      ranked,
    ),
    ask(
      "self consumption rate with and without battery in 2026",
      by("has_battery", "sum(self_used_kwh) / sum(kwh)", "output", thisYear("month")),
      anyOrder,
    ),
  ),
  ...inClass(
    "negation",
    ask(
      "which systems reported no yield in September?",
      [
        "SELECT system_no FROM output WHERE month = DATE '2026-09-01' AND kwh IS NULL",
        `SELECT system_no FROM live WHERE commissioned_on < DATE '2026-10-01' AND id NOT IN
           (SELECT system_id FROM yields WHERE month = DATE '2026-09-01' AND kwh IS NOT NULL)`,
      ],
      anyOrder,
    ),
  ),
];

const size = (segment) =>
  of("avg(kwp)", "live", `${thisYear(commissioned)} AND segment = '${segment}'`);

const followUps = inClass(
  "any",
  thread(
    ask("average size of residential systems commissioned in 2026", size("RES")),
    ask("and for farms?", size("AGR")),
  ),
);

const refusals = inClass(
  "refusal",
  noAnswer("How many kWp are we going to install next quarter?", "a forecast"),
  noAnswer("Why did the yield drop in September?", "causes"),
  noAnswer("How many sick days did our crews have in October?", "no such thing"),
  noAnswer("Hours of sunshine in Freiburg in August", "no weather"),
);

export const solarQuestions = [
  ...building,
  ...service,
  ...energy,
  ...followUps,
  ...refusals,
  ...furtherSolarQuestions,
];
