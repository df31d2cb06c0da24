// The joined tables that the truths of the salons speak of, money in pounds.
const withPeople = `LEFT JOIN stylists s ON s.id = stylist_id LEFT JOIN clients c ON c.id = client_id`;

export const salonViews = [
  `CREATE VIEW visits AS
     SELECT a.*, (list_pence - discount_pence) / 100 AS price, discount_pence / 100 AS discount,
       tip_pence / 100 AS tip, deposit_kept_pence / 100 AS kept, s.name AS stylist, s.grade,
       c.name AS client, c.joined_on
     FROM appointments a ${withPeople}`,
  "CREATE VIEW done AS SELECT * FROM visits WHERE status = 'CMP'",
  `CREATE VIEW till AS
     SELECT r.*, (gross_pence - discount_pence) / 100 AS net, cost_pence / 100 AS cost,
       s.name AS stylist, c.name AS client
     FROM retail_sales r ${withPeople}`,
  "CREATE VIEW sales AS SELECT * FROM till WHERE returned_on IS NULL",
  `CREATE VIEW rota AS
     SELECT r.*, s.name AS stylist, s.grade FROM shifts r JOIN stylists s ON s.id = r.stylist_id`,
];
