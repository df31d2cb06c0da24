// A food-delivery platform: what its regional managers, its customer care and its marketing ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of, top, topOfEach } from "../statements.mjs";
import { furtherDeliveryQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const yesterday = "placed_at::DATE = asked_on() - 1";
const lastWeek = (time) =>
  `date_trunc('week', ${time}) = date_trunc('week', asked_on()) - to_days(7)`;
const cancelled = "avg((status = 'CAN')::INT)";

/** An order is one that was placed, or one that was completed: both are fair. */
const orderTables = ["placed", "done"];
const orders = (where) => orderTables.map((table) => of("count(*)", table, where));

/** The same figure of two groups: beside one another, or in a row each, either first. */
const pair = (figure, table, one, other) => [
  of(`${figure} FILTER (${one}) AS one, ${figure} FILTER (${other}) AS other`, table),
  ...["ASC", "DESC"].map(
    (direction) =>
      `SELECT ${figure} FROM ${table} WHERE ${one} OR ${other} GROUP BY (${one}) ORDER BY (${one}) ${direction}`,
  ),
];

const managers = [
  ask("how many orders did we do yesterday?", orders(yesterday)),
  ask("sales last week by city", by("city", "sum(basket)", "done", lastWeek("placed_at")), groups),
  ask(
    "cancellation rate in Glasgow last month",
    of(cancelled, "placed", "city = 'Glasgow' AND in_month(placed_at, 1)"),
  ),
  ask(
    "how many new restaurants since September?",
    of("count(*)", "restaurants", "joined_on >= DATE '2026-09-01'"),
  ),
  ask(
    "which city's sales grew the most from Q2 to Q3?",
    ["q3 - q2", "q3 / q2 - 1", "q2, q3"].map(
      (figure, at) =>
        `WITH quarters AS (
           SELECT city, sum(basket) FILTER (in_quarter(placed_at, 2)) AS q2,
             sum(basket) FILTER (in_quarter(placed_at, 1)) AS q3 FROM done GROUP BY 1)
         SELECT city, ${figure} FROM quarters ORDER BY ${at === 1 ? "q3 / q2" : "q3 - q2"} DESC LIMIT 1`,
    ),
  ),
  ask(
    "top 3 restaurants per city by orders in October",
    orderTables.flatMap((table) => {
      const first = topOfEach(3, "city", "restaurant", "count(*)", table, "in_month(placed_at, 1)");
      const tied = "rank() OVER (PARTITION BY city ORDER BY count(*) DESC)";
      return [first, first.replace(/row_number.*\)(?= <=)/, tied)];
    }),
    anyOrder,
  ),
  ask(
    "how many restaurants does each account manager have?",
    ["true", "status = 'LIVE'", "status <> 'CHURN'"].flatMap((which) => [
      by("account_manager", "count(*)", "restaurants", which),
      by("account_manager", "count(*)", "restaurants", `${which} AND account_manager IS NOT NULL`),
    ]),
    groups,
  ),
  ask(
    "share of this year's sales that comes from Burger Barn",
    of("sum(basket) FILTER (brand = 'Burger Barn') / sum(basket)", "done", "in_year(placed_at, 0)"),
  ),
  ask("who looks after Sushi Mori?", of("account_manager", "restaurants", "name = 'Sushi Mori'")),
  ask(
    "restaurants rated below 4 stars since August",
    ["placed_at", "rated_at"].flatMap((time) =>
      ["restaurant", "restaurant_id, restaurant"].map(
        (group) =>
          `SELECT restaurant, avg(food_stars) FROM placed WHERE ${time} >= DATE '2026-08-01'
           GROUP BY ${group} HAVING avg(food_stars) < 4`,
      ),
    ),
    anyOrder,
  ),
  thread(
    ask(
      "how many orders in Birmingham last month?",
      orders("city = 'Birmingham' AND in_month(placed_at, 1)"),
    ),
    ask("and the month before?", orders("city = 'Birmingham' AND in_month(placed_at, 2)")),
  ),
  thread(
    ask(
      "sales of each Burger Barn branch this year",
      by("restaurant", "sum(basket)", "done", "brand = 'Burger Barn' AND in_year(placed_at, 0)"),
      groups,
    ),
    ask(
      "without pickup",
      by(
        "restaurant",
        "sum(basket)",
        "done",
        "brand = 'Burger Barn' AND in_year(placed_at, 0) AND fulfilment <> 'PCK'",
      ),
      groups,
    ),
  ),
  thread(
    ask(
      "average rating by cuisine this year",
      by("cuisine", "avg(food_stars)", "placed", "in_year(placed_at, 0)"),
      groups,
    ),
    ask(
      "and last year?",
      by("cuisine", "avg(food_stars)", "placed", "in_year(placed_at, 1)"),
      groups,
    ),
  ),
];

const riders = [
  ask(
    "how many riders do we have on the road in Sheffield?",
    of("count(*)", "riders", "city = 'Sheffield' AND status = 'ACT'"),
  ),
  ask(
    "where do our riders wait longest for the food? top 10 in September",
    ["restaurant", "restaurant, restaurant_id"].map(
      (group) =>
        `SELECT restaurant, avg(date_diff('minute', rider_arrived_at, picked_up_at)) FROM placed
         WHERE in_month(placed_at, 2) GROUP BY ${group} ORDER BY 2 DESC NULLS LAST, 1 LIMIT 10`,
    ),
  ),
  ask(
    "who's faster, e-bikes or cars?",
    ["avg(minutes)", "avg(date_diff('minute', picked_up_at, delivered_at))"].flatMap((figure) =>
      pair(figure, "done", "vehicle = 'EBIKE'", "vehicle = 'CAR'"),
    ),
  ),
  ask("how much did riders get in tips last month?", [
    of("sum(tip)", "done", "in_month(placed_at, 1)"),
    of("sum(tip)", "done", "in_month(placed_at, 1) AND rider_id IS NOT NULL"),
  ]),
  ask("how many riders have left this year?", of("count(*)", "riders", "in_year(left_on, 0)")),
  ask(
    "deliveries over 5 km in Q3",
    of("count(*)", "brought", "distance_m > 5000 AND in_quarter(placed_at, 1)"),
  ),
  thread(
    ask(
      "how many riders started in September?",
      of("count(*)", "riders", "in_month(started_on, 2)"),
    ),
    ask(
      "how many of those have already left?",
      of("count(*)", "riders", "in_month(started_on, 2) AND left_on IS NOT NULL"),
    ),
  ),
  thread(
    ask(
      "how many late deliveries last week?",
      of("count(*)", "brought", `is_late AND ${lastWeek("placed_at")}`),
    ),
    ask(
      "which riders?",
      ["true", "rider IS NOT NULL"].flatMap((who) =>
        ["rider", "rider_id, rider"].map(
          (group) =>
            `SELECT rider, count(*) FROM brought WHERE is_late AND ${lastWeek("placed_at")} AND ${who} GROUP BY ${group}`,
        ),
      ),
      anyOrder,
    ),
  ),
];

const marketing = [
  ask("how many orders used SPOOKY26?", orders("code = 'SPOOKY26'")),
  ask(
    "do people spend more with a voucher or without?",
    ["avg(basket)", "avg(basket - discount)"].flatMap((figure) =>
      pair(figure, "done", "promotion_id IS NOT NULL", "promotion_id IS NULL"),
    ),
  ),
  ask(
    "new customers per month this year",
    `${by(month("placed_at"), "count(*)", "placed", "is_first_order AND in_year(placed_at, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "how many customers ordered more than 3 times in September?",
    orderTables.map(
      (table) =>
        `SELECT count(*) FROM (${by("customer_id", "count(*) AS orders", table, "in_month(placed_at, 2)")} HAVING count(*) > 3)`,
    ),
  ),
  ask(
    "which promotions are running right now?",
    ["code", "name", "code, name"].map((column) =>
      of(column, "promotions", "starts_on <= asked_on() AND ends_on >= asked_on()"),
    ),
    anyOrder,
  ),
];

const partners = [
  ask(
    "Curry Leaf's rating over the last 3 months, by month",
    ["placed_at", "rated_at"].map(
      (time) =>
        `${by(month(time), "avg(food_stars)", "placed", `restaurant = 'Curry Leaf' AND ${time} >= DATE '2026-08-01'`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "busiest hour at Burger Barn Deansgate",
    orderTables.map(
      (table) =>
        `${by("hour(placed_at)", "count(*)", table, "restaurant = 'Burger Barn Deansgate'")} ${top(1)}`,
    ),
  ),
  ask(
    "how long does Thai Orchid take to get the food ready?",
    of("avg(date_diff('minute', accepted_at, ready_at))", "placed", "restaurant = 'Thai Orchid'"),
  ),
  ask(
    "which Burger Barn branch has the worst reviews?",
    `${by("restaurant", "avg(food_stars)", "placed", "brand = 'Burger Barn'")} ${top(1, "ASC")}`,
  ),
];

const unanswered = [
  noAnswer("how much do riders earn per hour?", "neither pay nor hours of riders are kept"),
  noAnswer("which dish sells best at Bella Napoli?", "dishes are not kept, only how many items"),
  noAnswer("what did customers write about our riders?", "there are stars, but no texts"),
  noAnswer(
    "how many orders did we have in Cardiff last month?",
    "there is no such city",
    "SELECT 0",
  ),
  noAnswer("what was our profit in September?", "costs are not kept"),
  noAnswer(
    "how many people looked at our menu and didn't order?",
    "visits to the menus are not kept",
  ),
  noAnswer("how many orders will we get in November?", "November has only begun"),
  noAnswer("sales in November 2023?", "the data begin in January 2024", "SELECT 0"),
];

/** What the users of the platform's dashboards ask. */
export const deliveryQuestions = [
  ...managers,
  ...riders,
  ...marketing,
  ...partners,
  ...furtherDeliveryQuestions,
  ...unanswered,
];
