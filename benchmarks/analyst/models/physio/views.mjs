// The joined tables that the truths of the physiotherapy practices speak of, money in pounds.
export const physioViews = [
  `CREATE VIEW visits AS
     SELECT a.*, p.patient_no, p.service, p.body_region, p.source, t.name AS therapist, t.grade,
       a.minutes / 60 AS hours, a.fee_pence / 100 AS fee
     FROM appointments a JOIN treatment_plans p ON p.id = a.plan_id
       JOIN therapists t ON t.id = a.therapist_id`,
  `CREATE VIEW plans AS
     SELECT p.*, date_diff('day', referred_on, started_on) AS days, t.name AS therapist
     FROM treatment_plans p LEFT JOIN therapists t ON t.id = p.therapist_id`,
  `CREATE VIEW bills AS
     SELECT i.*, p.practice, p.service, i.amount_pence / 100 AS amount,
       date_diff('day', issued_on, paid_on) AS days, i.status IN ('OPN', 'DSP') AS is_owed
     FROM invoices i JOIN treatment_plans p ON p.id = i.plan_id`,
  `CREATE VIEW scores AS
     SELECT s.*, p.practice, p.service, p.body_region, t.name AS therapist, t.grade
     FROM outcome_scores s JOIN treatment_plans p ON p.id = s.plan_id
       JOIN therapists t ON t.id = s.therapist_id`,
];
