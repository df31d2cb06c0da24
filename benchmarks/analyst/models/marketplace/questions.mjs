// A marketplace for second-hand furniture, as a careful manager asks: sellers, sales, refunds, payouts and visits.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherMarketplaceQuestions } from "./further-questions.mjs";
import { changed, coded, elapsed } from "./views.mjs";

export { marketplaceViews } from "./views.mjs";

const anyOrder = { anyOrder: true };
const gmv = "sum(amount)";
const thisYear = "in_year(placed_at, 0)";
const lastYearToDate = "placed_at >= DATE '2025-01-01' AND placed_at < DATE '2025-11-01'";
const refundRate = "count(refunded_at) / count(*)";
const orderValue = "sum(amount) / count(DISTINCT order_id)";

const values = inClass(
  "values",
  ask(
    "How much GMV did our sellers in the Netherlands make last month?",
    of(gmv, "sold", "country = 'NL' AND in_month(placed_at, 1)"),
  ),
  ask(
    "How many sofas are for sale at the moment?",
    of("count(*)", "offered", "category = 'Sofas' AND state = 'live'"),
  ),
  ask(
    "What did we earn in commission on Vitra pieces in 2025?",
    of("sum(fee)", "sold", "brand = 'Vitra' AND in_year(placed_at, 1)"),
  ),
);

const operations = inClass(
  "operations",
  // Last year as a whole, or up to the end of October.
  ask(
    "What is our refund rate this year compared with last year?",
    ["in_year(placed_at, 1)", lastYearToDate].flatMap((before) =>
      compared("year(placed_at)", refundRate, "sold", [thisYear, before]),
    ),
  ),
  ask(
    "How did our average order value change from the second quarter to the third?",
    changed(orderValue, "sold", "in_quarter(placed_at, 1)", "in_quarter(placed_at, 2)"),
  ),
  ask(
    "What share of this year's GMV comes from dealers?",
    of("sum(amount) FILTER (kind = 'D') / sum(amount)", "sold", thisYear),
  ),
  ask(
    "What is the median price of the wardrobes that we sold this year?",
    of("median(unit_cents) / 100", "sold", `category = 'Wardrobes' AND ${thisYear}`),
  ),
  ask("How many different buyers bought something in the third quarter?", [
    of("count(DISTINCT buyer_no)", "sold", "in_quarter(placed_at, 1)"),
    of("count(DISTINCT buyer_no)", "orders", "in_quarter(placed_at, 1)"),
  ]),
);

/** What an order is worth: its items, less the discount of its promo code or not, the delivery fee with it or not. */
const worths = [
  "sum(amount)",
  "sum(amount) - sum(discount_cents) / 100",
  "sum(amount) + any_value(shipping_cents) / 100",
  "sum(amount) - sum(discount_cents) / 100 + any_value(shipping_cents) / 100",
];

const limits = inClass(
  "limits",
  ask(
    "Which categories have an average rating below 4 stars?",
    "SELECT category FROM rated GROUP BY 1 HAVING avg(stars) < 4",
    anyOrder,
  ),
  ask(
    "How many orders worth more than 1,000 euros went out by two-man delivery this year?",
    worths.flatMap((worth) =>
      ["placed_at", "shipped_at"].map(
        (time) =>
          `SELECT count(*) FROM (${by("order_id", `${worth} AS v`, "sold", `delivery = 'T' AND in_year(${time}, 0)`)}) WHERE v > 1000`,
      ),
    ),
  ),
);

const overdue = "amount_cents > 0 AND paid_on IS NULL AND due_on < asked_on() - 30";

const ages = inClass(
  "ages",
  ask("Are any payouts more than 30 days overdue?", [
    of("count(*)", "settled", overdue),
    of("sum(payout)", "settled", overdue),
    of("count(DISTINCT seller_id)", "settled", overdue),
  ]),
  ask(
    "How many days does it take on average to sell a piece, by category?",
    elapsed("listed_at", "sold_at").map((days) =>
      by("category", `avg(${days})`, "offered", "sold_at IS NOT NULL"),
    ),
    groups,
  ),
);

const soldSinceJuly = (lines) =>
  `(SELECT seller_id FROM ${lines} t JOIN listings l ON l.id = t.listing_id WHERE placed_at >= DATE '2026-07-01')`;

const absences = inClass(
  "absence",
  ask("How many orders are still waiting to be shipped?", [
    of("count(*)", "orders", "status = 'NEW'"),
    of("count(*)", "orders", "status = 'NEW' AND delivery <> 'P'"),
  ]),
  // With the suspended ones or without, and whether or not an order that was cancelled counts as a sale.
  ask(
    "Which dealers have not sold anything since the beginning of July?",
    ["sold", "lines"].flatMap((lines) =>
      ["true", "suspended_on IS NULL"].map((which) =>
        of(
          "display_name",
          "sellers",
          `kind = 'D' AND id NOT IN ${soldSinceJuly(lines)} AND ${which}`,
        ),
      ),
    ),
    anyOrder,
  ),
  ask(
    "How many of the sellers who signed up in 2025 have never listed anything?",
    of(
      "count(*)",
      "sellers",
      "in_year(signed_up_on, 1) AND id NOT IN (SELECT seller_id FROM listings)",
    ),
  ),
);

/** Requests of this year, refunds of this year, and both for the orders of this year. */
const refundsOfThisYear = [
  "in_year(refund_requested_at, 0)",
  "in_year(refund_requested_at, 0) AND refunded_at IS NOT NULL",
  "in_year(refunded_at, 0)",
  thisYear,
  `${thisYear} AND refunded_at IS NOT NULL`,
];

const grouped = inClass(
  "grouping",
  ask(
    "Which five sellers have brought us the most commission this year?",
    `${by("seller", "sum(fee)", "sold", thisYear)} ${top(5)}`,
    ranked,
  ),
  // Where the seller lives, or where the buyer does.
  ask(
    "For each country, which category had the highest GMV this year?",
    ["country", "buyer_country"].flatMap((column) =>
      coded(column, (country) => topOfEach(1, country, "category", gmv, "sold", thisYear)),
    ),
    anyOrder,
  ),
  ask(
    "On which day of the week do people order the most?",
    ["true", "status <> 'CXL'"].map(
      (where) => `${by("dayname(placed_at)", "count(*)", "orders", where)} ${top(1)}`,
    ),
  ),
  ask(
    "Please show the visits in September by traffic source and device.",
    coded(
      "device",
      (device) =>
        `SELECT source, ${device}, count(*) FROM visited WHERE in_month(visited_at, 2) GROUP BY ALL`,
    ),
    groups,
  ),
  ask(
    "What were the most common reasons for refunds this year?",
    coded("refund_reason", (reason) =>
      refundsOfThisYear.map((where) =>
        by(reason, "count(*)", "lines", `${where} AND refund_reason IS NOT NULL`),
      ),
    ),
    groups,
  ),
);

const time = inClass(
  "time",
  ask(
    "Please show me the commission per month for the last twelve months.",
    `${by(month("placed_at"), "sum(fee)", "sold", "placed_at >= DATE '2025-11-01'")} ORDER BY 1`,
    series,
  ),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "How has the reserve that we hold developed over the course of 2026?",
    [month("period_end"), "period_end"].map(
      (when) => `${by(when, "sum(reserve)", "settled", "in_year(period_end, 0)")} ORDER BY 1`,
    ),
    series,
  ),
);

const yesNo = inClass(
  "yes or no",
  ask(
    "Did the newsletter bring us more visits in October than in September?",
    compared(
      month("visited_at"),
      "count(*)",
      "visited",
      ["in_month(visited_at, 1)", "in_month(visited_at, 2)"],
      "source = 'newsletter'",
    ),
  ),
);

const putUpInAugust = "in_month(listed_at, 3)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("How many listings were put up in August?", of("count(*)", "offered", putUpInAugust)),
    ask(
      "How many of them have been sold by now?",
      of("count(*)", "offered", `${putUpInAugust} AND state = 'sold'`),
    ),
    ask(
      "And which category has the most of those?",
      ["state = 'sold'", "true"].map(
        (which) =>
          `${by("category", "count(*)", "offered", `${putUpInAugust} AND ${which}`)} ${top(1)}`,
      ),
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why were so many sofas damaged in transit this summer?", "causes"),
  noAnswer("What GMV can we expect for the Christmas season?", "no forecast"),
  noAnswer("How much did we spend on Google Ads last month?", "no such thing"),
  noAnswer("Please suspend all sellers with an average rating below three stars.", "an action"),
);

export const marketplaceQuestions = [
  ...[...values, ...operations, ...limits, ...ages, ...absences, ...grouped, ...time],
  ...[...snapshots, ...yesNo, ...followUps, ...refusals, ...furtherMarketplaceQuestions],
];
