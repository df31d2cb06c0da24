// Quarries and asphalt plants: what went over the weighbridge, as the head of sales and the regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherQuarryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const tonnes = "sum(sold_t)";
const sales = "sum(sale)";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thisYear = "in_year(weighed_at, 0)";
const lastMonth = "in_month(weighed_at, 1)";
const thirdQuarter = (year) => between("weighed_at", `${year}-07-01`, `${year}-10-01`);
const september = between("weighed_at", "2026-09-01", "2026-10-01");
const harker = (name) => `customer = 'Harker ${name}'`;

/** The growth of each month of this year, with, without or with an empty one for January. */
const growth = (from, first = from) => `
  SELECT m, sold / lag(sold) OVER (ORDER BY m) - 1 FROM (
    SELECT ${month("weighed_at")} AS m, ${tonnes} AS sold FROM loads WHERE weighed_at >= DATE '${from}' GROUP BY 1)
  QUALIFY m >= DATE '${first}' ORDER BY 1`;

const idleInThirdQuarter = `NOT is_cash AND id NOT IN (SELECT customer_id FROM tickets WHERE ${thirdQuarter(2026)})`;

const figures = inClass(
  "figures",
  ask(
    "How many tonnes did we sell last week?",
    of(tonnes, "loads", between("weighed_at", "2026-10-19", "2026-10-26")),
  ),
  ask(
    "what's our haulage margin so far this year",
    of("sum(charged) - sum(paid)", "loads", thisYear),
  ),
  ask(
    "Average selling price of asphalt per tonne in September?",
    of(`${sales} / ${tonnes}`, "loads", `product_family = 'ASP' AND ${september}`),
  ),
  ask("How many different customers bought from us in October?", [
    of("count(DISTINCT customer_id)", "loads", lastMonth),
    of("count(DISTINCT customer_id)", "loads", `${lastMonth} AND NOT is_rejected`),
  ]),
);

const values = inClass(
  "values",
  ask(
    "Type 1 tonnage out of Blackshaw Quarry last month",
    of(
      tonnes,
      "loads",
      `site = 'Blackshaw Quarry' AND product = 'Type 1 sub-base' AND ${lastMonth}`,
    ),
  ),
  ask("Product sales to Harker Surfacing and Harker Groundworks this year", [
    ...compared("customer", sales, "loads", [harker("Surfacing"), harker("Groundworks")], thisYear),
    of(sales, "loads", `customer LIKE 'Harker %' AND ${thisYear}`),
  ]),
  ask(
    "average turnaround at Newport vs Avonmouth, october",
    compared(
      "site",
      "avg(turnaround_min)",
      "loads",
      ["site = 'Newport Asphalt'", "site = 'Avonmouth Asphalt'"],
      lastMonth,
    ),
  ),
  ask(
    "What did our South West sites sell to readymix producers in Q2 2026, in pounds?",
    of(
      sales,
      "loads",
      `region = 'South West' AND segment = 'RMC' AND ${between("weighed_at", "2026-04-01", "2026-07-01")}`,
    ),
  ),
  ask(
    "Who was ticket WB-429000 for and what product was on it?",
    "SELECT customer, product FROM loads WHERE ticket_no = 'WB-429000'",
  ),
  thread(
    ask(
      "How many loads did Mendip Tippers carry in September?",
      of("count(*)", "loads", `haulier = 'Mendip Tippers' AND ${september}`),
    ),
    ask(
      "and Gwent Bulk?",
      of("count(*)", "loads", `haulier = 'Gwent Bulk Transport' AND ${september}`),
    ),
    ask(
      "what did they cost us?",
      of("sum(paid)", "loads", `haulier = 'Gwent Bulk Transport' AND ${september}`),
    ),
  ),
);

const times = inClass(
  "time",
  ask(
    "Tonnes sold year to date compared with the same period last year",
    ["2025-11-01", "2025-11-02"].flatMap((end) =>
      compared("year(weighed_at)", tonnes, "loads", [
        thisYear,
        between("weighed_at", "2025-01-01", end),
      ]),
    ),
  ),
  ask(
    "Product sales by month since April",
    `${by(month("weighed_at"), sales, "loads", "weighed_at >= DATE '2026-04-01'")} ORDER BY 1`,
    series,
  ),
  thread(
    ask(
      "agricultural lime tonnes in Q3",
      of(tonnes, "loads", `product_family = 'LIM' AND ${thirdQuarter(2026)}`),
    ),
    ask(
      "what about last year?",
      of(tonnes, "loads", `product_family = 'LIM' AND ${thirdQuarter(2025)}`),
    ),
  ),
);

const operations = inClass(
  "operations",
  ask(
    "What share of this year's product sales comes from each product family?",
    `SELECT product_family, ${sales} / sum(${sales}) OVER () FROM loads WHERE ${thisYear} GROUP BY 1`,
    share,
  ),
  ask(
    "Month on month growth of tonnes sold in 2026",
    [growth("2025-12-01", "2026-01-01"), growth("2026-01-01"), growth("2026-01-01", "2026-02-01")],
    series,
  ),
  ask(
    "Median payload of delivered asphalt loads this year?",
    of("median(net_t)", "loads", `product_family = 'ASP' AND sale_type = 'DEL' AND ${thisYear}`),
  ),
  ask(
    "Who is our second biggest customer by tonnes this year?",
    `${by("customer", tonnes, "loads", thisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
  ),
);

const limits = inClass(
  "limits",
  ask(
    "customers who took more than 500 tonnes in October",
    `${by("customer", tonnes, "loads", lastMonth)} HAVING ${tonnes} > 500`,
    groups,
  ),
  ask(
    "How many tonnes did we sell this year to places more than 50 km away?",
    of(tonnes, "loads", `distance_km > 50 AND ${thisYear}`),
  ),
);

const absence = inClass(
  "absence",
  ask(
    "Tonnes sold this year without asphalt",
    of(tonnes, "loads", `product_family <> 'ASP' AND ${thisYear}`),
  ),
  ask(
    "Which account customers didn't have a single load in Q3?",
    `SELECT customer FROM customers WHERE ${idleInThirdQuarter}`,
    anyOrder,
  ),
  ask(
    "how many customers have no account manager",
    of("count(*)", "customers", "account_manager IS NULL"),
  ),
);

const grouping = inClass(
  "grouping",
  ask(
    "Tonnes sold by region and month for the third quarter",
    `SELECT region, ${month("weighed_at")}, ${tonnes} FROM loads WHERE ${thirdQuarter(2026)} GROUP BY 1, 2`,
    anyOrder,
  ),
  ask(
    "top 3 products at each asphalt plant by sales, 2026",
    topOfEach(3, "site", "product", sales, "loads", `site_type = 'ASP' AND ${thisYear}`),
    anyOrder,
  ),
  ask("What weekday has the most loads at Shapwick?", [
    `${by("dayname(weighed_at)", "count(*)", "loads", "site = 'Shapwick Quarry'")} ${top(1)}`,
    `${by("isodow(weighed_at)", "count(*)", "loads", "site = 'Shapwick Quarry'")} ${top(1)}`,
  ]),
);

const comparisons = inClass(
  "comparisons",
  ask(
    "Did Torr Edge sell more tonnes than Shapwick in October?",
    compared(
      "site",
      tonnes,
      "loads",
      ["site = 'Torr Edge Quarry'", "site = 'Shapwick Quarry'"],
      lastMonth,
    ),
  ),
  ask(
    "Which three hauliers left us the least haulage margin this year?",
    `${by("haulier", "sum(charged) - sum(paid)", "loads", `haulier IS NOT NULL AND ${thisYear}`)} ${top(3, "ASC")}`,
    ranked,
  ),
);

export const quarryQuestions = [
  ...figures,
  ...values,
  ...times,
  ...operations,
  ...limits,
  ...absence,
  ...grouping,
  ...comparisons,
  ...furtherQuarryQuestions,
];
