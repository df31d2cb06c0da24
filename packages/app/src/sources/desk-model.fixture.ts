/** Tickets of three customers in a schema of its own; one ticket has no customer. */
export const deskTables = `
  CREATE SCHEMA desk;
  CREATE TABLE desk.customers (id int PRIMARY KEY, name text NOT NULL, tier varchar(20));
  CREATE TABLE desk.tickets (
    id bigint PRIMARY KEY, customer_id int, status text, opened_at timestamptz NOT NULL,
    minutes int, cost numeric(10,2), score double precision, "dueOn" date, urgent boolean);
  INSERT INTO desk.customers VALUES (1, 'Acme', 'gold'), (2, 'Böhm', 'free'), (3, 'Ćosić', NULL);
  INSERT INTO desk.tickets VALUES
    (1, 1, 'open',   '2024-03-31 00:30+00', 30, 10.10, 0.1, '2024-04-01', true),
    (2, 1, 'closed', '2024-03-31 23:30+00', 45, 20.20, 0.2, '2024-04-02', false),
    (3, 2, 'open',   '2024-04-01 12:00+00', NULL, 0.05, 'NaN', NULL, NULL),
    (4, 2, 'closed', '2024-04-02 08:00+00', 7, NULL, 1e300, '2024-04-03', true),
    (5, 3, NULL,     '2024-10-27 00:30+00', 1, 99999999.99, -0.0, '2024-04-03', false),
    (6, NULL, 'open','2024-10-27 01:30+00', 2, 0.00, NULL, '1999-12-31', true);`;

/** Its model; the databases' own SQL stands in it (K1). */
export const deskModel = `
cubes:
  - name: tickets
    data_source: desk
    sql_table: desk.tickets
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: customer_id, sql: customer_id, type: number }
      - { name: status, sql: "{CUBE}.status", type: string }
      - { name: opened_at, sql: opened_at, type: time }
      - { name: due_on, sql: '"dueOn"', type: time }
      - { name: urgent, sql: urgent, type: boolean }
      - { name: hours, sql: "minutes / 60.0::double precision", type: number }
      - { name: customer, sql: "{customers.name}", type: string }
    measures:
      - { name: count, type: count }
      - { name: cost, sql: cost, type: sum }
      - { name: minutes, sql: minutes, type: avg }
      - { name: first, sql: opened_at, type: min }
      - { name: urgent_count, type: count, filters: [{ sql: "{CUBE}.urgent" }] }
      - { name: customers, sql: customer_id, type: count_distinct }
      - { name: cost_each, sql: "{cost} / {count}", type: number }
    segments:
      - { name: is_open, sql: "{CUBE}.status = 'open'" }
    joins:
      - { name: customers, relationship: many_to_one, sql: "{CUBE}.customer_id = {customers}.id" }
  - name: customers
    data_source: desk
    sql: SELECT * FROM desk.customers
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: name, sql: name, type: string }
      - { name: tier, sql: tier, type: string }
    measures:
      - { name: count, type: count }
views:
  - name: work
    cubes:
      - { join_path: tickets, includes: [status, count, cost] }
      - { join_path: tickets.customers, includes: [name, tier] }
`;
