// The tables that the truths of the museums speak of, money in pounds.
export const museumViews = [
  `CREATE VIEW admissions AS
     SELECT t.*, e.title, e.curator, e.sponsor, e.kind AS exhibition_kind,
       price_pence / 100 AS price, donation_pence / 100 AS donation
     FROM ticket_sales t LEFT JOIN exhibitions e ON e.id = t.exhibition_id`,
  `CREATE VIEW guided AS
     SELECT b.*, e.title FROM tour_bookings b LEFT JOIN exhibitions e ON e.id = b.exhibition_id`,
  `CREATE VIEW outlets AS
     SELECT *, net_pence / 100 AS net, cost_pence / 100 AS cost, stock_pence / 100 AS stock
     FROM outlet_days`,
];
