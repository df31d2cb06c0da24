// A taxi firm: rides, fares and complaints, as its head of operations and its regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherTaxiQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const requested = (first, end) => between("requested_at", first, end);

const completed = "status = 'COM'";
const isCancelled = "status IN ('CXR', 'CXD')";
const thisYear = "in_year(requested_at, 0)";
const october = "in_month(requested_at, 1)";
const weekBefore = requested("2026-10-19", "2026-10-26");
const thirdQuarter = requested("2026-07-01", "2026-10-01");
const cancellationRate = `count(*) FILTER (${isCancelled}) / count(*) FILTER (status <> 'BKD')`;
const farePerMile = "sum(fare) / sum(distance_miles)";
const toAirport = "pickup_zone = 'Temple Meads Station' AND dropoff_zone = 'Bristol Airport'";
const thousandths = `1000 * count(complaint) / count(*) FILTER (${completed})`;

/** Fares of each month with what they grew by on the month before, which the first one may know or not. */
const growing = (where) => `
  SELECT m, fares, fares / lag(fares) OVER (ORDER BY m) - 1 FROM (
    SELECT ${month("requested_at")} AS m, sum(fare) AS fares FROM trips WHERE ${where} GROUP BY 1)`;

const figures = [
  ...inClass(
    "figures",
    ask(
      "How many rides did we complete in October?",
      of("count(*)", "trips", `${completed} AND ${october}`),
    ),
    ask("cancellation rate last week?", of(cancellationRate, "trips", weekBefore)),
    thread(
      ask("How much commission did we keep in Q3?", of("sum(commission)", "trips", thirdQuarter)),
      ask(
        "only the owner-drivers",
        of("sum(commission)", "trips", `contract = 'OWN' AND ${thirdQuarter}`),
      ),
    ),
    ask(
      "Fare per mile year to date vs. the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(requested_at)", farePerMile, "trips", [
          thisYear,
          requested("2025-01-01", end),
        ]),
      ),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many trips did Great Western Rail Care take last month",
      of(
        "count(*)",
        "trips",
        `account = 'Great Western Rail Care' AND ${completed} AND ${october}`,
      ),
    ),
    ask(
      "What was the average wait for wheelchair accessible rides in 2026?",
      of("avg(wait_min)", "trips", `service = 'WAV' AND ${thisYear}`),
    ),
    ask(
      "Completed rides from Temple Meads to the airport since the start of the year",
      of("count(*)", "trips", `${toAirport} AND ${completed} AND ${thisYear}`),
    ),
  ),
];

const times = [
  ...inClass(
    "time",
    ask(
      "ride requests between 14 and 20 September",
      of("count(*)", "trips", requested("2026-09-14", "2026-09-21")),
    ),
    ask(
      "How many complaints did we get in the last 90 days?",
      ["2026-08-02", "2026-08-03", "2026-08-04"].map((first) =>
        of("count(complaint)", "trips", requested(first, "2026-11-02")),
      ),
    ),
    ask(
      "How many pre-booked rides are still to come in November?",
      of(
        "count(*)",
        "trips",
        `status = 'BKD' AND ${between("pickup_due_at", "2026-11-01", "2026-12-01")}`,
      ),
    ),
    ask(
      "Was the average wait in October shorter than in October last year?",
      compared("year(requested_at)", "avg(wait_min)", "trips", [
        october,
        requested("2025-10-01", "2025-11-01"),
      ]),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Fares per month this year with the growth on the previous month in %",
      [
        `${growing(thisYear)} ORDER BY 1`,
        `SELECT * FROM (${growing("requested_at >= DATE '2025-12-01'")}) WHERE in_year(m, 0) ORDER BY 1`,
      ],
      series,
    ),
    ask(
      "median distance of a completed airport ride in 2026",
      of("median(distance_miles)", "trips", `${completed} AND is_airport AND ${thisYear}`),
    ),
    ask(
      "Which pickup zone has the second most ride requests this year?",
      `${by("pickup_zone", "count(*)", "trips", thisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "Complaints per 1,000 completed rides by service this year",
      by("service", thousandths, "trips", thisYear),
      groups,
    ),
  ),
];

const groupings = [
  ...inClass(
    "limits",
    ask(
      "Which drivers completed more than 35 rides last month?",
      `${by("driver", "count(*)", "trips", `${completed} AND ${october}`)} HAVING count(*) > 35`,
      groups,
    ),
    ask(
      "How many completed rides were over 15 miles in Q3?",
      of("count(*)", "trips", `${completed} AND distance_miles > 15 AND ${thirdQuarter}`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "October fares without the business accounts",
      of("sum(fare)", "trips", `account IS NULL AND ${october}`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "cancellation rate by weekday this year",
      [
        by("dayname(requested_at)", cancellationRate, "trips", thisYear),
        by("isodow(requested_at)", cancellationRate, "trips", thisYear),
      ],
      groups,
    ),
    ask(
      "Top 3 drivers by fares in each base last month",
      topOfEach(3, "base", "driver", "sum(fare)", "trips", `${october} AND base IS NOT NULL`),
      anyOrder,
    ),
    ask(
      "completed rides by base and month since July",
      `SELECT base, ${month("requested_at")}, count(*) FROM trips
         WHERE ${completed} AND requested_at >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    thread(
      ask(
        "Completed rides by booking channel in October",
        by("channel", "count(*)", "trips", `${completed} AND ${october}`),
        groups,
      ),
      ask(
        "as a share of the total please",
        `SELECT channel, count(*) / sum(count(*)) OVER () FROM trips WHERE ${completed} AND ${october} GROUP BY 1`,
        share,
      ),
      ask(
        "and by payment method instead",
        [
          `SELECT payment, count(*) / sum(count(*)) OVER () FROM trips WHERE ${completed} AND ${october} GROUP BY 1`,
          by("payment", "count(*)", "trips", `${completed} AND ${october}`),
        ],
        anyOrder,
      ),
    ),
    ask(
      "Best rated drivers this year with at least 100 ratings, top 5",
      `${by("driver", "avg(stars)", "trips", thisYear)} HAVING count(stars) >= 100 ${top(5)}`,
      ranked,
    ),
  ),
];

export const taxiQuestions = [...figures, ...times, ...groupings, ...furtherTaxiQuestions];
