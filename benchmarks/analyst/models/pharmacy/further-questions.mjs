// A pharmaceutical wholesaler, as its account managers and regional managers ask.
import { ask, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(placed_at, 0)";
const inMonth = (back) => `in_month(placed_at, ${back})`;
const bought = (back) =>
  of("sum(net)", "sold", `pharmacy = 'Medipoint Sligo' AND ${inMonth(back)}`);

/** Pharmacies of one name in several towns are one by their name, and several by themselves. */
const biggest = (group) => `SELECT any_value(pharmacy), sum(net) FROM sold
  WHERE ${thisYear} GROUP BY ${group} ORDER BY 2 DESC, 1 LIMIT 20`;

const returning = (group) => `SELECT any_value(pharmacy), count(*) FROM sent_back
  WHERE in_year(requested_on, 0) GROUP BY ${group} HAVING count(*) > 5`;

const idle = (where) => `SELECT name FROM clients WHERE rep = 'Sinead Kelly' AND ${where}
  AND id NOT IN (SELECT pharmacy_id FROM orders WHERE placed_at >= DATE '2026-08-01')`;

const noVaccines = (
  place,
  where,
) => `SELECT name FROM clients WHERE ${place} = 'Galway' AND ${where}
  AND id NOT IN (SELECT pharmacy_id FROM sold WHERE category = 'Vaccines' AND qty_supplied > 0 AND ${thisYear})`;

/** Some pharmacies have no rep: a row of its own, or none. */
const byRep = (where) =>
  [where, `${where} AND rep IS NOT NULL`].map((condition) =>
    by("rep", "sum(net)", "sold", condition),
  );

/** Over those that ordered, those that got something, and all that are there. */
const perPharmacy = [
  "count(DISTINCT pharmacy_id)",
  "count(DISTINCT pharmacy_id) FILTER (qty_supplied > 0)",
  "(SELECT count(*) FROM clients c WHERE c.region = sold.region)",
  "(SELECT count(*) FROM clients c WHERE c.region = sold.region AND closed_on IS NULL)",
].map((count) => by("region", `sum(net) / ${count}`, "sold", "in_quarter(placed_at, 1)"));

const octobers = (region) =>
  compared(
    "year(placed_at)",
    "sum(net)",
    "sold",
    [inMonth(1), inMonth(13)],
    `region = '${region}'`,
  );

const weekdays = ["dayname(placed_at)", "isodow(placed_at)", "dayofweek(placed_at)"];

export const furtherPharmacyQuestions = [
  thread(
    ask("How much did Medipoint Sligo buy from us last month?", bought(1)),
    ask("and the month before?", bought(2)),
  ),
  ask("top 20 pharmacies by sales ytd", ["pharmacy", "pharmacy_id"].map(biggest), ranked),
  ask(
    "Which of Sinead Kelly's pharmacies haven't ordered anything since the start of August?",
    ["true", "closed_on IS NULL"].map(idle),
    anyOrder,
  ),
  thread(
    ask("Revenue per rep last month", byRep(inMonth(1)), groups),
    ask("same for September pls", byRep(inMonth(2)), groups),
  ),
  ask(
    "How many different products did Galway University Hospital order this year?",
    ["true", "status <> 'CXL'", "qty_supplied > 0"].map((where) =>
      of(
        "count(DISTINCT product_id)",
        "sold",
        `pharmacy = 'Galway University Hospital' AND ${thisYear} AND ${where}`,
      ),
    ),
  ),
  ask("average revenue per pharmacy by region in Q3", perPharmacy, groups),
  ask(
    "Pharmacies with more than 5 returns this year",
    ["pharmacy", "pharmacy_id"].map(returning),
    groups,
  ),
  ask(
    "What share of orders came in via EDI, month by month this year?",
    `${by(month("placed_at"), "avg(CASE WHEN channel = 'EDI' THEN 1 ELSE 0 END)", "orders", thisYear)} ORDER BY 1`,
    series,
  ),
  ask(
    "Munster revenue last week by rep",
    byRep(
      "region = 'Munster' AND placed_at >= DATE '2026-10-19' AND placed_at < DATE '2026-10-26'",
    ),
    groups,
  ),
  thread(
    ask("Leinster sales in October compared with October last year", octobers("Leinster")),
    ask("And Munster?", octobers("Munster")),
  ),
  ask(
    "Best selling category in each region this year",
    ["sum(net)", "sum(qty_supplied)"].map((figure) =>
      topOfEach(1, "region", "category", figure, "sold", thisYear),
    ),
    anyOrder,
  ),
  ask(
    "orders by weekday in 2026",
    weekdays.map((weekday) => by(weekday, "count(*)", "orders", thisYear)),
    groups,
  ),
  ask(
    "At what hour do we get the most phone orders?",
    `${by("hour(placed_at)", "count(*)", "orders", "channel = 'TEL'")} ${top(1)}`,
  ),
  ask(
    "Which pharmacies in Galway have not bought any vaccines this year?",
    ["town", "county"].flatMap((place) =>
      ["true", "closed_on IS NULL"].map((where) => noVaccines(place, where)),
    ),
    anyOrder,
  ),
  ask(
    "What's the median order value this year?",
    ["true", "status <> 'CXL'"].map((where) =>
      of("median(value)", "placed", `${thisYear} AND ${where}`),
    ),
  ),
  ask(
    "cancellation rate by channel this yr",
    ["true", "channel IS NOT NULL"].map((where) =>
      by(
        "channel",
        "avg(CASE WHEN status = 'CXL' THEN 1 ELSE 0 END)",
        "orders",
        `${thisYear} AND ${where}`,
      ),
    ),
    groups,
  ),
];
