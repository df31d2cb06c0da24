// Logistics, by the classes of what is hard about it.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";

const groups = { chart: "groups", anyOrder: true };
const ranked = { chart: "groups" };
const series = { chart: "series" };
const of = (figure, where = "true") => `SELECT ${figure} FROM freight WHERE ${where}`;
const late = "count(*) FILTER (CAST(delivered_at AS DATE) > promised_on)";
const onTime = `1 - ${late} / count(delivered_at)`;
const lastCount = "counted_on = (SELECT max(counted_on) FROM stock)";

export const logisticsQuestions = [
  ...inClass(
    "values",
    ask("shipments with Rapid Freight", of("count(*)", "carrier = 'Rapid Freight GmbH'")),
    ask("freight cost to new york", of("sum(cost)", "destination = 'New York'")),
    ask("how many shipments by sea", of("count(*)", "mode = 'sea'")),
    ask("late shipments from rotterdam", of(late, "origin = 'Rotterdam Port'")),
    ask(
      "cost of skybridge in 2025",
      of("sum(cost)", "carrier = 'Skybridge Air' AND in_year(booked_at, 1)"),
    ),
    ask("on time rate of german carriers", of(onTime, "country = 'Germany'")),
    noAnswer("shipments to Tokyo", "no such city", "SELECT 0"),
    noAnswer("freight cost of Rapid Couriers", "no such carrier"),
  ),
  ...inClass(
    "operations",
    ask("cost per shipment", of("sum(cost) / count(*)")),
    ask(
      "freight cost per kg by mode",
      "SELECT mode, sum(cost) / sum(weight_kg) FROM freight GROUP BY 1",
      groups,
    ),
    ask("average weight of a shipment", of("avg(weight_kg)")),
    ask("what share of shipments is damaged", of("count(*) FILTER (is_damaged) / count(*)")),
    ask(
      "damaged shipments per 1000 shipments",
      of("1000 * count(*) FILTER (is_damaged) / count(*)"),
    ),
    ask(
      "running total of freight cost by month in 2025",
      "SELECT g, sum(v) OVER (ORDER BY g) FROM (SELECT date_trunc('month', booked_at) AS g, sum(cost) AS v FROM freight WHERE in_year(booked_at, 1) GROUP BY 1) ORDER BY 1",
      series,
    ),
    ask("how many different destination cities", of("count(DISTINCT destination)")),
    ask("90th percentile of weight", of("quantile_cont(weight_kg, 0.9)")),
  ),
  ...inClass(
    "limits",
    ask("shipments heavier than 2000 kg", of("count(*)", "weight_kg > 2000")),
    ask(
      "carriers with more than 900 shipments",
      [
        "SELECT carrier, count(*) FROM freight GROUP BY 1 HAVING count(*) > 900",
        "SELECT count(*) FROM (SELECT carrier FROM freight GROUP BY 1 HAVING count(*) > 900)",
      ],
      { anyOrder: true },
    ),
    ask("shipments between 100 and 200 kg", of("count(*)", "weight_kg BETWEEN 100 AND 200")),
  ),
  ...inClass(
    "absence",
    ask(
      "which carriers have no shipments",
      "SELECT name FROM carriers WHERE id NOT IN (SELECT carrier_id FROM shipments)",
    ),
    ask("shipments not yet delivered", of("count(*)", "delivered_at IS NULL")),
    ask("freight cost without air", of("sum(cost)", "mode <> 'air'")),
  ),
  ...inClass(
    "grouping",
    ask(
      "shipments by weekday",
      [
        "SELECT dayname(booked_at), count(*) FROM freight GROUP BY 1",
        "SELECT isodow(booked_at), count(*) FROM freight GROUP BY 1",
      ],
      groups,
    ),
    ask(
      "late shipments per carrier and year",
      `SELECT carrier, date_trunc('year', booked_at), ${late} FROM freight GROUP BY ALL`,
      { anyOrder: true, chart: "series" },
    ),
    ask(
      "top 2 carriers by cost for each mode",
      "SELECT mode, carrier, sum(cost) AS v FROM freight GROUP BY 1, 2 QUALIFY row_number() OVER (PARTITION BY mode ORDER BY v DESC) <= 2",
      groups,
    ),
    ask(
      "3 cheapest origin warehouses by freight cost",
      "SELECT origin, sum(cost) FROM freight GROUP BY 1 ORDER BY 2 LIMIT 3",
      ranked,
    ),
    ask(
      "on-time rate by quarter 2025",
      `SELECT date_trunc('quarter', booked_at), ${onTime} FROM freight WHERE in_year(booked_at, 1) GROUP BY 1 ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how many shipments were delivered in september",
      of("count(*)", "date_trunc('month', delivered_at) = DATE '2026-09-01'"),
    ),
    ask(
      "shipments booked last week",
      of(
        "count(*)",
        "date_trunc('week', booked_at) = date_trunc('week', asked_on()) - INTERVAL 7 DAY",
      ),
    ),
    ask("average days from booking to delivery", [
      of("avg(date_diff('minute', booked_at, delivered_at) / 1440.0)"),
      of("avg(date_diff('hour', booked_at, delivered_at) / 24.0)"),
      of("avg(date_diff('day', booked_at, delivered_at))"),
      of("avg(epoch(delivered_at - booked_at) / 86400)"),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask("current inventory", `SELECT sum(units) FROM stock WHERE ${lastCount}`),
    ask(
      "stock by warehouse",
      `SELECT warehouse, sum(units) FROM stock WHERE ${lastCount} GROUP BY 1`,
      groups,
    ),
    ask(
      "units in stock in 2025",
      "SELECT sum(units) FROM stock WHERE counted_on = (SELECT max(counted_on) FROM stock WHERE in_year(counted_on, 1))",
    ),
    ask(
      "inventory of electronics at lyon hub",
      `SELECT sum(units) FROM stock WHERE ${lastCount} AND category = 'Electronics' AND warehouse = 'Lyon Hub'`,
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why are shipments late", "causes"),
    noAnswer("which driver was the slowest", "no such thing"),
    noAnswer("what drives freight cost", "causes"),
    noAnswer("wie viele Sendungen gab es letzten Monat", "another language"),
    noAnswer("book a shipment to Paris", "an action"),
    noAnswer("how many shipments will be late next month", "no forecast"),
    noAnswer("fuel consumption by carrier", "no such thing"),
  ),
  ...inClass(
    "typos",
    ask("shipmnts by carier", "SELECT carrier, count(*) FROM freight GROUP BY 1", groups),
    ask("otd in 2025", of(onTime, "in_year(booked_at, 1)")),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "shipments in 2025 by mode",
        "SELECT mode, count(*) FROM freight WHERE in_year(booked_at, 1) GROUP BY 1",
        groups,
      ),
      ask(
        "and cost?",
        "SELECT mode, sum(cost) FROM freight WHERE in_year(booked_at, 1) GROUP BY 1",
        groups,
      ),
      ask(
        "without sea",
        "SELECT mode, sum(cost) FROM freight WHERE in_year(booked_at, 1) AND mode <> 'sea' GROUP BY 1",
        groups,
      ),
    ),
  ),
];

export const logisticsViews = [
  `CREATE VIEW freight AS SELECT s.*, c.name AS carrier, c.country
     FROM shipments s JOIN carriers c ON c.id = carrier_id`,
];
