// A regional blood service: who gives, where, and who cannot, as its operations and regional managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherBloodQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thisYear = "in_year(donated_on, 0)";
const lastYear = "in_year(donated_on, 1)";
const lastWeek = between("donated_on", "2026-10-19", "2026-10-26");
const sameSpan = (end) => between("donated_on", "2025-01-01", end);
const deferralRate = "count(*) FILTER (outcome = 'DEF') / count(*)";
const noShow = "count(*) FILTER (status = 'DNA')";
const noShowRate = `${noShow} / count(*) FILTER (status IN ('ATT', 'DNA'))`;
const firstTimers = `is_first_time AND ${thisYear}`;
const booked = `channel IN ('App', 'Website') AND in_month(booked_on, 1)`;
const joined = between("registered_on", "2026-07-01", "2026-08-16");
const planned = "status = 'PLN'";
const nextMobile = `${planned} AND venue_type = 'MOB' AND ${between("session_date", "2026-11-02", "2026-11-09")}`;

const collected = [
  ...inClass(
    "figures",
    ask("How many donations did we take last week?", of("count(*)", "given", lastWeek)),
    ask(
      "How many different people donated in the last 90 days?",
      ["2026-08-03", "2026-08-04"].map((first) =>
        of("count(DISTINCT donor_id)", "given", `donated_on >= DATE '${first}'`),
      ),
    ),
    thread(
      ask(
        "What's the average haemoglobin of first-time donors this year?",
        of("avg(haemoglobin)", "seen", firstTimers),
      ),
      ask("women and men separately", by("sex", "avg(haemoglobin)", "seen", firstTimers), groups),
    ),
  ),
  ...inClass(
    "followups",
    thread(
      ask(
        "How many no-shows did we have in September?",
        of("count(*)", "booked", "status = 'DNA' AND in_month(appointment_at, 2)"),
      ),
      ask(
        "and in October?",
        of("count(*)", "booked", "status = 'DNA' AND in_month(appointment_at, 1)"),
      ),
      ask(
        "what share of the appointments is that?",
        [noShowRate, `${noShow} / count(*)`].map((share) =>
          of(share, "booked", "in_month(appointment_at, 1)"),
        ),
      ),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many donations at Hexham so far this year",
      of("count(*)", "given", `venue = 'Hexham Abbey Hall' AND ${thisYear}`),
    ),
    ask(
      "How many active O negative donors are on the register?",
      of("count(*)", "donors", "status = 'ACT' AND blood_group = 'O-'"),
    ),
    ask("appointments booked through the app or the website in october", [
      of("count(*)", "booked", booked),
      `${by("channel", "count(*)", "booked", booked)} ORDER BY 1`,
      `${by("channel", "count(*)", "booked", booked)} ORDER BY 2 DESC`,
    ]),
  ),
  ...inClass(
    "comparison",
    ask(
      "deferral rate this year vs last year",
      [lastYear, sameSpan("2025-11-01"), sameSpan("2025-11-02")].flatMap((before) =>
        compared("year(donated_on)", deferralRate, "seen", [thisYear, before]),
      ),
    ),
    ask(
      "Whole blood donations year to date against the same period of 2025",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(donated_on)", "count(*)", "given", [thisYear, sameSpan(end)], "kind = 'WB'"),
      ),
    ),
    ask(
      "Did Teesside take more donations than Wearside in October?",
      compared(
        "region",
        "count(*)",
        "given",
        ["region = 'Teesside'", "region = 'Wearside'"],
        "in_month(donated_on, 1)",
      ),
    ),
  ),
];

const monthly = (where) => by(`${month("donated_on")} AS m`, "count(*) AS n", "given", where);
const growth = "SELECT m, n / lag(n) OVER (ORDER BY m) - 1 AS g";
const registered = by(
  `${month("registered_on")} AS m`,
  "count(*) AS n",
  "donors",
  "in_year(registered_on, 0)",
);

const overTime = [
  ...inClass(
    "time",
    ask("Donations per month this year", `${monthly(thisYear)} ORDER BY 1`, series),
    ask(
      "New donors registered between 1 July and 15 August 2026 by recruitment source",
      [
        by("source", "count(*)", "donors", joined),
        by("source", "count(*)", "donors", `${joined} AND source IS NOT NULL`),
      ],
      groups,
    ),
    ask(
      "how many sessions are planned for the next two weeks?",
      [
        ["2026-11-01", "2026-11-15"],
        ["2026-11-01", "2026-11-16"],
        ["2026-11-02", "2026-11-16"],
      ].map(([first, end]) =>
        of("count(*)", "sessions", `${planned} AND ${between("session_date", first, end)}`),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Month on month growth of donations this year",
      [
        `${growth} FROM (${monthly(thisYear)}) ORDER BY 1`,
        `SELECT * FROM (${growth} FROM (${monthly(thisYear)})) WHERE g IS NOT NULL ORDER BY 1`,
        `SELECT * FROM (${growth} FROM (${monthly("donated_on >= DATE '2025-12-01'")}))
           WHERE g IS NOT NULL ORDER BY 1`,
      ],
      series,
    ),
    ask(
      "running total of new donors by month, 2026",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (${registered}) ORDER BY 1`,
      series,
    ),
    ask(
      "What percentage of this year's donations came from mobile venues?",
      of("count(*) FILTER (venue_type = 'MOB') / count(*)", "given", thisYear),
    ),
    ask(
      "median waiting time in Q3, fixed centres vs mobile venues",
      compared(
        "venue_type",
        "median(wait_minutes)",
        "seen",
        ["venue_type = 'FIX'", "venue_type = 'MOB'"],
        "in_quarter(donated_on, 1)",
      ),
    ),
    ask(
      "Which venue has the second highest no-show rate this year?",
      `${by("venue", noShowRate, "booked", "in_year(appointment_at, 0)")} ${top(1)} OFFSET 1`,
    ),
    ask(
      "Donations per session held by region, 2026",
      by("region", "count(*) / count(DISTINCT session_id)", "given", thisYear),
      groups,
    ),
  ),
];

const spread = [
  ...inClass(
    "limits",
    ask(
      "How many donors gave at least three times in 2025?",
      `SELECT count(*) FROM (${by("donor_id", "count(*)", "given", lastYear)} HAVING count(*) >= 3)`,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of our active donors haven't donated at all this year?",
      of(
        "count(*)",
        "donors",
        `status = 'ACT' AND id NOT IN (SELECT donor_id FROM given WHERE ${thisYear})`,
      ),
    ),
    ask(
      "Which venues had no session in October?",
      `SELECT DISTINCT venue FROM sessions
         WHERE venue NOT IN (SELECT venue FROM sessions WHERE in_month(session_date, 1))`,
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "three busiest venues in each region by donations this year",
      topOfEach(3, "region", "venue", "count(*)", "given", thisYear),
      anyOrder,
    ),
    ask("Which weekday has the most no-shows?", [
      `${by("dayname(appointment_at)", "count(*)", "booked", "status = 'DNA'")} ${top(1)}`,
      `${by("isodow(appointment_at)", "count(*)", "booked", "status = 'DNA'")} ${top(1)}`,
    ]),
    ask(
      "donations by region and month since July",
      `SELECT region, ${month("donated_on")}, count(*) FROM given
         WHERE donated_on >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which mobile sessions are planned for next week?",
      ["session_code", "venue, session_date", "venue"].map((columns) =>
        of(columns, "sessions", nextMobile),
      ),
      anyOrder,
    ),
  ),
];

export const bloodQuestions = [...collected, ...overTime, ...spread, ...furtherBloodQuestions];
