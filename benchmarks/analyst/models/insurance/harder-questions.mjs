// An insurer: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const inForce = (day) =>
  `(SELECT sum(policies_in_force) FROM portfolio WHERE month_end = '${day}')`;
const rejection =
  "1.0 * count(*) FILTER (status = 'rejected') / count(*) FILTER (closed_on IS NOT NULL)";

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "share of claims reported online this year",
      of(
        "1.0 * count(*) FILTER (reported_via = 'online') / count(*)",
        "claims",
        "in_year(reported_on, 0)",
      ),
    ),
    ask(
      "claims paid as a percentage of earned premium in 2025",
      `SELECT (SELECT sum(amount) FROM payouts WHERE in_year(paid_on, 1))
         / (SELECT sum(earned_premium) FROM portfolio WHERE in_year(month_end, 1))`,
    ),
    ask("how much did policies in force grow from october 2025 to october 2026", [
      `SELECT 1.0 * ${inForce("2026-10-31")} / ${inForce("2025-10-31")} - 1`,
      `SELECT ${inForce("2026-10-31")} - ${inForce("2025-10-31")}`,
    ]),
    ask(
      "average premium of business customers vs private ones",
      by("holder_type", "avg(annual_premium)", "policies"),
      groups,
    ),
    ask(
      "what percentage of motor premium comes from comparison sites?",
      of(
        "sum(annual_premium) FILTER (channel = 'comparison site') / sum(annual_premium)",
        "contracts",
        "product = 'Motor'",
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "did we pay out more in october than in september?",
      of(
        ...["sum(amount)", "payouts", "in_month(paid_on, 1)"],
        ...["sum(amount)", "payouts", "in_month(paid_on, 2)"],
      ),
    ),
    ask(
      "Is the rejection rate for motor higher than for home?",
      of(...[rejection, "cases", "product = 'Motor'"], ...[rejection, "cases", "product = 'Home'"]),
    ),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "claims over 5000 euros this year",
    of("count(*)", "claims", "claimed_amount > 5000 AND in_year(reported_on, 0)"),
  ),
  ask(
    "brokers with more than 400 policies",
    `${by("broker", "count(*)", "contracts")} HAVING count(*) > 400`,
    groups,
  ),
  ask(
    "how many claims took us longer than 90 days to close",
    of("count(*)", "cases", "days_open > 90"),
  ),
);

export const absences = inClass(
  "absence",
  ask("how many claims have no handler yet", of("count(*)", "claims", "handler IS NULL")),
  ask(
    "Which brokers haven't sold a single policy?",
    of("name", "brokers", "id NOT IN (SELECT broker_id FROM policies)"),
  ),
  ask(
    "claims in 2025 not counting hail and storm",
    of("count(*)", "claims", "cause <> 'hail and storm' AND in_year(reported_on, 1)"),
  ),
  ask(
    "how many policies never had a claim",
    of("count(*)", "policies", "id NOT IN (SELECT policy_id FROM claims)"),
  ),
);

export const typos = inClass(
  "typos",
  ask("avrage premium by prodct", by("product", "avg(annual_premium)", "policies"), groups),
  ask(
    "polices sold by fitzgerld in 2024",
    of("count(*)", "contracts", "broker = 'Fitzgerald & Sons' AND in_year(starts_on, 2)"),
  ),
);

const thisYear = "in_year(reported_on, 0)";
const lastYear = "in_year(reported_on, 1)";

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("claims in 2026 by product", by("product", "count(*)", "cases", thisYear), groups),
    ask("and last year?", by("product", "count(*)", "cases", lastYear), groups),
    ask(
      "only the suspicious ones",
      by("product", "count(*)", "cases", `${lastYear} AND is_suspicious`),
      groups,
    ),
  ),
  thread(
    ask(
      "how many policies were cancelled by the customer last year",
      of("count(*)", "policies", "end_reason = 'cancelled by customer' AND in_year(ended_on, 1)"),
    ),
    // As many such policies began in 2025 as ended then, so one who counts by their start is right by chance.
    ask(
      "and for non-payment?",
      of("count(*)", "policies", "end_reason = 'non-payment' AND in_year(ended_on, 1)"),
    ),
  ),
  thread(
    ask(
      "Total paid amount per region this year, highest first",
      `${by("region", "sum(amount)", "paid", "in_year(paid_on, 0)")} ORDER BY 2 DESC`,
      ranked,
    ),
    ask("just munster", of("sum(amount)", "paid", "in_year(paid_on, 0) AND region = 'Munster'")),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why did claims go up in january 2025?", "the data tell no causes"),
  noAnswer("how many claims will we get next winter", "there is no forecast"),
  noAnswer("which customers are most likely to cancel?", "there is no forecast"),
  noAnswer("what's our net promoter score", "it is not in the model"),
  noAnswer("combined ratio for 2025", "there are no expenses"),
  noAnswer("Reinsurance recoveries this year", "there is no reinsurance"),
  noAnswer("average age of our motor customers", "there are no birthdays"),
  noAnswer("number of calls to the hotline last month", "there are no calls"),
  noAnswer("claims per postcode", "there are counties only"),
  noAnswer("policies sold by Murphy Insurance last year", "there is no such broker", "SELECT 0"),
);
