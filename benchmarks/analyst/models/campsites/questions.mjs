// Nine campsites: bookings and occupancy, as the head of operations and the site managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherCampsitesQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const july = between("arrival_on", "2026-07-01", "2026-08-01");
const august = between("arrival_on", "2026-08-01", "2026-09-01");
const highSeason = between("arrival_on", "2026-07-01", "2026-09-01");
const thirdQuarter = (year) => between("arrival_on", `${year}-07-01`, `${year}-10-01`);
const lastYear = "in_year(arrival_on, 1)";
const madeThisYear = "in_year(booked_on, 0)";
const krk = `site = 'Krk Lagoon' AND ${july}`;
const occupancy = "sum(occupied) / sum(available)";
const lastNight = "night = DATE '2026-10-31'";
const cancelled = "count(*) FILTER (status = 'CAN') / count(*)";
const noArrival =
  "id NOT IN (SELECT unit_id FROM booked WHERE arrival_on >= DATE '2026-10-01' AND arrival_on < DATE '2026-11-01')";

const monthly = `SELECT ${month("night")} AS m, sum(occupied) AS n FROM nights GROUP BY 1`;

const bookings = [
  ...inClass(
    "figures",
    ask(
      "how many bookings came in last week",
      of("count(*)", "booked", between("booked_on", "2026-10-19", "2026-10-26")),
    ),
    ask(
      "Did Q3 arrivals bring in more accommodation revenue this year than last year?",
      compared("year(arrival_on)", "sum(price)", "kept", [thirdQuarter(2026), thirdQuarter(2025)]),
    ),
    thread(
      ask("How many guests arrived at Krk Lagoon in July?", of("sum(persons)", "stays", krk)),
      ask("and in August?", of("sum(persons)", "stays", `site = 'Krk Lagoon' AND ${august}`)),
      ask(
        "only the Germans",
        of("sum(persons)", "stays", `site = 'Krk Lagoon' AND nationality = 'DE' AND ${august}`),
      ),
    ),
    ask(
      "What percentage of the bookings made this year came from repeat guests?",
      of("count(*) FILTER (is_repeat) / count(*)", "booked", madeThisYear),
    ),
    ask(
      "How many different people made a booking in 2025?",
      of("count(DISTINCT guest_id)", "booked", "in_year(booked_on, 1)"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "What was the average nightly rate for lodges in August 2026?",
      of("sum(price) / sum(nights)", "kept", `unit_type = 'LDG' AND ${august}`),
    ),
    ask(
      "bookings made this year: phone vs booking.com",
      compared(
        "channel",
        "count(*)",
        "booked",
        ["channel = 'Phone'", "channel = 'Booking.com'"],
        madeThisYear,
      ),
    ),
    ask(
      "How often has Rosalinde Fuchs stayed with us so far?",
      of("count(*)", "stays", "guest_name = 'Rosalinde Fuchs' AND arrival_on < asked_on()"),
    ),
    ask(
      "zillertal occupancy in february this yr?",
      of(
        occupancy,
        "nights",
        `site = 'Zillertal Alpin' AND ${between("night", "2026-02-01", "2026-03-01")}`,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which campsite had the second highest accommodation revenue from arrivals in 2025?",
      `${by("site", "sum(price)", "kept", lastYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "top 3 nationalities in each region by stays, arrivals 2025",
      topOfEach(3, "region", "nationality", "count(*)", "stays", lastYear),
      anyOrder,
    ),
    ask(
      "On which weekday do most stays begin in July and August 2026?",
      ["dayname(arrival_on)", "isodow(arrival_on)"].map(
        (weekday) => `${by(weekday, "count(*)", "stays", highSeason)} ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "occupancy per campsite in August 2026, best first",
      `${by("site", occupancy, "nights", between("night", "2026-08-01", "2026-09-01"))} ORDER BY 2 DESC`,
      ranked,
    ),
    ask(
      "Cancellation rate by channel for everything booked in 2025",
      by("channel", cancelled, "booked", "in_year(booked_on, 1)"),
      groups,
    ),
    ask(
      "stays by region and month, arrivals from April until the end of September 2026",
      `SELECT region, ${month("arrival_on")}, count(*) FROM stays
         WHERE ${between("arrival_on", "2026-04-01", "2026-10-01")} GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Occupied unit nights per month this year, and the growth on the month before",
      [
        `SELECT m, n, n / lag(n) OVER (ORDER BY m) - 1 FROM (${monthly})
           QUALIFY in_year(m, 0) ORDER BY 1`,
        `SELECT m, n, n / lag(n) OVER (ORDER BY m) - 1 FROM (${monthly} HAVING in_year(m, 0)) ORDER BY 1`,
      ],
      series,
    ),
    ask(
      "Running total of bookings by the month they were made in, 2026",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (${by(`${month("booked_on")} AS m`, "count(*) AS n", "booked", madeThisYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "What was our occupancy over the last 90 days?",
      ["2026-08-02", "2026-08-03", "2026-08-04"].map((first) =>
        of(occupancy, "nights", between("night", first, "2026-11-02")),
      ),
    ),
    ask(
      "how many arrivals are we expecting in the next 14 days",
      [
        ["2026-11-01", "2026-11-15"],
        ["2026-11-01", "2026-11-16"],
        ["2026-11-02", "2026-11-16"],
      ].map(([first, end]) => of("count(*)", "stays", between("arrival_on", first, end))),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which campsites had more than 300 stays with arrival in 2025?",
      `${by("site", "count(*)", "stays", lastYear)} HAVING count(*) > 300`,
      groups,
    ),
    ask(
      "stays of at least 14 nights that began in August 2026 - how many?",
      of("count(*)", "stays", `nights >= 14 AND ${august}`),
    ),
  ),
  ...inClass(
    "absence",
    ask("How many of our units had no booking at all with arrival in October 2026?", [
      of("count(*)", "units", noArrival),
      of("count(*)", "units", `${noArrival} AND withdrawn_on IS NULL`),
    ]),
    ask("What share of the stays that began in 2025 was not German?", [
      of("count(*) FILTER (nationality IS DISTINCT FROM 'DE') / count(*)", "stays", lastYear),
      of("count(*) FILTER (nationality <> 'DE') / count(*)", "stays", lastYear),
      of("count(*) FILTER (nationality <> 'DE') / count(nationality)", "stays", lastYear),
    ]),
  ),
  ...inClass(
    "levels",
    thread(
      ask(
        "Guests on site last night by campsite",
        by("site", "sum(guests)", "nights", lastNight),
        groups,
      ),
      ask("by type of unit instead", by("unit_type", "sum(guests)", "nights", lastNight), groups),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which guests are in house at Allgäu Meadow at the moment?",
      "SELECT guest_name FROM booked WHERE status = 'INH' AND site = 'Allgäu Meadow'",
      anyOrder,
    ),
  ),
];

export const campsitesQuestions = [...bookings, ...furtherCampsitesQuestions];
