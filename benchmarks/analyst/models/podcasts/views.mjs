// The joined tables that the truths of the podcast network speak of, money in pounds.
export const podcastViews = [
  `CREATE VIEW published AS
     SELECT e.*, s.name AS show_name, s.genre, s.host, s.producer, s.status AS show_status
     FROM episodes e JOIN shows s ON s.id = e.show_id`,
  `CREATE VIEW heard AS
     SELECT d.*, minutes_listened / 60 AS hours, e.show_name, e.genre, e.host, e.producer, e.kind,
       e.title, e.is_members_only, e.published_on
     FROM downloads d JOIN published e ON e.id = d.episode_id`,
  "CREATE VIEW deals AS SELECT *, budget_cents / 100 AS budget FROM campaigns",
  `CREATE VIEW aired AS
     SELECT t.*, revenue_cents / 100 AS revenue, c.name AS campaign, c.advertiser, c.industry,
       c.agency, c.account_manager, c.pricing, e.show_name, e.genre, e.host, e.producer
     FROM spots t JOIN campaigns c ON c.id = t.campaign_id JOIN published e ON e.id = t.episode_id`,
  `CREATE VIEW bills AS
     SELECT i.*, amount_cents / 100 AS amount, c.name AS campaign, c.advertiser, c.industry,
       c.agency, c.account_manager
     FROM invoices i JOIN campaigns c ON c.id = i.campaign_id`,
  `CREATE VIEW members_at AS
     SELECT m.*, mrr_cents / 100 AS mrr, s.name AS show_name, s.genre, s.producer
     FROM memberships m JOIN shows s ON s.id = m.show_id`,
];
