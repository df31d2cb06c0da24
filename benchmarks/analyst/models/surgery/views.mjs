// The joined tables that the truths of the hospitals speak of, money in pounds.
export const surgeryViews = [
  `CREATE VIEW operated AS
     SELECT o.*, s.hospital, s.theatre, s.period, u.name AS surgeon, u.grade,
       o.status = 'DON' AS is_done, o.status = 'CAN' AS is_cancelled
     FROM operations o JOIN sessions s ON s.id = o.session_id JOIN surgeons u ON u.id = o.surgeon_id`,
  `CREATE VIEW lists AS
     SELECT s.*, u.name AS surgeon, u.grade, s.status = 'HLD' AS is_held
     FROM sessions s JOIN surgeons u ON u.id = s.surgeon_id`,
  `CREATE VIEW waiters AS
     SELECT *, date_diff('day', listed_on, asked_on()) AS days_so_far,
       date_diff('day', listed_on, operated_on) AS days_until_operated
     FROM waiting_list`,
  `CREATE VIEW bills AS
     SELECT i.*, i.amount_pence / 100 AS amount, o.procedure, o.specialty, s.hospital,
       date_diff('day', i.issued_on, i.paid_on) AS days
     FROM invoices i JOIN operations o ON o.id = i.operation_id JOIN sessions s ON s.id = o.session_id`,
];
