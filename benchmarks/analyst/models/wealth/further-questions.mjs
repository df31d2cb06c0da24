// A wealth manager: fees, reviews and complaints, as its head of operations and its finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const chargedThisYear = "in_year(charged_on, 0)";
const secondQuarter = between("charged_on", "2026-04-01", "2026-07-01");
const overdue = "fee_status IN ('OPN', 'PRT') AND due_on < asked_on()";
const receivedThisYear = "in_year(received_on, 0)";
const complaintsOf = (office, where = "true") =>
  of("count(*)", "complained", `office = '${office}' AND ${receivedThisYear} AND ${where}`);

const fees = [
  ...inClass(
    "figures",
    ask(
      "How much of the fees we charged in 2025 has actually been paid, in percent?",
      of("sum(paid) / sum(charged)", "billed", "in_year(charged_on, 1)"),
    ),
  ),
  ...inClass(
    "times",
    ask(
      "Fees paid in October, going by the day they were paid",
      of("sum(paid)", "billed", "in_month(paid_on, 1)"),
    ),
  ),
  ...inClass(
    "operations",
    ask("median fee per invoice this year", of("median(charged)", "billed", chargedThisYear)),
    ask(
      "On average, how many invoices do we send out a month this year?",
      of("count(*) / 10", "billed", chargedThisYear),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 2 advisers in each region by fees charged this year",
      topOfEach(2, "region", "adviser", "sum(charged)", "billed", chargedThisYear),
      anyOrder,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which fee invoices over £1,500 are overdue?",
      `SELECT invoice_no FROM billed WHERE ${overdue} AND charged > 1500`,
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "What did we charge in fees in Q1 2026?",
        of("sum(charged)", "billed", between("charged_on", "2026-01-01", "2026-04-01")),
      ),
      ask("and in Q2?", of("sum(charged)", "billed", secondQuarter)),
      ask("split by fee type", by("fee_type", "sum(charged)", "billed", secondQuarter), groups),
    ),
  ),
];

const service = [
  ...inClass(
    "times",
    ask(
      "How many open reviews fall due in November?",
      of(
        "count(*)",
        "met",
        `review_status = 'OPN' AND ${between("due_on", "2026-11-01", "2026-12-01")}`,
      ),
    ),
    ask(
      "complaints received in the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("count(*)", "complained", `received_on >= DATE '${first}'`),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Reviews held per month this year, split by meeting format",
      `SELECT ${month("held_on")}, meeting_format, count(*) FROM met WHERE in_year(held_on, 0) GROUP BY 1, 2`,
      anyOrder,
    ),
    ask("On which weekday do we receive the most complaints?", [
      `${by("dayname(received_on)", "count(*)", "complained")} ${top(1)}`,
      `${by("isodow(received_on)", "count(*)", "complained")} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "How many complaints this year were not about service delay or administration errors?",
      of(
        "count(*)",
        "complained",
        `${receivedThisYear} AND category NOT IN ('Service delay', 'Administration error')`,
      ),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "How long does it take to resolve a complaint at London City vs London Mayfair?",
      compared(
        "office",
        "avg(date_diff('day', received_on, resolved_on))",
        "complained",
        ["office = 'London City'", "office = 'London Mayfair'"],
        "resolved_on IS NOT NULL",
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which complaints from the two London offices are still open?",
      "SELECT complaint_no FROM complained WHERE office LIKE 'London%' AND resolved_on IS NULL",
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("How many complaints did the Leeds office get this year?", complaintsOf("Leeds")),
      ask("and Manchester?", complaintsOf("Manchester")),
      ask("only the upheld ones", complaintsOf("Manchester", "outcome = 'UPH'")),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did so many clients leave us in 2025?", "cause"),
  noAnswer("What will our AUM be at the end of next year?", "forecast"),
  noAnswer("How much commission did each adviser earn in September?", "no commissions"),
  noAnswer(
    "What was Theodora Blackwood's AUM in September?",
    "no such adviser",
    of("count(*)", "held", "adviser = 'Theodora Blackwood'"),
  ),
  noAnswer("Please email the overdue invoices to Rebecca Stott", "action"),
  noAnswer("Wie hoch waren die Gebühren im Oktober?", "language"),
  noAnswer("Is Sterling Income the right strategy for a cautious client?", "opinion"),
  noAnswer("What is the average age of our clients by office?", "no birth dates"),
);

export const furtherWealthQuestions = [...fees, ...service, ...refusals];
