// The joined tables that the truths of the music school speak of, money in pounds.
export const musicSchoolViews = [
  `CREATE VIEW register AS
     SELECT l.*, p.name AS pupil, p.kind, t.name AS teacher, t.contract, minutes / 60.0 AS hours,
       CAST(starts_at AS DATE) AS day
     FROM lessons l JOIN pupils p ON p.id = l.pupil_id JOIN teachers t ON t.id = l.teacher_id`,
  `CREATE VIEW enrolled AS
     SELECT p.*, t.name AS teacher FROM pupils p JOIN teachers t ON t.id = p.teacher_id`,
  "CREATE VIEW roll AS SELECT * FROM enrolled WHERE left_on IS NULL",
  `CREATE VIEW sat AS
     SELECT e.*, p.name AS pupil, t.name AS teacher
     FROM exams e JOIN pupils p ON p.id = e.pupil_id JOIN teachers t ON t.id = e.teacher_id`,
  // Neither those who withdrew nor those whose result is not known.
  "CREATE VIEW marked AS SELECT * FROM sat WHERE result IN ('D', 'M', 'P', 'F')",
  `CREATE VIEW out AS
     SELECT h.*, p.name AS pupil, deposit_cents / 100 AS deposit
     FROM hires h JOIN pupils p ON p.id = h.pupil_id WHERE returned_on IS NULL`,
  `CREATE VIEW bills AS
     SELECT i.*, p.name AS pupil, net_cents / 100 AS net, received_cents / 100 AS received,
       (net_cents - received_cents) / 100 AS missing, discount_cents / 100 AS discount
     FROM invoices i JOIN pupils p ON p.id = i.pupil_id WHERE status <> 'VOID'`,
  "CREATE VIEW unpaid AS SELECT * FROM bills WHERE status IN ('OPEN', 'PART')",
];
