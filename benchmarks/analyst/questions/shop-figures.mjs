// The shop: single figures, and times.
import { ask, heldOut } from "./ask.mjs";

const revenue = (where) => `SELECT sum(net_amount) FROM sold WHERE ${where}`;
const orders = (where) => [
  `SELECT count(DISTINCT order_id) FROM sold WHERE ${where}`,
  `SELECT count(*) FROM orders WHERE ${where}`,
];

export const shopFigures = [
  ask("revenue", revenue("true")),
  ask("whats our total revenue so far?", revenue("true")),
  heldOut(ask("How much money did we make in 2025?", revenue("in_year(ordered_at, 1)"))),
  ask("turnover last month", revenue("in_month(ordered_at, 1)")),
  ask("Could you please tell me the sales of September 2026?", revenue("in_month(ordered_at, 2)")),
  heldOut(ask("sales q2 2026", revenue("date_trunc('quarter', ordered_at) = DATE '2026-04-01'"))),
  ask("revenue this year", revenue("in_year(ordered_at, 0)")),
  ask("revnue yesterday", revenue("CAST(ordered_at AS DATE) = asked_on() - 1")),
  heldOut(
    ask("income over the last 30 days", [
      revenue("ordered_at >= asked_on() - 30 AND ordered_at < asked_on()"),
      revenue("ordered_at >= asked_on() - 29 AND ordered_at < asked_on() + 1"),
    ]),
  ),
  ask("how many orders did we get in 2025", orders("in_year(ordered_at, 1)")),
  ask("number of orders in berlin last year", orders("city = 'Berlin' AND in_year(ordered_at, 1)")),
  heldOut(
    ask(
      "orders hamburg january 2026",
      orders("city = 'Hamburg' AND date_trunc('month', ordered_at) = DATE '2026-01-01'"),
    ),
  ),
  ask("average order value", "SELECT sum(net_amount) / count(DISTINCT order_id) FROM sold"),
  ask(
    "aov in vienna 2026",
    "SELECT sum(net_amount) / count(DISTINCT order_id) FROM sold WHERE city = 'Vienna' AND in_year(ordered_at, 0)",
  ),
  heldOut(
    ask(
      "what is the avg order value of business customers?",
      "SELECT sum(net_amount) / count(DISTINCT order_id) FROM sold WHERE company IS NOT NULL",
    ),
  ),
  ask(
    "how many units did we sell of the Headlamp Fjord",
    "SELECT sum(quantity) FROM sold WHERE product = 'Headlamp Fjord'",
  ),
  ask(
    "pieces sold in black week 2025, i.e. between 2025-11-28 and 2025-12-01",
    "SELECT sum(quantity) FROM sold WHERE CAST(ordered_at AS DATE) BETWEEN DATE '2025-11-28' AND DATE '2025-12-01'",
  ),
  heldOut(
    ask(
      "units sold online in 2024",
      "SELECT sum(quantity) FROM sold WHERE channel = 'online' AND year(ordered_at) = 2024",
    ),
  ),
  ask(
    "return rate",
    "SELECT sum(net_amount) FILTER (state = 'returned') / sum(net_amount) FROM lines WHERE state IN ('sold', 'returned')",
  ),
  ask("what percentage of jackets gets returned?", [
    "SELECT sum(net_amount) FILTER (state = 'returned') / sum(net_amount) FROM lines WHERE state IN ('sold', 'returned') AND category = 'Jackets'",
  ]),
  heldOut(
    ask(
      "returnrate for boots last year",
      "SELECT sum(net_amount) FILTER (state = 'returned') / sum(net_amount) FROM lines WHERE state IN ('sold', 'returned') AND category = 'Boots' AND in_year(ordered_at, 1)",
    ),
  ),
  ask(
    "profit in 2025",
    "SELECT sum(net_amount) - sum(cost_amount) FROM sold WHERE in_year(ordered_at, 1)",
  ),
  ask(
    "what's our margin rate on tents this year compared to last year?",
    "SELECT (sum(net_amount) - sum(cost_amount)) / sum(net_amount) AS m FROM sold WHERE category = 'Tents' AND year(ordered_at) IN (2025, 2026) AND dayofyear(ordered_at) <= dayofyear(asked_on()) GROUP BY year(ordered_at) ORDER BY year(ordered_at) DESC",
    { anyOrder: true },
  ),
  heldOut(
    ask(
      "gross profit for lamps",
      "SELECT sum(net_amount) - sum(cost_amount) FROM sold WHERE category = 'Lamps'",
    ),
  ),
  ask("how many customers do we have?", [
    "SELECT count(*) FROM customers",
    "SELECT count(DISTINCT customer_id) FROM sold",
  ]),
  ask("how many customers from Munich", [
    "SELECT count(*) FROM customers WHERE city = 'Munich'",
    "SELECT count(DISTINCT customer_id) FROM orders WHERE city = 'Munich'",
  ]),
  heldOut(
    ask("new customers in 2025", "SELECT count(*) FROM customers WHERE in_year(joined_on, 1)"),
  ),
  ask(
    "how many customers joined last month",
    "SELECT count(*) FROM customers WHERE in_month(joined_on, 1)",
  ),
  ask("number of products", "SELECT count(*) FROM products"),
  heldOut(
    ask("how many products do we offer in the category tents", [
      "SELECT count(*) FROM products WHERE category_id = 1",
    ]),
  ),
  ask("how many stores are there", "SELECT count(*) FROM stores WHERE closed_on IS NULL"),
  ask("how many categories do we have?", "SELECT count(*) FROM categories"),
  heldOut(ask("how many different cities do we sell to", "SELECT count(DISTINCT city) FROM sold")),
  ask("average price of a product", "SELECT avg(price) FROM products"),
  ask(
    "what is the most expensive product?",
    "SELECT name, price FROM products ORDER BY price DESC LIMIT 1",
  ),
  heldOut(ask("price of the cheapest product", "SELECT min(price) FROM products")),
  ask("cancelled orders", "SELECT count(*) FROM orders WHERE status = 'cancelled'"),
  ask(
    "how many orders were cancelled in 2025?",
    "SELECT count(*) FROM orders WHERE status = 'cancelled' AND in_year(ordered_at, 1)",
  ),
  heldOut(
    ask(
      "orders that were cancelled in Paris",
      "SELECT count(*) FROM orders WHERE status = 'cancelled' AND city = 'Paris'",
    ),
  ),
  ask("revenue without Berlin", revenue("city <> 'Berlin'")),
  ask("sales excluding online in 2025", revenue("channel <> 'online' AND in_year(ordered_at, 1)")),
  heldOut(
    ask("revenue except for tents and jackets", revenue("category NOT IN ('Tents', 'Jackets')")),
  ),
  ask("revenue outside Germany", revenue("country <> 'Germany'")),
  ask("revenue in Germany and Austria combined", [
    "SELECT sum(net_amount) FROM sold WHERE country IN ('Germany', 'Austria')",
  ]),
  heldOut(ask("total sales of acme-corp", revenue("company = 'acme-corp'"))),
  ask("revenue of discounted items", revenue("discount_percent > 0")),
  ask(
    "how much revenue came from lines with more than 20 percent discount",
    revenue("discount_percent > 20"),
  ),
  heldOut(ask("revenue with at least 10% discount", revenue("discount_percent >= 10"))),
  ask("revenue that was not discounted", revenue("discount_percent = 0")),
  ask(
    "revenue from march to may 2026",
    revenue("ordered_at >= '2026-03-01' AND ordered_at < '2026-06-01'"),
  ),
  heldOut(
    ask(
      "revenue between june 2025 and august 2025",
      revenue("ordered_at >= '2025-06-01' AND ordered_at < '2025-09-01'"),
    ),
  ),
  ask("sales since july", revenue("ordered_at >= '2026-07-01'")),
  ask(
    "revenue in the first half of 2025",
    revenue("ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01'"),
  ),
  heldOut(
    ask("revenue H2 2025", revenue("ordered_at >= '2025-07-01' AND ordered_at < '2026-01-01'")),
  ),
  ask("turnover on 24 december 2025", revenue("CAST(ordered_at AS DATE) = DATE '2025-12-24'")),
  ask(
    "revenue last week",
    revenue("date_trunc('week', ordered_at) = date_trunc('week', asked_on()) - INTERVAL 7 DAY"),
  ),
  heldOut(
    ask(
      "revenue last weekend",
      revenue("CAST(ordered_at AS DATE) IN (DATE '2026-10-24', DATE '2026-10-25')"),
    ),
  ),
  ask(
    "whats the median order value",
    "SELECT median(v) FROM (SELECT sum(net_amount) AS v FROM sold GROUP BY order_id)",
  ),
  ask("average revenue per customer", [
    "SELECT sum(net_amount) / count(DISTINCT customer_id) FROM sold",
    "SELECT sum(net_amount) / (SELECT count(*) FROM customers) FROM sold",
    "SELECT sum(net_amount) / (SELECT count(DISTINCT customer_id) FROM orders) FROM sold",
  ]),
  heldOut(
    ask(
      "average monthly revenue in 2025",
      "SELECT sum(net_amount) / 12 FROM sold WHERE in_year(ordered_at, 1)",
    ),
  ),
  ask("orders per customer on average", [
    "SELECT count(*) / count(DISTINCT customer_id) FROM orders",
    "SELECT count(*) / (SELECT count(*) FROM customers) FROM orders",
    "SELECT count(DISTINCT order_id) / count(DISTINCT customer_id) FROM sold",
    "SELECT count(DISTINCT order_id) / (SELECT count(DISTINCT customer_id) FROM orders) FROM sold",
  ]),
];
