// A laundry that rents out and washes linen, as its finance lead and its account managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const toOctober = [2026, 2025].map(
  (year) => `(issued_on >= DATE '${year}-01-01' AND issued_on < DATE '${year}-11-01')`,
);
const lostThisYear = "kind = 'LST' AND in_year(filed_on, 0)";
const noClaimThisYear = "id NOT IN (SELECT customer_id FROM claims WHERE in_year(filed_on, 0))";
const endsSoon = "contract_until >= asked_on() AND contract_until < DATE '2027-01-01'";
const revenueOf = (manager) =>
  of("sum(net)", "bills", `account_manager = '${manager}' AND in_quarter(issued_on, 1)`);

const figures = [
  ...inClass(
    "values",
    ask(
      "What was our revenue in September 2026?",
      of("sum(net)", "bills", "in_month(issued_on, 2)"),
    ),
    ask(
      "How many active customers do we have at the moment?",
      of("count(*)", "customers", "status = 'active'"),
    ),
    ask("How many claims are still open?", of("count(*)", "cases", "status = 'open'")),
    ask(
      "How has revenue with Seeblick Hotels developed month by month since January 2025?",
      `${by(month("issued_on"), "sum(net)", "bills", "chain = 'Seeblick Hotels' AND issued_on >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Customers by sector",
      ["true", "status = 'active'"].map((where) => by("sector", "count(*)", "customers", where)),
      groups,
    ),
    ask(
      "claims by reson for the last three months",
      by("kind", "count(*)", "cases", "filed_on >= DATE '2026-08-01'"),
      groups,
    ),
    ask(
      "revenue by sector and quarter for 2026",
      "SELECT sector, date_trunc('quarter', issued_on), sum(net) FROM bills WHERE in_year(issued_on, 0) GROUP BY 1, 2",
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Top 10 customers by revenue last year",
      ["customer", "customer, customer_id"].map(
        (each) =>
          `SELECT customer, sum(net) FROM bills WHERE in_year(issued_on, 1) GROUP BY ${each} ${top(10)}`,
      ),
      ranked,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Revenue so far this year vs the same period last year",
      compared("date_trunc('year', issued_on)", "sum(net)", "bills", toOctober),
    ),
  ),
];

const computed = inClass(
  "operations",
  ask("How long does it take on average to settle a claim?", of("avg(took)", "cases")),
  ask(
    "how many days do hospitals take to pay on average",
    of("avg(date_diff('day', issued_on, paid_on))", "bills", "sector = 'HOS' AND kind = 'INV'"),
  ),
  ask("What percent of the claimed amount did we actually grant in 2026?", [
    of("sum(granted) / sum(claimed)", "cases", "in_year(filed_on, 0)"),
    of("sum(granted) / sum(claimed)", "cases", "in_year(filed_on, 0) AND status <> 'open'"),
    of("sum(granted) / sum(claimed)", "cases", "in_year(decided_on, 0)"),
  ]),
  ask(
    "How many different customers filed a claim in the third quarter?",
    ["customer_id", "customer"].map((each) =>
      of(`count(DISTINCT ${each})`, "cases", "in_quarter(filed_on, 1)"),
    ),
  ),
);

const conditions = [
  ...inClass(
    "limits",
    ask(
      "How many invoices over 20k did we send in September?",
      of("count(*)", "bills", "kind = 'INV' AND net > 20000 AND in_month(issued_on, 2)"),
    ),
    ask(
      "Customers with more than 5 claims this year",
      ["customer", "customer, customer_id"].map(
        (each) =>
          `SELECT customer, count(*) FROM cases WHERE in_year(filed_on, 0) GROUP BY ${each} HAVING count(*) > 5`,
      ),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "absence",
    ask("How many customers had no claim at all this year?", [
      of("count(*)", "customers", noClaimThisYear),
      of("count(*)", "customers", `status = 'active' AND ${noClaimThisYear}`),
    ]),
  ),
  ...inClass(
    "time",
    ask(
      "Which contracts end before the new year?",
      ["contract_no", "name"].flatMap((each) =>
        ["true", "status = 'active'"].map((where) =>
          of(each, "customers", `${endsSoon} AND ${where}`),
        ),
      ),
      { anyOrder: true },
    ),
    ask(
      "How much is overdue right now and how many invoices is that?",
      of("sum(net), count(*)", "bills", "paid_on IS NULL AND due_on < asked_on()"),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask("How many pieces were lost in 2026?", of("sum(pieces)", "cases", lostThisYear)),
    ask(
      "which article the most?",
      `${by("article", "sum(pieces)", "cases", lostThisYear)} ${top(1)}`,
    ),
  ),
  thread(
    ask("What did Lena Hartwig's customers bring in in Q3?", revenueOf("Lena Hartwig")),
    ask("and Tobias Renner's?", revenueOf("Tobias Renner")),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("What will revenue be in December?", "no forecasts"),
  noAnswer("What's our margin per customer?", "costs of customers are not in the data"),
  noAnswer("Send a reminder to everybody who is overdue", "the chat acts on nothing"),
  noAnswer("Revenue with Maritim Lübeck this year", "there is no such customer"),
  noAnswer("How satisfied are our hotels with us?", "nobody is asked how satisfied they are"),
);

export const furtherLaundryQuestions = [
  ...figures,
  ...computed,
  ...conditions,
  ...followUps,
  ...refusals,
];
