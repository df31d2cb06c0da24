// A seller of outdoor advertising: what operations and finance want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherAdsalesQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const year2025 = (time) => `in_year(${time}, 1)`;
const thisYear = (time) => `in_year(${time}, 0)`;
const august = (time) => `in_month(${time}, 3)`;
const openFor = "closed_at IS NULL AND date_diff('day', opened_at, asked_on())";
const geelong = `city = 'Geelong' AND ${thisYear("opened_at")}`;

/** The third quarter of the calendar, and that of the year which begins in July. */
const thirdQuarters = (time) => [`in_quarter(${time}, 1)`, `in_quarter(${time}, 3)`];

const offAir = (condition) => of("count(*) FILTER (off_air) / count(*)", "tickets", condition);

/** Live, and not among the panels of such bookings. */
const unsold = (condition) =>
  `SELECT panel_code FROM panels WHERE status = 'ACT'
     AND id NOT IN (SELECT panel_id FROM bookings WHERE ${condition}) ORDER BY 1`;
const in2026 = "starts_on < DATE '2027-01-01' AND ends_on >= DATE '2026-01-01'";

const rents = (condition) =>
  `${by("landlord", "sum(rent_month_cents) / 100", "panels", `status <> 'RET' ${condition}`)}
     ORDER BY 2 DESC, 1`;

const operations = [
  ...inClass(
    "figures",
    ask("how many panels are live at the moment?", of("count(*)", "panels", "status = 'ACT'")),
    ask(
      "How many maintenance tickets did we get in October?",
      of("count(*)", "tickets", "in_month(opened_at, 1)"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "open P1 tickets by city",
      by("city", "count(*)", "faults", "priority = 'P1' AND closed_at IS NULL"),
      groups,
    ),
    ask("What did vandalism cost us in 2025?", [
      of("sum(cost)", "faults", `fault = 'VAN' AND ${year2025("opened_at")}`),
      of("sum(cost)", "faults", `fault = 'VAN' AND ${year2025("closed_at")}`),
    ]),
  ),
  ...inClass(
    "ranking",
    ask(
      "Which contractor was slowest to fix things this year?",
      ["opened_at", "closed_at"].map(
        (time) =>
          `${by("contractor", "avg(hours)", "faults", `contractor IS NOT NULL AND ${thisYear(time)}`)} ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "repair costs per month this year",
      ["opened_at", "closed_at"].map(
        (time) => `${by(month(time), "sum(cost)", "faults", thisYear(time))} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many tickets have been open for more than two weeks?",
      of("count(*)", "tickets", `${openFor} > 14`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of the tickets in Q3 took a panel off air?",
      thirdQuarters("opened_at").map(offAir),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which live panels have had no bookings in 2026?",
      [
        thisYear("booked_on"),
        `${thisYear("booked_on")} AND status = 'CNF'`,
        `${thisYear("booked_on")} AND status <> 'CXL'`,
        in2026,
        `${in2026} AND status = 'CNF'`,
        `${in2026} AND status <> 'CXL'`,
        `${thisYear("starts_on")} AND status = 'CNF'`,
      ].map(unsold),
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("how many tickets did we have in Geelong this year", of("count(*)", "faults", geelong)),
      ask(
        "how many of those are still open?",
        of("count(*)", "faults", `${geelong} AND closed_at IS NULL`),
      ),
    ),
  ),
];

const finance = [
  ...inClass(
    "figures",
    ask(
      "How much did we invoice in September?",
      of("sum(net)", "billed", "in_month(issued_on, 2)"),
    ),
    ask("What's overdue right now?", of("sum(unpaid)", "owed", "due_on < asked_on()")),
  ),
  ...inClass(
    "ranking",
    ask(
      "Top 5 advertisers by outstanding amount",
      `${by("advertiser", "sum(unpaid)", "owed")} ${top(5)}`,
      ranked,
    ),
    ask("rent per landlord, highest first", [rents(""), rents("AND landlord IS NOT NULL")], ranked),
  ),
  ...inClass(
    "limits",
    ask(
      "Show me all invoices over 40k that haven't been paid yet",
      "SELECT invoice_no, net FROM owed WHERE net > 40000 ORDER BY 1",
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How does what we billed in Q3 compare to Q3 last year?",
      [
        [1, 5],
        [3, 7],
      ].flatMap(([now, before]) =>
        compared("date_trunc('quarter', issued_on)", "sum(net)", "billed", [
          `in_quarter(issued_on, ${now})`,
          `in_quarter(issued_on, ${before})`,
        ]),
      ),
    ),
    ask(
      "average invoice in FY2026",
      of("avg(net)", "billed", "issued_on >= DATE '2025-07-01' AND issued_on < DATE '2026-07-01'"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Do agencies take longer to pay us than direct clients?",
      by("sold_via", "avg(date_diff('day', issued_on, paid_on))", "bills"),
      anyOrder,
    ),
    ask(
      "Cumulative invoiced amount by month for this year",
      `SELECT month, sum(figure) OVER (ORDER BY month) FROM
         (SELECT ${month("issued_on")} AS month, sum(net) AS figure FROM billed
          WHERE ${thisYear("issued_on")} GROUP BY 1) ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "typos",
    ask("agency comission in august", [
      of("sum(commission)", "sold", august("booked_on")),
      of("sum(commission)", "sold", august("starts_on")),
    ]),
  ),
];

const unanswerable = inClass(
  "no answer",
  noAnswer("Why did sales in Queensland drop in September?", "cause"),
  noAnswer("What will our revenue be in December?", "forecast"),
  noAnswer("How many clicks did the QR codes on our panels get last month?", "unknown noun"),
  noAnswer("send Harbour Bank a reminder for their overdue invoices", "action"),
  noAnswer("What did we spend on electricity for the digital screens in 2025?", "unknown noun"),
  noAnswer("Which competitor has the most billboards in Perth?", "unknown group"),
  noAnswer(
    "How much did Qantas spend with us this year?",
    "unknown value",
    of("count(*)", "sold", "advertiser = 'Qantas'"),
  ),
  noAnswer("what's our NPS with the media agencies", "unknown measure"),
);

export const adsalesQuestions = [
  ...operations,
  ...finance,
  ...furtherAdsalesQuestions,
  ...unanswerable,
];
