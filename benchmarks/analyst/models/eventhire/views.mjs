// The joined tables that the truths of the event hire company speak of, money in pounds.
export const eventhireViews = [
  `CREATE VIEW lines AS
     SELECT l.*, o.order_no, o.client, o.client_type, o.depot, o.account_manager, o.event_type, o.venue,
       o.status, o.is_dry_hire, o.ordered_on, o.delivery_on, o.collection_on, o.returned_on,
       i.name AS item, i.category, i.needs_crew, charge_pence / 100 AS charge,
       damage_pence / 100 AS damage, recharged_pence / 100 AS recharged
     FROM order_lines l JOIN hire_orders o ON o.id = l.order_id JOIN items i ON i.id = l.item_id`,
  "CREATE VIEW hired AS SELECT * FROM lines WHERE status <> 'CAN'",
  "CREATE VIEW orders AS SELECT *, transport_pence / 100 AS transport FROM hire_orders",
  "CREATE VIEW offers AS SELECT *, value_pence / 100 AS value FROM quotes",
  `CREATE VIEW bills AS
     SELECT v.*, o.order_no, o.client, o.client_type, o.depot, o.account_manager, amount_pence / 100 AS amount
     FROM invoices v JOIN hire_orders o ON o.id = v.order_id`,
  `CREATE VIEW stock AS
     SELECT s.*, i.name AS item, i.category FROM stock_levels s JOIN items i ON i.id = s.item_id`,
];
