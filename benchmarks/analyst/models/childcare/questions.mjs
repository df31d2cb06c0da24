// Day nurseries, as those who manage one and those who lead a room ask in the morning.
import { ask, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, compared, of, top } from "../statements.mjs";
import { furtherChildcareQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const at = (nursery) => `nursery = '${nursery}'`;
const between = (time, from, until) => `${time} >= DATE '${from}' AND ${time} < DATE '${until}'`;
/** On a Sunday last week is the one that ends, or the one before. */
const lastWeek = (time) => [
  between(time, "2026-10-26", "2026-11-02"),
  between(time, "2026-10-19", "2026-10-26"),
];

/** Those of a table for whom a condition holds, each once. */
const list = (columns, table, where) => `SELECT DISTINCT ${columns} FROM ${table} WHERE ${where}`;

const waitingBabies = `status = 'WAIT' AND age_group = 'BAB' AND ${at("Mill Road")}`;

/** Places that nobody has booked of each room on a day to come. */
const spareOn = (nursery, day) =>
  `WITH booked AS (SELECT room, count(*) FILTER (session = 'FD')
       + greatest(count(*) FILTER (session = 'AM'), count(*) FILTER (session = 'PM')) AS heads
     FROM register WHERE ${at(nursery)} AND day = DATE '${day}' AND status = 'BKD' GROUP BY 1)
   SELECT DISTINCT room, places - coalesce(heads, 0) FROM rota LEFT JOIN booked USING (room)
   WHERE ${at(nursery)}`;

const managers = [
  // Those who start later have a place, but do not come yet.
  ask(
    "how many kids have we got at Willow Lane at the moment",
    of("count(*)", "here", at("Willow Lane")),
  ),
  ask(
    "who's booked in tomorrow at Mill Road?",
    list("child", "register", `${at("Mill Road")} AND day = DATE '2026-11-02' AND status = 'BKD'`),
    anyOrder,
  ),
  ask(
    "how often were we below ratio in october, per nursery",
    [
      by("nursery", "count(*)", "short", "in_month(day, 1)"),
      by("nursery", "count(*) FILTER (staff_on < staff_needed)", "rota", "in_month(day, 1)"),
    ],
    groups,
  ),
  ask(
    "any bites in Caterpillars at Mill Road last month?",
    of(
      "count(*)",
      "forms",
      `${at("Mill Road")} AND room = 'Caterpillars' AND kind = 'BITE' AND in_month(happened_at, 1)`,
    ),
  ),
  thread(
    ask("accidents in september", of("count(*)", "forms", "in_month(happened_at, 2)")),
    ask(
      "is that more than september last year?",
      compared("date_trunc('month', happened_at)", "count(*)", "forms", [
        "in_month(happened_at, 2)",
        "in_month(happened_at, 14)",
      ]),
    ),
  ),
  ask("which child has had the most accidents this year", [
    `SELECT child, count(*) FROM forms WHERE in_year(happened_at, 0) GROUP BY child_id, 1 ${top(1)}`,
    `${by("child", "count(*)", "forms", "in_year(happened_at, 0)")} ${top(1)}`,
  ]),
  ask(
    "who left us in August",
    list("name", "children", "leaves_on >= DATE '2026-08-01' AND leaves_on < DATE '2026-09-01'"),
    anyOrder,
  ),
  ask(
    "who is starting this month and in which room",
    list("name, room", "children", "in_month(started_on, 0)"),
    anyOrder,
  ),
  ask("which kids have been off poorly the most since september", [
    `${by("child", "count(*)", "absent", "absence_reason = 'SICK' AND day >= DATE '2026-09-01'")} ${top(5)}`,
    `${by("child", "count(*)", "absent", "absence_reason = 'SICK' AND day >= DATE '2026-09-01'")} ${top(1)}`,
  ]),
  thread(
    ...[
      ["how many children get the 30 hours", "F30"],
      ["and the 15?", "F15"],
    ].map(([text, hours]) =>
      ask(
        text,
        ["status = 'ACT'", "status <> 'LVR'"].map((which) =>
          of("count(*)", "children", `funding = '${hours}' AND ${which}`),
        ),
      ),
    ),
  ),
  thread(
    ask(
      "how many on the waiting list for baby places at mill road",
      of("count(*)", "enquiries", waitingBabies),
    ),
    ask(
      "who's been waiting longest?",
      ["coalesce(child, parent)", "parent"].map(
        (who) =>
          `SELECT ${who} FROM enquiries WHERE ${waitingBabies} ORDER BY listed_on, id LIMIT 1`,
      ),
    ),
  ),
  thread(
    ask(
      "late pickups last month",
      of("count(*)", "register", "late_minutes > 0 AND in_month(day, 1)"),
    ),
    ask(
      "which parents",
      [
        by("parent", "count(*)", "register", "late_minutes > 0 AND in_month(day, 1)"),
        list("parent", "register", "late_minutes > 0 AND in_month(day, 1)"),
      ],
      anyOrder,
    ),
  ),
  ask("what's our busiest day of the week this year", [
    `${by("dayname(day)", "count(*)", "register", "status = 'ATT' AND in_year(day, 0)")} ${top(1)}`,
    `${by("dayname(day)", "count(*)", "register", "status <> 'CXL' AND in_year(day, 0)")} ${top(1)}`,
    `${by("dayname(day)", "sum(present)", "rota", "in_year(day, 0)")} ${top(1)}`,
    `${by("dayname(day)", "sum(booked)", "rota", "in_year(day, 0)")} ${top(1)}`,
  ]),
  ask("have all the parents been told about the accidents this week?", [
    of("count(*)", "forms", `parent_told_at IS NULL AND ${lastWeek("happened_at")[0]}`),
    of("count(*)", "forms", lastWeek("happened_at")[0]),
  ]),
  ask(
    "what did we have to tell ofsted about this year",
    [
      of("count(*)", "forms", "is_notified AND in_year(happened_at, 0)"),
      by("kind", "count(*)", "forms", "is_notified AND in_year(happened_at, 0)"),
      list("happened_at, child, kind", "forms", "is_notified AND in_year(happened_at, 0)"),
    ],
    anyOrder,
  ),
  // The one that was, or the one that comes.
  ask(
    "spare places in each room at the old chapel on friday",
    [
      ...["booked", "present"].map((taken) =>
        list(
          `room, places - ${taken}`,
          "rota",
          `${at("The Old Chapel")} AND day = DATE '2026-10-30'`,
        ),
      ),
      spareOn("The Old Chapel", "2026-11-06"),
    ],
    groups,
  ),
];

const roomLeaders = [
  ask(
    "who was off on friday in Caterpillars, Willow Lane",
    list(
      "child",
      "absent",
      `${at("Willow Lane")} AND room = 'Caterpillars' AND day = DATE '2026-10-30'`,
    ),
    anyOrder,
  ),
  ask(
    "which of the kids at Mill Road have allergies and to what",
    list("name, allergies", "here", `${at("Mill Road")} AND allergies IS NOT NULL`),
    anyOrder,
  ),
  ask("Priya Shah's key children", list("name", "here", "key_worker = 'Priya Shah'"), anyOrder),
  ask("how many bumped heads did we have last month", [
    of("count(*)", "forms", "body_part = 'Head' AND in_month(happened_at, 1)"),
    of("count(*)", "forms", "body_part = 'Head' AND kind = 'BUMP' AND in_month(happened_at, 1)"),
  ]),
  ask("mornings or afternoons, which is busier?", [
    `${by("session", "count(*)", "register", "session IN ('AM', 'PM') AND status <> 'CXL'")} ${top(1)}`,
    `${by("session", "count(*)", "register", "session IN ('AM', 'PM') AND status = 'ATT'")} ${top(1)}`,
    `${by("session", "count(*)", "register", "session IN ('AM', 'PM')")} ${top(1)}`,
  ]),
  ask(
    "which children can't have their photo taken",
    [
      list("name", "here", "NOT photo_ok"),
      list("name", "children", "NOT photo_ok AND status <> 'LVR'"),
    ],
    anyOrder,
  ),
];

export const childcareQuestions = [...managers, ...roomLeaders, ...furtherChildcareQuestions];
