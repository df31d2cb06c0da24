// The joined tables that the truths of the book publisher speak of, money in pounds.
export const publishingViews = [
  `CREATE VIEW ledger AS
     SELECT s.*, e.title_id, e.format, t.title, t.author, t.imprint, t.genre, t.series,
       CASE WHEN s.kind = 'S' THEN s.copies ELSE 0 END AS sold,
       CASE WHEN s.kind = 'R' THEN s.copies ELSE 0 END AS returned,
       CASE WHEN s.kind = 'S' THEN s.copies ELSE -s.copies END AS net_copies,
       CASE WHEN s.kind = 'S' THEN s.amount_pence ELSE 0 END / 100 AS gross,
       CASE WHEN s.kind = 'S' THEN s.amount_pence ELSE -s.amount_pence END / 100 AS net
     FROM sales s JOIN editions e ON e.id = s.edition_id JOIN titles t ON t.id = e.title_id`,
  `CREATE VIEW levels AS
     SELECT s.*, e.format, t.title, t.imprint, s.value_pence / 100 AS worth
     FROM stock s JOIN editions e ON e.id = s.edition_id JOIN titles t ON t.id = e.title_id`,
  `CREATE VIEW statements AS
     SELECT r.*, t.title, t.author, earned_pence / 100 AS earned, recouped_pence / 100 AS recouped,
       (earned_pence - recouped_pence) / 100 AS payable
     FROM royalty_statements r JOIN titles t ON t.id = r.title_id`,
  "CREATE VIEW runs AS SELECT *, cost_pence / 100 AS cost FROM print_runs",
];
