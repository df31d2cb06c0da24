// The joined tables that the truths of the streaming service speak of, money in euros.
export const streamingViews = [
  `CREATE VIEW watched AS
     SELECT p.*, t.title, t.kind, t.genre, t.channel, t.partner, t.partner_type, minutes / 60 AS hours
     FROM plays p JOIN titles t ON t.id = p.title_id`,
  `CREATE VIEW rated AS
     SELECT r.*, t.title, t.kind, t.genre, t.channel, t.partner
     FROM ratings r JOIN titles t ON t.id = r.title_id`,
  `CREATE VIEW statements AS
     SELECT s.*, t.title, t.partner, t.partner_type, t.partner_country, t.licence_type,
       gross_cents / 100 AS gross, royalty_cents / 100 AS royalty
     FROM royalty_statements s JOIN titles t ON t.id = s.title_id`,
  "CREATE VIEW subs AS SELECT *, monthly_cents / 100 AS price FROM subscriptions",
  "CREATE VIEW ads AS SELECT *, revenue_cents / 100 AS revenue FROM ad_delivery",
];
