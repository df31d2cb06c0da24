// Nine campsites: sales, payments, work and reviews, as the finance lead and the head of operations ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const soldThisYear = "in_year(sold_on, 0)";
const isReceived = "purpose <> 'REF' AND paid_on IS NOT NULL";
const received = `sum(amount) FILTER (${isReceived})`;
const refunded = "sum(amount) FILTER (purpose = 'REF' AND paid_on IS NOT NULL)";
const owed = "paid_on IS NULL AND purpose <> 'REF'";
const oldBalances = "purpose = 'BAL' AND paid_on IS NULL AND due_on < DATE '2026-08-01'";
const poor = (year) => `score <= 5 AND ${between("reviewed_on", `${year}-08-01`, `${year}-09-01`)}`;

const sales = [
  ...inClass(
    "values",
    ask(
      "how many ice creams did we sell in july",
      of(
        "sum(quantity)",
        "sold",
        `product = 'Ice cream' AND ${between("sold_on", "2026-07-01", "2026-08-01")}`,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which snack bar product brought in the most money this year?",
      `${by("product", "sum(amount)", "sold", `category = 'BAR' AND ${soldThisYear}`)} ${top(1)}`,
    ),
  ),
  ...inClass(
    "figures",
    thread(
      ask(
        "Sales revenue by category this year",
        by("category", "sum(amount)", "sold", soldThisYear),
        groups,
      ),
      ask(
        "as a share of the total",
        by("category", "sum(amount) / sum(sum(amount)) OVER ()", "sold", soldThisYear),
        share,
      ),
    ),
  ),
];

const payments = [
  ...inClass(
    "figures",
    ask(
      "What amount is overdue from guests as of today?",
      of("sum(amount)", "paid", `${owed} AND due_on < asked_on()`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "net payments by payment method, Q3",
      by(
        "method",
        `coalesce(${received}, 0) - coalesce(${refunded}, 0)`,
        "paid",
        "in_quarter(paid_on, 1)",
      ),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Payments received year to date compared with the same time last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared(
          "year(paid_on)",
          "sum(amount)",
          "paid",
          ["in_year(paid_on, 0)", between("paid_on", "2025-01-01", end)],
          isReceived,
        ),
      ),
    ),
    ask(
      "refunds as a percentage of payments received, per quarter since the start of 2025",
      ["2026-10-01", "2026-11-01"].map(
        (end) =>
          `${by("date_trunc('quarter', paid_on)", `${refunded} / ${received}`, "paid", between("paid_on", "2025-01-01", end))} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which bookings still have an unpaid balance that was due before August?",
      `SELECT booking_no FROM paid WHERE ${oldBalances}`,
      anyOrder,
    ),
  ),
];

const work = [
  ...inClass(
    "grouping",
    ask(
      "Contractor costs of repairs done in 2025, per trade",
      by("trade", "sum(cost)", "work", "kind = 'REP' AND is_contractor AND in_year(done_on, 1)"),
      groups,
    ),
  ),
  ...inClass("lists"),
  ...inClass(
    "values",
    ask(
      "How many days did Gregor Oblak need on average for the repairs he finished this year?",
      of(
        "avg(days)",
        "work",
        "assigned_to = 'Gregor Oblak' AND kind = 'REP' AND in_year(done_on, 0)",
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Who finished the most cleanings last month?",
      `${by("assigned_to", "count(*)", "work", "kind = 'CLN' AND in_month(done_on, 1)")} ${top(1)}`,
    ),
  ),
];

const reviews = [
  ...inClass(
    "grouping",
    ask(
      "avg review score per campsite, reviews written this year, worst first",
      `${by("site", "avg(score)", "booked", "in_year(reviewed_on, 0)")} ORDER BY 2`,
      ranked,
    ),
  ),
  ...inClass(
    "limits",
    thread(
      ask(
        "How many reviews with a score of 5 or less were written in August?",
        of("count(*)", "booked", poor(2026)),
      ),
      ask("what about last year", of("count(*)", "booked", poor(2025))),
    ),
  ),
];

const medians = inClass(
  "figures",
  ask(
    "Median number of nights of a stay in a mobile home, arrivals 2025",
    of("median(nights)", "stays", "unit_type = 'MOB' AND in_year(arrival_on, 1)"),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why did the review scores of Pineta Mare fall this summer?", "cause"),
  noAnswer("What will occupancy be at Istria Bay next July?", "forecast"),
  noAnswer("What did we spend on cleaning staff wages in August?", "no wages"),
  noAnswer("How many litres of water did the Lido Verde use in July?", "no meters"),
  noAnswer(
    "How many bookings did Bodensee Park have in 2025?",
    "no such campsite",
    of("count(*)", "booked", "site = 'Bodensee Park'"),
  ),
  noAnswer("Please cancel booking CB-108200 and refund the deposit", "action"),
  noAnswer("Hoeveel gasten hadden we in juli op Krk Lagoon?", "language"),
  noAnswer("Is Chiara Fontana a better site manager than Stefan Brandl?", "opinion"),
);

export const furtherCampsitesQuestions = [
  ...sales,
  ...payments,
  ...work,
  ...reviews,
  ...medians,
  ...refusals,
];
