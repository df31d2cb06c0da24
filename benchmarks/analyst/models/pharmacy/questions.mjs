// A pharmaceutical wholesaler, as its head of operations and its finance lead ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherPharmacyQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(placed_at, 0)";
const fillRate = "sum(qty_supplied) / sum(qty_ordered)";
const onTime = "avg(CASE WHEN is_late THEN 0 ELSE 1 END)";
/** The same span of last year, whether or not the day of asking counts. */
const sameSpans = ["2025-11-01", "2025-11-02"].map(
  (end) => `placed_at >= DATE '2025-01-01' AND placed_at < DATE '${end}'`,
);

/** Late ones of the third quarter, by the time promised or by the time they came. */
const lateInQuarter = ["promised_at", "delivered_at"].map(
  (time) => `is_late AND in_quarter(${time}, 1)`,
);

/** With the rows that have no value, and without them. */
const withOrWithout = (column, where) => [where, `${where} AND ${column} IS NOT NULL`];

const soonExpiring = [
  "BETWEEN asked_on() AND asked_on() + 90",
  "BETWEEN asked_on() AND asked_on() + 89",
];

/** By the product's name, or each maker's product of that name for itself. */
const shortTop = (group) => `SELECT any_value(product), sum(short) FROM handled
  WHERE in_quarter(placed_at, 1) GROUP BY ${group} ORDER BY 2 DESC, 1 LIMIT 10`;

const lowInGalway = (group) => `SELECT any_value(product), sum(qty_on_hand) FROM batches
  WHERE depot = 'Galway' GROUP BY ${group} HAVING sum(qty_on_hand) < 100`;

const averageOrder = (where) =>
  withOrWithout("channel", `${where} AND status <> 'CXL'`).map((condition) =>
    by("channel", "avg(value)", "placed", condition),
  );

/** Rows of lines are not the only average of an order: what was supplied over the orders is one too. */
const suppliedPerOrder = (where) => `SELECT channel, sum(net) / count(DISTINCT order_id)
  FROM sold JOIN (SELECT id AS placed_id, channel FROM orders) ON placed_id = order_id
  WHERE ${where} AND status <> 'CXL' GROUP BY 1`;

const excursions = ["2025-11-01", "2025-11-02"].flatMap((end) =>
  compared("year(promised_at)", "count(*) FILTER (temp_breach)", "deliveries", [
    "in_year(promised_at, 0)",
    `(promised_at >= DATE '2025-01-01' AND promised_at < DATE '${end}')`,
  ]),
);

const operations = [
  ask("How many orders came in in October?", of("count(*)", "orders", "in_month(placed_at, 1)")),
  thread(
    ask("What was our fill rate last month?", of(fillRate, "handled", "in_month(placed_at, 1)")),
    ask("and per depot?", by("depot", fillRate, "handled", "in_month(placed_at, 1)"), groups),
  ),
  ask(
    "On-time rate by depot this year",
    by("depot", onTime, "arrived", "in_year(promised_at, 0)"),
    groups,
  ),
  thread(
    ask(
      "How many deliveries were late in Q3?",
      lateInQuarter.map((where) => of("count(*)", "arrived", where)),
    ),
    ask(
      "which 5 drivers had most of them?",
      lateInQuarter
        .flatMap((where) => withOrWithout("driver", where))
        .map((where) => `${by("driver", "count(*)", "arrived", where)} ${top(5)}`),
      ranked,
    ),
  ),
  ask(
    "Top 10 products by units we couldn't supply last quarter",
    ["product", "product_id"].map(shortTop),
    ranked,
  ),
  ask("Temperature excursions this year vs the same time last year", excursions),
  ask(
    "failed deliveries by reason in 2026",
    by("fail_reason", "count(*)", "deliveries", "status = 'FLD' AND in_year(promised_at, 0)"),
    groups,
  ),
  thread(
    ask("What is our stock worth right now?", of("sum(worth)", "batches")),
    ask("split that by depot please", by("depot", "sum(worth)", "batches"), groups),
  ),
  ask(
    "How much stock in euros expires in the next 90 days?",
    soonExpiring.map((span) => of("sum(worth)", "batches", `expiry_date ${span}`)),
  ),
  ask(
    "Which batches are in quarantine in Cork?",
    ["true", "qty_on_hand > 0"].map((where) =>
      of("batch_no", "batches", `status = 'QUA' AND depot = 'Cork' AND ${where}`),
    ),
    anyOrder,
  ),
  ask(
    "which products have less than 100 units left in Galway",
    ["product", "product_id"].map(lowInGalway),
    groups,
  ),
  ask(
    "How many units of Ozempic 1mg do we have in stock?",
    of("sum(qty_on_hand)", "batches", "product = 'Ozempic 1mg'"),
  ),
];

const finance = [
  ask(
    "Net revenue this year compared to the same period last year",
    sameSpans.flatMap((span) =>
      compared("year(placed_at)", "sum(net)", "sold", [thisYear, `(${span})`]),
    ),
  ),
  ask(
    "revnue by month 2026",
    `${by(month("placed_at"), "sum(net)", "sold", thisYear)} ORDER BY 1`,
    series,
  ),
  ask(
    "Gross margin by category last quarter",
    by("category", "(sum(net) - sum(cost)) / sum(net)", "sold", "in_quarter(placed_at, 1)"),
    groups,
  ),
  ask(
    "What share of this year's revenue comes from generics?",
    of("sum(net) FILTER (is_generic) / sum(net)", "sold", thisYear),
  ),
  thread(
    ask(
      "Average order value by channel this year",
      [...averageOrder(thisYear), suppliedPerOrder(thisYear)],
      groups,
    ),
    ask(
      "and last year?",
      ["in_year(placed_at, 1)", ...sameSpans].flatMap((span) => [
        ...averageOrder(span),
        suppliedPerOrder(span),
      ]),
      groups,
    ),
  ),
  ask(
    "Which 5 manufacturers have the most returns this year?",
    ["count(*)", "sum(qty)"].map(
      (figure) =>
        `${by("manufacturer", figure, "sent_back", "in_year(requested_on, 0)")} ${top(5)}`,
    ),
    ranked,
  ),
  ask(
    "how much credit for returns is still pending?",
    of("sum(credit)", "sent_back", "status IN ('REQ', 'APP')"),
  ),
  ask(
    "avg discount chains vs independents in 2026",
    compared("kind", "avg(discount_pct) / 100", "sold", ["kind = 'CHN'", "kind = 'IND'"], thisYear),
  ),
  ask(
    "How many orders over 2,000 euro did we have in September?",
    of("count(*)", "placed", "value > 2000 AND in_month(placed_at, 2)"),
  ),
];

const without = [
  noAnswer("Why did our fill rate drop in October?", "causes are not in the data"),
  noAnswer("What will revenue be in December?", "nothing is forecast"),
  noAnswer("which pharmacies are likely to leave us next year?", "nothing is predicted"),
  noAnswer("How many prescriptions did Medipoint dispense last month?", "no prescriptions"),
  noAnswer("how much do we have in overdue invoices?", "no invoices and no payments"),
  noAnswer("What's our market share in Munster?", "nothing of what others sell"),
  noAnswer("Send the list of late deliveries to the Cork depot", "it can only tell figures"),
  noAnswer(
    "How much did Fitzgerald's Pharmacy in Tralee buy this year?",
    "there is no such pharmacy",
    "SELECT 0",
  ),
];

export const pharmacyQuestions = [
  ...operations,
  ...finance,
  ...furtherPharmacyQuestions,
  ...without,
];
