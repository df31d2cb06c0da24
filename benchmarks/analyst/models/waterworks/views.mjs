// The joined tables that the truths of the water utility speak of, money in euros.
const customer =
  "c.account_no, c.customer, c.customer_type, c.zone, c.district, c.tariff, c.meter_type, c.payment_method, c.closed_on";

export const waterworksViews = [
  `CREATE VIEW used AS
     SELECT r.*, consumption_m3 AS m3, ${customer} FROM readings r JOIN customers c ON c.id = r.customer_id`,
  `CREATE VIEW billed AS
     SELECT b.*, amount_cents / 100 AS amount, ${customer} FROM bills b JOIN customers c ON c.id = b.customer_id`,
  `CREATE VIEW faults AS
     SELECT *, repair_cents / 100 AS cost, date_diff('minute', reported_at, repaired_at) / 60 AS hours FROM incidents`,
];
