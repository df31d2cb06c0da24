// The joined tables that the truths of the nurseries speak of, money in pounds.
export const childcareViews = [
  "CREATE VIEW here AS SELECT * FROM children WHERE status = 'ACT'",
  `CREATE VIEW register AS
     SELECT s.*, c.name AS child, c.parent, c.key_worker, c.allergies,
       fee_pence / 100 AS fee, late_fee_pence / 100 AS late_fee
     FROM sessions s JOIN children c ON c.id = s.child_id`,
  "CREATE VIEW absent AS SELECT * FROM register WHERE status = 'ABS'",
  `CREATE VIEW bills AS
     SELECT i.*, c.name AS child, c.surname, total_pence / 100 AS total, paid_pence / 100 AS paid,
       fees_pence / 100 AS fees, extras_pence / 100 AS extras, late_fees_pence / 100 AS late_fees,
       funding_pence / 100 AS government, (total_pence - paid_pence) / 100 AS balance
     FROM invoices i JOIN children c ON c.id = i.child_id`,
  "CREATE VIEW sent AS SELECT * FROM bills WHERE status <> 'VOID'",
  "CREATE VIEW owing AS SELECT * FROM bills WHERE status IN ('SNT', 'PRT')",
  "CREATE VIEW overdue AS SELECT * FROM owing WHERE due_on < asked_on()",
  `CREATE VIEW forms AS
     SELECT i.*, c.name AS child FROM incidents i JOIN children c ON c.id = i.child_id`,
  "CREATE VIEW rota AS SELECT *, agency_pence / 100 AS agency FROM room_days",
  "CREATE VIEW short AS SELECT * FROM rota WHERE staff_on < staff_needed",
];
