// The joined tables that the truths of the ferries speak of, money in pounds.
export const ferryViews = [
  `CREATE VIEW trips AS
     SELECT s.*, r.name AS route, r.region, v.name AS vessel, sched_dep AS day,
       date_diff('minute', sched_dep, actual_dep) AS delay
     FROM sailings s JOIN routes r ON r.id = route_id JOIN vessels v ON v.id = vessel_id`,
  "CREATE VIEW cancelled AS SELECT * FROM trips WHERE status = 'CNX'",
  `CREATE VIEW booked AS
     SELECT b.*, t.route, t.region, t.vessel, t.day AS departs, b.booked_at AS day, total_pence / 100 AS value,
       refund_pence / 100 AS refund
     FROM bookings b JOIN trips t ON t.id = sailing_id`,
  "CREATE VIEW kept AS SELECT * FROM booked WHERE status <> 'CXL'",
  `CREATE VIEW takings AS
     SELECT o.*, t.route, t.region, t.vessel, business_date AS day, gross_pence / 100 AS gross
     FROM onboard_sales o JOIN trips t ON t.id = sailing_id`,
  `CREATE VIEW cases AS
     SELECT c.*, t.route, t.region, t.vessel, received_at AS day,
       date_diff('day', received_at, resolved_on) AS took
     FROM complaints c LEFT JOIN trips t ON t.id = sailing_id`,
];
