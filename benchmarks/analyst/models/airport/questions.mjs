// An airport: what its managers ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import { pax, cancelled } from "./figures.mjs";
import { followUps, levels, none, operations } from "./harder-questions.mjs";
import { laterAirportQuestions } from "./later-questions.mjs";

export const airportViews = [
  `CREATE VIEW traffic AS
     SELECT f.*, l.name AS airline, l.code AS airline_code, l.alliance, l.is_low_cost,
       p.code AS airport_code, p.name AS airport, p.city, p.country, p.is_schengen, p.haul
     FROM flights f JOIN airlines l ON l.id = f.airline_id JOIN airports p ON p.id = f.airport_id`,
  `CREATE VIEW retail AS
     SELECT t.*, s.name AS shop, s.trade, s.terminal, s.is_airside
     FROM takings t JOIN shops s ON s.id = t.shop_id`,
  `CREATE VIEW baggage AS
     SELECT b.*, t.airline, t.city, t.country, t.terminal, t.aircraft, t.direction
     FROM bags b JOIN traffic t ON t.id = b.flight_id`,
];

const onTime = "1 - 1.0 * count(*) FILTER (delay_minutes > 15) / count(delay_minutes)";

const figures = inClass(
  "figures",
  ask("how many passengers did we have in 2025?", of(pax, "flights", "in_year(scheduled_at, 1)")),
  ask("number of flights this year so far", of("count(*)", "flights", "in_year(scheduled_at, 0)")),
  ask("what's our load factor?", of("1.0 * sum(passengers) / sum(seats)", "flights")),
  ask("punctuality this year", of(onTime, "flights", "in_year(scheduled_at, 0)")),
  ask("total takings in 2025", of("sum(amount)", "takings", "in_year(sold_on, 1)")),
  ask("how much compensation have we paid for bags so far", of("sum(compensation)", "bags")),
  ask(
    "longest queue at security this year",
    of("max(wait_minutes)", "queues", "in_year(measured_at, 0)"),
  ),
  ask("avg spend per paying customer", of("sum(amount) / sum(receipts)", "takings")),
);

const values = inClass(
  "values",
  ask(
    "departures to London in 2025",
    of(
      "count(*)",
      "traffic",
      "direction = 'departure' AND city = 'London' AND in_year(scheduled_at, 1)",
    ),
  ),
  ask(
    "KLM cancellations last year",
    of(
      "count(*)",
      "traffic",
      "airline = 'KLM' AND status = 'cancelled' AND in_year(scheduled_at, 1)",
    ),
  ),
  ask(
    "ryanair passengers in september",
    of(pax, "traffic", "airline = 'Ryanair' AND in_month(scheduled_at, 2)"),
  ),
  ask(
    "how many bags did Lufthansa lose?",
    of("count(*)", "baggage", "airline = 'Lufthansa' AND damage = 'lost'"),
  ),
  ask(
    "takings in terminal 2 last month",
    of("sum(amount)", "retail", "terminal = 'T2' AND in_month(sold_on, 1)"),
  ),
  ask(
    "weather delays in january 2026",
    of(
      "count(*)",
      "flights",
      "delay_cause = 'weather' AND year(scheduled_at) = 2026 AND month(scheduled_at) = 1",
    ),
  ),
  ask("night flights in 2025", of("count(*)", "flights", "is_night AND in_year(scheduled_at, 1)")),
  ask(
    "passengers outside the Schengen area this year",
    of(pax, "traffic", "NOT is_schengen AND in_year(scheduled_at, 0)"),
  ),
  ask(
    "star alliance pax in Q2 2026",
    of(
      pax,
      "traffic",
      "alliance = 'Star Alliance' AND date_trunc('quarter', scheduled_at) = DATE '2026-04-01'",
    ),
  ),
  ask(
    "average wait at the north checkpoint in august 2026",
    of(
      "avg(wait_minutes)",
      "queues",
      "checkpoint = 'North' AND date_trunc('month', measured_at) = DATE '2026-08-01'",
    ),
  ),
  ask(
    "duty free sales after security, I mean airside, in 2026",
    of("sum(amount)", "retail", "trade = 'duty free' AND is_airside AND in_year(sold_on, 0)"),
  ),
  ask(
    "how many BA flights to heathrow last month",
    of(
      "count(*)",
      "traffic",
      "airline_code = 'BA' AND airport_code = 'LHR' AND direction = 'departure' AND in_month(scheduled_at, 1)",
    ),
  ),
  ask(
    "low cost passengers on the A320 in 2025",
    of(pax, "traffic", "is_low_cost AND aircraft = 'A320' AND in_year(scheduled_at, 1)"),
  ),
);

const time = inClass(
  "time",
  ask(
    "passengers per month this year",
    `${by(month("scheduled_at"), pax, "flights", "in_year(scheduled_at, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "how many flights yesterday",
    of("count(*)", "flights", "CAST(scheduled_at AS DATE) = asked_on() - 1"),
  ),
  ask(
    "takings last week vs the week before",
    of(
      "sum(amount)",
      "takings",
      "date_trunc('week', sold_on) = DATE '2026-10-19'",
      "sum(amount)",
      "takings",
      "date_trunc('week', sold_on) = DATE '2026-10-12'",
    ),
  ),
  ask(
    "on which weekday do we have the most passengers?",
    "SELECT dayname(scheduled_at) FROM flights GROUP BY 1 ORDER BY sum(passengers) DESC LIMIT 1",
  ),
  ask(
    "pax june to august 2025",
    of(pax, "flights", "scheduled_at >= '2025-06-01' AND scheduled_at < '2025-09-01'"),
  ),
  ask(
    "average delay by quarter since 2025",
    `${by("date_trunc('quarter', scheduled_at)", "avg(delay_minutes)", "flights", "scheduled_at >= '2025-01-01'")} ORDER BY 1`,
    series,
  ),
  ask("bag reports in the last 7 days", [
    of("count(*)", "bags", "reported_at >= asked_on() - 7 AND reported_at < asked_on()"),
    of("count(*)", "bags", "reported_at >= asked_on() - 6 AND reported_at < asked_on() + 1"),
  ]),
  ask(
    "did punctuality improve from september to october?",
    of(
      onTime,
      "flights",
      "in_month(scheduled_at, 2)",
      onTime,
      "flights",
      "in_month(scheduled_at, 1)",
    ),
  ),
  ask(
    "passengers in the first half of 2026 compared to the first half of 2025",
    of(
      pax,
      "flights",
      "scheduled_at >= '2026-01-01' AND scheduled_at < '2026-07-01'",
      pax,
      "flights",
      "scheduled_at >= '2025-01-01' AND scheduled_at < '2025-07-01'",
    ),
  ),
  ask(
    "what did the shops take on 28 november last year",
    of("sum(amount)", "takings", "sold_on = DATE '2025-11-28'"),
  ),
  ask(
    "people screened by hour of the day",
    by("hour(measured_at)", "sum(people_screened)", "queues"),
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 5 destinations by passengers",
    [
      `${by("airport", pax, "traffic")} ${top(5)}`,
      `${by("airport", pax, "traffic", "direction = 'departure'")} ${top(5)}`,
      `${by("city", pax, "traffic")} ${top(5)}`,
    ],
    ranked,
  ),
  ask(
    "which airline is the least punctual?",
    `${by("airline", onTime, "traffic")} ${top(1, "ASC")}`,
  ),
  ask(
    "worst 3 airlines by cancellation rate in 2025",
    `${by("airline", cancelled, "traffic", "in_year(scheduled_at, 1)")} ${top(3)}`,
    ranked,
  ),
  ask(
    "most common cause of delay",
    `${by("delay_cause", "count(*)", "flights", "delay_cause IS NOT NULL")} ${top(1)}`,
  ),
  ask(
    "which shop has the highest average spend",
    `${by("shop", "sum(amount) / sum(receipts)", "retail")} ${top(1)}`,
  ),
  ask(
    "our best month for takings in 2025",
    `${by(month("sold_on"), "sum(amount)", "takings", "in_year(sold_on, 1)")} ${top(1)}`,
  ),
  ask(
    "which day had the most passengers ever",
    `${by("CAST(scheduled_at AS DATE)", pax, "flights")} ${top(1)}`,
  ),
  ask(
    "3 quietest gates in 2025",
    [
      `${by("gate", "count(*)", "flights", "in_year(scheduled_at, 1)")} ${top(3, "ASC")}`,
      `${by("gate", pax, "flights", "in_year(scheduled_at, 1)")} ${top(3, "ASC")}`,
    ],
    ranked,
  ),
);

export const airportQuestions = [
  ...figures,
  ...values,
  ...time,
  ...ranks,
  ...operations,
  ...levels,
  ...followUps,
  ...none,
  ...laterAirportQuestions,
];
