// Hotels, as their revenue managers type. The reservations are called `b`, the rooms by day `d`, both joined.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, of } from "../statements.mjs";
import { laterHotelQuestions } from "./later-questions.mjs";

const groups = { chart: "groups", anyOrder: true };
const any = { anyOrder: true };
const revenue = "sum(amt) FILTER (sts <> 'cancelled')";
const nights = "sum(nts) FILTER (sts <> 'cancelled')";
const revpar = "sum(rev) / sum(avail)";
const occupancy = "sum(sold) / sum(avail)";
const adr = "sum(rev) / sum(sold)";
const cancelled = "count(*) FILTER (sts = 'cancelled')";

const simple = inClass(
  "figures",
  ask("how many bookings did we get in oct", of("count(*)", "b", "in_month(booked_at, 1)")),
  ask("revpar last month", of(revpar, "d", "in_month(stay_date, 1)")),
  ask("no shows ytd", [
    of("count(*)", "b", "sts = 'no_show' AND in_year(booked_at, 0)"),
    of("count(*)", "b", "sts = 'no_show' AND in_year(arr_dt, 0) AND arr_dt <= asked_on()"),
  ]),
  ask("whats our avg length of stay", of("avg(nts)", "b")),
  ask(
    "how many bookings and how much revenue in september?",
    of(`count(*), ${revenue}`, "b", "in_month(booked_at, 2)"),
  ),
  ask("avg rating", of("avg(score)", "v")),
  ask("median nights per booking", of("median(nts)", "b")),
  ask("how many hotels do we have", of("count(*)", "props")),
);

const values = inClass(
  "values",
  ask(
    "occupancy at the linden in august",
    of(occupancy, "d", "nm = 'The Linden' AND in_month(stay_date, 3)"),
  ),
  ask(
    "rev of harbour house berlin this year",
    of(revenue, "b", "nm = 'Harbour House Berlin' AND in_year(booked_at, 0)"),
  ),
  ask("harbour house revenue last month", [
    of(revenue, "b", "brand = 'Harbour House' AND in_month(booked_at, 1)"),
  ]),
  ask("nights inn adr in july", of(adr, "d", "nm = 'Nights Inn' AND in_month(stay_date, 4)")),
  ask("avg lead time for corporate", of("avg(lead_days)", "b", "chan = 'Corporate'")),
  ask("adr germany sept", of(adr, "d", "country = 'Germany' AND in_month(stay_date, 2)")),
  ask("bookings with kids in 2025", of("count(*)", "b", "kids > 0 AND in_year(booked_at, 1)")),
  ask("revenue from suites this yr", of(revenue, "b", "rm_type = 'STE' AND in_year(booked_at, 0)")),
  ask(
    "bookings from guests from the uk in q3",
    of("count(*)", "b", "guest_ctry = 'United Kingdom' AND in_quarter(booked_at, 1)"),
  ),
  ask(
    "how many reservations in the franchise hotels last quarter",
    of("count(*)", "b", "is_franchise AND in_quarter(booked_at, 1)"),
  ),
);

const times = inClass(
  "time",
  ask("arrivals tomorrow", [
    of("count(*)", "b", "arr_dt = asked_on() + 1"),
    of("count(*)", "b", "arr_dt = asked_on() + 1 AND sts <> 'cancelled'"),
  ]),
  ask("guests checking in next month, how many bookings is that", [
    of("count(*)", "b", "in_month(arr_dt, -1)"),
    of("count(*)", "b", "in_month(arr_dt, -1) AND sts <> 'cancelled'"),
  ]),
  ask("compare revpar september and october", [
    of(revpar, "d", "in_month(stay_date, 2)", revpar, "d", "in_month(stay_date, 1)"),
  ]),
  ask("bookings oct 26 vs oct 25", [
    of("count(*)", "b", "in_month(booked_at, 1)", "count(*)", "b", "in_month(booked_at, 13)"),
    of(
      ...["count(*)", "b", "booked_at::DATE = DATE '2026-10-26'"],
      ...["count(*)", "b", "booked_at::DATE = DATE '2026-10-25'"],
    ),
  ]),
  ask("how much more revenue did we book this september than last september", [
    `SELECT (${of(revenue, "b", "in_month(booked_at, 2)")}) - (${of(revenue, "b", "in_month(booked_at, 14)")})`,
  ]),
  ask(
    "room revenue fy26",
    of(revenue, "b", "booked_at >= DATE '2025-04-01' AND booked_at < DATE '2026-04-01'"),
  ),
  ask(
    "this fiscal yr so far by brand",
    by("brand", revenue, "b", "booked_at >= DATE '2026-04-01' AND booked_at < asked_on() + 1"),
    any,
  ),
  ask(
    "bookings by month this year",
    `${by("date_trunc('month', booked_at)", "count(*)", "b", "in_year(booked_at, 0)")} ORDER BY 1`,
    {
      chart: "series",
    },
  ),
  ask("did occupancy go up in october compared to sept?", [
    of(occupancy, "d", "in_month(stay_date, 2)", occupancy, "d", "in_month(stay_date, 1)"),
  ]),
  ask(
    "busiest month ever by room nights",
    ["booked_at", "arr_dt"].map(
      (time) => `${by(`date_trunc('month', ${time})`, nights, "b")} ORDER BY 2 DESC LIMIT 1`,
    ),
  ),
  ask(
    "which weekday has the best occupancy",
    `${by("dayname(stay_date)", occupancy, "d")} ORDER BY 2 DESC LIMIT 1`,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 3 hotels by revenue this year",
    `${by("nm", revenue, "b", "in_year(booked_at, 0)")} ORDER BY 2 DESC LIMIT 3`,
  ),
  ask("worst rated property", `${by("nm", "avg(score)", "v")} ORDER BY 2 LIMIT 1`),
  ask(
    "2nd biggest channel by bookings",
    `${by("chan", "count(*)", "b")} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
  ),
  ask(
    "which hotels were below 60% occupancy last month",
    `${by("nm", occupancy, "d", "in_month(stay_date, 1)")} HAVING ${occupancy} < 0.6`,
    any,
  ),
  ask("best and worst property by revpar this year", [
    `(${by("nm", revpar, "d", "in_year(stay_date, 0)")} ORDER BY 2 DESC LIMIT 1) UNION ALL (${by("nm", revpar, "d", "in_year(stay_date, 0)")} ORDER BY 2 LIMIT 1)`,
  ]),
);

const operations = inClass(
  "operations",
  ask("what % of bookings come via booking.com", of("avg((chan = 'Booking.com')::INT)", "b")),
  ask(
    "revenue share per room type",
    `SELECT rm_type, ${revenue} / (${of(revenue, "b")}) FROM b GROUP BY 1`,
    any,
  ),
  ask(
    "average of the hotels' average scores",
    "SELECT avg(s) FROM (SELECT avg(score) AS s FROM v GROUP BY nm)",
  ),
  ask("revenue per room night by brand", by("brand", `${revenue} / ${nights}`, "b"), any),
  ask("cxl rate by channel", by("chan", `${cancelled} / count(*)`, "b"), groups),
  ask("avg days between booking and cancellation", [
    of("avg(date_diff('day', booked_at, cancelled_on))", "b"),
    of("avg(epoch(cancelled_on::TIMESTAMP) - epoch(booked_at)) / 86400", "b"),
  ]),
  ask("share of reservations without a guest country", of("avg((guest_ctry IS NULL)::INT)", "b")),
  ask(
    "how many checked out bookings never got a review",
    of("count(*)", "b", "sts = 'checked_out' AND id NOT IN (SELECT rsv_id FROM rvw)"),
  ),
  ask(
    "revenue excluding corporate and phone in 2025",
    of(revenue, "b", "chan NOT IN ('Corporate', 'Phone') AND in_year(booked_at, 1)"),
  ),
  ask(
    "reviews not in english this year",
    of("count(*)", "v", "lang <> 'en' AND in_year(submitted_on, 0)"),
  ),
  ask("bookings of 5+ nights", of("count(*)", "b", "nts >= 5")),
);

const levels = inClass(
  "levels",
  ask("loyalty members", of("sum(mbrs)", "loy", "month_end = DATE '2026-10-31'")),
  ask(
    "gold members end of june",
    of("sum(mbrs)", "loy", "tier = 'Gold' AND month_end = DATE '2026-06-30'"),
  ),
  ask(
    "how many points outstanding by tier",
    by("tier", "sum(pts)", "loy", "month_end = DATE '2026-10-31'"),
    any,
  ),
);

const threads = inClass(
  "follow-ups",
  thread(
    ask("occupancy in october", of(occupancy, "d", "in_month(stay_date, 1)")),
    ask("and the year before?", of(occupancy, "d", "in_month(stay_date, 13)")),
    ask("per hotel pls", by("nm", occupancy, "d", "in_month(stay_date, 13)"), any),
  ),
  thread(
    ask(
      "bookings by channel last month",
      by("chan", "count(*)", "b", "in_month(booked_at, 1)"),
      any,
    ),
    ask(
      "only business trips",
      by("chan", "count(*)", "b", "is_biz AND in_month(booked_at, 1)"),
      any,
    ),
    ask(
      "ok and cancellations instead",
      by("chan", cancelled, "b", "is_biz AND in_month(booked_at, 1)"),
      any,
    ),
  ),
);

const without = inClass(
  "no answer",
  noAnswer("why did occupancy drop in july", "causes are not in the data"),
  noAnswer("what will revpar be in december", "there is no forecast"),
  noAnswer("commission we paid to expedia", "hidden by the policy"),
  noAnswer("email of the guest with the most bookings", "hidden"),
  noAnswer("energy cost per room", "not in the model"),
  noAnswer("revenue of the hilton", "no such hotel", "SELECT 0"),
  noAnswer("profit by hotel", "no costs in the model"),
  noAnswer("bookings not via OTAs", "which channels are agencies is not in the model"),
  noAnswer("cancel all no shows from last week", "an order to do something"),
  noAnswer("bookings by sales rep", "nobody who sells is in the model"),
);

export const hotelQuestions = [
  ...[...simple, ...values, ...times, ...ranks],
  ...[...operations, ...levels, ...threads, ...without],
  ...laterHotelQuestions,
];

const property = "p.nm, p.brand, p.country, p.is_franchise";

export const hotelViews = [
  `CREATE VIEW b AS SELECT r.*, date_diff('day', booked_at::DATE, arr_dt) AS lead_days, ${property}
     FROM rsv r JOIN props p ON p.id = r.prop_id`,
  `CREATE VIEW d AS SELECT i.*, ${property} FROM inv i JOIN props p ON p.id = i.prop_id`,
  `CREATE VIEW v AS SELECT w.*, b.nm, b.chan, b.rm_type FROM rvw w JOIN b ON b.id = w.rsv_id`,
];
