// The joined tables that the truths of the marinas speak of, money in pounds.
const boat =
  "b.boat_name, b.boat_type, b.builder, b.length_m, b.owner_id, b.owner, b.owner_kind, b.owner_country, b.home_marina";

export const marinaViews = [
  `CREATE VIEW stayed AS
     SELECT s.*, fee_pence / 100 AS fee, ${boat} FROM stays s JOIN boats b ON b.id = s.boat_id`,
  `CREATE VIEW visits AS SELECT * FROM stayed WHERE tariff = 'VIS' AND cancelled_on IS NULL`,
  `CREATE VIEW contracts AS SELECT * FROM stayed WHERE tariff <> 'VIS' AND cancelled_on IS NULL`,
  `CREATE VIEW sold AS
     SELECT *, amount_pence / 100 AS revenue, (amount_pence - cost_pence) / 100 AS margin FROM sales`,
  `CREATE VIEW worked AS
     SELECT j.*, value_pence / 100 AS worth, ${boat} FROM jobs j JOIN boats b ON b.id = j.boat_id`,
  `CREATE VIEW billed AS
     SELECT i.*, amount_pence / 100 AS amount, ${boat} FROM invoices i JOIN boats b ON b.id = i.boat_id`,
  "CREATE VIEW owed AS SELECT * FROM billed WHERE status IN ('OPN', 'DSP')",
];
