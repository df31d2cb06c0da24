// A hosting company: contracts and invoices, as account managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const active = "status IN ('ACT', 'NTC')";
const signedSeptember = between("signed_on", "2026-09-01", "2026-10-01");
const cancelledThisYear = "in_year(cancelled_on, 0)";
const termOver =
  "NOT auto_renews AND term_ends_on >= asked_on() AND term_ends_on < DATE '2027-01-01'";
const managed = "account_manager IS NOT NULL";
const billedThisYear = "in_year(month, 0)";
const thirdQuarter = "in_quarter(month, 1)";
const lastMonth = "in_month(month, 1)";
const unpaid = "status <> 'PAI'";
const overdue = "paid_on IS NULL AND due_on < asked_on()";

/** Revenue of each month of this year and its growth, for the first one over December or none. */
const growth = (from) =>
  `SELECT * FROM (
     SELECT month, revenue, revenue / lag(revenue) OVER (ORDER BY month) - 1 FROM (
       SELECT month, sum(amount) AS revenue FROM billed WHERE month >= DATE '${from}' GROUP BY 1))
   WHERE month >= DATE '2026-01-01' ORDER BY 1`;

const growthAlone = (from) =>
  `SELECT month, grown FROM (
     SELECT month, revenue / lag(revenue) OVER (ORDER BY month) - 1 AS grown FROM (
       SELECT month, sum(amount) AS revenue FROM billed WHERE month >= DATE '${from}' GROUP BY 1))
   WHERE month >= DATE '2026-01-01' ORDER BY 1`;

const contracts = [
  ...inClass(
    "figures",
    ask(
      "What share of our current MRR comes from each product?",
      `SELECT product, sum(fee) / sum(sum(fee)) OVER () FROM book WHERE ${active} GROUP BY 1`,
      share,
    ),
  ),
  ...inClass(
    "followups",
    thread(
      ask(
        "How many new contracts did we sign in September?",
        of("count(*)", "book", signedSeptember),
      ),
      ask("by product?", by("product", "count(*)", "book", signedSeptember), groups),
      ask(
        "what about october",
        by("product", "count(*)", "book", "in_month(signed_on, 1)"),
        groups,
      ),
    ),
  ),
  ...inClass(
    "times",
    ask(
      "Cancellations year to date vs the same period last year",
      compared("year(cancelled_on)", "count(*)", "book", [
        cancelledThisYear,
        between("cancelled_on", "2025-01-01", "2025-11-01"),
      ]),
    ),
    ask(
      "Upgrades and the MRR they added, per quarter since the start of 2025",
      `SELECT date_trunc('quarter', upgraded_on), count(*), sum(upgrade) FROM book
         WHERE upgraded_on >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "ranks",
    ask("What reason for cancelling cost us the most MRR this year?", [
      `${by("cancel_reason", "sum(fee)", "book", `${cancelledThisYear} AND cancel_reason IS NOT NULL`)} ${top(1)}`,
    ]),
    ask(
      "top 3 customers by MRR for each account manager",
      [
        topOfEach(3, "account_manager", "name", "sum(fee)", "book", `${active} AND ${managed}`),
        topOfEach(3, "account_manager", "name", "sum(fee)", "book", active),
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How much MRR does Siobhan look after?",
      of("sum(fee)", "book", `account_manager = 'Siobhan Kelly' AND ${active}`),
    ),
    ask(
      "how many servers do gaming customers rent from us",
      of("sum(servers)", "book", `industry = 'Gaming' AND ${active}`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many customers have no active contract at the moment?",
      of("count(*)", "customers", `id NOT IN (SELECT customer_id FROM book WHERE ${active})`),
    ),
    ask(
      "Active contracts that were never upgraded, by site",
      by("site", "count(*)", "book", `${active} AND upgraded_on IS NULL`),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which active contracts don't renew automatically and reach the end of their term before the end of this year?",
      `SELECT contract_no FROM book WHERE ${active} AND ${termOver}`,
      anyOrder,
    ),
  ),
];

const invoices = [
  ...inClass(
    "operations",
    ask(
      "Revenue by month this year with month over month growth",
      [
        growth("2025-12-01"),
        growth("2026-01-01"),
        growthAlone("2025-12-01"),
        growthAlone("2026-01-01"),
      ],
      series,
    ),
    ask(
      "What did we bill per customer on average in October?",
      of("sum(amount) / count(DISTINCT customer_id)", "billed", lastMonth),
    ),
    thread(
      ask("SLA credits in Q3?", of("sum(credit)", "billed", thirdQuarter)),
      ask("as a share of revenue", of("sum(credit) / sum(amount)", "billed", thirdQuarter)),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Compare revenue by product, 2024 vs 2025",
      [
        `SELECT product, sum(amount) FILTER (year(month) = 2024), sum(amount) FILTER (year(month) = 2025)
           FROM billed GROUP BY 1`,
        `SELECT product, year(month), sum(amount) FROM billed
           WHERE year(month) IN (2024, 2025) GROUP BY 1, 2`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask("How much money is overdue today?", of("sum(amount)", "billed", overdue)),
  ),
  ...inClass(
    "limits",
    ask(
      "Any invoices over 12k for October? Give me the numbers",
      `SELECT invoice_no FROM billed WHERE ${lastMonth} AND amount > 12000`,
      anyOrder,
    ),
  ),
  ...inClass(
    "followups",
    thread(
      ask(
        "Which five customers owe us the most?",
        `${by("name", "sum(amount)", "billed", unpaid)} ${top(5)}`,
        ranked,
      ),
      ask(
        "only what is overdue",
        `${by("name", "sum(amount)", "billed", overdue)} ${top(5)}`,
        ranked,
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why do we lose so many customers in Dublin?", "cause"),
  noAnswer("When will Amsterdam run out of racks?", "forecast"),
  noAnswer("What is our gross margin on colocation?", "no costs"),
  noAnswer("How much bandwidth did our customers use in October?", "no traffic"),
  noAnswer("Please close ticket T-82580", "action"),
  noAnswer("Wie viele Störungen gab es letzten Monat in Warschau?", "language"),
  noAnswer("Do you think we should raise our prices for private cages?", "opinion"),
  noAnswer(
    "What was the revenue with Thunderbolt Airways in 2026?",
    "no such customer",
    of("count(*)", "billed", `name = 'Thunderbolt Airways' AND ${billedThisYear}`),
  ),
);

export const furtherHostingQuestions = [...contracts, ...invoices, ...refusals];
