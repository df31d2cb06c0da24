// The joined tables that the truths of the self-storage company speak of, money in pounds.
export const storageViews = [
  `CREATE VIEW rooms AS
     SELECT u.*, s.name AS site, s.city, s.region, s.area_manager, list_rate_pence / 100 AS list_rate
     FROM units u JOIN sites s ON s.id = u.site_id`,
  `CREATE VIEW lets AS
     SELECT a.*, s.name AS site, s.city, s.area_manager, u.unit_no, u.area_sqft, u.unit_type,
       rate_pence / 100 AS rate, date_diff('day', move_in_on, move_out_on) AS stay
     FROM agreements a JOIN sites s ON s.id = a.site_id JOIN units u ON u.id = a.unit_id`,
  "CREATE VIEW live AS SELECT * FROM lets WHERE status <> 'END'",
  "CREATE VIEW ended AS SELECT * FROM lets WHERE status = 'END'",
  `CREATE VIEW bills AS
     SELECT i.*, s.name AS site, s.city, a.customer_id, a.customer_name, a.customer_type, a.pay_method,
       total_pence / 100 AS total, (rent_pence - discount_pence) / 100 AS rent,
       rent_pence / 100 AS full_rent, i.insurance_pence / 100 AS insurance,
       late_fee_pence / 100 AS late_fee, paid_pence / 100 AS paid,
       (total_pence - paid_pence) / 100 AS remainder
     FROM invoices i JOIN sites s ON s.id = i.site_id JOIN agreements a ON a.id = i.agreement_id`,
  "CREATE VIEW unpaid AS SELECT * FROM bills WHERE status IN ('OPEN', 'PART')",
  `CREATE VIEW asked AS
     SELECT e.*, s.name AS site, s.city, a.move_in_on, a.move_out_on, a.status AS let_status,
       date_diff('day', a.move_in_on, a.move_out_on) AS stay
     FROM enquiries e JOIN sites s ON s.id = e.site_id LEFT JOIN agreements a ON a.id = e.agreement_id`,
  `CREATE VIEW shop AS
     SELECT l.*, s.name AS site, s.city, total_pence / 100 AS total
     FROM shop_sales l JOIN sites s ON s.id = l.site_id`,
];
