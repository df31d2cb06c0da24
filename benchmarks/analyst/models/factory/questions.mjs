// A plant: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";

export const factoryViews = [
  `CREATE VIEW made AS
     SELECT r.*, r.good_units + r.scrap_units AS units,
       m.code AS machine, m.name AS machine_name, m.hall, m.process, m.maker,
       p.name AS product, p.family, p.customer
     FROM runs r JOIN machines m ON m.id = r.machine_id JOIN products p ON p.id = r.product_id`,
  `CREATE VIEW stops AS
     SELECT s.*, m.code AS machine, m.name AS machine_name, m.hall, m.process, m.maker
     FROM stoppages s JOIN machines m ON m.id = s.machine_id`,
  `CREATE VIEW reports AS
     SELECT d.*, r.shift, r.machine, r.hall, r.process, r.product, r.customer
     FROM defects d JOIN made r ON r.id = d.run_id`,
];

const scrapRate = "1.0 * sum(scrap_units) / sum(units)";
const hours = "sum(minutes) / 60.0";

const figures = inClass(
  "figures",
  ask(
    "how many good units did we make last month?",
    of("sum(good_units)", "made", "in_month(started_at, 1)"),
  ),
  ask("overall scrap rate this year", of(scrapRate, "made", "in_year(started_at, 0)")),
  ask("how many machines are currently in use", of("count(*)", "machines", "retired_on IS NULL")),
  ask("Total downtime in October, in hours", of(hours, "stops", "in_month(began_at, 1)")),
  ask(
    "customer complaints so far this year",
    of("count(*)", "reports", "found_at = 'customer' AND in_year(found_on, 0)"),
  ),
);

const grouped = inClass(
  "groups",
  ask(
    "scrap rate by hall this year",
    by("hall", scrapRate, "made", "in_year(started_at, 0)"),
    groups,
  ),
  ask(
    "output per shift in September",
    by("shift", "sum(units)", "made", "in_month(started_at, 2)"),
    groups,
  ),
  ask(
    "cost of poor quality by customer in 2025",
    by("customer", "sum(cost)", "reports", "in_year(found_on, 1)"),
    groups,
  ),
  ask(
    "downtime hours by kind of stoppage last month",
    by("kind", hours, "stops", "in_month(began_at, 1)"),
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "which machine had the most breakdowns in 2026?",
    `${by("machine", "count(*)", "stops", "kind = 'breakdown' AND in_year(began_at, 0)")} ${top(1)}`,
  ),
  ask(
    "top 3 defect types by number of reports this year",
    `${by("defect", "count(*)", "reports", "in_year(found_on, 0)")} ${top(3)}`,
    ranked,
  ),
  ask(
    "five products with the highest scrap rate in 2025",
    `${by("product", scrapRate, "made", "in_year(started_at, 1)")} ${top(5)}`,
    ranked,
  ),
);

const values = inClass(
  "values",
  ask(
    "good units for brenner last month",
    of("sum(good_units)", "made", "customer = 'Brenner Automotive' AND in_month(started_at, 1)"),
  ),
  ask(
    "breakdowns of IM-05 this year",
    of("count(*)", "stops", "machine = 'IM-05' AND kind = 'breakdown' AND in_year(began_at, 0)"),
  ),
  ask("how many water meters did we produce in september", [
    of("sum(units)", "made", "product = 'Water meter' AND in_month(started_at, 2)"),
    of("sum(good_units)", "made", "product = 'Water meter' AND in_month(started_at, 2)"),
  ]),
  ask(
    "scrap on the night shift last month",
    of("sum(scrap_units)", "made", "shift = 'N' AND in_month(started_at, 1)"),
  ),
  ask(
    "unplanned downtime of the KraussMaffei in 2025",
    of(hours, "stops", "maker = 'KraussMaffei' AND NOT is_planned AND in_year(began_at, 1)"),
  ),
);

const fiscal = (from, until) => `started_at >= '${from}' AND started_at < '${until}'`;

const time = inClass(
  "time",
  ask(
    "good units last fiscal year compared with the one before",
    of(
      ...["sum(good_units)", "made", fiscal("2025-10-01", "2026-10-01")],
      ...["sum(good_units)", "made", fiscal("2024-10-01", "2025-10-01")],
    ),
  ),
  ask(
    "monthly scrap rate in 2026",
    `${by(month("started_at"), scrapRate, "made", "in_year(started_at, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "how many stoppages did we have yesterday",
    of("count(*)", "stops", "CAST(began_at AS DATE) = asked_on() - 1"),
  ),
  ask(
    "On which weekday do most breakdowns happen?",
    `${by("dayname(began_at)", "count(*)", "stops", "kind = 'breakdown'")} ${top(1)}`,
  ),
);

export const factoryQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...comparisons,
  ...limits,
  ...absences,
  ...typos,
  ...followUps,
  ...answerless,
];
