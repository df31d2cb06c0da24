// The joined tables that the truths of the purchasing department speak of.
export const procurementViews = [
  `CREATE VIEW purchases AS
     SELECT o.*, b.full_name AS buyer, b.team, s.name AS supplier, s.country, s.rating
     FROM orders o JOIN buyers b ON b.id = buyer_id JOIN suppliers s ON s.id = supplier_id`,
  `CREATE VIEW positions AS
     SELECT l.*, i.category, quantity * unit_price AS value, quantity * (list_price - unit_price) AS saved,
       o.* EXCLUDE (id, number), o.number AS order_number
     FROM order_lines l JOIN items i ON i.name = l.item JOIN purchases o ON o.id = order_id`,
  // What counts as spend: cancelled orders do not.
  "CREATE VIEW bought AS FROM positions WHERE status <> 'X'",
  // What has arrived, each with whether it was late.
  `CREATE VIEW arrived AS
     SELECT *, delivered_on > promised_on AS is_late FROM positions WHERE delivered_on IS NOT NULL`,
  `CREATE VIEW bills AS
     SELECT i.*, o.plant, o.supplier, o.country
     FROM invoices i JOIN purchases o ON o.id = order_id`,
  `CREATE VIEW claims AS
     SELECT c.*, l.category, l.supplier, l.rating, l.plant
     FROM complaints c JOIN positions l ON l.id = order_line_id`,
];
