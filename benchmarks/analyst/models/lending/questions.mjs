// A lender of small-business loans: what a careful manager asks, in whole sentences.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, of, topOfEach } from "../statements.mjs";
import { furtherQuestions } from "./further-questions.mjs";

export { lendingViews } from "./views.mjs";

const anyOrder = { anyOrder: true };
const badShare = "count(*) FILTER (status IN ('DEF', 'WOF')) / count(*)";
const approvalRate = "count(*) FILTER (status = 'A') / count(*) FILTER (status IN ('A', 'D'))";
const declinedIn = (year) => `status = 'D' AND year(decided_on) = ${year}`;

/** The share of a month's end that is at risk, by quarter: a quarter has that of its last month. */
const atRisk = (...monthEnds) =>
  `${by(
    "date_trunc('quarter', month_end)",
    "sum(at_risk) / sum(outstanding)",
    "portfolio",
    `month_end IN (${monthEnds.map((day) => `DATE '${day}'`).join(", ")})`,
  )} ORDER BY 1`;

/** Two figures as one row of both, as their difference, or as the growth from the second to the first. */
const grown = (figure, table, now, before) => [
  of(figure, table, now, figure, table, before),
  `SELECT (${of(figure, table, now)}) - (${of(figure, table, before)})`,
  `SELECT (${of(figure, table, now)}) / (${of(figure, table, before)}) - 1`,
];

const managerQuestions = [
  ...inClass(
    "values",
    ask(
      "How many applications from sole traders did we receive in 2026?",
      of("count(*)", "asked", "legal_form = 'ST' AND in_year(applied_on, 0)"),
    ),
    ask(
      "What was the total amount lent by the Dún Laoghaire branch in the third quarter of 2026?",
      of("sum(principal)", "lent", "branch = 'Dún Laoghaire' AND in_quarter(disbursed_on, 1)"),
    ),
    ask(
      "How many arrears cases have reached legal action?",
      of("count(*)", "chased", "stage = 'S4'"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "By how much did the amount lent grow in the third quarter of 2026 compared with the same quarter of the previous year?",
      grown("sum(principal)", "lent", "in_quarter(disbursed_on, 1)", "in_quarter(disbursed_on, 5)"),
    ),
    ask(
      "What is the average amount requested for each purpose?",
      by("purpose", "avg(amount)", "asked"),
      groups,
    ),
    ask(
      "What share of the amount lent went to businesses led by a woman?",
      of("sum(principal) FILTER (is_woman_led) / sum(principal)", "lent"),
    ),
    ask(
      "How many calls do our collectors make per arrears case?",
      of("sum(calls) / count(*)", "chased"),
    ),
    ask(
      "How many different businesses applied for a loan in 2025?",
      of("count(DISTINCT business_id)", "asked", "in_year(applied_on, 1)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many loans with a term of more than 36 months have an interest rate above 9 %?",
      of("count(*)", "lent", "term_months > 36 AND rate > 9"),
    ),
    ask(
      "Which sectors have an approval rate below 60 %?",
      `${by("sector", approvalRate, "asked")} HAVING ${approvalRate} < 0.6`,
      anyOrder,
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "How many businesses on our books are less than three years old?",
      of("count(*)", "businesses", "founded_on > asked_on() - INTERVAL 3 YEAR"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many businesses on our books have never applied for a loan?",
      of("count(*)", "businesses", "id NOT IN (SELECT business_id FROM applications)"),
    ),
    ask(
      "How many loans have neither collateral nor a personal guarantee?",
      of("count(*)", "lent", "NOT is_secured AND NOT has_guarantee"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Show the number of applications by channel and credit grade.",
      "SELECT channel, grade, count(*) FROM asked GROUP BY ALL",
      groups,
    ),
    ask(
      "Which two sectors borrowed the most in each region?",
      topOfEach(2, "region", "sector", "sum(principal)", "lent"),
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask("How many loans mature in 2027?", [
      of("count(*)", "lent", "year(matures_on) = 2027"),
      of("count(*)", "lent", "year(matures_on) = 2027 AND closed_on IS NULL"),
    ]),
    ask(
      "How much did borrowers repay in September 2026?",
      of("sum(amount)", "repaid", "in_month(paid_on, 2)"),
    ),
    ask(
      "How many arrears cases were resolved within 30 days?",
      of("count(*)", "chased", "date_diff('day', opened_on, resolved_on) <= 30"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "What was the outstanding balance at the end of June 2026?",
      of("sum(outstanding)", "portfolio", "month_end = DATE '2026-06-30'"),
    ),
    ask(
      "How did the portfolio at risk develop by quarter in 2026?",
      [
        atRisk("2026-03-31", "2026-06-30", "2026-09-30", "2026-10-31"),
        atRisk("2026-03-31", "2026-06-30", "2026-09-30"),
      ],
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Did we decline more applications in 2025 than in 2024?", [
      ...compared(
        "date_trunc('year', decided_on)",
        "count(*)",
        "asked",
        ["year(decided_on) = 2025", "year(decided_on) = 2024"],
        "status = 'D'",
      ),
      ...grown("count(*)", "asked", declinedIn(2025), declinedIn(2024)),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why did the default rate go up in the summer?", "causes"),
    noAnswer("What will the outstanding balance be at the end of the year?", "no forecast"),
    noAnswer("How satisfied are our borrowers with their branch?", "no such thing"),
    noAnswer("Which borrowers should we call first next week?", "advice"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("What is the default rate by product?", by("product", badShare, "lent"), groups),
      ask("And by sector?", by("sector", badShare, "lent"), groups),
      ask("Only for secured loans, please.", by("sector", badShare, "lent", "is_secured"), groups),
    ),
    thread(
      ask("How much interest income did we have in 2025?", [
        of("sum(interest_part)", "repaid", "in_year(paid_on, 1)"),
        of("sum(interest_part)", "repaid", "in_year(due_on, 1) AND paid_on IS NOT NULL"),
      ]),
      ask("And how much of it came from asset finance?", [
        of("sum(interest_part)", "repaid", "in_year(paid_on, 1) AND product = 'Asset finance'"),
        of(
          "sum(interest_part)",
          "repaid",
          "in_year(due_on, 1) AND paid_on IS NOT NULL AND product = 'Asset finance'",
        ),
      ]),
    ),
  ),
];

export const lendingQuestions = [...managerQuestions, ...furtherQuestions];
