// A group of museums: visitors, tickets, exhibitions, shops and cafés, as its head of operations and its finance lead ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherMuseumQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const visits = (first, end) => `${between("visit_on", first, end)} AND visit_on < asked_on()`;
const kept = "NOT is_refunded";
const people = `sum(people) FILTER (${kept} AND visit_on < asked_on())`;
const tickets = `sum(tickets) FILTER (${kept})`;
const revenue = `sum(price) FILTER (${kept})`;
const lastMonth = "in_month(visit_on, 1)";
const thisYear = "in_year(visit_on, 0) AND visit_on < asked_on()";
/** A condition on a time, by the day of visit and by that of the sale: "sold in September" may be either. */
const soldOrVisited = (first, end) =>
  ["visit_on", "sold_at"].map((column) => between(column, first, end));
const familyIn = (year, where = "true") =>
  of(
    tickets,
    "admissions",
    `visitor_type = 'FAM' AND ${visits(`${year}-08-01`, `${year}-09-01`)} AND ${where}`,
  );

const admissions = [
  ...inClass(
    "figures",
    ask("How many visitors did we have in October?", of(people, "admissions", lastMonth)),
    ask(
      "How much did people donate on top of their tickets in December 2025?",
      soldOrVisited("2025-12-01", "2026-01-01").map((when) =>
        of("sum(donation)", "admissions", when),
      ),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many people came to the Railway Museum last week",
      of(
        people,
        "admissions",
        `museum = 'Railway Museum' AND ${visits("2026-10-19", "2026-10-26")}`,
      ),
    ),
    ask(
      "How many visitors did the Matisse exhibition get in total?",
      of(people, "admissions", "title = 'Matisse in Colour'"),
    ),
    thread(
      ask("How many family tickets did we have for visits in August?", familyIn(2026)),
      ask("what about August last year?", familyIn(2025)),
      ask("only Natural History", familyIn(2025, "museum = 'Museum of Natural History'")),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Top 5 exhibitions by ticket revenue in 2025",
      `${by("title", revenue, "admissions", "title IS NOT NULL AND in_year(visit_on, 1)")} ${top(5)}`,
      ranked,
    ),
    ask(
      "For each museum, which exhibition drew the most visitors this year?",
      topOfEach(1, "museum", "title", people, "admissions", `title IS NOT NULL AND ${thisYear}`),
      anyOrder,
    ),
    ask("Which weekday is our busiest in terms of visitors in 2026?", [
      `${by("dayname(visit_on)", people, "admissions", thisYear)} ${top(1)}`,
      `${by("isodow(visit_on)", people, "admissions", thisYear)} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "tickets sold by channel and month from July to September",
      soldOrVisited("2026-07-01", "2026-10-01").map(
        (when, at) =>
          `SELECT channel, ${month(["visit_on", "sold_at"][at])}, ${tickets} FROM admissions
             WHERE ${when} GROUP BY 1, 2`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "visitor numbers year to date compared with the same period last year",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(visit_on)", people, "admissions", [thisYear, visits("2025-01-01", end)]),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of tickets was sold online in 2025, web shop and app together?",
      soldOrVisited("2025-01-01", "2026-01-01").map((when) =>
        of(
          `sum(tickets) FILTER (channel IN ('WEB', 'APP')) / sum(tickets)`,
          "admissions",
          `${kept} AND ${when}`,
        ),
      ),
    ),
    ask(
      "Café sales per visitor in August",
      `SELECT (SELECT sum(net) FROM outlets WHERE outlet = 'CAF' AND ${between("day", "2026-08-01", "2026-09-01")})
         / (SELECT ${people} FROM admissions WHERE ${visits("2026-08-01", "2026-09-01")})`,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "October ticket revenue without group tickets",
      ["visitor_type <> 'GRP'", "visitor_type IS DISTINCT FROM 'GRP'"].map((where) =>
        of(revenue, "admissions", `${lastMonth} AND ${where}`),
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Did the Harbour Museum have more visitors in October than in September?", [
      ...compared(month("visit_on"), people, "admissions", [
        `museum = 'Harbour Museum' AND ${lastMonth}`,
        `museum = 'Harbour Museum' AND ${visits("2026-09-01", "2026-10-01")}`,
      ]),
      `SELECT sum(people) FILTER (${lastMonth}) > sum(people) FILTER (in_month(visit_on, 2))
         FROM admissions WHERE ${kept} AND museum = 'Harbour Museum'`,
    ]),
  ),
];

const onNow = "opens_on <= asked_on() AND (closes_on IS NULL OR closes_on >= asked_on())";
const opening = between("opens_on", "2026-11-01", "2027-02-02");
const exhibitions = inClass(
  "lists",
  ask(
    "Which of the exhibitions that are on now have no sponsor?",
    `SELECT title FROM exhibitions WHERE ${onNow} AND sponsor IS NULL`,
    anyOrder,
  ),
  ask(
    "what's opening in the next three months? (exhibitions)",
    ["title", "title, opens_on", "title, museum, opens_on"].map(
      (columns) => `SELECT ${columns} FROM exhibitions WHERE ${opening}`,
    ),
    anyOrder,
  ),
);

const october = "in_month(day, 1)";
const shop = "outlet = 'SHP'";
const margin = "(sum(net) - sum(cost)) / sum(net)";
const thisYearOfOutlets = "in_year(day, 0)";
const ninetyDays = (first) => `outlet = 'CAF' AND ${between("day", first, "2026-11-01")}`;

/** The stock at the close of the last day of each month. */
const stockOfMonths = `
  SELECT ${month("day")}, sum(stock) FROM outlets
    WHERE day IN (SELECT max(day) FROM outlets WHERE day >= DATE '2026-05-01' GROUP BY ${month("day")})
    GROUP BY 1 ORDER BY 1`;

const outlets = [
  ...inClass(
    "figures",
    ask(
      "How many staff hours did the Railway Museum's café need in October?",
      of(
        "sum(staff_hours)",
        "outlets",
        `museum = 'Railway Museum' AND outlet = 'CAF' AND ${october}`,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "gross margin this year, shop vs café",
      compared("outlet", margin, "outlets", [shop, "outlet = 'CAF'"], thisYearOfOutlets),
    ),
    thread(
      ask(
        "Shop sales by museum in October",
        by("museum", "sum(net)", "outlets", `${shop} AND ${october}`),
        groups,
      ),
      ask(
        "as a share of the total",
        by("museum", "sum(net) / sum(sum(net)) OVER ()", "outlets", `${shop} AND ${october}`),
        share,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "café takings over the last 90 days",
      ["2026-08-03", "2026-08-04"].map((first) => of("sum(net)", "outlets", ninetyDays(first))),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "By what percentage did shop sales change from September to October?",
      of(
        "sum(net) FILTER (in_month(day, 1)) / sum(net) FILTER (in_month(day, 2)) - 1",
        "outlets",
        shop,
      ),
    ),
    ask(
      "Which museum's shop is second in net sales this year?",
      `${by("museum", "sum(net)", "outlets", `${shop} AND ${thisYearOfOutlets}`)} ${top(1)} OFFSET 1`,
    ),
  ),
  ...inClass(
    "levels",
    ask(
      "What was the stock in our shops worth at the end of September?",
      of("sum(stock)", "outlets", "day = DATE '2026-09-30'"),
    ),
    ask("Stock value at the end of each month since May", stockOfMonths, series),
  ),
];

export const museumQuestions = [
  ...admissions,
  ...exhibitions,
  ...outlets,
  ...furtherMuseumQuestions,
];
