// The joined tables that the truths of the dairy cooperative speak of, money in euros.
export const dairyViews = [
  `CREATE VIEW loads AS
     SELECT c.*, f.farm, f.county, f.adviser, f.breed, f.is_organic, reject_reason IS NOT NULL AS is_rejected
     FROM collections c JOIN farms f ON f.id = c.farm_id`,
  `CREATE VIEW statements AS
     SELECT s.*, f.farm, f.county, f.adviser, f.is_organic, bonus_cents / 100 AS bonus,
       (base_cents + bonus_cents - deduction_cents) / 100 AS payment
     FROM milk_statements s JOIN farms f ON f.id = s.farm_id`,
  `CREATE VIEW lines AS
     SELECT l.*, b.plant, net_cents / 100 AS net
     FROM order_lines l LEFT JOIN batches b ON b.id = l.batch_id`,
  "CREATE VIEW sold AS SELECT * FROM lines WHERE status <> 'CAN'",
  "CREATE VIEW stocked AS SELECT *, value_cents / 100 AS worth FROM stock",
];
