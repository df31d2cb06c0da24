// Subscriptions, by the classes of what is hard about them.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { laterSubscriptionQuestions } from "./later-questions.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const mrrAt = (where) =>
  `SELECT sum(mrr) FROM paying WHERE month_end = DATE '2026-10-31' AND ${where}`;
const lastMonth = mrrAt("true");

export const subscriptionQuestions = [
  ...inClass(
    "values",
    ask("mrr of Nova Health Inc", mrrAt("account = 'Nova Health Inc'")),
    ask(
      "how much did we bill Harbor Media GmbH in 2025?",
      "SELECT sum(amount) FROM billed WHERE account = 'Harbor Media GmbH' AND in_year(issued_on, 1)",
    ),
    ask(
      "seats in the UK",
      "SELECT sum(seats) FROM paying WHERE month_end = DATE '2026-10-31' AND country = 'United Kingdom'",
    ),
    ask("accounts on the growth plan", "SELECT count(*) FROM accounts WHERE plan = 'Growth'"),
    ask(
      "how many accounts left because of missing features",
      "SELECT count(*) FROM accounts WHERE churn_reason = 'Missing features'",
    ),
    noAnswer("mrr of Zebra Holdings", "no such account"),
  ),
  ...inClass(
    "operations",
    ask(
      "mrr growth month over month this year",
      `SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('month', month_end) AS g, sum(mrr) AS v FROM paying GROUP BY 1) QUALIFY g >= DATE '2026-01-01' ORDER BY 1`,
      series,
    ),
    ask(
      "mrr per seat",
      "SELECT sum(mrr) / sum(seats) FROM paying WHERE month_end = DATE '2026-10-31'",
    ),
    ask("median invoice amount", "SELECT median(amount) FROM billed"),
    ask(
      "which account has the second highest mrr",
      "SELECT account, sum(mrr) FROM paying WHERE month_end = DATE '2026-10-31' GROUP BY 1 ORDER BY 2 DESC LIMIT 1 OFFSET 1",
    ),
    ask(
      "how many different industries do we serve",
      "SELECT count(DISTINCT industry) FROM accounts",
    ),
    ask(
      "billed amount year to date vs same period last year",
      "SELECT sum(amount) FILTER (issued_on >= DATE '2026-01-01' AND issued_on <= DATE '2026-11-01'), sum(amount) FILTER (issued_on >= DATE '2025-01-01' AND issued_on <= DATE '2025-11-01') FROM billed",
    ),
  ),
  ...inClass(
    "limits",
    ask("invoices above 1000", "SELECT count(*) FROM billed WHERE amount > 1000"),
    ask(
      "how many accounts have more than 20 invoices",
      "SELECT count(*) FROM (SELECT account FROM billed GROUP BY 1 HAVING count(*) > 20)",
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "accounts without an invoice",
      "SELECT count(*) FROM accounts WHERE id NOT IN (SELECT account_id FROM invoices)",
    ),
    ask("how many invoices are not paid", [
      "SELECT count(*) FROM billed WHERE paid_on IS NULL",
      "SELECT count(*) FROM billed WHERE status <> 'paid'",
      "SELECT count(*) FROM billed WHERE status = 'open'",
    ]),
    ask(
      "billed amount except healthcare",
      "SELECT sum(amount) FROM billed WHERE industry <> 'Healthcare'",
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "accounts by plan and country",
      "SELECT plan, country, count(*) FROM accounts GROUP BY ALL",
      groups,
    ),
    ask(
      "billed amount by quarter in 2025",
      "SELECT date_trunc('quarter', issued_on), sum(amount) FROM billed WHERE in_year(issued_on, 1) GROUP BY 1 ORDER BY 1",
      series,
    ),
    ask(
      "mrr by plan",
      "SELECT plan, sum(mrr) FROM paying WHERE month_end = DATE '2026-10-31' GROUP BY 1",
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how many accounts churned in 2025",
      "SELECT count(*) FROM accounts WHERE in_year(churned_on, 1)",
    ),
    ask(
      "new signups last quarter",
      "SELECT count(*) FROM accounts WHERE in_quarter(signed_up_on, 1)",
    ),
    ask(
      "invoices paid in march 2026",
      "SELECT count(*) FROM billed WHERE date_trunc('month', paid_on) = DATE '2026-03-01'",
    ),
  ),
  ...inClass(
    "snapshots",
    ask("what is our mrr", lastMonth),
    ask("mrr in 2025", "SELECT sum(mrr) FROM paying WHERE month_end = DATE '2025-12-31'"),
    ask(
      "mrr trend",
      "SELECT date_trunc('month', month_end), sum(mrr) FROM paying GROUP BY 1 ORDER BY 1",
      series,
    ),
    ask(
      "seats at the end of last quarter",
      "SELECT sum(seats) FROM paying WHERE month_end = DATE '2026-09-30'",
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why did mrr drop", "causes"),
    noAnswer("forecast mrr for next year", "no forecast"),
    noAnswer("which salesperson sold the most", "no such thing"),
    noAnswer("combien de clients avons-nous", "another language"),
    noAnswer("cancel the account of Nova Health Inc", "an action"),
    noAnswer("mrr by moon phase", "no such thing"),
  ),
  ...inClass(
    "typos",
    ask("biled amuont by contry", "SELECT country, sum(amount) FROM billed GROUP BY 1", groups),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("billed amount in 2025", "SELECT sum(amount) FROM billed WHERE in_year(issued_on, 1)"),
      ask(
        "only germany",
        "SELECT sum(amount) FROM billed WHERE in_year(issued_on, 1) AND country = 'Germany'",
      ),
      ask(
        "by plan",
        "SELECT plan, sum(amount) FROM billed WHERE in_year(issued_on, 1) AND country = 'Germany' GROUP BY 1",
        groups,
      ),
    ),
  ),
  ...laterSubscriptionQuestions,
];

export const subscriptionViews = [
  `CREATE VIEW paying AS SELECT s.*, a.name AS account, a.industry, a.country, a.plan
     FROM snapshots s JOIN accounts a ON a.id = account_id`,
  `CREATE VIEW billed AS SELECT i.*, a.name AS account, a.industry, a.country, a.plan
     FROM invoices i JOIN accounts a ON a.id = account_id`,
];
