// The joined tables that the truths of the translation agency speak of, money in euros.
export const translationViews = [
  `CREATE VIEW orders AS
     SELECT j.*, c.name AS client, c.industry, c.region, c.segment, c.acct_mgr,
       price_cents / 100 AS price, cost_cents / 100 AS cost, status IN ('NEW', 'WIP', 'QA', 'HLD') AS is_open,
       status <> 'CXL' AND coalesce(delivered_at, CAST(asked_on() AS TIMESTAMP)) > due_at AS is_late
     FROM jobs j JOIN clients c ON c.id = j.client_id`,
  "CREATE VIEW done AS SELECT * FROM orders WHERE status = 'DLV'",
  `CREATE VIEW offered AS
     SELECT a.*, l.name AS linguist, l.kind, l.native_lang, j.service, j.subject, j.src, j.tgt,
       fee_cents / 100 AS fee
     FROM assignments a JOIN linguists l ON l.id = a.linguist_id JOIN jobs j ON j.id = a.job_id`,
  "CREATE VIEW taken AS SELECT * FROM offered WHERE response = 'ACC'",
  `CREATE VIEW bids AS
     SELECT q.*, c.name AS client, c.segment, c.region, amount_cents / 100 AS amount
     FROM quotes q JOIN clients c ON c.id = q.client_id`,
  `CREATE VIEW bills AS
     SELECT i.*, c.name AS client, c.region, c.acct_mgr, net_cents / 100 AS net,
       (net_cents + vat_cents) / 100 AS gross, (net_cents + vat_cents - paid_cents) / 100 AS outstanding
     FROM invoices i JOIN clients c ON c.id = i.client_id`,
];
