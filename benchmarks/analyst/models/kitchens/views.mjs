// The joined tables that the truths of the kitchen showrooms speak of, money in pounds.
export const kitchenViews = [
  `CREATE VIEW sold AS
     SELECT o.*, l.source, l.project_type, o.value - o.deposit AS balance
     FROM orders o LEFT JOIN leads l ON l.id = o.lead_id`,
  `CREATE VIEW fitted AS
     SELECT i.*, o.showroom, o.region, o.designer, o.kitchen_range, o.worktop, o.customer
     FROM installations i JOIN orders o ON o.id = i.order_id`,
  `CREATE VIEW faults AS
     SELECT s.*, f.fitting_team, f.showroom, f.region, f.kitchen_range, f.worktop
     FROM snags s JOIN fitted f ON f.id = s.installation_id`,
  `CREATE VIEW bought AS
     SELECT p.*, o.showroom, o.region, o.kitchen_range, received_on > due_on AS is_late
     FROM purchase_orders p JOIN orders o ON o.id = p.order_id`,
];
