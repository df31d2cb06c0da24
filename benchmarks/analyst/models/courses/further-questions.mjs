// A provider of courses for adults: as a hurried colleague asks, with slips and the jargon of the office.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { deliveries } from "./coded.mjs";

const confirmed = "status = 'confirmed'";
const thisYear = "in_year(enrolled_on, 0)";
const open = "paid_on IS NULL";
/** The growth of money received over the month before, over these rows of a month and an amount. */
const growth = (rows) =>
  `SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (${rows}) QUALIFY year(g) = 2026 ORDER BY 1`;
const received = (where) => by(`${month("paid_on")} AS g`, "sum(amount) AS v", "payments", where);

export const furtherQuestions = [
  ...inClass(
    "values",
    ask(
      "python enrolments ytd",
      of("count(*)", "enrolled", `course = 'Python for Beginners' AND ${thisYear}`),
    ),
    ask("classes at neuchatel since july", [
      of("count(*)", "held", "site = 'Neuchâtel' AND starts_on >= DATE '2026-07-01'"),
      of(
        "count(*)",
        "held",
        "site = 'Neuchâtel' AND starts_on BETWEEN DATE '2026-07-01' AND asked_on()",
      ),
    ]),
    ask(
      "certs italian b1 2025",
      of("count(*)", "enrolled", "course = 'Italian B1' AND in_year(certificate_on, 1)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "median fee per subj",
      [
        by("subject", "median(fee)", "enrolled"),
        by("subject", "median(fee)", "enrolled", confirmed),
      ],
      groups,
    ),
    ask(
      "hrs per class online vs on site",
      deliveries.map((name) =>
        by(name, "sum(hours) / count(*)", "classes", "delivery IN ('ONL', 'ONS')"),
      ),
      groups,
    ),
    ask("revenue per participant 2025", [
      of(
        "sum(fee) / count(DISTINCT participant_id)",
        "enrolments",
        `${confirmed} AND in_year(enrolled_on, 1)`,
      ),
      of(
        `sum(fee) FILTER (${confirmed}) / count(DISTINCT participant_id)`,
        "enrolments",
        "in_year(enrolled_on, 1)",
      ),
    ]),
    ask(
      "% classes cancelled 2025 vs 2024",
      of(
        ...["avg((status = 'cancelled')::INT)", "classes", "in_year(starts_on, 1)"],
        ...["avg((status = 'cancelled')::INT)", "classes", "in_year(starts_on, 2)"],
      ),
    ),
    ask(
      "canc rate by channel this yr",
      by("channel", "avg((status = 'cancelled')::INT)", "enrolments", thisYear),
      groups,
    ),
    ask(
      "enrolmnts per month since may",
      `${by(month("enrolled_on"), "count(*)", "enrolments", "enrolled_on >= DATE '2026-05-01'")} ORDER BY 1`,
      series,
    ),
    ask(
      "mom growth income 2026",
      [growth(received(`NOT ${open}`)), growth(received("in_year(paid_on, 0)"))],
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask("open items due > 60 days ago", [
      of("sum(amount)", "payments", `${open} AND due_on < asked_on() - 60`),
      of("count(*)", "payments", `${open} AND due_on < asked_on() - 60`),
    ]),
    ask(
      "teachers w avg rating under 3.6",
      `${by("teacher", "avg(rating)", "enrolled")} HAVING avg(rating) < 3.6`,
      { anyOrder: true },
    ),
    ask(
      "participants with 11+ enrolments",
      [
        `${by("participant", "count(*)", "enrolled")} HAVING count(*) >= 11`,
        `SELECT count(*) FROM (${by("participant_id", "count(*)", "enrolments")} HAVING count(*) >= 11)`,
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "absence",
    ask("students not getting the newsletter", of("count(*)", "participants", "NOT newsletter")),
    ask("classes w/o a room 2026", [
      of("count(*)", "classes", "room_id IS NULL AND in_year(starts_on, 0)"),
      of(
        "count(*)",
        "classes",
        "room_id IS NULL AND in_year(starts_on, 0) AND starts_on <= asked_on()",
      ),
    ]),
    ask(
      "courses nobody rated yet",
      [
        of(
          "title",
          "courses",
          "title NOT IN (SELECT course FROM enrolled WHERE rating IS NOT NULL)",
        ),
        of(
          "count(*)",
          "courses",
          "title NOT IN (SELECT course FROM enrolled WHERE rating IS NOT NULL)",
        ),
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 3 sites by takings",
      [
        `${by("site", "sum(amount)", "paid", `NOT ${open} AND site IS NOT NULL`)} ${top(3)}`,
        `${by("site", "sum(amount)", "paid", `NOT ${open}`)} ${top(3)}`,
      ],
      ranked,
    ),
    ask(
      "best rated course in every subject",
      "SELECT subject, course, avg(rating) FROM enrolled GROUP BY 1, 2 QUALIFY row_number() OVER (PARTITION BY subject ORDER BY avg(rating) DESC) = 1",
      { anyOrder: true },
    ),
    ask(
      "takings per qtr since jan 2025",
      `${by("date_trunc('quarter', paid_on)", "sum(amount)", "payments", "paid_on >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "time",
    ask("refunds last month", of("sum(refunded)", "payments", "in_month(refunded_on, 1)")),
    ask("oldest unpaid instalment", [
      of("min(due_on)", "payments", open),
      of("date_diff('day', min(due_on), asked_on())", "payments", open),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask(
      "fill rate languages end of sept",
      of(
        "sum(taken) / sum(seats)",
        "seat_offer",
        "subject = 'Languages' AND month_end = DATE '2026-09-30'",
      ),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("more than half of bookings online this yr?", [
      of("avg((channel = 'Website')::INT)", "enrolments", thisYear),
      of("count(*) FILTER (channel = 'Website'), count(*)", "enrolments", thisYear),
      of("avg((delivery = 'ONL')::INT)", "enrolled", thisYear),
      of("count(*) FILTER (delivery = 'ONL'), count(*)", "enrolled", thisYear),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("why do so many ppl cancel pottery", "causes"),
    noAnswer("enrol mirjam in sewing pls", "an action"),
    noAnswer("parking spots at geneve", "no such thing"),
    noAnswer("net promoter score q3", "no such thing"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("seats on offer rn", of("sum(seats)", "seat_offer", "month_end = DATE '2026-10-31'")),
      ask(
        "by subject",
        by("subject", "sum(seats)", "seat_offer", "month_end = DATE '2026-10-31'"),
        groups,
      ),
      ask(
        "a yr ago?",
        [by("subject", "sum(seats)", "seat_offer", "month_end = DATE '2025-10-31'")],
        groups,
      ),
    ),
  ),
];
