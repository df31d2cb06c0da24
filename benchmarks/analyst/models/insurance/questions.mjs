// An insurer: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";
import { laterInsuranceQuestions } from "./later-questions.mjs";

export const insuranceViews = [
  `CREATE VIEW contracts AS
     SELECT p.*, b.name AS broker, b.kind AS channel
     FROM policies p JOIN brokers b ON b.id = p.broker_id`,
  `CREATE VIEW cases AS
     SELECT c.*, p.product, p.holder_type, p.county, p.region, p.broker, p.channel,
       date_diff('day', c.reported_on, c.closed_on) AS days_open
     FROM claims c JOIN contracts p ON p.id = c.policy_id`,
  `CREATE VIEW paid AS
     SELECT y.*, c.cause, c.handler, c.product, c.county, c.region, c.broker
     FROM payouts y JOIN cases c ON c.id = y.claim_id`,
];

const figures = inClass(
  "figures",
  ask("how many active policies do we have?", of("count(*)", "policies", "ended_on IS NULL")),
  ask("total claims paid in 2025", of("sum(amount)", "payouts", "in_year(paid_on, 1)")),
  ask(
    "What was our average claim size last year?",
    of("avg(claimed_amount)", "claims", "in_year(reported_on, 1)"),
  ),
  ask("how long does it take us to close a claim on average", of("avg(days_open)", "cases")),
  ask("biggest single payment this year", of("max(amount)", "payouts", "in_year(paid_on, 0)")),
);

const grouped = inClass(
  "groups",
  ask(
    "claims by cause in 2026",
    by("cause", "count(*)", "claims", "in_year(reported_on, 0)"),
    groups,
  ),
  ask(
    "how many active policies per product and payment frequency",
    `SELECT product, pay_frequency, count(*) FROM policies WHERE ended_on IS NULL GROUP BY 1, 2`,
    groups,
  ),
  ask(
    "open claims per handler",
    [
      by("handler", "count(*)", "claims", "closed_on IS NULL"),
      by("handler", "count(*)", "claims", "closed_on IS NULL AND handler IS NOT NULL"),
    ],
    groups,
  ),
  ask(
    "rejected motor claims by reason, 2025",
    by(
      "reject_reason",
      "count(*)",
      "cases",
      "product = 'Motor' AND status = 'rejected' AND in_year(reported_on, 1)",
    ),
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 5 brokers by annual premium",
    [
      `${by("broker", "sum(annual_premium)", "contracts")} ${top(5)}`,
      `${by("broker", "sum(annual_premium)", "contracts", "channel = 'broker'")} ${top(5)}`,
    ],
    ranked,
  ),
  ask("which county had the most storm claims in January 2025?", [
    `${by("county", "count(*)", "cases", "cause = 'hail and storm' AND month(reported_on) = 1 AND year(reported_on) = 2025")} ${top(1)}`,
    `${by("county", "count(*)", "cases", "cause = 'hail and storm' AND month(occurred_on) = 1 AND year(occurred_on) = 2025")} ${top(1)}`,
  ]),
  ask(
    "the three causes with the highest average claim",
    `${by("cause", "avg(claimed_amount)", "claims")} ${top(3)}`,
    ranked,
  ),
);

const values = inClass(
  "values",
  ask(
    "how many policies did harbour bank sell in 2025",
    of("count(*)", "contracts", "broker = 'Harbour Bank' AND in_year(starts_on, 1)"),
  ),
  ask(
    "annual premium for liability",
    of("sum(annual_premium)", "policies", "product = 'Business Liability'"),
  ),
  ask("what's the status of claim C2403000?", of("status", "claims", "claim_no = 'C2403000'")),
  ask(
    "how much have we paid for glass damage so far this year",
    of("sum(amount)", "paid", "cause = 'glass damage' AND in_year(paid_on, 0)"),
  ),
);

const time = inClass(
  "time",
  ask(
    "claims reported last month vs the month before",
    of(
      ...["count(*)", "claims", "in_month(reported_on, 1)"],
      ...["count(*)", "claims", "in_month(reported_on, 2)"],
    ),
  ),
  ask(
    "paid amount per quarter in 2025",
    `${by("date_trunc('quarter', paid_on)", "sum(amount)", "payouts", "in_year(paid_on, 1)")} ORDER BY 1`,
    series,
  ),
  ask("how many claims came in over the last 90 days", [
    of("count(*)", "claims", "reported_on >= asked_on() - 90"),
    of("count(*)", "claims", "reported_on > asked_on() - 90"),
  ]),
  ask(
    "in which month of 2025 did we get most claims?",
    `${by(month("reported_on"), "count(*)", "claims", "in_year(reported_on, 1)")} ${top(1)}`,
  ),
);

const levels = inClass(
  "levels",
  ask(
    "outstanding reserves at the end of september",
    of("sum(outstanding_reserves)", "portfolio", "month_end = '2026-09-30'"),
  ),
  ask(
    "policies in force by region now",
    by("region", "sum(policies_in_force)", "portfolio", "month_end = '2026-10-31'"),
    groups,
  ),
);

export const insuranceQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...levels,
  ...comparisons,
  ...limits,
  ...absences,
  ...typos,
  ...followUps,
  ...answerless,
  ...laterInsuranceQuestions,
];
