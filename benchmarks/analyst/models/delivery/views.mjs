// The joined tables that the truths of the delivery platform speak of, money in pounds.
export const deliveryViews = [
  `CREATE VIEW placed AS
     SELECT o.*, r.name AS restaurant, r.brand, r.cuisine, r.city, r.region, r.account_manager,
       k.name AS rider, k.vehicle, p.code, p.funded_by, basket_pence / 100 AS basket,
       discount_pence / 100 AS discount, tip_pence / 100 AS tip, commission_pence / 100 AS commission,
       coalesce(delivered_at > promised_at, false) AS is_late,
       date_diff('minute', placed_at, delivered_at) AS minutes
     FROM orders o JOIN restaurants r ON r.id = o.restaurant_id LEFT JOIN riders k ON k.id = o.rider_id
     LEFT JOIN promotions p ON p.id = o.promotion_id`,
  "CREATE VIEW done AS SELECT * FROM placed WHERE status = 'DLV'",
  "CREATE VIEW brought AS SELECT * FROM placed WHERE delivered_at IS NOT NULL",
  `CREATE VIEW cases AS
     SELECT c.*, p.restaurant, p.restaurant_id, p.brand, p.city, p.order_no, p.placed_at,
       refund_pence / 100 AS refund, date_diff('minute', opened_at, closed_at) / 60 AS hours
     FROM complaints c JOIN placed p ON p.id = c.order_id`,
  `CREATE VIEW statements AS
     SELECT t.*, r.name AS restaurant, r.brand, r.city, net_pence / 100 AS net,
       t.commission_pence / 100 AS commission, t.refunds_pence / 100 AS refunds
     FROM payouts t JOIN restaurants r ON r.id = t.restaurant_id`,
];
