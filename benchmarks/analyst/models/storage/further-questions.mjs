// A self-storage company, as its bookkeeper and the person for marketing ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const owing = "sum(remainder)";
const receivedIn = (back) => `in_month(received_at, ${back})`;
const lastThree = "received_at >= DATE '2026-08-01' AND received_at < DATE '2026-11-01'";
const rate = "count(*) FILTER (status = 'WON') / count(*)";
const insured = "count(insurance_plan) / count(*)";

/** October 2026 and the one of the year before. */
const octobers = ["2026", "2025"].map((year) => `${month("received_at")} = DATE '${year}-10-01'`);

/** Of a group of customers: from the invoice to the payment, or from the due date on. */
const waits = [
  "avg(date_diff('day', issued_on, paid_on))",
  "avg(date_diff('day', due_on, paid_on))",
];

const ofTheBooks = [
  thread(
    ask("total outstanding", of(owing, "unpaid")),
    ask("split by site", by("site", owing, "unpaid"), groups),
  ),
  ask(
    "how much is more than 30 days overdue",
    of(owing, "unpaid", "date_diff('day', due_on, asked_on()) > 30"),
  ),
  ask("late fees Q3", of("sum(late_fee)", "bills", "in_quarter(issued_on, 1)")),
  ask(
    "september invoices still unpaid",
    [
      of("count(*)", "unpaid", "in_month(issued_on, 2)"),
      of(`count(*), ${owing}`, "unpaid", "in_month(issued_on, 2)"),
      of(owing, "unpaid", "in_month(issued_on, 2)"),
      "SELECT invoice_no FROM unpaid WHERE in_month(issued_on, 2)",
      "SELECT invoice_no, remainder FROM unpaid WHERE in_month(issued_on, 2)",
    ],
    anyOrder,
  ),
  ask(
    "how much did we write off last year",
    of(owing, "bills", "status = 'WOFF' AND in_year(issued_on, 1)"),
  ),
  ask(
    "invoiced per month this year",
    `${by(month("issued_on"), "sum(total)", "bills", "in_year(issued_on, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "has INV-26-30722 been paid",
    ["status", "status, paid_on", "paid_on", "paid"].map((columns) =>
      of(columns, "bills", "invoice_no = 'INV-26-30722'"),
    ),
  ),
  ask(
    "how long do businesses take to pay compared to private customers",
    waits.flatMap((wait) =>
      compared("customer_type", wait, "bills", ["customer_type = 'BUS'", "customer_type = 'DOM'"]),
    ),
  ),
  ask(
    "insurance income October vs September",
    compared(month("issued_on"), "sum(insurance)", "bills", [
      "in_month(issued_on, 1)",
      "in_month(issued_on, 2)",
    ]),
  ),
  ask(
    "ten biggest debtors",
    [
      ...["true", "due_on < asked_on()"].map(
        (when) => `${by("customer_name", owing, "unpaid", when)} ${top(10)}`,
      ),
      `SELECT any_value(customer_name), ${owing} FROM unpaid GROUP BY customer_id ORDER BY 2 DESC, 1 LIMIT 10`,
    ],
    ranked,
  ),
  ask(
    "how much came in by card in October",
    of("sum(paid)", "bills", "pay_method = 'CRD' AND in_month(paid_on, 1)"),
  ),
  thread(
    ask(
      "shop revenue by category this year",
      by("category", "sum(total)", "shop", "in_year(sold_at, 0)"),
      groups,
    ),
    // The whole of last year, or its same ten months.
    ask(
      "same for last year",
      [
        by("category", "sum(total)", "shop", "in_year(sold_at, 1)"),
        by(
          ...["category", "sum(total)", "shop"],
          "sold_at >= DATE '2025-01-01' AND sold_at < DATE '2025-11-01'",
        ),
      ],
      groups,
    ),
  ),
  noAnswer(
    "what was our margin on padlocks this year",
    "what padlocks cost us is not in the model",
  ),
];

const ofMarketing = [
  thread(
    ask(
      "where did our enquiries come from last month",
      [
        by("source", "count(*)", "asked", receivedIn(1)),
        by("source", "count(*)", "asked", `${receivedIn(1)} AND source IS NOT NULL`),
        by("channel", "count(*)", "asked", receivedIn(1)),
      ],
      groups,
    ),
    ask(
      "and which of those converted best",
      ["source", "channel"].map((group) => `${by(group, rate, "asked", receivedIn(1))} ${top(1)}`),
    ),
  ),
  ask(
    "google ads enquiries october vs last october",
    compared(month("received_at"), "count(*)", "asked", octobers, "source = 'google_ads'"),
  ),
  ask("which source brings in the customers who stay longest", [
    `${by("source", "avg(stay)", "asked", "let_status = 'END' AND source IS NOT NULL")} ${top(1)}`,
    `${by("source", "avg(date_diff('day', move_in_on, coalesce(move_out_on, asked_on())))", "asked", "status = 'WON' AND source IS NOT NULL")} ${top(1)}`,
  ]),
  ask("why do we lose enquiries", by("lost_reason", "count(*)", "asked", "status = 'LST'"), groups),
  ask(
    "how many people used STUDENT10 this year",
    ["count(*)", "count(DISTINCT customer_id)"].map((figure) =>
      of(figure, "lets", "promo_code = 'STUDENT10' AND in_year(move_in_on, 0)"),
    ),
  ),
  ask(
    "lost on price by site, last 3 months",
    by("site", "count(*)", "asked", `lost_reason = 'Price' AND ${lastThree}`),
    groups,
  ),
  ask(
    "which day of the week gets the most enquiries",
    ["isodow", "dayname"].map(
      (day) => `${by(`${day}(received_at)`, "count(*)", "asked")} ${top(1)}`,
    ),
  ),
  ask("insurance take up by site", by("site", insured, "live"), groups),
  ask(
    "average days from enquiry to move in",
    of("avg(date_diff('day', received_at, move_in_on))", "asked", "status = 'WON'"),
  ),
  ask(
    "who answers enquiries the fastest",
    `${by("handled_by", "avg(first_reply_minutes)", "asked", "handled_by IS NOT NULL")} ${top(1, "ASC")}`,
  ),
  noAnswer("what did we spend on google ads in october", "spending is not in the model"),
  noAnswer("google review score by site", "there are no reviews in the model"),
];

export const furtherStorageQuestions = [...ofTheBooks, ...ofMarketing];
