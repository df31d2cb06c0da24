// Subscriptions, the later set: `paying` is each month's end and `billed` the invoices, with their accounts.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };
const latest = "month_end = DATE '2026-10-31'";
const signedUp = "signed_up_on >= DATE '2025-01-01'";
const signedUpByQuarter = (where = "true") =>
  `${by("date_trunc('quarter', signed_up_on)", "count(*)", "accounts", `${signedUp} AND ${where}`)} ORDER BY 1`;
const overdue = "status = 'open' AND due_on < asked_on() AND amount > 1500";
const american = "status = 'open' AND country = 'United States'";

/** Void invoices were billed, or were not. */
const withVoid = ["true", "status <> 'void'"];

const careful = inClass(
  "careful",
  ask(
    "How many accounts in Germany on the Scale plan have not churned?",
    of("count(*)", "accounts", "country = 'Germany' AND plan = 'Scale' AND churned_on IS NULL"),
  ),
  ask(
    "Which accounts that have not churned have never had an invoice?",
    of("name", "accounts", "churned_on IS NULL AND id NOT IN (SELECT account_id FROM invoices)"),
    any,
  ),
  ask(
    "Top 3 accounts of each plan by MRR at the end of October 2026",
    topOfEach(3, "plan", "account", "sum(mrr)", "paying", latest),
    groups,
  ),
  ask(
    "Average MRR per account by industry at the end of September 2026",
    by("industry", "avg(mrr)", "paying", "month_end = DATE '2026-09-30'"),
    groups,
  ),
  ask(
    "How many invoices issued in 2026 were paid after their due date?",
    of("count(*)", "invoices", "in_year(issued_on, 0) AND paid_on > due_on"),
  ),
  ask(
    "What share of the amount billed in 2025 is still open?",
    withVoid.map((where) =>
      of(
        "sum(amount) FILTER (status = 'open') / sum(amount)",
        "invoices",
        `${where} AND in_year(issued_on, 1)`,
      ),
    ),
  ),
  ask(
    "MRR of October 2026 compared with October 2025, by plan",
    [
      `SELECT plan, sum(mrr) FILTER (${latest}), sum(mrr) FILTER (month_end = DATE '2025-10-31') FROM paying GROUP BY 1`,
      `SELECT plan, ${month("month_end")}, sum(mrr) FROM paying WHERE ${latest} OR month_end = DATE '2025-10-31' GROUP BY 1, 2`,
    ],
    groups,
  ),
  ask(
    "Did we lose more accounts because of the price than to a competitor?",
    compared("churn_reason", "count(*)", "accounts", [
      "churn_reason = 'Price'",
      "churn_reason = 'Competitor'",
    ]),
  ),
  thread(
    ask("How many accounts signed up since 1 January 2025?", of("count(*)", "accounts", signedUp)),
    ask("And by quarter?", signedUpByQuarter(), series),
    ask(
      "Only the Starter plan",
      [
        signedUpByQuarter("plan = 'Starter'"),
        of("count(*)", "accounts", `${signedUp} AND plan = 'Starter'`),
      ],
      series,
    ),
  ),
  noAnswer("Which salesperson won the most accounts last quarter?", "no such thing"),
);

const hurried = inClass(
  "hurried",
  ask(
    "overdue invocies over 1500",
    [of("count(*)", "billed", overdue), of("account, amount", "billed", overdue)],
    any,
  ),
  ask(
    "churn reasons 26 excl price",
    by(
      "churn_reason",
      "count(*)",
      "accounts",
      "churn_reason <> 'Price' AND in_year(churned_on, 0)",
    ),
    groups,
  ),
  ask(
    "billings q3 vs q2",
    withVoid.flatMap((where) =>
      compared(
        "date_trunc('quarter', issued_on)",
        "sum(amount)",
        "invoices",
        ["in_quarter(issued_on, 1)", "in_quarter(issued_on, 2)"],
        where,
      ),
    ),
  ),
  ask(
    "avg seats per acct on growth, latest",
    of("avg(seats)", "paying", `plan = 'Growth' AND ${latest}`),
  ),
  ask(
    "custs signed up b4 2025 and still w us, by tier",
    by("plan", "count(*)", "accounts", "signed_up_on < DATE '2025-01-01' AND churned_on IS NULL"),
    groups,
  ),
  ask("sector w the worst churn", [
    `${by("industry", "count(churned_on)", "accounts")} ${top(1)}`,
    `${by("industry", "1.0 * count(churned_on) / count(*)", "accounts")} ${top(1)}`,
  ]),
  ask(
    "mrr per seat by country end of 25",
    by("country", "sum(mrr) / sum(seats)", "paying", "month_end = DATE '2025-12-31'"),
    groups,
  ),
  thread(
    ask("open invoices us", of("count(*)", "billed", american)),
    ask("how much is that", of("sum(amount)", "billed", american)),
    ask("only starter", of("sum(amount)", "billed", `${american} AND plan = 'Starter'`)),
  ),
  noAnswer("support tickets per acct", "no such thing"),
  noAnswer("cac last quarter", "no such thing"),
);

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterSubscriptionQuestions = inLaterSet(...careful, ...hurried);
