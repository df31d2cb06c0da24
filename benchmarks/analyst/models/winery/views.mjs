// The joined tables that the truths of the winery speak of, money in euros.
export const wineryViews = [
  `CREATE VIEW sold AS
     SELECT l.*, o.order_no, o.customer, o.customer_type, o.country, o.account_manager, o.channel, o.ordered_on,
       w.wine, w.vintage, w.colour, w.grape, w.origin, w.region, w.is_organic,
       net_cents / 100 AS net, (net_cents - cost_cents) / 100 AS margin, discount_cents / 100 AS discount
     FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN wines w ON w.id = l.wine_id`,
  `CREATE VIEW sent AS
     SELECT *, invoice_cents / 100 AS invoiced, freight_cents / 100 AS freight,
       date_diff('day', dispatched_on, delivered_on) AS transit
     FROM orders`,
  `CREATE VIEW stocked AS
     SELECT s.*, w.wine, w.vintage, w.colour, w.grape, w.origin, w.region, value_cents / 100 AS value
     FROM cellar_stock s JOIN wines w ON w.id = s.wine_id`,
  "CREATE VIEW loads AS SELECT *, cost_cents / 100 AS cost FROM grape_deliveries",
  "CREATE VIEW visited AS SELECT *, fee_cents / 100 AS fee, shop_cents / 100 AS shop FROM visits",
];

/** Days from the first one on and before the end, in SQL. */
export const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
