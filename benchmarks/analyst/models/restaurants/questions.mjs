// A restaurant group: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";

export const restaurantViews = [
  `CREATE VIEW tables AS
     SELECT r.*, v.name AS restaurant, v.city, v.concept
     FROM reservations r JOIN venues v ON v.id = r.venue_id`,
  `CREATE VIEW checks AS
     SELECT t.*, v.name AS restaurant, v.city, v.concept
     FROM tickets t JOIN venues v ON v.id = t.venue_id`,
  `CREATE VIEW plates AS
     SELECT i.*, i.quantity * d.food_cost AS food, d.name AS dish, d.category, d.is_vegan,
       t.opened_at, t.daypart, t.order_type, t.restaurant, t.city, t.concept
     FROM ticket_items i JOIN dishes d ON d.id = i.dish_id JOIN checks t ON t.id = i.ticket_id`,
];

const sales = "sum(net_amount)";
const noShowRate = "1.0 * count(*) FILTER (status = 'no-show') / count(*)";

const figures = inClass(
  "figures",
  ask("net sales last month", of(sales, "tickets", "in_month(opened_at, 1)")),
  ask("how many covers did we do in 2025?", of("sum(guests)", "tickets", "in_year(opened_at, 1)")),
  ask(
    "average check for dine-in this year",
    of("avg(net_amount)", "tickets", "order_type = 'dine-in' AND in_year(opened_at, 0)"),
  ),
  ask("What was our no-show rate in 2025", of(noShowRate, "tables", "in_year(reserved_for, 1)")),
  ask(
    "how much did we give away in discounts in september",
    of("sum(discount)", "tickets", "in_month(opened_at, 2)"),
  ),
);

const grouped = inClass(
  "groups",
  ask(
    "sales by restaurant this year",
    by("restaurant", sales, "checks", "in_year(opened_at, 0)"),
    groups,
  ),
  ask(
    "no-shows by booking source in 2025",
    [
      by("source", "count(*)", "tables", "status = 'no-show' AND in_year(reserved_for, 1)"),
      by("source", "count(*) FILTER (status = 'no-show')", "tables", "in_year(reserved_for, 1)"),
    ],
    groups,
  ),
  ask(
    "net sales by concept and order type last month",
    `SELECT concept, order_type, ${sales} FROM checks WHERE in_month(opened_at, 1) GROUP BY 1, 2`,
    groups,
  ),
  ask(
    "food cost percentage by category in the third quarter",
    by("category", "sum(food) / sum(amount)", "plates", "in_quarter(opened_at, 1)"),
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 10 dishes by portions sold this year",
    `${by("dish", "sum(quantity)", "plates", "in_year(opened_at, 0)")} ${top(10)}`,
    ranked,
  ),
  ask(
    "which restaurant had the worst no-show rate in 2025?",
    `${by("restaurant", noShowRate, "tables", "in_year(reserved_for, 1)")} ${top(1)}`,
  ),
  ask(
    "Who got the most tips in October?",
    `${by("server", "sum(tip)", "checks", "server IS NOT NULL AND in_month(opened_at, 1)")} ${top(1)}`,
  ),
);

const values = inClass(
  "values",
  ask(
    "sales at Ballard last month",
    of(sales, "checks", "restaurant = 'Saltwood Ballard' AND in_month(opened_at, 1)"),
  ),
  ask(
    "taco luz sales this year",
    of(sales, "checks", "restaurant LIKE 'Taco Luz%' AND in_year(opened_at, 0)"),
  ),
  ask(
    "opentable reservations in Seattle in Q3",
    of(
      "count(*)",
      "tables",
      "source = 'OpenTable' AND city = 'Seattle' AND in_quarter(reserved_for, 1)",
    ),
  ),
  ask("who is the manager of the Alberta restaurant?", of("manager", "venues", "id = 2")),
);

/** Last year to date: until the day that the data end with, or until the question's own, the day after. */
const lastYear = (until) => `opened_at >= '2025-01-01' AND opened_at < '${until}'`;

const time = inClass(
  "time",
  ask("how many reservations do we have for next week", [
    of("count(*)", "tables", "CAST(reserved_for AS DATE) BETWEEN '2026-11-02' AND '2026-11-08'"),
    of(
      "count(*)",
      "tables",
      "CAST(reserved_for AS DATE) BETWEEN '2026-11-02' AND '2026-11-08' AND status = 'booked'",
    ),
  ]),
  ask(
    "monthly sales of Noodle Lane Spokane in 2025",
    `${by(month("opened_at"), sales, "checks", "restaurant = 'Noodle Lane Spokane' AND in_year(opened_at, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "sales this year to date vs the same period last year",
    ["2025-11-01", "2025-11-02"].map((until) =>
      of(...[sales, "tickets", "in_year(opened_at, 0)"], ...[sales, "tickets", lastYear(until)]),
    ),
  ),
  ask(
    "which weekday brings in the most money?",
    `${by("dayname(opened_at)", sales, "tickets")} ${top(1)}`,
  ),
  ask("takings on Halloween", [of(sales, "tickets", "CAST(opened_at AS DATE) = '2026-10-31'")]),
);

export const restaurantQuestions = [
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
];
