// A book publisher: what is sold and what comes back, as the sales director and account managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherPublishingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (first, end) => `booked_on >= DATE '${first}' AND booked_on < DATE '${end}'`;
const thisYear = "in_year(booked_on, 0)";
const lastMonth = "in_month(booked_on, 1)";
const thirdQuarter = between("2026-07-01", "2026-10-01");
const secondQuarter = between("2026-04-01", "2026-07-01");
const september = between("2026-09-01", "2026-10-01");
const returnRate = "sum(returned) / sum(sold)";
const saltRoad = "title = 'The Salt Road'";

/** The parts of the channels in the net revenue of a time. */
const channelShares = (when) => by("channel", "sum(net) / sum(sum(net)) OVER ()", "ledger", when);

const runningTotal = `SELECT m, sum(net) OVER (ORDER BY m) FROM (
  SELECT ${month("booked_on")} AS m, sum(net) AS net FROM ledger WHERE ${thisYear} GROUP BY 1) ORDER BY 1`;

/** Growth over the month before; January's is over December, or is left empty. */
const audiobookGrowth = (since) => `
  SELECT m, growth FROM (
    SELECT m, net / lag(net) OVER (ORDER BY m) - 1 AS growth FROM (
      SELECT ${month("booked_on")} AS m, sum(net) AS net FROM ledger
      WHERE format = 'AB' AND booked_on >= DATE '${since}' GROUP BY 1))
  WHERE m >= DATE '2026-01-01' ORDER BY 1`;

const unsold = `status = 'AV' AND id NOT IN (
  SELECT edition_id FROM sales WHERE kind = 'S' AND ${lastMonth})`;

const sales = [
  ...inClass(
    "figures",
    ask(
      "How many copies did we sell last week?",
      of("sum(sold)", "ledger", between("2026-10-19", "2026-10-26")),
    ),
    ask("what was our return rate in september", of(returnRate, "ledger", september)),
    thread(
      ask("How many copies came back in September?", of("sum(returned)", "ledger", september)),
      ask(
        "by reason please",
        ["", " AND return_reason IS NOT NULL"].map((known) =>
          by("return_reason", "sum(returned)", "ledger", `${september} AND kind = 'R'${known}`),
        ),
        groups,
      ),
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask("How many copies has The Salt Road sold so far?", of("sum(sold)", "ledger", saltRoad)),
      ask("just the hardback", of("sum(sold)", "ledger", `${saltRoad} AND format = 'HB'`)),
    ),
    ask(
      "copies sold of Okonkwo's books in 2026",
      of("sum(sold)", "ledger", `author = 'Ngozi Okonkwo' AND ${thisYear}`),
    ),
    ask(
      "Gross revenue of Blackwater vs Cobalt this year",
      compared(
        "imprint",
        "sum(gross)",
        "ledger",
        ["imprint = 'Blackwater Crime'", "imprint = 'Cobalt Worlds'"],
        thisYear,
      ),
    ),
    ask(
      "How many paperbacks did Pagewell send back in the third quarter?",
      of("sum(returned)", "ledger", `retailer = 'Pagewell' AND format = 'PB' AND ${thirdQuarter}`),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Copies sold to independent bookshops in the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("sum(sold)", "ledger", `channel = 'IND' AND ${between(first, "2026-11-02")}`),
      ),
    ),
    ask(
      "Net copies between 12 and 24 December 2025?",
      of("sum(net_copies)", "ledger", between("2025-12-12", "2025-12-25")),
    ),
    ask(
      "Net revenue year to date compared with the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(booked_on)", "sum(net)", "ledger", [thisYear, between("2025-01-01", end)]),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask("Running total of net revenue by month this year", runningTotal, series),
    ask(
      "month over month growth of net revenue from audiobooks in 2026",
      [audiobookGrowth("2025-12-01"), audiobookGrowth("2026-01-01")],
      series,
    ),
    ask(
      "Which title is our second best seller this year, in copies?",
      `${by("title", "sum(sold)", "ledger", thisYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "Average net revenue per title for each imprint in 2025",
      by("imprint", "sum(net) / count(DISTINCT title_id)", "ledger", "in_year(booked_on, 1)"),
      groups,
    ),
    ask(
      "How many different titles did we sell in Ireland last month?",
      of("count(DISTINCT title_id)", "ledger", `country = 'IE' AND kind = 'S' AND ${lastMonth}`),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which retailers have a return rate above 10% this year?",
      `${by("retailer", returnRate, "ledger", thisYear)} HAVING ${returnRate} > 0.1`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of our available editions did not sell a single copy in October?",
      of("count(*)", "editions", unsold),
    ),
    ask(
      "Q3 net revenue without supermarkets and wholesalers",
      of("sum(net)", "ledger", `channel NOT IN ('SUP', 'WHO') AND ${thirdQuarter}`),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Net revenue by sales channel in Q3",
        by("channel", "sum(net)", "ledger", thirdQuarter),
        groups,
      ),
      ask("as a share of the total", channelShares(thirdQuarter), share),
      ask(
        "and in Q2?",
        [channelShares(secondQuarter), by("channel", "sum(net)", "ledger", secondQuarter)],
        anyOrder,
      ),
    ),
    ask(
      "copies sold by imprint and month since July",
      `SELECT imprint, ${month("booked_on")}, sum(sold) FROM ledger
         WHERE booked_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "top 3 titles of each imprint by copies sold in 2026",
      topOfEach(3, "imprint", "title", "sum(sold)", "ledger", thisYear),
      anyOrder,
    ),
    ask("On which weekday do we sell the most copies?", [
      `${by("dayname(booked_on)", "sum(sold)", "ledger")} ${top(1)}`,
      `${by("isodow(booked_on)", "sum(sold)", "ledger")} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did Waverleys return more copies than Pagewell this year?",
      compared(
        "retailer",
        "sum(returned)",
        "ledger",
        ["retailer = 'Waverleys'", "retailer = 'Pagewell'"],
        thisYear,
      ),
    ),
  ),
];

export const publishingQuestions = [...sales, ...furtherPublishingQuestions];
