// A contract cleaning company: shifts and cleaners, as the head of operations and the regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherCleaningQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const start = "planned_start";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const lastWeek = between(start, "2026-10-19", "2026-10-26");
const thisYear = `in_year(${start}, 0)`;
const october = `in_month(${start}, 1)`;
const thirdQuarter = between(start, "2026-07-01", "2026-10-01");
const missed = "status = 'MIS'";
const done = "status = 'DON'";
const misses = `count(*) FILTER (${missed})`;
const hours = "sum(worked_hours)";
/** The last 90 days until yesterday, or with today. */
const ninetyDays = ["2026-08-03", "2026-08-04"].map((first) => between(start, first, "2026-11-02"));
/** The same span of last year, until the end of October or with the first of November. */
const toDate = (column, figure, table) =>
  ["2025-11-01", "2025-11-02"].flatMap((end) =>
    compared(`year(${column})`, figure, table, [
      between(column, "2026-01-01", "2026-11-02"),
      between(column, "2025-01-01", end),
    ]),
  );

const monthly = `${by(`${month(start)} AS m`, "sum(cost) AS c", "rota", between(start, "2025-12-01", "2026-11-01"))}`;
/** The growth of each month, that of January over December or empty. */
const growth = [
  `SELECT m, c / lag(c) OVER (ORDER BY m) - 1 FROM (${monthly}) QUALIFY m >= DATE '2026-01-01' ORDER BY 1`,
  `SELECT m, c / lag(c) OVER (ORDER BY m) - 1 FROM (${monthly}) WHERE m >= DATE '2026-01-01' ORDER BY 1`,
];

/** Months in which a region missed none may be left out or be there with none, those of the rota ahead too. */
const missesSinceJuly = [
  ["count(*)", `${missed} AND ${start} >= DATE '2026-07-01'`],
  [misses, between(start, "2026-07-01", "2026-11-01")],
  [misses, `${start} >= DATE '2026-07-01'`],
].map(
  ([figure, where]) =>
    `SELECT region, ${month(start)}, ${figure} FROM rota WHERE ${where} GROUP BY 1, 2`,
);

const figures = [
  ...inClass(
    "figures",
    ask(
      "How many shifts did we miss last week?",
      of("count(*)", "rota", `${missed} AND ${lastWeek}`),
    ),
    ask(
      "How many different cleaners worked for us in October?",
      of("count(DISTINCT cleaner)", "rota", `${done} AND ${october}`),
    ),
    ask(
      "How many shifts are planned for tomorrow?",
      of("count(*)", "rota", between(start, "2026-11-02", "2026-11-03")),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many deep cleans and how many window cleaning shifts have we done this year?",
      compared(
        "service",
        "count(*)",
        "rota",
        ["service = 'Deep clean'", "service = 'Window cleaning'"],
        `${done} AND ${thisYear}`,
      ),
    ),
    ask(
      "how many hours did maria kowalska work between 1 june and 31 august",
      of(
        hours,
        "rota",
        `cleaner = 'Maria Kowalska' AND ${between(start, "2026-06-01", "2026-09-01")}`,
      ),
    ),
  ),
];

const operations = [
  ...inClass(
    "operations",
    ask(
      "What percentage of the hours worked this year was done by agency cleaners?",
      of(`${hours} FILTER (employment = 'AGY') / ${hours}`, "rota", thisYear),
    ),
    ask("Month-over-month growth in labour cost this year", growth, series),
    ask(
      "What did an hour of work cost us on average last month, own staff vs agency?",
      compared(
        "employment",
        `sum(cost) / ${hours}`,
        "rota",
        ["employment = 'OWN'", "employment = 'AGY'"],
        october,
      ),
    ),
    ask("labour cost ytd vs same period last year", toDate(start, "sum(cost)", "rota")),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which cleaner put in the second most hours in October?",
      `${by("cleaner", hours, "rota", `cleaner IS NOT NULL AND ${october}`)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask("On which day of the week do we miss the most shifts?", [
      `${by(`dayname(${start})`, misses, "rota")} ${top(1)}`,
      `${by(`isodow(${start})`, misses, "rota")} ${top(1)}`,
    ]),
    ask(
      "three most expensive sites in each region by labour cost, Q3",
      topOfEach(3, "region", "site", "sum(cost)", "rota", thirdQuarter),
      anyOrder,
    ),
  ),
];

const lists = [
  ...inClass(
    "grouping",
    ask("missed shifts by region and month since July", missesSinceJuly, anyOrder),
    ask(
      "Average length of a shift by service over the last 90 days",
      ninetyDays.map((span) => by("service", "avg(worked_hours)", "rota", span)),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which sites have had more than 8 missed shifts since January?",
      `${by("site", "count(*)", "rota", `${missed} AND ${thisYear}`)} HAVING count(*) > 8`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many shifts had nobody assigned to them last month?",
      of("count(*)", "rota", `cleaner IS NULL AND ${october}`),
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did we have more late starts in the North West than in London in October?",
      compared(
        "region",
        "count(*)",
        "rota",
        ["region = 'North West'", "region = 'London'"],
        `is_late AND ${october}`,
      ),
    ),
  ),
];

const costIn = (region, when) => of("sum(cost)", "rota", `region = '${region}' AND ${when}`);

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "What was our labour cost in Scotland in Q1 2026?",
      costIn("Scotland", between(start, "2026-01-01", "2026-04-01")),
    ),
    ask("and in Q2?", costIn("Scotland", between(start, "2026-04-01", "2026-07-01"))),
    ask("what about Yorkshire", costIn("Yorkshire", between(start, "2026-04-01", "2026-07-01"))),
  ),
);

export const cleaningQuestions = [
  ...[...figures, ...operations, ...lists, ...followUps],
  ...furtherCleaningQuestions,
];
