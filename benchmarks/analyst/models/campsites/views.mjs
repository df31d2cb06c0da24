// The joined tables that the truths of the campsites speak of, money in euros.
export const campsitesViews = [
  `CREATE VIEW booked AS
     SELECT b.*, u.unit_code, u.site, u.region, u.country, u.site_manager, u.unit_type, u.dogs_allowed,
       departure_on - arrival_on AS nights, adults + children AS persons, price_cents / 100 AS price
     FROM bookings b JOIN units u ON u.id = b.unit_id`,
  "CREATE VIEW stays AS SELECT * FROM booked WHERE status NOT IN ('CAN', 'NOS')",
  "CREATE VIEW kept AS SELECT * FROM booked WHERE status <> 'CAN'",
  "CREATE VIEW sold AS SELECT *, amount_cents / 100 AS amount FROM sales",
  `CREATE VIEW paid AS
     SELECT p.*, b.booking_no, b.guest_name, b.nationality, b.channel, b.site, b.region, b.country,
       b.site_manager, b.unit_type, b.arrival_on, p.amount_cents / 100 AS amount
     FROM payments p JOIN booked b ON b.id = p.booking_id`,
  `CREATE VIEW work AS
     SELECT j.*, u.unit_code, u.site, u.region, u.country, u.site_manager, u.unit_type,
       j.cost_cents / 100 AS cost, done_on - reported_on AS days
     FROM jobs j JOIN units u ON u.id = j.unit_id`,
];
