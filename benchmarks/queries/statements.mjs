// Statements over the models, each beside what one would write by hand over the tables.

/** Of the demo shop, for an analyst of Berlin. */
export const shopStatements = [
  {
    name: "revenue by city",
    guarded: "SELECT city, MEASURE(revenue) AS revenue FROM order_lines GROUP BY 1 ORDER BY 2 DESC",
    byHand: `SELECT city, sum(CASE WHEN state = 'sold' THEN net_amount::DECIMAL(12, 2) END) AS revenue
      FROM order_lines WHERE city = 'Berlin' GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    name: "orders by month",
    guarded:
      "SELECT date_trunc('month', ordered_at) AS month, count FROM orders GROUP BY 1 ORDER BY 1",
    byHand: `SELECT date_trunc('month', ordered_at) AS month, count(*) FROM orders
      WHERE city = 'Berlin' GROUP BY 1 ORDER BY 1`,
  },
  {
    name: "revenue by month, joined",
    guarded: `SELECT date_trunc('month', o.ordered_at) AS month, MEASURE(l.revenue) AS revenue
      FROM order_lines l JOIN orders o ON l.order_id = o.id GROUP BY 1 ORDER BY 1`,
    byHand: `SELECT date_trunc('month', o.ordered_at) AS month,
        sum(CASE WHEN l.state = 'sold' THEN l.net_amount::DECIMAL(12, 2) END) AS revenue
      FROM order_lines l JOIN orders o ON l.order_id = o.id
      WHERE l.city = 'Berlin' AND o.city = 'Berlin' GROUP BY 1 ORDER BY 1`,
  },
  {
    name: "one order's lines",
    guarded: "SELECT id, product_id, state FROM order_lines WHERE order_id = 20000",
    byHand:
      "SELECT id, product_id, state FROM order_lines WHERE order_id = 20000 AND city = 'Berlin'",
  },
  {
    name: "return rate by product, best 10",
    guarded: `SELECT product_id, MEASURE(return_rate) AS rate FROM order_lines
      GROUP BY 1 HAVING MEASURE(quantity) > 20 ORDER BY 2 DESC LIMIT 10`,
    byHand: `SELECT product_id, sum(CASE WHEN state = 'returned' THEN net_amount::DECIMAL(12, 2) END)
        / nullif(sum(CASE WHEN state = 'sold' THEN net_amount::DECIMAL(12, 2) END)
          + sum(CASE WHEN state = 'returned' THEN net_amount::DECIMAL(12, 2) END), 0) AS rate
      FROM order_lines WHERE city = 'Berlin' GROUP BY 1
      HAVING sum(CASE WHEN state = 'sold' THEN quantity END) > 20 ORDER BY 2 DESC LIMIT 10`,
  },
];

/** Of the events, for readers of three policies. */
export const eventStatements = [
  ["local", "city = 'c7'"],
  ["half", "city < 'c5'"],
  ["everybody", "TRUE"],
].flatMap(([group, filter]) => [
  {
    group,
    name: `${group}: by kind`,
    guarded:
      "SELECT kind, MEASURE(total) AS total, MEASURE(count) AS n FROM events GROUP BY 1 ORDER BY 1",
    byHand: `SELECT kind, sum(amount) AS total, count(*) AS n FROM big.events WHERE ${filter} GROUP BY 1 ORDER BY 1`,
  },
  {
    group,
    name: `${group}: by month`,
    guarded:
      "SELECT date_trunc('month', happened_at) AS month, MEASURE(total) AS total FROM events GROUP BY 1 ORDER BY 1",
    byHand: `SELECT date_trunc('month', happened_at) AS month, sum(amount) AS total FROM big.events WHERE ${filter} GROUP BY 1 ORDER BY 1`,
  },
  {
    group,
    name: `${group}: a range of 5,000 ids`,
    guarded: "SELECT count, total FROM events WHERE id BETWEEN 500000 AND 505000",
    byHand: `SELECT count(*) AS n, sum(amount) AS total FROM big.events WHERE id BETWEEN 500000 AND 505000 AND ${filter}`,
  },
  {
    group,
    name: `${group}: the 100 greatest`,
    guarded: "SELECT id, amount FROM events ORDER BY amount DESC, id LIMIT 100",
    byHand: `SELECT id, amount FROM big.events WHERE ${filter} ORDER BY amount DESC, id LIMIT 100`,
  },
]);
