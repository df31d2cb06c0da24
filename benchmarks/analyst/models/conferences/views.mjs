// The joined tables that the truths of the conferences speak of, money in euros.
export const conferenceViews = [
  `CREATE VIEW regs AS
     SELECT r.*, e.name AS event, e.series, e.format AS event_format, e.status AS event_status,
       e.country AS event_country, e.starts_on, e.capacity, t.name AS ticket_type, p.partner,
       total_cents / 100 AS amount, discount_cents / 100 AS discount, refund_cents / 100 AS refund
     FROM registrations r JOIN events e ON e.id = r.event_id JOIN ticket_types t ON t.id = ticket_type_id
     LEFT JOIN promo_codes p ON p.code = r.promo_code`,
  "CREATE VIEW sold AS SELECT * FROM regs WHERE status = 'CNF'",
  // Confirmed for what is over: who is not among those who checked in has not come.
  "CREATE VIEW expected AS SELECT * FROM sold WHERE event_status = 'completed'",
  `CREATE VIEW papers AS
     SELECT t.*, e.name AS event, e.series, e.status AS event_status, travel_cents / 100 AS travel
     FROM talks t JOIN events e ON e.id = t.event_id`,
  "CREATE VIEW programme AS SELECT * FROM papers WHERE state = 'accepted'",
  `CREATE VIEW rated AS
     SELECT f.*, p.title, p.speaker, p.track, p.format, p.event, p.series
     FROM feedback f JOIN papers p ON p.id = f.talk_id`,
  `CREATE VIEW packages AS
     SELECT s.*, e.name AS event, e.starts_on, fee_cents / 100 AS fee, paid_cents / 100 AS paid
     FROM sponsorships s JOIN events e ON e.id = s.event_id`,
];
