// A container terminal: gate, yard and invoices, as its gate manager, its account managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const enteredInOctober = "in_month(entered_at, 1)";
const enteredInThirdQuarter = "in_quarter(entered_at, 1)";
const issuedThisYear = "in_year(issued_on, 0)";
const open = "status IN ('OPN', 'DSP')";
const overdue = `${open} AND due_on < asked_on()`;
const now = "counted_on = DATE '2026-10-31'";
const occupancy = "sum(occupied_teu) / sum(capacity_teu)";
const monthEnd = "in_year(counted_on, 0) AND counted_on = last_day(counted_on)";

/** A figure for each day of the week, by its name or its number. */
const byWeekday = (figure, table, where) =>
  ["dayname", "isodow", "dayofweek"].map((day) => by(`${day}(entered_at)`, figure, table, where));

const gate = [
  ...inClass(
    "figures",
    ask(
      "What was the avg truck turn time last week?",
      of("avg(turn)", "visits", between("entered_at", "2026-10-19", "2026-10-26")),
    ),
    ask("median truck turn time in Q3", of("median(turn)", "visits", enteredInThirdQuarter)),
    ask("How many trucks a day did we get in October, on average?", [
      of("count(*) / count(DISTINCT entered_at::DATE)", "visits", enteredInOctober),
      of("count(*) / 31", "visits", enteredInOctober),
    ]),
  ),
  ...inClass(
    "time",
    ask(
      "trucks in the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("count(*)", "visits", `entered_at >= DATE '${first}'`),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Gate visits by weekday in Q3",
        byWeekday("count(*)", "visits", enteredInThirdQuarter),
        groups,
      ),
      ask(
        "only Van Dalen",
        byWeekday(
          "count(*)",
          "visits",
          `${enteredInThirdQuarter} AND haulier = 'Van Dalen Transport'`,
        ),
        groups,
      ),
    ),
    ask(
      "Dwell time of the import containers that were picked up since November 2025, by line",
      by("line", "avg(dwell_days)", "visits", "entered_at >= DATE '2025-11-01'"),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "hauliers with more than 40 visits in October",
      `${by("haulier", "count(*)", "visits", enteredInOctober)} HAVING count(*) > 40`,
      groups,
    ),
  ),
];

const yard = inClass(
  "levels",
  thread(
    ask("How many TEU are in the yard right now?", of("sum(occupied_teu)", "yard_occupancy", now)),
    ask(
      "split by use of the block",
      by("block_use", "sum(occupied_teu)", "yard_occupancy", now),
      groups,
    ),
  ),
  ask(
    "yard occupancy rate at the end of each month this year",
    [month("counted_on"), "counted_on"].map(
      (time) => `${by(time, occupancy, "yard_occupancy", monthEnd)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "How full were the reefer racks at the end of September?",
    of(occupancy, "yard_occupancy", "block_use = 'RFR' AND counted_on = DATE '2026-09-30'"),
  ),
);

const billing = [
  ...inClass(
    "values",
    ask(
      "How much does Levant still owe us?",
      of("sum(amount)", "bills", `line = 'Levant Container Line' AND ${open}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Invoiced revenue year to date against the same span of last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(issued_on)", "sum(amount)", "bills", [
          issuedThisYear,
          between("issued_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "running total of the invoiced amount by month for 2026",
      `SELECT m, sum(amount) OVER (ORDER BY m) FROM (
         ${by(`${month("issued_on")} AS m`, "sum(amount) AS amount", "bills", issuedThisYear)}) ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Revenue by type of charge this year",
        by("charge", "sum(amount)", "bills", issuedThisYear),
        groups,
      ),
      ask(
        "as a share of the total please",
        by("charge", "sum(amount) / sum(sum(amount)) OVER ()", "bills", issuedThisYear),
        share,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "avg days to pay per account manager, for what we issued in the first half of the year",
      ["true", "account_manager IS NOT NULL"].map((known) =>
        by(
          "account_manager",
          "avg(date_diff('day', issued_on, paid_on))",
          "bills",
          `${between("issued_on", "2026-01-01", "2026-07-01")} AND ${known}`,
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    thread(
      ask("How many invoices are overdue?", of("count(*)", "bills", overdue)),
      ask("what do they add up to?", of("sum(amount)", "bills", overdue)),
      ask(
        "by line, largest first",
        `${by("line", "sum(amount)", "bills", overdue)} ${top(20)}`,
        ranked,
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why were the turn times so bad in September?", "cause"),
  noAnswer("How many TEU will we handle next year?", "forecast"),
  noAnswer("What did the straddle carriers burn in diesel per move last month?", "no fuel"),
  noAnswer(
    "How many moves did we make for Maersk in October?",
    "no such line",
    of("count(*)", "moves", "line = 'Maersk' AND in_month(moved_at, 1)"),
  ),
  noAnswer("Send Levant a reminder for its overdue invoices", "action"),
  noAnswer("Wie viele TEU haben wir im Oktober umgeschlagen?", "language"),
  noAnswer("Should we give up the contract with Rijnlijn?", "opinion"),
  noAnswer("moves by shift foreman in October", "no foremen"),
);

export const furtherPortQuestions = [...gate, ...yard, ...billing, ...refusals];
