// An airport, the later set: flights are `traffic`, takings `retail` and bags `baggage`, with what they belong to.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";
import { pax } from "./figures.mjs";

const any = { anyOrder: true };
const onTime = "1 - 1.0 * count(*) FILTER (delay_minutes > 15) / count(delay_minutes)";
const load = "1.0 * sum(passengers) / sum(seats)";

/** A destination is an airport or its city, of departures or of the flights of both directions. */
const eitherDestination = (statement) =>
  ["airport", "city"].flatMap((place) =>
    ["true", "direction = 'departure'"].map((where) => statement(place, where)),
  );

/** Where flights go to is meant, or also where they come from. */
const jfk = ["airport_code = 'JFK'", "airport_code = 'JFK' AND direction = 'departure'"];
const jfkByQuarter = (back) =>
  jfk.map(
    (where) =>
      `${by("date_trunc('quarter', scheduled_at)", load, "traffic", `${where} AND in_year(scheduled_at, ${back})`)} ORDER BY 1`,
  );

const lost = "damage = 'lost' AND reported_at >= DATE '2026-06-01'";

const careful = inClass(
  "careful",
  ask(
    "How many departures to Spain were more than 60 minutes late in 2026?",
    of(
      "count(*)",
      "traffic",
      "direction = 'departure' AND country = 'Spain' AND delay_minutes > 60 AND in_year(scheduled_at, 0)",
    ),
  ),
  ask(
    "Which airlines had no cancellations in October 2026?",
    `SELECT name FROM airlines WHERE id NOT IN
       (SELECT airline_id FROM flights WHERE status = 'cancelled' AND in_month(scheduled_at, 1))`,
    any,
  ),
  ask(
    "Top 2 airlines in each terminal by passengers so far this year",
    topOfEach(2, "terminal", "airline", pax, "traffic", "in_year(scheduled_at, 0)"),
    groups,
  ),
  ask(
    "Average delay for each cause of delay in 2026",
    ["true", "delay_cause IS NOT NULL"].map((where) =>
      by("delay_cause", "avg(delay_minutes)", "traffic", `${where} AND in_year(scheduled_at, 0)`),
    ),
    groups,
  ),
  ask(
    "Takings per passenger since 1 January 2026",
    "SELECT (SELECT sum(amount) FROM takings WHERE in_year(sold_on, 0)) / (SELECT sum(passengers) FROM flights WHERE in_year(scheduled_at, 0))",
  ),
  ask(
    "Which destinations had more than 300 flights in 2025?",
    eitherDestination(
      (place, where) =>
        `SELECT ${place} FROM traffic WHERE in_year(scheduled_at, 1) AND ${where} GROUP BY 1 HAVING count(*) > 300`,
    ),
    any,
  ),
  ask(
    "Is the average wait at the Fast Lane shorter than at the North checkpoint?",
    compared("checkpoint", "avg(wait_minutes)", "queues", [
      "checkpoint = 'Fast Lane'",
      "checkpoint = 'North'",
    ]),
  ),
  ask(
    "How many different destinations did Nordwings serve in 2025?",
    eitherDestination((place, where) =>
      of(
        `count(DISTINCT ${place})`,
        "traffic",
        `airline = 'Nordwings' AND in_year(scheduled_at, 1) AND ${where}`,
      ),
    ),
  ),
  thread(
    ask("How many bags were lost since 1 June 2026?", of("count(*)", "baggage", lost)),
    ask("And by airline?", by("airline", "count(*)", "baggage", lost), groups),
    ask(
      "Only arrivals",
      [
        by("airline", "count(*)", "baggage", `${lost} AND direction = 'arrival'`),
        of("count(*)", "baggage", `${lost} AND direction = 'arrival'`),
      ],
      groups,
    ),
  ),
  noAnswer("Which airline pays us the highest landing fees?", "no such thing"),
);

const hurried = inClass(
  "hurried",
  ask(
    "on time perf low cost vs the rest ytd",
    compared(
      "is_low_cost",
      onTime,
      "traffic",
      ["is_low_cost", "NOT is_low_cost"],
      "in_year(scheduled_at, 0)",
    ),
  ),
  ask(
    "5 longest delays last month w flight no",
    of("flight_no, delay_minutes", "traffic", "in_month(scheduled_at, 1) ORDER BY 2 DESC LIMIT 5"),
  ),
  ask(
    "cancelations last month excl klm",
    of(
      "count(*)",
      "traffic",
      "status = 'cancelled' AND airline <> 'KLM' AND in_month(scheduled_at, 1)",
    ),
  ),
  ask(
    "wich shop in t1 has the lowest avg spend",
    `${by("shop", "sum(amount) / sum(receipts)", "retail", "terminal = 'T1'")} ${top(1, "ASC")}`,
  ),
  ask(
    "avg pax per flight by carrier 25",
    ["true", "status <> 'cancelled'"].map((where) =>
      by("airline", `1.0 * ${pax} / count(*)`, "traffic", `${where} AND in_year(scheduled_at, 1)`),
    ),
    groups,
  ),
  ask(
    "days this yr w p2 over 80% full",
    of(
      "count(*)",
      "parking",
      "car_park = 'P2 Long Stay' AND 1.0 * occupied / spaces > 0.8 AND in_year(counted_on, 0)",
    ),
  ),
  ask(
    "delayed bags still not given back",
    of("count(*)", "baggage", "damage = 'delayed' AND returned_on IS NULL"),
  ),
  thread(
    ask(
      "load factor to jfk this yr",
      jfk.map((where) => of(load, "traffic", `${where} AND in_year(scheduled_at, 0)`)),
    ),
    ask("by qtr", jfkByQuarter(0), series),
    ask("same for last yr", jfkByQuarter(1), series),
  ),
  noAnswer("kerosene used last month", "no such thing"),
  noAnswer("open another lane at south", "an action"),
);

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterAirportQuestions = inLaterSet(...careful, ...hurried);
