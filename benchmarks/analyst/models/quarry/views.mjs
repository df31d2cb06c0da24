// The joined tables that the truths of the quarries speak of, money in pounds.
export const quarryViews = [
  `CREATE VIEW loads AS
     SELECT t.*, s.site, s.site_type, s.region, s.site_manager, c.customer, c.segment, c.account_manager, c.is_cash,
       CASE WHEN is_rejected THEN 0 ELSE net_t END AS sold_t,
       sales_pence / 100 AS sale, haulage_charged_pence / 100 AS charged, haulage_cost_pence / 100 AS paid
     FROM tickets t JOIN sites s ON s.id = t.site_id JOIN customers c ON c.id = t.customer_id`,
  `CREATE VIEW stops AS
     SELECT p.*, s.site, s.site_type, s.region FROM stoppages p JOIN sites s ON s.id = p.site_id`,
  `CREATE VIEW piles AS
     SELECT p.*, s.site, s.region, value_pence / 100 AS worth FROM stock p JOIN sites s ON s.id = p.site_id`,
  `CREATE VIEW shots AS
     SELECT b.*, s.site, s.region FROM blasts b JOIN sites s ON s.id = b.site_id`,
  `CREATE VIEW bills AS
     SELECT i.*, c.customer, c.segment, c.account_manager, c.credit_limit, amount_pence / 100 AS amount
     FROM invoices i JOIN customers c ON c.id = i.customer_id`,
];
