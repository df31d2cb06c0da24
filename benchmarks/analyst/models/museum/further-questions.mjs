// A group of museums: members, tours and loans, as those who look after friends, schools and borrowers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const active = "status = 'ACT'";

const memberships = [
  ...inClass(
    "figures",
    ask("How many active members do we have right now?", of("count(*)", "memberships", active)),
  ),
  ...inClass(
    "grouping",
    ask(
      "active memberships and their annual fees by tier",
      by("tier", "count(*), sum(fee)", "memberships", active),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many active memberships run out before the end of the year?",
      of(
        "count(*)",
        "memberships",
        `${active} AND ${between("ends_on", "2026-11-01", "2027-01-01")}`,
      ),
    ),
    ask(
      "cumulative new memberships in 2026, month by month",
      `SELECT ${month("started_on")} AS m, sum(count(*)) OVER (ORDER BY ${month("started_on")})
         FROM memberships WHERE in_year(started_on, 0) GROUP BY 1 ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of the active members are still in their first year, i.e. have never renewed?",
      of("count(*)", "memberships", `${active} AND renewed_on IS NULL`),
    ),
  ),
];

const held = "status = 'DON'";
const schools = "kind = 'SCH'";
const tourThisYear = "in_year(tour_at, 0)";
const secondQuarter = between("tour_at", "2026-04-01", "2026-07-01");
const thirdQuarter = between("tour_at", "2026-07-01", "2026-10-01");
const november = between("tour_at", "2026-11-01", "2026-12-01");
/** By the year of the tour and by that of the booking. */
const inYear = (back) => ["tour_at", "booked_on"].map((column) => `in_year(${column}, ${back})`);

const tours = [
  ...inClass(
    "values",
    ask(
      "school tours held this year at the Harbour and the Castle, each",
      compared(
        "museum",
        "count(*)",
        "guided",
        ["museum = 'Harbour Museum'", "museum = 'Castle Museum'"],
        `${schools} AND ${held} AND ${tourThisYear}`,
      ),
      anyOrder,
    ),
    thread(
      ask(
        "How many participants did our workshops have in Q2?",
        of("sum(participants)", "guided", `kind = 'WSH' AND ${held} AND ${secondQuarter}`),
      ),
      ask(
        "and in Q3?",
        of("sum(participants)", "guided", `kind = 'WSH' AND ${held} AND ${thirdQuarter}`),
      ),
      ask(
        "by museum please",
        by("museum", "sum(participants)", "guided", `kind = 'WSH' AND ${held} AND ${thirdQuarter}`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many different schools came with a group between January and March 2026?",
      of(
        "count(DISTINCT booker)",
        "guided",
        `${schools} AND ${held} AND ${between("tour_at", "2026-01-01", "2026-04-01")}`,
      ),
    ),
    ask(
      "What's the median number of participants of the private tours held in 2026?",
      of("median(participants)", "guided", `kind = 'PRI' AND ${held} AND ${tourThisYear}`),
    ),
    ask(
      "How many bookings did a school make on average in 2025?",
      inYear(1).map((when) =>
        of("count(*) / count(DISTINCT booker)", "guided", `${schools} AND ${when}`),
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "3 best guides by feedback score in 2025",
      `${by("guide", "avg(feedback)", "guided", "guide IS NOT NULL AND in_year(tour_at, 1)")} ${top(3)}`,
      ranked,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many confirmed tours in November still have no guide?",
      of("count(*)", "guided", `status = 'CNF' AND guide IS NULL AND ${november}`),
    ),
  ),
];

const out = "returned_on IS NULL AND sent_on <= asked_on()";
const overdue = "returned_on IS NULL AND due_back_on < asked_on()";

const loans = [
  ...inClass(
    "grouping",
    ask(
      "insured value of the objects that are out on loan at the moment, by department",
      by("department", "sum(insured_value)", "loans", out),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which loans are overdue?",
      [
        "object",
        "loan_no",
        "loan_no, object",
        "object, borrower",
        "loan_no, object, due_back_on",
      ].map((columns) => `SELECT ${columns} FROM loans WHERE ${overdue}`),
      anyOrder,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which borrowers got more than 12 objects from us in 2025?",
      `${by("borrower", "count(*)", "loans", "in_year(sent_on, 1)")} HAVING count(*) > 12`,
      groups,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did the Railway Museum lose visitors this year?", "cause"),
  noAnswer("How many visitors should we expect over Christmas?", "forecast"),
  noAnswer("What did we spend on electricity last quarter?", "no running costs"),
  noAnswer(
    "Ticket revenue of the Toy Museum in October",
    "no such museum",
    of("count(*)", "ticket_sales", "museum = 'Toy Museum'"),
  ),
  noAnswer("Refund all tickets for Polar Voyages on 25 October", "action"),
  noAnswer("Combien de visiteurs avons-nous eus en octobre au Railway Museum ?", "language"),
  noAnswer("Do you think we should raise the adult ticket price?", "opinion"),
  noAnswer("How many of the August visitors came from abroad?", "no origin of visitors"),
);

export const furtherMuseumQuestions = [...memberships, ...tours, ...loans, ...refusals];
