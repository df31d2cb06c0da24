// The joined tables that the truths of the cinemas speak of, money in pounds.
export const cinemasViews = [
  `CREATE VIEW programme AS
     SELECT s.*, f.film, f.distributor, f.genre, f.content_type, f.released_on, t.site, t.city, t.region, t.area_manager
     FROM screenings s JOIN films f ON f.id = s.film_id JOIN sites t ON t.id = s.site_id`,
  `CREATE VIEW bought AS
     SELECT k.*, gross_pence / 100 AS gross, fee_pence / 100 AS fee, rental_pence / 100 AS rental,
       p.film, p.film_id, p.distributor, p.genre, p.content_type, p.format, p.show_type, p.starts_at,
       p.site, p.city, p.region, p.area_manager
     FROM ticket_sales k JOIN programme p ON p.id = k.screening_id`,
  "CREATE VIEW sold AS SELECT * FROM bought WHERE NOT is_refunded",
  `CREATE VIEW snacks AS
     SELECT n.*, revenue_pence / 100 AS revenue, cost_pence / 100 AS cost, t.site, t.city, t.region, t.area_manager
     FROM snack_sales n JOIN sites t ON t.id = n.site_id`,
];
