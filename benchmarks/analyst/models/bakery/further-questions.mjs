// A regional bakery: its ovens, its wholesale customers and its stores, as operations, account managers and finance ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const bakedThisYear = "in_year(started_at, 0)";
const bakedInOctober = "in_month(started_at, 1)";
const inThirdQuarter = between("started_at", "2026-07-01", "2026-10-01");
const unbaked = `id NOT IN (SELECT product_id FROM batches WHERE ${between("started_at", "2026-09-01", "2026-10-01")})`;
const delivered = "status = 'DLV'";
const open = "status = 'OPN'";
const dueThisYear = "in_year(due_on, 0)";
const dueInOctober = `${delivered} AND in_month(due_on, 1)`;
const complaintRate = `count(complaint) / count(*) FILTER (${delivered})`;
const overdue = `${open} AND due_on < asked_on()`;
const latest = "counted_on = DATE '2026-10-31'";
const flour = "ingredient_group = 'FLR'";
/** The last count of each month. */
const monthEnd = `counted_on IN (SELECT max(counted_on) FROM counts GROUP BY ${month("counted_on")})`;

/** Whoever had orders for a day of 2025 and none for one of this year. */
const lost = `
  SELECT DISTINCT customer FROM lines WHERE in_year(due_on, 1)
    AND customer NOT IN (SELECT customer FROM lines WHERE ${dueThisYear})`;

const baking = [
  ...inClass(
    "values",
    ask(
      "How many croissants did we bake in October?",
      of("sum(baked)", "bakes", `product LIKE '%Croissant' AND ${bakedInOctober}`),
    ),
    thread(
      ask(
        "How many pieces did we have to reject in Q3 because they were burnt?",
        of("sum(rejected)", "bakes", `reject_reason = 'BRN' AND ${inThirdQuarter}`),
      ),
      ask(
        "and misshapen?",
        of("sum(rejected)", "bakes", `reject_reason = 'SHP' AND ${inThirdQuarter}`),
      ),
      ask(
        "split by oven",
        by("oven", "sum(rejected)", "bakes", `reject_reason = 'SHP' AND ${inThirdQuarter}`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "baked pieces per batch by product group this yr",
      by("product_group", "sum(baked) / count(*)", "bakes", bakedThisYear),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "planned vs baked pieces per week in October",
      `${by("date_trunc('week', started_at)", "sum(planned), sum(baked)", "bakes", bakedInOctober)} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which oven has the worst reject rate this year?",
      `${by("oven", "sum(rejected) / sum(baked)", "bakes", bakedThisYear)} ${top(1)}`,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which products did we not bake at all in September?",
      [
        `SELECT product FROM range WHERE ${unbaked}`,
        `SELECT product FROM range WHERE ${unbaked} AND discontinued_on IS NULL`,
      ],
      anyOrder,
    ),
  ),
];

const wholesale = [
  ...inClass(
    "grouping",
    thread(
      ask(
        "complaint rate by delivery route this year",
        by("route", complaintRate, "lines", dueThisYear),
        groups,
      ),
      ask(
        "by customer type instead",
        by("customer_type", complaintRate, "lines", dueThisYear),
        groups,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which of today's products cost less than £2 in the shops?",
      ["product, price", "product"].map(
        (columns) => `SELECT ${columns} FROM range WHERE price < 2 AND discontinued_on IS NULL`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask(
        "What did Hannah Whitaker's accounts bring in in October?",
        of("sum(net)", "lines", `account_manager = 'Hannah Whitaker' AND ${dueInOctober}`),
      ),
      ask(
        "and Imran's?",
        of("sum(net)", "lines", `account_manager = 'Imran Siddiqui' AND ${dueInOctober}`),
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Our ten biggest wholesale customers this year by revenue",
      `${by("customer", "sum(net)", "lines", `${delivered} AND ${dueThisYear}`)} ${top(10)}`,
      ranked,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What's the value of the open orders due in November?",
      of("sum(net)", "lines", `${open} AND ${between("due_on", "2026-11-01", "2026-12-01")}`),
    ),
    ask(
      "What percentage of wholesale revenue in 2026 came from standing orders?",
      of("sum(net) FILTER (is_standing) / sum(net)", "lines", `${delivered} AND ${dueThisYear}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how many wholesale orders were placed last week?",
      of("count(DISTINCT order_no)", "lines", between("ordered_on", "2026-10-19", "2026-10-26")),
    ),
    ask(
      "Average lateness of deliveries by route over the last 90 days",
      [
        by("route", "avg(minutes_late)", "lines", between("due_on", "2026-08-03", "2026-11-01")),
        by("route", "avg(minutes_late)", "lines", between("due_on", "2026-08-04", "2026-11-02")),
      ],
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask("Which wholesale customers had orders in 2025 but none this year?", lost, anyOrder),
  ),
  ...inClass(
    "lists",
    ask(
      "Which orders are still open although they were due before today?",
      [
        `SELECT DISTINCT order_no FROM lines WHERE ${overdue}`,
        `SELECT order_no FROM lines WHERE ${overdue}`,
      ],
      anyOrder,
    ),
  ),
];

const stock = inClass(
  "levels",
  thread(
    ask(
      "How much flour do we have in stock right now?",
      of("sum(kg)", "counts", `${latest} AND ${flour}`),
    ),
    ask("by ingredient", by("ingredient", "sum(kg)", "counts", `${latest} AND ${flour}`), groups),
  ),
  ask(
    "stock value at the end of each month this year",
    [month("counted_on"), "counted_on"].map(
      (time) =>
        `${by(time, "sum(worth)", "counts", `${monthEnd} AND in_year(counted_on, 0)`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "Which ingredients are below minimum at the moment?",
    `SELECT ingredient FROM counts WHERE ${latest} AND is_below_minimum`,
    anyOrder,
  ),
  ask(
    "How much butter was left at the end of June?",
    of("sum(kg)", "counts", "ingredient = 'Butter' AND counted_on = DATE '2026-06-27'"),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why does the Halifax Superstore throw away so much?", "cause"),
  noAnswer("What will the shops take in December?", "forecast"),
  noAnswer("What is our gross margin on the Yorkshire Sourdough?", "no costs"),
  noAnswer(
    "How many Sausage Rolls did Ripon Market Place sell in October?",
    "no products of shops",
  ),
  noAnswer(
    "What did the Durham Cathedral shop take in October?",
    "no such shop",
    of("count(*)", "trading", "shop = 'Durham Cathedral'"),
  ),
  noAnswer("Reorder two tonnes of rye flour from Calder Mills", "action"),
  noAnswer("Wie hoch war der Umsatz der Filialen in Leeds im September?", "language"),
  noAnswer("Should we shut Easingwold on Mondays?", "opinion"),
);

export const furtherBakeryQuestions = [...baking, ...wholesale, ...stock, ...refusals];
