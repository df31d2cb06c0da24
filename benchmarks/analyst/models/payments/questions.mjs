// A payment provider, as a careful manager asks: whole sentences.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { paymentFurtherQuestions } from "./further-questions.mjs";
import { atEither, declineRate, grown, isGood, volume, winRate } from "./views.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(created_at, 0)";

const values = inClass(
  "values",
  ask(
    "How much did we process for travel merchants in the third quarter of 2026?",
    atEither((time) => of(volume, "taken", `vertical = 'Travel' AND in_quarter(${time}, 1)`)),
  ),
  ask(
    "How many payments were declined because of insufficient funds in September 2026?",
    of("count(*)", "tried", "decline_code = 'insufficient_funds' AND in_month(created_at, 2)"),
  ),
  ask(
    "What is our authorisation rate for American Express cards this year?",
    of(`1 - ${declineRate}`, "tried", `card_brand = 'amex' AND ${thisYear}`),
  ),
  ask(
    "What was our net revenue in 2025?",
    atEither((time) => of("sum(fee - cost)", "taken", `in_year(${time}, 1)`)),
  ),
);

const operations = inClass(
  "operations",
  ask("What share of our processed volume in 2026 came from cross-border cards?", [
    ...atEither((time) =>
      of(`${volume} FILTER (is_foreign) / ${volume}`, "taken", `in_year(${time}, 0)`),
    ),
    of(
      `${volume} FILTER (is_foreign) / ${volume} FILTER (is_foreign IS NOT NULL)`,
      "taken",
      thisYear,
    ),
  ]),
  ask(
    "How did the processed volume of our Dutch merchants change between the second and the third quarter of 2026?",
    atEither((time) =>
      grown(
        ...[volume, "taken"],
        `country = 'NL' AND in_quarter(${time}, 1)`,
        `country = 'NL' AND in_quarter(${time}, 2)`,
        `date_trunc('quarter', ${time})`,
      ),
    ),
  ),
  ask(
    "What is the take rate for each pricing plan?",
    by("plan", `sum(fee) / ${volume}`, "taken"),
    groups,
  ),
  ask(
    "What proportion of the disputes about products that were not received did we win?",
    [winRate, "count(*) FILTER (status = 'won') / count(*)"].map((figure) =>
      of(figure, "disputed", "reason = 'product_not_received'"),
    ),
  ),
);

const large = "amount > 1000 AND NOT is_3ds";
const disputeShare = "(SELECT count(*) FROM disputed d WHERE d.merchant = t.merchant) / count(*)";
const atRisk = (figures) =>
  `SELECT ${figures} FROM taken t GROUP BY merchant HAVING ${disputeShare} > 0.04`;

const limits = inClass(
  "limits",
  ask(
    "How many payments of more than 1,000 euros were captured without 3-D Secure this year?",
    atEither((time) =>
      [large, `${large} AND card_brand IS NOT NULL`].map((which) =>
        of("count(*)", "taken", `${which} AND in_year(${time}, 0)`),
      ),
    ),
  ),
  ask(
    "Which merchants have disputes on more than 4 percent of their captured payments?",
    [atRisk("merchant"), atRisk(`merchant, ${disputeShare}`)],
    anyOrder,
  ),
);

const unrefunded = (which) => `id NOT IN (SELECT merchant_id FROM refunded r WHERE r.${which})`;

const absence = inClass(
  "absence",
  ask(
    "Which of our active merchants have never refunded anything?",
    ["id > 0", isGood].map((which) =>
      of("trading_name", "merchants", `status = 'ACT' AND ${unrefunded(which)}`),
    ),
    anyOrder,
  ),
  ask(
    "How many merchants have signed a contract but are not live yet?",
    of("count(*)", "merchants", "live_on IS NULL"),
  ),
);

const grouping = inClass(
  "grouping",
  ask(
    "Show me the processed volume by merchant country and payment method for 2026.",
    atEither(
      (time) =>
        `SELECT country, pm_type, ${volume} FROM taken WHERE in_year(${time}, 0) GROUP BY ALL`,
    ),
    groups,
  ),
  ask(
    "Who are the three largest merchants by volume in each country?",
    topOfEach(3, "country", "merchant", volume, "taken"),
    anyOrder,
  ),
);

const closing = "avg(date_diff('day', opened_on, closed_on))";

const time = inClass(
  "time",
  ask(
    "How did our processing fees develop month by month over the last twelve months?",
    atEither(
      (time) =>
        `${by(month(time), "sum(fee)", "taken", `${time} >= DATE '2025-11-01'`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "How long does it take on average from the signing of the contract until a merchant goes live?",
    of("avg(date_diff('day', signed_on, live_on))", "merchants"),
  ),
  ask(
    "How many disputes still need a response from us by 15 November?",
    of("count(*)", "disputed", "status = 'needs_response' AND respond_by <= DATE '2026-11-15'"),
  ),
  ask("On average, how many days passed in 2025 before a dispute was closed?", [
    of(closing, "disputed", "year(closed_on) = 2025"),
    of(closing, "disputed", "year(opened_on) = 2025"),
  ]),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "How much reserve did we hold at the end of June 2026?",
    of("sum(reserve)", "held", "month_end = DATE '2026-06-30'"),
  ),
  ask(
    "What was the available balance of our merchants at the end of each month this year?",
    ["month_end", month("month_end")].map(
      (when) => `${by(when, "sum(available)", "held", "in_year(month_end, 0)")} ORDER BY 1`,
    ),
    series,
  ),
);

const yesOrNo = inClass(
  "yes or no",
  ask(
    "Did Mastercard payments have a higher decline rate than Visa payments in September 2026?",
    compared(
      ...["card_brand", declineRate, "tried"],
      ["card_brand = 'mastercard'", "card_brand = 'visa'"],
      "in_month(created_at, 2)",
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why were so many Mastercard payments declined in September?", "causes"),
  noAnswer("How much volume will we process on Black Friday?", "no forecast"),
  noAnswer("Please release the reserve of Fjordvandring.", "an action"),
  noAnswer("How satisfied are our merchants with our support?", "no such thing"),
);

/** A figure over the refunds of a month so many back, by any way to say which month and which refunds. */
const refunds = (back, statement) =>
  ["requested_at", "completed_at"].flatMap((time) =>
    [isGood, "true"].map((which) => statement(`${which} AND in_month(${time}, ${back})`)),
  );

const failed = "status = 'F' AND in_year(initiated_on, 0)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "How much money was refunded in September 2026?",
      refunds(2, (where) => of("sum(refund)", "refunded", where)),
    ),
    ask(
      "And in October?",
      refunds(1, (where) => of("sum(refund)", "refunded", where)),
    ),
    ask(
      "What were the reasons for those?",
      ["sum(refund)", "count(*)"].flatMap((figure) =>
        refunds(1, (where) => by("reason", figure, "refunded", where)),
      ),
      groups,
    ),
  ),
  thread(
    ask("How many payouts have failed this year?", of("count(*)", "paid_out", failed)),
    ask(
      "Can you break that down by failure code?",
      by("failure_code", "count(*)", "paid_out", failed),
      groups,
    ),
  ),
);

export const paymentQuestions = [
  ...[...values, ...operations, ...limits, ...absence, ...grouping, ...time, ...snapshots],
  ...[...yesOrNo, ...refusals, ...followUps, ...paymentFurtherQuestions],
];
