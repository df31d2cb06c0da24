// What the lender's truths are counted over, beside the tables themselves.

export const lendingViews = [
  `CREATE VIEW asked AS
     SELECT a.*, b.name AS business, b.sector, b.legal_form, b.founded_on, b.employees, b.is_woman_led,
       h.name AS branch, h.region
     FROM applications a JOIN businesses b ON b.id = a.business_id JOIN branches h ON h.id = a.branch_id`,
  `CREATE VIEW lent AS
     SELECT l.*, a.officer, a.channel, a.purpose, a.grade, a.applied_on, b.name AS business, b.sector,
       b.legal_form, b.employees, b.is_woman_led, h.name AS branch, h.region
     FROM loans l JOIN applications a ON a.id = l.application_id
     JOIN businesses b ON b.id = l.business_id JOIN branches h ON h.id = l.branch_id`,
  `CREATE VIEW repaid AS
     SELECT i.*, i.principal_part + i.interest_part AS amount, l.product, l.is_secured, l.business, l.sector,
       l.branch, l.region, coalesce(i.paid_on > i.due_on, true) AS is_late
     FROM instalments i JOIN lent l ON l.id = i.loan_id`,
  `CREATE VIEW chased AS
     SELECT c.*, l.product, l.has_guarantee, l.business, l.sector, l.branch, l.region
     FROM arrears_cases c JOIN lent l ON l.id = c.loan_id`,
];
