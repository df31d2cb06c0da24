// A marketplace for second-hand furniture, as a hurried colleague types: short, in lower case, with jargon and slips.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { coded, elapsed } from "./views.mjs";

const anyOrder = { anyOrder: true };
const gmv = "sum(amount)";
const thisYear = "in_year(placed_at, 0)";

const values = inClass(
  "values",
  ask("payouts on hold", [
    of("count(*)", "settled", "status = 'HOLD'"),
    of("sum(payout)", "settled", "status = 'HOLD'"),
  ]),
  ask(
    "unverified sellers by country",
    coded("country", (country) => by(country, "count(*)", "sellers", "kyc_passed_on IS NULL")),
    groups,
  ),
);

/** Visits for each item, or for each line of an order, that was sold. */
const visitsPerSale = (sales) =>
  `SELECT category, v / n FROM (${by("category", "count(*) AS v", "visited", "in_year(visited_at, 0)")})
     JOIN (${by("category", `${sales} AS n`, "sold", thisYear)}) USING (category)`;

const operations = inClass(
  "operations",
  ask(
    "refund rate by category this yr",
    by("category", "count(refunded_at) / count(*)", "sold", thisYear),
    groups,
  ),
  ask(
    "gmv split by seller type 2026",
    coded("kind", (kind) => by(kind, gmv, "sold", thisYear)),
    share,
  ),
  ask(
    "running total gmv by month this yr",
    `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("placed_at")} AS g`, `${gmv} AS v`, "sold", thisYear)}) ORDER BY 1`,
    series,
  ),
  ask(
    "% of orders thru the apps this yr",
    ["true", "status <> 'CXL'"].map((where) =>
      of("count(*) FILTER (platform <> 'W') / count(*)", "orders", `${thisYear} AND ${where}`),
    ),
  ),
  ask("visits per item sold by category 2026", ["sum(qty)", "count(*)"].map(visitsPerSale), groups),
);

const regulars = (orders) => `${by("buyer_no", "count(*)", "orders", orders)} HAVING count(*) > 3`;

const limits = inClass(
  "limits",
  ask(
    "buyers w more than 3 orders",
    ["true", "status <> 'CXL'"].flatMap((orders) => [
      `SELECT count(*) FROM (${regulars(orders)})`,
      `SELECT buyer_no FROM (${regulars(orders)})`,
    ]),
    anyOrder,
  ),
  ask(
    "3 worst rated dealers, min 10 reviews",
    `${by("seller", "avg(stars)", "rated", "kind = 'D'")} HAVING count(*) >= 10 ${top(3, "ASC")}`,
    ranked,
  ),
);

/** Half a year ago, by the calendar or in days, with that day or without. */
const halfYearAgo = [
  "DATE '2026-05-01'",
  "DATE '2026-05-02'",
  "DATE '2026-05-03'",
  "DATE '2026-05-05'",
];

const ages = inClass(
  "ages",
  ask(
    "live listings older than 6 months",
    halfYearAgo.flatMap((day) =>
      ["count(*)", "ref"].map((figure) =>
        of(figure, "offered", `state = 'live' AND listed_at < ${day}`),
      ),
    ),
    anyOrder,
  ),
  // From the order or from the shipping to the door.
  ask(
    "delivery time courier vs two man",
    coded("delivery", (column) =>
      ["placed_at", "shipped_at"].flatMap((start) =>
        elapsed(start, "delivered_at").flatMap((days) =>
          compared(column, `avg(${days})`, "orders", ["delivery = 'C'", "delivery = 'T'"]),
        ),
      ),
    ),
  ),
  ask(
    "days to sell boosted vs not",
    elapsed("listed_at", "sold_at").flatMap((days) =>
      compared("is_boosted", `avg(${days})`, "offered", ["is_boosted", "NOT is_boosted"]),
    ),
  ),
  ask(
    "avg days from refund request to refund by reason",
    elapsed("refund_requested_at", "refunded_at").flatMap((days) =>
      coded("refund_reason", (reason) =>
        by(reason, `avg(${days})`, "lines", "refunded_at IS NOT NULL"),
      ),
    ),
    groups,
  ),
);

const unseen = "id NOT IN (SELECT listing_id FROM listing_visits)";

const absences = inClass(
  "absence",
  ask(
    "listings w/o a single visit",
    ["true", "state = 'live'"].flatMap((which) =>
      ["count(*)", "ref"].map((figure) => of(figure, "listings", `${unseen} AND ${which}`)),
    ),
    anyOrder,
  ),
  ask(
    "1 star reviews without reply",
    of("count(*)", "reviews", "stars = 1 AND replied_at IS NULL"),
  ),
);

const grouped = inClass(
  "grouping",
  // What has no brand is a group as well, or is left out.
  ask(
    "top 10 brands by items sold ytd",
    [thisYear, `${thisYear} AND brand IS NOT NULL`].map(
      (where) => `${by("brand", "sum(qty)", "sold", where)} ${top(10)}`,
    ),
    ranked,
  ),
  ask(
    "which brand gets saved most",
    ["count(*) FILTER (saved)", "avg(saved::INT)"].map(
      (figure) => `${by("brand", figure, "visited", "brand IS NOT NULL")} ${top(1)}`,
    ),
  ),
);

const time = inClass(
  "time",
  ask("gmv last week", [
    of(gmv, "sold", "placed_at >= DATE '2026-10-19' AND placed_at < DATE '2026-10-26'"),
    of(gmv, "sold", "placed_at >= DATE '2026-10-25' AND placed_at < DATE '2026-11-01'"),
  ]),
  ask(
    "cancelation rate per month this yr",
    `${by(month("placed_at"), "count(*) FILTER (status = 'CXL') / count(*)", "orders", thisYear)} ORDER BY 1`,
    series,
  ),
  ask(
    "new sellers per mth 2026",
    `${by(month("signed_up_on"), "count(*)", "sellers", "in_year(signed_up_on, 0)")} ORDER BY 1`,
    series,
  ),
);

const yesNo = inClass(
  "yes or no",
  ask(
    "any sellers suspended this yr?",
    ["count(*)", "display_name"].map((figure) => of(figure, "sellers", "in_year(suspended_on, 0)")),
    anyOrder,
  ),
);

const inCity = (city, quarters) =>
  of(gmv, "sold", `city = '${city}' AND in_quarter(placed_at, ${quarters})`);

/** What was refunded this year, or for the orders of this year: the money, or how often. */
const borneBy = (payer) =>
  ["refunded_at", "placed_at"].flatMap((when) =>
    ["sum(refund)", "count(*)"].map((figure) =>
      of(figure, "lines", `refund_borne_by = '${payer}' AND in_year(${when}, 0)`),
    ),
  );

const followUps = inClass(
  "follow-ups",
  thread(
    ask("gmv berlin q3", inCity("Berlin", 1)),
    ask("hamburg?", inCity("Hamburg", 1)),
    ask("same qtr last yr", inCity("Hamburg", 5)),
  ),
  thread(
    ask("refunds we paid ourselves this yr", borneBy("platform")),
    ask("and the sellers?", borneBy("seller")),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("why is android so weak", "causes"),
  noAnswer("fcst commission nov", "no forecast"),
  noAnswer("nps by country", "no such thing"),
  noAnswer("release the payouts on hold", "an action"),
);

export const furtherMarketplaceQuestions = [
  ...[...values, ...operations, ...limits, ...ages, ...absences, ...grouped, ...time],
  ...[...yesNo, ...followUps, ...refusals],
];
