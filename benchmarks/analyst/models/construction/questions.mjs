// What a careful manager of a construction company asks: whole phrases, in the words of the model or of the trade.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";
import { furtherQuestions } from "./further-questions.mjs";

export { constructionViews } from "./views.mjs";

const electrical = "trade = 'Electrical' AND in_quarter(received_on, 1)";
const plumbing = "trade = 'Plumbing' AND in_quarter(received_on, 1)";
/** This year's figure and that of last year up to a day. */
const sameSpan = (figure, table, time, lastDay) =>
  of(
    ...[figure, table, `in_year(${time}, 0)`],
    ...[figure, table, `in_year(${time}, 1) AND ${time} <= DATE '${lastDay}'`],
  );

const managerQuestions = [
  ...inClass(
    "values",
    ask(
      "How many invoices did Dakmeesters send us in 2025?",
      of("count(*)", "billed", "subcontractor = 'Dakmeesters' AND in_year(received_on, 1)"),
    ),
    ask(
      "How many of our projects are public buildings?",
      of("count(*)", "projects", "kind = 'PUB'"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How did the invoiced amount grow from month to month in 2026?",
      [
        `SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (${by(`${month("received_on")} AS g`, "sum(net_amount) AS v", "invoices")})
           QUALIFY year(g) = 2026 ORDER BY 1`,
        `SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM
           (${by(`${month("received_on")} AS g`, "sum(net_amount) AS v", "invoices", "in_year(received_on, 0)")}) ORDER BY 1`,
      ],
      series,
    ),
    ask("Compare the labour cost of this year with the same period of last year", [
      sameSpan("sum(cost)", "timesheets", "worked_on", "2025-10-31"),
      sameSpan("sum(cost)", "timesheets", "worked_on", "2025-11-01"),
    ]),
    ask(
      "Show the cumulative overtime by month in 2026",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM
         (${by(`${month("worked_on")} AS g`, "sum(overtime_hours) AS v", "timesheets", "in_year(worked_on, 0)")}) ORDER BY 1`,
      series,
    ),
    ask(
      "What is the median invoice amount per trade?",
      by("trade", "median(net_amount)", "billed"),
      groups,
    ),
    ask(
      "Labour cost per hour worked by role",
      by("role", "sum(cost) / sum(hours)", "timesheets"),
      groups,
    ),
    ask(
      "How many different subcontractors billed us in 2026?",
      of("count(DISTINCT subcontractor_id)", "invoices", "in_year(received_on, 0)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which subcontractors billed us more than 700,000 EUR in 2025?",
      `${by("subcontractor", "sum(net_amount)", "billed", "in_year(received_on, 1)")} HAVING sum(net_amount) > 700000`,
      { anyOrder: true },
    ),
    ask(
      "How many invoices last year were above 50,000 euros?",
      of("count(*)", "invoices", "in_year(received_on, 1) AND net_amount > 50000"),
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many change orders have been waiting for a decision for more than 90 days?",
      of("count(*)", "change_orders", "decided_on IS NULL AND submitted_on < asked_on() - 90"),
    ),
    ask("How old is the oldest unpaid invoice in days?", [
      of("asked_on() - min(received_on)", "invoices", "paid_on IS NULL"),
      of("asked_on() - min(due_on)", "invoices", "paid_on IS NULL"),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "Which subcontractors have never been inspected?",
      of("name", "subcontractors", "id NOT IN (SELECT subcontractor_id FROM inspections)"),
      { anyOrder: true },
    ),
    ask("How many invoices are still unpaid?", of("count(*)", "invoices", "paid_on IS NULL")),
  ),
  ...inClass(
    "grouping",
    ask(
      "Number of change orders by reason and status in 2026",
      "SELECT reason, status, count(*) FROM change_orders WHERE in_year(submitted_on, 0) GROUP BY ALL",
      groups,
    ),
    ask(
      "The two subcontractors with the highest invoiced amount in each trade",
      `SELECT trade, subcontractor, sum(net_amount) FROM billed GROUP BY 1, 2
         QUALIFY row_number() OVER (PARTITION BY trade ORDER BY sum(net_amount) DESC) <= 2`,
      { anyOrder: true },
    ),
    ask(
      "What is the average number of change orders per project for each project manager?",
      [
        by("manager", "count(*) / count(DISTINCT project_id)", "changed"),
        `SELECT p.manager, count(c.id) / count(DISTINCT p.id) FROM projects p
           LEFT JOIN change_orders c ON c.project_id = p.id GROUP BY 1`,
      ],
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Which projects are planned to finish in 2027?",
      of("name", "projects", "year(planned_finish_on) = 2027"),
      { anyOrder: true },
    ),
    ask("What invoiced amount falls due in November 2026?", [
      of("sum(net_amount)", "invoices", "in_month(due_on, 0)"),
      of("sum(net_amount)", "invoices", "in_month(due_on, 0) AND paid_on IS NULL"),
    ]),
    ask(
      "How many projects were finished later than planned?",
      of("count(*)", "projects", "finished_on > planned_finish_on"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "How many people are on site at the moment?",
      of(
        "sum(own_workers + subcontract_workers)",
        "site_reports",
        "reported_on = DATE '2026-10-31'",
      ),
    ),
    ask(
      "Retention held by city at the end of 2025",
      by("city", "sum(retention_held)", "site_reports", "reported_on = DATE '2025-12-31'"),
      groups,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did we receive more invoices in September than in August 2026?",
      of(
        ...["count(*)", "invoices", "in_month(received_on, 2)"],
        ...["count(*)", "invoices", "in_month(received_on, 3)"],
      ),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Invoiced amount for electrical work in the third quarter of 2026",
        of("sum(net_amount)", "billed", electrical),
      ),
      ask("And for plumbing?", of("sum(net_amount)", "billed", plumbing)),
      ask(
        "Break that down by project",
        by("project", "sum(net_amount)", "billed", plumbing),
        groups,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why are there so many defects at the Herstal Machine Works?", "causes"),
    noAnswer("How much will our subcontractors invoice in December 2026?", "no forecast"),
    noAnswer("Which supplier delivers the concrete fastest?", "no such thing"),
    noAnswer("How many accidents happened on our sites this year?", "no such thing"),
  ),
];

export const constructionQuestions = [...managerQuestions, ...furtherQuestions];
