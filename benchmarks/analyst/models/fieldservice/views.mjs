// The joined tables that the truths of the plumbing firm speak of, money in pounds.
export const fieldserviceViews = [
  `CREATE VIEW calls AS
     SELECT j.*, e.name AS engineer, e.depot AS home_depot, e.left_on,
       s.address, s.town, s.customer, s.customer_type, s.boiler_make
     FROM jobs j JOIN sites s ON s.id = j.site_id LEFT JOIN engineers e ON e.id = j.engineer_id`,
  "CREATE VIEW done AS SELECT * FROM calls WHERE status = 'CMP'",
  "CREATE VIEW open_calls AS SELECT * FROM calls WHERE status IN ('NEW', 'SCH', 'HLD')",
  // Cancelled visits are not on anybody's list.
  "CREATE VIEW diary AS SELECT * FROM calls WHERE status <> 'CAN'",
  `CREATE VIEW bills AS
     SELECT i.*, s.customer, s.customer_id, s.customer_type, j.engineer, j.trade, j.job_type,
       net_pence / 100 AS net, vat_pence / 100 AS vat, (net_pence + vat_pence) / 100 AS gross,
       paid_pence / 100 AS paid, (net_pence + vat_pence - paid_pence) / 100 AS balance
     FROM invoices i JOIN sites s ON s.id = i.site_id JOIN calls j ON j.id = i.job_id`,
  `CREATE VIEW offers AS
     SELECT q.*, net_pence / 100 AS amount, s.customer
     FROM quotes q JOIN sites s ON s.id = q.site_id`,
  `CREATE VIEW used AS
     SELECT p.*, qty * unit_cost_pence / 100 AS cost,
       CASE WHEN is_warranty THEN 0 ELSE qty * unit_price_pence / 100 END AS charged
     FROM parts_used p`,
];
