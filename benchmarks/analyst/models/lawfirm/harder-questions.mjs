// A law firm: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";

const fees = "sum(net)";
const hours = "sum(hours)";
const value = (which) => `sum(value) FILTER (${which})`;

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "utilisation of the associates in 2026",
      ["grade = 'AS'", "grade IN ('AS', 'SA')"].map((grade) =>
        of(
          `${hours} FILTER (is_billable) / ${hours}`,
          "worked",
          `${grade} AND in_year(worked_on, 0)`,
        ),
      ),
    ),
    ask("what share of the time we worked in 2025, by value, had to be written off", [
      of(`${value("status = 'X'")} / sum(value)`, "entries", "in_year(worked_on, 1)"),
      of(
        `${value("status = 'X'")} / ${value("status IN ('X', 'B')")}`,
        "entries",
        "in_year(worked_on, 1)",
      ),
    ]),
    ask(
      "average fees on a bill this October against October last year",
      of(
        ...["avg(net)", "invoices", "in_month(issued_on, 1)"],
        ...["avg(net)", "invoices", "in_month(issued_on, 13)"],
      ),
    ),
    ask(
      "how much of our 2025 fees came from key clients, in percent",
      `SELECT (SELECT sum(b.net) FROM bills b JOIN clients c ON c.name = b.client WHERE c.is_key AND in_year(b.issued_on, 1))
         / (SELECT sum(net) FROM invoices WHERE in_year(issued_on, 1))`,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "did property bill more than corporate last month?",
      [fees, "sum(gross)"].map((sum) =>
        of(
          ...[sum, "bills", "department = 'property' AND in_month(issued_on, 1)"],
          ...[sum, "bills", "department = 'corporate' AND in_month(issued_on, 1)"],
        ),
      ),
    ),
    ask("are debtors higher now than they were at the end of october 2025", [
      of(
        ...["sum(debtors)", "month_ends", "month_end = '2026-10-31'"],
        ...["sum(debtors)", "month_ends", "month_end = '2025-10-31'"],
      ),
    ]),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "which clients owe us more than 10k",
    `${by("client", "sum(owed)", "bills")} HAVING sum(owed) > 10000`,
    groups,
  ),
  ask(
    "how many unpaid bills are more than 60 days overdue",
    of("count(*)", "bills", "owed > 0 AND due_on < asked_on() - 60"),
  ),
  ask(
    "who missed their target of billable hours in october?",
    `SELECT l.name FROM lawyers l LEFT JOIN entries e
         ON e.lawyer_id = l.id AND e.is_billable AND in_month(e.worked_on, 1)
       WHERE l.left_on IS NULL GROUP BY l.name, l.month_target
       HAVING coalesce(sum(e.hours), 0) < l.month_target`,
    { anyOrder: true },
  ),
);

export const absences = inClass(
  "absence",
  ask(
    "is there any client we have never had a matter for",
    of("name", "clients", "id NOT IN (SELECT client_id FROM matters)"),
  ),
  ask(
    "how many files did we open this calendar year without giving the client an estimate",
    of("count(*)", "matters", "estimate IS NULL AND in_year(opened_on, 0)"),
  ),
  ask("which fee earners have left us", of("name", "lawyers", "left_on IS NOT NULL"), {
    anyOrder: true,
  }),
);

export const typos = inClass(
  "typos",
  ask(
    "disbursments by departmnt in 2025",
    by("department", "sum(disbursements)", "bills", "in_year(issued_on, 1)"),
    groups,
  ),
  ask("unbilled time of hariet vaughn", [
    of("sum(value)", "worked", "status = 'W' AND lawyer = 'Harriet Vaughan'"),
    of(hours, "worked", "status = 'W' AND lawyer = 'Harriet Vaughan'"),
  ]),
);

/** What was given up in the year, or of the invoices of the year. */
const badDebts = (back) =>
  ["lost_on", "issued_on"].map((time) => of("sum(lost)", "invoices", `in_year(${time}, ${back})`));
/** Months without a new matter may be left out, or be there with none, until now or the last one. */
const opened = (where) => [
  `${by(month("opened_on"), "count(*)", "matters", `${where} AND in_year(opened_on, 0)`)} ORDER BY 1`,
  ...["asked_on()", `(SELECT max(opened_on) + 1 FROM matters WHERE ${where})`].map(
    (until) =>
      `SELECT start, count(opened_on)
         FROM range(DATE '2026-01-01', DATE '2026-11-01', INTERVAL 1 MONTH) months(start)
         LEFT JOIN matters ON date_trunc('month', opened_on) = start AND ${where}
         WHERE start < ${until} GROUP BY 1 ORDER BY 1`,
  ),
];
const travel = "activity = 'travel' AND in_month(worked_on, 1)";

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("how much bad debt did we have in 2025", badDebts(1)),
    ask("and the year before?", badDebts(2)),
  ),
  thread(
    ask("new matters per month in 2026", opened("true"), series),
    ask("only employment please", opened("department = 'employment'"), series),
    ask("same for disputes", opened("department = 'disputes'"), series),
  ),
  thread(
    ask("how many hours did we spend travelling in october", of(hours, "entries", travel)),
    ask("split that by office", by("office", hours, "worked", travel), groups),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why has bathwick still not paid", "the data tell no causes"),
  noAnswer("what are our fees going to be in december", "there is no forecast"),
  noAnswer("send lumen a reminder for their overdue bill", "it reads, and changes nothing"),
  noAnswer("how much holiday has jess got left", "there is no leave"),
  noAnswer("what did we pay in rent for the cardiff office in 2025", "there are no costs"),
  noAnswer("hours of the edinburgh office in october", "there is no such office"),
);
