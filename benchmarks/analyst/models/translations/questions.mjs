// A translation agency: its jobs and linguists, as a head of operations asks.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";
import { furtherTranslationQuestions } from "./further-questions.mjs";

const onTime = "count(*) FILTER (delivered_at <= due_at) / count(*)";
const inOctober = (time) => `in_month(${time}, 1)`;
const inThird = (time) => `in_quarter(${time}, 1)`;

/** The times by which a delivered job belongs to a year. */
const jobTimes = ["delivered_at", "created_at", "due_at"];
const machine = "sum(words) FILTER (service = 'MTP') / sum(words)";

/** This year and the one before, whole or as far as this year has come. */
const years = (time) => [
  [`in_year(${time}, 0)`, `in_year(${time}, 1)`],
  [`in_year(${time}, 0)`, `in_year(${time}, 1) AND ${time} < DATE '2025-11-01'`],
];

/** Figures of linguists by their name, or of each person where two share one. */
const perLinguist = (figures, table, where, end) => [
  `${by("linguist", figures, table, where)} ${end}`,
  `SELECT linguist, ${figures} FROM ${table} WHERE ${where} GROUP BY linguist, linguist_id ${end}`,
];

/** Freelancers of the database, or those who still work, without an accepted offer this year. */
const idle = (figures) =>
  ["true", "status = 'active'"].map((who) =>
    of(
      figures,
      "linguists",
      `kind = 'FRL' AND ${who}
         AND id NOT IN (SELECT linguist_id FROM taken WHERE in_year(offered_at, 0))`,
    ),
  );

/** Quality is of the month of the review, or of the work that was reviewed. */
const scoreTimes = ["reviewed_on", "delivered_at"];

const lateOf = (back) =>
  ["created_at", "due_at", "delivered_at"].map(
    (time) =>
      `${by("pm", "count(*)", "orders", `is_late AND in_year(${time}, ${back})`)} ORDER BY 2 DESC, 1`,
  );

const figures = [
  ...inClass(
    "time",
    ask("how many jobs came in last month?", of("count(*)", "orders", inOctober("created_at"))),
    ask("Words delivered in Q3 2026", of("sum(words)", "done", inThird("delivered_at"))),
    ask(
      "on time delivery 2026 vs 2025",
      jobTimes.flatMap((time) =>
        years(time).flatMap((pair) => compared(`year(${time})`, onTime, "done", pair)),
      ),
    ),
    ask(
      "weekly job intake since the start of september",
      `${by("date_trunc('week', created_at)", "count(*)", "orders", "created_at >= DATE '2026-09-01'")}
         ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many reviews failed in the third quarter?",
      of("count(*)", "offered", `verdict = 'F' AND ${inThird("reviewed_on")}`),
    ),
  ),
];

const inGroups = inClass(
  "grouping",
  ask(
    "What's our on-time delivery rate this year, by project manager?",
    jobTimes.map((time) => by("pm", onTime, "done", `in_year(${time}, 0)`)),
    groups,
  ),
  ask("Open jobs per project manager", by("pm", "count(*)", "orders", "is_open"), groups),
  ask(
    "New jobs per month in 2026, rush and non-rush",
    [
      `SELECT ${month("created_at")}, is_rush, count(*) FROM orders WHERE in_year(created_at, 0)
         GROUP BY ALL ORDER BY 1, 2`,
      ...["is_rush", "NOT is_rush"].map(
        (first) =>
          `${by(
            month("created_at"),
            `count(*) FILTER (${first}), count(*) FILTER (NOT (${first}))`,
            "orders",
            "in_year(created_at, 0)",
          )} ORDER BY 1`,
      ),
    ],
    { ...series, anyOrder: true },
  ),
  ask(
    "Which 5 linguists delivered the most words in October?",
    perLinguist("sum(words)", "taken", inOctober("delivered_at"), "ORDER BY 2 DESC, 1 LIMIT 5"),
    ranked,
  ),
  // Layout has no words: its row is empty, or not there.
  ask(
    "average words per job, by service",
    ["true", "words IS NOT NULL", "status <> 'CXL'", "status <> 'CXL' AND words IS NOT NULL"].map(
      (which) => by("service", "avg(words)", "orders", which),
    ),
    groups,
  ),
);

const operations = inClass(
  "operations",
  ask("What share of our words was MTPE in 2026?", [
    ...["true", "status <> 'CXL'", "status = 'DLV'"].map((which) =>
      of(machine, "orders", `in_year(created_at, 0) AND ${which}`),
    ),
    of(machine, "done", "in_year(delivered_at, 0)"),
  ]),
  ask(
    "how many different linguists did we use in Q3?",
    ["offered_at", "delivered_at"].map((time) =>
      of("count(DISTINCT linguist_id)", "taken", inThird(time)),
    ),
  ),
  ask(
    "what % of offers were declined in october",
    of("count(*) FILTER (response = 'DEC') / count(*)", "offered", inOctober("offered_at")),
  ),
);

const limits = [
  ...inClass(
    "limits",
    ask(
      "how many open jobs are already past their deadline",
      of("count(*)", "orders", "is_open AND due_at < asked_on()"),
    ),
    ask(
      "Linguists with more than 3 failed reviews in 2026",
      perLinguist(
        "count(*)",
        "offered",
        "verdict = 'F' AND in_year(reviewed_on, 0)",
        "HAVING count(*) > 3",
      ),
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask("freelancers with no assignment this year", [...idle("name"), ...idle("count(*)")], {
      anyOrder: true,
    }),
  ),
];

const threads = inClass(
  "follow-ups",
  thread(
    ask(
      "average lqa score in Q3",
      scoreTimes.map((time) => of("avg(lqa_score)", "offered", inThird(time))),
    ),
    ask(
      "and by subject",
      scoreTimes.map((time) =>
        by("subject", "avg(lqa_score)", "offered", `lqa_score IS NOT NULL AND ${inThird(time)}`),
      ),
      groups,
    ),
  ),
  thread(
    ask("Which project managers had the most late jobs this year?", lateOf(0), ranked),
    ask("same for 2025 pls", lateOf(1), ranked),
  ),
);

export const translationQuestions = [
  ...figures,
  ...inGroups,
  ...operations,
  ...limits,
  ...threads,
  ...furtherTranslationQuestions,
];
