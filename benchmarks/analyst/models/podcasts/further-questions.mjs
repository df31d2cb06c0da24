// A podcast network: ads and the invoices for them, as account managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thisYear = "in_year(aired_on, 0)";
const lastYear = "in_year(aired_on, 1)";
const revenue = "sum(revenue)";
const insurance = "advertiser = 'Tideway Insurance'";
const owed = "status IN ('OPN', 'DIS')";
const overdue = `${owed} AND due_on < asked_on()`;
const endingSoon = "status = 'LIV' AND ends_on < DATE '2026-11-16'";
const hostRead = "count(*) FILTER (is_host_read)";
const produced = "count(*) FILTER (NOT is_host_read)";
const inOctober = "in_month(aired_on, 1)";
const pricingOf = (figure) => by("pricing", figure, "aired", thisYear);

/** Ad revenue of each month of this year and of all of them until then. */
const running = `
  SELECT m, sum(n) OVER (ORDER BY m) FROM (
    SELECT ${month("aired_on")} AS m, ${revenue} AS n FROM aired WHERE ${thisYear} GROUP BY 1)
  ORDER BY 1`;

const ads = [
  ...inClass(
    "comparisons",
    ask(
      "What is our ad revenue year to date against the same period of 2025?",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(aired_on)", revenue, "aired", [
          thisYear,
          between("aired_on", "2025-01-01", end),
        ]),
      ),
    ),
  ),
  ...inClass(
    "values",
    thread(
      ask(
        "How much ad revenue did Tideway Insurance bring in this year?",
        of(revenue, "aired", `${insurance} AND ${thisYear}`),
      ),
      ask("what about last year?", of(revenue, "aired", `${insurance} AND ${lastYear}`)),
    ),
  ),
  ...inClass(
    "operations",
    ask("running total of ad revenue by month, 2026", running, series),
    ask(
      "What is the average ad revenue per spot by ad position this year?",
      by("position", "sum(revenue) / count(*)", "aired", thisYear),
      groups,
    ),
    ask(
      "Who was our second biggest advertiser by ad revenue in 2025?",
      `${by("advertiser", revenue, "aired", lastYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "How many different advertisers had a spot in Marginal Seats this year?",
      of("count(DISTINCT advertiser)", "aired", `show_name = 'Marginal Seats' AND ${thisYear}`),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask("Ad revenue this year by pricing", pricingOf(revenue), groups),
      ask(
        "as a share of the total please",
        pricingOf(`sum(revenue) / (SELECT sum(revenue) FROM aired WHERE ${thisYear})`),
        anyOrder,
      ),
    ),
    ask(
      "top 3 advertisers in each genre by ad revenue this year",
      topOfEach(3, "genre", "advertiser", revenue, "aired", thisYear),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many campaigns were booked this year without a media agency?",
      of("count(*)", "deals", "agency IS NULL AND in_year(booked_on, 0)"),
    ),
    ask(
      "How many campaigns start in November, leaving out cancelled ones?",
      of("count(*)", "deals", "status <> 'CXL' AND in_month(starts_on, 0)"),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which live campaigns end by 15 November?",
      [
        `SELECT name, ends_on FROM deals WHERE ${endingSoon}`,
        `SELECT name FROM deals WHERE ${endingSoon}`,
        `SELECT code FROM deals WHERE ${endingSoon}`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "yesno",
    ask("Did we run more host-read spots than produced ones in October?", [
      ...compared(
        "is_host_read",
        "count(*)",
        "aired",
        ["is_host_read", "NOT is_host_read"],
        inOctober,
      ),
      of(`${hostRead} > ${produced}`, "aired", inOctober),
    ]),
  ),
];

const billing = [
  ...inClass(
    "figures",
    thread(
      ask("How many invoices are overdue?", of("count(*)", "bills", overdue)),
      ask(
        "how much money is that, per account manager",
        by("account_manager", "sum(amount)", "bills", overdue),
        groups,
      ),
    ),
    ask(
      "median amount of the invoices we issued this year",
      of("median(amount)", "bills", "in_year(issued_on, 0)"),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 5 advertisers take longest to pay on average?",
      `${by("advertiser", "avg(date_diff('day', issued_on, paid_on))", "bills", "paid_on IS NOT NULL")} ${top(5)}`,
      ranked,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "which invoices are still disputed?",
      "SELECT invoice_no FROM bills WHERE status = 'DIS'",
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How much did sponsors pay us in September, by payment date?",
      of("sum(amount)", "bills", between("paid_on", "2026-09-01", "2026-10-01")),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did Second Helpings lose listeners over the summer?", "cause"),
  noAnswer("What will our ad revenue be in Q1 next year?", "forecast"),
  noAnswer("How many listeners of Morning Ledger are women under 35?", "no ages or sexes"),
  noAnswer("What do we pay Bea Lomax per episode?", "no fees of hosts"),
  noAnswer("Send a reminder for every overdue invoice to the advertisers", "action"),
  noAnswer("Wie viele Downloads hatte Signal to Noise im September?", "language"),
  noAnswer("Should we cancel Wild Swim Club?", "opinion"),
  noAnswer(
    "How many downloads did The Midnight Gardener get in October?",
    "no such show",
    of("count(*)", "heard", "show_name = 'The Midnight Gardener'"),
  ),
);

export const furtherPodcastQuestions = [...ads, ...billing, ...refusals];
