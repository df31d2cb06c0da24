// The pipeline of a software company's sales team: first as a careful manager asks, by the classes of what
// is hard about it, then (`further-questions.mjs`) as a hurried colleague types.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const inThirdQuarter = "in_quarter(closed_on, 1)";
const inThirdQuarterBefore = "in_quarter(closed_on, 5)";
const newBusiness = "deal_type = 'New business'";
const booked = (figure, where) => of(figure, "won", where);
const wonThisYear = "SELECT rep_id FROM won WHERE in_year(closed_on, 0)";
const quietSince = (first) =>
  `SELECT name FROM still_open WHERE stage = 'Proposal'
     AND id NOT IN (SELECT deal_id FROM touches WHERE deal_id IS NOT NULL AND happened_at >= ${first})`;

const carefulQuestions = [
  ...inClass(
    "values",
    ask(
      "What were our bookings in September 2026?",
      booked("sum(amount)", "in_month(closed_on, 2)"),
    ),
    ask(
      "How many deals did Zoë Müller win last year?",
      booked("count(*)", "rep = 'Zoë Müller' AND in_year(closed_on, 1)"),
    ),
    ask(
      "Win rate with strategic accounts in 2026",
      of("avg(is_won::INTEGER)", "opps", "NOT is_open AND tier = 'A' AND in_year(closed_on, 0)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How did bookings grow in the third quarter of 2026 compared with the same quarter of 2025?",
      [
        `SELECT now / before - 1 FROM (SELECT sum(amount) FILTER (${inThirdQuarter}) AS now,
           sum(amount) FILTER (${inThirdQuarterBefore}) AS before FROM won)`,
        booked(
          `sum(amount) FILTER (${inThirdQuarter}), sum(amount) FILTER (${inThirdQuarterBefore})`,
        ),
        booked(
          `sum(amount) FILTER (${inThirdQuarter}) - sum(amount) FILTER (${inThirdQuarterBefore})`,
        ),
      ],
    ),
    ask(
      "Median amount of won deals by deal type",
      by("deal_type", "median(amount)", "won"),
      groups,
    ),
    ask(
      "What share of the bookings in 2026 came from renewals?",
      booked("sum(amount) FILTER (deal_type = 'Renewal') / sum(amount)", "in_year(closed_on, 0)"),
    ),
    ask(
      "Cumulative bookings by month in 2026",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("closed_on")} AS g`, "sum(amount) AS v", "won", "in_year(closed_on, 0)")}) ORDER BY 1`,
      series,
    ),
    // All meetings may be meant, for every deal that was won, or the meetings about the won deals.
    ask("Meetings per won deal", [
      "SELECT (SELECT count(*) FROM touches WHERE kind = 'Meeting') / (SELECT count(*) FROM won)",
      `SELECT (SELECT count(*) FROM touches WHERE kind = 'Meeting' AND deal_id IN (SELECT id FROM won))
         / (SELECT count(*) FROM won)`,
    ]),
    // Over those who won something, over all who sell today or did in the year, or over the whole list.
    ask("Average bookings per sales rep in 2026", [
      booked("sum(amount) / count(DISTINCT rep_id)", "in_year(closed_on, 0)"),
      booked("sum(amount) / (SELECT count(*) FROM reps)", "in_year(closed_on, 0)"),
      booked(
        "sum(amount) / (SELECT count(*) FROM reps WHERE coalesce(left_on, asked_on()) >= DATE '2026-01-01')",
        "in_year(closed_on, 0)",
      ),
      booked(
        "sum(amount) / (SELECT count(*) FROM reps WHERE left_on IS NULL)",
        "in_year(closed_on, 0)",
      ),
    ]),
  ),
  ...inClass(
    "limits",
    ask(
      "Which sales reps won at least 20 deals in 2026?",
      "SELECT rep FROM won WHERE in_year(closed_on, 0) GROUP BY 1 HAVING count(*) >= 20",
      anyOrder,
    ),
    ask(
      "How many accounts have more than two open deals?",
      "SELECT count(*) FROM (SELECT account_id FROM still_open GROUP BY 1 HAVING count(*) > 2)",
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many open deals are older than 180 days?",
      of("count(*)", "still_open", "asked_on() - created_on > 180"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which open deals in the Proposal stage have had no activity in the last 30 days?",
      [quietSince("asked_on() - 30"), quietSince("asked_on() - 29")],
      anyOrder,
    ),
    ask(
      "How many accounts have no contact who is a decision maker?",
      "SELECT count(*) FROM accounts WHERE id NOT IN (SELECT account_id FROM contacts WHERE is_decision_maker)",
    ),
    // The whole list, those who work here today, or those who did in the year.
    ask("How many sales reps have not won a deal this year?", [
      `SELECT count(*) FROM reps WHERE id NOT IN (${wonThisYear})`,
      `SELECT count(*) FROM reps WHERE left_on IS NULL AND id NOT IN (${wonThisYear})`,
      `SELECT count(*) FROM reps WHERE coalesce(left_on, asked_on()) >= DATE '2026-01-01' AND id NOT IN (${wonThisYear})`,
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "Bookings by team and quarter in 2026",
      "SELECT team, date_trunc('quarter', closed_on), sum(amount) FROM won WHERE in_year(closed_on, 0) GROUP BY ALL",
      anyOrder,
    ),
    ask(
      "The three products with the most seats sold in each country",
      topOfEach(3, "country", "product", "sum(seats)", "sold"),
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many of the deals created in the first quarter of 2026 were won by the end of June?",
      booked("count(*)", "in_quarter(created_on, 3) AND closed_on <= DATE '2026-06-30'"),
    ),
    ask(
      "How many open deals are past their expected close date?",
      of("count(*)", "still_open", "expected_close_on < asked_on()"),
    ),
    ask(
      "How much open pipeline is expected to close in December 2026?",
      of("sum(amount)", "still_open", "in_month(expected_close_on, -1)"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "What was the pipeline at the end of March 2026?",
      of("sum(open_amount)", "pipeline_snapshots", "month_end = DATE '2026-03-31'"),
    ),
    ask(
      "Pipeline at month end over the last six months",
      ["month_end", month("month_end")].map(
        (time) =>
          `${by(time, "sum(open_amount)", "pipeline_snapshots", "month_end >= DATE '2026-05-01'")} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Did the Enterprise team book more than the Mid-Market team in the last quarter?", [
      ...compared(
        "team",
        "sum(amount)",
        "won",
        ["team = 'Enterprise'", "team = 'Mid-Market'"],
        inThirdQuarter,
      ),
      booked(
        "sum(amount) FILTER (team = 'Enterprise') - sum(amount) FILTER (team = 'Mid-Market')",
        inThirdQuarter,
      ),
    ]),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Bookings by team in the last quarter",
        by("team", "sum(amount)", "won", inThirdQuarter),
        groups,
      ),
      ask(
        "And in the same quarter a year earlier?",
        by("team", "sum(amount)", "won", inThirdQuarterBefore),
        groups,
      ),
      ask(
        "Only new business",
        by("team", "sum(amount)", "won", `${inThirdQuarterBefore} AND ${newBusiness}`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why is our win rate falling?", "causes"),
    noAnswer("What will our bookings be in the first quarter of 2027?", "no forecast"),
    noAnswer("Quota attainment by sales rep", "no such thing"),
    noAnswer("Send a reminder to every rep with an overdue deal", "an action"),
  ),
];

export const pipelineQuestions = [...carefulQuestions, ...furtherQuestions];

export const pipelineViews = [
  `CREATE VIEW opps AS
     SELECT d.*, a.name AS account, a.industry, a.country, a.tier, r.full_name AS rep, r.team,
       d.closed_on IS NULL AS is_open, d.stage = 'Closed Won' AS is_won, d.stage = 'Closed Lost' AS is_lost
     FROM deals d JOIN accounts a ON a.id = d.account_id JOIN reps r ON r.id = d.rep_id`,
  "CREATE VIEW won AS SELECT * FROM opps WHERE is_won",
  "CREATE VIEW still_open AS SELECT * FROM opps WHERE is_open",
  `CREATE VIEW offered AS
     SELECT l.*, p.name AS product, o.is_won, o.country, o.closed_on
     FROM deal_lines l JOIN products p ON p.id = l.product_id JOIN opps o ON o.id = l.deal_id`,
  "CREATE VIEW sold AS SELECT * FROM offered WHERE is_won",
  `CREATE VIEW touches AS
     SELECT t.*, r.full_name AS rep, r.team, d.account_id AS deal_account, c.account_id AS contact_account
     FROM activities t JOIN reps r ON r.id = t.rep_id
     LEFT JOIN deals d ON d.id = t.deal_id LEFT JOIN contacts c ON c.id = t.contact_id`,
];
