// The joined tables that the truths of outdoor advertising speak of, money in dollars.
export const adsalesViews = [
  `CREATE VIEW booked AS
     SELECT b.*, c.name AS campaign, c.advertiser, c.industry, c.agency, c.account_manager, c.team,
       p.panel_code, p.location, p.city, p.state, p.format, p.is_digital, net_cents / 100 AS net,
       gross_cents / 100 AS gross, commission_cents / 100 AS commission
     FROM bookings b JOIN campaigns c ON c.id = b.campaign_id JOIN panels p ON p.id = b.panel_id`,
  "CREATE VIEW sold AS SELECT * FROM booked WHERE status = 'CNF'",
  `CREATE VIEW bills AS
     SELECT i.*, c.advertiser, c.agency, net_cents / 100 AS net,
       (net_cents - paid_cents) / 100 AS unpaid,
       CASE WHEN c.agency IS NULL THEN 'direct' ELSE 'agency' END AS sold_via
     FROM invoices i JOIN campaigns c ON c.id = i.campaign_id`,
  "CREATE VIEW billed AS SELECT * FROM bills WHERE status <> 'void'",
  "CREATE VIEW owed AS SELECT * FROM bills WHERE status IN ('open', 'part-paid')",
  `CREATE VIEW faults AS
     SELECT t.*, p.panel_code, p.city, p.state, p.is_digital, cost_cents / 100 AS cost,
       date_diff('minute', opened_at, closed_at) / 60.0 AS hours
     FROM tickets t JOIN panels p ON p.id = t.panel_id`,
];
