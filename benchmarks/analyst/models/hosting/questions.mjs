// A hosting company: incidents, halls and support, as the head of operations and the site managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherHostingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const detectedThisYear = "in_year(detected_at, 0)";
const thirdQuarter = "in_quarter(detected_at, 1)";
const mttr = "avg(hours)";
const isOpen = "resolved_at IS NULL";
const isGrave = "severity IN ('P1', 'P2')";
const today = "day = DATE '2026-10-31'";
const occupancy = "sum(racks_let) / sum(racks_built)";
const pue = "sum(total_kwh) / sum(it_kwh)";
const lastWeek = between("opened_at", "2026-10-19", "2026-10-26");
const enterpriseThirdQuarter = "size = 'ENT' AND in_quarter(opened_at, 1)";
const ticketsOctober = "in_month(opened_at, 1)";
const reopened = "count(*) FILTER (is_reopened) / count(*)";
const energyByMonth = `SELECT ${month("day")} AS m, sum(total_kwh) AS kwh FROM halls
  WHERE in_year(day, 0) GROUP BY 1`;

const incidents = [
  ...inClass(
    "figures",
    ask(
      "median hours to resolve for major incidents so far this year",
      of("median(hours)", "trouble", `severity = 'P2' AND ${detectedThisYear}`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Cooling incidents in June to August 2026 compared with the same three months of 2025",
      compared("year(detected_at)", "count(*)", "trouble", [
        `category = 'COO' AND ${between("detected_at", "2026-06-01", "2026-09-01")}`,
        `category = 'COO' AND ${between("detected_at", "2025-06-01", "2025-09-01")}`,
      ]),
    ),
    ask("did Stockholm have any outages in the last 90 days?", [
      of("count(*)", "trouble", "site = 'STO1' AND is_outage AND detected_at >= DATE '2026-08-03'"),
      of("count(*)", "trouble", "site = 'STO1' AND is_outage AND detected_at >= DATE '2026-08-04'"),
    ]),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Mean time to resolve by severity in Q3",
        by("severity", mttr, "trouble", thirdQuarter),
        groups,
      ),
      ask("by site instead", by("site", mttr, "trouble", thirdQuarter), groups),
    ),
    ask(
      "Incidents per month and severity, this year",
      `SELECT ${month("detected_at")}, severity, count(*) FROM trouble
         WHERE ${detectedThisYear} GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which three sites had the most downtime this year?",
      `${by("site", "sum(downtime_min)", "trouble", detectedThisYear)} ${top(3)}`,
      ranked,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which critical or major incidents are still open?",
      `SELECT incident_no FROM trouble WHERE ${isOpen} AND ${isGrave}`,
      anyOrder,
    ),
  ),
];

const halls = [
  ...inClass(
    "levels",
    ask(
      "How many racks are free at each site right now?",
      by("site", "sum(racks_free)", "halls", today),
      groups,
    ),
    ask(
      "What was our rack occupancy at the end of June, and at the end of June last year?",
      compared("year(day)", occupancy, "halls", [
        "day = DATE '2026-06-30'",
        "day = DATE '2025-06-30'",
      ]),
    ),
    ask(
      "racks let at month end in 2026, Frankfurt West vs Frankfurt East",
      [
        `SELECT day, site, sum(racks_let) FROM halls
           WHERE site IN ('FRA1', 'FRA2') AND in_year(day, 0) AND day = last_day(day) GROUP BY 1, 2`,
        `SELECT ${month("day")}, site, sum(racks_let) FROM halls
           WHERE site IN ('FRA1', 'FRA2') AND in_year(day, 0) AND day = last_day(day) GROUP BY 1, 2`,
        `SELECT ${month("day")}, sum(racks_let) FILTER (site = 'FRA1'),
           sum(racks_let) FILTER (site = 'FRA2') FROM halls
           WHERE in_year(day, 0) AND day = last_day(day) GROUP BY 1`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which halls are more than 90% full right now?",
      [
        `${by("hall", occupancy, "halls", today)} HAVING ${occupancy} > 0.9`,
        `SELECT hall FROM halls WHERE ${today} GROUP BY 1 HAVING ${occupancy} > 0.9`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Running total of energy consumption by month this year",
      `SELECT m, sum(kwh) OVER (ORDER BY m) FROM (${energyByMonth}) ORDER BY 1`,
      series,
    ),
    ask(
      "which site had the best PUE in Q3?",
      `${by("site", pue, "halls", "in_quarter(day, 1)")} ${top(1, "ASC")}`,
    ),
  ),
];

const support = [
  ...inClass(
    "times",
    ask(
      "How many different customers opened a high or urgent priority ticket last week?",
      of("count(DISTINCT customer_id)", "handled", `priority IN ('HIG', 'URG') AND ${lastWeek}`),
    ),
    ask(
      "number of access requests between 10 and 20 October",
      of(
        "count(*)",
        "handled",
        `topic = 'Access request' AND ${between("opened_at", "2026-10-10", "2026-10-21")}`,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Tickets by day of the week this year",
      ["dayname", "isodow", "dayofweek"].map((day) =>
        by(`${day}(opened_at)`, "count(*)", "handled", "in_year(opened_at, 0)"),
      ),
      groups,
    ),
    thread(
      ask(
        "Tickets by topic in October",
        by("topic", "count(*)", "handled", ticketsOctober),
        groups,
      ),
      ask(
        "only enterprise customers",
        by("topic", "count(*)", "handled", `${ticketsOctober} AND size = 'ENT'`),
        groups,
      ),
    ),
    ask(
      "reopen rate per topic for Q3, worst first",
      `${by("topic", reopened, "handled", "in_quarter(opened_at, 1)")} ORDER BY 2 DESC`,
      ranked,
    ),
  ),
  ...inClass(
    "operations",
    ask("On average, how many tickets did each enterprise customer open in Q3?", [
      of("count(*) / count(DISTINCT customer_id)", "handled", enterpriseThirdQuarter),
      `SELECT count(*) / (SELECT count(*) FROM customers WHERE size = 'ENT') FROM handled
         WHERE ${enterpriseThirdQuarter}`,
    ]),
  ),
  ...inClass(
    "ranks",
    ask(
      "Who's our second best support agent by customer satisfaction this year?",
      `${by("agent", "avg(stars)", "handled", "in_year(opened_at, 0)")} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
  ),
];

export const hostingQuestions = [...incidents, ...halls, ...support, ...furtherHostingQuestions];
