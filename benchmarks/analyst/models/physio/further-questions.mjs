// Six physiotherapy practices: referrals, invoices, outcomes and the waiting list, as the finance and clinical leads ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const within = (column, first, end) => `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const firstHalf = within("referred_on", "2026-01-01", "2026-07-01");
const finished = "status IN ('DIS', 'DRO')";
const dropOutRate = "count(*) FILTER (status = 'DRO') / count(*)";
const stillWaiting = "is_urgent AND status = 'WTG'";

const referrals = [
  ...inClass(
    "figures",
    ask(
      "median number of days from referral to first appointment, urgent referrals of this year",
      of("median(days)", "plans", "is_urgent AND in_year(referred_on, 0)"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "How long did patients referred in the first half of 2026 wait for their first appointment, by service?",
      by("service", "avg(days)", "plans", firstHalf),
      groups,
    ),
    ask(
      "drop-out rate by practice for plans closed in 2025",
      by("practice", dropOutRate, "plans", `${finished} AND in_year(closed_on, 1)`),
      groups,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 3 surgeries or hospitals have referred the most patients to us this year?",
      ["count(*)", "count(DISTINCT patient_no)"].map(
        (figure) =>
          `${by("referrer", figure, "plans", "in_year(referred_on, 0) AND referrer IS NOT NULL")} ${top(3)}`,
      ),
      ranked,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which urgent referrals are still waiting?",
      [
        `SELECT plan_no, referred_on FROM plans WHERE ${stillWaiting}`,
        `SELECT plan_no FROM plans WHERE ${stillWaiting}`,
      ],
      anyOrder,
    ),
    ask(
      "Therapists who joined in 2025 or later, with their start date",
      "SELECT name, joined_on FROM therapists WHERE joined_on >= DATE '2025-01-01'",
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "referrals last month that came from anyone but a GP",
      of("count(*)", "plans", "source <> 'GP' AND in_month(referred_on, 1)"),
    ),
  ),
];

const issuedInSeptember = "in_month(issued_on, 2)";
const byInsurer = by("insurer", "sum(amount)", "bills", `payer = 'INS' AND ${issuedInSeptember}`);
const overdue = "is_owed AND due_on < asked_on()";
const oldAndLarge = "issued_on < DATE '2026-07-01' AND amount > 120 AND is_owed AND payer = 'INS'";

const invoices = [
  ...inClass(
    "figures",
    thread(
      ask("How much did we invoice in September?", of("sum(amount)", "bills", issuedInSeptember)),
      ask("only to insurers", of("sum(amount)", "bills", `payer = 'INS' AND ${issuedInSeptember}`)),
      ask("by insurer please", byInsurer, groups),
    ),
    ask(
      "What do patients themselves still owe us?",
      of("sum(amount)", "bills", "is_owed AND payer = 'PAT'"),
    ),
    ask(
      "How many invoices are overdue and how much money is that?",
      of("count(*), sum(amount)", "bills", overdue),
    ),
    ask(
      "Total of the invoices that were paid between 5 and 18 October 2026",
      of("sum(amount)", "bills", within("paid_on", "2026-10-05", "2026-10-19")),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many days does Pennine take to pay on avg? invoices issued in 2025",
      of("avg(days)", "bills", "insurer = 'Pennine Provident' AND in_year(issued_on, 1)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which insurer invoices over £120 from before July 2026 are still not paid?",
      ["invoice_no", "invoice_no, amount", "invoice_no, insurer, amount"].map(
        (columns) => `SELECT ${columns} FROM bills WHERE ${oldAndLarge}`,
      ),
      anyOrder,
    ),
  ),
];

const outcomes = [
  ...inClass(
    "grouping",
    ask(
      "average function gain by body region, discharges of this year",
      ["", " AND body_region IS NOT NULL"].map((only) =>
        by(
          "body_region",
          "avg(function_gain)",
          "scores",
          `stage = 'DIS' AND in_year(recorded_on, 0)${only}`,
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which therapist has the best satisfaction in 2026 among those with at least 10 answers?",
      `${by("therapist", "avg(satisfaction)", "scores", "in_year(recorded_on, 0)")}
         HAVING count(satisfaction) >= 10 ${top(1)}`,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Pain at baseline vs pain at discharge in Q3",
      compared(
        "stage",
        "avg(pain)",
        "scores",
        ["stage = 'BAS'", "stage = 'DIS'"],
        "in_quarter(recorded_on, 1)",
      ),
    ),
  ),
];

const latest = "counted_on = (SELECT max(counted_on) FROM waiting_list)";
const lastFridays =
  "counted_on IN (SELECT max(counted_on) FROM waiting_list WHERE in_year(counted_on, 0) GROUP BY date_trunc('month', counted_on))";

const waiting = inClass(
  "levels",
  thread(
    ask("How many patients are on the waiting list right now?", [
      of("sum(waiting)", "waiting_list", latest),
      of("count(*)", "plans", "status = 'WTG'"),
    ]),
    ask(
      "per service",
      [
        by("service", "sum(waiting)", "waiting_list", latest),
        by("service", "count(*)", "plans", "status = 'WTG'"),
      ],
      groups,
    ),
  ),
  ask(
    "What share of the waiting list had been waiting over four weeks at the end of September, by practice?",
    by(
      "practice",
      "sum(over_four_weeks) / sum(waiting)",
      "waiting_list",
      "counted_on = DATE '2026-09-25'",
    ),
    groups,
  ),
  ask(
    "Waiting list of Skipton at the end of each month this year",
    `${by(month("counted_on"), "sum(waiting)", "waiting_list", `practice = 'Skipton' AND ${lastFridays}`)} ORDER BY 1`,
    series,
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why do so many people in Headingley not show up?", "cause"),
  noAnswer("How many referrals will we get in December?", "forecast"),
  noAnswer("What did we spend on rent per practice last quarter?", "no costs"),
  noAnswer(
    "How many sessions did Rebecca Thornley have in October?",
    "no such therapist",
    of("count(*)", "visits", "therapist = 'Rebecca Thornley'"),
  ),
  noAnswer("Please move all of Tom Ashworth's Monday appointments to Joel Priestley", "action"),
  noAnswer("Wie viele Behandlungen gab es im Oktober in Ilkley?", "language"),
  noAnswer("Should we hire another junior in York?", "opinion"),
  noAnswer("Which patients have diabetes?", "no diagnoses"),
);

export const furtherPhysioQuestions = [
  ...referrals,
  ...invoices,
  ...outcomes,
  ...waiting,
  ...refusals,
];
