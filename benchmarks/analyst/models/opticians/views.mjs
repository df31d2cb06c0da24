// The joined tables that the truths of the opticians speak of, money in pounds.
const withPatient = "JOIN patients p ON p.id = patient_id";

export const opticianViews = [
  `CREATE VIEW diary AS
     SELECT e.*, p.name AS patient, p.patient_no, p.is_diabetic, s.name AS optometrist, fee_pence / 100 AS fee
     FROM exams e ${withPatient} JOIN staff s ON s.id = optom_id`,
  "CREATE VIEW seen AS SELECT * FROM diary WHERE status = 'DON'",
  "CREATE VIEW tested AS SELECT * FROM seen WHERE kind = 'STT'",
  `CREATE VIEW all_pairs AS
     SELECT o.*, p.name AS patient, p.patient_no, s.name AS dispenser, f.brand, f.model,
       (gross_pence - discount_pence) / 100 AS net, discount_pence / 100 AS discount,
       voucher_pence / 100 AS voucher, refund_pence / 100 AS refund,
       (gross_pence - discount_pence - voucher_pence - paid_pence) / 100 AS owed
     FROM orders o ${withPatient} JOIN staff s ON s.id = dispenser_id
     LEFT JOIN frames f ON f.id = frame_id`,
  "CREATE VIEW pairs AS SELECT * FROM all_pairs WHERE status <> 'CXL'",
  `CREATE VIEW reminders AS SELECT r.*, p.name AS patient FROM recalls r ${withPatient}`,
  "CREATE VIEW active AS SELECT * FROM patients WHERE archived_on IS NULL",
];
