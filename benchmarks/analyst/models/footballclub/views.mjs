// The joined tables that the truths of the football club speak of, money in pounds.
export const footballClubViews = [
  `CREATE VIEW sold AS
     SELECT t.*, m.opponent, m.competition, m.season, m.category, m.kicks_off_at, m.is_televised,
       amount_pence / 100 AS amount
     FROM tickets t JOIN matches m ON m.id = t.match_id`,
  "CREATE VIEW valid AS SELECT * FROM sold WHERE status = 'SLD'",
  `CREATE VIEW booked AS
     SELECT h.*, m.opponent, m.competition, m.season, m.category, m.kicks_off_at,
       amount_pence / 100 AS amount
     FROM hospitality h JOIN matches m ON m.id = h.match_id`,
  `CREATE VIEW tills AS
     SELECT t.*, m.opponent, m.season, m.kicks_off_at, amount_pence / 100 AS amount
     FROM till_sales t LEFT JOIN matches m ON m.id = t.match_id`,
  "CREATE VIEW cards AS SELECT *, price_pence / 100 AS price FROM season_tickets",
  "CREATE VIEW instalments AS SELECT *, amount_pence / 100 AS amount FROM sponsor_instalments",
];
