// A waste firm: what its finance lead and its account managers ask, and what the data cannot tell.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const lastYear = "in_year(day, 1)";
const lastMonth = "in_month(day, 1)";
const ridings = "customer = 'Ridings Hotels Ltd'";
const hospitality = "sector = 'HOS'";
/** Net of VAT, or with it. */
const amounts = ["sum(net)", "sum(gross)"];
const recycled = "sum(tonnes) FILTER (material <> 'GW') / sum(tonnes)";
/** Active by the status; or all whose contract has not ended. */
const active = ["status = 'ACT'", "ended_on IS NULL"];

/** The same time of last year: to yesterday, or to today. */
const sameDays = ["2025-11-01", "2025-11-02"].map((end) => `${lastYear} AND day < DATE '${end}'`);

const finance = inClass(
  "finance",
  ask(
    "revenue by month for the last 12 months",
    `${by(month("day"), "sum(net)", "documents", "day >= DATE '2025-11-01'")} ORDER BY 1`,
    series,
  ),
  ask(
    "Revenue by sector this year compared with the same period last year",
    sameDays.flatMap((before) => [
      `SELECT sector, sum(net) FILTER (${thisYear}), sum(net) FILTER (${before}) FROM documents GROUP BY 1`,
      `SELECT sector, year(day), sum(net) FROM documents WHERE ${thisYear} OR (${before}) GROUP BY 1, 2`,
    ]),
    anyOrder,
  ),
  ask(
    "How long do hospitality customers take to pay us on average?",
    of("avg(date_diff('day', issued_on, paid_on))", "sent", hospitality),
  ),
  ask(
    "how many invoices over £1,000 did we send in September?",
    ["net", "gross"].map((amount) =>
      of("count(*)", "sent", `${amount} > 1000 AND in_month(day, 2)`),
    ),
  ),
  ask(
    "credit notes raised in 2026 - number and value",
    amounts.flatMap((amount) =>
      ["", "-"].map((sign) =>
        of(`count(*), ${sign}${amount}`, "documents", `kind = 'CRN' AND ${thisYear}`),
      ),
    ),
  ),
  ask(
    "What percentage of 2025 revenue came from hospitality?",
    of(`sum(net) FILTER (${hospitality}) / sum(net)`, "documents", lastYear),
  ),
  ask(
    "how much have we billed Ridings Hotels this year?",
    amounts.map((amount) => of(amount, "sent", `${ridings} AND ${thisYear}`)),
  ),
  ask(
    "invoices in dispute, how many and how much is still open on them?",
    of("count(*), sum(unpaid)", "sent", "status = 'DSP'"),
  ),
);

const accounts = inClass(
  "accounts",
  ask(
    "new customers per quarter since the start of 2025",
    `${by("date_trunc('quarter', started_on)", "count(*)", "customers", "started_on >= DATE '2025-01-01'")} ORDER BY 1`,
    series,
  ),
  ask(
    "which customers left us this year?",
    of("name", "customers", "in_year(ended_on, 0)"),
    anyOrder,
  ),
  ask(
    "Customers with more than 10 missed collections this year",
    `SELECT customer FROM missed WHERE ${thisYear} GROUP BY 1 HAVING count(*) > 10`,
    anyOrder,
  ),
  ask(
    "Recycling rate for Ridings Hotels 2026 vs 2025",
    compared("date_trunc('year', day)", recycled, "done", [thisYear, lastYear], ridings),
  ),
  // No lift that was done, or none that was due.
  ask(
    "active customers without any lift in October",
    active.flatMap((where) =>
      ["done", "bins"].map((table) =>
        of(
          "name",
          "customers",
          `${where} AND id NOT IN (SELECT customer_id FROM ${table} WHERE ${lastMonth})`,
        ),
      ),
    ),
    anyOrder,
  ),
  // Those of the past count too, or only what is open today, at active customers.
  ask("average number of sites per customer", [
    of("count(*) / count(DISTINCT customer_id)", "sites"),
    of("count(*) / count(DISTINCT customer_id)", "sites", "closed_on IS NULL"),
    of(
      "count(*) / count(DISTINCT customer_id)",
      "sites",
      "closed_on IS NULL AND customer_id IN (SELECT id FROM customers WHERE status = 'ACT')",
    ),
  ]),
);

const threads = inClass(
  "threads",
  thread(
    ask(
      "total invoiced last year",
      amounts.map((amount) => of(amount, "sent", lastYear)),
    ),
    ask(
      "what about this year so far",
      amounts.map((amount) => of(amount, "sent", thisYear)),
    ),
  ),
  thread(
    ask(
      "How many active customers do we have?",
      active.map((where) => of("count(*)", "customers", where)),
    ),
    ask(
      "split by account manager",
      active.map((where) => by("account_manager", "count(*)", "customers", where)),
      groups,
    ),
  ),
  thread(
    ask("What's our overdue balance at the moment?", of("sum(unpaid)", "overdue")),
    ask(
      "who are the 10 biggest?",
      [
        `${by("customer", "sum(unpaid)", "overdue")} ${top(10)}`,
        // Customers that share a name, each its own.
        `SELECT customer, sum(unpaid) FROM overdue GROUP BY customer_id, customer ${top(10)}`,
      ],
      ranked,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer(
    "How much CO2 did our recycling save last year?",
    "nothing tells emissions, or what recycling avoids",
  ),
  noAnswer("Why did contamination go up at Bradford in the summer?", "it asks for a cause"),
  noAnswer("forecast tonnage for December please", "it asks for a forecast"),
  noAnswer(
    "What do we pay per tonne in gate fees for general waste?",
    "what disposal costs is not in the data",
  ),
  noAnswer("driver overtime hours by depot last month", "nobody's paid or planned hours are known"),
  noAnswer(
    "Which account manager has the best customer satisfaction score?",
    "customers are not asked how satisfied they are",
  ),
  noAnswer("Rebook Friday's missed lifts for tomorrow morning", "it asks for an action"),
  noAnswer("How many noise complaints did we get in September?", "complaints are not recorded"),
);

export const furtherRecyclingQuestions = [...finance, ...accounts, ...threads, ...refusals];
