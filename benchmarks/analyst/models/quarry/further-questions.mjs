// Quarries and asphalt plants: downtime, stock, blasts and invoices, as the head of operations and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const unpaid = "paid_on IS NULL";
const overdue = `${unpaid} AND due_on < asked_on()`;
const firedThisYear = "in_year(fired_at, 0)";
const onHand = (day) => `month_end = DATE '${day}'`;

/** What is owed by those that somebody looks after, and with or without the others. */
const owedBy = (column, where) => [
  by(column, "sum(amount)", "bills", where),
  by(column, "sum(amount)", "bills", `${where} AND ${column} IS NOT NULL`),
];

const plant = [
  ...inClass(
    "time",
    ask(
      "Unplanned downtime hours in the last 90 days?",
      [90, 89].map((days) =>
        of("sum(hours)", "stops", `NOT is_planned AND started_at >= asked_on() - ${days}`),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "hours down by reason at Garn Goch this year",
      by("reason", "sum(hours)", "stops", "site = 'Garn Goch Quarry' AND in_year(started_at, 0)"),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "What plant is still down, and at which site?",
      "SELECT site, plant_item FROM stops WHERE ended_at IS NULL",
      anyOrder,
    ),
  ),
];

const stone = [
  ...inClass(
    "time",
    ask(
      "How many blasts were there between 1 June and 15 August this year?",
      of("count(*)", "shots", "fired_at >= DATE '2026-06-01' AND fired_at < DATE '2026-08-16'"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Complaints per blast at each quarry this year",
      by("site", "sum(complaints) / count(*)", "shots", firedThisYear),
      groups,
    ),
  ),
  ...inClass(
    "levels",
    ask(
      "How much 20mm single size have we got in stock right now?",
      of("sum(tonnes)", "piles", `product = '20mm single size' AND ${onHand("2026-10-31")}`),
    ),
    thread(
      ask(
        "What's the stock worth at each site?",
        by("site", "sum(worth)", "piles", onHand("2026-10-31")),
        groups,
      ),
      ask(
        "and at the end of March?",
        by("site", "sum(worth)", "piles", onHand("2026-03-31")),
        groups,
      ),
    ),
  ),
];

const money = [
  ...inClass(
    "time",
    ask(
      "How much money is due in November?",
      of("sum(amount)", "bills", "due_on >= DATE '2026-11-01' AND due_on < DATE '2026-12-01'"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "running total of the invoiced amount by month for 2026",
      `SELECT m, sum(amount) OVER (ORDER BY m) FROM (
         SELECT ${month("issued_on")} AS m, sum(amount) AS amount FROM bills WHERE in_year(issued_on, 0) GROUP BY 1)
       ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which invoices issued before July this year are still unpaid?",
      `SELECT invoice_no FROM bills WHERE ${unpaid} AND issued_on < DATE '2026-07-01'`,
      anyOrder,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Does Harker Surfacing have anything overdue?", [
      of("sum(amount)", "bills", `customer = 'Harker Surfacing' AND ${overdue}`),
      of("count(*)", "bills", `customer = 'Harker Surfacing' AND ${overdue}`),
    ]),
  ),
  ...inClass(
    "ranks",
    ask(
      "the five customers who owe us most",
      `${by("customer", "sum(amount)", "bills", unpaid)} ${top(5)}`,
      ranked,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How much is outstanding per account manager?",
        owedBy("account_manager", unpaid),
        groups,
      ),
      ask("only what's overdue", owedBy("account_manager", overdue), groups),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why does Newport have so many rejected loads?", "cause"),
  noAnswer("How many tonnes of asphalt will we sell in November?", "forecast"),
  noAnswer("Diesel used per tonne at Blackshaw Quarry this year", "no fuel"),
  noAnswer("Which driver hauled the most tonnes last month?", "no drivers"),
  noAnswer("Cancel invoice INV-71900 and tell the customer", "action"),
  noAnswer("Wie viele Tonnen Asphalt haben wir im Oktober verkauft?", "language"),
  noAnswer("Should we stop using Eden Valley Haulage?", "opinion"),
  noAnswer(
    "How many tonnes did Harker Roofing take in October?",
    "no such customer",
    of("count(*)", "loads", "customer = 'Harker Roofing'"),
  ),
);

export const furtherQuarryQuestions = [...plant, ...stone, ...money, ...refusals];
