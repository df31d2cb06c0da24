// A fleet of vehicles in Australia: what a careful manager asks, in whole sentences.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";
import { furtherQuestions } from "./further-questions.mjs";
import { coded, consumption, spent, vehiclesWhere, worked } from "./views.mjs";

const anyOrder = { anyOrder: true };
const kept = "disposed_on IS NULL";
const thisYear = "in_year(started_at, 0)";
/** The same part of last year, today included or not. */
const lastYearSoFar = ["10-31", "11-01"].map(
  (end) => `BETWEEN DATE '2025-01-01' AND DATE '2025-${end}'`,
);
const neverOut = `id NOT IN (SELECT vehicle_id FROM trips WHERE ${thisYear})`;
const speeding = "offence = 'Speeding' AND in_year(issued_on, 0)";
const agency = "sum(dist_km) FILTER (emp_type = 'AGY')";

const managerQuestions = [
  ...inClass(
    "values",
    ask(
      "How many kilometres did our prime movers cover in September 2026?",
      of("sum(dist_km)", "driven", "body_cd = 'PRM' AND in_month(started_at, 2)"),
    ),
    ask(
      "What did we spend on fuel at the Rocklea depot in the last quarter?",
      spent((what) =>
        of("sum(amount)", "bought", `${what} AND depot = 'Rocklea' AND in_quarter(txn_at, 1)`),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What is the average fuel consumption of each type of vehicle this year?",
      coded("body_cd", (body) => by(body, consumption, "driven", thisYear)),
      groups,
    ),
    ask(
      "By what percentage did our maintenance costs go up from 2024 to 2025?",
      worked((day) =>
        of(
          `sum(cost) FILTER (year(${day}) = 2025) / sum(cost) FILTER (year(${day}) = 2024) - 1`,
          "fixed",
        ),
      ),
    ),
    ask("What share of the total distance was driven by agency drivers in 2026?", [
      of(`${agency} / sum(dist_km)`, "driven", thisYear),
      of(`${agency} / sum(dist_km)`, "driven", `${thisYear} AND driver_id IS NOT NULL`),
    ]),
    ask(
      "How much did we pay per litre of diesel on average in each state in October 2026?",
      by(
        "home_state",
        "sum(amount) / sum(litres)",
        "bought",
        "product = 'Diesel' AND in_month(txn_at, 1)",
      ),
      groups,
    ),
    ask(
      "What did maintenance cost us per kilometre driven in 2026?",
      worked(
        (day) =>
          `SELECT (${of("sum(cost)", "fixed", `in_year(${day}, 0)`)}) / (${of("sum(dist_km)", "trips", thisYear)})`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which vehicles still in service have more than 150,000 km on the clock?",
      ["stat = 'ACT'", kept].flatMap((where) => vehiclesWhere(`odometer_km > 150000 AND ${where}`)),
      anyOrder,
    ),
    ask(
      "How many fines above 500 dollars did we get last year?",
      of("count(*)", "fined", "amount > 500 AND in_year(issued_on, 1)"),
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many of the vehicles that we still have are more than five years old?",
      of("count(*)", "vehicles", `${kept} AND acquired_on < asked_on() - INTERVAL 5 YEAR`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which drivers have not done the safety induction?",
      ["true", "left_on IS NULL"].map((where) =>
        of("full_name", "drivers", `NOT inducted AND ${where}`),
      ),
      anyOrder,
    ),
    ask(
      "Which vehicles have not made a single trip this year?",
      ["true", kept].flatMap((where) => vehiclesWhere(`${neverOut} AND ${where}`)),
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Show the number of maintenance jobs by workshop and type of work for 2026.",
      coded(
        "wo_type",
        (type) =>
          `SELECT workshop, ${type}, count(*) FROM fixed WHERE in_year(raised_on, 0) GROUP BY ALL`,
      ),
      groups,
    ),
    ask(
      "Which two drivers at each depot drove the furthest this year?",
      topOfEach(2, "depot", "driver", "sum(dist_km)", "driven", thisYear),
      anyOrder,
    ),
    ask(
      "Which five vehicles cost us the most in maintenance in the last financial year?",
      worked((day) =>
        ["fleet_no", "rego"].map(
          (name) =>
            `${by(name, "sum(cost)", "fixed", `${day} BETWEEN DATE '2025-07-01' AND DATE '2026-06-30'`)} ${top(5)}`,
        ),
      ),
      ranked,
    ),
    ask(
      "Please draw a pie chart of this year's card spend by fuel brand.",
      by("brand", "sum(amount)", "bought", "in_year(txn_at, 0)"),
      share,
    ),
  ),
  ...inClass(
    "time",
    ask("How many vehicle registrations run out within the next 30 days?", [
      of("count(*)", "vehicles", "rego_expires_on BETWEEN asked_on() AND asked_on() + 30"),
      of("count(*)", "vehicles", "rego_expires_on BETWEEN asked_on() + 1 AND asked_on() + 30"),
    ]),
    ask(
      "How has our fuel cost developed month by month over the last twelve months?",
      spent(
        (what) =>
          `${by("date_trunc('month', txn_at)", "sum(amount)", "bought", `${what} AND txn_at >= DATE '2025-11-01'`)} ORDER BY 1`,
      ),
      series,
    ),
    ask("How many days does an accident repair take on average?", [
      of("avg(out_on - in_on)", "fixed", "wo_type = 'ACC'"),
      of("avg(out_on - raised_on)", "fixed", "wo_type = 'ACC'"),
    ]),
    ask(
      "How much have we paid in tolls so far this financial year?",
      of("sum(tolls)", "trips", "started_at >= DATE '2026-07-01'"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "How many different vehicles were on the road in each quarter of 2026?",
      `${by("date_trunc('quarter', started_at)", "count(DISTINCT vehicle_id)", "trips", thisYear)} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Have we had more breakdowns this year than in the same period of last year?",
      ["raised_on", "in_on"].flatMap((day) =>
        lastYearSoFar.flatMap((before) =>
          compared(
            `date_trunc('year', ${day})`,
            "count(*)",
            "fixed",
            [`in_year(${day}, 0)`, `${day} ${before}`],
            "is_breakdown",
          ),
        ),
      ),
    ),
    ask(
      "Do our Kenworth trucks use more fuel per 100 km than the Volvos?",
      ["true", thisYear].flatMap((when) =>
        compared("make", consumption, "driven", ["make = 'Kenworth'", "make = 'Volvo'"], when),
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why are there so many harsh braking events at the Newcastle depot?", "causes"),
    noAnswer("How much will we spend on diesel in the first quarter of 2027?", "no forecast"),
    noAnswer("What do we pay in insurance premiums per vehicle?", "no such thing"),
    noAnswer("Please book PM131 in for a service next Tuesday.", "an action"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many fines have we received in 2026?",
        of("count(*)", "fined", "in_year(issued_on, 0)"),
      ),
      ask("How many of those were for speeding?", of("count(*)", "fined", speeding)),
      ask(
        "And what do they come to in dollars for each depot?",
        by("depot", "sum(amount)", "fined", speeding),
        groups,
      ),
    ),
  ),
];

export const fleetQuestions = [...managerQuestions, ...furtherQuestions];
