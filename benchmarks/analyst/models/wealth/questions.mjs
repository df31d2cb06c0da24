// A wealth manager: assets, flows and clients, as its finance lead and regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherWealthQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const now = "month_end = DATE '2026-10-31'";
const at = (day) => `month_end = DATE '${day}'`;
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const settled = "flow_status = 'SET'";
const contributed = `kind = 'CON' AND ${settled}`;
const withdrawn = `kind = 'WDR' AND ${settled}`;
const settledThisYear = "in_year(settled_on, 0)";
const okafors = `adviser LIKE '%Okafor' AND ${withdrawn} AND ${settledThisYear}`;

/** Each month's contributions from `first`, as their growth over the month before, for 2026. */
const growth = (first) => `
  SELECT m, total / lag(total) OVER (ORDER BY m) - 1 AS growth FROM (
    SELECT ${month("settled_on")} AS m, sum(amount) AS total FROM moved
    WHERE ${contributed} AND settled_on >= DATE '${first}' GROUP BY 1)
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

const leftBy = (reasonWhere) => (year) =>
  `${by("leaving_reason", "count(*)", "clients", `in_year(left_on, ${year})${reasonWhere}`)} ORDER BY 2 DESC`;
const leavers = (year) =>
  ["", " AND leaving_reason IS NOT NULL"].map((where) => leftBy(where)(year));

const assets = [
  ...inClass(
    "levels",
    ask(
      "How did AUM develop month by month over the last 12 months?",
      ["month_end", "date_trunc('month', month_end)"].map(
        (time) => `${by(time, "sum(value)", "held", "month_end > DATE '2025-10-31'")} ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "What was our average month-end AUM in Q3?",
      "SELECT avg(total) FROM (SELECT month_end, sum(value) AS total FROM held WHERE in_quarter(month_end, 1) GROUP BY 1)",
    ),
    ask(
      "By how much has the cash held in portfolios changed since the end of last year?",
      `SELECT sum(cash) FILTER (${now}) - sum(cash) FILTER (${at("2025-12-31")}) FROM held`,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "AUM of Charlotte Vane at the end of September",
      of("sum(value)", "held", `adviser = 'Charlotte Vane' AND ${at("2026-09-30")}`),
    ),
    ask(
      "what is portfolio PF-30645 worth at the moment?",
      of("sum(value)", "held", `portfolio_no = 'PF-30645' AND ${now}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of our AUM is discretionary?",
      of("sum(value) FILTER (mandate = 'DIS') / sum(value)", "held", now),
    ),
    ask(
      "Which adviser has the second highest AUM?",
      `${by("adviser", "sum(value)", "held", now)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "How much do we manage per open portfolio, by tax wrapper?",
      by("wrapper", "sum(value) / count(*)", "held", now),
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("AUM by region please", by("region", "sum(value)", "held", now), groups),
      ask(
        "as a share",
        `SELECT region, sum(value) / (SELECT sum(value) FROM held WHERE ${now}) FROM held WHERE ${now} GROUP BY 1`,
        share,
      ),
    ),
  ),
];

const flows = [
  ...inClass(
    "figures",
    ask(
      "Net flows for the year to date against the same span of 2025",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(settled_on)", "sum(net)", "moved", [
          `${settled} AND ${settledThisYear}`,
          `${settled} AND ${between("settled_on", "2025-01-01", end)}`,
        ]),
      ),
    ),
  ),
  ...inClass(
    "values",
    ask("How much did Okafor's clients withdraw in 2026?", [
      of("sum(amount)", "moved", okafors),
      `${by("adviser", "sum(amount)", "moved", okafors)} ORDER BY 1`,
      `${by("adviser", "sum(amount)", "moved", okafors)} ORDER BY 2 DESC`,
    ]),
  ),
  ...inClass(
    "times",
    ask(
      "Total withdrawals last week?",
      of(
        "sum(amount)",
        "moved",
        `${withdrawn} AND ${between("settled_on", "2026-10-19", "2026-10-26")}`,
      ),
    ),
    ask(
      "contributions into ISAs between 1 March and 5 April this year",
      of(
        "sum(amount)",
        "moved",
        `${contributed} AND wrapper = 'ISA' AND ${between("settled_on", "2026-03-01", "2026-04-06")}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Month over month growth of contributions in 2026",
      [growth("2025-12-01"), growth("2026-01-01")],
      series,
    ),
    ask(
      "Running total of net flows by month for this year",
      `SELECT m, sum(total) OVER (ORDER BY m) FROM (
         SELECT ${month("settled_on")} AS m, sum(net) AS total FROM moved
         WHERE ${settled} AND ${settledThisYear} GROUP BY 1) ORDER BY 1`,
      series,
    ),
    ask(
      "how many different private office clients made a withdrawal in October",
      of(
        "count(DISTINCT client_id)",
        "moved",
        `${withdrawn} AND in_month(settled_on, 1) AND service_level = 'PVT'`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many withdrawals of more than £50k were settled this year?",
      of("count(*)", "moved", `${withdrawn} AND ${settledThisYear} AND amount > 50000`),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of our current clients have not made a single contribution this year?",
      of(
        "count(*)",
        "clients",
        `left_on IS NULL AND id NOT IN (SELECT client_id FROM moved WHERE ${contributed} AND ${settledThisYear})`,
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Are there any pending withdrawals above £10,000?", [
      `SELECT CASE WHEN count(*) > 0 THEN 'Yes' ELSE 'No, none' END FROM moved
         WHERE kind = 'WDR' AND flow_status = 'PEN' AND amount > 10000`,
      of("count(*)", "moved", "kind = 'WDR' AND flow_status = 'PEN' AND amount > 10000"),
    ]),
  ),
];

const clients = [
  ...inClass(
    "limits",
    ask(
      "Which advisers look after more than 35 current clients?",
      `${by("adviser", "count(*)", "clients", "left_on IS NULL")} HAVING count(*) > 35`,
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("For what reasons did clients leave us in 2025?", leavers(1), groups),
      ask("what about this year", leavers(0), groups),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which clients have a review booked for next week?",
      `SELECT DISTINCT client_name FROM met WHERE ${between("booked_for", "2026-11-02", "2026-11-09")}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Our 5 biggest clients flagged as vulnerable, by portfolio value",
      `${by("client_name", "sum(value)", "held", `is_vulnerable AND ${now}`)} ${top(5)}`,
      ranked,
    ),
  ),
];

export const wealthQuestions = [...assets, ...flows, ...clients, ...furtherWealthQuestions];
