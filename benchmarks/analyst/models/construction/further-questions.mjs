// What a hurried colleague of the construction company types: few words, slips, and the jargon of the site.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const approved = "status = 'APP' AND in_year(submitted_on, 0)";
const approvedLater = "status = 'APP' AND in_year(decided_on, 0)";
const reported = (day) => `reported_on = DATE '${day}'`;
const openSnags = "project = 'Deutz Fire Station' AND remedied_on IS NULL AND defects > 0";
/** This year's invoiced amount, and that of last year within a condition. */
const againstLastYear = (where) =>
  of(
    ...["sum(net_amount)", "invoices", "in_year(received_on, 0)"],
    ...["sum(net_amount)", "invoices", `in_year(received_on, 1) AND ${where}`],
  );
/** The names of the subcontractors for whom a condition holds, or how many they are. */
const firms = (where) => [
  of("name", "subcontractors", where),
  of("count(*)", "subcontractors", where),
];

export const furtherQuestions = [
  ...inClass(
    "values",
    ask(
      "invoces per trade 2025",
      by("trade", "count(*)", "billed", "in_year(received_on, 1)"),
      groups,
    ),
    ask(
      "variations harbour tower, value",
      of("sum(amount)", "changed", "project = 'Harbour Quarter Tower'"),
    ),
  ),
  ...inClass(
    "operations",
    ask("avg days to pay by grade", by("grade", "avg(paid_on - received_on)", "billed"), groups),
    ask(
      "snags per inspection by inspector",
      by("inspector", "sum(defects) / count(*)", "checked"),
      groups,
    ),
    ask("invoiced ytd vs last yr", [
      againstLastYear("received_on <= DATE '2025-10-31'"),
      againstLastYear("received_on <= DATE '2025-11-01'"),
      againstLastYear("true"),
    ]),
    ask(
      "running total co value by month this yr",
      [
        `SELECT g, sum(v) OVER (ORDER BY g) FROM
           (${by(`${month("submitted_on")} AS g`, "sum(amount) AS v", "change_orders", "in_year(submitted_on, 0)")}) ORDER BY 1`,
      ],
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "subs with more than 10 failed inspections",
      `${by("subcontractor", "count(*)", "checked", "NOT passed")} HAVING count(*) > 10`,
      { anyOrder: true },
    ),
    ask(
      "how many invoices > 80k this year",
      of("count(*)", "invoices", "net_amount > 80000 AND in_year(received_on, 0)"),
    ),
  ),
  ...inClass(
    "ages",
    ask("unpaid invoices overdue > 30 days", [
      of("count(*)", "invoices", "paid_on IS NULL AND due_on < asked_on() - 30"),
      of("sum(net_amount)", "invoices", "paid_on IS NULL AND due_on < asked_on() - 30"),
    ]),
    ask(
      "longest running unfinished project",
      "SELECT name FROM projects WHERE finished_on IS NULL ORDER BY started_on LIMIT 1",
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "subs w/o invoice this year",
      firms("id NOT IN (SELECT subcontractor_id FROM invoices WHERE in_year(received_on, 0))"),
      { anyOrder: true },
    ),
    ask(
      "open snags by city",
      by("city", "sum(defects)", "checked", "remedied_on IS NULL AND defects > 0"),
      groups,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 5 subs by serious defects",
      // Two have the same number: either may come first.
      ["1", "1 DESC"].map(
        (order) =>
          `${by("subcontractor", "sum(serious_defects)", "checked")} ORDER BY 2 DESC, ${order} LIMIT 5`,
      ),
      ranked,
    ),
    ask(
      "overtime by weekday",
      by("dayname(worked_on)", "sum(overtime_hours)", "timesheets"),
      groups,
    ),
    ask(
      "hrs per site and role last month",
      "SELECT project, role, sum(hours) FROM worked WHERE in_month(worked_on, 1) GROUP BY ALL",
      groups,
    ),
    ask(
      "top 3 workers per role by hours this yr",
      `SELECT role, worker, sum(hours) FROM timesheets WHERE in_year(worked_on, 0) GROUP BY 1, 2
         QUALIFY row_number() OVER (PARTITION BY role ORDER BY sum(hours) DESC) <= 3`,
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "time",
    ask(
      "retention released this year",
      of("sum(retention_amount)", "invoices", "in_year(retention_released_on, 0)"),
    ),
    ask("subs with expired insurance", firms("insured_until < asked_on()"), { anyOrder: true }),
    ask("man hours last week", [
      of("sum(hours)", "timesheets", "worked_on BETWEEN DATE '2026-10-19' AND DATE '2026-10-25'"),
      of("sum(hours)", "timesheets", "worked_on BETWEEN DATE '2026-10-25' AND DATE '2026-10-31'"),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask(
      "month with most ppl on site",
      ["DATE '2025-06-01'", "max(reported_on)", "'June 2025'"].map(
        (when) =>
          `SELECT ${when}, sum(own_workers + subcontract_workers) FROM site_reports GROUP BY reported_on ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("any open snags at deutz fire station?", [
      of("sum(defects)", "checked", openSnags),
      of("count(*)", "checked", openSnags),
    ]),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("retention held", of("sum(retention_held)", "site_reports", reported("2026-10-31"))),
      ask("and end of june?", of("sum(retention_held)", "site_reports", reported("2026-06-30"))),
    ),
    thread(
      ask("rejected cos 2026", [
        of("count(*)", "change_orders", "status = 'REJ' AND in_year(submitted_on, 0)"),
        of("count(*)", "change_orders", "status = 'REJ' AND in_year(decided_on, 0)"),
      ]),
      ask("and approved", [
        of("count(*)", "change_orders", approved),
        of("count(*)", "change_orders", approvedLater),
      ]),
      ask("which project has the most", [
        // Two have the same number: either is right.
        `${by("project", "count(*)", "changed", approved)} ${top(1)}`,
        `${by("project", "count(*)", "changed", approved)} ORDER BY 2 DESC, 1 DESC LIMIT 1`,
        `${by("project", "count(*)", "changed", approvedLater)} ${top(1)}`,
      ]),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why is deutz fire station late", "causes"),
    noAnswer("forecast cost at completion lycee simenon", "no forecast"),
    noAnswer("rain days in october", "no such thing"),
    noAnswer("approve all open cos", "an action"),
  ),
];
