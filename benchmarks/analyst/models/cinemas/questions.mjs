// A chain of cinemas: what is shown and how it sells, as its head of operations and its regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherCinemasQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const tickets = "sum(tickets)";
const gross = "sum(gross)";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const lastMonth = "in_month(show_on, 1)";
const lastYear = "in_year(show_on, 1)";
const weekBefore = between("show_on", "2026-10-19", "2026-10-26");
const september = between("starts_at", "2026-09-01", "2026-10-01");
const publicly = "status = 'RUN' AND NOT is_private_hire";
const occupancy = "sum(tickets) / sum(seats)";
/** Tickets are sold for shows to come, so that a year until now has three ends. */
const thisYear = (column) => [
  `in_year(${column}, 0)`,
  between(column, "2026-01-01", "2026-11-01"),
  between(column, "2026-01-01", "2026-11-02"),
];
const soldThisYear = [...thisYear("show_on"), ...thisYear("sold_on")];
const lateStarts = (first, end) =>
  `delay_min > 10 AND ${between("starts_at", `2026-${first}-01`, `2026-${end}-01`)}`;
const neverInCardiff =
  "id NOT IN (SELECT film_id FROM programme WHERE site = 'Cardiff Bay' AND status = 'RUN')";

/** The last 90 days with today or without it. */
const ninetyDays = ["show_on", "sold_on"].flatMap((day) => [
  `${day} >= asked_on() - 90 AND ${day} < asked_on()`,
  `${day} > asked_on() - 90 AND ${day} <= asked_on()`,
  `${day} >= asked_on() - 90 AND ${day} <= asked_on()`,
]);

const figures = [
  ...inClass(
    "figures",
    ask("How many admissions did we have last week?", of(tickets, "sold", weekBefore)),
    ask(
      "What share of this year's tickets was sold through the app?",
      soldThisYear.map((when) =>
        of("sum(tickets) FILTER (channel = 'APP') / sum(tickets)", "sold", when),
      ),
    ),
    ask(
      "How many different films did we show in Q3?",
      ["in_quarter(starts_at, 1) AND status = 'RUN'", "in_quarter(starts_at, 1)"].map((when) =>
        of("count(DISTINCT film_id)", "programme", when),
      ),
    ),
    ask(
      "What was the median start delay last month?",
      of("median(delay_min)", "programme", "in_month(starts_at, 1)"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How much has Starfall taken at the box office in total?",
      of(gross, "sold", "film = 'Starfall'"),
    ),
    ask(
      "How many student tickets did Bristol Harbourside sell last month?",
      ["show_on", "sold_on"].map((day) =>
        of(
          tickets,
          "sold",
          `ticket_type = 'STU' AND site = 'Bristol Harbourside' AND in_month(${day}, 1)`,
        ),
      ),
    ),
    ask(
      "relaxed and parent & baby screenings held in Q3, how many of each?",
      compared(
        "show_type",
        "count(*)",
        "programme",
        ["show_type = 'RLX'", "show_type = 'PAB'"],
        "status = 'RUN' AND in_quarter(starts_at, 1)",
      ),
    ),
    thread(
      ask(
        "How many admissions did Sheffield have last month?",
        of(tickets, "sold", `city = 'Sheffield' AND ${lastMonth}`),
      ),
      ask(
        "and how many of those were cardholders?",
        of(tickets, "sold", `city = 'Sheffield' AND ticket_type = 'CRD' AND ${lastMonth}`),
      ),
    ),
  ),
];

const times = [
  ...inClass(
    "time",
    ask(
      "Box office year to date compared with the same period last year",
      ["11-01", "11-02"].flatMap((end) =>
        compared("year(show_on)", gross, "sold", [
          between("show_on", "2026-01-01", `2026-${end}`),
          between("show_on", "2025-01-01", `2025-${end}`),
        ]),
      ),
    ),
    ask(
      "How many admissions did we get between 14 and 22 February 2026?",
      of(tickets, "sold", between("show_on", "2026-02-14", "2026-02-23")),
    ),
    ask(
      "tickets sold over the last 90 days?",
      ninetyDays.map((when) => of(tickets, "sold", when)),
    ),
    ask(
      "How many tickets have we already sold for shows in November 2026?",
      of(tickets, "sold", between("show_on", "2026-11-01", "2026-12-01")),
    ),
    ask(
      "Show me monthly admissions for 2025 and how they add up over the year",
      `SELECT m, n, sum(n) OVER (ORDER BY m) FROM (${by(`${month("show_on")} AS m`, "sum(tickets) AS n", "sold", lastYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "By what percentage did box office grow from September to October this year?",
      `SELECT sum(gross) FILTER (in_month(show_on, 1)) / sum(gross) FILTER (in_month(show_on, 2)) - 1 FROM sold`,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Seat occupancy in Q3 vs. Q3 last year",
      compared(
        "year(starts_at)",
        occupancy,
        "programme",
        ["in_quarter(starts_at, 1)", between("starts_at", "2025-07-01", "2025-10-01")],
        publicly,
      ),
    ),
    ask("Did more people come in August than in July this year?", [
      of(
        tickets,
        "sold",
        between("show_on", "2026-08-01", "2026-09-01"),
        tickets,
        "sold",
        between("show_on", "2026-07-01", "2026-08-01"),
      ),
      `${by(month("show_on"), tickets, "sold", between("show_on", "2026-07-01", "2026-09-01"))} ORDER BY 1`,
      "SELECT sum(tickets) FILTER (month(show_on) = 8) > sum(tickets) FILTER (month(show_on) = 7) FROM sold WHERE year(show_on) = 2026",
    ]),
  ),
];

const orders = [
  ...inClass(
    "ranks",
    ask(
      "Which film was second best by box office in 2025?",
      `${by("film", gross, "sold", lastYear)} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
    ),
    ask(
      "top 3 films per site by admissions, October",
      topOfEach(3, "site", "film", tickets, "sold", lastMonth),
      anyOrder,
    ),
    ask("Which weekday had the fewest admissions in 2025?", [
      `${by("dayname(show_on)", tickets, "sold", lastYear)} ${top(1, "ASC")}`,
      `${by("isodow(show_on)", tickets, "sold", lastYear)} ${top(1, "ASC")}`,
    ]),
  ),
  ...inClass(
    "limits",
    ask(
      "Films that took more than £60k in 2026",
      thisYear("show_on").map(
        (when) => `${by("film", gross, "sold", when)} HAVING sum(gross) > 60000`,
      ),
      groups,
    ),
    ask(
      "Which sites had an occupancy below 25% last month?",
      `${by("site", occupancy, "programme", `${publicly} AND in_month(starts_at, 1)`)} HAVING ${occupancy} < 0.25`,
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which of our open sites had no cancelled screening in September?",
      `SELECT site FROM sites WHERE closed_on IS NULL AND site NOT IN (SELECT site FROM programme WHERE status = 'CAN' AND ${september})`,
      anyOrder,
    ),
    ask(
      "box office in october w/o event cinema",
      of(gross, "sold", `content_type <> 'EVT' AND ${lastMonth}`),
    ),
    ask(
      "How many of the films released in the first half of 2026 were never shown at Cardiff Bay?",
      of(
        "count(*)",
        "films",
        `${between("released_on", "2026-01-01", "2026-07-01")} AND ${neverInCardiff}`,
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "avg ticket price by format, Q3 2026",
      by("format", "sum(gross) / sum(tickets)", "sold", "in_quarter(show_on, 1)"),
      groups,
    ),
    ask(
      "Admissions by region and quarter in 2025",
      `SELECT region, date_trunc('quarter', show_on), sum(tickets) FROM sold WHERE ${lastYear} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "How many screenings did each of Meera's sites hold in September? Biggest first",
      `${by("site", "count(*)", "programme", `area_manager = 'Meera Chaudhry' AND status = 'RUN' AND ${september}`)} ORDER BY 2 DESC`,
      ranked,
    ),
  ),
  ...inClass(
    "figures",
    thread(
      ask(
        "How many screenings started more than 10 minutes late in Q2 2026?",
        of("count(*)", "programme", lateStarts("04", "07")),
      ),
      ask("And in Q3?", of("count(*)", "programme", lateStarts("07", "10"))),
    ),
  ),
];

export const cinemasQuestions = [...figures, ...times, ...orders, ...furtherCinemasQuestions];
