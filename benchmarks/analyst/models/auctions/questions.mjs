// An auction house: what came under the hammer, as heads of departments and of salerooms ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherAuctionQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(auctioned_on, 0)";
const between = (first, end) => `auctioned_on >= DATE '${first}' AND auctioned_on < DATE '${end}'`;
const lastWeek = between("2026-10-19", "2026-10-26");
const soFar = `${thisYear} AND auctioned_on < asked_on()`;
const hammer = "sum(hammer)";
const sold = "count(*) FILTER (is_sold)";
const rate = "count(*) FILTER (is_sold) / count(*) FILTER (is_offered)";
const income = "sum(premium) + sum(commission)";
const thirdQuarter = (year) => between(`${year}-07-01`, `${year}-10-01`);
const online = "format <> 'ONL'";

const hammerByMonth = (where) => `${by(month("auctioned_on"), hammer, "auctioned", where)}`;

/** The hammer total of each month with its growth; January's is over December, or there is none. */
const growth = [between("2025-12-01", "2026-11-01"), soFar].flatMap((where) =>
  ["m, h, g", "m, g"].map(
    (shown) => `
  SELECT ${shown} FROM (
    SELECT m, h, h / lag(h) OVER (ORDER BY m) - 1 AS g
    FROM (${hammerByMonth(where)}) AS months(m, h))
  WHERE m >= DATE '2026-01-01' ORDER BY m`,
  ),
);

const running = ["m, v, r", "m, r"].map(
  (shown) => `
  SELECT ${shown} FROM (
    SELECT m, v, sum(v) OVER (ORDER BY m) AS r
    FROM (${by(month("auctioned_on"), income, "auctioned", soFar)}) AS months(m, v))
  ORDER BY m`,
);

const figures = [
  ...inClass(
    "figures",
    ask(
      "What was our hammer total in October?",
      of(hammer, "auctioned", "in_month(auctioned_on, 1)"),
    ),
    ask("how many lots did we sell last week", of(sold, "auctioned", lastWeek)),
    ask(
      "How many different buyers bought something in September 2026?",
      of("count(DISTINCT buyer_id)", "auctioned", between("2026-09-01", "2026-10-01")),
    ),
    ask(
      "number of bought-in lots between 1 June and 15 August 2026",
      of("count(*)", "auctioned", `status = 'BIN' AND ${between("2026-06-01", "2026-08-16")}`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "What is the highest hammer price we ever got for a Lowry?",
      of("max(hammer)", "auctioned", "maker = 'L. S. Lowry'"),
    ),
    ask("Buyer's premium on Jewellery and Watches lots this year", [
      of("sum(premium)", "auctioned", `department IN ('Jewellery', 'Watches') AND ${thisYear}`),
      ...compared(
        "department",
        "sum(premium)",
        "auctioned",
        ["department = 'Jewellery'", "department = 'Watches'"],
        thisYear,
      ),
    ]),
    thread(
      ask(
        "How many Cartier lots did we sell in 2025?",
        of(sold, "auctioned", "maker = 'Cartier' AND in_year(auctioned_on, 1)"),
      ),
      ask("and Rolex?", of(sold, "auctioned", "maker = 'Rolex' AND in_year(auctioned_on, 1)")),
    ),
  ),
];

const comparisons = [
  ...inClass(
    "comparisons",
    ask(
      "Sell-through rate in Q3 vs Q3 last year",
      compared("year(auctioned_on)", rate, "auctioned", [thirdQuarter(2026), thirdQuarter(2025)]),
    ),
    ask(
      "Hammer year to date against the same span of last year please",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(auctioned_on)", hammer, "auctioned", [soFar, between("2025-01-01", end)]),
      ),
    ),
    ask("Did we sell more lots in Edinburgh than in Salisbury this year?", [
      ...compared(
        "saleroom",
        sold,
        "auctioned",
        ["saleroom = 'Edinburgh'", "saleroom = 'Salisbury'"],
        soFar,
      ),
      `SELECT (${of(sold, "auctioned", `saleroom = 'Edinburgh' AND ${soFar}`)})
         > (${of(sold, "auctioned", `saleroom = 'Salisbury' AND ${soFar}`)})`,
    ]),
  ),
];

const soldBy = (where) => by("bid_channel", "count(*)", "auctioned", `is_sold AND ${where}`);

const operations = [
  ...inClass(
    "operations",
    ask(
      "What share of this year's hammer total came from the London saleroom?",
      of(`sum(hammer) FILTER (saleroom = 'London') / ${hammer}`, "auctioned", thisYear),
    ),
    ask(
      "Month over month growth of the hammer total from January to October 2026, in percent",
      growth,
      series,
    ),
    ask("running total of house income by month, jan to oct 2026", running, series),
    ask(
      "What's the median hammer price of a silver lot in 2026?",
      of("median(hammer)", "auctioned", `department = 'Silver' AND ${thisYear}`),
    ),
    thread(
      ask(
        "How were the lots sold this year won: room, phone, online or commission bid?",
        soldBy(thisYear),
        groups,
      ),
      ask(
        "as a share please",
        ["k, s", "k, n, s"].map(
          (shown) => `SELECT ${shown} FROM (
            SELECT k, n, n / sum(n) OVER () AS s FROM (${soldBy(thisYear)}) AS parts(k, n))`,
        ),
        share,
      ),
    ),
  ),
];

const ranks = [
  ...inClass(
    "ranks",
    thread(
      ask(
        "Top 5 departments by hammer total this year",
        `${by("department", hammer, "auctioned", thisYear)} ${top(5)}`,
        ranked,
      ),
      ask(
        "by house income instead",
        `${by("department", income, "auctioned", thisYear)} ${top(5)}`,
        ranked,
      ),
    ),
    ask(
      "What was the second most expensive lot we sold this year?",
      ["title, hammer", "title", "id, hammer", "title, maker, hammer"].map(
        (shown) =>
          `SELECT ${shown} FROM auctioned WHERE is_sold AND ${thisYear} ORDER BY hammer DESC LIMIT 1 OFFSET 1`,
      ),
    ),
    ask(
      "Top three artists or makers per department by hammer, 2026",
      ["true", "maker IS NOT NULL"].map((where) =>
        topOfEach(
          3,
          "department",
          "maker",
          hammer,
          "auctioned",
          `${thisYear} AND is_sold AND ${where}`,
        ),
      ),
      anyOrder,
    ),
  ),
];

const grouping = [
  ...inClass(
    "grouping",
    ask(
      "lots offered, lots sold and sell-through rate by department for the last 12 months",
      by(
        "department",
        `count(*) FILTER (is_offered), ${sold}, ${rate}`,
        "auctioned",
        between("2025-11-01", "2026-11-01"),
      ),
      groups,
    ),
    ask(
      "Hammer total by saleroom and month since July",
      `SELECT saleroom, ${month("auctioned_on")}, ${hammer} FROM auctioned
         WHERE ${between("2026-07-01", "2026-11-01")} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask("On which day of the week do we sell the most lots?", [
      `${by("dayname(auctioned_on)", sold, "auctioned")} ${top(1)}`,
      `${by("isodow(auctioned_on)", sold, "auctioned")} ${top(1)}`,
    ]),
  ),
];

const weakSales = `${by("sale", rate, "auctioned", soFar)} HAVING ${rate} < 0.62`;

const limits = [
  ...inClass(
    "limits",
    ask(
      "Which sales of this year had a sell-through below 62%?",
      [weakSales, `SELECT sale FROM (${weakSales})`],
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Hammer total in September without the timed online sales",
      of(hammer, "auctioned", `${online} AND ${between("2026-09-01", "2026-10-01")}`),
    ),
    ask(
      "How many registered bidders have never bought a lot?",
      of("count(*)", "bidders", "id NOT IN (SELECT buyer_id FROM lots WHERE buyer_id IS NOT NULL)"),
    ),
  ),
];

export const auctionQuestions = [
  ...[...figures, ...comparisons, ...operations, ...ranks, ...grouping, ...limits],
  ...furtherAuctionQuestions,
];
