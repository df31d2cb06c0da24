// The same brewery, as a hurried colleague asks: short, in lower case, with typos and the trade's jargon.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";

const revenue = "sum(net_amount)";
const hectolitres = "sum(litres) / 100";
const thisYear = "in_year(ordered_at, 0)";
const anyOrder = { anyOrder: true };

const values = inClass(
  "values",
  ask(
    "on trade turnover october",
    of(revenue, "sold", "channel = 'ON' AND in_month(ordered_at, 1)"),
  ),
  ask(
    "kegs n cases sold ytd",
    of(
      "sum(quantity) FILTER (container LIKE 'K%'), sum(quantity) FILTER (container LIKE 'C%')",
      "sold",
      thisYear,
    ),
  ),
  ask(
    "how many k30 of helles last quater",
    of(
      "sum(quantity)",
      "sold",
      "beer = 'Helles' AND container = 'K30' AND in_quarter(ordered_at, 1)",
    ),
  ),
  ask(
    "drops by chloe last month",
    of("count(*)", "dropped", "driver = 'Chloé Simon' AND in_month(delivered_at, 1)"),
  ),
);

/** What became of the batches, as a share of what was brewed. */
const loss = "sum(lost_hl) / sum(brewed_hl)";
const quarters = (figure) => [
  of(figure, "brewed", "in_quarter(brewed_on, 1)"),
  of(figure, "brewed", "in_quarter(brewed_on, 5)"),
];
const [lastQuarter, yearBefore] = quarters("sum(brewed_hl)");
const medianOf = (table) =>
  `SELECT median(v) FROM (${by("order_id", `${revenue} AS v`, table, thisYear)})`;

const operations = inClass(
  "operations",
  ask(
    "top 5 pubs by hl this yr",
    `${by("customer", hectolitres, "sold", `channel = 'ON' AND ${thisYear}`)} ${top(5)}`,
    ranked,
  ),
  ask(
    "keg return rate per route 2026",
    by(
      "route",
      "sum(empties_collected) / sum(kegs_delivered)",
      "dropped",
      "in_year(delivered_at, 0)",
    ),
    groups,
  ),
  ask("kegs still out at customers", of("sum(kegs_delivered) - sum(empties_collected)", "dropped")),
  ask("avg discout on promo lines", of("avg(discount)", "ordered", "is_promo")),
  ask("loss % rhine ipa this yr", [
    of(loss, "brewed", "beer = 'Rhine IPA' AND status <> 'F' AND in_year(brewed_on, 0)"),
    of(loss, "brewed", "beer = 'Rhine IPA' AND status <> 'F' AND in_year(packaged_on, 0)"),
  ]),
  ask("median order value 2026 eur", [medianOf("sold"), medianOf("ordered")]),
  ask("hl brewed q3 vs q3 last yr", [
    `SELECT (${lastQuarter}), (${yearBefore})`,
    `SELECT (${lastQuarter}) - (${yearBefore})`,
    `SELECT (${lastQuarter}) / (${yearBefore}) - 1`,
  ]),
);

const bigCustomers = by("customer", `${revenue} AS v`, "sold", thisYear);

const limits = inClass(
  "limits",
  ask(
    "cust w over 10k rev in 2026",
    [
      `SELECT count(*) FROM (${bigCustomers}) WHERE v > 10000`,
      `SELECT customer FROM (${bigCustomers}) WHERE v > 10000`,
    ],
    anyOrder,
  ),
  ask(
    "beers over 6 %",
    [of("name", "beers", "abv > 6"), of("count(*)", "beers", "abv > 6")],
    anyOrder,
  ),
);

const unpaid = "status = 'delivered' AND paid_on IS NULL";
const lastDelivery = "(SELECT max(delivered_at) FROM deliveries d WHERE d.order_id = orders.id)";

// Thirty days since the order, since the date for which it was requested, or since it came; before the day of
// asking, its noon or its end.
const ages = inClass(
  "ages",
  ask(
    "delivered orders unpaid > 30 days",
    ["ordered_at", "requested_on", lastDelivery].flatMap((time) =>
      [720, 708, 696].map((hours) =>
        of("count(*)", "orders", `${unpaid} AND ${time} < asked_on() - to_hours(${String(hours)})`),
      ),
    ),
  ),
);

const silent = (days) =>
  `id NOT IN (SELECT customer_id FROM orders WHERE ordered_at >= asked_on() - ${String(days)})`;

const absences = inClass(
  "absence",
  ask(
    "orders w/o a delivery",
    of("count(*)", "orders", "id NOT IN (SELECT order_id FROM deliveries)"),
  ),
  // Of all customers, or of those who are not lost; the ninetieth day within or not.
  ask(
    "custs with no order in last 90 days",
    [90, 89].flatMap((days) =>
      ["true", "closed_on IS NULL"].flatMap((which) =>
        ["count(*)", "name"].map((figure) =>
          of(figure, "customers", `${silent(days)} AND ${which}`),
        ),
      ),
    ),
    anyOrder,
  ),
);

const grouped = inClass(
  "grouping",
  ask(
    "best pub by hl per town this yr",
    `SELECT town, customer, ${hectolitres} FROM sold WHERE channel = 'ON' AND ${thisYear} GROUP BY 1, 2
     QUALIFY row_number() OVER (PARTITION BY town ORDER BY ${hectolitres} DESC) = 1`,
    anyOrder,
  ),
  ask(
    "busiest weekday for drops",
    `${by("dayname(delivered_at)", "count(*)", "dropped")} ${top(1)}`,
  ),
  ask(
    "cancel rate web vs phone",
    by("source", "avg((status = 'cancelled')::INT)", "orders", "source IN ('web shop', 'phone')"),
    groups,
  ),
);

const time = inClass(
  "time",
  ask(
    "pubs lost this yr",
    ["count(*)", "name"].map((figure) =>
      of(figure, "customers", "channel = 'ON' AND in_year(closed_on, 0)"),
    ),
    anyOrder,
  ),
  ask(
    "batches filled in sept by brewer",
    by("brewer", "count(*)", "brewed", "in_month(packaged_on, 2)"),
    groups,
  ),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "maerzen stock end of sept hl",
    of("sum(hectolitres)", "held", "beer = 'Märzen' AND counted_on = DATE '2026-09-30'"),
  ),
);

const yesNo = inClass(
  "yes-no",
  ask(
    "any late drops in colmar last month",
    of("count(*)", "dropped", "is_late AND town = 'Colmar' AND in_month(delivered_at, 1)"),
  ),
);

/** By sales rep, with the house accounts that have none, or without them. */
const byRep = (where) =>
  [where, `${where} AND rep IS NOT NULL`].map((rows) => by("rep", revenue, "sold", rows));

const followUps = inClass(
  "follow-ups",
  thread(
    ask("rev by rep 2026", byRep(thisYear), groups),
    ask("only tied houses", byRep(`is_tied AND ${thisYear}`), groups),
    ask("and last yr", byRep("is_tied AND in_year(ordered_at, 1)"), groups),
  ),
);

const answerless = inClass(
  "refusals",
  noAnswer("why so much loss in t3", "causes"),
  noAnswer("fcst hl dec", "no forecast"),
  noAnswer("hop stock", "no such thing"),
  noAnswer("book a van to kehl tmrw", "an action"),
);

/** Asked beside the questions of `questions.mjs`. */
export const further = [
  ...[...values, ...operations, ...limits, ...ages, ...absences, ...grouped, ...time],
  ...[...snapshots, ...yesNo, ...followUps, ...answerless],
];
