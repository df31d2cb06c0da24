// Coworking sites, as those who run one ask in the morning, and those at its front desk.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { furtherCoworkingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const on = (time, day) => `${time}::DATE = DATE '${day}'`;
const nextWeek = (time) => `${time} >= DATE '2026-11-02' AND ${time} < DATE '2026-11-09'`;
const lastWeek = (time) => `${time} >= DATE '2026-10-19' AND ${time} < DATE '2026-10-26'`;
const office = "kind = 'OFF'";

/** The names of those of a table for whom a condition holds. */
const list = (columns, table, where) => `SELECT ${columns} FROM ${table} WHERE ${where}`;

const siteManagers = [
  // Those who are paused or have given notice count or do not.
  ask(
    "how many members do we have at shoreditch right now",
    ["status <> 'PAU'", "status = 'ACT'", "true"].map((which) =>
      of("count(*)", "here", `site = 'Shoreditch' AND ${which}`),
    ),
  ),
  // What is reserved or out of service has nobody in it either.
  ask(
    "which offices are empty in Shoreditch?",
    ["status = 'FREE'", "status <> 'OCC'"].map((which) =>
      list("code", "spaces", `site = 'Shoreditch' AND ${office} AND ${which}`),
    ),
    anyOrder,
  ),
  ask(
    "who's given notice in Ancoats",
    list("name", "here", "site = 'Ancoats' AND status = 'NTC'"),
    anyOrder,
  ),
  // Of the offices, or of the seats in them.
  ask(
    "how full are the offices at each site",
    [
      "1.0 * count(*) FILTER (status = 'OCC') / count(*)",
      "1.0 * sum(seats) FILTER (status = 'OCC') / sum(seats)",
      "1.0 * count(*) FILTER (status = 'OCC') / count(*) FILTER (status <> 'OOS')",
    ].map((share) => by("site", share, "spaces", office)),
    groups,
  ),
  ask("who's sitting in SHO-304", list("member", "spaces", "code = 'SHO-304'")),
  ask(
    "who joined last month in Bristol",
    list("name", "everyone", "city = 'Bristol' AND in_month(joined_on, 1)"),
    anyOrder,
  ),
  ask(
    "which companies have 10 people or more with us",
    list("name, seats", "here", "kind = 'CO' AND seats >= 10"),
    anyOrder,
  ),
  ask(
    "which offices are coming free soon?",
    list("code, free_from", "spaces", `${office} AND free_from IS NOT NULL`),
    anyOrder,
  ),
  ask(
    "whose contract is up in November?",
    list("name", "here", "date_trunc('month', term_ends_on) = DATE '2026-11-01'"),
    anyOrder,
  ),
  // Of this year's leavers or of all, with those who gave no reason or without them.
  ask(
    "why are people leaving us?",
    ["true", "in_year(left_on, 0)"].flatMap((time) =>
      ["true", "leave_reason IS NOT NULL"].map((given) =>
        by("leave_reason", "count(*)", "everyone", `left_on IS NOT NULL AND ${time} AND ${given}`),
      ),
    ),
    groups,
  ),
  ask(
    "how much rent are we losing on empty offices each month",
    ["status = 'FREE'", "status <> 'OCC'"].map((which) =>
      of("sum(price)", "spaces", `${office} AND ${which}`),
    ),
  ),
  // In months begun, or in days.
  ask(
    "how long do members stay with us on average",
    [
      "avg(date_diff('month', joined_on, left_on))",
      "avg(date_diff('day', joined_on, left_on))",
    ].map((length) => of(length, "everyone", "left_on IS NOT NULL")),
  ),
  ask(
    "who's been with us the longest",
    list("name", "here", "joined_on = (SELECT min(joined_on) FROM here)"),
  ),
  thread(
    ask(
      "new members per month this year",
      `${by(month("joined_on"), "count(*)", "everyone", "in_year(joined_on, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "and how many left?",
      [
        `${by(month("left_on"), "count(*)", "everyone", "in_year(left_on, 0)")} ORDER BY 1`,
        of("count(*)", "everyone", "in_year(left_on, 0)"),
      ],
      series,
    ),
  ),
];

const meetingRooms = [
  // Two sites have a room of the same name.
  ask(
    "which meeting room gets booked the most this year",
    [
      ["count(*)", "status = 'CNF'"],
      ["count(*)", "true"],
      ["sum(hours)", "status = 'CNF'"],
    ].map(
      ([figure, which]) =>
        `SELECT room, ${figure} FROM reserved WHERE room_kind = 'MTG' AND in_year(starts_at, 0) AND ${which}
           GROUP BY site, room ${top(1)}`,
    ),
  ),
  ask(
    "phone booth no-shows last month?",
    of("count(*)", "reserved", "room_kind = 'BTH' AND status = 'NSH' AND in_month(starts_at, 1)"),
  ),
  ask(
    "what's the busiest day of the week for meeting rooms",
    ["dayname(starts_at)", "isodow(starts_at)", "dayofweek(starts_at)"].flatMap((day) =>
      ["status = 'CNF'", "true"].map(
        (which) => `${by(day, "count(*)", "reserved", `room_kind = 'MTG' AND ${which}`)} ${top(1)}`,
      ),
    ),
  ),
  ask(
    "whats on in the event spaces next week",
    ["status = 'CNF'", "true"].map((which) =>
      list(
        "room, starts_at",
        "reserved",
        `room_kind = 'EVT' AND ${nextWeek("starts_at")} AND ${which}`,
      ),
    ),
    anyOrder,
  ),
  ask(
    "which rooms are booked on tuesday in Ancoats",
    ["room, starts_at", "DISTINCT room"].map((columns) =>
      list(
        columns,
        "reserved",
        `site = 'Ancoats' AND ${on("starts_at", "2026-11-03")} AND status = 'CNF'`,
      ),
    ),
    anyOrder,
  ),
];

const frontDesk = [
  ask(
    "who's coming in tomorrow at Leith",
    ["status = 'booked'", "true"].map((which) =>
      list(
        "visitor",
        "comings",
        `site = 'Leith' AND ${on("expected_at", "2026-11-02")} AND ${which}`,
      ),
    ),
    anyOrder,
  ),
  // Guests of members, or all visitors.
  ask(
    "how many guests did we have in on friday",
    ["type = 'GST'", "true"].map((which) =>
      of("count(arrived_at)", "comings", `${on("expected_at", "2026-10-30")} AND ${which}`),
    ),
  ),
  ask(
    "who didn't sign out on Friday in Bermondsey",
    list(
      "visitor",
      "comings",
      `site = 'Bermondsey' AND ${on("arrived_at", "2026-10-30")} AND left_at IS NULL`,
    ),
    anyOrder,
  ),
  ask(
    "visitors per day last week",
    ["count(arrived_at)", "count(*)"].map(
      (figure) =>
        `${by("expected_at::DATE", figure, "comings", lastWeek("expected_at"))} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "any tours booked for next week?",
    ["count(*)", "visitor, expected_at"].map((columns) =>
      list(columns, "tours", `status = 'booked' AND ${nextWeek("expected_at")}`),
    ),
    anyOrder,
  ),
];

const noAnswers = [
  noAnswer("whats the wifi password in Leith", "passwords are not in the data"),
  noAnswer("phone number for Harrow Digital?", "members have no phone numbers"),
  noAnswer("who's on reception on monday morning", "there are no shifts"),
  noAnswer("how many coffees did we get through last week", "nothing is counted of the kitchen"),
  noAnswer("how many members at the Cardiff site", "there is no such site", "SELECT 0"),
];

export const coworkingQuestions = [
  ...siteManagers,
  ...meetingRooms,
  ...frontDesk,
  ...noAnswers,
  ...furtherCoworkingQuestions,
];
