// Leads, quotes and money of the solar company, as finance and sales ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = (time) => `in_year(${time}, 0)`;
const thirdQuarter = (time, year) =>
  `${time} >= DATE '${year}-07-01' AND ${time} < DATE '${year}-10-01'`;
const due = "due_on >= DATE '2026-10-01' AND due_on < DATE '2026-11-01'";
const daysToPay = "avg(date_diff('day', issued_on, paid_on))";
const paid = "paid_on IS NOT NULL";

const finance = [
  ...inClass(
    "time",
    ask(
      "How much did we invoice in September?",
      of(
        "sum(net_amount)",
        "billed",
        "issued_on >= DATE '2026-09-01' AND issued_on < DATE '2026-10-01'",
      ),
    ),
    ask(
      "Invoiced revenue Q3 this year vs. Q3 last year",
      compared("year(issued_on)", "sum(net_amount)", "billed", [
        thirdQuarter("issued_on", 2026),
        thirdQuarter("issued_on", 2025),
      ]),
    ),
    ask(
      "How many invoices due in October were not paid on time?",
      of("count(*)", "billed", `${due} AND (paid_on > due_on OR paid_on IS NULL)`),
    ),
  ),
  ...inClass(
    "values",
    ask("whats the total outstanding right now", of("sum(net_amount)", "unpaid")),
    ask(
      "How much have we billed Weber Metallbau so far this year?",
      of(
        "sum(net_amount)",
        "billed",
        `customer = 'Weber Metallbau GmbH' AND ${thisYear("issued_on")}`,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "overdue amount by branch",
      by("branch", "sum(net_amount)", "bills", "status = 'overdue'"),
      groups,
    ),
    ask(
      "Average days to pay for commercial customers compared with residential",
      ["true", thisYear("issued_on")].flatMap((when) => [
        of(
          daysToPay,
          "bills",
          `${paid} AND segment = 'COM' AND ${when}`,
          daysToPay,
          "bills",
          `${paid} AND segment = 'RES' AND ${when}`,
        ),
        `${by("segment", daysToPay, "bills", `${paid} AND segment IN ('COM', 'RES') AND ${when}`)} ORDER BY 1`,
      ]),
    ),
    ask(
      "the 10 biggest unpaid invoices with customer and due date",
      "SELECT customer, due_on, net_amount FROM unpaid ORDER BY net_amount DESC LIMIT 10",
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many customers have more than one overdue invoice?",
      ["customer_no", "customer"].map(
        (who) =>
          `SELECT count(*) FROM (${by(who, "count(*)", "bills", "status = 'overdue'")} HAVING count(*) > 1)`,
      ),
    ),
    ask(
      "how many invoices above 50k did we send in 2026",
      ["billed", "bills"].map((table) =>
        of("count(*)", table, `net_amount > 50000 AND ${thisYear("issued_on")}`),
      ),
    ),
  ),
];

const sales = [
  ...inClass(
    "time",
    ask("How many new leads did we get last week?", [
      // The week that ended on Sunday 25 October, and the seven days before the day of asking.
      of("count(*)", "leads", "created_at >= DATE '2026-10-19' AND created_at < DATE '2026-10-26'"),
      of("count(*)", "leads", "created_at >= DATE '2026-10-25' AND created_at < DATE '2026-11-01'"),
    ]),
    ask(
      "month over month growth in leads this year",
      // With January against December, without a figure for January, and from February on.
      [
        ["2025-12-01", "2026-01-01"],
        ["2026-01-01", "2026-01-01"],
        ["2026-01-01", "2026-02-01"],
      ].map(
        ([from, shown]) =>
          `SELECT first, growth FROM (
             SELECT ${month("created_at")} AS first,
               count(*) / lag(count(*)) OVER (ORDER BY first) - 1 AS growth
             FROM leads WHERE created_at >= DATE '${from}' AND created_at < DATE '2026-11-01' GROUP BY 1
           ) WHERE first >= DATE '${shown}' ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "win rate by sales rep this year",
      ["created_at", "closed_on"].flatMap((time) =>
        ["sales_rep IS NOT NULL", "true"].map((who) =>
          by(
            "sales_rep",
            "count(*) FILTER (status = 'won') / count(*) FILTER (status IN ('won', 'lost'))",
            "leads",
            `${thisYear(time)} AND ${who}`,
          ),
        ),
      ),
      groups,
    ),
    ask(
      "lost leads by reason this year",
      ["closed_on", "created_at"].flatMap((time) =>
        ["true", "lost_reason IS NOT NULL"].map((which) =>
          by(
            "lost_reason",
            "count(*)",
            "leads",
            `status = 'lost' AND ${thisYear(time)} AND ${which}`,
          ),
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Leads from Google Ads in October?",
      of("count(*)", "leads", "source = 'Google Ads' AND in_month(created_at, 1)"),
    ),
    ask(
      "average quote value for farms in 2026",
      of("avg(net_price)", "offers", `segment = 'AGR' AND ${thisYear("sent_on")}`),
    ),
  ),
  ...inClass(
    "negation",
    ask(
      "How many leads of September still have no quote?",
      of(
        "count(*)",
        "leads",
        `created_at >= DATE '2026-09-01' AND created_at < DATE '2026-10-01'
         AND id NOT IN (SELECT lead_id FROM quotes)`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "price per kWp of accepted quotes, by quarter since 2025",
      ["sent_on", "decided_on"].map(
        (time) =>
          `${by(`date_trunc('quarter', ${time})`, "sum(net_price) / sum(kwp)", "accepted", `${time} >= DATE '2025-01-01'`)} ORDER BY 1`,
      ),
      series,
    ),
  ),
];

const byType = (where) =>
  by("kind", "sum(net_amount)", "billed", `${thisYear("issued_on")} AND ${where}`);
const bestReps = (year) =>
  ["decided_on", "sent_on"].map(
    (time) =>
      `${by("sales_rep", "sum(net_price)", "accepted", `year(${time}) = ${year}`)} ${top(3)}`,
  );

const followUps = inClass(
  "any",
  thread(
    ask("Invoiced amount this year by invoice type", byType("true"), groups),
    ask("only Freiburg please", byType("branch = 'Freiburg'"), anyOrder),
  ),
  thread(
    ask(
      "How many quotes did we send last month?",
      of("count(*)", "quotes", "in_month(sent_on, 1)"),
    ),
    ask("and how many of those were accepted?", of("count(*)", "accepted", "in_month(sent_on, 1)")),
  ),
  thread(
    ask("Top 3 reps by value of accepted quotes this year", bestReps(2026), ranked),
    ask("and last year?", bestReps(2025), ranked),
  ),
);

const refusals = inClass(
  "refusal",
  noAnswer("What is our gross margin per installation?", "no costs of installations"),
  noAnswer("Send Weber Metallbau a reminder for its overdue invoices", "an action"),
  noAnswer("How many modules do we have in stock?", "no such thing"),
  noAnswer("Wie viele Anlagen haben wir im Oktober installiert?", "another language"),
);

export const furtherSolarQuestions = [...finance, ...sales, ...followUps, ...refusals];
