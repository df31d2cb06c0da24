// The joined tables that the truths of the bike-sharing operator speak of, money in pounds.
export const bikeshareViews = [
  `CREATE VIEW unlocked AS
     SELECT t.*, s.name AS start_station, s.city, s.district, b.bike_no, b.type AS bike_type,
       r.plan, r.employer, fare_pence / 100 AS fare, meters / 1000 AS km
     FROM trips t JOIN stations s ON s.id = start_station_id JOIN bikes b ON b.id = bike_id
     JOIN riders r ON r.id = rider_id`,
  "CREATE VIEW rides AS SELECT * FROM unlocked WHERE status = 'FIN'",
  `CREATE VIEW jobs AS
     SELECT p.*, b.bike_no, b.type AS bike_type, b.city, (parts_pence + labour_pence) / 100 AS cost
     FROM repairs p JOIN bikes b ON b.id = bike_id`,
  "CREATE VIEW mended AS SELECT * FROM jobs WHERE status = 'DON'",
  "CREATE VIEW members AS SELECT * FROM riders WHERE plan IS NOT NULL AND cancelled_on IS NULL",
];
