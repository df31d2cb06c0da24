// A car rental company, as those who work at its desks type their questions in a hurry.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";

const utilisation = "sum(rented_days) / sum(available_days)";
const fleetOf = (day, where = "true") =>
  by("station", "sum(vehicles)", "counts", `month_end = DATE '${day}' AND ${where}`);
const cancelRate = (where) =>
  by("channel", "count(*) FILTER (status = 'X') / count(*)", "desk", where);
const suvShare = (column) =>
  of(`sum(days) FILTER (${column} = 'SUV') / sum(days)`, "hired", "in_year(pickup_at, 0)");
const withoutExtras = (table, where) =>
  of("count(*)", table, `${where} AND id NOT IN (SELECT booking_id FROM charges WHERE kind = 'E')`);
const byFuel = (figure, time) =>
  by("fuel", figure, "hired", `fuel IN ('Diesel', 'Electric') AND in_year(${time}, 0)`);
const lastMonthPer = (count) =>
  `SELECT (${of("sum(amount)", "bills", "in_month(issued_on, 1)")}) / (${count})`;
const rentalsIn = (back) => `count(*) FILTER (in_quarter(pickup_at, ${back}))`;
const daysToPay = "date_diff('day', issued_on, paid_on)";
const paidByCompanies = "customer_id IS NOT NULL AND paid_on IS NOT NULL";

export const furtherRentalQuestions = [
  ...inClass(
    "values",
    ask("cars out right now", of("count(*)", "desk", "status = 'O'")),
    ask("no shows last month", of("count(*)", "desk", "status = 'N' AND in_month(pickup_at, 1)")),
    ask(
      "rev geneve airport aug 26",
      of("sum(amount)", "bills", "station = 'Genève Aéroport' AND in_month(issued_on, 3)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "cxl rate by channel 2026",
      [
        cancelRate("in_year(pickup_at, 0)"),
        cancelRate("in_year(pickup_at, 0) AND pickup_at < asked_on()"),
        cancelRate("in_year(booked_on, 0)"),
      ],
      groups,
    ),
    ask(
      "avg daily rate per booked class",
      [
        by("booked_class", "sum(amount) / sum(quantity)", "bills", "kind = 'R'"),
        `SELECT booked_class, v / days FROM (${by("booked_class", "sum(amount)", "bills", "kind = 'R'")}) r(booked_class, v)
         JOIN (${by("booked_class", "sum(days)", "hired")}) d(booked_class, days) USING (booked_class)`,
      ],
      groups,
    ),
    ask(
      "rev per car last month",
      [
        lastMonthPer(of("sum(vehicles)", "counts", "month_end = DATE '2026-10-31'")),
        lastMonthPer(of("count(DISTINCT vehicle_id)", "bills", "in_month(issued_on, 1)")),
        by("plate", "sum(amount)", "bills", "in_month(issued_on, 1)"),
        by("plate", "sum(amount)", "bills", "in_month(issued_on, 1) AND plate IS NOT NULL"),
      ],
      { anyOrder: true },
    ),
    ask(
      "revenue mom growth last 6 months",
      `SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (${by(`${month("issued_on")} AS g`, "sum(amount) AS v", "bills")})
       QUALIFY g >= DATE '2026-05-01' ORDER BY 1`,
      series,
    ),
    ask("suv share of rental days this yr", [
      suvShare("class"),
      suvShare("booked_class"),
      of(
        "sum(rented_days) FILTER (class = 'SUV') / sum(rented_days)",
        "counts",
        "in_year(month_end, 0)",
      ),
    ]),
    ask(
      "how many diff companies rented from lyon this year",
      of(
        "count(DISTINCT customer_id)",
        "hired",
        "station = 'Lyon Part-Dieu' AND in_year(pickup_at, 0)",
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "damages over 1000 eur not repaird yet",
      of("count(*)", "harm", "cost > 1000 AND repaired_on IS NULL"),
    ),
    ask(
      "cars older than 3 yrs still in fleet",
      of("count(*)", "vehicles", "sold_on IS NULL AND bought_on < DATE '2023-11-01'"),
    ),
  ),
  ...inClass(
    "absence",
    ask("bookings w/o extras this year", [
      withoutExtras("hired", "in_year(pickup_at, 0)"),
      withoutExtras("hired", "status = 'C' AND in_year(pickup_at, 0)"),
      withoutExtras("desk", "in_year(pickup_at, 0)"),
      withoutExtras("desk", "in_year(booked_on, 0)"),
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "pickups by weekday 2026",
      [
        by("dayname(pickup_at)", "count(*)", "hired", "in_year(pickup_at, 0)"),
        by("dayname(pickup_at)", "count(*)", "desk", "in_year(pickup_at, 0)"),
        by(
          "dayname(pickup_at)",
          "count(*)",
          "desk",
          "in_year(pickup_at, 0) AND status NOT IN ('X', 'N')",
        ),
      ],
      groups,
    ),
    ask(
      "top 2 companies per industry by rev",
      `SELECT industry, company, sum(amount) AS v FROM bills WHERE company IS NOT NULL GROUP BY 1, 2
       QUALIFY row_number() OVER (PARTITION BY industry ORDER BY v DESC) <= 2`,
      { anyOrder: true },
    ),
    ask(
      "rentals per station q3 vs q3 last yr",
      [
        by(
          "station",
          `${rentalsIn(1)}, ${rentalsIn(5)}`,
          "hired",
          "in_quarter(pickup_at, 1) OR in_quarter(pickup_at, 5)",
        ),
        `SELECT station, date_trunc('quarter', pickup_at), count(*) FROM hired
         WHERE in_quarter(pickup_at, 1) OR in_quarter(pickup_at, 5) GROUP BY ALL`,
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "time",
    ask("pickups tmrw", of("count(*)", "desk", "CAST(pickup_at AS DATE) = asked_on() + 1")),
    ask(
      "cars bought n sold in 2025",
      of(
        "count(*)",
        "vehicles",
        "in_year(bought_on, 1)",
        "count(*)",
        "vehicles",
        "in_year(sold_on, 1)",
      ),
    ),
    ask("how long till companies pay", [
      of(
        `avg(${daysToPay})`,
        `(SELECT DISTINCT invoice_id, issued_on, paid_on FROM bills WHERE ${paidByCompanies})`,
      ),
      of(`avg(${daysToPay})`, "bills", paidByCompanies),
    ]),
  ),
  ...inClass(
    "yes or no",
    ask(
      "any cars due for inspection this month?",
      [
        of("count(*)", "vehicles", "in_month(next_inspection_on, 0)"),
        of("plate", "vehicles", "in_month(next_inspection_on, 0)"),
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("utilisaton oct", of(utilisation, "counts", "in_month(month_end, 1)")),
      ask(
        "better than last yr?",
        ["in_month(month_end, 13)", "in_year(month_end, 1)"].map((before) =>
          of(utilisation, "counts", "in_month(month_end, 1)", utilisation, "counts", before),
        ),
      ),
    ),
    thread(
      ask("fleet size by station", fleetOf("2026-10-31"), groups),
      ask("only airports", fleetOf("2026-10-31", "station_kind = 'A'"), groups),
      ask("same a yr ago", fleetOf("2025-10-31", "station_kind = 'A'"), groups),
    ),
    thread(
      ask(
        "diesel vs electric km this yr",
        [byFuel("sum(km)", "pickup_at"), byFuel("sum(km)", "returned_at")],
        groups,
      ),
      ask(
        "per rental day",
        [byFuel("sum(km) / sum(days)", "pickup_at"), byFuel("sum(km) / sum(days)", "returned_at")],
        groups,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why r damages up", "causes"),
    noAnswer("profit per car", "no costs"),
    noAnswer("bikes rented last wk", "no such thing", "SELECT 0"),
    noAnswer("avg purchase price by make", "it is hidden"),
  ),
];
