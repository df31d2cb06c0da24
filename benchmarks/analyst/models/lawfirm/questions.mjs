// A law firm: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";

export const lawfirmViews = [
  `CREATE VIEW files AS
     SELECT m.*, c.name AS client, c.sector, c.is_key, l.name AS lead, p.name AS partner
     FROM matters m JOIN clients c ON c.id = m.client_id JOIN lawyers l ON l.id = m.lead_id
     JOIN lawyers p ON p.id = c.partner_id`,
  `CREATE VIEW worked AS
     SELECT e.*, l.name AS lawyer, l.grade, l.office, f.department, f.work, f.client
     FROM entries e JOIN lawyers l ON l.id = e.lawyer_id LEFT JOIN files f ON f.id = e.matter_id`,
  `CREATE VIEW bills AS
     SELECT i.*, i.gross - i.paid - i.lost AS owed, f.department, f.client, f.lead, f.partner
     FROM invoices i JOIN files f ON f.id = i.matter_id`,
  `CREATE VIEW cash AS
     SELECT p.*, b.client, b.department FROM payments p JOIN bills b ON b.id = p.invoice_id`,
];

const fees = "sum(net)";
const hours = "sum(hours)";
const october = "in_month(worked_on, 1)";

const figures = inClass(
  "figures",
  ask("fees billed last month, ex VAT", of(fees, "invoices", "in_month(issued_on, 1)")),
  ask(
    "how many chargeable hours did we put down in september",
    of(hours, "entries", "is_billable AND in_month(worked_on, 2)"),
  ),
  ask("How much are we owed by clients at the moment, all in all?", of("sum(owed)", "bills")),
  ask(
    "how long did it take on average until our 2025 invoices were paid",
    of("avg(date_diff('day', issued_on, paid_on))", "invoices", "in_year(issued_on, 1)"),
  ),
);

const grouped = inClass(
  "groups",
  ask(
    "fees by department this financial year",
    by("department", fees, "bills", "issued_on >= '2026-05-01'"),
    groups,
  ),
  ask(
    "wip by department as of now",
    [
      by("department", "sum(wip)", "month_ends", "month_end = '2026-10-31'"),
      by("department", "sum(value)", "worked", "status = 'W'"),
    ],
    groups,
  ),
  ask(
    "hours in october by grade, billable and non billable",
    [
      by(
        "grade",
        `${hours} FILTER (is_billable), ${hours} FILTER (NOT is_billable)`,
        "worked",
        october,
      ),
      `SELECT grade, is_billable, ${hours} FROM worked WHERE ${october} GROUP BY 1, 2`,
    ],
    groups,
  ),
  ask(
    "how many open files is each person running",
    by("lead", "count(*)", "files", "status = 'O'"),
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "our five biggest clients by fees in 2025",
    `${by("client", fees, "bills", "in_year(issued_on, 1)")} ${top(5)}`,
    ranked,
  ),
  ask(
    "who recorded the most time last month",
    ["true", "is_billable"].map(
      (which) => `${by("lawyer", hours, "worked", `${which} AND ${october}`)} ${top(1)}`,
    ),
  ),
);

const values = inClass(
  "values",
  ask(
    "what have we billed avonmouth in 2026 so far",
    [fees, "sum(gross)"].map((sum) =>
      of(sum, "bills", "client = 'Avonmouth Port Holdings' AND in_year(issued_on, 0)"),
    ),
  ),
  ask(
    "how many probate files were opened in 2025",
    of("count(*)", "matters", "work = 'probate' AND in_year(opened_on, 1)"),
  ),
  ask(
    "carys' hours in court since the start of 2026",
    of(hours, "worked", "lawyer = 'Carys Bowen' AND activity = 'court' AND in_year(worked_on, 0)"),
  ),
  ask(
    "what came in from lumen between July and September",
    of(
      "sum(amount)",
      "cash",
      "client = 'Lumen Capital' AND received_on BETWEEN '2026-07-01' AND '2026-09-30'",
    ),
  ),
);

/** The two weeks may end on either of two days; what is paid already may be counted, or not. */
const dueSoon = ["2026-11-14", "2026-11-15"].flatMap((until) =>
  ["true", "owed > 0"].map((which) =>
    of("count(*)", "bills", `due_on BETWEEN '2026-11-01' AND '${until}' AND ${which}`),
  ),
);

const time = inClass(
  "time",
  ask(
    "cash in, month by month, 2025",
    `${by(month("received_on"), "sum(amount)", "payments", "in_year(received_on, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "what did debtors stand at at the end of march",
    of("sum(debtors)", "month_ends", "month_end = '2026-03-31'"),
  ),
  ask(
    "total fees last financial year",
    of(fees, "invoices", "issued_on BETWEEN '2025-05-01' AND '2026-04-30'"),
  ),
  ask("how many invoices fall due in the next two weeks", dueSoon),
);

export const lawfirmQuestions = [
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
