// A print shop, as its estimator, its bookkeeper and its owner ask; and what its data cannot tell.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const october = (time) => `in_month(${time}, 1)`;
const thisYear = (time) => `in_year(${time}, 0)`;
const list = (columns, table, where) => `SELECT DISTINCT ${columns} FROM ${table} WHERE ${where}`;
const margin = "1 - sum(paper + outwork) / sum(price)";

const estimating = [
  thread(
    ask("how many quotes are still open", of("count(*)", "offers", "status = 'OPN'")),
    ask(
      "and how many of those are over a grand?",
      of("count(*)", "offers", "status = 'OPN' AND value > 1000"),
    ),
  ),
  ask(
    "win rate by estimator this year",
    [
      "count(*) FILTER (status = 'WON') / count(*) FILTER (status <> 'OPN')",
      "count(*) FILTER (status = 'WON') / count(*)",
      "count(*) FILTER (status = 'WON') / count(*) FILTER (status IN ('WON', 'LST'))",
    ].map((figure) => by("estimator", figure, "offers", thisYear("quoted_on"))),
    groups,
  ),
  ask(
    "why are we losing quotes?",
    ["true", "lost_reason IS NOT NULL"].flatMap((where) =>
      ["true", thisYear("quoted_on"), thisYear("decided_on")].map((when) =>
        by("lost_reason", "count(*)", "offers", `status = 'LST' AND ${where} AND ${when}`),
      ),
    ),
    groups,
  ),
  ask(
    "what did we last quote St Aidan's School for flyers",
    `SELECT value FROM offers WHERE customer = 'St Aidan''s School' AND product = 'Flyers'
       ORDER BY quoted_on DESC, id DESC LIMIT 1`,
  ),
  ask(
    "which quotes run out next week",
    list(
      "ref",
      "offers",
      "status = 'OPN' AND valid_until BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'",
    ),
    anyOrder,
  ),
  ask(
    "how many quotes have we lost to online printers this year compared to last year",
    ["decided_on", "quoted_on"].flatMap((time) =>
      compared(
        `year(${time})`,
        "count(*)",
        "offers",
        [`in_year(${time}, 0)`, `in_year(${time}, 1)`],
        "lost_reason = 'ONL'",
      ),
    ),
  ),
  ask(
    "total value Joanne quoted last month",
    of("sum(value)", "offers", `estimator = 'Joanne Pike' AND ${october("quoted_on")}`),
  ),
];

const books = [
  thread(
    ask("how much are we owed in total", of("sum(owed)", "ledger")),
    ask(
      "how much of that is more than 60 days overdue",
      of("sum(owed)", "overdue", "date_diff('day', due_on, asked_on()) > 60"),
    ),
  ),
  ask("who owes us the most", `${by("customer", "sum(owed)", "ledger")} ${top(1)}`),
  ask(
    "whats overdue from Pennine Brewing",
    [
      of("sum(owed)", "overdue", "customer = 'Pennine Brewing'"),
      list("number, owed", "overdue", "customer = 'Pennine Brewing'"),
      list("number", "overdue", "customer = 'Pennine Brewing'"),
    ],
    anyOrder,
  ),
  ask("what did we invoice in October", [
    of("sum(net)", "ledger", october("issued_on")),
    of("sum(net)", "ledger", `kind = 'INV' AND ${october("issued_on")}`),
    of("sum(net + vat)", "ledger", `kind = 'INV' AND ${october("issued_on")}`),
  ]),
  ask(
    "jobs that have gone out but not been billed",
    ["true", "reprint_of IS NULL"].flatMap((where) => [
      of("count(*)", "gone", `invoiced_on IS NULL AND ${where}`),
      list("job_no", "gone", `invoiced_on IS NULL AND ${where}`),
    ]),
    anyOrder,
  ),
  ask(
    "how long does Brightwell take to pay us",
    of(
      "avg(date_diff('day', issued_on, paid_on))",
      "ledger",
      "kind = 'INV' AND customer = 'Brightwell Marketing'",
    ),
  ),
  ask("who's on stop", list("name", "customers", "on_stop"), anyOrder),
  ask(
    "customers over their credit limit",
    list("name", "customers", "balance_pence / 100 > credit_limit_gbp"),
    anyOrder,
  ),
  ask("vat on sales for last quarter", of("sum(vat)", "ledger", "in_quarter(issued_on, 1)")),
  ask(
    "any credit notes last month?",
    [
      of("count(*)", "ledger", `kind = 'CRN' AND ${october("issued_on")}`),
      list("number", "ledger", `kind = 'CRN' AND ${october("issued_on")}`),
      of("sum(-net)", "ledger", `kind = 'CRN' AND ${october("issued_on")}`),
    ],
    anyOrder,
  ),
];

const owner = [
  ask(
    "sales by month this year",
    [
      `${by(month("issued_on"), "sum(net)", "ledger", thisYear("issued_on"))} ORDER BY 1`,
      `${by(month("received_on"), "sum(price)", "live", thisYear("received_on"))} ORDER BY 1`,
    ],
    series,
  ),
  ask(
    "top 10 customers this year",
    [
      `${by("customer", "sum(net)", "ledger", thisYear("issued_on"))} ${top(10)}`,
      `${by("customer", "sum(price)", "live", thisYear("received_on"))} ${top(10)}`,
    ],
    ranked,
  ),
  ask(
    "what makes us the best margin",
    ["true", thisYear("received_on")].flatMap((when) => [
      `${by("product", margin, "live", when)} ${top(1)}`,
      `${by("product", "sum(price - paper - outwork)", "live", when)} ${top(1)}`,
    ]),
  ),
  ask(
    "how many new customers have we won this year",
    of("count(*)", "customers", thisYear("opened_on")),
  ),
  ask(
    "which customers ordered last year but nothing this year",
    ["bags", "live"].map(
      (table) =>
        `SELECT customer FROM ${table} GROUP BY 1
           HAVING count(*) FILTER (in_year(received_on, 1)) > 0 AND count(*) FILTER (in_year(received_on, 0)) = 0`,
    ),
    anyOrder,
  ),
  ask(
    "outwork spend per month since january",
    ["live", "bags"].map(
      (table) =>
        `${by(month("received_on"), "sum(outwork)", table, thisYear("received_on"))} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "how much of our turnover comes from agencies",
    [
      ["net", "ledger", "issued_on"],
      ["price", "live", "received_on"],
    ].flatMap(([figure, table, time]) =>
      ["true", thisYear(time)].flatMap((when) => [
        of(`sum(${figure}) FILTER (sector = 'Agency') / sum(${figure})`, table, when),
        of(`sum(${figure}) FILTER (sector = 'Agency')`, table, when),
      ]),
    ),
  ),
];

const unknown = [
  noAnswer("how much ink did we use last week", "what is used is not recorded, only what is there"),
  noAnswer("who's off sick tomorrow", "no absences"),
  noAnswer("what did we pay Antalis in October", "no bills of suppliers"),
  noAnswer("have we had any complaints from the council", "no complaints"),
  noAnswer("what's the electric bill for the Komori", "no costs of machines"),
  noAnswer("which courier loses the most parcels", "no names of couriers, and no losses"),
  noAnswer("what have Bluewater Hotels got in with us", "no such customer"),
  noAnswer("what will we turn over next year", "the data tell nothing of the future"),
];

export const furtherPrintingQuestions = [...estimating, ...books, ...owner, ...unknown];
