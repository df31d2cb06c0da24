// Salons of hair and beauty, as the owner on the telephone and the bookkeeper ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(starts_at, 0)";
const october = "in_month(starts_at, 1)";

/** From one day to before another, of a time. */
const between = (first, last) => (time) =>
  `${time} >= DATE '${first}' AND ${time} < DATE '${last}'`;

const lastWeek = between("2026-10-19", "2026-10-26");
const soFar = between("2026-01-01", "2026-11-01");

/** The same days of last year: to yesterday, or to today. */
const sameDays = ["2025-11-01", "2025-11-02"].map((last) => between("2025-01-01", last));

/** What was taken for services, or with the products that were sold, in a row of one or more times. */
const taken = (...times) => {
  const services = times.map((time) => `(${of("sum(price)", "done", time("starts_at"))})`);
  const products = times.map((time) => `(${of("sum(net)", "sales", time("sold_at"))})`);
  const all = services.map((each, at) => `${each} + ${products[at]}`);
  return [`SELECT ${services.join(", ")}`, `SELECT ${all.join(", ")}`];
};

const bothTills = `(SELECT salon, starts_at, price FROM done
  UNION ALL SELECT salon, sold_at, net FROM sales)`;
const tills = ["done", bothTills];

/** How a salon's takings have changed: by how much, by which share, or from what to what. */
const changes = (figures, before) =>
  `SELECT salon, ${figures} FROM (SELECT salon,
     coalesce(sum(price) FILTER (${soFar("starts_at")}), 0) AS now,
     sum(price) FILTER (${before("starts_at")}) AS was
   FROM done GROUP BY 1) WHERE was > 0`;

const dropped = sameDays.flatMap((before) => [
  `${changes("now - was", before)} ORDER BY 2 LIMIT 1`,
  `${changes("now / was - 1", before)} ORDER BY 2 LIMIT 1`,
  `${changes("now, was", before)} ORDER BY now - was LIMIT 1`,
]);

const missed = `status = 'NSH' AND ${thisYear}`;

const owner = [
  thread(
    ask("what did we take last week", taken(lastWeek)),
    // The same week of the calendar, or the same days of the month.
    ask("how does that compare to the same week last year", [
      ...taken(lastWeek, between("2025-10-20", "2025-10-27")),
      ...taken(lastWeek, between("2025-10-19", "2025-10-26")),
      ...compared("date_trunc('week', starts_at)::DATE", "sum(price)", "done", [
        lastWeek("starts_at"),
        between("2025-10-20", "2025-10-27")("starts_at"),
      ]),
    ]),
  ),
  ask("are we up on last year", [
    ...sameDays.flatMap((before) => taken(soFar, before)),
    ...sameDays.flatMap((before) =>
      compared("date_trunc('year', starts_at)::DATE", "sum(price)", "done", [
        soFar("starts_at"),
        before("starts_at"),
      ]),
    ),
  ]),
  ask(
    "which is our best salon this year",
    tills.map((table) => `${by("salon", "sum(price)", table, thisYear)} ${top(1)}`),
  ),
  ask("which salon has dropped the most since last year", dropped),
  // With or without the deposits that were kept for it.
  ask(
    "what have no shows cost us this year",
    ["sum(price)", "sum(price - kept)"].map((figure) => of(figure, "visits", missed)),
  ),
  ask(
    "turnover by month this year please",
    tills.map((table) => `${by(month("starts_at"), "sum(price)", table, thisYear)} ORDER BY 1`),
    series,
  ),
  // With the beauty therapists or without them.
  ask(
    "how many stylists have we got at each salon",
    ["true", "grade <> 'THR'"].map((who) =>
      by("salon", "count(*)", "stylists", `left_on IS NULL AND ${who}`),
    ),
    groups,
  ),
  ask("who's left us this year", of("name", "stylists", "in_year(left_on, 0)"), anyOrder),
  ask(
    "where are the new clients coming from this year",
    ["true", "source IS NOT NULL"].map((known) =>
      by("source", "count(*)", "clients", `in_year(joined_on, 0) AND ${known}`),
    ),
    anyOrder,
  ),
  ask(
    "what do people come in for most",
    ["true", thisYear].flatMap((time) =>
      ["service", "category"].map((what) => `${by(what, "count(*)", "done", time)} ${top(1)}`),
    ),
  ),
  ask("what did we take in October all in, services and products", [
    of("sum(price)", bothTills, october),
    of("sum(price)", "done", october, "sum(net)", "sales", "in_month(sold_at, 1)"),
  ]),
  noAnswer("what did Swindon take last month", "there is no salon in Swindon", "SELECT 0"),
  noAnswer("what did we spend on instagram ads last month", "spending is not in the model"),
  noAnswer("whats the rent on Stroud this year", "there are no rents in the model"),
];

const lapsed = "status = 'EXP' AND in_year(expires_on, 0)";
const gift = ["true", "kind = 'GFT'"];
const lastQuarter = "in_quarter(sold_at, 1)";

const bookkeeper = [
  // Two of them have the same name.
  ask(
    "tips by stylist for october",
    `SELECT any_value(stylist), sum(tip) FROM done WHERE ${october} GROUP BY stylist_id`,
    anyOrder,
  ),
  ask(
    "vouchers sold in Q3",
    ["count(*)", "sum(value_pence) / 100"].map((figure) =>
      of(figure, "vouchers", "kind = 'GFT' AND in_quarter(issued_on, 1)"),
    ),
  ),
  ask(
    "how much do we still owe people on vouchers",
    gift.map((kind) => of("sum(balance_pence) / 100", "vouchers", `status = 'ACT' AND ${kind}`)),
  ),
  ask(
    "how much voucher money lapsed unused this year",
    gift.map((kind) => of("sum(balance_pence) / 100", "vouchers", `${lapsed} AND ${kind}`)),
  ),
  ask(
    "october takings split by how people paid",
    by("pay_method", "sum(price)", "done", october),
    share,
  ),
  // With those for which no reason was noted, or without.
  ask(
    "discounts given this year by reason",
    ["true", "discount_reason IS NOT NULL"].map((noted) =>
      by("discount_reason", "sum(discount)", "done", `discount > 0 AND ${thisYear} AND ${noted}`),
    ),
    anyOrder,
  ),
  ask(
    "retail margin by brand last quarter",
    ["sum(net - cost)", "sum(net - cost) / sum(net)"].flatMap((margin) =>
      ["true", "brand IS NOT NULL"].map((known) =>
        by("brand", margin, "sales", `${lastQuarter} AND ${known}`),
      ),
    ),
    anyOrder,
  ),
  ask(
    "deposits we kept from no shows since april",
    of("sum(kept)", "visits", "status = 'NSH' AND starts_at >= DATE '2026-04-01'"),
  ),
  noAnswer("what's the VAT on October", "there is no VAT in the model"),
  noAnswer(
    "how much commission do we owe Priya for October",
    "neither commissions nor their rates are in the model",
  ),
];

export const furtherSalonQuestions = [...owner, ...bookkeeper];
