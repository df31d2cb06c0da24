// An insurer, the later set: policies are `contracts`, claims `cases` and payouts `paid`, with what they belong to.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };

/** A claim is of the day on which it was reported, or of the loss itself, where a question says neither. */
const eitherDay = (statement) => ["reported_on", "occurred_on"].flatMap(statement);

const endedMotor = "product = 'Motor' AND in_year(ended_on, 0)";
const endedByMonth = (where = "true") =>
  `${by(month("ended_on"), "count(*)", "contracts", `${endedMotor} AND ${where}`)} ORDER BY 1`;
const premium = "sum(annual_premium)";
const premiumAt = (day, where = "true") =>
  of(premium, "portfolio", `month_end = DATE '${day}' AND ${where}`);

const careful = inClass(
  "careful",
  ask(
    "How many open claims are flagged as suspicious?",
    of("count(*)", "cases", "closed_on IS NULL AND is_suspicious"),
  ),
  ask(
    "Which sales partners sold no pet policy in the third quarter of 2026?",
    `SELECT name FROM brokers WHERE id NOT IN
       (SELECT broker_id FROM policies WHERE product = 'Pet' AND in_quarter(starts_on, 1))`,
    any,
  ),
  ask(
    "The two causes of loss with the highest claimed amount for each product, claims reported in 2025",
    topOfEach(2, "product", "cause", "sum(claimed_amount)", "cases", "in_year(reported_on, 1)"),
    groups,
  ),
  ask(
    "Average premium of the home policies in force, by county",
    by("county", "avg(annual_premium)", "contracts", "product = 'Home' AND ended_on IS NULL"),
    groups,
  ),
  ask(
    "Did we receive more claims by phone than online in 2026?",
    compared(
      "reported_via",
      "count(*)",
      "cases",
      ["reported_via = 'phone'", "reported_via = 'online'"],
      "in_year(reported_on, 0)",
    ),
  ),
  ask(
    "Which handlers closed more than 200 claims in 2025?",
    `SELECT handler FROM cases WHERE in_year(closed_on, 1) GROUP BY 1 HAVING count(*) > 200`,
    any,
  ),
  ask(
    "List the claims of more than 3,000 euros that were reported in October 2026, with claim number and amount",
    of("claim_no, claimed_amount", "cases", "claimed_amount > 3000 AND in_month(reported_on, 1)"),
    any,
  ),
  ask(
    "Paid amount from March to August 2026 compared with the same months of 2025",
    compared(
      "date_trunc('year', paid_on)",
      "sum(amount)",
      "paid",
      ["in_year(paid_on, 0)", "in_year(paid_on, 1)"],
      "month(paid_on) BETWEEN 3 AND 8",
    ),
  ),
  thread(
    ask("How many motor policies ended in 2026?", of("count(*)", "contracts", endedMotor)),
    ask("And by month?", endedByMonth(), series),
    ask(
      "Only Munster",
      [
        endedByMonth("region = 'Munster'"),
        of("count(*)", "contracts", `${endedMotor} AND region = 'Munster'`),
      ],
      series,
    ),
  ),
  noAnswer("Which reinsurer covers our storm losses?", "no such thing"),
);

const hurried = inClass(
  "hurried",
  ask(
    "GWP of policies started since jan, private custs only",
    of(premium, "contracts", "holder_type = 'private' AND in_year(starts_on, 0)"),
  ),
  ask(
    "slowest 3 handlers by days to close",
    `${by("handler", "avg(days_open)", "cases", "handler IS NOT NULL")} ${top(3)}`,
    ranked,
  ),
  ask(
    "denied claims in cork or kerry last yr",
    ["reported_on", "closed_on", "occurred_on"].map((day) =>
      of(
        "count(*)",
        "cases",
        `status = 'rejected' AND county IN ('Cork', 'Kerry') AND in_year(${day}, 1)`,
      ),
    ),
  ),
  ask(
    "lapses q3 not bc of non payment",
    of("count(*)", "contracts", "end_reason <> 'non-payment' AND in_quarter(ended_on, 1)"),
  ),
  ask(
    "% of clams reported online per product",
    by("product", "1.0 * count(*) FILTER (reported_via = 'online') / count(*)", "cases"),
    groups,
  ),
  ask(
    "biggest payout per product ytd",
    by("product", "max(amount)", "paid", "in_year(paid_on, 0)"),
    groups,
  ),
  ask(
    "fire claims this yr, in how many diff counties",
    eitherDay((day) =>
      of("count(DISTINCT county)", "cases", `cause = 'fire' AND in_year(${day}, 0)`),
    ),
  ),
  thread(
    ask(
      "premium in force end of last quarter by regoin",
      by("region", premium, "portfolio", "month_end = DATE '2026-09-30'"),
      groups,
    ),
    ask("only leinster", premiumAt("2026-09-30", "region = 'Leinster'")),
    ask(
      "same for last year",
      ["2025-09-30", "2025-12-31"].map((day) => premiumAt(day, "region = 'Leinster'")),
    ),
  ),
  noAnswer("call centre waiting time", "no such thing"),
  noAnswer("assign C2409810 to priya", "an action"),
);

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterInsuranceQuestions = inLaterSet(...careful, ...hurried);
