// A plumbing, heating and electrical firm, as its bookkeeper and its boss type.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const lateBy60 = ["<", "<="].map((sign) => `due_on ${sign} asked_on() - 60`);

/** Customers by a figure: some have the name of another, and are another, or one line of a list of names. */
const customersBy = (figure, limit, where = "true") =>
  ["customer_id, customer", "customer"].map(
    (group) =>
      `SELECT customer, ${figure} FROM bills WHERE ${where} GROUP BY ${group} ORDER BY 2 DESC, 1 LIMIT ${limit}`,
  );

const unpaidAugust = "paid_on IS NULL AND kind = 'INV' AND in_month(issued_on, 3)";

const bookkeeper = [
  thread(
    ask("how much are we owed", of("sum(balance)", "bills")),
    ask(
      "how much of that is more than 60 days late?",
      lateBy60.map((where) => of("sum(balance)", "bills", where)),
    ),
  ),
  ask("five biggest debtors", customersBy("sum(balance)", 5), ranked),
  ask(
    "unpaid invoices from August",
    ["count(*)", "sum(balance)", "invoice_no"].map((what) => of(what, "bills", unpaidAugust)),
    anyOrder,
  ),
  ask("VAT last quarter", of("sum(vat)", "bills", "in_quarter(issued_on, 1)")),
  ask(
    "turnover so far this financial year",
    of("sum(net)", "bills", "issued_on >= DATE '2026-04-01'"),
  ),
  ask(
    "sales by month 2026",
    ["net", "gross"].map(
      (what) =>
        `${by(month("issued_on"), `sum(${what})`, "bills", "in_year(issued_on, 0)")} ORDER BY 1`,
    ),
    series,
  ),
  ask("money in in October", of("sum(paid)", "bills", "in_month(paid_on, 1)")),
  ask(
    "credit notes this year",
    ["count(*)", "sum(net)", "sum(gross)"].map((what) =>
      of(what, "bills", "kind = 'CRN' AND in_year(issued_on, 0)"),
    ),
  ),
  ask(
    "how quickly do letting agents pay?",
    of(
      "avg(date_diff('day', issued_on, paid_on))",
      "bills",
      "customer_type = 'AGT' AND kind = 'INV'",
    ),
  ),
  ask(
    "jobs done but not billed yet",
    ["count(*)", "job_no"].map((what) => of(what, "done", "is_invoiced = false")),
    anyOrder,
  ),
  ask(
    "has INV-31065 been paid?",
    ["paid_on IS NOT NULL", "paid_on", "balance"].map((what) =>
      of(what, "bills", "invoice_no = 'INV-31065'"),
    ),
  ),
  ask(
    "parts spend by supplier last quarter",
    by("supplier", "sum(cost)", "used", "in_quarter(used_on, 1)"),
    groups,
  ),
  noAnswer("wages bill for October", "wages are not kept here"),
  noAnswer("how much do we owe City Plumbing", "what suppliers are owed is not kept here"),
];

const thisYear = (time) => `${time} >= DATE '2026-01-01' AND ${time} < DATE '2026-11-01'`;
const sameDays = (time, last) => `${time} >= DATE '2025-01-01' AND ${time} < DATE '${last}'`;

/** The ten months that are over and those of the year before: as invoiced, with VAT or without, or as paid. */
const takings = [
  ["net", "issued_on"],
  ["gross", "issued_on"],
  ["paid", "paid_on"],
].flatMap(([what, time]) =>
  ["2025-11-01", "2025-11-02"].flatMap((last) =>
    compared(`date_trunc('year', ${time})`, `sum(${what})`, "bills", [
      `(${thisYear(time)})`,
      `(${sameDays(time, last)})`,
    ]),
  ),
);

const running = "ended_on IS NULL";
const heatPumps = "work = 'Heat pump'";
const breakdowns = "job_type = 'BRK' AND boiler_make IS NOT NULL";
const margin = "sum(charged) - sum(cost)";

const boss = [
  ask("takings this year vs this time last year", takings),
  // By what was sold, by what was done, or by what people say of it.
  ask("best depot last month", [
    `${by("depot", "sum(net)", "bills", "in_month(issued_on, 1)")} ${top(1)}`,
    `${by("depot", "count(*)", "done", "in_month(completed_at, 1)")} ${top(1)}`,
    `${by("depot", "avg(stars)", "done", "in_month(completed_at, 1)")} ${top(1)}`,
  ]),
  thread(
    ask("how many plan customers have we got", [
      of("count(*)", "service_plans", running),
      of(
        "count(DISTINCT customer_id)",
        "service_plans p JOIN sites s ON s.id = p.site_id",
        running,
      ),
    ]),
    ask("what do they bring in a month?", of("sum(monthly_pence) / 100", "service_plans", running)),
  ),
  ask("top 5 customers", customersBy("sum(net)", 5), ranked),
  ask(
    "what did Gary bring in this year",
    ["net", "gross"].map((what) =>
      of(`sum(${what})`, "bills", "engineer = 'Gary Pickles' AND in_year(issued_on, 0)"),
    ),
  ),
  thread(
    ask(
      "how many heat pumps have we quoted for this year",
      ["created_on", "sent_on"].map((time) =>
        of("count(*)", "offers", `${heatPumps} AND in_year(${time}, 0)`),
      ),
    ),
    ask(
      "and won?",
      ["created_on", "sent_on", "decided_on"].map((time) =>
        of("count(*)", "offers", `${heatPumps} AND status = 'ACC' AND in_year(${time}, 0)`),
      ),
    ),
  ),
  // All calls there, those for heating, or for each boiler that we know of.
  ask("which make of boiler breaks down the most?", [
    `${by("boiler_make", "count(*)", "calls", breakdowns)} ${top(1)}`,
    `${by("boiler_make", "count(*)", "calls", `${breakdowns} AND trade = 'GAS'`)} ${top(1)}`,
    `SELECT c.boiler_make, count(*) / any_value(n) FROM calls c
       JOIN (${by("boiler_make", "count(*) AS n", "sites")}) s ON s.boiler_make = c.boiler_make
       WHERE job_type = 'BRK' AND trade = 'GAS' GROUP BY 1 ${top(1)}`,
  ]),
  ask(
    "what parts do we use the most of",
    ["sum(qty)", "count(*)"].map((what) => `${by("part", what, "used")} ${top(3)}`),
    ranked,
  ),
  noAnswer("profit last month", "wages and other costs are not kept here"),
  noAnswer("diesel for the vans in october", "what vans cost is not kept here"),
  ask("are we making money on parts?", [
    of(margin, "used"),
    of(`(${margin}) / sum(charged)`, "used"),
    of(margin, "used", "NOT is_warranty"),
  ]),
];

export const furtherFieldserviceQuestions = [...bookkeeper, ...boss];
