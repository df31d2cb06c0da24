// The joined tables that the truths of the auction house speak of, money in pounds.
export const auctionViews = [
  `CREATE VIEW auctioned AS
     SELECT l.*, s.title AS sale, s.series, s.saleroom, s.format, s.auctioneer, s.is_evening,
       c.consignor, c.consignor_type, c.region, c.valuer, c.source,
       b.name AS buyer, b.kind AS buyer_type, b.country AS buyer_country, b.client_manager,
       premium_pence / 100 AS premium, commission_pence / 100 AS commission,
       l.status = 'SLD' AS is_sold, l.status IN ('SLD', 'BIN') AS is_offered
     FROM lots l
       JOIN sales s ON s.id = l.sale_id
       JOIN consignments c ON c.id = l.consignment_id
       LEFT JOIN bidders b ON b.id = l.buyer_id`,
  `CREATE VIEW billed AS
     SELECT i.*, b.name AS buyer, b.kind AS buyer_type, b.country, b.client_manager,
       s.title AS sale, s.series, s.saleroom, s.format,
       amount_pence / 100 AS amount, storage_charge_pence / 100 AS storage_charge
     FROM invoices i JOIN bidders b ON b.id = i.bidder_id JOIN sales s ON s.id = i.sale_id`,
  "CREATE VIEW consigned AS SELECT *, proceeds_pence / 100 AS proceeds FROM consignments",
  "CREATE VIEW held AS SELECT *, marketing_pence / 100 AS marketing FROM sales",
];
