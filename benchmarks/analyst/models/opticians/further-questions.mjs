// A small chain of opticians, as its practice manager and its bookkeeper ask; and what its data cannot tell.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const october = (time) => `in_month(${time}, 1)`;
const thisYear = (time) => `in_year(${time}, 0)`;
const answered = "count(booked_on) / count(*)";

/** Of last year only what is as far into it as the day of asking is. */
const sameTime = (time) => `${time} >= DATE '2025-01-01' AND ${time} < DATE '2025-11-01'`;

/** What came in: for glasses alone, or with the fees of private examinations. */
const takings = (where, feesWhere) =>
  `SELECT branch, sum(amount) FROM (
     SELECT branch, net AS amount FROM pairs WHERE ${where}
     UNION ALL SELECT branch, fee FROM seen WHERE ${feesWhere}) GROUP BY 1`;

const manager = [
  thread(
    ask(
      "sales by branch in October",
      [
        by("branch", "sum(net)", "pairs", october("ordered_at")),
        takings(october("ordered_at"), october("starts_at")),
      ],
      groups,
    ),
    ask(
      "and October last year?",
      [
        by("branch", "sum(net)", "pairs", "in_month(ordered_at, 13)"),
        takings("in_month(ordered_at, 13)", "in_month(starts_at, 13)"),
      ],
      groups,
    ),
  ),
  ask(
    "no show rate by branch this year",
    ["status IN ('DON', 'DNA')", "status <> 'BKD'", "true"].map((where) =>
      by(
        "branch",
        "count(*) FILTER (status = 'DNA') / count(*)",
        "diary",
        `${where} AND ${thisYear("starts_at")}`,
      ),
    ),
    groups,
  ),
  thread(
    ask("how many recalls went out last month", of("count(*)", "reminders", october("sent_on"))),
    ask("how many of them booked", of("count(booked_on)", "reminders", october("sent_on"))),
  ),
  ask(
    "do texts work better than letters for recalls",
    ["channel IN ('SMS', 'LET')", "true"].flatMap((where) =>
      ["true", thisYear("sent_on")].map((when) =>
        by("channel", answered, "reminders", `${where} AND ${when}`),
      ),
    ),
    anyOrder,
  ),
  ask(
    "how many patients are overdue a test in Ledbury",
    ["active", "patients"].map((table) =>
      of("count(*)", table, "branch = 'Ledbury' AND recall_due_on < asked_on()"),
    ),
  ),
  ask(
    "which day of the week is busiest for tests",
    ["tested", "seen", "diary"].flatMap((table) =>
      ["true", thisYear("starts_at")].map(
        (when) => `SELECT dayname(starts_at) FROM ${table} WHERE ${when}
          GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
      ),
    ),
  ),
  ask(
    "how many people are on the lens plan",
    ["active", "patients"].map((table) =>
      of("count(*)", table, "plan_started_on IS NOT NULL AND plan_ended_on IS NULL"),
    ),
  ),
  ask(
    "how many came off the plan this year",
    of("count(*)", "patients", thisYear("plan_ended_on")),
  ),
  ask(
    "who's joined the team this year",
    `SELECT name FROM staff WHERE ${thisYear("started_on")}`,
    anyOrder,
  ),
  ask(
    "sight tests per month this year",
    `${by(month("starts_at"), "count(*)", "tested", thisYear("starts_at"))} ORDER BY 1`,
    series,
  ),
  ask(
    "who gave the most discount last month",
    `${by("dispenser", "sum(discount)", "pairs", october("ordered_at"))} ${top(1)}`,
  ),
  ask(
    "how are sales this year compared with this time last year",
    compared("year(ordered_at)", "sum(net)", "pairs", [
      thisYear("ordered_at"),
      sameTime("ordered_at"),
    ]),
  ),
];

const books = [
  ask(
    "how many nhs tests still need claiming",
    ["seen", "tested"].map((table) =>
      of("count(*)", table, "funding = 'NHS' AND claimed_on IS NULL"),
    ),
  ),
  ask("what's still owed on glasses", of("sum(owed)", "pairs")),
  ask("nhs vouchers last month", [
    of("sum(voucher)", "pairs", october("ordered_at")),
    of("count(*)", "pairs", `voucher > 0 AND ${october("ordered_at")}`),
  ]),
  ask(
    "how much have we refunded this year",
    ["ordered_at", "remade_on"].map((time) => of("sum(refund)", "pairs", thisYear(time))),
  ),
  ask(
    "frame stock value by branch at cost",
    by("branch", "sum(on_hand * cost_pence) / 100", "frames"),
    groups,
  ),
  ask(
    "private test fees for the last quarter",
    ["in_quarter(starts_at, 1)"].flatMap((when) => [
      of("sum(fee)", "seen", when),
      of("sum(fee)", "tested", when),
    ]),
  ),
];

const unknown = [
  noAnswer("what's Karen Davies's phone number", "no phone numbers"),
  noAnswer("when's the next free slot with Helen", "no free times of the diary"),
  noAnswer("who's on holiday next week", "no absences"),
  noAnswer("what's Harold Finch's prescription", "no values of prescriptions"),
  noAnswer("how many hearing tests did we do in October", "no hearing tests"),
  noAnswer("what did Hoya charge us last month", "no bills of the labs"),
  noAnswer("any new google reviews this week", "no reviews"),
  noAnswer("how many tests did Cheltenham do in October", "no such branch"),
];

export const furtherOpticianQuestions = [...manager, ...books, ...unknown];
