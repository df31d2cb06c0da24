// The joined tables that the truths of the waste firm speak of, money in pounds and weights in tonnes.
export const recyclingViews = [
  `CREATE VIEW bins AS
     SELECT l.*, weight_kg / 1000 AS tonnes, due_at::DATE AS day, outcome IN ('COL', 'CON') AS is_done,
       s.name AS site, s.town, s.customer_id, c.name AS customer, c.sector, c.account_manager,
       r.depot, r.driver, r.round_code
     FROM lifts l JOIN sites s ON s.id = l.site_id JOIN customers c ON c.id = s.customer_id
     JOIN runs r ON r.id = l.run_id`,
  "CREATE VIEW done AS SELECT * FROM bins WHERE is_done",
  "CREATE VIEW missed AS SELECT * FROM bins WHERE outcome = 'MIS'",
  `CREATE VIEW outings AS
     SELECT r.*, run_on::DATE AS day, date_diff('minute', started_at, finished_at) / 60 AS hours,
       v.fleet_no, v.reg, v.fuel, v.status AS vehicle_status
     FROM runs r LEFT JOIN vehicles v ON v.id = r.vehicle_id`,
  `CREATE VIEW documents AS
     SELECT i.*, issued_on::DATE AS day, net_pence / 100 AS net, (net_pence + vat_pence) / 100 AS gross,
       (net_pence + vat_pence - paid_pence) / 100 AS unpaid, c.name AS customer, c.sector
     FROM invoices i JOIN customers c ON c.id = i.customer_id`,
  "CREATE VIEW sent AS SELECT * FROM documents WHERE kind = 'INV'",
  "CREATE VIEW overdue AS SELECT * FROM sent WHERE status IN ('OPN', 'DSP') AND due_on < asked_on()",
];
