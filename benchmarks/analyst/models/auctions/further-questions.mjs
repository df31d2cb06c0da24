// An auction house: consignors, payments of buyers, sales and storage, as finance and operations ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const september = between("received_on", "2026-09-01", "2026-10-01");
const unsettled = "status = 'SLD'";

const consignments = [
  ...inClass(
    "followups",
    thread(
      ask("How many consignments came in in September?", of("count(*)", "consigned", september)),
      ask(
        "by source",
        ["true", "source IS NOT NULL"].map((where) =>
          by("source", "count(*)", "consigned", `${september} AND ${where}`),
        ),
        groups,
      ),
      ask(
        "only from estates",
        ["true", "source IS NOT NULL"].map((where) =>
          by(
            "source",
            "count(*)",
            "consigned",
            `${september} AND consignor_type = 'EST' AND ${where}`,
          ),
        ),
        groups,
      ),
    ),
    ask("What do we still owe to consignors?", of("sum(proceeds)", "consigned", unsettled)),
  ),
  ...inClass(
    "operations",
    ask(
      "How many days on average from receipt to settlement, for the consignments settled in Q3?",
      of(
        "avg(date_diff('day', received_on, settled_on))",
        "consigned",
        between("settled_on", "2026-07-01", "2026-10-01"),
      ),
    ),
    ask(
      "Objects per consignment by department in 2025",
      by("department", "sum(objects) / count(*)", "consigned", "in_year(received_on, 1)"),
      groups,
    ),
  ),
];

const daysToPay = "avg(date_diff('day', invoiced_on, paid_on))";
const tradeAndPrivate = ["buyer_type = 'TRD'", "buyer_type = 'PRI'"];
const overdue = "status = 'OPN' AND due_on < asked_on()";

const payments = [
  ...inClass(
    "figures",
    thread(
      ask("How much is outstanding from buyers?", of("sum(amount)", "billed", "status = 'OPN'")),
      ask("and how much of it is overdue?", of("sum(amount)", "billed", overdue)),
    ),
    ask(
      "storage charges on the invoices of the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("sum(storage_charge)", "billed", between("invoiced_on", first, "2026-11-02")),
      ),
    ),
    ask(
      "How many invoices are paid but the goods not collected yet?",
      of("count(*)", "billed", "status = 'PAD' AND collected_on IS NULL"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How much money came in from Hollis and Reade in Q2 2026, by date of payment?",
      of(
        "sum(amount)",
        "billed",
        `buyer = 'Hollis and Reade Antiques' AND status = 'PAD' AND ${between("paid_on", "2026-04-01", "2026-07-01")}`,
      ),
    ),
  ),
  ...inClass(
    "comparisons",
    ask("Who pays slower, trade or private buyers? Average days to pay, invoices of 2026", [
      ...compared("buyer_type", daysToPay, "billed", tradeAndPrivate, "in_year(invoiced_on, 0)"),
      `${by("buyer_type", daysToPay, "billed", `in_year(invoiced_on, 0) AND buyer_type IN ('TRD', 'PRI')`)} ORDER BY 2 DESC LIMIT 1`,
    ]),
  ),
  ...inClass(
    "lists",
    ask(
      "List the overdue invoices over £10,000",
      ["invoice_no, amount", "invoice_no", "invoice_no, buyer, amount", "invoice_no, buyer"].map(
        (shown) => `SELECT ${shown} FROM billed WHERE ${overdue} AND amount > 10000`,
      ),
      anyOrder,
    ),
  ),
];

const atEnd = "month_end = DATE '2026-10-31'";

const houses = [
  ...inClass(
    "levels",
    ask("How many objects do we have in storage right now?", of("sum(objects)", "storage", atEnd)),
    ask(
      "insured value in store at the end of June, Park Royal only",
      of(
        "sum(insured_value)",
        "storage",
        "month_end = DATE '2026-06-30' AND warehouse = 'Park Royal'",
      ),
    ),
    ask(
      "Unsold objects in storage at each month end of 2026",
      [month("month_end"), "month_end"].map(
        (time) =>
          `${by(time, "sum(objects)", "storage", "holding = 'UNS' AND in_year(month_end, 0)")} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which sales are scheduled for November?",
      ["title, starts_on", "title", "sale_no, title, starts_on", "sale_no, title"].map(
        (shown) =>
          `SELECT ${shown} FROM held WHERE status = 'SCH' AND ${between("starts_on", "2026-11-01", "2026-12-01")}`,
      ),
      anyOrder,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did the sell-through in Furniture and Clocks drop this summer?", "cause"),
  noAnswer("What will the Old Master Paintings sale in December make?", "forecast"),
  noAnswer("Who was the underbidder on our most expensive lot this year?", "no underbidders"),
  noAnswer("Send a payment reminder to Kronberg Uhren for their overdue invoices", "action"),
  noAnswer("Combien de lots avons-nous vendus à Édimbourg en septembre ?", "language"),
  noAnswer(
    "Is Harriet Vane-Holt a better auctioneer than Oliver Marchmont, do you think?",
    "opinion",
  ),
  noAnswer("Average condition grade of the furniture we sold in 2026", "no condition grades"),
  noAnswer(
    "How many lots by Banksy did we sell this year?",
    "no such artist",
    of("count(*)", "auctioned", "maker = 'Banksy'"),
  ),
);

export const furtherAuctionQuestions = [...consignments, ...payments, ...houses, ...refusals];
