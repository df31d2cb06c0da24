// A water utility: its network, the quality of its water and its reservoirs, as its head of operations asks.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const reportedThisYear = "in_year(reported_at, 0)";
const repairedThisYear = "in_year(repaired_at, 0)";
const august = between("reported_at", "2026-08-01", "2026-09-01");
const september = between("reported_at", "2026-09-01", "2026-10-01");
const october = "in_month(reported_at, 1)";
const thirdQuarter = "in_quarter(reported_at, 1)";
const stillOpen = "status IN ('OPN', 'SCH')";
const oldTownLeaks = "zone = 'Old Town' AND kind = 'LEK'";
const docks = ["district = 'Docklands'", "district = 'Quayside'"];
const spent = (where) => `${by("contractor", "sum(cost)", "faults", where)} HAVING sum(cost) > 0`;

/** What repairs cost from January up to each month, by the day of the report or of the repair. */
const running = (column) =>
  `SELECT ${month(column)}, sum(sum(cost)) OVER (ORDER BY ${month(column)})
     FROM faults WHERE in_year(${column}, 0) GROUP BY 1 ORDER BY 1`;

const network = [
  ...inClass(
    "values",
    ask("leaks reported in Docklands and Quayside in October", [
      of("count(*)", "faults", `kind = 'LEK' AND (${docks.join(" OR ")}) AND ${october}`),
      ...compared("district", "count(*)", "faults", docks, `kind = 'LEK' AND ${october}`),
    ]),
    ask(
      "What did Brennan charge us for repairs finished last quarter?",
      of("sum(cost)", "faults", "contractor = 'Brennan Pipeworks' AND in_quarter(repaired_at, 1)"),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "number of incidents reported last week",
      of("count(*)", "faults", between("reported_at", "2026-10-19", "2026-10-26")),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "cumulative repair cost by month for 2026",
      [running("reported_at"), running("repaired_at")],
      series,
    ),
    ask(
      "Which contractor comes second by repair cost this year?",
      [reportedThisYear, repairedThisYear].map(
        (where) => `${spent(where)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
      ),
    ),
    ask(
      "On average, how many incidents a month did we have this year?",
      of("count(*) / 10", "faults", reportedThisYear),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which districts had more than 20 incidents in the third quarter of this year?",
      `${by("district", "count(*)", "faults", thirdQuarter)} HAVING count(*) > 20`,
      groups,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "incidents by zone and month since July",
      `SELECT zone, ${month("reported_at")}, count(*) FROM faults
         WHERE reported_at >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    ask("On which weekday do most bursts get reported?", [
      `${by("dayname(reported_at)", "count(*)", "faults", "kind = 'BST'")} ${top(1)}`,
      `${by("isodow(reported_at)", "count(*)", "faults", "kind = 'BST'")} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Brennan Pipeworks or Dunmore Civils: who has the shorter avg repair time for incidents reported in 2026?",
      compared(
        "contractor",
        "avg(hours)",
        "faults",
        ["contractor = 'Brennan Pipeworks'", "contractor = 'Dunmore Civils'"],
        reportedThisYear,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which priority 1 incidents are still open?",
      `SELECT incident_no FROM faults WHERE priority = 'P1' AND ${stillOpen}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "followUps",
    thread(
      ask(
        "How many leaks were there in the Old Town in August?",
        of("count(*)", "faults", `${oldTownLeaks} AND ${august}`),
      ),
      ask("and in September?", of("count(*)", "faults", `${oldTownLeaks} AND ${september}`)),
      ask(
        "only those found by sensors",
        of("count(*)", "faults", `${oldTownLeaks} AND ${september} AND source = 'SEN'`),
      ),
    ),
    thread(
      ask(
        "properties affected by zone in Q3",
        by("zone", "sum(properties)", "faults", thirdQuarter),
        groups,
      ),
      ask(
        "by kind of incident instead",
        by("kind", "sum(properties)", "faults", thirdQuarter),
        groups,
      ),
    ),
  ),
];

const passed = "count(*) FILTER (is_compliant) / count(reported_on)";

const quality = [
  ...inClass(
    "values",
    ask(
      "how many lead samples failed in the Old Town this year",
      of(
        "count(*)",
        "samples",
        "parameter = 'Lead' AND zone = 'Old Town' AND NOT is_compliant AND in_year(taken_on, 0)",
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many samples did we take in the last 90 days?",
      ["2026-08-02", "2026-08-03", "2026-08-04"].map((first) =>
        of("count(*)", "samples", `taken_on >= DATE '${first}'`),
      ),
    ),
    ask(
      "When did we last have a failed E. coli sample?",
      of("max(taken_on)", "samples", "parameter = 'E. coli' AND NOT is_compliant"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "compliance rate by zone, 2026",
      by("zone", passed, "samples", "in_year(taken_on, 0)"),
      groups,
    ),
  ),
  ...inClass(
    "yesNo",
    ask(
      "Are there any samples from September that still have no result?",
      of(
        "count(*)",
        "samples",
        `reported_on IS NULL AND ${between("taken_on", "2026-09-01", "2026-10-01")}`,
      ),
    ),
  ),
];

const today = "measured_on = DATE '2026-10-31'";
const monthEnds = "in_year(measured_on, 0) AND measured_on = last_day(measured_on)";
const fill = "sum(stored_ml) / sum(capacity_ml)";

const reservoirs = [
  ...inClass(
    "levels",
    ask(
      "How much water do we have in the reservoirs right now?",
      of("sum(stored_ml)", "reservoir_levels", today),
    ),
    ask(
      "How full was Lake Ennis at the end of August?",
      of(fill, "reservoir_levels", "reservoir = 'Lake Ennis' AND measured_on = DATE '2026-08-31'"),
    ),
    ask(
      "Stored volume at the end of each month this year",
      [month("measured_on"), "measured_on"].map(
        (time) => `${by(time, "sum(stored_ml)", "reservoir_levels", monthEnds)} ORDER BY 1`,
      ),
      series,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did the number of bursts go up in January?", "cause"),
  noAnswer("How much water will households use next summer?", "forecast"),
  noAnswer("How many complaints about low pressure did we get in October?", "no complaints"),
  noAnswer(
    "What is the outstanding balance of Pemberton Textiles?",
    "no such customer",
    of("coalesce(sum(amount), 0)", "billed", "customer = 'Pemberton Textiles'"),
  ),
  noAnswer("Please send a reminder to everybody whose bill is overdue", "action"),
  noAnswer("Quanta acqua hanno consumato i nostri clienti a settembre?", "language"),
  noAnswer("Do you think we should renew the contract with Dunmore Civils?", "opinion"),
  noAnswer("Which foreman led the most repairs this year?", "no foremen"),
);

export const furtherWaterworksQuestions = [...network, ...quality, ...reservoirs, ...refusals];
