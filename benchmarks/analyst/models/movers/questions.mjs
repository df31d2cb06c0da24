// A removals firm: enquiries, quotes and moves, as the head of operations and the branch managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherMoversQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const enquiredThisYear = "in_year(enquired_on, 0)";
const decidedInQ3 = between("decided_on", "2026-07-01", "2026-10-01");
const movedInQ3 = between("moves_on", "2026-07-01", "2026-10-01");
const movedThisYear = "in_year(moves_on, 0)";
const done = "status = 'DON'";
const won = "count(*) FILTER (status = 'WON')";
const winRate = `${won} / count(*) FILTER (status IN ('WON', 'LST'))`;
const lostInQ3 = `status = 'LST' AND ${decidedInQ3}`;
const lostInCardiff = `${lostInQ3} AND branch = 'Cardiff'`;
const named = "lost_reason IS NOT NULL";
const perCrewHour =
  "sum(volume_cuft) FILTER (status = 'DON') / sum(hours * crew_size) FILTER (status = 'DON')";
const bookedFor = (first, end) => `status = 'BKD' AND ${between("moves_on", first, end)}`;

/** The enquiries of each month and by how much they grew; of January too, or not, or from December on. */
const growth = ["2026-01-01", "2025-12-01"].flatMap((first) =>
  ["2026-01-01", "2026-02-01"].map(
    (shown) => `
      SELECT m, n / lag(n) OVER (ORDER BY m) - 1 FROM (
        SELECT ${month("enquired_on")} AS m, count(*) AS n FROM leads
        WHERE enquired_on >= DATE '${first}' GROUP BY 1)
      QUALIFY m >= DATE '${shown}' ORDER BY 1`,
  ),
);

const reasons = (figure, where) => [
  by("lost_reason", figure, "leads", where),
  by("lost_reason", figure, "leads", `${where} AND ${named}`),
];

const sales = [
  ...inClass(
    "figures",
    ask(
      "How many enquiries came in last week?",
      of("count(*)", "leads", between("enquired_on", "2026-10-19", "2026-10-26")),
    ),
    ask(
      "Of the quotes that were decided in Q3, what percentage did we win?",
      of(winRate, "leads", decidedInQ3),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "MoveCompare leads in October",
      of("count(*)", "leads", "source = 'MoveCompare' AND in_month(enquired_on, 1)"),
    ),
    ask(
      "How many quotes did Bath and Bristol each lose between 1 July and 30 September, going by the day they were decided?",
      compared("branch", "count(*)", "leads", ["branch = 'Bath'", "branch = 'Bristol'"], lostInQ3),
    ),
    ask(
      "how many moves have we completed for Halden this year",
      of("count(*)", "jobs", `account = 'Halden Engineering' AND ${done} AND ${movedThisYear}`),
    ),
    thread(
      ask("What is Tamsin Yeo's win rate?", of(winRate, "leads", "adviser = 'Tamsin Yeo'")),
      ask("and Kerensa Nance's?", of(winRate, "leads", "adviser = 'Kerensa Nance'")),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask("Lost quotes by reason, decided in Q3 2026", reasons("count(*)", lostInQ3), groups),
      ask("only Cardiff", reasons("count(*)", lostInCardiff), groups),
      ask(
        "and as a share of the total?",
        [
          ...reasons("count(*) / sum(count(*)) OVER ()", lostInCardiff),
          // Without the row that has no reason, but of all that were lost.
          `SELECT * FROM (${reasons("count(*) / sum(count(*)) OVER ()", lostInCardiff)[0]}) WHERE ${named}`,
        ],
        share,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Top 3 reasons for losing a quote in each branch, for decisions in 2026",
      topOfEach(
        3,
        "branch",
        "lost_reason",
        "count(*)",
        "leads",
        `status = 'LST' AND in_year(decided_on, 0)`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask("How did enquiries grow month over month in 2026?", growth, series),
    ask(
      "Enquiries year to date vs. same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(enquired_on)", "count(*)", "leads", [
          enquiredThisYear,
          between("enquired_on", "2025-01-01", end),
        ]),
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which sources brought us more than 700 enquiries this year?",
      `${by("source", "count(*)", "leads", enquiredThisYear)} HAVING count(*) > 700`,
      groups,
    ),
    ask(
      "How many quotes above £5,000 are still waiting for a decision?",
      of("count(*)", "leads", "status = 'QUO' AND quote > 5000"),
    ),
  ),
  ...inClass(
    "absence",
    ask("How many of this year's enquiries did not come through Google Ads?", [
      of("count(*)", "leads", `source IS DISTINCT FROM 'Google Ads' AND ${enquiredThisYear}`),
      of("count(*)", "leads", `source <> 'Google Ads' AND ${enquiredThisYear}`),
    ]),
  ),
];

const moves = [
  ...inClass(
    "grouping",
    thread(
      ask(
        "Moves booked for November by branch",
        by("branch", "count(*)", "jobs", bookedFor("2026-11-01", "2026-12-01")),
        groups,
      ),
      ask(
        "and for December?",
        by("branch", "count(*)", "jobs", bookedFor("2026-12-01", "2027-01-01")),
        groups,
      ),
      ask(
        "by type of lorry instead",
        by("lorry_type", "count(*)", "jobs", bookedFor("2026-12-01", "2027-01-01")),
        groups,
      ),
    ),
    ask(
      "What was the cancellation rate per branch for moves in 2025?",
      by(
        "branch",
        "count(*) FILTER (status = 'CAN') / count(*)",
        "jobs",
        between("moves_on", "2025-01-01", "2026-01-01"),
      ),
      groups,
    ),
    ask(
      "completed moves by lorry type and month since July",
      `SELECT lorry_type, ${month("moves_on")}, count(*) FROM jobs
         WHERE ${done} AND moves_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "Completed moves by weekday over the last 90 days",
      ["dayname(moves_on)", "isodow(moves_on)"].flatMap((weekday) =>
        ["2026-08-03", "2026-08-04"].map((first) =>
          by(weekday, "count(*)", "jobs", `${done} AND moves_on >= DATE '${first}'`),
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many moves did a crew leader complete on average in Q3?",
      of("count(*) / count(DISTINCT crew_leader)", "jobs", `${done} AND ${movedInQ3}`),
    ),
    ask(
      "volume moved per crew hour by branch, this year",
      by("branch", perCrewHour, "jobs", movedThisYear),
      groups,
    ),
    ask(
      "Running total of completed moves by month in 2026",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (
         ${by(`${month("moves_on")} AS m`, "count(*) AS n", "jobs", `${done} AND ${movedThisYear}`)}) ORDER BY 1`,
      series,
    ),
    ask(
      "What are the median hours on the job for an overseas move?",
      of("median(hours)", "jobs", "kind = 'OVS'"),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which crew leader moved the second most cubic feet this year?",
      `${by("crew_leader", "sum(volume_cuft)", "jobs", `${done} AND ${movedThisYear}`)} ${top(1)} OFFSET 1`,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Did we complete more moves in October than in September?",
      compared(
        month("moves_on"),
        "count(*)",
        "jobs",
        ["in_month(moves_on, 1)", "in_month(moves_on, 2)"],
        done,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which lorries are due an MOT before the end of the year?",
      "SELECT registration FROM lorries WHERE mot_due_on >= asked_on() AND mot_due_on <= DATE '2026-12-31'",
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which lorries did not do a single move in October?",
      `SELECT registration FROM lorries
         WHERE id NOT IN (SELECT lorry_id FROM moves WHERE ${done} AND in_month(moves_on, 1))`,
      anyOrder,
    ),
  ),
];

export const moversQuestions = [...sales, ...moves, ...furtherMoversQuestions];
