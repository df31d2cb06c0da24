// What the truths of the questions speak of: the tables joined, amounts in euros, and codes in words.
import { of } from "../statements.mjs";

const thing = "l.ref, l.category, l.brand, l.cond, l.is_vintage, l.is_boosted, l.listed_at";
const shop = "s.display_name AS seller, s.kind, s.country, s.city, s.tier";
const withListing = (table) =>
  `${table} t JOIN listings l ON l.id = t.listing_id JOIN sellers s ON s.id = l.seller_id`;

const words = {
  kind: { P: "private", D: "dealer", C: "charity" },
  country: { DE: "Germany", NL: "Netherlands", BE: "Belgium", FR: "France", AT: "Austria" },
  device: { D: "desktop", M: "mobile", T: "tablet" },
  delivery: { P: "pickup", C: "courier", T: "two-man" },
  refund_reason: { NAD: "not as described", DMG: "damaged", CHG: "changed mind", LST: "lost" },
};
words.buyer_country = words.country;

const worded = (column) =>
  `CASE ${column} ${Object.entries(words[column])
    .map(([code, word]) => `WHEN '${code}' THEN '${word}'`)
    .join(" ")} END`;

/** A statement over a coded column, of its codes and of what they stand for: an answer may name either. */
export const coded = (column, statementOf) => [column, worded(column)].flatMap(statementOf);

/** The days from one time to another: by the calendar, or by the clock. */
export const elapsed = (from, to) => [
  `date_diff('day', ${from}, ${to})`,
  `date_diff('minute', ${from}, ${to}) / 1440`,
];

/** A figure after and before: both of them, what it has grown by, or by which part of it. */
export const changed = (figure, table, after, before) => {
  const [now, then] = [after, before].map((where) => `(${of(figure, table, where)})`);
  return [`${now}, ${then}`, `${now} - ${then}`, `${now} / ${then} - 1`].map(
    (statement) => `SELECT ${statement}`,
  );
};

export const marketplaceViews = [
  `CREATE VIEW lines AS
     SELECT t.*, t.qty * t.unit_cents / 100 AS amount, t.commission_cents / 100 AS fee,
       t.refund_cents / 100 AS refund, ${thing}, ${shop}, o.* EXCLUDE (id)
     FROM ${withListing("order_items")} JOIN orders o ON o.id = t.order_id`,
  "CREATE VIEW sold AS SELECT * FROM lines WHERE status <> 'CXL'",
  `CREATE VIEW offered AS
     SELECT l.*, l.ask_cents / 100 AS ask, ${shop} FROM listings l JOIN sellers s ON s.id = l.seller_id`,
  `CREATE VIEW visited AS SELECT t.*, ${thing}, ${shop} FROM ${withListing("listing_visits")}`,
  `CREATE VIEW rated AS SELECT t.*, ${thing}, ${shop} FROM ${withListing("reviews")}`,
  `CREATE VIEW settled AS
     SELECT t.*, t.amount_cents / 100 AS payout, t.reserve_cents / 100 AS reserve, ${shop}
     FROM payouts t JOIN sellers s ON s.id = t.seller_id`,
];
