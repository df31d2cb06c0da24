// The joined tables that the truths of the wealth manager speak of, money in pounds.
const client = `c.client_no, c.client_name, c.client_type, c.service_level, c.adviser, c.office, c.region,
  c.is_vulnerable, c.left_on`;

export const wealthViews = [
  `CREATE VIEW held AS
     SELECT v.*, ${client}, value_pence / 100 AS value, cash_pence / 100 AS cash, gain_pence / 100 AS gain
     FROM valuations v JOIN clients c ON c.id = v.client_id`,
  `CREATE VIEW moved AS
     SELECT f.*, ${client}, amount_pence / 100 AS amount,
       CASE WHEN kind IN ('CON', 'TIN') THEN 1 ELSE -1 END * amount_pence / 100 AS net
     FROM cash_flows f JOIN clients c ON c.id = f.client_id`,
  `CREATE VIEW billed AS
     SELECT f.*, ${client}, charged_pence / 100 AS charged, paid_pence / 100 AS paid
     FROM fees f JOIN clients c ON c.id = f.client_id`,
  `CREATE VIEW met AS
     SELECT r.*, ${client} FROM reviews r JOIN clients c ON c.id = r.client_id`,
  `CREATE VIEW complained AS
     SELECT p.*, ${client}, redress_pence / 100 AS redress
     FROM complaints p JOIN clients c ON c.id = p.client_id`,
];
