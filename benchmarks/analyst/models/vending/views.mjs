// The joined tables that the truths of the vending operator speak of, money in pounds.
const machine =
  "m.machine_no, m.machine_type, m.model, m.site, m.site_type, m.city, m.region, m.route, m.has_card_reader";
const contract = "c.client, c.contract_type, c.account_manager";
const joined = "JOIN machines m ON m.id = x.machine_id JOIN contracts c ON c.id = m.contract_id";

export const vendingViews = [
  `CREATE VIEW sold AS
     SELECT x.*, ${machine}, ${contract}, revenue_pence / 100 AS net, cost_pence / 100 AS cost,
       commission_pence / 100 AS commission, (revenue_pence - cost_pence - commission_pence) / 100 AS margin
     FROM sales x ${joined}`,
  `CREATE VIEW calls AS
     SELECT x.*, ${machine}, ${contract}, counted_pence / 100 AS cash,
       (expected_pence - counted_pence) / 100 AS shortfall
     FROM visits x ${joined}`,
  `CREATE VIEW broken AS
     SELECT x.*, ${machine}, ${contract}, parts_pence / 100 AS parts,
       date_diff('minute', reported_at, fixed_at) / 60 AS hours
     FROM faults x ${joined}`,
  `CREATE VIEW levels AS
     SELECT x.*, ${machine}, ${contract}, value_pence / 100 AS value FROM stock_levels x ${joined}`,
  `CREATE VIEW placed AS
     SELECT m.*, ${contract} FROM machines m JOIN contracts c ON c.id = m.contract_id`,
];
