// An operator of vending and coffee machines: sales, clients and machines, as the finance lead and account managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherVendingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const sold = (first, end) => between("sold_on", first, end);
const thisYear = "in_year(sold_on, 0)";
const lastYear = "in_year(sold_on, 1)";
const lastMonth = "in_month(sold_on, 1)";
const thirdQuarter = (year) => sold(`${year}-07-01`, `${year}-10-01`);
const net = "sum(net)";
const units = "sum(units)";
const marginRate = "sum(margin) / sum(net)";
const inPlace = "removed_on IS NULL";
const running = "starts_on <= asked_on() AND (ends_on IS NULL OR ends_on >= asked_on())";
const endingSoon = "ends_on >= asked_on() AND ends_on <= DATE '2027-03-31'";
const salesByMonth = `SELECT ${month("sold_on")} AS m, ${net} AS n FROM sold WHERE ${thisYear} GROUP BY 1`;

const sales = [
  ...inClass(
    "figures",
    ask(
      "Margin rate in Q3 against Q3 of last year",
      compared("year(sold_on)", marginRate, "sold", [thirdQuarter(2026), thirdQuarter(2025)]),
    ),
    ask(
      "How much commission did St Aidan Hospital earn in Q3?",
      of("sum(commission)", "sold", `client = 'St Aidan Hospital' AND ${thirdQuarter(2026)}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "By how many percent did net sales change from August to September?",
      `SELECT ${net} FILTER (${sold("2026-09-01", "2026-10-01")}) / ${net} FILTER (${sold("2026-08-01", "2026-09-01")}) - 1 FROM sold`,
    ),
    ask(
      "Running total of net sales by month this year",
      [
        `SELECT m, sum(n) OVER (ORDER BY m) FROM (${salesByMonth}) ORDER BY 1`,
        `SELECT m, n, sum(n) OVER (ORDER BY m) FROM (${salesByMonth}) ORDER BY 1`,
      ],
      series,
    ),
    ask(
      "Which client was our second biggest by revenue in 2025?",
      `${by("client", net, "sold", lastYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "revenue per selling machine by site type, Q3 2026",
      by("site_type", "sum(net) / count(DISTINCT machine_id)", "sold", thirdQuarter(2026)),
      groups,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many cappuccinos did we sell in Leeds last month",
      of(units, "sold", `product = 'Cappuccino' AND city = 'Leeds' AND ${lastMonth}`),
    ),
    ask(
      "Net sales 2026 so far at Ashgrove University and Ashgrove Leisure",
      compared(
        "client",
        net,
        "sold",
        ["client = 'Ashgrove University'", "client = 'Ashgrove Leisure'"],
        thisYear,
      ),
    ),
    ask(
      "Volt Energy units sold at Midland Coach Stations between 1 June and 31 August",
      of(
        units,
        "sold",
        `product = 'Volt Energy 250ml' AND client = 'Midland Coach Stations' AND ${sold("2026-06-01", "2026-09-01")}`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Revenue year to date vs the same period last year please",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(sold_on)", net, "sold", [thisYear, sold("2025-01-01", end)]),
      ),
    ),
    ask(
      "net sales in the North West over the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of(net, "sold", `region = 'North West' AND ${sold(first, "2026-11-01")}`),
      ),
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "Top 5 products by units sold this year",
        `${by("product", units, "sold", thisYear)} ${top(5)}`,
        ranked,
      ),
      ask("what about last year?", `${by("product", units, "sold", lastYear)} ${top(5)}`, ranked),
    ),
    ask(
      "three best selling products in each region last month, by units",
      topOfEach(3, "region", "product", units, "sold", lastMonth),
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Units sold by weekday at stations this year",
      ["dayname(sold_on)", "isodow(sold_on)"].map((day) =>
        by(day, units, "sold", `site_type = 'STN' AND ${thisYear}`),
      ),
      groups,
    ),
    ask(
      "Cold drinks revenue by region and month, June to August 2026",
      [
        ["region", month("sold_on")],
        [month("sold_on"), "region"],
      ].map(
        ([one, other]) =>
          `SELECT ${one}, ${other}, ${net} FROM sold
             WHERE category = 'Cold drinks' AND ${sold("2026-06-01", "2026-09-01")} GROUP BY 1, 2`,
      ),
      anyOrder,
    ),
    ask(
      "net sales by region in October, leaving out free vend",
      ["contract_type <> 'FV'", "payment_method <> 'FRV'"].map((paid) =>
        by("region", net, "sold", `${paid} AND ${lastMonth}`),
      ),
      groups,
    ),
  ),
  ...inClass(
    "comparisons",
    ask("Did contactless cards bring in more money than cash in Q3?", [
      ...compared(
        "payment_method",
        net,
        "sold",
        ["payment_method = 'CRD'", "payment_method = 'CSH'"],
        thirdQuarter(2026),
      ),
      of(
        "sum(net) FILTER (payment_method = 'CRD') > sum(net) FILTER (payment_method = 'CSH')",
        "sold",
        thirdQuarter(2026),
      ),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of the machines in place sold nothing in October?",
      of(
        "count(*)",
        "machines",
        `${inPlace} AND id NOT IN (SELECT machine_id FROM sales WHERE ${lastMonth})`,
      ),
    ),
  ),
];

const clientsAndMachines = [
  ...inClass(
    "lists",
    ask(
      "Which contracts run out before the end of March 2027?",
      [
        "contract_no",
        "client",
        "contract_no, client",
        "contract_no, ends_on",
        "contract_no, client, ends_on",
        "client, ends_on",
      ].map((columns) => `SELECT ${columns} FROM contracts WHERE ${endingSoon}`),
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What commission rate do we pay on average in the contracts that are running?",
      of("avg(commission_pct) / 100", "contracts", running),
    ),
    ask(
      "How many machines did we install this year, and how many did we remove?",
      of(
        "count(*)",
        "machines",
        "in_year(installed_on, 0)",
        "count(*)",
        "machines",
        "in_year(removed_on, 0)",
      ),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many coffee machines are in place in each region?",
        by("region", "count(*)", "machines", `machine_type = 'HOT' AND ${inPlace}`),
        groups,
      ),
      ask(
        "and without a card reader?",
        by(
          "region",
          "count(*)",
          "machines",
          `machine_type = 'HOT' AND ${inPlace} AND NOT has_card_reader`,
        ),
        groups,
      ),
      ask(
        "as a share of all coffee machines of the region",
        by(
          "region",
          "count(*) FILTER (NOT has_card_reader) / count(*)",
          "machines",
          `machine_type = 'HOT' AND ${inPlace}`,
        ),
        groups,
      ),
    ),
  ),
];

export const vendingQuestions = [...sales, ...clientsAndMachines, ...furtherVendingQuestions];
