// The joined tables that the truths of the hosting company speak of, money in euros.
export const hostingViews = [
  `CREATE VIEW book AS
     SELECT k.*, c.name, c.industry, c.country, c.size, c.account_manager, c.is_reseller,
       monthly_cents / 100 AS fee, upgrade_cents / 100 AS upgrade
     FROM contracts k JOIN customers c ON c.id = k.customer_id`,
  `CREATE VIEW billed AS
     SELECT i.*, k.product, k.site, k.customer_id, c.name, c.industry, c.size, c.account_manager,
       c.is_reseller, (recurring_cents + power_cents + services_cents - credit_cents) / 100 AS amount,
       power_cents / 100 AS power, credit_cents / 100 AS credit
     FROM invoices i JOIN contracts k ON k.id = i.contract_id JOIN customers c ON c.id = k.customer_id`,
  `CREATE VIEW handled AS
     SELECT t.*, c.name, c.industry, c.size, c.account_manager
     FROM tickets t JOIN customers c ON c.id = t.customer_id`,
  `CREATE VIEW trouble AS
     SELECT *, date_diff('minute', detected_at, resolved_at) / 60 AS hours FROM incidents`,
  `CREATE VIEW halls AS SELECT *, racks_built - racks_let AS racks_free FROM hall_days`,
];
