// A group of private hospitals: beds, waiting list and bills, as its hospital managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, month, of, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const occupancy = "sum(occupied) / sum(staffed)";
const lastOctober = between("night", "2025-10-01", "2025-11-01");
const isWaiting = "status = 'WAI'";
const operatedInThirdQuarter = between("operated_on", "2026-07-01", "2026-10-01");
const isLate = `${isWaiting} AND treat_by < asked_on()`;
const lateUrgent = `${isLate} AND priority = 'P1' AND hospital = 'Ashdown Hospital'`;
const issuedThisYear = "in_year(issued_on, 0)";
const overdue = "status = 'OPN' AND due_on < asked_on()";
const paidInOctober = "in_month(paid_on, 1)";

const beds = [
  ...inClass(
    "levels",
    ask(
      "How many beds were occupied last night?",
      of("sum(occupied)", "bed_nights", "night = DATE '2026-10-31'"),
    ),
    ask(
      "staffed beds at the end of each month this year",
      `SELECT ${month("night")}, sum(staffed) FROM bed_nights
         WHERE in_year(night, 0) AND night = last_day(night) GROUP BY 1 ORDER BY 1`,
      series,
    ),
    ask(
      "On average, how many beds were occupied per night at Ashdown in September?",
      `SELECT avg(n) FROM (${by("night", "sum(occupied) AS n", "bed_nights", "hospital = 'Ashdown Hospital' AND in_month(night, 2)")})`,
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Bed occupancy by hospital in October",
        by("hospital", occupancy, "bed_nights", "in_month(night, 1)"),
        groups,
      ),
      ask(
        "what about October last year",
        by("hospital", occupancy, "bed_nights", lastOctober),
        groups,
      ),
      ask("by ward instead", by("ward", occupancy, "bed_nights", lastOctober), groups),
    ),
  ),
];

const waiting = [
  ...inClass(
    "figures",
    thread(
      ask("How many patients are on the waiting list right now?", [
        of("count(*)", "waiters", isWaiting),
        of("count(DISTINCT patient_id)", "waiters", isWaiting),
      ]),
      ask("and how many of them are past their target date?", [
        of("count(*)", "waiters", isLate),
        of("count(DISTINCT patient_id)", "waiters", isLate),
      ]),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Average wait by specialty of those operated in Q3",
        by("specialty", "avg(days_until_operated)", "waiters", operatedInThirdQuarter),
        groups,
      ),
      ask(
        "only the urgent ones",
        by(
          "specialty",
          "avg(days_until_operated)",
          "waiters",
          `priority = 'P1' AND ${operatedInThirdQuarter}`,
        ),
        groups,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which urgent patients at Ashdown are still waiting past their target date? I need the patient IDs",
      [
        `SELECT patient_id FROM waiters WHERE ${lateUrgent}`,
        `SELECT DISTINCT patient_id FROM waiters WHERE ${lateUrgent}`,
      ],
      anyOrder,
    ),
  ),
];

const money = [
  ...inClass(
    "figures",
    ask(
      "What does Beacon Health still owe us?",
      of("sum(amount)", "bills", "insurer = 'Beacon Health' AND status = 'OPN'"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "How much did each insurer pay us in October? by payment date",
      [
        by("insurer", "sum(amount)", "bills", `insurer IS NOT NULL AND ${paidInOctober}`),
        by("insurer", "sum(amount)", "bills", paidInOctober),
      ],
      groups,
    ),
    ask(
      "What part of the invoiced amount this year falls to each payer type?",
      `SELECT payer_type, sum(amount) / sum(sum(amount)) OVER () FROM bills WHERE ${issuedThisYear} GROUP BY 1`,
      share,
    ),
  ),
  ...inClass(
    "lists",
    ask("how many bills to insurers are overdue and what are they worth", [
      of("count(*), sum(amount)", "bills", `${overdue} AND payer_type = 'INS'`),
    ]),
  ),
  ...inClass(
    "ranks",
    ask(
      "3 procedures with the highest invoiced amount for every hospital, 2026",
      topOfEach(3, "hospital", "procedure", "sum(amount)", "bills", issuedThisYear),
      anyOrder,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why were so many operations cancelled in January?", "cause"),
  noAnswer("How many hip replacements will we do in 2027?", "forecast"),
  noAnswer("What did the nurses on Elm Ward cost us in September?", "no staff costs"),
  noAnswer(
    "How many operations has Dr Whitfield done this year?",
    "no such surgeon",
    of("count(*)", "operated", "surgeon LIKE '%Whitfield%'"),
  ),
  noAnswer("Please move all of Thursday's cases from ASH-2 to ASH-3", "action"),
  noAnswer("Combien d'opérations ont été annulées en octobre à Wexcombe ?", "language"),
  noAnswer("Is Tobias Okonkwo a better surgeon than Rajiv Menon?", "opinion"),
  noAnswer("Average age of the patients operated in Q3", "no ages of patients"),
);

export const furtherSurgeryQuestions = [...beds, ...waiting, ...money, ...refusals];
