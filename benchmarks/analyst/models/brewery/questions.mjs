// A regional brewery, as a careful manager asks: whole sentences and phrases, in the model's terms.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";
import { further } from "./further-questions.mjs";
import { laterBreweryQuestions } from "./later-questions.mjs";

const revenue = "sum(net_amount)";
const hectolitres = "sum(litres) / 100";
const kegs = "sum(quantity) FILTER (container LIKE 'K%')";
const thisYear = "in_year(ordered_at, 0)";
const anyOrder = { anyOrder: true };

const values = inClass(
  "values",
  ask(
    "What was our revenue from shops last month?",
    of(revenue, "sold", "channel = 'OFF' AND in_month(ordered_at, 1)"),
  ),
  ask(
    "How many kegs did we sell to Zum Löwen in 2025?",
    of(kegs, "sold", "customer = 'Zum Löwen' AND in_year(ordered_at, 1)"),
  ),
  ask(
    "How many hectolitres of Märzen did we sell in the last fiscal year?",
    of(
      hectolitres,
      "sold",
      "beer = 'Märzen' AND ordered_at >= DATE '2025-10-01' AND ordered_at < DATE '2026-10-01'",
    ),
  ),
);

const operations = inClass(
  "operations",
  ask("What is our average revenue per order in 2026?", [
    of(`${revenue} / count(DISTINCT order_id)`, "sold", thisYear),
    `SELECT (${of(revenue, "sold", thisYear)}) / (${of("count(*)", "orders", thisYear)})`,
  ]),
  ask(
    "What share of this year's revenue comes from kegs?",
    of(`${revenue} FILTER (container LIKE 'K%') / ${revenue}`, "sold", thisYear),
  ),
  ask(
    "Show the revenue of each month of 2026 and of the same month of the previous year.",
    `SELECT g, v, before FROM
       (SELECT g, v, lag(v, 12) OVER (ORDER BY g) AS before
        FROM (${by(`${month("ordered_at")} AS g`, `${revenue} AS v`, "sold")}))
     WHERE year(g) = 2026 ORDER BY g`,
    series,
  ),
  ask(
    "Cumulative hectolitres sold by quarter in 2025",
    `SELECT g, sum(v) OVER (ORDER BY g) FROM
       (${by("date_trunc('quarter', ordered_at) AS g", `${hectolitres} AS v`, "sold", "in_year(ordered_at, 1)")})
     ORDER BY g`,
    series,
  ),
  ask(
    "What is the median delivery time?",
    of("median(date_diff('day', ordered_at, delivered_at))", "dropped"),
  ),
  ask(
    "What is the average revenue per customer by channel in 2026?",
    [
      by("channel", `${revenue} / count(DISTINCT customer_id)`, "sold", thisYear),
      // Per customer that there is, the lost ones and those who bought nothing included.
      `SELECT channel, v / n FROM (${by("channel", `${revenue} AS v`, "sold", thisYear)})
       JOIN (${by("channel", "count(*) AS n", "customers")}) USING (channel)`,
    ],
    groups,
  ),
  ask("How many different customers ordered Helles in 2026?", [
    of("count(DISTINCT customer_id)", "ordered", `beer = 'Helles' AND ${thisYear}`),
    of("count(DISTINCT customer_id)", "sold", `beer = 'Helles' AND ${thisYear}`),
  ]),
);

const limits = inClass(
  "limits",
  ask(
    "Which customers bought more than 80 hectolitres this year?",
    `SELECT customer FROM sold WHERE ${thisYear} GROUP BY 1 HAVING ${hectolitres} > 80`,
    anyOrder,
  ),
  ask("How many batches lost more than 4 hectolitres?", of("count(*)", "brewed", "lost_hl > 4")),
);

const ages = inClass(
  "ages",
  ask("How many open orders were placed more than a week ago?", [
    of("count(*)", "orders", "status = 'open' AND ordered_at < asked_on() - 7"),
    of("count(*)", "orders", "status = 'open' AND ordered_at < asked_on() - 6"),
  ]),
);

const absences = inClass(
  "absence",
  ask(
    "Which customers have never placed an order?",
    "SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)",
    anyOrder,
  ),
  ask(
    "Which beers have not been brewed this year?",
    `SELECT name FROM beers
     WHERE id NOT IN (SELECT beer_id FROM batches WHERE in_year(brewed_on, 0))`,
    anyOrder,
  ),
);

const grouped = inClass(
  "grouping",
  ask(
    "Top three beers by revenue in each channel this year",
    `SELECT channel, beer, ${revenue} FROM sold WHERE ${thisYear} GROUP BY 1, 2
     QUALIFY row_number() OVER (PARTITION BY channel ORDER BY ${revenue} DESC) <= 3`,
    anyOrder,
  ),
  ask(
    "Loss rate by style and year of brewing",
    `SELECT style, date_trunc('year', brewed_on), sum(lost_hl) / sum(brewed_hl) FROM brewed
     WHERE status <> 'F' GROUP BY ALL`,
    anyOrder,
  ),
  ask(
    "On-time rate by route for each quarter of 2026",
    `SELECT route, date_trunc('quarter', delivered_at), avg((NOT is_late)::INT) FROM dropped
     WHERE in_year(delivered_at, 0) GROUP BY ALL`,
    anyOrder,
  ),
);

const time = inClass(
  "time",
  ask(
    "How many hectolitres did we package in August 2026?",
    of("sum(packaged_hl)", "brewed", "in_month(packaged_on, 3)"),
  ),
  // The day of asking is a Sunday.
  ask(
    "How many open orders are due next week?",
    of(
      "count(*)",
      "orders",
      "status = 'open' AND requested_on BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'",
    ),
  ),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "What was the value of our stock at the end of June 2026?",
    of("sum(stock_value)", "held", "counted_on = DATE '2026-06-30'"),
  ),
  ask(
    "Stock in hectolitres by month this year",
    [month("counted_on"), "counted_on"].map(
      (time) => `${by(time, "sum(hectolitres)", "held", "in_year(counted_on, 0)")} ORDER BY 1`,
    ),
    series,
  ),
);

const yesNo = inClass(
  "yes-no",
  ask("Did we sell more kegs in 2025 than in 2024?", [
    of(kegs, "sold", "in_year(ordered_at, 1)", kegs, "sold", "in_year(ordered_at, 2)"),
    `SELECT (${of(kegs, "sold", "in_year(ordered_at, 1)")}) - (${of(kegs, "sold", "in_year(ordered_at, 2)")})`,
    `SELECT (${of(kegs, "sold", "in_year(ordered_at, 1)")}) / (${of(kegs, "sold", "in_year(ordered_at, 2)")}) - 1`,
  ]),
);

const september = (year) =>
  `channel = 'ON' AND ${month("ordered_at")} = DATE '${String(year)}-09-01'`;

const followUps = inClass(
  "follow-ups",
  thread(
    ask("What was our revenue from pubs in September 2026?", of(revenue, "sold", september(2026))),
    ask("And in the same month of last year?", of(revenue, "sold", september(2025))),
    ask("Break that down by town.", by("town", revenue, "sold", september(2025)), groups),
  ),
);

const answerless = inClass(
  "refusals",
  noAnswer("Why did revenue in Colmar change last month?", "causes"),
  noAnswer("How much Helles will we sell next summer?", "no forecast"),
  noAnswer("What is the average bitterness of our ales?", "no such thing"),
  noAnswer("Please send a reminder to every customer with an unpaid order.", "an action"),
);

export const breweryQuestions = [
  ...[...values, ...operations, ...limits, ...ages, ...absences, ...grouped, ...time],
  ...[...snapshots, ...yesNo, ...followUps, ...answerless, ...further],
  ...laterBreweryQuestions,
];

/** `ordered` are all order lines, `sold` those of orders that were not cancelled. */
export const breweryViews = [
  `CREATE VIEW ordered AS
     SELECT l.*, o.ordered_at, o.requested_on, o.status, o.source, o.paid_on, o.customer_id,
       c.name AS customer, c.channel, c.town, c.is_tied, c.rep, b.name AS beer, b.style, b.is_seasonal
     FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN customers c ON c.id = o.customer_id
     JOIN beers b ON b.id = l.beer_id`,
  "CREATE VIEW sold AS SELECT * FROM ordered WHERE status <> 'cancelled'",
  `CREATE VIEW dropped AS
     SELECT d.*, o.ordered_at, o.requested_on, c.name AS customer, c.channel, c.town
     FROM deliveries d JOIN orders o ON o.id = d.order_id JOIN customers c ON c.id = o.customer_id`,
  `CREATE VIEW brewed AS
     SELECT a.* REPLACE (CAST(brewed_hl AS DECIMAL(10, 1)) AS brewed_hl, CAST(packaged_hl AS DECIMAL(10, 1)) AS packaged_hl),
       CAST(brewed_hl - packaged_hl AS DECIMAL(10, 1)) AS lost_hl, b.name AS beer, b.style
     FROM batches a JOIN beers b ON b.id = a.beer_id`,
  "CREATE VIEW held AS SELECT s.*, b.name AS beer, b.style FROM stock s JOIN beers b ON b.id = s.beer_id",
];
