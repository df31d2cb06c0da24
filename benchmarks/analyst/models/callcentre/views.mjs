// The joined tables that the truths of the call centre speak of, money in euros.
export const callCentreViews = [
  `CREATE VIEW log AS
     SELECT c.*, q.name AS queue, q.client, q.lang, q.sla_seconds, k.name AS campaign,
       a.name AS agent, a.team, a.team_lead, a.site, a.contract, charge_cents / 100 AS amount,
       talk_seconds + hold_seconds + wrap_seconds AS handling
     FROM calls c JOIN queues q ON q.id = c.queue_id LEFT JOIN agents a ON a.id = c.agent_id
     LEFT JOIN campaigns k ON k.id = c.campaign_id`,
  "CREATE VIEW inbound AS SELECT * FROM log WHERE direction = 'IN'",
  "CREATE VIEW answered AS SELECT * FROM inbound WHERE outcome = 'ANS'",
  "CREATE VIEW talked AS SELECT * FROM log WHERE outcome = 'ANS'",
  "CREATE VIEW dialled AS SELECT * FROM log WHERE direction = 'OUT'",
  `CREATE VIEW checked AS
     SELECT r.*, l.agent_id, l.agent, l.team, l.team_lead, l.site, l.client
     FROM reviews r JOIN log l ON l.id = r.call_id`,
  `CREATE VIEW rota AS
     SELECT s.*, a.name AS agent, a.team, a.team_lead, a.site, a.contract
     FROM shifts s JOIN agents a ON a.id = s.agent_id`,
];
