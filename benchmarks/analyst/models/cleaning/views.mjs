// The joined tables that the truths of the cleaning company speak of, money in pounds.
const siteColumns =
  "s.site, s.site_type, s.city, s.region, s.contract_no, s.client, s.account_manager, s.contract_status";

export const cleaningViews = [
  `CREATE VIEW rota AS
     SELECT h.*, ${siteColumns}, cost_pence / 100 AS cost,
       clocked_in_at > planned_start + INTERVAL 15 MINUTE AS is_late
     FROM shifts h JOIN sites s ON s.id = h.site_id`,
  `CREATE VIEW inspected AS
     SELECT i.*, ${siteColumns}, score >= 80 AS is_passed
     FROM inspections i JOIN sites s ON s.id = i.site_id`,
  `CREATE VIEW complained AS
     SELECT c.*, ${siteColumns}, credit_pence / 100 AS credit,
       date_diff('minute', received_at, resolved_at) / 60 AS hours
     FROM complaints c JOIN sites s ON s.id = c.site_id`,
  `CREATE VIEW billed AS
     SELECT i.*, ${siteColumns}, net_pence / 100 AS net, (net_pence + vat_pence) / 100 AS gross
     FROM invoices i JOIN sites s ON s.id = i.site_id`,
  `CREATE VIEW stock AS
     SELECT *, on_hand * unit_pence / 100 AS worth, issued * unit_pence / 100 AS spent
     FROM consumables`,
  `CREATE VIEW served AS
     SELECT *, monthly_pence / 100 AS value FROM sites WHERE contract_status IN ('LIV', 'NOT')`,
];
