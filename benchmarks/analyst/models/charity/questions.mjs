// A charity: what its fundraisers and trustees ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { ranked, series } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import { income } from "./figures.mjs";
import { followUps, levels, none, operations } from "./harder-questions.mjs";

export const charityViews = [
  `CREATE VIEW giving AS
     SELECT g.*, s.name AS supporter, s.kind AS supporter_kind, s.region, s.may_be_mailed,
       a.name AS appeal, a.channel
     FROM gifts g JOIN supporters s ON s.id = g.supporter_id
     LEFT JOIN appeals a ON a.id = g.appeal_id`,
];

/** Fiscal years begin in April: the one of 2026 ends in March 2026. */
const fiscal = (time, year) => `${time} >= '${year - 1}-04-01' AND ${time} < '${year}-04-01'`;

const figures = inClass(
  "figures",
  ask("how much did we raise in 2025?", of(income, "gifts", "in_year(received_on, 1)")),
  ask("number of donations last month", of("count(*)", "gifts", "in_month(received_on, 1)")),
  ask("average gift", of("avg(amount)", "gifts")),
  ask(
    "how many donors gave in 2025",
    of("count(DISTINCT supporter_id)", "gifts", "in_year(received_on, 1)"),
  ),
  ask("biggest gift we ever got", of("max(amount)", "gifts")),
  ask(
    "gift aid reclaimed this year",
    of("sum(amount * 0.25) FILTER (has_gift_aid)", "gifts", "in_year(received_on, 0)"),
  ),
  ask("volunteer hours in 2025", of("sum(hours)", "shifts", "in_year(worked_on, 1)")),
  ask("how many supporters do we have?", [
    of("count(*)", "supporters"),
    of("count(DISTINCT supporter_id)", "gifts"),
  ]),
);

const values = inClass(
  "values",
  ask("legacy income in 2025", of(income, "gifts", "kind = 'legacy' AND in_year(received_on, 1)")),
  ask("legacies last year", [
    of("count(*)", "gifts", "kind = 'legacy' AND in_year(received_on, 1)"),
    of(income, "gifts", "kind = 'legacy' AND in_year(received_on, 1)"),
  ]),
  ask("donations by cheque this year", [
    of("count(*)", "gifts", "method = 'cheque' AND in_year(received_on, 0)"),
    of(income, "gifts", "method = 'cheque' AND in_year(received_on, 0)"),
  ]),
  ask(
    "how much did companies give in 2026",
    of(income, "giving", "supporter_kind = 'company' AND in_year(received_on, 0)"),
  ),
  ask(
    "raised by the Winter Shelter 2025 appeal",
    of(income, "giving", "appeal = 'Winter Shelter 2025'"),
  ),
  ask(
    "how much money came from Scotland and Wales in 2025?",
    of(income, "giving", "region IN ('Scotland', 'Wales') AND in_year(received_on, 1)"),
  ),
  ask(
    "how much did the Penrose Trust donate so far",
    of(income, "giving", "supporter = 'The Penrose Trust'"),
  ),
  ask(
    "gifts without gift aid last month",
    of("count(*)", "gifts", "NOT has_gift_aid AND in_month(received_on, 1)"),
  ),
  ask("income from email appeals", of(income, "giving", "channel = 'email'")),
  ask(
    "grants to Nepal for clean water",
    of("count(*)", "grants", "country = 'Nepal' AND theme = 'clean water'"),
  ),
  ask(
    "soup kitchen hours in Leeds this year",
    of(
      "sum(hours)",
      "shifts",
      "task = 'soup kitchen' AND site = 'Leeds' AND in_year(worked_on, 0)",
    ),
  ),
  ask(
    "one off gifts over 100 pounds in 2025",
    of("count(*)", "gifts", "kind = 'one-off' AND amount > 100 AND in_year(received_on, 1)"),
  ),
  ask(
    "how many shifts had a no-show in october, i.e. the volunteer did not turn up",
    of("count(*)", "shifts", "did_not_come AND in_month(worked_on, 1)"),
  ),
);

const time = inClass(
  "time",
  ask("income this financial year", of(income, "gifts", "received_on >= '2026-04-01'")),
  ask(
    "income in FY2026 vs FY2025",
    of(income, "gifts", fiscal("received_on", 2026), income, "gifts", fiscal("received_on", 2025)),
  ),
  ask(
    "monthly income in 2025",
    `${by(month("received_on"), income, "gifts", "in_year(received_on, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "what did we raise between 1 and 24 december 2025",
    of(income, "gifts", "received_on BETWEEN '2025-12-01' AND '2025-12-24'"),
  ),
  ask("donations since easter monday, so since 6 april 2026", [
    of("count(*)", "gifts", "received_on >= '2026-04-06'"),
    of(income, "gifts", "received_on >= '2026-04-06'"),
  ]),
  ask(
    "how did income develop over the last 6 months",
    `${by(month("received_on"), income, "gifts", "received_on >= '2026-05-01' AND received_on < '2026-11-01'")} ORDER BY 1`,
    series,
  ),
  ask(
    "grants awarded in the third quarter of 2026",
    of("count(*)", "grants", "date_trunc('quarter', awarded_on) = DATE '2026-07-01'"),
  ),
  ask(
    "number of gifts yesterday and the day before",
    [
      `${by("received_on", "count(*)", "gifts", "received_on >= asked_on() - 2 AND received_on < asked_on()")}`,
      of("count(*)", "gifts", "received_on >= asked_on() - 2 AND received_on < asked_on()"),
    ],
    { anyOrder: true },
  ),
  ask(
    "income this october compared with october last year",
    of(income, "gifts", "in_month(received_on, 1)", income, "gifts", "in_month(received_on, 13)"),
  ),
  ask(
    "new supporters per quarter in 2025",
    `${by("date_trunc('quarter', joined_on)", "count(*)", "supporters", "in_year(joined_on, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "how many project reports are due this month",
    of("count(*)", "grants", "in_month(report_due_on, 0)"),
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 3 appeals by income",
    `${by("appeal", income, "giving", "appeal IS NOT NULL")} ${top(3)}`,
    ranked,
  ),
  ask(
    "which company gave the most in 2026?",
    `${by("supporter", income, "giving", "supporter_kind = 'company' AND in_year(received_on, 0)")} ${top(1)}`,
  ),
  ask("most popular payment method", [
    `${by("method", "count(*)", "gifts")} ${top(1)}`,
    `${by("method", income, "gifts")} ${top(1)}`,
  ]),
  ask(
    "region with the lowest average gift",
    `${by("region", "avg(amount)", "giving")} ${top(1, "ASC")}`,
  ),
  ask("best fundraising month ever", `${by(month("received_on"), income, "gifts")} ${top(1)}`),
  ask(
    "5 volunteers with the most hours in 2026",
    `${by("volunteer", "sum(hours)", "shifts", "in_year(worked_on, 0)")} ${top(5)}`,
    ranked,
  ),
  ask("which theme got the most grant money?", `${by("theme", income, "grants")} ${top(1)}`),
  ask("most expensive appeal", "SELECT name, cost FROM appeals ORDER BY cost DESC LIMIT 1"),
);

export const charityQuestions = [
  ...figures,
  ...values,
  ...time,
  ...ranks,
  ...operations,
  ...levels,
  ...followUps,
  ...none,
];
