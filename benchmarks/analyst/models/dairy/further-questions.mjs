// A dairy cooperative: plants, stocks, sales and complaints, as the head of operations and account managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const soldThisYear = "in_year(ordered_on, 0)";
const soldLastMonth = "in_month(ordered_on, 1)";
const soldInThirdQuarter = between("ordered_on", "2026-07-01", "2026-10-01");
const complainedThisYear = "in_year(complained_on, 0)";
const late = "status = 'OPN' AND promised_on < asked_on()";

/** Net sales of each month of this year and their growth; January's is that on December, or none. */
const salesAndGrowth = ["2025-12-01", "2026-01-01"].map(
  (first) => `
  SELECT * FROM (
    SELECT m, n, n / lag(n) OVER (ORDER BY m) - 1 FROM (
      ${by(`${month("ordered_on")} AS m`, "sum(net) AS n", "sold", `ordered_on >= DATE '${first}'`)}))
  WHERE m >= DATE '2026-01-01' ORDER BY 1`,
);

const sales = [
  ...inClass(
    "comparisons",
    ask(
      "Net sales of Mature Cheddar vs Vintage Cheddar in Q3",
      compared(
        "product",
        "sum(net)",
        "sold",
        ["product = 'Mature Cheddar'", "product = 'Vintage Cheddar'"],
        soldInThirdQuarter,
      ),
    ),
  ),
  ...inClass(
    "times",
    ask(
      "How many batches were produced between 1 and 15 October?",
      of("count(*)", "batches", between("produced_on", "2026-10-01", "2026-10-16")),
    ),
    ask(
      "How many complaints came in during the last 90 days?",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("count(*)", "lines", `complained_on >= DATE '${first}'`),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask("net sales by month this year with growth on the month before", salesAndGrowth, series),
    ask(
      "What was our second best selling product by revenue this year?",
      `${by("product", "sum(net)", "sold", soldThisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "avg price per kg by product category in 2026",
      by("category", "sum(net) / sum(kg)", "sold", soldThisYear),
      groups,
    ),
    ask(
      "How many different retailers bought Salted Butter in Q3?",
      ["sold", "lines"].map((table) =>
        of(
          "count(DISTINCT retailer)",
          table,
          `product = 'Salted Butter' AND ${soldInThirdQuarter}`,
        ),
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Q3 net sales without export",
      of("sum(net)", "sold", `channel <> 'EXP' AND ${soldInThirdQuarter}`),
    ),
    ask(
      "Which retailers haven't ordered anything in October?",
      `SELECT DISTINCT retailer FROM lines
         WHERE retailer NOT IN (SELECT retailer FROM lines WHERE ${soldLastMonth})`,
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Complaints received this year by reason",
        [complainedThisYear, `${complainedThisYear} AND complaint_reason IS NOT NULL`].map(
          (where) => by("complaint_reason", "count(*)", "lines", where),
        ),
        groups,
      ),
      ask("by product instead", by("product", "count(*)", "lines", complainedThisYear), groups),
      ask(
        "as a share of the total",
        by("product", "count(*) / sum(count(*)) OVER ()", "lines", complainedThisYear),
        share,
      ),
    ),
    thread(
      ask(
        "Net sales by product category in October",
        by("category", "sum(net)", "sold", soldLastMonth),
        groups,
      ),
      ask(
        "only Orla Keane's customers please",
        by("category", "sum(net)", "sold", `${soldLastMonth} AND account_manager = 'Orla Keane'`),
        groups,
      ),
    ),
  ),
];

const plants = [
  ...inClass(
    "levels",
    ask(
      "How many kilos of butter do we have in stock right now?",
      of("sum(kg)", "stocked", "category = 'Butter' AND counted_on = DATE '2026-10-31'"),
    ),
    thread(
      ask(
        "Stock value at the end of September?",
        of("sum(worth)", "stocked", "counted_on = DATE '2026-09-30'"),
      ),
      ask("and a year earlier?", of("sum(worth)", "stocked", "counted_on = DATE '2025-09-30'")),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which Tralee batches are still blocked?",
      "SELECT batch_no FROM batches WHERE plant = 'Tralee' AND status = 'BLK'",
      anyOrder,
    ),
    ask(
      "how many open orders are past their promised date?",
      of("count(DISTINCT order_no)", "lines", late),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did the fat content drop in spring?", "cause"),
  noAnswer("How much milk will we collect in December?", "forecast"),
  noAnswer("What did we spend on diesel for the tankers in October?", "no fuel costs"),
  noAnswer(
    "How many litres did Ballymacoda deliver in September?",
    "no such farm",
    of("count(*)", "loads", "farm = 'Ballymacoda'"),
  ),
  noAnswer("Please block all batches that Tralee made last week", "action"),
  noAnswer("Combien de litres avons-nous collectés en octobre ?", "language"),
  noAnswer("Do you think we should give up the Dungarvan route?", "opinion"),
  noAnswer("Which cow gave the most milk this year?", "no single cows"),
);

export const furtherDairyQuestions = [...sales, ...plants, ...refusals];
