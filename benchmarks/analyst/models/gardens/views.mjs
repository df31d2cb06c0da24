// The tables that the truths of the garden centres speak of, and the statements that several of them share.

export const gardenViews = [
  `CREATE VIEW sold AS
     SELECT l.*, r.sold_at, r.payment, r.member_id, r.store_id, s.name AS store, s.region, s.square_metres,
       s.has_cafe, p.name AS product, p.is_peat_free, p.is_own_brand, p.unit_cost, p.delisted_on,
       c.name AS category, c.department, m.tier
     FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id JOIN stores s ON s.id = r.store_id
     JOIN products p ON p.id = l.product_id JOIN categories c ON c.id = p.category_id
     LEFT JOIN members m ON m.id = r.member_id`,
  `CREATE VIEW back AS
     SELECT b.*, l.sold_at, l.store, l.product, l.product_id, l.category
     FROM returns b JOIN sold l ON l.id = b.line_id`,
  `CREATE VIEW baskets AS
     SELECT receipt_id, sum(net_amount) AS total, any_value(tier) AS tier FROM sold GROUP BY 1`,
  `CREATE VIEW ordered AS
     SELECT o.*, u.name AS supplier, u.country, s.name AS store
     FROM purchase_orders o JOIN suppliers u ON u.id = o.supplier_id JOIN stores s ON s.id = o.store_id`,
  `CREATE VIEW counted AS
     SELECT n.*, s.name AS store, s.region, c.name AS category
     FROM stock_counts n JOIN stores s ON s.id = n.store_id JOIN categories c ON c.id = n.category_id`,
];

/** Net sales, as a figure over `sold`. */
export const net = "sum(net_amount)";
/** Receipts, as a figure over `sold`. */
export const receipts = "count(DISTINCT receipt_id)";

/** A month of some year, as a condition on a time. */
export const inMonthOf = (time, day) => `date_trunc('month', ${time}) = DATE '${day}'`;
