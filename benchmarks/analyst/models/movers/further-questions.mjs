// A removals firm: claims, invoices and storage, as the finance lead and the claims desk ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const open = "status = 'OPN'";
const storage = "charge = 'STO'";
const lastYear = "in_year(issued_on, 1)";
const thisYear = "in_year(issued_on, 0)";
const unpaid = "paid_on IS NULL";

const claims = [
  ...inClass(
    "figures",
    ask(
      "How many damage claims are open and how much is claimed on them in total?",
      of("count(*), sum(claimed)", "damages", open),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which claims that were reported before September are still open?",
      of("claim_no", "damages", `${open} AND reported_on < DATE '2026-09-01'`),
      anyOrder,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "average settlement for damage at loading vs unloading, claims settled in 2025",
      compared(
        "cause",
        "avg(settled)",
        "damages",
        ["cause = 'LOD'", "cause = 'UNL'"],
        between("settled_on", "2025-01-01", "2026-01-01"),
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of the moves completed in Q3 have had no damage claim at all?",
      of(
        "count(*)",
        "jobs",
        `status = 'DON' AND ${between("moves_on", "2026-07-01", "2026-10-01")}
           AND id NOT IN (SELECT move_id FROM claims)`,
      ),
    ),
  ),
];

const invoices = [
  ...inClass(
    "limits",
    ask(
      "How much money is outstanding on invoices that are more than 30 days overdue?",
      of("sum(gross)", "bills", `${unpaid} AND due_on < asked_on() - 30`),
    ),
    ask(
      "How many unpaid invoices fall due next week?",
      of("count(*)", "bills", `${unpaid} AND ${between("due_on", "2026-11-02", "2026-11-09")}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of this year's net turnover does each type of charge make up?",
      by("charge", "sum(net) / sum(sum(net)) OVER ()", "bills", thisYear),
      share,
    ),
    ask(
      "How many different accounts did the Exeter branch invoice in September?",
      of("count(DISTINCT account)", "bills", "branch = 'Exeter' AND in_month(issued_on, 2)"),
    ),
  ),
  ...inClass(
    "time",
    thread(
      ask(
        "What did we invoice for storage so far this year, net?",
        of("sum(net)", "bills", `${storage} AND ${thisYear}`),
      ),
      ask("what about last year?", [
        of("sum(net)", "bills", `${storage} AND ${lastYear}`),
        of(
          "sum(net)",
          "bills",
          `${storage} AND ${between("issued_on", "2025-01-01", "2025-11-01")}`,
        ),
        of(
          "sum(net)",
          "bills",
          `${storage} AND ${between("issued_on", "2025-01-01", "2025-11-02")}`,
        ),
      ]),
      ask(
        "all of 2025 month by month please",
        `${by(month("issued_on"), "sum(net)", "bills", `${storage} AND ${lastYear}`)} ORDER BY 1`,
        series,
      ),
    ),
  ),
];

const levels = inClass(
  "levels",
  ask(
    "How many containers are rented out right now?",
    of("sum(rented)", "store", "month_end = DATE '2026-10-31'"),
  ),
  ask(
    "storage occupancy by branch at the end of September",
    by("branch", "sum(rented) / sum(containers)", "store", "month_end = DATE '2026-09-30'"),
    groups,
  ),
  ask(
    "How many standard containers were free at each month end this year?",
    // Each month by its last day, or by its first.
    ["month_end", "date_trunc('month', month_end)"].map(
      (month) =>
        `${by(month, "sum(containers - rented)", "store", "size = 'STD' AND in_year(month_end, 0)")} ORDER BY 1`,
    ),
    series,
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why do we lose so many quotes in Swindon?", "cause"),
  noAnswer("How many enquiries will we get in January?", "forecast"),
  noAnswer("What did we spend on diesel per move in October?", "no fuel costs"),
  noAnswer("Which porter called in sick most often this year?", "no porters"),
  noAnswer(
    "How many moves did the Taunton branch complete in September?",
    "no such branch",
    of("count(*)", "jobs", "branch = 'Taunton'"),
  ),
  noAnswer("Send Westgate University a reminder for its overdue invoices", "action"),
  noAnswer("Combien de déménagements avons-nous faits en septembre ?", "language"),
  noAnswer("Should we close the Swindon branch?", "opinion"),
);

export const furtherMoversQuestions = [...claims, ...invoices, ...levels, ...refusals];
