// The same fleet: what a hurried colleague types, short and in the words of the trade.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { coded, harshness, idling, spent, vehiclesWhere, worked } from "./views.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(started_at, 0)";
const kept = "disposed_on IS NULL";
const employed = "left_on IS NULL";
const idleInOctober =
  "id NOT IN (SELECT driver_id FROM trips WHERE driver_id IS NOT NULL AND in_month(started_at, 1))";
const expiring = [
  "in_year(licence_expires_on, 0)",
  "licence_expires_on BETWEEN asked_on() AND DATE '2026-12-31'",
];

const unserviced = (day) =>
  `id NOT IN (SELECT vehicle_id FROM work_orders WHERE wo_type = 'SVC' AND in_year(${day}, 0))`;

/** How many there are, and which. */
const countOrList = (name, table, where) => [of("count(*)", table, where), of(name, table, where)];

/** Fuel of a month so many back, as a statement says it. */
const fuelOf = (back, statement) =>
  spent((what) => statement(`${what} AND in_month(txn_at, ${back})`));

export const furtherQuestions = [
  ...inClass(
    "values",
    ask("total km last month", of("sum(dist_km)", "trips", "in_month(started_at, 1)")),
    ask("how many evs do we have", [
      of("count(*)", "vehicles", "fuel_cd = 'ELE'"),
      of("count(*)", "vehicles", `fuel_cd = 'ELE' AND ${kept}`),
    ]),
    ask(
      "vans off the road",
      [
        of("count(*)", "vehicles", "body_cd = 'VAN' AND stat = 'VOR'"),
        ...vehiclesWhere("body_cd = 'VAN' AND stat = 'VOR'"),
      ],
      anyOrder,
    ),
    ask(
      "unpaid fines",
      ["stat = 'OS'", "paid_on IS NULL"].flatMap((where) =>
        ["count(*)", "sum(amount)"].map((figure) => of(figure, "fined", where)),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "fuel spend qld vs nsw this yr",
      spent((what) =>
        compared(
          "home_state",
          "sum(amount)",
          "bought",
          ["home_state = 'QLD'", "home_state = 'NSW'"],
          `${what} AND in_year(txn_at, 0)`,
        ),
      ),
    ),
    ask(
      "% interstate trips by vehicle type",
      coded("body_cd", (body) => by(body, "count(*) FILTER (is_interstate) / count(*)", "driven")),
      groups,
    ),
    ask(
      "running total maint cost by month this fin year",
      worked(
        (day) =>
          `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month(day)} AS g`, "sum(cost) AS v", "fixed", `${day} >= DATE '2026-07-01'`)}) ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "parts vs labour q3",
      worked((day) =>
        [`in_quarter(${day}, 1)`, `in_quarter(${day}, 3)`].map((when) =>
          of("sum(parts_amt), sum(labour_amt)", "fixed", when),
        ),
      ),
    ),
    ask("median trip length prime movers", of("median(dist_km)", "driven", "body_cd = 'PRM'")),
  ),
  ...inClass(
    "limits",
    ask(
      "trips over 500 km in sept",
      of("count(*)", "trips", "dist_km > 500 AND in_month(started_at, 2)"),
    ),
    ask(
      "depots idling above 8%",
      ["true", thisYear].map(
        (when) => `${by("depot", idling, "driven", when)} HAVING ${idling} > 0.08`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "drivers w/o a trip in october",
      ["true", employed].flatMap((where) =>
        countOrList("full_name", "drivers", `${idleInOctober} AND ${where}`),
      ),
      anyOrder,
    ),
    ask(
      "vehicles not serviced this yr",
      ["raised_on", "out_on"].flatMap((day) =>
        ["true", kept].flatMap((where) => [
          of("count(*)", "vehicles", `${unserviced(day)} AND ${where}`),
          ...vehiclesWhere(`${unserviced(day)} AND ${where}`),
        ]),
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask("trips by type ytd", by("trip_type", "count(*)", "trips", thisYear), groups),
    ask(
      "top 3 drivers harsh braking this year",
      `${by("driver", "sum(harsh_braking)", "driven", `${thisYear} AND driver_id IS NOT NULL`)} ${top(3)}`,
      ranked,
    ),
    ask("busiest weekday for trips", `${by("dayname(started_at)", "count(*)", "trips")} ${top(1)}`),
    ask(
      "which servo do we use most",
      ["count(*)", "sum(amount)", "sum(litres)"].map(
        (figure) => `${by("brand", figure, "bought")} ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "avg days in workshop by job type",
      coded("wo_type", (type) => by(type, "avg(out_on - in_on)", "fixed")),
      groups,
    ),
    ask(
      "liscences expiring this year",
      expiring.flatMap((where) => countOrList("full_name", "drivers", where)),
      anyOrder,
    ),
    ask(
      "flagged card txns last 90 days",
      of("count(*)", "bought", "exc_cd IS NOT NULL AND txn_at >= asked_on() - 90"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "diesel price per month 2026",
      `${by(month("txn_at"), "sum(amount) / sum(litres)", "bought", "product = 'Diesel' AND in_year(txn_at, 0)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("block the card of VN254", "an action"),
    noAnswer("co2 emissions ytd", "no such thing"),
    noAnswer("tyre pressure alerts this week", "no such thing"),
    noAnswer("which trucks should we replace first", "advice"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "fuel cost last month",
        fuelOf(1, (when) => of("sum(amount)", "bought", when)),
      ),
      ask(
        "and the month before",
        fuelOf(2, (when) => of("sum(amount)", "bought", when)),
      ),
      ask(
        "by depot",
        fuelOf(2, (when) => by("depot", "sum(amount)", "bought", when)),
        groups,
      ),
    ),
    thread(
      ask(
        "harsh events per 1000 km by depot this yr",
        by("depot", harshness, "driven", thisYear),
        groups,
      ),
      ask("and last year?", by("depot", harshness, "driven", "in_year(started_at, 1)"), groups),
    ),
  ),
];
