// Car parks, as a finance lead and an account manager of season passes ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
/** Takings are before refunds; who says revenue may mean what is left of them. */
const takings = "sum(amount)";
const revenue = [takings, "sum(net)"];
const thisYear = "in_year(paid_at, 0)";
const outstanding = "status IN ('OPN', 'DCA')";
/** To the day before that of asking, or to that day itself. */
const toDate = ["1101", "1102"].map((before) => `strftime(paid_at, '%m%d') < '${before}'`);
const refunded = ["refunded_on", "paid_at"];
const active = "status = 'ACT'";
const perCustomer = (figures, having) =>
  `SELECT customer${figures} FROM passes WHERE ${active} GROUP BY customer_id, customer ${having}`;

const finance = inClass(
  "finance",
  ask(
    "Total takings October vs October last year",
    compared("date_trunc('month', paid_at)", takings, "paid", [
      "in_month(paid_at, 1)",
      "in_month(paid_at, 13)",
    ]),
  ),
  ask(
    "payments by method last quater",
    [...revenue, "count(*)"].map((figure) =>
      by("method", figure, "paid", "in_quarter(paid_at, 1)"),
    ),
    groups,
  ),
  ask(
    "what share of takings was cash this year",
    of(`${takings} FILTER (method = 'Cash') / ${takings}`, "paid", thisYear),
  ),
  ask(
    "Refunds by month in 2026",
    refunded.flatMap((time) =>
      ["sum(refund)", "count(*)"].map(
        (figure) =>
          `${by(month(time), figure, "money", `refund > 0 AND in_year(${time}, 0)`)} ORDER BY 1`,
      ),
    ),
    series,
  ),
  ask(
    "How much money is still outstanding on penalty notices?",
    of("sum(charge)", "fines", outstanding),
  ),
  ask(
    "how many PCNs have been unpaid for more than 60 days",
    [outstanding, "status IN ('OPN', 'DCA', 'WOF')"].flatMap((where) =>
      ["issued_at::DATE", "due_on"].map((time) =>
        of("count(*)", "notices", `${where} AND date_diff('day', ${time}, asked_on()) > 60`),
      ),
    ),
  ),
  ask(
    "Revenue YTD compared to same period last year",
    toDate.flatMap((span) =>
      revenue.flatMap((figure) =>
        compared(
          "date_trunc('year', paid_at)",
          figure,
          "paid",
          [thisYear, "in_year(paid_at, 1)"],
          span,
        ),
      ),
    ),
  ),
  thread(
    ask(
      "How much did we refund in 2025?",
      refunded.map((time) => of("sum(refund)", "money", `in_year(${time}, 1)`)),
    ),
    ask(
      "which site was that mostly?",
      refunded.map(
        (time) => `${by("site", "sum(refund)", "money", `in_year(${time}, 1)`)} ${top(1)}`,
      ),
    ),
  ),
  thread(
    ask(
      "Cash takings this year by site",
      by("site", takings, "paid", `method = 'Cash' AND ${thisYear}`),
      groups,
    ),
    noAnswer("why is Castle Market so high?", "figures tell no causes"),
  ),
  noAnswer("What will we take in December?", "nobody forecasts"),
  noAnswer("What do other car parks in Leeds charge?", "nothing is known of other operators"),
  noAnswer("Send a reminder to everybody with an unpaid PCN", "it only answers questions"),
);

const accounts = inClass(
  "accounts",
  ask("How many active season passes do we have?", of("count(*)", "passes", active)),
  ask(
    "Top 10 customers by monthly fee",
    perCustomer(", sum(monthly)", "ORDER BY 2 DESC, 1 LIMIT 10"),
    ranked,
  ),
  ask(
    "How many season passes run out in November?",
    of("count(*)", "passes", `${active} AND in_month(ends_on, 0)`),
  ),
  ask(
    "customers with more than 5 active passes",
    [
      perCustomer(", count(*)", "HAVING count(*) > 5"),
      perCustomer("", "HAVING count(*) > 5"),
      `SELECT count(*) FROM (${perCustomer("", "HAVING count(*) > 5")})`,
    ],
    anyOrder,
  ),
  ask(
    "Season passes sold per month in 2026",
    `${by(month("sold_on"), "count(*)", "passes", "in_year(sold_on, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "cancelled passes by reason this year",
    ["true", "cancel_reason IS NOT NULL"].map((where) =>
      by("cancel_reason", "count(*)", "passes", `${where} AND in_year(cancelled_on, 0)`),
    ),
    groups,
  ),
  ask(
    "How many passes does Northgate Dental have?",
    [active, "true"].map((where) =>
      of("count(*)", "passes", `${where} AND customer = 'Northgate Dental'`),
    ),
  ),
  ask(
    "which business customers have no active pass any more?",
    "SELECT customer FROM passes WHERE customer_kind = 'B' GROUP BY 1 HAVING count(*) FILTER (status = 'ACT') = 0",
    anyOrder,
  ),
  ask(
    "How many customers does Priya look after?",
    ["true", active].map((where) =>
      of("count(DISTINCT customer_id)", "passes", `${where} AND account_manager = 'Priya Nair'`),
    ),
  ),
);

export const furtherParkingQuestions = [...finance, ...accounts];
