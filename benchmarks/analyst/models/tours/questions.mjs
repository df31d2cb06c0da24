// A tour operator: what is sold and who travels, as its head of operations and its regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherToursQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const within = (column, first, end) => `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const sales = "sum(price)";
const bookedThisYear = "in_year(booked_on, 0)";
const thirdQuarter = within("booked_on", "2026-07-01", "2026-10-01");
const cancelled = "1.0 * count(*) FILTER (status = 'CAN') / count(*)";
const departed = within("departs_on", "2026-01-01", "2026-11-01");
const mosel = "tour = 'Mosel Valley by Bike'";
const wanderwelt = (first, end) => `agent = 'Wanderwelt' AND ${within("booked_on", first, end)}`;
const novemberDepartures = `status = 'OPN' AND ${within("departs_on", "2026-11-01", "2026-12-01")}`;
const unguided = "style = 'G' AND status IN ('OPN', 'GTD') AND guide IS NULL";
const salesOf = (where) =>
  `SELECT ${month("booked_on")} AS m, ${sales} AS s FROM sold WHERE ${where} GROUP BY 1`;
const growing = (from) =>
  `SELECT * FROM (SELECT m, s / lag(s) OVER (ORDER BY m) - 1
     FROM (${salesOf(`booked_on >= DATE '${from}' AND booked_on < asked_on()`)}))
   WHERE m >= DATE '2026-05-01' ORDER BY 1`;

const selling = [
  ...inClass(
    "figures",
    ask(
      "How many bookings came in last week?",
      of("count(*)", "booked", within("booked_on", "2026-10-19", "2026-10-26")),
    ),
    ask(
      "what's our average booking value so far this year",
      of("avg(price)", "sold", bookedThisYear),
    ),
    ask(
      "How many different customers left for Portugal in the first half of 2026?",
      of(
        "count(DISTINCT customer_no)",
        "guests",
        `country = 'Portugal' AND ${within("departs_on", "2026-01-01", "2026-07-01")}`,
      ),
    ),
    ask(
      "What was the load factor of departures that left between January and October 2026?",
      of("sum(places_sold) / sum(places)", "departures", `status <> 'CAN' AND ${departed}`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Alpenvia sales in October",
      of(sales, "sold", "agent = 'Alpenvia Reisen' AND in_month(booked_on, 1)"),
    ),
    ask("How many people departed on the Mosel tour in 2025?", [
      of("sum(party_size)", "sold", `${mosel} AND in_year(departs_on, 1)`),
      of("count(DISTINCT customer_no)", "guests", `${mosel} AND in_year(departs_on, 1)`),
    ]),
    ask(
      "cancellation rate of this year's bookings, walking vs cycling",
      compared(
        "activity",
        cancelled,
        "booked",
        ["activity = 'W'", "activity = 'C'"],
        bookedThisYear,
      ),
    ),
    ask(
      "How many departures did Elena Rossi lead in the second quarter of 2026?",
      of("count(*)", "departures", "guide = 'Elena Rossi' AND in_quarter(departs_on, 2)"),
    ),
    ask("how many vegans and vegetarians are booked on departures from 1 November on", [
      ...compared(
        "diet",
        "count(*)",
        "guests",
        ["diet = 'Vegan'", "diet = 'Vegetarian'"],
        "departs_on >= asked_on()",
      ),
      of("count(*)", "guests", "diet IN ('Vegan', 'Vegetarian') AND departs_on >= asked_on()"),
    ]),
    thread(
      ask(
        "How many bookings did Wanderwelt send us in Q3?",
        of("count(*)", "booked", wanderwelt("2026-07-01", "2026-10-01")),
      ),
      ask("and in Q2?", of("count(*)", "booked", wanderwelt("2026-04-01", "2026-07-01"))),
    ),
  ),
  ...inClass(
    "time",
    ask("Bookings in the last 90 days", [
      of("count(*)", "booked", "booked_on >= DATE '2026-08-03'"),
      of("count(*)", "booked", "booked_on >= DATE '2026-08-04'"),
    ]),
    ask(
      "Sales year to date vs. the same span of last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(booked_on)", sales, "sold", [
          bookedThisYear,
          within("booked_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "How many travellers leave between 15 June and 15 July 2026, per destination?",
      by("country", "sum(party_size)", "sold", within("departs_on", "2026-06-15", "2026-07-16")),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Running total of sales by month for 2026",
      `SELECT m, sum(s) OVER (ORDER BY m) FROM (${salesOf(bookedThisYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "month over month growth of sales since May 2026",
      [growing("2026-04-01"), growing("2026-05-01")],
      series,
    ),
    ask("Second best selling tour of 2026 by sales", [
      `${by("tour", sales, "sold", bookedThisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
      `${by("tour", sales, "sold", "in_year(departs_on, 0)")} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ]),
    ask(
      "median age of the travellers who left in August",
      of("median(age)", "guests", "in_month(departs_on, 3)"),
    ),
    ask(
      "sales per traveller by destination, bookings of 2026",
      by("country", "sum(price) / sum(party_size)", "sold", bookedThisYear),
      groups,
    ),
    ask(
      "What share of Q3 sales came through agents?",
      of("sum(price) FILTER (agent IS NOT NULL) / sum(price)", "sold", thirdQuarter),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 3 tours per destination by sales this year",
      topOfEach(3, "country", "tour", sales, "sold", bookedThisYear),
      anyOrder,
    ),
    ask("On which weekday do most people book?", [
      ...["count(*)", "sum(party_size)"].flatMap((figure) =>
        ["booked", "sold"].flatMap((table) => [
          `${by("dayname(booked_on)", figure, table)} ${top(1)}`,
          `${by("isodow(booked_on)", figure, table)} ${top(1)}`,
        ]),
      ),
    ]),
    ask(
      "sales by channel and month since July 2026",
      `SELECT channel, ${month("booked_on")}, ${sales} FROM sold WHERE booked_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which November departures are still below their minimum?",
      [
        `SELECT code FROM departures WHERE ${novemberDepartures}`,
        `SELECT tour, departs_on FROM departures WHERE ${novemberDepartures}`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many open or guaranteed guided departures don't have a guide yet?",
      of("count(*)", "departures", unguided),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Sales to Italy and Austria, 2026 against 2025",
      [
        `SELECT country, year(booked_on), ${sales} FROM sold
           WHERE country IN ('Italy', 'Austria') AND booked_on >= DATE '2025-01-01' GROUP BY 1, 2`,
        `SELECT country, sum(price) FILTER (${bookedThisYear}), sum(price) FILTER (in_year(booked_on, 1))
           FROM sold WHERE country IN ('Italy', 'Austria') GROUP BY 1`,
        `SELECT country, sum(price) FILTER (${bookedThisYear}), sum(price) FILTER (${within("booked_on", "2025-01-01", "2025-11-01")})
           FROM sold WHERE country IN ('Italy', 'Austria') GROUP BY 1`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "five biggest agents by sales in 2025",
        `${by("agent", sales, "sold", "agent IS NOT NULL AND in_year(booked_on, 1)")} ${top(5)}`,
        ranked,
      ),
      ask(
        "same for 2026",
        `${by("agent", sales, "sold", `agent IS NOT NULL AND ${bookedThisYear}`)} ${top(5)}`,
        ranked,
      ),
    ),
  ),
];

export const toursQuestions = [...selling, ...furtherToursQuestions];
