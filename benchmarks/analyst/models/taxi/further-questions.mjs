// A taxi firm: shifts, accounts and vehicles, as its finance lead, account managers and fleet manager ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const workedThisYear = "in_year(started_at, 0)";
const perHour = "sum(earnings) / sum(hours_online)";
const utilisation = "sum(hours_engaged) / sum(hours_online)";
const billedThisYear = "in_year(month, 0)";
const unpaid = "status <> 'PAI'";
const overdue = "paid_on IS NULL AND due_on < asked_on()";
const active = "status = 'ACT'";
const lastDay = "month_end = DATE '2026-10-31'";
const idle = `${active} AND id NOT IN (SELECT driver_id FROM shifts WHERE in_month(started_at, 1))`;
const expiring = `${active} AND badge_expires_on >= asked_on() AND badge_expires_on <= DATE '2026-12-31'`;
const isElectric = "fuel = 'Electric'";

const running = `
  SELECT m, sum(billed) OVER (ORDER BY m) FROM (
    SELECT ${month("month")} AS m, sum(amount) AS billed FROM invoices WHERE ${billedThisYear} GROUP BY 1)
  ORDER BY 1`;
/** The level of each month of this year, by its last day or its first. */
const eachMonth = (figure, where = "true") =>
  ["month_end", month("month_end")].map(
    (time) =>
      `${by(time, figure, "fleet_levels", `in_year(month_end, 0) AND ${where}`)} ORDER BY 1`,
  );

const shifts = [
  ...inClass(
    "values",
    ask(
      "What did Nadia Morgan earn in September, before bonuses?",
      of(
        "sum(earnings)",
        "worked",
        `driver = 'Nadia Morgan' AND ${between("started_at", "2026-09-01", "2026-10-01")}`,
      ),
    ),
    ask(
      "Feeder Road vs Winterstoke: driver earnings per hour this year",
      compared(
        "base",
        perHour,
        "worked",
        ["base = 'Feeder Road'", "base = 'Winterstoke'"],
        workedThisYear,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many shifts did a driver work on average in October?",
      of("count(*) / count(DISTINCT driver_id)", "worked", "in_month(started_at, 1)"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "utilisation by kind of shift, Q3",
      by("kind", utilisation, "worked", between("started_at", "2026-07-01", "2026-10-01")),
      groups,
    ),
    ask(
      "Bonuses paid by incentive scheme this year, biggest first",
      [
        `${by("incentive", "sum(bonus)", "worked", `${workedThisYear} AND incentive IS NOT NULL`)} ORDER BY 2 DESC`,
        `${by("incentive", "sum(bonus)", "worked", workedThisYear)} ORDER BY 2 DESC NULLS LAST`,
      ],
      ranked,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which active drivers had no shift in October?",
      `SELECT name FROM drivers WHERE ${idle}`,
      anyOrder,
    ),
  ),
];

const accounts = [
  ...inClass(
    "time",
    ask(
      "What did we invoice in the first half of 2026 compared with the first half of 2025?",
      compared("year(month)", "sum(amount)", "invoices", [
        between("month", "2026-01-01", "2026-07-01"),
        between("month", "2025-01-01", "2025-07-01"),
      ]),
    ),
  ),
  ...inClass(
    "operations",
    ask("running total of the invoiced amount by month in 2026", running, series),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "Top 5 business accounts by invoiced amount this year",
        `${by("account", "sum(amount)", "invoices", billedThisYear)} ${top(5)}`,
        ranked,
      ),
      ask(
        "what about last year?",
        `${by("account", "sum(amount)", "invoices", "in_year(month, 1)")} ${top(5)}`,
        ranked,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which invoices are overdue right now?",
      `SELECT invoice_no FROM invoices WHERE ${overdue}`,
      anyOrder,
    ),
    ask(
      "Which active drivers have a badge that expires before the end of the year?",
      `SELECT name FROM drivers WHERE ${expiring}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "Does Avon Health Trust still owe us anything?",
      of("sum(amount)", "invoices", `account = 'Avon Health Trust' AND ${unpaid}`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Invoiced amount this year by account, only those without an account manager",
      by("account", "sum(amount)", "invoices", `account_manager IS NULL AND ${billedThisYear}`),
      groups,
    ),
  ),
];

const fleet = [
  ...inClass(
    "levels",
    ask(
      "How many vehicles are in the fleet right now, and how many of them are off the road?",
      of("sum(vehicles), sum(off_road)", "fleet_levels", lastDay),
    ),
    thread(
      ask(
        "Electric vehicles in the fleet month by month this year",
        eachMonth("sum(vehicles)", isElectric),
        series,
      ),
      ask(
        "as a share of the whole fleet",
        eachMonth(`sum(vehicles) FILTER (${isElectric}) / sum(vehicles)`),
        series,
      ),
    ),
  ),

  ...inClass(
    "lists",
    ask(
      "which vehicles failed an inspection since august? plates pls",
      `SELECT DISTINCT plate FROM checks WHERE result = 'FAL' AND inspected_on >= DATE '2026-08-01'`,
      anyOrder,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did complaints go up this year?", "cause"),
  noAnswer("What will our fares be in December?", "forecast"),
  noAnswer("How much did drivers spend on fuel in October?", "no fuel costs"),
  noAnswer(
    "How many trips did Wessex Water take this year?",
    "no such account",
    of("count(*)", "trips", "account = 'Wessex Water'"),
  ),
  noAnswer("Please suspend Nadia Morgan until her next inspection", "action"),
  noAnswer("¿Cuántos viajes completamos en octubre?", "language"),
  noAnswer("Should we drop the Weekend Boost?", "opinion"),
  noAnswer("Average age of our drivers by base", "no ages"),
);

export const furtherTaxiQuestions = [...shifts, ...accounts, ...fleet, ...refusals];
