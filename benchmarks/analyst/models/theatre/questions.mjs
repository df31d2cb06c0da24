// Theatres and concert halls: what their people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";
import { laterTheatreQuestions } from "./later-questions.mjs";

export const theatreViews = [
  `CREATE VIEW nights AS
     SELECT f.*, p.title, p.company, p.genre, p.min_age, p.is_own, v.name AS venue, v.city
     FROM performances f JOIN productions p ON p.id = f.production_id
     JOIN venues v ON v.id = f.venue_id`,
  `CREATE VIEW sales AS
     SELECT b.*, n.starts_at, n.status, n.title, n.company, n.genre, n.venue, n.city, c.name AS customer
     FROM bookings b JOIN nights n ON n.id = b.performance_id
     LEFT JOIN customers c ON c.id = b.customer_id`,
  `CREATE VIEW bars AS
     SELECT b.*, v.name AS venue, v.city FROM bar b JOIN venues v ON v.id = b.venue_id`,
  `CREATE VIEW ends AS
     SELECT m.*, v.name AS venue, v.city FROM month_ends m JOIN venues v ON v.id = m.venue_id`,
];

const taken = "sum(amount)";
/** Ticket money may be meant before refunds, or after them. */
const money = [taken, "sum(amount) - coalesce(sum(refund), 0)"];
/** A year's tickets may be those bought in it, or those for its evenings. */
const thisYear = [
  "in_year(booked_at, 0)",
  "in_year(starts_at, 0)",
  "in_year(starts_at, 0) AND starts_at < asked_on()",
];
const readings = (statement) =>
  money.flatMap((sum) => thisYear.map((when) => statement(sum, when)));

const figures = inClass(
  "figures",
  ask("how much did we take at the bars last month", of(taken, "bar", "in_month(taken_on, 1)")),
  ask("what does a ticket cost people on average, bookings made this year", [
    of("sum(amount) / sum(tickets)", "bookings", "in_year(booked_at, 0)"),
    of("sum(amount) / sum(tickets)", "bookings", "in_year(booked_at, 0) AND price_type <> 'CMP'"),
  ]),
  ask(
    "how many people actually turned up in 2025",
    of("sum(attended)", "performances", "in_year(starts_at, 1)"),
  ),
  ask(
    "How much money have we given back to customers since January?",
    of("sum(refund)", "bookings", "refunded_on >= '2026-01-01'"),
  ),
);

const grouped = inClass(
  "groups",
  ask(
    "ticket money per house, 2026 so far",
    readings((sum, when) => by("venue", sum, "sales", when)),
    groups,
  ),
  ask("current members by type", by("tier", "count(*)", "customers", "is_member"), groups),
  ask("what do people buy at the bar, in euros", by("kind", taken, "bar"), groups),
  ask(
    "bookings made in Q3, by channel and by genre",
    [
      `SELECT channel, genre, count(*) FROM sales WHERE in_quarter(booked_at, 1) GROUP BY 1, 2`,
      `SELECT channel, genre, sum(tickets) FROM sales WHERE in_quarter(booked_at, 1) GROUP BY 1, 2`,
    ],
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 5 shows this year by box office",
    readings((sum, when) => `${by("title", sum, "sales", when)} ${top(5)}`),
    ranked,
  ),
  ask(
    "which show played to the fullest houses in 2025",
    ["1.0 * sum(sold) / sum(seats)", "avg(1.0 * sold / seats)"].map(
      (fill) =>
        `${by("title", fill, "nights", "status <> 'CA' AND in_year(starts_at, 1)")} ${top(1)}`,
    ),
  ),
  ask(
    "who is our best customer, by what they've spent?",
    money.map((sum) => `${by("customer", sum, "sales", "customer IS NOT NULL")} ${top(1)}`),
  ),
);

const values = inClass(
  "values",
  ask(
    "how often have we played hamlet so far",
    of("count(*)", "nights", "title = 'Hamlet' AND status = 'PL'"),
  ),
  ask(
    "how many dates does the baltic ballet still have with us this year",
    of(
      "count(*)",
      "nights",
      "company = 'Baltic Ballet' AND status = 'SC' AND in_year(starts_at, 0)",
    ),
  ),
  ask(
    "ice cream and snacks sold at the docklands last month",
    of(
      taken,
      "bars",
      "kind = 'snacks and ice cream' AND venue = 'Docklands Hall' AND in_month(taken_on, 1)",
    ),
  ),
  ask("how many comps did we hand out in september", [
    of("sum(tickets)", "bookings", "price_type = 'CMP' AND in_month(booked_at, 2)"),
    of("sum(tickets)", "sales", "price_type = 'CMP' AND in_month(starts_at, 2)"),
  ]),
);

const nextWeek = "CAST(starts_at AS DATE) BETWEEN '2026-11-02' AND '2026-11-08'";

const time = inClass(
  "time",
  ask("how many performances are on next week", [
    of("count(*)", "performances", `${nextWeek} AND status <> 'CA'`),
    of("count(*)", "performances", nextWeek),
  ]),
  ask(
    "bar money month by month for 2025",
    // August, when the houses are dark, may be left out, or be there with nothing.
    [
      `${by(month("taken_on"), taken, "bar", "in_year(taken_on, 1)")} ORDER BY 1`,
      ...["0", "NULL"].map(
        (nothing) =>
          `SELECT start, coalesce(sum(amount), ${nothing})
             FROM range(DATE '2025-01-01', DATE '2026-01-01', INTERVAL 1 MONTH) months(start)
             LEFT JOIN bar ON date_trunc('month', taken_on) = start GROUP BY 1 ORDER BY 1`,
      ),
    ],
    series,
  ),
  ask(
    "refunds paid out in each quarter of this year",
    `${by("date_trunc('quarter', refunded_on)", "sum(refund)", "bookings", "in_year(refunded_on, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "what was the advance for cork at the end of september",
    of("sum(advance)", "ends", "city = 'Cork' AND counted_on = '2026-09-30'"),
  ),
);

export const theatreQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...comparisons,
  ...limits,
  ...absences,
  ...typos,
  ...followUps,
  ...answerless,
  ...laterTheatreQuestions,
];
