// Conferences, their tickets, talks and sponsors, as a careful manager of the organiser asks.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherConferenceQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const firstHalf = (year) =>
  `created_at >= DATE '${year}-01-01' AND created_at < DATE '${year}-07-01'`;
const thisHalf = `sum(amount) FILTER (${firstHalf(2026)})`;
const halfBefore = `sum(amount) FILTER (${firstHalf(2025)})`;
const unpaidSince = "paid_on IS NULL AND due_on < asked_on()";
const workshops = "format = 'WSH'";
const nps = "100 * (count(*) FILTER (nps >= 9) - count(*) FILTER (nps <= 6)) / count(nps)";

/** All registrations; those that have not been cancelled; those that are confirmed. */
const registered = ["true", "status <> 'CXL'", "status = 'CNF'"];

const figures = [
  ...inClass(
    "values",
    ask(
      "How many tickets have we sold for CloudNorth 2026 so far?",
      of("count(*)", "sold", "event = 'CloudNorth 2026'"),
    ),
    ask(
      "What was our ticket revenue in the second quarter of 2026?",
      of("sum(amount)", "sold", "in_quarter(created_at, 2)"),
    ),
    ask(
      "How much did Nordlys Systems pay us in 2025?",
      of("sum(paid)", "packages", "sponsor = 'Nordlys Systems' AND in_year(paid_on, 1)"),
    ),
    ask(
      "How many people checked in at Frontend Fjord 2025?",
      of("count(checked_in_at)", "regs", "event = 'Frontend Fjord 2025'"),
    ),
    ask(
      "How many different people attended at least one of our events in 2025?",
      of("count(DISTINCT attendee_id)", "regs", "in_year(checked_in_at, 1)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "By what percentage did ticket revenue grow in the first half of 2026 compared with the first half of 2025?",
      [
        of(`${thisHalf} / ${halfBefore} - 1`, "sold"),
        of(`${thisHalf}, ${halfBefore}`, "sold"),
        of(`${halfBefore}, ${thisHalf}`, "sold"),
      ],
    ),
    ask(
      "What share of the tickets that we sold last year was bought with a promo code?",
      of("count(promo_code) / count(*)", "sold", "in_year(created_at, 1)"),
    ),
    // With the tickets that cost nothing, or without them.
    ask(
      "What is the median ticket price paid by job role?",
      ["true", "amount > 0"].map((where) => by("job_role", "median(amount)", "sold", where)),
      groups,
    ),
    ask(
      "Please show me the cumulative number of registrations for DataForum 2026, month by month.",
      registered.map(
        (where) =>
          `SELECT g, sum(n) OVER (ORDER BY g) FROM (${by(`${month("created_at")} AS g`, "count(*) AS n", "regs", `event = 'DataForum 2026' AND ${where}`)}) ORDER BY 1`,
      ),
      series,
    ),
    // Over all that were accepted, over those that have been given, or over those whose speakers travelled.
    ask("How much do we spend on speaker travel per accepted talk?", [
      of("sum(travel) / count(*)", "programme"),
      of("sum(travel) / count(*)", "programme", "starts_at < asked_on()"),
      of("avg(travel)", "programme"),
    ]),
    // Of what we keep, or of all that was paid.
    ask(
      "What percentage of the ticket revenue did we have to refund in each event series?",
      [
        by("series", "sum(refund) / sum(amount) FILTER (status = 'CNF')", "regs"),
        by("series", "sum(refund) / sum(amount) FILTER (status <> 'PND')", "regs"),
      ],
      groups,
    ),
  ),
];

const conditions = [
  ...inClass(
    "limits",
    ask(
      "Which events have sold more than 90 percent of their capacity?",
      "SELECT event FROM sold GROUP BY 1 HAVING count(*) > 0.9 * max(capacity)",
      anyOrder,
    ),
    ask(
      "Which promo codes were used more than 50 times in 2026?",
      ["regs", "sold", "regs WHERE status <> 'CXL'"].map(
        (table) =>
          `SELECT promo_code FROM (FROM ${table}) WHERE promo_code IS NOT NULL AND in_year(created_at, 0) GROUP BY 1 HAVING count(*) > 50`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many people with a confirmed ticket for AI in Production 2026 did not show up?",
      of("count(*)", "expected", "event = 'AI in Production 2026' AND checked_in_at IS NULL"),
    ),
    ask(
      "Which promo codes have never been used?",
      of(
        "code",
        "promo_codes",
        "code NOT IN (SELECT promo_code FROM regs WHERE promo_code IS NOT NULL)",
      ),
      anyOrder,
    ),
    // All of them, or without those of the event that was called off.
    ask("How many accepted talks do not have a room yet?", [
      of("count(*)", "programme", "room IS NULL"),
      of("count(*)", "programme", "room IS NULL AND event_status <> 'cancelled'"),
    ]),
  ),
];

const groupings = [
  ...inClass(
    "grouping",
    ask(
      "Which three speakers have the best average feedback score, counting only speakers with at least 50 responses?",
      `${by("speaker", "avg(overall)", "rated")} HAVING count(*) >= 50 ${top(3)}`,
      { chart: "groups" },
    ),
    ask(
      "Which ticket type brought in the most revenue at each event held in 2026?",
      ["sold", "expected"].map((table) =>
        topOfEach(1, "event", "ticket_type", "sum(amount)", table, "in_year(starts_on, 0)"),
      ),
      anyOrder,
    ),
    // Events that have not been asked about yet may be left out, or have no figure.
    ask(
      "What is the NPS of each of this year's events?",
      ["sold WHERE nps IS NOT NULL", "sold", "regs"].map((table) =>
        by("event", nps, `(FROM ${table})`, "in_year(starts_on, 0)"),
      ),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many days before the event do people register on average, for each ticket type?",
      ["regs", "sold"].flatMap((table) =>
        [
          "avg(date_diff('day', created_at, starts_on))",
          "avg(epoch(starts_on - created_at)) / 86400",
        ].map((days) => by("ticket_type", days, table)),
      ),
      groups,
    ),
    ask("How many sponsorship invoices are overdue today, and how much money is that?", [
      of("count(*), sum(fee - paid)", "packages", unpaidSince),
      of("sum(fee - paid), count(*)", "packages", unpaidSince),
      of("count(*), sum(fee)", "packages", unpaidSince),
      of("sum(fee), count(*)", "packages", unpaidSince),
    ]),
    ask(
      "How many cancellations came in during each month of 2026?",
      `${by(month("cancelled_at"), "count(*)", "regs", "in_year(cancelled_at, 0)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Was the show-up rate at Frontend Fjord 2026 higher than at Frontend Fjord 2025?",
      compared("event", "count(checked_in_at) / count(*)", "expected", [
        "event = 'Frontend Fjord 2026'",
        "event = 'Frontend Fjord 2025'",
      ]),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "What is the average feedback score by track?",
      by("track", "avg(overall)", "rated"),
      groups,
    ),
    ask("Only workshops, please.", by("track", "avg(overall)", "rated", workshops), groups),
    ask(
      "And how was that in 2025?",
      by("track", "avg(overall)", "rated", `${workshops} AND in_year(submitted_at, 1)`),
      groups,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why were ticket sales for GreenCode so weak?", "causes"),
  noAnswer(
    "How many tickets will we have sold for Leaders in Tech 2026 by the day it opens?",
    "no forecast",
  ),
  noAnswer("What did we spend on catering at DataForum 2026?", "no such thing"),
  noAnswer("Please extend the early bird deadline of Product Camp 2027 by two weeks.", "an action"),
);

export const conferenceQuestions = [
  ...figures,
  ...conditions,
  ...groupings,
  ...followUps,
  ...refusals,
  ...furtherConferenceQuestions,
];
