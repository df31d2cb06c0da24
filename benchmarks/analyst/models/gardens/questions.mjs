// Garden centres, as a careful manager asks: whole sentences in the words of the model.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";
import { gardenFurtherQuestions } from "./further-questions.mjs";
import { inMonthOf, net, receipts } from "./views.mjs";

export { gardenViews } from "./views.mjs";

const anyOrder = { anyOrder: true };
const spring = "in_quarter(sold_at, 2)";
const lateInOctober = `${inMonthOf("due_on", "2026-10-01")} AND delivered_on > due_on`;

const values = inClass(
  "values",
  ask(
    "What were our net sales at the Dún Laoghaire store in September 2026?",
    of(net, "sold", `store = 'Dún Laoghaire' AND ${inMonthOf("sold_at", "2026-09-01")}`),
  ),
  ask(
    "How many receipts were paid by gift card this year?",
    of(receipts, "sold", "payment = 'G' AND in_year(sold_at, 0)"),
  ),
  ask("Is revenue this year higher in Kilkenny than in Cork Harbour?", [
    of(
      ...[net, "sold", "store = 'Kilkenny' AND in_year(sold_at, 0)"],
      ...[net, "sold", "store = 'Cork Harbour' AND in_year(sold_at, 0)"],
    ),
    `SELECT abs(${net} FILTER (store = 'Kilkenny') - ${net} FILTER (store = 'Cork Harbour')) FROM sold WHERE in_year(sold_at, 0)`,
  ]),
);

const growth = `${net} FILTER (${spring}) / ${net} FILTER (in_quarter(sold_at, 6)) - 1`;
const gain = `${net} FILTER (${spring}) - ${net} FILTER (in_quarter(sold_at, 6))`;

const operations = inClass(
  "operations",
  ask(
    "By how much did net sales grow from the second quarter of 2025 to the second quarter of 2026?",
    [of(growth, "sold"), of(gain, "sold")],
  ),
  ask(
    "What share of our revenue comes from loyalty members?",
    of(`${net} FILTER (member_id IS NOT NULL) / ${net}`, "sold"),
  ),
  ask(
    "What is the median order value per supplier?",
    [
      by("supplier", "median(amount)", "ordered"),
      by("supplier", "median(amount)", "ordered", "state <> 'X'"),
    ],
    groups,
  ),
  ask(
    "What are net sales per square metre of floor area for each store in 2026?",
    by("store", `${net} / any_value(square_metres)`, "sold", "in_year(sold_at, 0)"),
    groups,
  ),
  ask(
    "How many different products did we sell in October 2026?",
    of("count(DISTINCT product_id)", "sold", "in_month(sold_at, 1)"),
  ),
  ask("What share of the units sold in 2025 was returned?", [
    `SELECT (SELECT sum(b.quantity) FROM back b WHERE year(b.sold_at) = 2025) / (SELECT sum(quantity) FROM sold WHERE year(sold_at) = 2025)`,
    `SELECT (SELECT sum(b.quantity) FROM back b WHERE year(b.returned_on) = 2025) / (SELECT sum(quantity) FROM sold WHERE year(sold_at) = 2025)`,
  ]),
);

const limits = inClass(
  "limits",
  ask("How many receipts came to more than 200 euros?", of("count(*)", "baskets", "total > 200")),
  ask("How many loyalty members are over 65 years old?", [
    of("count(*)", "members", "date_sub('year', born_on, asked_on()) > 65"),
    of("count(*)", "members", "born_on < asked_on() - to_years(65)"),
  ]),
);

const unbought = "SELECT member_id FROM sold WHERE in_year(sold_at, 0) AND member_id IS NOT NULL";

const absence = inClass(
  "absence",
  ask(
    "Which products have never been returned?",
    "SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM back)",
    anyOrder,
  ),
  ask(
    "How many loyalty members have not bought anything in 2026?",
    of("count(*)", "members", `id NOT IN (${unbought})`),
  ),
  ask("How many purchase orders have not been delivered yet?", [
    of("count(*)", "ordered", "state = 'O'"),
    of("count(*)", "ordered", "delivered_on IS NULL"),
  ]),
);

const grouping = inClass(
  "grouping",
  ask(
    "Which two products brought in the most revenue in each category this year?",
    `SELECT category, product, ${net} FROM sold WHERE in_year(sold_at, 0) GROUP BY 1, 2
     QUALIFY rank() OVER (PARTITION BY category ORDER BY ${net} DESC) <= 2`,
    anyOrder,
  ),
  ask(
    "Show net sales by region and quarter for 2026.",
    `SELECT region, date_trunc('quarter', sold_at), ${net} FROM sold WHERE in_year(sold_at, 0) GROUP BY ALL`,
    anyOrder,
  ),
  ask(
    "On which day of the week do we have the most receipts?",
    `${by("dayname(sold_at)", receipts, "sold")} ORDER BY 2 DESC LIMIT 1`,
  ),
);

const time = inClass(
  "time",
  ask(
    "How many members joined in the second quarter of 2026?",
    of("count(*)", "members", "in_quarter(joined_on, 2)"),
  ),
  ask(
    "How many of the purchase orders that were due in October 2026 arrived late?",
    of("count(*)", "ordered", lateInOctober),
  ),
  ask(
    "What did we pay out in refunds per month over the last six months?",
    `${by(month("returned_on"), "sum(refund)", "back", "returned_on >= DATE '2026-05-01'")} ORDER BY 1`,
    series,
  ),
  ask("How many days on average pass between the sale and the return?", [
    of("avg(date_diff('day', sold_at, returned_on))", "back"),
    of("avg(epoch(CAST(returned_on AS TIMESTAMP) - sold_at)) / 86400", "back"),
  ]),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "What is the stock value of each store at present?",
    by("store", "sum(value)", "counted", "counted_on = DATE '2026-10-31'"),
    groups,
  ),
  ask(
    "How many units of compost and soil were on hand at the end of March 2026?",
    of("sum(units)", "counted", "category = 'Compost and soil' AND counted_on = DATE '2026-03-28'"),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why did sales of garden furniture fall in the autumn?", "causes"),
  noAnswer("Please order another 200 bags of compost for the Galway Road store.", "an action"),
  noAnswer("How many hours did our staff work last month?", "no such thing"),
);

const houseplants = "category = 'Houseplants' AND in_year(sold_at, 1)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("How many gold members do we have?", of("count(*)", "members", "tier = 'gold'")),
    ask(
      "How many of them subscribe to the newsletter?",
      of("count(*)", "members", "tier = 'gold' AND newsletter"),
    ),
  ),
  thread(
    ask("What were our net sales of houseplants in 2025?", of(net, "sold", houseplants)),
    ask("Break that down by store.", by("store", net, "sold", houseplants), groups),
  ),
);

export const gardenQuestions = [
  ...[...values, ...operations, ...limits, ...absence, ...grouping, ...time, ...snapshots],
  ...[...refusals, ...followUps, ...gardenFurtherQuestions],
];
