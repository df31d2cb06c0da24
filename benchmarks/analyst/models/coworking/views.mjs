// The tables that the truths of the coworking sites speak of: sites by their names, money in pounds.
const withSite = (table, figures) =>
  `SELECT t.* EXCLUDE (site), s.name AS site, s.city, ${figures} FROM ${table} t JOIN sites s ON s.code = t.site`;
const owner = "(SELECT name FROM members WHERE id = t.member_id) AS member";

export const coworkingViews = [
  `CREATE VIEW everyone AS ${withSite("members", "fee_pence / 100 AS fee, deposit_pence / 100 AS deposit")}`,
  "CREATE VIEW here AS SELECT * FROM everyone WHERE status <> 'LFT'",
  `CREATE VIEW spaces AS ${withSite("units", `list_pence / 100 AS price, ${owner}`)}`,
  `CREATE VIEW reserved AS ${withSite("bookings", `price_pence / 100 AS price, date_diff('minute', starts_at, ends_at) / 60.0 AS hours, ${owner}`)}`,
  `CREATE VIEW bills AS ${withSite(
    "invoices",
    `net_pence / 100 AS net, total_pence / 100 AS total, (total_pence - paid_pence) / 100 AS owed, ${owner},
     (SELECT plan FROM members WHERE id = t.member_id) AS plan`,
  )} WHERE status <> 'void'`,
  "CREATE VIEW unpaid AS SELECT * FROM bills WHERE status IN ('open', 'overdue')",
  `CREATE VIEW comings AS ${withSite("visits", owner)}`,
  "CREATE VIEW tours AS SELECT * FROM comings WHERE type = 'TOUR'",
  `CREATE VIEW tickets AS ${withSite("requests", owner)}`,
];
