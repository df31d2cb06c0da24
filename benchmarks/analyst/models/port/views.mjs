// The joined tables that the truths of the container terminal speak of, money in euros, spans in hours and minutes.
export const portViews = [
  `CREATE VIEW calls AS
     SELECT *, date_diff('minute', arrived_at, berthed_at) / 60 AS waited,
       date_diff('minute', berthed_at, departed_at) / 60 AS alongside FROM vessel_calls`,
  `CREATE VIEW moves AS
     SELECT m.*, c.call_no, c.vessel, c.vessel_type, c.line, c.alliance, c.account_manager, c.service, c.berth
     FROM container_moves m JOIN vessel_calls c ON c.id = m.call_id`,
  "CREATE VIEW visits AS SELECT *, date_diff('minute', entered_at, left_at) AS turn FROM gate_visits",
  `CREATE VIEW bills AS
     SELECT i.*, c.vessel, c.line, c.alliance, c.account_manager, c.service, net_cents / 100 AS amount
     FROM invoices i JOIN vessel_calls c ON c.id = i.call_id`,
  `CREATE VIEW stops AS
     SELECT d.*, c.vessel, c.line, date_diff('minute', stopped_at, resumed_at) / 60 AS hours
     FROM crane_downtime d LEFT JOIN vessel_calls c ON c.id = d.call_id`,
];
