// The joined tables that the truths of the print shop speak of, money in pounds.
const withCustomer = "JOIN customers c ON c.id = customer_id";

export const printingViews = [
  `CREATE VIEW bags AS
     SELECT j.*, c.name AS customer, c.sector, c.acct_mgr, sell_pence / 100 AS price,
       material_pence / 100 AS paper, outwork_pence / 100 AS outwork
     FROM jobs j ${withCustomer}`,
  "CREATE VIEW live AS SELECT * FROM bags WHERE stage <> 'CXL'",
  "CREATE VIEW wip AS SELECT * FROM live WHERE stage <> 'DEL'",
  "CREATE VIEW gone AS SELECT * FROM bags WHERE stage = 'DEL'",
  `CREATE VIEW offers AS
     SELECT q.*, c.name AS customer, c.sector, c.acct_mgr, value_pence / 100 AS value
     FROM quotes q ${withCustomer}`,
  `CREATE VIEW ledger AS
     SELECT i.*, c.name AS customer, c.sector, c.acct_mgr, j.product, net_pence / 100 AS net,
       i.vat_pence / 100 AS vat, (net_pence + i.vat_pence - paid_pence) / 100 AS owed
     FROM invoices i JOIN customers c ON c.id = i.customer_id JOIN jobs j ON j.id = job_id`,
  "CREATE VIEW overdue AS SELECT * FROM ledger WHERE paid_on IS NULL AND due_on < asked_on()",
  `CREATE VIEW floor AS
     SELECT r.*, (setup_min + run_min) / 60 AS hours, j.product, j.job_no
     FROM runs r JOIN jobs j ON j.id = job_id`,
];
