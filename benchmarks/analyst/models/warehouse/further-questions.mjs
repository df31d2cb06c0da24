// The same warehouse, as colleagues in a hurry type it: short, with the words of the trade and slips.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { coded, onTime } from "./views.mjs";

const lastCount = "counted_on = DATE '2026-10-31'";
const fashion = "industry = 'Fashion' AND";
const perOrder = "sum(shipping_cost) / count(*)";
const growth = "v / lag(v) OVER (ORDER BY g) - 1";
const ordersByMonth = (where) =>
  by(`${month("received_at")} AS g`, "count(*) AS v", "placed", where);

/** Returns per order: of what came back this year, or of this year's orders; of all, or of those that left or arrived. */
const returnRates = ["true", "shipped_at IS NOT NULL", "delivered_on IS NOT NULL"].flatMap(
  (which) =>
    ["arrived_on", "received_at"].map(
      (time) =>
        `SELECT (${of("count(*)", "came_back", `${fashion} in_year(${time}, 0)`)})
         / (${of("count(*)", "placed", `${fashion} in_year(received_at, 0) AND ${which}`)})`,
    ),
);

const unitRate = `SELECT (${of("sum(units)", "came_back", `${fashion} in_year(arrived_on, 0)`)})
  / (${of("sum(units)", "placed", `${fashion} in_year(received_at, 0)`)})`;

const figures = [
  ...inClass(
    "values",
    ask("orders gyor oct", of("count(*)", "placed", "site = 'Győr' AND in_month(received_at, 1)")),
    ask(
      "damaged returns last yr",
      of("count(*)", "came_back", "reason = 'DMG' AND in_year(arrived_on, 1)"),
    ),
    ask(
      "turnover musliwerk q3",
      of("sum(amount)", "billed", "client = 'Müsliwerk' AND in_quarter(billed_on, 1)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "mom growth orders 2026",
      [
        `SELECT g, ${growth} FROM (${ordersByMonth("true")}) QUALIFY year(g) = 2026 ORDER BY 1`,
        `SELECT g, ${growth} FROM (${ordersByMonth("in_year(received_at, 0)")}) ORDER BY 1`,
      ],
      series,
    ),
    ask("return rate fashion this yr", [...returnRates, unitRate]),
    ask(
      "avg hrs to ship by site last mth",
      ["received_at", "shipped_at"].map((time) =>
        by(
          "site",
          "avg(date_diff('minute', received_at, shipped_at)) / 60",
          "placed",
          `in_month(${time}, 1)`,
        ),
      ),
      groups,
    ),
    ask(
      "on time % by carrer 2026",
      ["received_at", "shipped_at"].map((time) =>
        by("carrier", onTime, "placed", `in_year(${time}, 0)`),
      ),
      groups,
    ),
    ask("shipping cost per parcel dpd vs gls", [
      ...compared("carrier", perOrder, "placed", ["carrier = 'DPD'", "carrier = 'GLS'"]),
      ...compared(
        ...["carrier", perOrder, "placed", ["carrier = 'DPD'", "carrier = 'GLS'"]],
        "shipped_at IS NOT NULL",
      ),
    ]),
    ask("how many diff pickers worked in aug", [
      of("count(DISTINCT picker_id)", "placed", "in_month(shipped_at, 3)"),
      of("count(DISTINCT picker_id)", "placed", "in_month(received_at, 3)"),
    ]),
    ask("avg orders per day in sept", of("count(*) / 30", "placed", "in_month(received_at, 2)")),
  ),
  ...inClass(
    "limits",
    ask(
      "how many unpaid invoices over 3k",
      of("count(*)", "billed", "paid_on IS NULL AND amount > 3000"),
    ),
    ask(
      "which pickers have more than 150 orders this yr",
      ["received_at", "shipped_at"].map(
        (time) =>
          `${by("picker", "count(*)", "placed", `in_year(${time}, 0) AND picker IS NOT NULL`)} HAVING count(*) > 150`,
      ),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "ages",
    ask("how many invoices r overdue by more than 30 days", [
      of("count(*)", "billed", "paid_on IS NULL AND due_on < asked_on() - 30"),
    ]),
    ask(
      "how long r active clients with us on avg",
      [1, 30.4375, 365.25].map((days) =>
        of(`avg(date_diff('day', contract_start, asked_on())) / ${days}`, "active"),
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "pickers w/o any order this yr",
      ["received_at", "shipped_at"].flatMap((time) =>
        ["true", "left_on IS NULL"].flatMap((which) =>
          ["name", "count(*)"].map((what) =>
            of(
              what,
              "pickers",
              `${which} AND id NOT IN (SELECT picker_id FROM orders WHERE picker_id IS NOT NULL AND in_year(${time}, 0))`,
            ),
          ),
        ),
      ),
      { anyOrder: true },
    ),
  ),
];

const grouped = [
  ...inClass(
    "grouping",
    ask(
      "returns by reason n site 2026",
      coded(
        "reason",
        (reason) =>
          `SELECT ${reason}, site, count(*) FROM came_back WHERE in_year(arrived_on, 0) GROUP BY ALL`,
      ),
      { anyOrder: true },
    ),
    ask("top 3 destinations per site", topOfEach(3, "site", "destination", "count(*)", "placed"), {
      anyOrder: true,
    }),
    ask(
      "busiest weekday for orders",
      `${by("dayname(received_at)", "count(*)", "placed")} ${top(1)}`,
    ),
    ask(
      "inbound pallets by qtr last yr",
      `${by("date_trunc('quarter', arrived_on)", "sum(pallets)", "deliveries", "in_year(arrived_on, 1)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "parcels delivered last wk",
      ["2026-10-19", "2026-10-25"].map((start) =>
        of("count(*)", "placed", `delivered_on BETWEEN DATE '${start}' AND DATE '${start}' + 6`),
      ),
    ),
    ask(
      "shops signed since jan 2025",
      ["name", "count(*)"].map((what) =>
        of(what, "clients", "contract_start >= DATE '2025-01-01'"),
      ),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "pallet places by zone now",
      coded("zone", (zone) => by(zone, "sum(pallet_places)", "stock", lastCount)),
      groups,
    ),
    ask(
      "stock value poznan end of june vs end of sept",
      compared(
        "counted_on",
        "sum(stock_value)",
        "stock",
        ["counted_on = DATE '2026-06-30'", "counted_on = DATE '2026-09-30'"],
        "site = 'Poznań'",
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("any returns not processed yet?", of("count(*)", "came_back", "processed_on IS NULL")),
  ),
];

const cancelled = "status = 'CA' AND in_year(received_at, 0)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("canceled orders this yr", of("count(*)", "placed", cancelled)),
    ask("by chanel", by("channel", "count(*)", "placed", cancelled), groups),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("best selling sku last month", "no such thing"),
  noAnswer("whats the forecast for black friday", "no forecast"),
  noAnswer("book a truck to poznan for monday", "an action"),
  noAnswer("hourly wage per picker", "not shown to readers"),
);

export const further = [...figures, ...grouped, ...followUps, ...refusals];
