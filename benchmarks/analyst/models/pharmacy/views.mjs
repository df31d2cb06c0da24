// The joined tables that the truths of the wholesaler speak of, money in euros.
export const pharmacyViews = [
  `CREATE VIEW clients AS
     SELECT p.*, r.name AS rep, r.team FROM pharmacies p LEFT JOIN sales_reps r ON r.id = p.rep_id`,
  `CREATE VIEW placed AS
     SELECT o.*, total_cents / 100 AS value, c.name AS pharmacy, c.kind, c.region, c.rep
     FROM orders o JOIN clients c ON c.id = o.pharmacy_id`,
  `CREATE VIEW sold AS
     SELECT l.*, net_cents / 100 AS net, cost_cents / 100 AS cost, o.placed_at, o.pharmacy_id, o.status,
       c.name AS pharmacy, c.kind, c.town, c.county, c.region, c.rep, c.depot,
       p.name AS product, p.category, p.manufacturer, p.is_generic
     FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN clients c ON c.id = o.pharmacy_id
     JOIN products p ON p.id = l.product_id`,
  // Open and cancelled orders say nothing of what was short.
  "CREATE VIEW handled AS SELECT *, qty_ordered - qty_supplied AS short FROM sold WHERE status = 'DEL'",
  "CREATE VIEW arrived AS SELECT *, delivered_at > promised_at AS is_late FROM deliveries WHERE status = 'DLV'",
  `CREATE VIEW sent_back AS
     SELECT r.*, credit_cents / 100 AS credit, c.name AS pharmacy, c.region, p.manufacturer
     FROM returns r JOIN clients c ON c.id = r.pharmacy_id JOIN products p ON p.id = r.product_id`,
  `CREATE VIEW batches AS
     SELECT b.*, qty_on_hand * unit_cost_cents / 100 AS worth, p.name AS product, p.category
     FROM stock_batches b JOIN products p ON p.id = b.product_id`,
];
