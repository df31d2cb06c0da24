// An airport: operations, levels, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import { pax, cancelled } from "./figures.mjs";

export const operations = inClass(
  "operations",
  ask(
    "share of passengers by airline",
    by("airline", "sum(passengers) / (SELECT sum(passengers) FROM flights)", "traffic"),
    share,
  ),
  ask(
    "what percentage of flights were delayed because of weather in 2025",
    of(
      "1.0 * count(*) FILTER (delay_cause = 'weather') / count(*)",
      "flights",
      "in_year(scheduled_at, 1)",
    ),
  ),
  ask(
    "passengers per flight by airline",
    [
      by("airline", "1.0 * sum(passengers) / count(*)", "traffic"),
      by("airline", "1.0 * sum(passengers) / count(*)", "traffic", "status <> 'cancelled'"),
    ],
    groups,
  ),
  ask(
    "airlines with a cancellation rate above 2 %",
    `${by("airline", cancelled, "traffic")} HAVING ${cancelled} > 0.02`,
    { anyOrder: true },
  ),
  ask(
    "how many flights do we have per day on average in 2026",
    "SELECT 1.0 * count(*) / count(DISTINCT CAST(scheduled_at AS DATE)) FROM flights WHERE in_year(scheduled_at, 0)",
  ),
  ask("median delay of arrivals", of("median(delay_minutes)", "flights", "direction = 'arrival'")),
  ask(
    "flights delayed by more than 2 hours this year",
    of("count(*)", "flights", "delay_minutes > 120 AND in_year(scheduled_at, 0)"),
  ),
  ask(
    "ryanair minus easyjet passengers in 2025",
    of(
      "sum(passengers) FILTER (airline = 'Ryanair') - sum(passengers) FILTER (airline = 'easyJet')",
      "traffic",
      "in_year(scheduled_at, 1)",
    ),
  ),
  ask(
    "cumulative passengers by month in 2026",
    "SELECT date_trunc('month', scheduled_at), sum(sum(passengers)) OVER (ORDER BY date_trunc('month', scheduled_at)) FROM flights WHERE in_year(scheduled_at, 0) GROUP BY 1 ORDER BY 1",
    series,
  ),
  ask(
    "takings per passenger in 2025",
    "SELECT (SELECT sum(amount) FROM takings WHERE in_year(sold_on, 1)) / (SELECT sum(passengers) FROM flights WHERE in_year(scheduled_at, 1))",
  ),
  ask(
    "which airlines carried more than 70,000 passengers in 2025?",
    `${by("airline", pax, "traffic", "in_year(scheduled_at, 1)")} HAVING sum(passengers) > 70000`,
    { anyOrder: true },
  ),
  ask(
    "passengers by terminal and direction",
    "SELECT terminal, direction, sum(passengers) FROM flights GROUP BY 1, 2",
    { anyOrder: true },
  ),
);

const occupied = (day) => of("sum(occupied)", "parking", `counted_on = DATE '${day}'`);
export const levels = inClass(
  "levels",
  ask("how many cars were parked at the end of september?", occupied("2026-09-30")),
  ask(
    "parking occupancy by car park right now",
    by(
      "car_park",
      "1.0 * sum(occupied) / sum(spaces)",
      "parking",
      "counted_on = DATE '2026-10-31'",
    ),
    groups,
  ),
  ask(
    "occupied spaces by month in 2026",
    "SELECT date_trunc('month', counted_on), sum(occupied) FROM parking WHERE in_year(counted_on, 0) AND counted_on = last_day(counted_on) GROUP BY 1 ORDER BY 1",
    series,
  ),
);

export const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "cancellations by airline in 2025",
      by(
        "airline",
        "count(*) FILTER (status = 'cancelled')",
        "traffic",
        "in_year(scheduled_at, 1)",
      ),
      groups,
    ),
    ask(
      "and this year?",
      by(
        "airline",
        "count(*) FILTER (status = 'cancelled')",
        "traffic",
        "in_year(scheduled_at, 0)",
      ),
      groups,
    ),
    ask(
      "as a rate please",
      by("airline", cancelled, "traffic", "in_year(scheduled_at, 0)"),
      groups,
    ),
  ),
  thread(
    ask(
      "takings of the Noodle Bar last month",
      of("sum(amount)", "retail", "shop = 'Noodle Bar' AND in_month(sold_on, 1)"),
    ),
    ask(
      "what about the Gate Bistro",
      of("sum(amount)", "retail", "shop = 'Gate Bistro' AND in_month(sold_on, 1)"),
    ),
    ask(
      "how many receipts was that?",
      of("sum(receipts)", "retail", "shop = 'Gate Bistro' AND in_month(sold_on, 1)"),
    ),
  ),
  thread(
    ask(
      "average wait per month in 2026",
      `${by(month("measured_at"), "avg(wait_minutes)", "queues", "in_year(measured_at, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "without the fast lane",
      `${by(month("measured_at"), "avg(wait_minutes)", "queues", "in_year(measured_at, 0) AND checkpoint <> 'Fast Lane'")} ORDER BY 1`,
      series,
    ),
    ask(
      "which month was the worst?",
      `${by(month("measured_at"), "avg(wait_minutes)", "queues", "in_year(measured_at, 0) AND checkpoint <> 'Fast Lane'")} ${top(1)}`,
    ),
  ),
);

export const none = inClass(
  "without answer",
  noAnswer("what do we pay the security staff", "no such measure"),
  noAnswer("why are we late so often in winter?", "causes are not in the data"),
  noAnswer("how many passengers will we have next summer", "no forecasts"),
  noAnswer("flights to Tokyo", "no such city"),
  noAnswer("landing fees by airline", "no such measure"),
  noAnswer("passengers by nationality", "no such dimension"),
  noAnswer("kerosene used per flight", "no such measure"),
  noAnswer("passengers in 2018", "before the data"),
  noAnswer("please cancel flight KL 100", "reading only"),
  noAnswer("is it going to snow tomorrow?", "not in the model"),
);
