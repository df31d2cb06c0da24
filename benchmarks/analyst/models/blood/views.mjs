// The joined tables that the truths of the blood service speak of, money in pounds.
export const bloodViews = [
  `CREATE VIEW seen AS
     SELECT d.*, s.session_code, s.venue, s.venue_type, s.region, s.team, p.sex, p.blood_group, p.home_region,
       p.has_app, volume_ml / 1000 AS litres
     FROM donations d JOIN sessions s ON s.id = d.session_id JOIN donors p ON p.id = d.donor_id`,
  "CREATE VIEW given AS SELECT * FROM seen WHERE outcome <> 'DEF'",
  `CREATE VIEW booked AS
     SELECT a.*, s.venue, s.venue_type, s.region, s.session_date, p.sex, p.blood_group, p.has_app
     FROM appointments a JOIN sessions s ON s.id = a.session_id JOIN donors p ON p.id = a.donor_id`,
  "CREATE VIEW ordered AS SELECT *, amount_pence / 100 AS amount FROM orders",
  "CREATE VIEW stock AS SELECT * FROM stock_levels WHERE counted_on = (SELECT max(counted_on) FROM stock_levels)",
];
