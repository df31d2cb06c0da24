// The same department, in the words of a hurried colleague who knows the trade.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const spend = "sum(value)";
const thisYear = "in_year(ordered_on, 0)";
const sameSpan = "ordered_on BETWEEN DATE '2025-01-01' AND DATE '2025-10-31'";

/** Orders that are open in the words of the status, or of which something is still to come. */
const openOrders = ["status = 'O'", "status IN ('O', 'P')"];

const owed = (day) => of("sum(amount)", "balances", `month_end = DATE '${day}'`);
const ending = "NOT auto_renews AND ends_on BETWEEN DATE '2027-01-01' AND DATE '2027-12-31'";

export const furtherProcurementQuestions = [
  ...inClass(
    "values",
    ask(
      "spend celik metal 2025",
      of(spend, "bought", "supplier = 'Çelik Metal' AND in_year(ordered_on, 1)"),
    ),
    ask(
      "rush pos graz this yr",
      ["orders", "purchases WHERE status <> 'X'"].map((orders) =>
        of("count(*)", `(FROM ${orders})`, `is_urgent AND plant = 'Graz' AND ${thisYear}`),
      ),
    ),
    ask(
      "otd % last month",
      ["delivered_on", "promised_on"].map((day) =>
        of("avg((NOT is_late)::INT)", "arrived", `in_month(${day}, 1)`),
      ),
    ),
    ask("supplier of po-10234", of("supplier", "purchases", "number = 'PO-10234'")),
  ),
  ...inClass(
    "operations",
    ask(
      "savngs by catgory 2025",
      by("category", "sum(saved)", "bought", "in_year(ordered_on, 1)"),
      groups,
    ),
    ask(
      "maverick spend % this yr",
      of("sum(value) FILTER (contract_id IS NULL) / sum(value)", "bought", thisYear),
    ),
    ask(
      "avg po value lodz 2025 vs 2024",
      [
        ["sum(value) / count(DISTINCT order_id)", "bought"],
        ["sum(value) FILTER (status <> 'X') / count(DISTINCT order_id)", "positions"],
      ].flatMap(([figure, table]) =>
        compared(
          "date_trunc('year', ordered_on)",
          figure,
          table,
          ["in_year(ordered_on, 1)", "in_year(ordered_on, 2)"],
          "plant = 'Łódź'",
        ),
      ),
    ),
    ask(
      "median leadtime by country",
      by("country", "median(delivered_on - ordered_on)", "arrived"),
      groups,
    ),
    ask(
      "complaints growth mom 2026",
      `SELECT g, n / lag(n) OVER (ORDER BY g) - 1
       FROM (${by("date_trunc('month', raised_on) AS g", "count(*) AS n", "complaints")})
       QUALIFY year(g) = 2026 ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "items we buy from just one vendor",
      "SELECT item FROM bought GROUP BY 1 HAVING count(DISTINCT supplier_id) = 1",
      anyOrder,
    ),
    ask(
      "buyers > 1m spend ytd",
      ["buyer", "count(*)"].map(
        (figure) =>
          `SELECT ${figure} FROM (SELECT buyer FROM bought WHERE ${thisYear} GROUP BY 1 HAVING sum(value) > 1000000)`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "open pos older than 30 days",
      openOrders.map((state) =>
        of("count(*)", "orders", `${state} AND ordered_on < asked_on() - 30`),
      ),
    ),
    ask(
      "avg age of unpaid invoices",
      of("avg(asked_on() - invoiced_on)", "bills", "paid_on IS NULL"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "a suppliers w/o iso 9001",
      ["count(*)", "name"].map((figure) =>
        of(figure, "suppliers", "rating = 'A' AND NOT is_certified"),
      ),
      anyOrder,
    ),
    ask(
      "lines past promised date n still not delivered",
      of("count(*)", "bought", "delivered_on IS NULL AND promised_on < asked_on()"),
    ),
    ask(
      "contracts w/o auto renewal ending next yr",
      ["count(*)", "number"].map((figure) => of(figure, "contracts", ending)),
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "late delivs by weekday ytd",
      ["delivered_on", "promised_on"].map((day) =>
        by(`dayname(${day})`, "count(*)", "arrived", `is_late AND in_year(${day}, 0)`),
      ),
      groups,
    ),
    ask(
      "blocked invoices by reason",
      by("block_reason", "count(*)", "invoices", "block_reason IS NOT NULL"),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "eur paid in oct vs eur due in oct",
      of(
        ...["sum(amount)", "invoices", "in_month(paid_on, 1)"],
        ...["sum(amount)", "invoices", "in_month(due_on, 1)"],
      ),
    ),
  ),
  ...inClass(
    "snapshots",
    thread(ask("payables now", owed("2026-10-31")), ask("and a yr ago", owed("2025-10-31"))),
    ask(
      "avg month end payables 2025",
      `SELECT avg(v) FROM (${by("month_end", "sum(amount) AS v", "balances", "in_year(month_end, 1)")})`,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "any unpaid bills from akerlund",
      ["count(*)", "sum(amount)", "number"].map((figure) =>
        of(figure, "bills", "supplier = 'Åkerlund Bearings' AND paid_on IS NULL"),
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why did otd drop", "causes"),
    noAnswer("spend forecst dec", "no forecast"),
    noAnswer("cancel po-11380 pls", "an action"),
    noAnswer("iban of nordstrom electronics", "hidden"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("spend ytd", of(spend, "bought", thisYear)),
      ask("same period ly", of(spend, "bought", sameSpan)),
      ask(
        "by category",
        [
          by("category", spend, "bought", sameSpan),
          `SELECT category, sum(value) FILTER (${thisYear}), sum(value) FILTER (${sameSpan}) FROM bought GROUP BY 1`,
        ],
        groups,
      ),
    ),
  ),
];
