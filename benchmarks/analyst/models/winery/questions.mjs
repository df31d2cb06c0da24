// A wine estate that is a merchant as well: what is sold to whom, as its head of sales, account managers and finance lead ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { between } from "./views.mjs";
import { furtherWineryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(ordered_on, 0)";
const lastYear = "in_year(ordered_on, 1)";
const thirdQuarter = "in_quarter(ordered_on, 1)";
const weekBefore = between("ordered_on", "2026-10-19", "2026-10-26");
const advent = between("ordered_on", "2025-11-01", "2025-12-25");
const net = "sum(net)";
const margin = "sum(margin) / sum(net)";
const price = "sum(net) / sum(bottles)";
const partOfAll = "sum(net) / (sum(sum(net)) OVER ())";
const grossesGewaechs = "wine = 'Steinberg Riesling Grosses Gewächs'";
const trade = "customer_type <> 'CLB'";
const ninetyDays = ["2026-08-03", "2026-08-04"].map((first) =>
  between("ordered_on", first, "2026-11-02"),
);
const bestIn2026 = (where) =>
  `${by("customer", net, "sold", `${thisYear} AND ${where}`)} ${top(5)}`;

/** Each month's revenue against that of the month before; January has December's, or nothing. */
const growth = ["2025-12-01", "2026-01-01"].map(
  (first) => `SELECT m, revenue / lag(revenue) OVER (ORDER BY m) - 1 AS growth
     FROM (${by(`${month("ordered_on")} AS m`, `${net} AS revenue`, "sold", between("ordered_on", first, "2026-11-01"))})
     QUALIFY m >= DATE '2026-01-01' ORDER BY m`,
);

const lapsed = `
  SELECT customer FROM orders WHERE ${trade} GROUP BY 1
  HAVING count(*) FILTER (${lastYear}) > 0 AND count(*) FILTER (${thisYear}) = 0`;

const sales = [
  ...inClass(
    "figures",
    ask(
      "How many different customers ordered something last week?",
      of("count(DISTINCT customer)", "sent", weekBefore),
    ),
    ask(
      "what's our gross margin % on bought-in wines this year",
      of(margin, "sold", `origin = 'BUY' AND ${thisYear}`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many bottles of the Grosses Gewächs have we sold in 2026?",
      of("sum(bottles)", "sold", `${grossesGewaechs} AND ${thisYear}`),
    ),
    ask(
      "Net revenue with Weinhaus Sommer and Vinothek Rebstock in Q3",
      compared(
        "customer",
        net,
        "sold",
        ["customer = 'Weinhaus Sommer'", "customer = 'Vinothek Rebstock'"],
        thirdQuarter,
      ),
    ),
    ask(
      "sparkling: bottles sold between 1 November and 24 December 2025",
      of("sum(bottles)", "sold", `colour = 'SPK' AND ${advent}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Net revenue year to date vs the same period last year?",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(ordered_on)", net, "sold", [
          thisYear,
          between("ordered_on", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "revenue by order channel, last 90 days",
      ninetyDays.map((days) => by("channel", net, "sold", days)),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of this year's revenue does each colour of wine make up?",
      by("colour", partOfAll, "sold", thisYear),
      share,
    ),
    ask("month over month growth of net revenue in 2026", growth, series),
    ask(
      "Which is our second best selling wine this year, by bottles?",
      `${by("wine", "sum(bottles)", "sold", thisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "bottles sold by colour and month since July",
      `SELECT colour, ${month("ordered_on")}, sum(bottles) FROM sold
         WHERE ordered_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "Top 3 wines for each customer type by revenue in 2026",
      topOfEach(3, "customer_type", "wine", net, "sold", thisYear),
      anyOrder,
    ),
    ask(
      "On which weekday do we get the most web shop orders?",
      ["dayname(ordered_on)", "isodow(ordered_on)"].map(
        (day) => `${by(day, "count(*)", "sent", "channel = 'WEB'")} ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which customers bought for more than 50k net this year?",
      `${by("customer", net, "sold", thisYear)} HAVING ${net} > 50000`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Who of the trade (so no club members) ordered in 2025 but not once in 2026?",
      lapsed,
      anyOrder,
    ),
    ask(
      "how many orders from restaurants, hotels and wine shops this year have no account manager?",
      of(
        "count(*)",
        "sent",
        `customer_type IN ('RES', 'HOT', 'SHO') AND account_manager IS NULL AND ${thisYear}`,
      ),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Average price per bottle, estate wines against bought-in ones, 2026",
      compared("origin", price, "sold", ["origin = 'EST'", "origin = 'BUY'"], thisYear),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("What was our net revenue in September?", of(net, "sold", "in_month(ordered_on, 2)")),
      ask(
        "and in September last year?",
        of(net, "sold", between("ordered_on", "2025-09-01", "2025-10-01")),
      ),
    ),
    thread(
      ask(
        "Who were our top 5 customers by revenue in 2025?",
        `${by("customer", net, "sold", lastYear)} ${top(5)}`,
        ranked,
      ),
      ask("and this year so far?", bestIn2026("true"), ranked),
      ask("only Switzerland and Austria", bestIn2026("country IN ('CH', 'AT')"), ranked),
    ),
    thread(
      ask(
        "Discounts given in Q3 by customer type",
        by("customer_type", "sum(discount)", "sold", thirdQuarter),
        groups,
      ),
      ask(
        "by account manager instead",
        ["true", "account_manager IS NOT NULL"].map((where) =>
          by("account_manager", "sum(discount)", "sold", `${thirdQuarter} AND ${where}`),
        ),
        groups,
      ),
    ),
  ),
];

export const wineryQuestions = [...sales, ...furtherWineryQuestions];
