// A hirer of event equipment: invoices, crews and stock, as the finance lead and the depots' managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const within = (column, first, end) => `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const amount = "sum(amount)";
const open = "paid_on IS NULL";
const bluebird = `client = 'Bluebird Live' AND ${open}`;
const invoicedThisYear = "in_year(invoiced_on, 0)";
const lastWeek = within("starts_at", "2026-10-19", "2026-10-26");
const endOf = (day) => `month_end = DATE '${day}'`;
const latest = endOf("2026-10-31");
const heaters = "item = 'Patio Heater'";
const late = "count(*) FILTER (is_late) / count(hours)";
const jobsThisYear = "in_year(starts_at, 0)";

const invoices = [
  ...inClass(
    "time",
    ask(
      "How much have we invoiced year to date vs the same period last year?",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(invoiced_on)", amount, "bills", [
          invoicedThisYear,
          within("invoiced_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "invoiced amount between 15 september and 15 october 2026",
      of(amount, "bills", within("invoiced_on", "2026-09-15", "2026-10-16")),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Running total of the invoiced amount by month for 2026",
      `SELECT m, sum(v) OVER (ORDER BY m) FROM (${by(`${month("invoiced_on")} AS m`, `${amount} AS v`, "bills", invoicedThisYear)}) ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many invoices from October were for more than £5,000?",
      of("count(*)", "bills", "in_month(invoiced_on, 1) AND amount > 5000"),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "List the invoices Bluebird Live still hasn't paid",
      [
        `SELECT invoice_no FROM bills WHERE ${bluebird}`,
        `SELECT invoice_no, amount FROM bills WHERE ${bluebird}`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Did Leeds invoice more than Avonmouth in October?",
      compared(
        "depot",
        amount,
        "bills",
        ["depot = 'Leeds'", "depot = 'Avonmouth'"],
        "in_month(invoiced_on, 1)",
      ),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("What's the open amount right now?", of(amount, "bills", open)),
      ask("how much of that is overdue", of(amount, "bills", `${open} AND due_on < asked_on()`)),
    ),
  ),
];

const crews = [
  ...inClass(
    "figures",
    ask(
      "How many deliveries did the crews do last week?",
      of("count(*)", "crew_jobs", `kind = 'DEL' AND ${lastWeek}`),
    ),
    ask(
      "crew hours per set-up job in Q3",
      of("sum(hours) / count(*)", "crew_jobs", "kind = 'SET' AND in_quarter(starts_at, 1)"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "overtime by depot over the last 90 days",
      ["2026-08-02", "2026-08-03", "2026-08-04"].map((first) =>
        by("depot", "sum(overtime_hours)", "crew_jobs", within("starts_at", first, "2026-11-01")),
      ),
      groups,
    ),
    ask(
      "Late rate of our crew jobs by weekday this year",
      [
        by("dayname(starts_at)", late, "crew_jobs", jobsThisYear),
        by("isodow(starts_at)", late, "crew_jobs", jobsThisYear),
      ],
      groups,
    ),
  ),
];

const stock = inClass(
  "levels",
  ask(
    "How many units are in repair at the moment, per depot?",
    by("depot", "sum(in_repair)", "stock", latest),
    groups,
  ),
  ask(
    "What was the utilisation of marquees at the end of July?",
    of("sum(on_hire) / sum(owned)", "stock", `category = 'MRQ' AND ${endOf("2026-07-31")}`),
  ),
  thread(
    ask("How many patio heaters do we own?", of("sum(owned)", "stock", `${heaters} AND ${latest}`)),
    ask("just Leeds", of("sum(owned)", "stock", `${heaters} AND depot = 'Leeds' AND ${latest}`)),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why are so many units lost at festivals?", "cause"),
  noAnswer("What will hire revenue be next summer?", "forecast"),
  noAnswer("How much diesel did our trucks use in October?", "no fuel"),
  noAnswer(
    "How many orders did we have from Pemberton Palace in 2026?",
    "no such client",
    of("count(*)", "orders", "client = 'Pemberton Palace'"),
  ),
  noAnswer("Please mark invoice INV-74218 as paid", "action"),
  noAnswer("Wie hoch war der Mietumsatz in Leeds im September?", "language"),
  noAnswer("Should we drop dry hire altogether?", "opinion"),
  noAnswer("average number of guests per wedding this year", "no guests"),
);

export const furtherEventhireQuestions = [...invoices, ...crews, ...stock, ...refusals];
