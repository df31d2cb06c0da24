// Hotels, the later set: `b` are the reservations, `d` the rooms by day and `v` the reviews, with their hotels.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };
const isKept = "sts <> 'cancelled'";
const revenue = `sum(amt) FILTER (${isKept})`;
const nights = `sum(nts) FILTER (${isKept})`;
const occupancy = "1.0 * sum(sold) / sum(avail)";
const revpar = "sum(rev) / sum(avail)";
const adr = "sum(rev) / sum(sold)";

/** A reservation is of the day on which it was booked, or of its arrival, where a question says neither. */
const eitherDay = (statement) => ["booked_at", "arr_dt"].flatMap(statement);

const inMonth = (column, text) => `${month(column)} = DATE '${text}-01'`;
const withoutNoShow = (day) =>
  `SELECT nm FROM props WHERE id NOT IN
     (SELECT prop_id FROM rsv WHERE sts = 'no_show' AND in_month(${day}, 1))`;
const scores = (figure, year) =>
  of(figure, "v", `nm = 'Nights Inn' AND year(submitted_on) = ${year}`);
const scoresByMonth = (year) =>
  `${by(month("submitted_on"), "avg(score)", "v", `nm = 'Nights Inn' AND year(submitted_on) = ${year}`)} ORDER BY 1`;
const vienna = "nm = 'Linden Vienna'";
const deluxe = `${vienna} AND rm_type = 'DLX'`;

const careful = inClass(
  "careful",
  ask(
    "How many of the business trips that were booked in 2025 have been cancelled?",
    of("count(*)", "b", "is_biz AND sts = 'cancelled' AND in_year(booked_at, 1)"),
  ),
  ask(
    "Which hotels that opened before 2018 are not franchises?",
    of("nm", "props", "opened_on < DATE '2018-01-01' AND NOT is_franchise"),
    any,
  ),
  ask(
    "Top 2 channels of each brand by room revenue, for reservations booked in 2026",
    topOfEach(2, "brand", "chan", revenue, "b", "in_year(booked_at, 0)"),
    groups,
  ),
  ask(
    "Room revenue per reservation by channel, booked since 1 July 2026",
    ["count(*)", `count(*) FILTER (${isKept})`].map((reservations) =>
      by("chan", `${revenue} / ${reservations}`, "b", "booked_at >= DATE '2026-07-01'"),
    ),
    groups,
  ),
  ask(
    "In which months of 2025 was our occupancy above 70 percent?",
    `SELECT ${month("stay_date")} FROM d WHERE in_year(stay_date, 1) GROUP BY 1 HAVING ${occupancy} > 0.7`,
    any,
  ),
  ask(
    "Were there more cancellations in 2025 than in 2024?",
    ["booked_at", "cancelled_on", "arr_dt"].flatMap((day) =>
      compared(
        `date_trunc('year', ${day})`,
        "count(*)",
        "b",
        [`in_year(${day}, 1)`, `in_year(${day}, 2)`],
        "sts = 'cancelled'",
      ),
    ),
  ),
  ask(
    "RevPAR in October 2026 compared with October 2025, by country",
    [
      `SELECT country, sum(rev) FILTER (in_month(stay_date, 1)) / sum(avail) FILTER (in_month(stay_date, 1)),
         sum(rev) FILTER (in_month(stay_date, 13)) / sum(avail) FILTER (in_month(stay_date, 13))
       FROM d GROUP BY 1`,
      `SELECT country, ${month("stay_date")}, ${revpar} FROM d
       WHERE in_month(stay_date, 1) OR in_month(stay_date, 13) GROUP BY 1, 2`,
    ],
    groups,
  ),
  ask(
    "List the confirmed suite reservations that arrive in December 2026, with reservation number and hotel",
    of("id, nm", "b", `rm_type = 'STE' AND sts = 'confirmed' AND ${inMonth("arr_dt", "2026-12")}`),
    any,
  ),
  thread(
    ask("What was the average review score of Nights Inn in 2026?", scores("avg(score)", 2026)),
    ask("And by month?", scoresByMonth(2026), series),
    ask("Same for last year", scoresByMonth(2025), series),
  ),
  noAnswer("How much commission did we pay to Booking.com in 2025?", "kept from readers"),
);

const hurried = inClass(
  "hurried",
  ask(
    "no shows at harbour huse berlin since june",
    eitherDay((day) =>
      of(
        "count(*)",
        "b",
        `nm = 'Harbour House Berlin' AND sts = 'no_show' AND ${day} >= DATE '2026-06-01'`,
      ),
    ),
  ),
  ask(
    "avg LOS by rm type ytd",
    [
      ...eitherDay((day) => by("rm_type", "avg(nts)", "b", `in_year(${day}, 0)`)),
      by("rm_type", "avg(nts)", "b", "in_year(arr_dt, 0) AND arr_dt < asked_on()"),
      by("rm_type", "avg(nts)", "b", "in_year(arr_dt, 0) AND arr_dt <= asked_on()"),
    ],
    groups,
  ),
  ask("worst 3 hotels by review score", `${by("nm", "avg(score)", "v")} ${top(3, "ASC")}`, ranked),
  ask(
    "direct bkgs with kids this yr",
    eitherDay((day) => of("count(*)", "b", `chan = 'Direct' AND kids > 0 AND in_year(${day}, 0)`)),
  ),
  ask("wich hotels had no no-shows last month", eitherDay(withoutNoShow), any),
  ask(
    "occ last month vs same month ly",
    compared(month("stay_date"), occupancy, "d", [
      "in_month(stay_date, 1)",
      "in_month(stay_date, 13)",
    ]),
  ),
  ask(
    "cheapest month for adr in 25",
    `${by(month("stay_date"), adr, "d", "in_year(stay_date, 1)")} ${top(1, "ASC")}`,
  ),
  thread(
    ask(
      "room nites linden viena last month",
      eitherDay((day) => of(nights, "b", `${vienna} AND in_month(${day}, 1)`)),
    ),
    ask(
      "only deluxe",
      eitherDay((day) => of(nights, "b", `${deluxe} AND in_month(${day}, 1)`)),
    ),
    ask(
      "vs same month last yr",
      eitherDay((day) =>
        compared(month(day), nights, "b", [`in_month(${day}, 1)`, `in_month(${day}, 13)`], deluxe),
      ),
    ),
  ),
  noAnswer("wifi complaints last week", "no such thing"),
  noAnswer("who cleans the rooms in kiel", "no such thing"),
);

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterHotelQuestions = inLaterSet(...careful, ...hurried);
