// The joined tables that the truths of the tour operator speak of, money in euros.
const tour =
  "d.code, d.tour, d.activity, d.style, d.country, d.region, d.grade, d.departs_on, d.guide";

export const toursViews = [
  `CREATE VIEW booked AS
     SELECT b.*, ${tour}, d.status AS departure_status,
       (list_cents - discount_cents) / 100 AS price, discount_cents / 100 AS discount,
       commission_cents / 100 AS commission, balance_cents / 100 AS balance, refund_cents / 100 AS refund
     FROM bookings b JOIN departures d ON d.id = b.departure_id`,
  "CREATE VIEW sold AS SELECT * FROM booked WHERE status <> 'CAN'",
  `CREATE VIEW guests AS
     SELECT t.*, b.booking_no, b.channel, b.agent, b.booked_on, ${tour}
     FROM travellers t JOIN bookings b ON b.id = t.booking_id JOIN departures d ON d.id = b.departure_id`,
  `CREATE VIEW invoices AS
     SELECT s.*, ${tour}, amount_cents / 100 AS amount
     FROM supplier_invoices s JOIN departures d ON d.id = s.departure_id`,
  `CREATE VIEW reviewed AS
     SELECT r.*, ${tour}, d.guide_employment FROM reviews r JOIN departures d ON d.id = r.departure_id`,
];
