// A car rental company, as its managers type their questions.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { furtherRentalQuestions } from "./further-questions.mjs";

const overdue = "paid_on IS NULL AND due_on < asked_on()";
const sameMonths = "year(issued_on) >= 2025 AND month(issued_on) <= 10";
const amountOf = (year) => `sum(amount) FILTER (year(issued_on) = ${year})`;
const topExtras = (figure) =>
  `SELECT country, item, ${figure} AS v FROM bills WHERE kind = 'E' GROUP BY 1, 2
   QUALIFY row_number() OVER (PARTITION BY country ORDER BY v DESC) <= 3`;
const perRentalDay = (figure, days) =>
  `SELECT (${of(figure, "bills", "in_year(issued_on, 1)")}) / (${days})`;
const rentalDays2025 = of("sum(days)", "hired", "in_year(pickup_at, 1)");
const corporate2025 = "in_year(pickup_at, 1) AND customer_id IS NOT NULL";
const inYears = (time) => [
  `status = 'X' AND in_year(${time}, 1)`,
  `status = 'X' AND in_year(${time}, 2)`,
];
const moreCancelled = (time) => {
  const [last, before] = inYears(time);
  return of("count(*)", "desk", last, "count(*)", "desk", before);
};
const companiesWithoutRental = `SELECT name FROM corporate_customers WHERE id NOT IN
   (SELECT customer_id FROM hired WHERE in_year(pickup_at, 0) AND customer_id IS NOT NULL)`;
const industries = (back) =>
  by("industry", "sum(amount)", "bills", `industry IS NOT NULL AND in_year(issued_on, ${back})`);
const sameIndustries = (order) =>
  `SELECT l.industry, l.v FROM (${industries(1)}) l(industry, v)
   JOIN (${industries(0)} ${top(3)}) t(industry, v) USING (industry) ORDER BY ${order} DESC`;

const managers = [
  ...inClass(
    "values",
    ask(
      "What was our revenue in the third quarter of 2026?",
      of("sum(amount)", "bills", "in_quarter(issued_on, 1)"),
    ),
    ask("How many bookings came in through the app last year?", [
      of("count(*)", "desk", "channel = 'App' AND in_year(booked_on, 1)"),
      of("count(*)", "desk", "channel = 'App' AND in_year(pickup_at, 1)"),
    ]),
    ask(
      "How many rentals started at Málaga Aeropuerto in July 2026?",
      of("count(*)", "hired", "station = 'Málaga Aeropuerto' AND in_month(pickup_at, 4)"),
    ),
  ),
  ...inClass(
    "operations",
    ask("Compare the revenue from January to October 2026 with the same months of last year.", [
      of(
        "sum(amount)",
        "bills",
        "in_year(issued_on, 0)",
        "sum(amount)",
        "bills",
        "in_year(issued_on, 1) AND month(issued_on) <= 10",
      ),
      `${by("date_trunc('year', issued_on)", "sum(amount)", "bills", sameMonths)} ORDER BY 1`,
      `${by(month("issued_on"), "sum(amount)", "bills", sameMonths)} ORDER BY 1`,
      `${by("monthname(issued_on)", `${amountOf(2026)}, ${amountOf(2025)}`, "bills", sameMonths)} ORDER BY min(month(issued_on))`,
    ]),
    ask(
      "Show me the cumulative revenue by month for 2026.",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("issued_on")} AS g`, "sum(amount) AS v", "bills", "in_year(issued_on, 0)")}) ORDER BY 1`,
      series,
    ),
    ask(
      "What is the median repair cost for each type of damage?",
      by("type", "median(cost)", "harm"),
      groups,
    ),
    ask(
      "What share of our revenue comes from corporate customers?",
      of("sum(amount) FILTER (customer_id IS NOT NULL) / sum(amount)", "bills"),
    ),
    ask("What was our revenue per rental day in 2025?", [
      perRentalDay("sum(amount)", rentalDays2025),
      perRentalDay("sum(amount) FILTER (kind = 'R')", rentalDays2025),
      perRentalDay("sum(amount)", of("sum(rented_days)", "counts", "in_year(month_end, 1)")),
    ]),
    ask("How many rentals did a corporate customer make on average in 2025?", [
      of("count(*) / count(DISTINCT customer_id)", "hired", corporate2025),
      `SELECT (${of("count(*)", "hired", corporate2025)}) / (${of("count(*)", "corporate_customers")})`,
    ]),
  ),
  ...inClass(
    "limits",
    ask("How many rentals lasted longer than two weeks?", [
      of("count(*)", "hired", "days > 14"),
      of("count(*)", "hired", "days > 14 AND status = 'C'"),
    ]),
    ask(
      "Which stations had more than 150 rentals in 2025?",
      "SELECT station FROM hired WHERE in_year(pickup_at, 1) GROUP BY 1 HAVING count(*) > 150",
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many vehicles that are still in the fleet have never been damaged?",
      of("count(*)", "vehicles", "sold_on IS NULL AND id NOT IN (SELECT vehicle_id FROM damages)"),
    ),
    ask("Which corporate customers have not rented a car this year?", companiesWithoutRental, {
      anyOrder: true,
    }),
  ),
  ...inClass(
    "grouping",
    ask(
      "Revenue by country and booked class in 2026",
      "SELECT country, booked_class, sum(amount) FROM bills WHERE in_year(issued_on, 0) GROUP BY ALL",
      groups,
    ),
    ask(
      "What are the three best-selling extras in each country?",
      [topExtras("count(*)"), topExtras("sum(amount)"), topExtras("sum(quantity)")],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many cars came back late in October 2026?",
      of("count(*)", "desk", "returned_at > due_at AND in_month(returned_at, 1)"),
    ),
    ask("How many days before the pick-up do our customers book on average?", [
      of("avg(date_diff('day', booked_on, pickup_at))", "desk"),
      of("avg(date_diff('day', booked_on, pickup_at))", "hired"),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask(
      "What was the average fleet size by vehicle class in 2026?",
      [
        by("class", "sum(vehicles) / 10", "counts", "in_year(month_end, 0)"),
        "SELECT class, avg(v) FROM (SELECT class, month_end, sum(vehicles) AS v FROM counts WHERE in_year(month_end, 0) GROUP BY ALL) GROUP BY 1",
      ],
      groups,
    ),
    ask(
      "How has utilisation developed by quarter since the beginning of 2025?",
      `${by("date_trunc('quarter', month_end)", "sum(rented_days) / sum(available_days)", "counts", "month_end >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did we have more cancellations in 2025 than in 2024?",
      ["cancelled_on", "booked_on", "pickup_at"].map(moreCancelled),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("How many invoices are overdue?", of("count(DISTINCT invoice_id)", "bills", overdue)),
      ask("How much money is that in total?", of("sum(amount)", "bills", overdue)),
      ask(
        "Which five corporate customers owe us the most of it?",
        `${by("company", "sum(amount)", "bills", `${overdue} AND company IS NOT NULL`)} ${top(5)}`,
        ranked,
      ),
    ),
    thread(
      ask(
        "Revenue with corporate customers this year",
        of("sum(amount)", "bills", "customer_id IS NOT NULL AND in_year(issued_on, 0)"),
      ),
      ask("Which three industries contribute the most?", `${industries(0)} ${top(3)}`, ranked),
      ask(
        "And how was that last year?",
        [`${industries(1)} ${top(3)}`, sameIndustries("l.v"), sameIndustries("t.v")],
        ranked,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why was February 2026 so weak?", "causes"),
    noAnswer("How many bookings can we expect next summer?", "no forecast"),
    noAnswer("How satisfied are our customers with the station in Lyon?", "no such thing"),
    noAnswer("Please send a payment reminder to Crédit Rhône.", "an action"),
  ),
];

export const rentalQuestions = [...managers, ...furtherRentalQuestions];

export const rentalViews = [
  `CREATE VIEW desk AS
     SELECT b.*, s.name AS station, s.country, s.kind AS station_kind, v.plate, v.class, v.make, v.fuel,
       c.name AS company, c.industry
     FROM bookings b JOIN stations s ON s.id = b.pickup_station_id
     LEFT JOIN vehicles v ON v.id = b.vehicle_id
     LEFT JOIN corporate_customers c ON c.id = b.customer_id`,
  "CREATE VIEW hired AS SELECT * FROM desk WHERE status IN ('O', 'C')",
  "CREATE VIEW bills AS SELECT l.*, d.* EXCLUDE (id) FROM charges l JOIN desk d ON d.id = booking_id",
  `CREATE VIEW harm AS
     SELECT a.*, v.class, b.driver_age FROM damages a JOIN vehicles v ON v.id = a.vehicle_id
     JOIN bookings b ON b.id = booking_id`,
  `CREATE VIEW counts AS
     SELECT f.*, s.name AS station, s.country, s.kind AS station_kind
     FROM fleet f JOIN stations s ON s.id = station_id`,
];
