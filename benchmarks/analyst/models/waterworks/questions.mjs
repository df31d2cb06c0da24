// A water utility: consumption, bills and payments, as its finance lead and the managers of its key accounts ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherWaterworksQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const september = between("read_on", "2026-09-01", "2026-10-01");
const secondQuarter = between("read_on", "2026-04-01", "2026-07-01");
const thirdQuarter = between("read_on", "2026-07-01", "2026-10-01");
const readThisYear = "in_year(read_on, 0)";
const open = "closed_on IS NULL";
const unpaid = "status IN ('OPN', 'DSP')";
const commercial = "customer_type = 'COM'";

/** Of all open accounts or of the closed ones too, as the words may mean either. */
const openOrAll = (where) => [
  of("count(*)", "customers", `${where} AND ${open}`),
  of("count(*)", "customers", where),
];

/** What was used in each month, and by how much that is more than in the month before. */
const growth = (from, where = "true") =>
  `SELECT * FROM (SELECT m, m3 / lag(m3) OVER (ORDER BY m) - 1 FROM (
     ${by(`${month("read_on")} AS m`, "sum(m3) AS m3", "used", `read_on >= DATE '${from}'`)}))
   WHERE m >= DATE '2026-01-01' AND ${where} ORDER BY 1`;

const zoneShare = (where) =>
  `SELECT zone, sum(m3) / sum(sum(m3)) OVER () FROM used WHERE ${where} GROUP BY 1`;

const consumption = [
  ...inClass(
    "figures",
    ask("How much water did our customers use in September?", of("sum(m3)", "used", september)),
  ),
  ...inClass(
    "values",
    ask(
      "Kestrel Brewing - consumption in 2026 so far",
      of("sum(m3)", "used", `customer = 'Kestrel Brewing Company' AND ${readThisYear}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Month over month growth of consumption in 2026",
      [growth("2025-12-01"), growth("2026-01-01"), growth("2026-01-01", "m > DATE '2026-01-01'")],
      series,
    ),
    ask(
      "consumption per customer by customer type, september",
      by("customer_type", "sum(m3) / count(DISTINCT customer_id)", "used", september),
      groups,
    ),
    ask(
      "How many different customers had an estimated reading in Q3?",
      of("count(DISTINCT customer_id)", "used", `${thirdQuarter} AND read_type = 'EST'`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many open accounts did not get a reading in October?",
      of(
        "count(*)",
        "customers",
        `${open} AND id NOT IN (SELECT customer_id FROM readings WHERE in_month(read_on, 1))`,
      ),
    ),
    ask(
      "How many of our customers don't pay by direct debit?",
      openOrAll("payment_method <> 'Direct debit'"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 3 customers of every zone by water used this year",
      topOfEach(3, "zone", "customer", "sum(m3)", "used", readThisYear),
      anyOrder,
    ),
  ),
  ...inClass(
    "followUps",
    thread(
      ask(
        "Consumption by zone in Q3 2026 please",
        by("zone", "sum(m3)", "used", thirdQuarter),
        groups,
      ),
      ask("and in Q2?", by("zone", "sum(m3)", "used", secondQuarter), groups),
      ask("as a share of the total", zoneShare(secondQuarter), share),
    ),
  ),
];

const billedByMonth = (where) =>
  `${by(month("issued_on"), "sum(amount)", "billed", where)} ORDER BY 1`;

const money = [
  ...inClass(
    "values",
    ask(
      "What does Marlow Foods still owe us?",
      of("sum(amount)", "billed", `customer = 'Marlow Foods' AND ${unpaid}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Billed amount year to date vs. the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(issued_on)", "sum(amount)", "billed", [
          "in_year(issued_on, 0)",
          between("issued_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "How many unpaid bills fall due between 1 and 15 November, and how much money is that?",
      of(
        "count(*), sum(amount)",
        "billed",
        `${unpaid} AND ${between("due_on", "2026-11-01", "2026-11-16")}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "median bill for households in 2026",
      of("median(amount)", "billed", "customer_type = 'DOM' AND in_year(issued_on, 0)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many bills over 1000 euros have we sent out this year?",
      of("count(*)", "billed", "amount > 1000 AND in_year(issued_on, 0)"),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which bills of public bodies are overdue?",
      `SELECT bill_no FROM billed WHERE customer_type = 'PUB' AND ${unpaid} AND due_on < asked_on()`,
      anyOrder,
    ),
  ),
  ...inClass(
    "followUps",
    thread(
      ask("Billed amount per month in 2026", billedByMonth("in_year(issued_on, 0)"), series),
      ask("what about last year?", billedByMonth("in_year(issued_on, 1)"), series),
      ask(
        "only commercial customers",
        billedByMonth(`in_year(issued_on, 1) AND ${commercial}`),
        series,
      ),
    ),
  ),
];

export const waterworksQuestions = [...consumption, ...money, ...furtherWaterworksQuestions];
