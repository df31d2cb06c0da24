// The joined tables that the truths of the laundry speak of, money in euros.
export const laundryViews = [
  `CREATE VIEW calls AS
     SELECT v.*, c.name AS customer, c.chain, c.sector, c.city, c.plant, c.account_manager,
       date_diff('minute', planned_at, arrived_at) > 15 AS late
     FROM visits v JOIN customers c ON c.id = customer_id`,
  `CREATE VIEW washed AS
     SELECT l.*, m.code AS machine, m.kind AS machine_type, m.plant
     FROM loads l JOIN machines m ON m.id = machine_id`,
  `CREATE VIEW stops AS
     SELECT d.*, m.code AS machine, m.kind AS machine_type, m.plant,
       date_diff('minute', started_at, ended_at) / 60.0 AS hours
     FROM downtimes d JOIN machines m ON m.id = machine_id`,
  `CREATE VIEW cases AS
     SELECT k.*, c.name AS customer, c.chain, c.sector, c.plant, claimed_cents / 100 AS claimed,
       granted_cents / 100 AS granted, date_diff('day', filed_on, decided_on) AS took
     FROM claims k JOIN customers c ON c.id = customer_id`,
  `CREATE VIEW bills AS
     SELECT i.*, c.name AS customer, c.chain, c.sector, c.plant, c.account_manager, net_cents / 100 AS net
     FROM invoices i JOIN customers c ON c.id = customer_id`,
];
