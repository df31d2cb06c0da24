// The joined tables that the truths of the bakery speak of, money in pounds.
export const bakeryViews = [
  `CREATE VIEW trading AS
     SELECT d.*, s.shop, s.town, s.area, s.area_manager, s.format, s.opens_sundays, s.opened_on,
       takings_pence / 100 AS takings, cafe_pence / 100 AS cafe, till_pence / 100 AS till
     FROM shop_days d JOIN shops s ON s.id = d.shop_id`,
  `CREATE VIEW bakes AS
     SELECT b.*, p.product, p.product_group, p.flour, p.is_vegan
     FROM batches b JOIN products p ON p.id = b.product_id`,
  `CREATE VIEW lines AS
     SELECT l.*, p.product, p.product_group, p.is_vegan,
       net_pence / 100 AS net, credit_pence / 100 AS credit
     FROM order_lines l JOIN products p ON p.id = l.product_id`,
  "CREATE VIEW range AS SELECT *, price_pence / 100 AS price FROM products",
  "CREATE VIEW counts AS SELECT *, value_pence / 100 AS worth FROM stock_counts",
];
