// Shared bikes, as the finance lead and the account manager of an operator ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(started_at, 0)";

/** The same time of last year: to yesterday, or to today. */
const sameDays = ["2025-11-01", "2025-11-02"].map(
  (last) => `started_at >= DATE '2025-01-01' AND started_at < DATE '${last}'`,
);

const figures = [
  ...inClass(
    "values",
    ask(
      "How many active members do we have from Leeds Teaching Hospitals?",
      of("count(*)", "members", "employer = 'Leeds Teaching Hospitals Trust'"),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "What did repairs cost us so far this year?",
      ["reported_at", "done_at"].map((time) => of("sum(cost)", "jobs", `in_year(${time}, 0)`)),
    ),
    ask(
      "How many new members did we get in September 2026?",
      of("count(*)", "riders", "in_month(member_since, 2)"),
    ),
    ask(
      "ride revenue month by month for 2026",
      `${by(month("started_at"), "sum(fare)", "unlocked", thisYear)} ORDER BY 1`,
      series,
    ),
    ask(
      "membership cancellations per month since January 2025",
      `${by(month("cancelled_on"), "count(*)", "riders", "cancelled_on >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
    ask(
      "reveneu by city this year vs same period last year",
      sameDays.map((before) =>
        by("city", `sum(fare) FILTER (${thisYear}), sum(fare) FILTER (${before})`, "unlocked"),
      ),
      anyOrder,
    ),
  ),
];

const groupings = inClass(
  "grouping",
  ask(
    "ride revenue per bike type this year",
    by("bike_type", "sum(fare)", "unlocked", thisYear),
    groups,
  ),
  ask(
    "repair costs by fault last quarter",
    ["reported_at", "done_at"].map((time) =>
      by("fault", "sum(cost)", "jobs", `in_quarter(${time}, 1)`),
    ),
    groups,
  ),
  ask("How many active members are on each plan?", by("plan", "count(*)", "members"), groups),
);

const eBikes = "count(*) FILTER (bike_type = 'EL') / count(*)";
const vandalism = "count(*) FILTER (cause = 'VAN') / count(*)";

const operations = inClass(
  "operations",
  ask(
    "Which 5 bikes have cost us the most in repairs this year?",
    ["reported_at", "done_at"].map(
      (time) => `${by("bike_no", "sum(cost)", "jobs", `in_year(${time}, 0)`)} ${top(5)}`,
    ),
    ranked,
  ),
  ask("what pct of this year's trips were on e-bikes?", of(eBikes, "rides", thisYear)),
  ask(
    "Share of vandalism in repairs by city this year",
    ["true", "status <> 'CXL'"].map((where) =>
      by("city", vandalism, "jobs", `in_year(reported_at, 0) AND ${where}`),
    ),
    anyOrder,
  ),
);

const accounts = (back) =>
  `${by("employer", "count(*)", "rides", `employer IS NOT NULL AND in_year(started_at, ${back})`)} ${top(5)}`;
const monthlyCost = (where) =>
  ["reported_at", "done_at"].map(
    (time) =>
      `${by(month(time), "sum(cost)", "jobs", `in_year(${time}, 0) AND ${where}`)} ORDER BY 1`,
  );

const followUps = inClass(
  "follow-ups",
  thread(
    ask("Top 5 corporate accounts by trips this year", accounts(0), ranked),
    ask("and last year?", accounts(1), ranked),
  ),
  thread(
    ask("monthly repair cost this year", monthlyCost("true"), series),
    ask("only for cargo bikes please", monthlyCost("bike_type = 'CG'"), series),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("How much did we pay the van drivers last month?", "the model knows no wages"),
  noAnswer("How many complaints did we get about the app in Q3?", "the model knows no complaints"),
  noAnswer("how much CO2 did we save this year?", "the model knows no emissions"),
);

export const furtherBikeshareQuestions = [
  ...figures,
  ...groupings,
  ...operations,
  ...followUps,
  ...refusals,
];
