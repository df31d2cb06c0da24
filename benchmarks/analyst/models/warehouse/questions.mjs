// A warehouse that stores and sends for online shops: what its managers ask, in whole sentences.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { further } from "./further-questions.mjs";
import { coded, onTime } from "./views.mjs";

const figures = [
  ...inClass(
    "values",
    ask(
      "How many orders did we receive from Café Lumière in 2026?",
      of("count(*)", "placed", "client = 'Café Lumière' AND in_year(received_at, 0)"),
    ),
    ask("What were the shipping costs with GLS in September 2026?", [
      of("sum(shipping_cost)", "placed", "carrier = 'GLS' AND in_month(received_at, 2)"),
      of("sum(shipping_cost)", "placed", "carrier = 'GLS' AND in_month(shipped_at, 2)"),
    ]),
  ),
  ...inClass(
    "operations",
    ask("By what percentage did revenue grow from 2024 to 2025?", [
      "SELECT sum(amount) FILTER (in_year(billed_on, 1)) / sum(amount) FILTER (in_year(billed_on, 2)) - 1 FROM billed",
    ]),
    ask(
      "How many orders did we receive this year compared with the same period of last year?",
      ["2025-11-01", "2025-11-02"].map((end) =>
        of(
          ...["count(*)", "placed", "in_year(received_at, 0)"],
          ...["count(*)", "placed", `in_year(received_at, 1) AND received_at < DATE '${end}'`],
        ),
      ),
    ),
    ask(
      "Show the cumulative revenue by month in 2026.",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("billed_on")} AS g`, "sum(amount) AS v", "billed", "in_year(billed_on, 0)")}) ORDER BY 1`,
      series,
    ),
    ask(
      "What is the median weight of a parcel by industry of the client?",
      by("industry", "median(weight_kg)", "placed"),
      groups,
    ),
    ask(
      "What share of the orders in 2026 was express?",
      of("avg(CAST(is_express AS INT))", "placed", "in_year(received_at, 0)"),
    ),
    ask(
      "What are the handling costs per return for each return reason?",
      coded("reason", (reason) => by(reason, "sum(handling_cost) / count(*)", "came_back")),
      groups,
    ),
    ask(
      "How many units does an order have on average in each sales channel?",
      by("channel", "avg(units)", "placed"),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask("How many orders weigh more than 20 kg?", of("count(*)", "placed", "weight_kg > 20")),
    ask(
      "Which clients had more than 150 orders in 2025?",
      `${by("client", "count(*)", "placed", "in_year(received_at, 1)")} HAVING count(*) > 150`,
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "ages",
    ask("How many open orders are older than three days?", [
      of("count(*)", "placed", "status = 'OP' AND received_at < asked_on() - 3"),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "Which of our active clients had no returns in October 2026?",
      ["client", "count(*)"].map((what) =>
        of(
          what === "client" ? "name" : what,
          "active",
          "id NOT IN (SELECT client_id FROM came_back WHERE in_month(arrived_on, 1))",
        ),
      ),
      { anyOrder: true },
    ),
    ask(
      "How many inbound deliveries have been announced but have not arrived yet?",
      of("count(*)", "deliveries", "arrived_on IS NULL"),
    ),
  ),
];

const grouped = [
  ...inClass(
    "grouping",
    ask(
      "Show me the orders by site and quarter in 2026.",
      "SELECT site, date_trunc('quarter', received_at), count(*) FROM placed WHERE in_year(received_at, 0) GROUP BY ALL",
      { anyOrder: true },
    ),
    ask(
      "Who are the top two clients by revenue in each industry this year?",
      topOfEach(2, "industry", "client", "sum(amount)", "billed", "in_year(billed_on, 0)"),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many orders were shipped in October 2026?",
      of("count(*)", "placed", "in_month(shipped_at, 1)"),
    ),
    ask(
      "What is the average number of days from arrival to put-away by site in 2026?",
      ["arrived_on", "put_away_on"].map((time) =>
        by(
          "site",
          "avg(date_diff('day', arrived_on, put_away_on))",
          "deliveries",
          `in_year(${time}, 0)`,
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "How many pallet places are occupied in Leipzig?",
      of("sum(pallet_places)", "stock", "site = 'Leipzig' AND counted_on = DATE '2026-10-31'"),
    ),
    ask(
      "What was the average number of occupied pallet places per month in 2026?",
      `SELECT avg(v) FROM (${by("counted_on", "sum(pallet_places) AS v", "stock", "in_year(counted_on, 0)")})`,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Were more orders cancelled in October 2026 than in September 2026?",
      compared(
        month("received_at"),
        "count(*)",
        "placed",
        ["in_month(received_at, 1)", "in_month(received_at, 2)"],
        "status = 'CA'",
      ),
    ),
  ),
];

const worstCarrier = (time) =>
  `${by("carrier", onTime, "placed", `in_year(${time}, 0)`)} ORDER BY 2 LIMIT 1`;

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "What was our revenue in the second quarter of 2026?",
      of("sum(amount)", "billed", "in_quarter(billed_on, 2)"),
    ),
    ask("And in the quarter after that?", of("sum(amount)", "billed", "in_quarter(billed_on, 1)")),
    ask(
      "Split it by service, please.",
      by("service", "sum(amount)", "billed", "in_quarter(billed_on, 1)"),
      groups,
    ),
  ),
  thread(
    ask("Which carrier has the lowest on-time rate this year?", [
      worstCarrier("received_at"),
      worstCarrier("shipped_at"),
    ]),
    ask(
      "How many orders did it carry?",
      ["received_at", "shipped_at"].flatMap((time) =>
        ["true", "shipped_at IS NOT NULL"].map((which) =>
          of(
            "count(*)",
            "placed",
            `carrier = (SELECT carrier FROM (${worstCarrier(time)})) AND in_year(${time}, 0) AND ${which}`,
          ),
        ),
      ),
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why did the returns increase in 2026?", "causes"),
  noAnswer("How many orders will we receive in December 2026?", "no forecast"),
  noAnswer("What is the customer satisfaction score of each client?", "no such thing"),
  noAnswer("Please send Müsliwerk a reminder about its unpaid charges.", "an action"),
);

export const warehouseQuestions = [
  ...[...figures, ...grouped, ...followUps, ...refusals, ...further],
];
