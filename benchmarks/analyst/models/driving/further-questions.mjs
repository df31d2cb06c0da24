// A driving school: what the instructors, whoever sees to the cars and the bookkeeper want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const unpaid = "paid_on IS NULL";
const priya = "instructor = 'Priya Shah'";

const teaching = inClass(
  "teaching",
  ask(
    "my learners with a test in November, I'm Priya Shah",
    [
      of("DISTINCT learner", "practicals", `${priya} AND in_month(day, 0)`),
      of("DISTINCT learner", "exams", `${priya} AND in_month(day, 0)`),
    ],
    anyOrder,
  ),
  ask(
    "what did Gary's learners fail on this year",
    by(
      "main_fault",
      "count(*)",
      "driven",
      "instructor = 'Gary Thirtle' AND passed = 0 AND in_year(day, 0)",
    ),
    groups,
  ),
  ask(
    "Pete's lessons on Tuesday",
    [
      of(
        "learner",
        "diary",
        "instructor = 'Pete Rudd' AND day = DATE '2026-11-03' AND status = 'BKD'",
      ),
      of(
        "count(*)",
        "diary",
        "instructor = 'Pete Rudd' AND day = DATE '2026-11-03' AND status = 'BKD'",
      ),
      of("learner", "diary", "instructor = 'Pete Rudd' AND day = DATE '2026-11-03'"),
    ],
    anyOrder,
  ),
  ask("how many minors do people get on average when they pass", [
    of("avg(minors)", "driven", "passed = 1"),
  ]),
  thread(
    ask("how do learners rate Leanne?", of("avg(rating)", "diary", "instructor = 'Leanne Bacon'")),
    ask("And Jodie", of("avg(rating)", "diary", "instructor = 'Jodie Larter'")),
  ),
);

const fleet = inClass(
  "fleet",
  ask(
    "which cars need an MOT before Christmas",
    [
      of("plate", "cars", "mot_due_on < DATE '2026-12-25' AND state <> 'SLD'"),
      of("plate", "cars", "mot_due_on BETWEEN asked_on() AND DATE '2026-12-25' AND state <> 'SLD'"),
    ],
    anyOrder,
  ),
  ask("when's the next service for AU24 GSV?", of("service_due_on", "cars", "plate = 'AU24 GSV'")),
  ask("How many miles did we do in October?", of("sum(miles)", "taught", "in_month(day, 1)")),
  ask(
    "which car does the most miles",
    [
      `${by("plate", "sum(miles)", "taught")} ${top(1)}`,
      `${by("plate", "sum(miles)", "taught", "in_year(day, 0)")} ${top(1)}`,
      "SELECT plate, odometer FROM cars ORDER BY 2 DESC LIMIT 1",
    ],
    ranked,
  ),
  ask("what's in the workshop right now", of("plate", "cars", "state = 'WSH'"), anyOrder),
);

const money = inClass(
  "money",
  ask(
    "who still owes us money?",
    [
      `${by("learner", "sum(price)", "packs", unpaid)} ORDER BY 2 DESC`,
      `SELECT DISTINCT learner FROM packs WHERE ${unpaid}`,
    ],
    anyOrder,
  ),
  ask("refunds in 2026", [
    of("sum(refund)", "packs", "in_year(sold_on, 0)"),
    of("sum(refund)", "packs", "in_year(paid_on, 0)"),
  ]),
  ask("How much cash did we take last month", [
    of("sum(price)", "packs", "pay_method = 'Cash' AND in_month(paid_on, 1)"),
    of("sum(price)", "packs", "pay_method = 'Cash' AND in_month(sold_on, 1)"),
  ]),
  ask("how many 10 hour packs have we sold this year", [
    of("count(*)", "packs", "package = '10 hours' AND in_year(sold_on, 0)"),
  ]),
  ask("What does the student discount cost us a year?", [
    `SELECT avg(d) FROM (${by("year(sold_on)", "sum(discount) AS d", "packs", "year(sold_on) < 2026")})`,
    `${by("year(sold_on)", "sum(discount)", "packs")} ORDER BY 1`,
    of("sum(discount)", "packs", "in_year(sold_on, 1)"),
    of("sum(discount)", "packs", "in_year(sold_on, 0)"),
  ]),
  ask("hours paid for but not driven yet", [
    of("sum(left_over)", "packs", "paid_on IS NOT NULL"),
    of("sum(left_over)", "packs", "paid_on IS NOT NULL AND learner_status = 'ACT'"),
    of("sum(left_over)", "packs", "paid_on IS NOT NULL AND refund_pence = 0"),
    of("sum(left_over)", "packs"),
  ]),
  ask(
    "whose package runs out this month with hours still on it?",
    [
      of("DISTINCT learner", "packs", "in_month(expires_on, 0) AND left_over > 0"),
      of(
        "DISTINCT learner",
        "packs",
        "in_month(expires_on, 0) AND left_over > 0 AND refund_pence = 0",
      ),
    ],
    anyOrder,
  ),
  ask(
    "how do people pay?",
    [
      by("pay_method", "count(*)", "packs", "pay_method IS NOT NULL"),
      by("pay_method", "sum(price)", "packs", "pay_method IS NOT NULL"),
      by("pay_method", "count(*)", "packs"),
      by("pay_method", "sum(price)", "packs"),
    ],
    groups,
  ),
  ask("What do we get per hour on average", [
    of("sum(price) / sum(hours)", "packs"),
    of("sum(price) / sum(hours)", "packs", "in_year(sold_on, 0)"),
  ]),
);

const refusals = inClass(
  "refusals",
  noAnswer("when is the next free slot at Swaffham test centre", "no such thing"),
  noAnswer("What does the AA charge for ten hours?", "no such thing"),
  noAnswer("Text everyone with a test this week", "an action"),
  noAnswer("how many insurance claims did we have this year?", "no such thing"),
);

export const furtherDrivingQuestions = [...teaching, ...fleet, ...money, ...refusals];
