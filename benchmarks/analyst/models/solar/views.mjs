// The joined tables that the truths of the solar company speak of.
export const solarViews = [
  "CREATE VIEW live AS SELECT * FROM systems WHERE status = 'live'",
  `CREATE VIEW offers AS
     SELECT q.*, l.name AS lead, l.segment, l.source, l.branch, l.sales_rep
     FROM quotes q JOIN leads l ON l.id = q.lead_id`,
  "CREATE VIEW accepted AS SELECT * FROM offers WHERE status = 'ACC'",
  `CREATE VIEW service AS
     SELECT v.*, s.system_no, s.customer_no, s.customer, s.branch
     FROM visits v JOIN systems s ON s.id = v.system_id`,
  `CREATE VIEW output AS
     SELECT y.*, s.system_no, s.customer, s.branch, s.battery_kwh IS NOT NULL AS has_battery
     FROM yields y JOIN systems s ON s.id = y.system_id`,
  `CREATE VIEW bills AS
     SELECT i.*, s.customer_no, s.customer, s.segment, s.branch
     FROM invoices i JOIN systems s ON s.id = i.system_id`,
  "CREATE VIEW billed AS SELECT * FROM bills WHERE status <> 'void'",
  "CREATE VIEW unpaid AS SELECT * FROM bills WHERE status IN ('open', 'overdue')",
];
