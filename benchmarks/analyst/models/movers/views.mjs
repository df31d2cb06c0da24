// The joined tables that the truths of the removals firm speak of, money in pounds.
export const moversViews = [
  "CREATE VIEW leads AS SELECT *, quote_pence / 100 AS quote FROM enquiries",
  `CREATE VIEW jobs AS
     SELECT m.*, price_pence / 100 AS price, e.source, e.kind, e.customer, e.account, l.registration, l.lorry_type
     FROM moves m JOIN enquiries e ON e.id = m.enquiry_id JOIN lorries l ON l.id = m.lorry_id`,
  `CREATE VIEW damages AS
     SELECT c.*, claimed_pence / 100 AS claimed, settled_pence / 100 AS settled,
       m.branch, m.crew_leader, m.moves_on, m.overran, e.kind
     FROM claims c JOIN moves m ON m.id = c.move_id JOIN enquiries e ON e.id = m.enquiry_id`,
  `CREATE VIEW bills AS
     SELECT i.*, net_pence / 100 AS net, (net_pence + vat_pence) / 100 AS gross, e.kind, m.crew_leader
     FROM invoices i LEFT JOIN moves m ON m.id = i.move_id LEFT JOIN enquiries e ON e.id = m.enquiry_id`,
  "CREATE VIEW store AS SELECT *, rent_pence / 100 AS rent FROM storage_levels",
];
