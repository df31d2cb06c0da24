// A restaurant group: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const sales = "sum(net_amount)";
const thisYear = "in_year(opened_at, 0)";
const dish = (name) => ["sum(quantity)", "plates", `dish = '${name}' AND ${thisYear}`];

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "what share of this year's sales is delivery",
      of(`1.0 * ${sales} FILTER (order_type = 'delivery') / ${sales}`, "tickets", thisYear),
    ),
    ask(
      "tips as a percentage of sales by payment method in 2026",
      by("payment_method", `sum(tip) / ${sales}`, "tickets", thisYear),
      groups,
    ),
    ask(
      "what percent of the reservations in 2025 got cancelled",
      of(
        "1.0 * count(*) FILTER (status = 'cancelled') / count(*)",
        "tables",
        "in_year(reserved_for, 1)",
      ),
    ),
    ask(
      "sales per seat by restaurant in 2025",
      `SELECT v.name, sum(t.net_amount) / v.seats FROM tickets t JOIN venues v ON v.id = t.venue_id
       WHERE in_year(t.opened_at, 1) GROUP BY v.name, v.seats`,
      groups,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("do we sell more margaritas than yuzu spritz this year?", [
      of(...dish("Margarita"), ...dish("Yuzu Spritz")),
    ]),
    ask(
      "did Pearl beat Ballard on sales last month?",
      of(
        ...[sales, "checks", "restaurant = 'Saltwood Pearl' AND in_month(opened_at, 1)"],
        ...[sales, "checks", "restaurant = 'Saltwood Ballard' AND in_month(opened_at, 1)"],
      ),
    ),
  ),
];

export const limits = inClass(
  "limits",
  ask("how many parties of 8 or more did we have in October", [
    of("count(*)", "tables", "party_size >= 8 AND in_month(reserved_for, 1)"),
    of("count(*)", "tables", "party_size >= 8 AND status = 'seated' AND in_month(reserved_for, 1)"),
  ]),
  ask("tickets over $300 this year", of("count(*)", "tickets", `net_amount > 300 AND ${thisYear}`)),
  ask(
    "dishes that sold fewer than 500 portions this year",
    `${by("dish", "sum(quantity)", "plates", thisYear)} HAVING sum(quantity) < 500`,
    groups,
  ),
  ask("restaurants with more than 60 seats", of("name", "venues", "seats > 60"), {
    anyOrder: true,
  }),
);

export const absences = inClass(
  "absence",
  ask(
    "reservations without a guest name last month",
    of("count(*)", "tables", "guest IS NULL AND in_month(reserved_for, 1)"),
  ),
  ask(
    "which dishes did nobody order this year?",
    of(
      "name",
      "dishes",
      `id NOT IN (SELECT dish_id FROM ticket_items i JOIN tickets t ON t.id = i.ticket_id WHERE ${thisYear})`,
    ),
    { anyOrder: true },
  ),
  ask("which restaurant has no manager", of("name", "venues", "manager IS NULL")),
  ask(
    "net sales in 2025 excluding Tacoma",
    of(sales, "checks", "city <> 'Tacoma' AND in_year(opened_at, 1)"),
  ),
);

export const typos = inClass(
  "typos",
  ask(
    "resrvations per restaurnt in 2025",
    by("restaurant", "count(*)", "tables", "in_year(reserved_for, 1)"),
    groups,
  ),
  ask("slamon sales last year", [
    of("sum(amount)", "plates", "dish = 'Cedar Salmon' AND in_year(opened_at, 1)"),
    of("sum(quantity)", "plates", "dish = 'Cedar Salmon' AND in_year(opened_at, 1)"),
  ]),
);

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("sales by city in 2026", by("city", sales, "checks", thisYear), groups),
    ask("only dinner", by("city", sales, "checks", `${thisYear} AND daypart = 'dinner'`), groups),
    ask(
      "same for last year",
      by("city", sales, "checks", "in_year(opened_at, 1) AND daypart = 'dinner'"),
      groups,
    ),
  ),
  thread(
    ask(
      "how many margaritas did we sell last month",
      of("sum(quantity)", "plates", "dish = 'Margarita' AND in_month(opened_at, 1)"),
    ),
    ask(
      "and pinot noir?",
      of("sum(quantity)", "plates", "dish = 'Pinot Noir' AND in_month(opened_at, 1)"),
    ),
    ask(
      "split that by restaurant",
      by("restaurant", "sum(quantity)", "plates", "dish = 'Pinot Noir' AND in_month(opened_at, 1)"),
      groups,
    ),
  ),
  thread(
    ask(
      "Average wait for a table by city, 2026",
      by("city", "avg(wait_minutes)", "tables", "in_year(reserved_for, 0)"),
      groups,
    ),
    ask(
      "just portland and seattle",
      by(
        "city",
        "avg(wait_minutes)",
        "tables",
        "in_year(reserved_for, 0) AND city IN ('Portland', 'Seattle')",
      ),
      groups,
    ),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why did we close the Tacoma place?", "the data tell no causes"),
  noAnswer("what will we sell over Thanksgiving", "there is no forecast"),
  noAnswer("labor cost as a percentage of sales last month", "there is no labor"),
  noAnswer("average Yelp rating by restaurant", "there are no ratings"),
  noAnswer("rent for Bellevue", "there are no rents"),
  noAnswer("how many servers are on shift tonight", "there are no rosters"),
  noAnswer("do guests like the new tofu udon?", "there are no ratings"),
  noAnswer("how many bottles of pinot noir are left in the cellar", "there is no stock"),
  noAnswer("calories of the house burger", "it is not in the model"),
  noAnswer("sales at our Eugene restaurant last month", "there is no such place"),
);
