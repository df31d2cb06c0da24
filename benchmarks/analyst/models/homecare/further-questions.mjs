// A home-care agency: money, staff and packages, as the finance lead and the regional manager ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const issuedThisYear = "in_year(issued_on, 0)";
const overdue = "is_unpaid AND due_on < asked_on()";
const overduePrivate = `${overdue} AND funding = 'PVT'`;
const kentOverdue = `${overdue} AND funder = 'Kent County Council'`;
const dbsRunsOut =
  "left_on IS NULL AND dbs_expires_on >= asked_on() AND dbs_expires_on <= DATE '2026-12-31'";
const shareOf = (figure) => `${figure} / sum(${figure}) OVER ()`;
const at = (day) => `month_end = DATE '${day}'`;
const quarterEnds = "in_year(month_end, 0) AND month(month_end) % 3 = 0";

/** Amounts of the months with what they grew by, from the December before or without it. */
const growth = (where) => `
  SELECT m, amount, amount / lag(amount) OVER (ORDER BY m) - 1 FROM (
    SELECT ${month("issued_on")} AS m, sum(amount) AS amount FROM bills WHERE ${where} GROUP BY 1)
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

const money = [
  ...inClass(
    "values",
    ask(
      "Total invoiced to Kent County Council for the care given in August",
      of(
        "sum(amount)",
        "bills",
        "funder = 'Kent County Council' AND care_month = DATE '2026-08-01'",
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How much did private clients pay us in September?",
      of("sum(amount)", "bills", "funding = 'PVT' AND in_month(paid_on, 2)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Invoiced amount per month this year and the growth on the month before",
      [growth("issued_on >= DATE '2025-12-01'"), growth(issuedThisYear)],
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "avg days to pay by funder, for the invoices that were paid this year, slowest first",
      [
        `${by("funder", "avg(date_diff('day', issued_on, paid_on))", "bills", "in_year(paid_on, 0)")} ORDER BY 2 DESC`,
        `${by("funder", "avg(date_diff('day', issued_on, paid_on))", "bills", "in_year(paid_on, 0) AND funder IS NOT NULL")} ORDER BY 2 DESC`,
      ],
      ranked,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "List the overdue invoices of private clients",
      `SELECT invoice_no FROM bills WHERE ${overduePrivate}`,
      anyOrder,
    ),
    ask("Does Kent County Council have any overdue invoices, and how many?", [
      of("count(*)", "bills", kentOverdue),
    ]),
  ),
  ...inClass(
    "threads",
    thread(
      ask(
        "invoiced by funding this year",
        by("funding", "sum(amount)", "bills", issuedThisYear),
        groups,
      ),
      ask(
        "as a share of the total please",
        by("funding", shareOf("sum(amount)"), "bills", issuedThisYear),
        share,
      ),
    ),
  ),
];

const people = [
  ...inClass(
    "levels",
    ask(
      "How many vacancies do we have right now?",
      of("sum(vacancies)", "branch_month_ends", at("2026-10-31")),
    ),
    ask(
      "Waiting list at the end of each quarter this year",
      ["date_trunc('quarter', month_end)", "month_end"].map(
        (time) =>
          `${by(time, "sum(waiting_clients)", "branch_month_ends", quarterEnds)} ORDER BY 1`,
      ),
      series,
    ),
    thread(
      ask(
        "Headcount by branch at the end of 2025",
        by("branch", "sum(headcount)", "branch_month_ends", at("2025-12-31")),
        groups,
      ),
      ask(
        "and now?",
        by("branch", "sum(headcount)", "branch_month_ends", at("2026-10-31")),
        groups,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which current carers' DBS checks run out between now and the end of the year?",
      `SELECT carer FROM carers WHERE ${dbsRunsOut}`,
      anyOrder,
    ),
    ask(
      "Which incidents of severity 3 or higher are still open?",
      "SELECT incident_no FROM events WHERE severity >= 3 AND closed_on IS NULL",
      anyOrder,
    ),
  ),
  ...inClass(
    "threads",
    thread(
      ask("How many carers left us this year?", of("count(*)", "carers", "in_year(left_on, 0)")),
      ask("what about last year", of("count(*)", "carers", "in_year(left_on, 1)")),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Most common reasons why packages ended so far this year, top 3",
      `${by("end_reason", "count(*)", "packages", `${between("ends_on", "2026-01-01", "2026-11-01")} AND end_reason IS NOT NULL`)} ${top(3)}`,
      ranked,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did we miss so many visits in Thanet this summer?", "cause"),
  noAnswer("How many hours will we deliver in the first quarter of 2027?", "forecast"),
  noAnswer("What did we spend on agency staff in October?", "no agency staff costs"),
  noAnswer("Average satisfaction score of our clients by branch", "no satisfaction scores"),
  noAnswer("Assign Grace Harding to the open visits on Tuesday", "action"),
  noAnswer("Combien de visites ont été manquées en octobre ?", "language"),
  noAnswer("Is Katie Adeyemi the right person to lead the Weald branch?", "opinion"),
  noAnswer(
    "How many visits did the Folkestone branch do in September?",
    "no such branch",
    of("count(*)", "calls", "branch = 'Folkestone'"),
  ),
);

export const furtherHomecareQuestions = [...money, ...people, ...refusals];
