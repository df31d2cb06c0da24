// The shop: groups, ranks, shares and series.
import { ask, heldOut } from "./ask.mjs";

const by = (column, { where = "true", limit = 1000, down = "DESC", of = "sum(net_amount)" } = {}) =>
  `SELECT ${column} AS g, ${of} AS v FROM sold WHERE ${where} GROUP BY 1 ORDER BY 2 ${down}, 1 LIMIT ${limit}`;
const over = (
  unit,
  { where = "true", of = "sum(net_amount)", from = "sold", time = "ordered_at" } = {},
) =>
  `SELECT date_trunc('${unit}', ${time}) AS g, ${of} AS v FROM ${from} WHERE ${where} GROUP BY 1 ORDER BY 1`;
const returnRate =
  "sum(net_amount) FILTER (state = 'returned') / sum(net_amount) FILTER (state IN ('sold', 'returned'))";
const groups = { chart: "groups", anyOrder: true };
const ranked = { chart: "groups" };
const series = { chart: "series" };
const share = { chart: "share", anyOrder: true };

export const shopGroups = [
  ask("revenue by city", by("city"), groups),
  ask("sales per categroy", by("category"), groups),
  heldOut(ask("turnover split by country", by("country"), groups)),
  ask(
    "show me revenue for each region in 2025 please",
    by("region", { where: "in_year(ordered_at, 1)" }),
    groups,
  ),
  ask(
    "orders by store",
    [
      by("store", { of: "count(DISTINCT order_id)" }),
      "SELECT stores.name, count(*) FROM orders JOIN stores ON stores.id = store_id GROUP BY 1",
    ],
    groups,
  ),
  heldOut(ask("units by channel", by("channel", { of: "sum(quantity)" }), groups)),
  ask("top 5 products", by("product", { limit: 5 }), ranked),
  ask(
    "5 best selling products by units this year",
    by("product", { limit: 5, of: "sum(quantity)", where: "in_year(ordered_at, 0)" }),
    ranked,
  ),
  heldOut(ask("top ten customers by revenue", by("customer_name", { limit: 10 }), ranked)),
  ask(
    "bottom 3 categories by profit",
    by("category", { limit: 3, down: "ASC", of: "sum(net_amount) - sum(cost_amount)" }),
    ranked,
  ),
  ask("which city has the highest revenue?", by("city", { limit: 1 })),
  heldOut(ask("which store sells the least", by("store", { limit: 1, down: "ASC" }))),
  ask(
    "worst performing region last quarter",
    by("region", { limit: 1, down: "ASC", where: "in_quarter(ordered_at, 1)" }),
  ),
  ask("who is our best customer", by("customer_name", { limit: 1 })),
  heldOut(
    ask(
      "which company bought the most in 2026",
      by("company", { limit: 1, where: "in_year(ordered_at, 0) AND company IS NOT NULL" }),
    ),
  ),
  ask(
    "category with the highest return rate",
    `SELECT category, ${returnRate} AS v FROM lines GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  ),
  ask(
    "return rate by category",
    `SELECT category, ${returnRate} AS v FROM lines GROUP BY 1 ORDER BY 2 DESC`,
    groups,
  ),
  heldOut(
    ask(
      "what are the 3 products with the highest margin",
      [
        by("product", { limit: 3, of: "sum(net_amount) - sum(cost_amount)" }),
        by("product", { limit: 3, of: "(sum(net_amount) - sum(cost_amount)) / sum(net_amount)" }),
      ],
      ranked,
    ),
  ),
  ask(
    "margin rate per category this year",
    by("category", {
      of: "(sum(net_amount) - sum(cost_amount)) / sum(net_amount)",
      where: "in_year(ordered_at, 0)",
    }),
    groups,
  ),
  ask(
    "avg order value by country",
    by("country", { of: "sum(net_amount) / count(DISTINCT order_id)" }),
    groups,
  ),
  heldOut(
    ask(
      "aov online vs store",
      by("channel", { of: "sum(net_amount) / count(DISTINCT order_id)" }),
      groups,
    ),
  ),
  ask("revenue berlin vs hamburg", by("city", { where: "city IN ('Berlin', 'Hamburg')" }), groups),
  ask(
    "compare munich and vienna in 2025",
    by("city", { where: "city IN ('Munich', 'Vienna') AND in_year(ordered_at, 1)" }),
    groups,
  ),
  heldOut(ask("private vs business customers revenue", by("kind"), groups)),
  ask("monthly revenue 2025", over("month", { where: "in_year(ordered_at, 1)" }), series),
  ask("revenue per quarter", over("quarter"), series),
  heldOut(
    ask(
      "how did our sales develop over the last 12 months",
      over("month", { where: "ordered_at >= '2025-11-01' AND ordered_at < '2026-11-01'" }),
      series,
    ),
  ),
  ask(
    "weekly orders since september 2026",
    [
      over("week", { where: "ordered_at >= '2026-09-01'", of: "count(DISTINCT order_id)" }),
      over("week", { where: "ordered_at >= '2026-09-01'", of: "count(*)", from: "orders" }),
    ],
    series,
  ),
  ask("revenue by year", over("year"), series),
  heldOut(
    ask("daily revenue in october 2026", over("day", { where: "in_month(ordered_at, 1)" }), series),
  ),
  ask(
    "revenue trend for tents by quarter",
    over("quarter", { where: "category = 'Tents'" }),
    series,
  ),
  ask(
    "line chart of new customers by month in 2026",
    over("month", {
      from: "customers",
      time: "joined_on",
      of: "count(*)",
      where: "in_year(joined_on, 0)",
    }),
    series,
  ),
  heldOut(
    ask(
      "orders by month in Warsaw in 2025",
      [
        over("month", {
          where: "city = 'Warsaw' AND in_year(ordered_at, 1)",
          of: "count(DISTINCT order_id)",
        }),
        over("month", {
          where: "city = 'Warsaw' AND in_year(ordered_at, 1)",
          of: "count(*)",
          from: "orders",
        }),
      ],
      series,
    ),
  ),
  ask(
    "which month had the highest revenue",
    "SELECT date_trunc('month', ordered_at) AS g, sum(net_amount) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
  ),
  ask(
    "best weekday for sales",
    "SELECT dayname(ordered_at) AS g, sum(net_amount) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
  ),
  heldOut(
    ask("on which day of the week do we get the most orders?", [
      "SELECT dayname(ordered_at) AS g, count(*) AS v FROM orders GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      "SELECT dayname(ordered_at) AS g, count(DISTINCT order_id) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ]),
  ),
  ask(
    "revenue by weekday",
    "SELECT dayname(ordered_at) AS g, sum(net_amount) AS v FROM sold GROUP BY 1",
    groups,
  ),
  ask(
    "share of revenue by channel",
    "SELECT channel, sum(net_amount) / (SELECT sum(net_amount) FROM sold) FROM sold GROUP BY 1",
    share,
  ),
  heldOut(
    ask(
      "percentage of revenue per country",
      "SELECT country, sum(net_amount) / (SELECT sum(net_amount) FROM sold) FROM sold GROUP BY 1",
      share,
    ),
  ),
  ask(
    "what percent of sales comes from the web shop",
    "SELECT sum(net_amount) FILTER (store = 'Web shop') / sum(net_amount) FROM sold",
  ),
  ask(
    "how much of our revenue is from business customers, in percent?",
    "SELECT sum(net_amount) FILTER (company IS NOT NULL) / sum(net_amount) FROM sold",
  ),
  heldOut(
    ask(
      "share of berlin in total revenue 2025",
      "SELECT sum(net_amount) FILTER (city = 'Berlin') / sum(net_amount) FROM sold WHERE in_year(ordered_at, 1)",
    ),
  ),
  ask("pie chart revenue by region", by("region"), share),
  ask(
    "cities with revenue over 500000",
    "SELECT city, sum(net_amount) FROM sold GROUP BY 1 HAVING sum(net_amount) > 500000",
    groups,
  ),
  heldOut(
    ask(
      "products that sold fewer than 150 units",
      "SELECT product, sum(quantity) FROM sold GROUP BY 1 HAVING sum(quantity) < 150",
      groups,
    ),
  ),
  ask("how many customers have more than 30 orders", [
    "SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) > 30)",
    "SELECT count(*) FROM (SELECT customer_id FROM sold GROUP BY 1 HAVING count(DISTINCT order_id) > 30)",
  ]),
  ask(
    "revenue growth 2025 vs 2024",
    "SELECT sum(net_amount) FILTER (year(ordered_at) = 2025), sum(net_amount) FILTER (year(ordered_at) = 2024) FROM sold",
  ),
  heldOut(
    ask(
      "how much did revenue grow last month compared to the month before",
      "SELECT sum(net_amount) FILTER (in_month(ordered_at, 1)), sum(net_amount) FILTER (in_month(ordered_at, 2)) FROM sold",
    ),
  ),
  ask("orders q3 2026 vs q3 2025", [
    "SELECT count(DISTINCT order_id) FILTER (date_trunc('quarter', ordered_at) = '2026-07-01'), count(DISTINCT order_id) FILTER (date_trunc('quarter', ordered_at) = '2025-07-01') FROM sold",
    "SELECT count(*) FILTER (date_trunc('quarter', ordered_at) = '2026-07-01'), count(*) FILTER (date_trunc('quarter', ordered_at) = '2025-07-01') FROM orders",
  ]),
  ask(
    "revenue last month year over year",
    "SELECT sum(net_amount) FILTER (in_month(ordered_at, 1)), sum(net_amount) FILTER (in_month(ordered_at, 13)) FROM sold",
  ),
  heldOut(
    ask("revenue this year vs last year", [
      "SELECT sum(net_amount) FILTER (year(ordered_at) = 2026), sum(net_amount) FILTER (year(ordered_at) = 2025 AND ordered_at < '2025-11-02') FROM sold",
      "SELECT sum(net_amount) FILTER (year(ordered_at) = 2026), sum(net_amount) FILTER (year(ordered_at) = 2025) FROM sold",
    ]),
  ),
  ask(
    "which city grew the most in 2025 vs 2024",
    "SELECT city, sum(net_amount) FILTER (year(ordered_at) = 2025) - sum(net_amount) FILTER (year(ordered_at) = 2024) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
  ),
  ask(
    "where did revenue drop most last year",
    "SELECT city, sum(net_amount) FILTER (year(ordered_at) = 2025) - sum(net_amount) FILTER (year(ordered_at) = 2024) AS v FROM sold GROUP BY 1 ORDER BY 2 LIMIT 1",
  ),
  heldOut(
    ask("fastest growing category 2026 vs 2025", [
      "SELECT category, sum(net_amount) FILTER (year(ordered_at) = 2026) - sum(net_amount) FILTER (year(ordered_at) = 2025 AND ordered_at < '2025-11-02') AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      "SELECT category, sum(net_amount) FILTER (year(ordered_at) = 2026) - sum(net_amount) FILTER (year(ordered_at) = 2025) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      // By the most percent, which the first line of an answer has to say.
      "SELECT category, 100.0 * (sum(net_amount) FILTER (year(ordered_at) = 2026) / sum(net_amount) FILTER (year(ordered_at) = 2025 AND ordered_at < '2025-11-02') - 1) AS v FROM sold GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ]),
  ),
  ask(
    "revenue by city and channel",
    "SELECT city, channel, sum(net_amount) FROM sold GROUP BY 1, 2",
    groups,
  ),
  ask(
    "revenue by month and region in 2025",
    "SELECT date_trunc('month', ordered_at), region, sum(net_amount) FROM sold WHERE in_year(ordered_at, 1) GROUP BY 1, 2",
    { chart: "series", anyOrder: true },
  ),
  heldOut(
    ask(
      "revenue and profit by category",
      "SELECT category, sum(net_amount), sum(net_amount) - sum(cost_amount) FROM sold GROUP BY 1",
      groups,
    ),
  ),
  ask(
    "customers per city",
    [
      "SELECT city, count(*) FROM customers GROUP BY 1",
      "SELECT city, count(DISTINCT customer_id) FROM orders GROUP BY 1",
    ],
    groups,
  ),
  ask(
    "how are orders distributed by status",
    "SELECT status, count(*) FROM orders GROUP BY 1",
    groups,
  ),
  heldOut(
    ask(
      "largest cities by population",
      "SELECT name, inhabitants FROM cities ORDER BY 2 DESC",
      groups,
    ),
  ),
  ask("which products cost more than 500 euros", "SELECT name FROM products WHERE price > 500", {
    anyOrder: true,
  }),
  ask(
    "top product in each category",
    "SELECT category, product, sum(net_amount) AS v FROM sold GROUP BY 1, 2 QUALIFY row_number() OVER (PARTITION BY category ORDER BY v DESC) = 1",
    { anyOrder: true },
  ),
  heldOut(ask("list the stores", "SELECT name FROM stores", { anyOrder: true })),
];
