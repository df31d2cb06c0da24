// Kitchen showrooms: fitting, snags, suppliers and the order book, as the head of operations asks.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const kowalski = "fitting_team = 'Kowalski Fitters'";
const snagsInQuarter = between("reported_on", "2026-07-01", "2026-10-01");
const dueInQuarter = between("due_on", "2026-07-01", "2026-10-01");
const lateRate = "count(*) FILTER (is_late) / count(received_on)";

const fitting = [
  ...inClass(
    "figures",
    ask(
      "How many different fitting teams started a job in October?",
      of("count(DISTINCT fitting_team)", "fitted", "in_month(starts_on, 1)"),
    ),
    ask("What share of the installations completed in Q3 had no snag at all?", [
      of(
        "count(*) FILTER (is_snag_free) / count(*)",
        "fitted",
        between("completed_on", "2026-07-01", "2026-10-01"),
      ),
    ]),
  ),
  ...inClass(
    "limits",
    ask(
      "Which teams have an average rating below 4 stars, going by the reviews written this year?",
      `${by("fitting_team", "avg(stars)", "fitted", "in_year(reviewed_on, 0)")} HAVING avg(stars) < 4`,
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many jobs did Kowalski complete in October?",
        of("count(*)", "fitted", `${kowalski} AND in_month(completed_on, 1)`),
      ),
      ask("and in Q3?", of("count(*)", "fitted", `${kowalski} AND in_quarter(completed_on, 1)`)),
    ),
  ),
];

const aftercare = [
  ...inClass(
    "values",
    ask(
      "damaged and missing items reported in October - how many snags of each?",
      by(
        "snag_type",
        "count(*)",
        "faults",
        "snag_type IN ('DMG', 'MIS') AND in_month(reported_on, 1)",
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Remedial cost per snag by cause, for snags reported in 2025 that are resolved",
      [
        by(
          "caused_by",
          "sum(remedial_cost) / count(*)",
          "faults",
          "in_year(reported_on, 1) AND resolved_on IS NOT NULL",
        ),
        by(
          "caused_by",
          "sum(remedial_cost) / count(*)",
          "faults",
          "in_year(reported_on, 1) AND resolved_on IS NOT NULL AND caused_by IS NOT NULL",
        ),
      ],
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask("How many open snags have no remedial visit booked yet?", [
      of("count(*)", "faults", "resolved_on IS NULL AND visit_on IS NULL"),
    ]),
  ),
  ...inClass(
    "lists",
    ask(
      "Which urgent snags are still open?",
      "SELECT snag_no FROM faults WHERE is_urgent AND resolved_on IS NULL",
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("Snags by type in Q3", by("snag_type", "count(*)", "faults", snagsInQuarter), groups),
      ask(
        "only Stockport",
        by("snag_type", "count(*)", "faults", `${snagsInQuarter} AND showroom = 'Stockport'`),
        groups,
      ),
      ask(
        "by fitting team instead",
        by("fitting_team", "count(*)", "faults", `${snagsInQuarter} AND showroom = 'Stockport'`),
        groups,
      ),
    ),
  ),
];

const purchasing = [
  ...inClass(
    "figures",
    ask(
      "What did we spend with Castleton Stone this year and on how many POs?",
      of(
        "sum(amount), count(*)",
        "bought",
        "supplier = 'Castleton Stone' AND in_year(ordered_on, 0)",
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Late rate by supplier for purchase orders due in Q3",
      by("supplier", lateRate, "bought", dueInQuarter),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "which appliance POs are overdue?",
      "SELECT po_no FROM bought WHERE category = 'APP' AND received_on IS NULL AND due_on < asked_on()",
      anyOrder,
    ),
  ),
];

const book = [
  ...inClass(
    "levels",
    ask("How big was the order book at the end of September?", [
      of("sum(order_value)", "order_book", "month_end = DATE '2026-09-30'"),
      of("sum(open_orders)", "order_book", "month_end = DATE '2026-09-30'"),
    ]),
    ask(
      "Deposits held by showroom as of now",
      by("showroom", "sum(deposits_held)", "order_book", "month_end = DATE '2026-10-31'"),
      groups,
    ),
    ask(
      "how has the value of the order book in the South West developed this year, month by month?",
      `${by("month_end", "sum(order_value)", "order_book", "region = 'South West' AND in_year(month_end, 0)")} ORDER BY 1`,
      series,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did we get fewer orders in September?", "cause"),
  noAnswer("What will our order value be in Q1 2027?", "forecast"),
  noAnswer("Which customers complained about the showroom car park?", "no such complaints"),
  noAnswer(
    "How many orders did the Cardiff showroom take this year?",
    "no such showroom",
    of("count(*)", "sold", "showroom = 'Cardiff'"),
  ),
  noAnswer("Move the Brennan & Sons job of next Monday to Wednesday", "action"),
  noAnswer("Combien de cuisines avons-nous vendues en octobre ?", "language"),
  noAnswer("Which of our fitting teams do you like best?", "opinion"),
  noAnswer("How many hours did the designers work in October?", "no working hours"),
);

export const furtherKitchenQuestions = [
  ...fitting,
  ...aftercare,
  ...purchasing,
  ...book,
  ...refusals,
];
