// A container terminal: vessels, cranes and what they lift, as its head of operations and its planners ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherPortQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const movedThisYear = "in_year(moved_at, 0)";
const arrivedThisYear = "in_year(arrived_at, 0)";
const movedInOctober = "in_month(moved_at, 1)";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thirdQuarter = (year) => between("moved_at", `${year}-07-01`, `${year}-10-01`);
const onWindow = "count(*) FILTER (is_on_window) / count(*)";
const due = (first, end) => `status = 'EXP' AND ${between("eta", first, end)}`;

/** The months of this year with their growth over the month before, from the month on that is given. */
const growthSince = (first) => `
  SELECT m, teu / lag(teu) OVER (ORDER BY m) - 1 FROM (
    ${by(`${month("moved_at")} AS m`, "sum(teu) AS teu", "moves", `moved_at >= DATE '${first}'`)})
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

const quay = [
  ...inClass(
    "figures",
    ask(
      "TEU over the quay in Q3 vs Q3 last year",
      compared("year(moved_at)", "sum(teu)", "moves", [thirdQuarter(2026), thirdQuarter(2025)]),
    ),
    ask(
      "What share of this year's moves were restows?",
      of("count(*) FILTER (kind = 'RES') / count(*)", "moves", movedThisYear),
    ),
    ask(
      "How many different containers did we discharge between 10 and 20 October?",
      of(
        "count(DISTINCT container_no)",
        "moves",
        `kind = 'DIS' AND ${between("moved_at", "2026-10-10", "2026-10-21")}`,
      ),
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask(
        "TEU for Nordwind in October",
        of("sum(teu)", "moves", `line = 'Nordwind Lines' AND ${movedInOctober}`),
      ),
      ask("and Evermark?", of("sum(teu)", "moves", `line = 'Evermark' AND ${movedInOctober}`)),
    ),
    ask("How many deep-sea vessels have left us so far this year?", [
      of("count(*)", "calls", "vessel_type = 'DSV' AND in_year(departed_at, 0)"),
      of("count(DISTINCT vessel)", "calls", "vessel_type = 'DSV' AND in_year(departed_at, 0)"),
    ]),
    ask(
      "average waiting time of feeders and barges this year",
      compared(
        "vessel_type",
        "avg(waited)",
        "calls",
        ["vessel_type = 'FDR'", "vessel_type = 'BRG'"],
        arrivedThisYear,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Can I see the waiting time for a berth per quarter, since the start of 2025?",
      `${by("date_trunc('quarter', arrived_at)", "avg(waited)", "calls", "arrived_at >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
    ask(
      "how many vessels are due in the next 14 days",
      [
        ["2026-11-01", "2026-11-15"],
        ["2026-11-01", "2026-11-16"],
        ["2026-11-02", "2026-11-16"],
      ].flatMap(([first, end]) => [
        of("count(*)", "calls", due(first, end)),
        of("count(DISTINCT vessel)", "calls", due(first, end)),
      ]),
    ),
    ask(
      "month over month growth of TEU in 2026, in percent",
      [
        growthSince("2025-12-01"),
        growthSince("2026-01-01"),
        `SELECT * FROM (${growthSince("2026-01-01")}) WHERE m > DATE '2026-01-01' ORDER BY 1`,
      ],
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "moves by crane and month, Q3",
      `SELECT crane, ${month("moved_at")}, count(*) FROM moves WHERE ${thirdQuarter(2026)} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "The three biggest lines by TEU at every berth this year",
      topOfEach(3, "berth", "line", "sum(teu)", "moves", movedThisYear),
      anyOrder,
    ),
    ask(
      "How many moves do we make per call, by vessel type? This year please",
      [
        by("vessel_type", "count(*) / count(DISTINCT call_id)", "moves", movedThisYear),
        `SELECT vessel_type, m / c FROM (${by("vessel_type", "count(*) AS m", "moves", movedThisYear)})
           JOIN (${by("vessel_type", "count(*) AS c", "calls", arrivedThisYear)}) USING (vessel_type)`,
      ],
      groups,
    ),
    thread(
      ask(
        "Crane downtime hours by cause this year",
        by("cause", "sum(hours)", "stops", "in_year(stopped_at, 0)"),
        groups,
      ),
      ask("by crane instead", by("crane", "sum(hours)", "stops", "in_year(stopped_at, 0)"), groups),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which line has the second best window adherence this year?",
      `${by("line", onWindow, "calls", arrivedThisYear)} ${top(1)} OFFSET 1`,
    ),
    thread(
      ask(
        "Top 10 vessels by TEU in 2025",
        `${by("vessel", "sum(teu)", "moves", "in_year(moved_at, 1)")} ${top(10)}`,
        ranked,
      ),
      ask(
        "what about this year?",
        `${by("vessel", "sum(teu)", "moves", movedThisYear)} ${top(10)}`,
        ranked,
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which lines called in 2025 but not in 2026?",
      `SELECT DISTINCT line FROM calls WHERE in_year(arrived_at, 1)
         AND line NOT IN (SELECT line FROM calls WHERE ${arrivedThisYear})`,
      anyOrder,
    ),
    ask(
      "which lines had no reefer moves in October",
      ["true", "line IN (SELECT line FROM moves WHERE in_month(moved_at, 1))"].map(
        (known) =>
          `SELECT DISTINCT line FROM calls WHERE ${known} AND line NOT IN
             (SELECT line FROM moves WHERE container_type = 'REF' AND ${movedInOctober})`,
      ),
      anyOrder,
    ),
    ask(
      "How much TEU this year was for lines that are in no alliance?",
      of("sum(teu)", "moves", `alliance IS NULL AND ${movedThisYear}`),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many calls had to wait more than 24 hours for their berth this year?",
      of("count(*)", "calls", `waited > 24 AND ${arrivedThisYear}`),
    ),
  ),
  ...inClass(
    "lists",
    ask("Which vessels are alongside right now?", "SELECT vessel FROM calls WHERE status = 'ALG'", {
      anyOrder: true,
    }),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did we handle more TEU in October than in September?",
      compared(month("moved_at"), "sum(teu)", "moves", [
        movedInOctober,
        between("moved_at", "2026-09-01", "2026-10-01"),
      ]),
    ),
  ),
];

export const portQuestions = [...quay, ...furtherPortQuestions];
