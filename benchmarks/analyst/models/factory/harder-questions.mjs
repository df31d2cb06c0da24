// A plant: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";

const scrapRate = "1.0 * sum(scrap_units) / sum(units)";
const thisYear = "in_year(started_at, 0)";

export const comparisons = [
  ...inClass(
    "operations",
    ask("kWh per unit made in 2026", of("sum(energy_kwh) / sum(units)", "made", thisYear)),
    ask(
      "what share of this year's downtime was planned",
      of("1.0 * sum(minutes) FILTER (is_planned) / sum(minutes)", "stops", "in_year(began_at, 0)"),
    ),
    ask(
      "how much of our scrap this year comes from the paint line, in percent",
      of(
        "1.0 * sum(scrap_units) FILTER (machine_name = 'Paint line A') / sum(scrap_units)",
        "made",
        thisYear,
      ),
    ),
    ask(
      "MTTR of CN-02 compared to CN-01",
      by(
        "machine",
        "avg(minutes)",
        "stops",
        "kind = 'breakdown' AND machine IN ('CN-01', 'CN-02')",
      ),
      groups,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Did the scrap rate improve compared to last year?", [
      of(...[scrapRate, "made", thisYear], ...[scrapRate, "made", "in_year(started_at, 1)"]),
      of(
        ...[scrapRate, "made", thisYear],
        ...[scrapRate, "made", "started_at >= '2025-01-01' AND started_at < '2025-11-01'"],
      ),
    ]),
    ask("are any machines down right now?", [
      of("count(*)", "stops", "ended_at IS NULL"),
      of("machine", "stops", "ended_at IS NULL"),
    ]),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "machines with a scrap rate above 2% this year",
    `${by("machine", scrapRate, "made", thisYear)} HAVING ${scrapRate} > 0.02`,
    groups,
  ),
  ask(
    "how many breakdowns took longer than 4 hours this year",
    of("count(*)", "stops", "kind = 'breakdown' AND minutes > 240 AND in_year(began_at, 0)"),
  ),
  ask(
    "products with less than 20,000 good units in 2026",
    `${by("product", "sum(good_units)", "made", thisYear)} HAVING sum(good_units) < 20000`,
    groups,
  ),
);

export const absences = inClass(
  "absence",
  ask("number of runs without an operator", of("count(*)", "runs", "operator IS NULL")),
  ask(
    "which machines had no breakdown last week?",
    of(
      "code",
      "machines",
      `retired_on IS NULL AND id NOT IN
         (SELECT machine_id FROM stoppages WHERE kind = 'breakdown'
            AND began_at >= '2026-10-19' AND began_at < '2026-10-26')`,
    ),
    { anyOrder: true },
  ),
  ask(
    "which articles did we not produce this year",
    of("name", "products", `id NOT IN (SELECT product_id FROM runs WHERE ${thisYear})`),
    { anyOrder: true },
  ),
  ask(
    "output last month without hall 3",
    of("sum(units)", "made", "hall <> 'Hall 3' AND in_month(started_at, 1)"),
  ),
);

export const typos = inClass(
  "typos",
  ask("scarp rate by machne this year", by("machine", scrapRate, "made", thisYear), groups),
  ask(
    "repair cost per tecnician 2025",
    [
      by(
        "technician",
        "sum(repair_cost)",
        "stops",
        "technician IS NOT NULL AND in_year(began_at, 1)",
      ),
      by("technician", "sum(repair_cost)", "stops", "in_year(began_at, 1)"),
    ],
    groups,
  ),
  ask(
    "custmer complaints from hydropur last year",
    of(
      "count(*)",
      "reports",
      "customer = 'Hydropur' AND found_at = 'customer' AND in_year(found_on, 1)",
    ),
  ),
);

export const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "output by process in september 2026",
      by("process", "sum(units)", "made", "in_month(started_at, 2)"),
      groups,
    ),
    ask("and in october?", by("process", "sum(units)", "made", "in_month(started_at, 1)"), groups),
    ask(
      "only the early shift",
      by("process", "sum(units)", "made", "in_month(started_at, 1) AND shift = 'E'"),
      groups,
    ),
  ),
  thread(
    ask("quality cost this year", of("sum(cost)", "reports", "in_year(found_on, 0)")),
    ask("by severity", by("severity", "sum(cost)", "reports", "in_year(found_on, 0)"), groups),
    ask(
      "what about last year?",
      by("severity", "sum(cost)", "reports", "in_year(found_on, 1)"),
      groups,
    ),
  ),
  thread(
    ask(
      "how many breakdowns did we have in 2025",
      of("count(*)", "stops", "kind = 'breakdown' AND in_year(began_at, 1)"),
    ),
    ask(
      "which machine had the most?",
      `${by("machine", "count(*)", "stops", "kind = 'breakdown' AND in_year(began_at, 1)")} ${top(1)}`,
    ),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why is the scrap rate of the paint line so high?", "the data tell no causes"),
  noAnswer("when will IM-05 break down next", "there is no forecast"),
  noAnswer("expected output for December", "there is no forecast"),
  noAnswer("how many people work in hall 2", "there are no employees"),
  noAnswer("Stock of connectors in the warehouse", "there is no stock"),
  noAnswer("revenue per customer last month", "there are no prices"),
  noAnswer("late deliveries to Valtec this year", "there are no deliveries"),
  noAnswer("CO2 emissions per unit", "it is not in the model"),
  noAnswer("how many work accidents did we have this year", "it is not in the model"),
  noAnswer("scrap rate of machine IM-09", "there is no such machine"),
);
