// A caterer: what the owner and those who sell the events want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherCateringQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const yearOf = "year(day)";
const toDate = "(in_year(day, 0) OR in_year(day, 1)) AND strftime(day, '%m%d') < '1101'";
const billedToDate = toDate.replaceAll("day", "issued_on");
const weddings = "occasion = 'Wedding'";

/** The seven days from Monday on, and the week that ends today. */
const nextWeek = "day BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'";
const nextWeekend = "day BETWEEN DATE '2026-11-07' AND DATE '2026-11-08'";
const lastWeek = "enquired_at >= DATE '2026-10-19' AND enquired_at < DATE '2026-10-26'";
const weekToNow = "enquired_at >= DATE '2026-10-26' AND enquired_at < DATE '2026-11-02'";

const owner = inClass(
  "owner",
  ask("how much did we invoice last month", [
    of("sum(net)", "bills", "in_month(issued_on, 1)"),
    of("sum(total)", "bills", "in_month(issued_on, 1)"),
    of("sum(net)", "bills", "in_month(issued_on, 1) AND kind <> 'CRN'"),
  ]),
  ask("Turnover so far this year compared to the same time last year", [
    ...compared(yearOf, "sum(value)", "done", ["in_year(day, 0)", "in_year(day, 1)"], toDate),
    ...compared(
      "year(issued_on)",
      "sum(net)",
      "bills",
      ["in_year(issued_on, 0)", "in_year(issued_on, 1)"],
      billedToDate,
    ),
  ]),
  ask(
    "which kind of party makes us the most money?",
    [
      `${by("occasion", "sum(value)", "done")} ${top(1)}`,
      `${by("occasion", "sum(value)", "booked")} ${top(1)}`,
      `${by("occasion", "sum(value)", "done", thisYear)} ${top(1)}`,
    ],
    ranked,
  ),
  ask("How many weddings do we have in the book for 2027?", [
    of("count(*)", "booked", `${weddings} AND year(day) = 2027`),
  ]),
  ask("what share of the people who ask us end up booking, this year", [
    of("avg(won)", "decided", "in_year(enquired_at, 0)"),
    of("avg(won)", "decided", thisYear),
    of("avg((status IN ('CNF', 'DON'))::INTEGER)", "jobs", "in_year(enquired_at, 0)"),
    of("avg((confirmed_on IS NOT NULL)::INTEGER)", "jobs", "in_year(enquired_at, 0)"),
  ]),
  ask("What do people spend per head on a wedding?", [
    of("sum(value) / sum(heads)", "done", weddings),
    of("avg(head)", "done", weddings),
    of("avg(head)", "booked", weddings),
    of("sum(value) / sum(heads)", "booked", weddings),
    of("avg(head)", "jobs", weddings),
  ]),
  ask(
    "our ten best customers this year",
    [
      `${by("customer", "sum(value)", "done", thisYear)} ${top(10)}`,
      `${by("customer", "sum(value)", "booked", thisYear)} ${top(10)}`,
      `${by("customer", "sum(net)", "bills", "in_year(issued_on, 0)")} ${top(10)}`,
    ],
    ranked,
  ),
  ask("How much business did we lose to cancellations in 2026?", [
    of("sum(value)", "jobs", "status = 'CXL' AND in_year(cancelled_on, 0)"),
    of("sum(value)", "jobs", `status = 'CXL' AND ${thisYear}`),
  ]),
  ask(
    "what reasons do people give when they don't go with us",
    by("lost_reason", "count(*)", "jobs", "status = 'LST'"),
    groups,
  ),
  ask(
    "Revenue month by month this year please",
    [
      `${by(month("day"), "sum(value)", "done", thisYear)} ORDER BY 1`,
      `${by(month("issued_on"), "sum(net)", "bills", "in_year(issued_on, 0)")} ORDER BY 1`,
    ],
    series,
  ),
  ask(
    "private vs corporate, how does our turnover split?",
    [by("kind", "sum(value)", "done"), by("kind", "sum(value)", "done", thisYear)],
    share,
  ),
  thread(
    ask("what's our average rating this year", of("avg(rating)", "jobs", thisYear)),
    ask(
      "and by event manager?",
      by("manager", "avg(rating)", "jobs", `${thisYear} AND rating IS NOT NULL`),
      groups,
    ),
  ),
  thread(
    ask("How many events did we do in October?", of("count(*)", "done", "in_month(day, 1)")),
    ask("And guests?", of("sum(heads)", "done", "in_month(day, 1)")),
  ),
);

const sales = inClass(
  "sales",
  ask(
    "What's on next weekend?",
    [of("ref", "booked", nextWeekend), of("customer", "booked", nextWeekend)],
    anyOrder,
  ),
  ask("how many people are we feeding next week", of("sum(heads)", "booked", nextWeek)),
  ask("How many quotes are out and what are they worth?", [
    of("count(*), sum(value)", "jobs", "status = 'QTE'"),
  ]),
  ask(
    "quotes older than 2 weeks that nobody has answered",
    [
      of("ref", "jobs", "status = 'QTE' AND quoted_on < DATE '2026-10-18'"),
      of("customer", "jobs", "status = 'QTE' AND quoted_on < DATE '2026-10-18'"),
      of("count(*)", "jobs", "status = 'QTE' AND quoted_on < DATE '2026-10-18'"),
    ],
    anyOrder,
  ),
  ask(
    "biggest event still to come this year",
    ["heads", "value"].flatMap((size) => [
      `SELECT ref, ${size} FROM booked WHERE status = 'CNF' AND ${thisYear} ORDER BY 2 DESC LIMIT 1`,
      `SELECT customer, ${size} FROM booked WHERE status = 'CNF' AND ${thisYear} ORDER BY 2 DESC LIMIT 1`,
    ]),
  ),
  ask("enquiries last week", [of("count(*)", "jobs", lastWeek), of("count(*)", "jobs", weekToNow)]),
  ask(
    "Where do our enquiries come from?",
    [
      by("source", "count(*)", "jobs"),
      by("source", "count(*)", "jobs", "source IS NOT NULL"),
      by("source", "count(*)", "jobs", "in_year(enquired_at, 0)"),
    ],
    groups,
  ),
  ask("how long does it take us to send out a quote on average?", [
    of("avg(date_diff('day', enquired_at::DATE, quoted_on))", "jobs"),
    of("avg(date_diff('hour', enquired_at, quoted_on::TIMESTAMP) / 24)", "jobs"),
  ]),
  ask(
    "which Saturdays in December are still free",
    `SELECT d::DATE FROM generate_series(DATE '2026-12-05', DATE '2026-12-26', INTERVAL 7 DAY) t(d)
       WHERE d::DATE NOT IN (SELECT day FROM booked)`,
    anyOrder,
  ),
  ask("how far ahead do couples book us", [
    of("avg(date_diff('day', enquired_at, starts_at))", "booked", weddings),
    of("avg(date_diff('day', enquired_at, starts_at))", "jobs", weddings),
    of("avg(date_diff('day', confirmed_on, day))", "booked", weddings),
    of("avg(date_diff('day', enquired_at, starts_at))", "done", weddings),
  ]),
  thread(
    ask(
      "who closed the most bookings this year?",
      [
        `${by("manager", "count(*)", "jobs", "confirmed_on IS NOT NULL AND in_year(confirmed_on, 0)")} ${top(1)}`,
        `${by("manager", "count(*)", "booked", "in_year(confirmed_on, 0)")} ${top(1)}`,
        `${by("manager", "count(*)", "booked", thisYear)} ${top(1)}`,
      ],
      ranked,
    ),
    ask(
      "and last year",
      [
        `${by("manager", "count(*)", "jobs", "confirmed_on IS NOT NULL AND in_year(confirmed_on, 1)")} ${top(1)}`,
        `${by("manager", "count(*)", "booked", "in_year(confirmed_on, 1)")} ${top(1)}`,
        `${by("manager", "count(*)", "booked", "in_year(day, 1)")} ${top(1)}`,
      ],
      ranked,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("what will December bring in?", "no forecast"),
  noAnswer("why was August so quiet", "causes"),
  noAnswer("Move the wedding at Harlow Barn on the 8th to the 15th", "an action"),
  noAnswer("What does Blue Plate charge per head?", "no such thing"),
);

export const cateringQuestions = [...owner, ...sales, ...refusals, ...furtherCateringQuestions];
