// Theatres: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";

const fill = "1.0 * sum(sold) / sum(seats)";
/** This year's evenings until now, or with those that are planned; last year's until then, or all. */
const fillOf = [
  ["in_year(starts_at, 0) AND status = 'PL'", "in_year(starts_at, 1)"],
  ["in_year(starts_at, 0)", "in_year(starts_at, 1)"],
  ["in_year(starts_at, 0) AND status = 'PL'", "in_year(starts_at, 1) AND starts_at < '2025-11-01'"],
  [
    "in_year(starts_at, 0) AND starts_at < '2026-11-02'",
    "in_year(starts_at, 1) AND starts_at < '2025-11-02'",
  ],
];
const octoberBar = "(SELECT sum(amount) FROM bar WHERE in_month(taken_on, 1))";
const net = "sum(amount) - coalesce(sum(refund), 0)";
const sold = (sum, back) => `(SELECT ${sum} FROM bookings WHERE in_month(booked_at, ${back}))`;

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "how full are our houses this year compared to last year",
      fillOf.map(([now, before]) => of(fill, "performances", now, fill, "performances", before)),
    ),
    ask(
      "what share of the tickets goes through the website",
      of("1.0 * sum(tickets) FILTER (channel = 'WEB') / sum(tickets)", "bookings"),
    ),
    ask("bar spend per visitor in october", [
      `SELECT ${octoberBar} / (SELECT sum(attended) FROM nights WHERE in_month(starts_at, 1))`,
      `SELECT ${octoberBar} / (SELECT sum(attended) FROM nights WHERE in_month(starts_at, 1) AND venue <> 'The Loft')`,
    ]),
    ask(
      "how much more or less did we sell in tickets in october than in september, in euros",
      ["sum(amount)", net].flatMap((sum) => [
        `SELECT ${sold(sum, 1)} - ${sold(sum, 2)}`,
        `SELECT ${sold(sum, 2)} - ${sold(sum, 1)}`,
        `SELECT ${sold(sum, 1)}, ${sold(sum, 2)}`,
      ]),
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "did cork sell more tickets than galway last month?",
      of(
        ...["sum(tickets)", "sales", "city = 'Cork' AND in_month(booked_at, 1)"],
        ...["sum(tickets)", "sales", "city = 'Galway' AND in_month(booked_at, 1)"],
      ),
    ),
    ask("do students pay less for a ticket than members do", [
      of(
        ...["sum(amount) / sum(tickets)", "bookings", "price_type = 'STU'"],
        ...["sum(amount) / sum(tickets)", "bookings", "price_type = 'MEM'"],
      ),
    ]),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "group bookings in 2026, i.e. ten tickets or more, how many were there",
    of("count(*)", "bookings", "tickets >= 10 AND in_year(booked_at, 0)"),
  ),
  ask(
    "companies whose shows brought in over 40,000 euros last year",
    ["sum(amount)", net].flatMap((sum) =>
      ["booked_at", "starts_at"].map(
        (time) => `${by("company", sum, "sales", `in_year(${time}, 1)`)} HAVING ${sum} > 40000`,
      ),
    ),
    groups,
  ),
  ask(
    "how many of our customers are younger than 30",
    of("count(*)", "customers", "born_on > asked_on() - INTERVAL 30 YEAR"),
  ),
);

export const absences = inClass(
  "absence",
  ask(
    "which productions have we not put on even once?",
    of(
      "title",
      "productions",
      "id NOT IN (SELECT production_id FROM performances WHERE status = 'PL')",
    ),
    { anyOrder: true },
  ),
  ask("members who haven't booked a thing this year, how many is that", [
    of(
      "count(*)",
      "customers",
      "is_member AND id NOT IN (SELECT customer_id FROM bookings WHERE in_year(booked_at, 0) AND customer_id IS NOT NULL)",
    ),
  ]),
);

export const typos = inClass(
  "typos",
  ask(
    "canceled perfomances by vanue in 2025",
    [
      by("venue", "count(*)", "nights", "status = 'CA' AND in_year(starts_at, 1)"),
      by("venue", "count(*) FILTER (status = 'CA')", "nights", "in_year(starts_at, 1)"),
    ],
    groups,
  ),
  ask(
    "bar takngs at gate stret last yr",
    of("sum(amount)", "bars", "venue = 'Gate Street Theatre' AND in_year(taken_on, 1)"),
  ),
);

/** Money of a genre: bought in the year, or for the evenings of it, before refunds or after. */
const genreIn = (genre, back) =>
  ["sum(amount)", net].flatMap((sum) =>
    ["booked_at", "starts_at"].map((time) =>
      of(sum, "sales", `genre = '${genre}' AND in_year(${time}, ${back})`),
    ),
  );
const beer = (back) =>
  of(
    "sum(amount)",
    "bars",
    `kind = 'wine and beer' AND venue = 'Lee Concert Hall' AND in_month(taken_on, ${back})`,
  );
/** Months without a new member may be left out, or be there with none. */
const joined = (where) => [
  `${by(month("member_since"), "count(*)", "customers", `${where} AND in_year(member_since, 0)`)} ORDER BY 1`,
  `SELECT start, count(member_since)
     FROM range(DATE '2026-01-01', DATE '2026-11-01', INTERVAL 1 MONTH) months(start)
     LEFT JOIN customers ON date_trunc('month', member_since) = start AND ${where} GROUP BY 1 ORDER BY 1`,
];

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("ticket income from opera in 2025", genreIn("opera", 1)),
    ask("and dance?", genreIn("dance", 1)),
    ask("what about the year before", genreIn("dance", 2)),
  ),
  thread(
    ask("how much wine and beer did the lee concert hall sell in october", beer(1)),
    ask("and the month before", beer(2)),
  ),
  thread(
    ask("new memberships per month this year", joined("tier IS NOT NULL"), series),
    ask("just the friends please", joined("tier = 'FR'"), series),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why did so few people come to bog bodies", "the data tell no causes"),
  noAnswer("how many tickets are we going to sell over christmas", "there is no forecast"),
  noAnswer("what did the papers write about hamlet", "there are no reviews"),
  noAnswer("move saturday's matinee at gate street to 3 pm", "it reads, and changes nothing"),
  noAnswer("how many programmes did we sell last night", "programmes are not in the data"),
  noAnswer("ticket sales of the belfast house last month", "there is no such house"),
);
