// The purchasing department, in the words of a careful head of purchasing.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, top, topOfEach } from "../statements.mjs";
import { furtherProcurementQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const spend = "sum(value)";
const onTime = (supplier) => ["avg((NOT is_late)::INT)", "arrived", `supplier = '${supplier}'`];

/** Spend divided by the orders that it counts, or by all of them, cancelled ones too. */
const perOrder = [
  ["sum(value) / count(DISTINCT order_id)", "bought"],
  ["sum(value) FILTER (status <> 'X') / count(DISTINCT order_id)", "positions"],
];

/** The complaints of each rating for a hundred deliveries; suppliers without a rating are one more group. */
const complaintRate = (where) => `
  SELECT a.rating, 100 * c.n / a.n
  FROM (${by("rating", "count(*) AS n", "arrived", where)}) a
  JOIN (${by("rating", "count(*) AS n", "claims", where)}) c ON c.rating IS NOT DISTINCT FROM a.rating`;

/** Invoices that fall due in 30 days from today on: with today, with the last day, or with both. */
const dueSoon = ["true", "paid_on IS NULL"].flatMap((state) =>
  [
    "due_on >= asked_on() AND due_on < asked_on() + 30",
    "due_on > asked_on() AND due_on <= asked_on() + 30",
    "due_on >= asked_on() AND due_on <= asked_on() + 30",
  ].map((days) => of("sum(amount)", "bills", `${state} AND ${days}`)),
);

const running = "starts_on <= asked_on() AND (ends_on IS NULL OR ends_on >= asked_on())";
const owed = (day) => of("sum(amount)", "balances", `month_end = DATE '${day}'`);
const raisedIn = (quartersBack) => `in_quarter(raised_on, ${quartersBack})`;

export const procurementQuestions = [
  ...inClass(
    "values",
    ask(
      "What did we spend with Gießerei Brandt in 2025?",
      of(spend, "bought", "supplier = 'Gießerei Brandt' AND in_year(ordered_on, 1)"),
    ),
    ask(
      "Which suppliers on probation are not ISO 9001 certified?",
      of("name", "suppliers", "rating = 'C' AND NOT is_certified"),
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask("How did spend in the third quarter of 2026 compare with the same quarter of last year?", [
      of(
        ...[spend, "bought", "in_quarter(ordered_on, 1)"],
        ...[spend, "bought", "in_quarter(ordered_on, 5)"],
      ),
      "SELECT sum(value) FILTER (in_quarter(ordered_on, 1)) / sum(value) FILTER (in_quarter(ordered_on, 5)) - 1 FROM bought",
    ]),
    ask(
      "Show me the cumulative savings by month for 2026.",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by("date_trunc('month', ordered_on) AS g", "sum(saved) AS v", "bought", "in_year(ordered_on, 0)")}) ORDER BY 1`,
      series,
    ),
    ask("How many different suppliers did we order from in 2025?", [
      of("count(DISTINCT supplier_id)", "orders", "in_year(ordered_on, 1)"),
      of("count(DISTINCT supplier_id)", "orders", "in_year(ordered_on, 1) AND status <> 'X'"),
    ]),
    ask(
      "What share of our spend in 2025 was not under contract?",
      of(
        "sum(value) FILTER (contract_id IS NULL) / sum(value)",
        "bought",
        "in_year(ordered_on, 1)",
      ),
    ),
    ask(
      "Average spend per purchase order by purchasing team",
      perOrder.map(([figure, table]) => by("team", figure, table)),
      groups,
    ),
    ask(
      "Number of complaints per hundred deliveries for each supplier rating",
      [complaintRate("true"), complaintRate("rating IS NOT NULL")],
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many invoices above 30,000 euros are still unpaid?",
      of("count(*)", "bills", "amount > 30000 AND paid_on IS NULL"),
    ),
    ask(
      "Which suppliers had more than 15 late deliveries in 2026?",
      ["delivered_on", "promised_on"].map(
        (day) =>
          `SELECT supplier FROM arrived WHERE is_late AND in_year(${day}, 0) GROUP BY 1 HAVING count(*) > 15`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many suppliers have we been working with for more than ten years?",
      of("count(*)", "suppliers", "supplier_since < asked_on() - to_years(10)"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which suppliers have never received a purchase order?",
      of("name", "suppliers", "id NOT IN (SELECT supplier_id FROM orders)"),
      anyOrder,
    ),
    ask("How many suppliers do not have a contract?", [
      of("count(*)", "suppliers", "id NOT IN (SELECT supplier_id FROM contracts)"),
      of("count(*)", "suppliers", `id NOT IN (SELECT supplier_id FROM contracts WHERE ${running})`),
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "The three largest suppliers by spend in each category this year",
      topOfEach(3, "category", "supplier", spend, "bought", "in_year(ordered_on, 0)"),
      groups,
    ),
    ask(
      "Spend by plant and quarter in 2026",
      "SELECT plant, date_trunc('quarter', ordered_on), sum(value) FROM bought WHERE in_year(ordered_on, 0) GROUP BY ALL",
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many order lines were promised for October 2026, and how many of them have been delivered?",
      ["bought", "positions"].map((table) =>
        of("count(*), count(delivered_on)", table, "in_month(promised_on, 1)"),
      ),
    ),
    ask("What amount of invoices falls due in the next 30 days?", dueSoon),
    ask(
      "How many days did it take us on average to pay an invoice in each quarter of 2026?",
      ["paid_on", "invoiced_on"].map(
        (day) =>
          `${by(`date_trunc('quarter', ${day})`, "avg(paid_on - invoiced_on)", "bills", `paid_on IS NOT NULL AND in_year(${day}, 0)`)} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "snapshots",
    thread(
      ask("What did we owe our suppliers at the end of June 2026?", owed("2026-06-30")),
      ask("And a year earlier?", owed("2025-06-30")),
    ),
    ask(
      "Overdue share of payables by plant at the end of September 2026",
      by(
        "plant",
        "sum(amount) FILTER (age <> 'not due') / sum(amount)",
        "balances",
        "month_end = DATE '2026-09-30'",
      ),
      groups,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Is the on-time delivery rate of Škorpil Fasteners better than that of Åkerlund Bearings?",
      of(...onTime("Škorpil Fasteners"), ...onTime("Åkerlund Bearings")),
    ),
    ask(
      "Are there any critical complaints that are still open?",
      of("count(*)", "complaints", "severity = 'CR' AND closed_on IS NULL"),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why are deliveries from China so often late?", "causes"),
    noAnswer("How much will we spend in the first quarter of 2027?", "no forecast"),
    noAnswer("Please send a reminder to all suppliers with overdue deliveries.", "an action"),
    noAnswer("What are the carbon emissions of our ten largest suppliers?", "no such thing"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many complaints were raised in the third quarter of 2026?",
        of("count(*)", "complaints", raisedIn(1)),
      ),
      ask(
        "How many of them are still open?",
        of("count(*)", "complaints", `${raisedIn(1)} AND closed_on IS NULL`),
      ),
      ask(
        "Which supplier caused the most complaints in that quarter?",
        `${by("supplier", "count(*)", "claims", raisedIn(1))} ${top(1)}`,
        ranked,
      ),
    ),
  ),
  ...furtherProcurementQuestions,
];
