// A waste firm: what its head of operations and its regional managers want for Monday's meeting.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherRecyclingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const lastMonth = "in_month(day, 1)";
const thirdQuarter = "in_quarter(day, 1)";
const september = "in_month(day, 2)";
const lastWeek = "day BETWEEN DATE '2026-10-19' AND DATE '2026-10-25'";
const missedShare = "count(*) FILTER (outcome = 'MIS') / count(*)";
const contaminated = "count(*) FILTER (outcome = 'CON')";
const depotOrTown = (name) => [`depot = '${name}'`, `town = '${name}'`];
const wentOut = `id IN (SELECT vehicle_id FROM outings WHERE vehicle_id IS NOT NULL AND ${lastMonth})`;

/** Sites that share a name are one in the first of these, and each its own in the second. */
const worst = (time) => [
  `${by("site", contaminated, "bins", time)} ${top(5)}`,
  `SELECT site, ${contaminated} FROM bins WHERE ${time} GROUP BY site_id, site ${top(5)}`,
];

const figures = inClass(
  "figures",
  ask("How many lifts did we complete last month?", of("count(*)", "done", lastMonth)),
  ask(
    "Average weight per lift for food waste in 2026",
    of("avg(weight_kg)", "done", `material = 'FD' AND ${thisYear}`),
  ),
  ask(
    "how many rounds were cut short in september?",
    of("count(*)", "outings", `status = 'CUT' AND ${september}`),
  ),
  ask(
    "how many different sites did we collect from last week",
    of("count(DISTINCT site_id)", "done", lastWeek),
  ),
);

const grouped = inClass(
  "groups",
  ask("Tonnage by depot for Q3", by("depot", "sum(tonnes)", "done", thirdQuarter), groups),
  ask(
    "missed collections month by month this year",
    `${by(month("day"), "count(*)", "missed", thisYear)} ORDER BY 1`,
    series,
  ),
  ask(
    "lifts per hour by depot in october",
    by("depot", "sum(lifts_done) / sum(hours)", "outings", lastMonth),
    groups,
  ),
  ask(
    "Which 5 vehicles burned the most fuel this year?",
    ["fleet_no", "reg"].map(
      (vehicle) =>
        `${by(vehicle, "sum(fuel_l)", "outings", `${thisYear} AND fuel_l IS NOT NULL`)} ${top(5)}`,
    ),
    ranked,
  ),
  // Nothing is contaminated in general waste: it may be left out, or have no rate.
  ask(
    "contamination rate by matieral this year",
    [
      by("material", `${contaminated} / count(*)`, "done", `material <> 'GW' AND ${thisYear}`),
      by(
        "material",
        `CASE WHEN material <> 'GW' THEN ${contaminated} / count(*) END`,
        "done",
        thisYear,
      ),
      by("material", `${contaminated} / count(*)`, "done", thisYear),
    ],
    groups,
  ),
  ask(
    "avg hrs to recollect a missed bin, per depot, this year",
    by("depot", "avg(date_diff('minute', due_at, recollected_at) / 60)", "missed", thisYear),
    groups,
  ),
  // All that were due, or those that were done.
  ask(
    "lifts by day of the week in October",
    ["done", "bins"].flatMap((table) =>
      ["dayname(day)", "isodow(day)"].map((weekday) => by(weekday, "count(*)", table, lastMonth)),
    ),
    groups,
  ),
  ask(
    "Top 3 drivers in each depot by completed lifts last month",
    topOfEach(3, "depot", "driver", "count(*)", "done", lastMonth),
    anyOrder,
  ),
  // Cancelled rounds had no vehicle, and no miles either.
  ask(
    "miles driven by fuel type this year",
    ["fuel IS NOT NULL", "true"].map((where) =>
      by("fuel", "sum(miles)", "outings", `${thisYear} AND ${where}`),
    ),
    groups,
  ),
  ask(
    "Weekly tonnes at Sheffield since the start of September",
    depotOrTown("Sheffield").map(
      (place) =>
        `${by("date_trunc('week', day)", "sum(tonnes)", "done", `${place} AND day >= DATE '2026-09-01'`)} ORDER BY 1`,
    ),
    series,
  ),
);

const operations = inClass(
  "operations",
  ask(
    "What was our missed rate in September compared with September last year?",
    compared(month("day"), missedShare, "bins", [september, "in_month(day, 14)"]),
  ),
  ask(
    "What share of this year's missed collections was down to blocked access?",
    of("count(*) FILTER (miss_reason = 'BLK') / count(*)", "missed", thisYear),
  ),
  ask(
    "cardboard tonnes Q3 this year against Q3 last year",
    compared(
      "date_trunc('quarter', day)",
      "sum(tonnes)",
      "done",
      [thirdQuarter, "in_quarter(day, 5)"],
      "material = 'CRD'",
    ),
  ),
);

const absence = inClass(
  "absence",
  // Those that were sold long ago may be left out.
  ask(
    "Which vehicles did not go out at all in October?",
    ["true", "status <> 'SLD'"].flatMap((where) =>
      ["fleet_no", "reg"].map((vehicle) => of(vehicle, "vehicles", `NOT ${wentOut} AND ${where}`)),
    ),
    anyOrder,
  ),
);

const threads = inClass(
  "threads",
  thread(
    ask("How many missed collections did we have in October?", of("count(*)", "missed", lastMonth)),
    ask("and by depot?", by("depot", "count(*)", "missed", lastMonth), groups),
  ),
  thread(
    ask(
      "tonnes by material in september",
      by("material", "sum(tonnes)", "done", september),
      groups,
    ),
    ask(
      "just Hull please",
      depotOrTown("Hull").map((place) =>
        by("material", "sum(tonnes)", "done", `${place} AND ${september}`),
      ),
      groups,
    ),
  ),
  thread(
    ask("Top 5 sites by contaminated lifts this year", worst(thisYear), ranked),
    ask("same for last year", worst("in_year(day, 1)"), ranked),
  ),
);

export const recyclingQuestions = [
  ...figures,
  ...grouped,
  ...operations,
  ...absence,
  ...threads,
  ...furtherRecyclingQuestions,
];
