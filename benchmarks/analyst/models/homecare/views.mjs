// The joined tables that the truths of the home-care agency speak of, money in pounds.
export const homecareViews = [
  `CREATE VIEW packages AS
     SELECT *, rate_pence / 100 AS rate,
       starts_on <= asked_on() AND (ends_on IS NULL OR ends_on >= asked_on()) AS is_active
     FROM care_packages`,
  `CREATE VIEW calls AS
     SELECT v.*, v.pay_pence / 100 AS pay, minutes_actual / 60 AS hours,
       status = 'DON' AS is_done, status = 'MIS' AS is_missed, coalesce(minutes_late > 15, false) AS is_late,
       p.package_no, p.client_no, p.client, p.town, p.branch, p.needs_level, p.lives_alone, p.funding, p.funder,
       p.care_type, p.is_double_handed, c.carer, c.home_branch, c.role, c.contract, c.has_car
     FROM visits v JOIN care_packages p ON p.id = v.package_id LEFT JOIN carers c ON c.id = v.carer_id`,
  `CREATE VIEW bills AS
     SELECT i.*, amount_pence / 100 AS amount, status IN ('OPN', 'DSP') AS is_unpaid,
       p.package_no, p.client, p.branch, p.town, p.funding, p.funder, p.care_type
     FROM invoices i JOIN care_packages p ON p.id = i.package_id`,
  `CREATE VIEW events AS
     SELECT i.*, p.client, p.client_no, p.town, p.branch, p.needs_level, p.lives_alone, p.funding, p.care_type
     FROM incidents i JOIN care_packages p ON p.id = i.package_id`,
];
