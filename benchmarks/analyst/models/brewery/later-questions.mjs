// A regional brewery, as a careful manager and a hurried colleague ask, in people's own words.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const thisYear = "in_year(ordered_at, 0)";
const asListed = { anyOrder: true };

const channelWords =
  "CASE channel WHEN 'ON' THEN 'pubs' WHEN 'OFF' THEN 'shops' ELSE 'taproom' END";
/** The same statement for the codes of the channels and for the words of them: either may be shown. */
const byChannel = (statementOf) => ["channel", channelWords].flatMap(statementOf);

/** Orders, not their lines, with the channel of the customer. */
const paidOrders =
  "(SELECT o.*, c.channel FROM orders o JOIN customers c ON c.id = o.customer_id WHERE paid_on IS NOT NULL)";

const active = "SELECT count(*) FROM customers WHERE closed_on IS NULL";
const orderedSince = (where = "true") =>
  `(SELECT customer_id FROM orders WHERE ordered_at >= DATE '2026-07-01' AND ${where})`;

const onTime = "1 - avg(is_late::int)";

const revenueNow = `sum(net_amount) FILTER (${thisYear})`;
const revenueBefore =
  "sum(net_amount) FILTER (ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2025-11-01')";
const fallenBeers = (figures) =>
  `SELECT beer${figures} FROM sold GROUP BY beer HAVING ${revenueNow} < ${revenueBefore}`;

const lastQuarter = "in_quarter(brewed_on, 1)";
const lossRate = "sum(lost_hl) / sum(brewed_hl) FILTER (status <> 'F')";

const careful = [
  ...inClass(
    "values",
    ask(
      "How many kegs of Helles did we sell in September?",
      of(
        "sum(quantity)",
        "sold",
        "beer = 'Helles' AND container LIKE 'K%' AND in_month(ordered_at, 2)",
      ),
    ),
    ask(
      "How many pubs have opened an account with us since January?",
      of("count(*)", "customers", "channel = 'ON' AND customer_since >= DATE '2026-01-01'"),
    ),
    // The strongest beer of the range is not on sale yet.
    ask("Which of our beers is the strongest, and how strong is it?", [
      "SELECT name, abv FROM beers ORDER BY abv DESC LIMIT 1",
      "SELECT name, abv FROM beers WHERE launched_on <= asked_on() ORDER BY abv DESC LIMIT 1",
    ]),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of the beer that we sold this year, by volume, went out in bottles?",
      of("sum(litres) FILTER (container = 'C24') / sum(litres)", "sold", thisYear),
    ),
    ask(
      "How many days pass on average between an order and its payment, for pubs and for shops?",
      byChannel((column) =>
        compared(column, "avg(date_diff('day', ordered_at, paid_on))", paidOrders, [
          "channel = 'ON'",
          "channel = 'OFF'",
        ]),
      ),
    ),
    ask(
      "When a delivery is late, by how many days is it late on average?",
      of("avg(date_diff('day', requested_on, delivered_at))", "dropped", "is_late"),
    ),
  ),
  ...inClass(
    "absence",
    ask("How many of our active customers have not ordered anything since the end of June?", [
      `${active} AND id NOT IN ${orderedSince()}`,
      `${active} AND id NOT IN ${orderedSince("status <> 'cancelled'")}`,
    ]),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Were we more punctual on the Vosges route in the third quarter than in the second?",
      compared(
        "date_trunc('quarter', delivered_at)",
        onTime,
        "dropped",
        ["in_quarter(delivered_at, 1)", "in_quarter(delivered_at, 2)"],
        "route = 'Vosges'",
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "For each route, which two drivers had the most late deliveries this year?",
      topOfEach(
        2,
        "route",
        "driver",
        "count(*)",
        "dropped",
        "is_late AND in_year(delivered_at, 0)",
      ),
      asListed,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Which beers have brought in less money this year than by this time last year?",
      fallenBeers(""),
      asListed,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many hectolitres did we brew last quarter?",
        of("sum(brewed_hl)", "brewed", lastQuarter),
      ),
      ask("How much of that was lost?", [
        of("sum(lost_hl)", "brewed", lastQuarter),
        of(lossRate, "brewed", lastQuarter),
        of("sum(lost_hl) / sum(brewed_hl)", "brewed", lastQuarter),
      ]),
      ask("And which tank was the worst?", [
        `${by("tank", "sum(lost_hl)", "brewed", lastQuarter)} ${top(1)}`,
        `${by("tank", lossRate, "brewed", lastQuarter)} ${top(1)}`,
      ]),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why do web shop customers cancel so often?", "causes"),
    noAnswer("How many kilos of malt did we use in October?", "no such thing"),
  ),
];

const lastFiscalYear = "ordered_at >= DATE '2025-10-01' AND ordered_at < DATE '2026-10-01'";

const kegsLeft = "sum(kegs_delivered) - sum(empties_collected)";
const fullOfKegs = `FROM dropped WHERE channel = 'ON' GROUP BY customer HAVING ${kegsLeft} >= 20`;

/** Tied houses that bought the IPA in the last quarter, out of those that are meant. */
const ipaShare = (meant) =>
  `SELECT count(*) FILTER (id IN (SELECT customer_id FROM sold WHERE beer = 'Rhine IPA' AND in_quarter(ordered_at, 1))) / count(*)
     FROM customers WHERE is_tied AND ${meant}`;

/** With and without the lines of cancelled orders. */
const discounts = (where) =>
  byChannel((column) =>
    ["ordered", "sold"].map((lines) =>
      by(column, "avg(discount)", lines, `${thisYear} AND ${where}`),
    ),
  );

const bestMonth = (figure) =>
  `${by(month("ordered_at"), figure, "sold", "beer = 'Weißbier'")} ${top(1)}`;

const hurried = [
  ...inClass(
    "values",
    ask("sales in oct", of("sum(net_amount)", "sold", "in_month(ordered_at, 1)")),
    ask(
      "open ordrs past due date",
      of("count(*)", "orders", "status = 'open' AND requested_on < asked_on()"),
    ),
    ask(
      "batches dumped in 2025",
      of("count(*)", "brewed", "status = 'D' AND in_year(brewed_on, 1)"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "kegs in the taproom cellar rn",
      of(
        "sum(units)",
        "held",
        "site = 'Taproom cellar' AND container LIKE 'K%' AND counted_on = DATE '2026-10-31'",
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 5 accounts by rev since jan",
      `${by("customer", "sum(net_amount)", "sold", thisYear)} ${top(5)}`,
      ranked,
    ),
    ask(
      "rev by rep last fiscal yr",
      [
        by("rep", "sum(net_amount)", "sold", lastFiscalYear),
        by("rep", "sum(net_amount)", "sold", `${lastFiscalYear} AND rep IS NOT NULL`),
      ],
      groups,
    ),
    ask(
      "median days from brewing to filling per style",
      by("style", "median(packaged_on - brewed_on)", "brewed", "packaged_on IS NOT NULL"),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "kegs out vs empties back per mth this yr",
      `${by(month("delivered_at"), "sum(kegs_delivered), sum(empties_collected)", "dropped", "in_year(delivered_at, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "best month ever for weissbier",
      ["sum(net_amount)", "sum(litres) / 100", "sum(litres)", "sum(quantity)"].map(bestMonth),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "pubs still sitting on 20+ of our kegs",
      [`SELECT customer ${fullOfKegs}`, `SELECT count(*) FROM (SELECT customer ${fullOfKegs})`],
      asListed,
    ),
    ask("% of tied houses that bought ipa last qtr", [
      ipaShare("true"),
      ipaShare("closed_on IS NULL"),
    ]),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("avg discount by channel this yr", discounts("true"), groups),
      ask("promos only", discounts("is_promo"), groups),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("how much noel beer will we sell this xmas", "no forecast"),
    noAnswer("cancel the open orders from colmar", "an action"),
  ),
];

export const laterBreweryQuestions = inLaterSet(...careful, ...hurried);
