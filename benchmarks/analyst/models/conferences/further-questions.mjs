// Conferences, their tickets, talks and sponsors, as a hurried colleague types.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const monthOf = (first) => `${month("created_at")} = DATE '${first}'`;
const from = (first, last) => `created_at >= DATE '${first}' AND created_at < DATE '${last}'`;
const thisYear = from("2026-01-01", "2026-11-01");
const lastYear = from("2025-01-01", "2026-01-01");

/** The same time of last year: to yesterday, or to today. */
const sameDays = ["2025-11-01", "2025-11-02"].map((last) => from("2025-01-01", last));

const unpaidGold = "tier = 'Gold' AND paid_on IS NULL";
const pyRhein = "event = 'PyRhein 2026'";
const withCode = (back) => `promo_code IS NOT NULL AND in_year(created_at, ${back})`;

/** Who sponsored something of a year and nothing of the next, by the day of the event or of the signature. */
const lost = ["starts_on", "signed_on"].map(
  (time) =>
    `SELECT DISTINCT sponsor FROM packages WHERE in_year(${time}, 1)
       AND sponsor NOT IN (SELECT sponsor FROM packages WHERE in_year(${time}, 0))`,
);

const figures = [
  ...inClass(
    "values",
    ask("check ins dataforum 26", of("count(checked_in_at)", "regs", "event = 'DataForum 2026'")),
    // Of the registrations of this year or for the events of this year, confirmed or all.
    ask(
      "free tickets 2026",
      ["created_at", "starts_on"].flatMap((time) =>
        ["sold", "regs"].map((table) =>
          of("count(*)", table, `amount = 0 AND in_year(${time}, 0)`),
        ),
      ),
    ),
    ask("sponsor money outstanding", of("sum(fee - paid)", "packages")),
  ),
  ...inClass(
    "operations",
    ask(
      "tix sold oct vs sept",
      compared(month("created_at"), "count(*)", "sold", [
        monthOf("2026-10-01"),
        monthOf("2026-09-01"),
      ]),
    ),
    // Of people who live there, or of events that take place there.
    ask(
      "avg ticket price germany vs switzerland",
      ["country", "event_country"].flatMap((country) =>
        compared(country, "avg(amount)", "sold", [
          `${country} = 'Germany'`,
          `${country} = 'Switzerland'`,
        ]),
      ),
    ),
    ask(
      "no show rate online vs onsite",
      compared("event_format", "count(*) FILTER (checked_in_at IS NULL) / count(*)", "expected", [
        "event_format = 'online'",
        "event_format = 'onsite'",
      ]),
    ),
    ask(
      "ticket rev ytd vs same time last yr",
      sameDays.flatMap((before) => [
        ...compared("year(created_at)", "sum(amount)", "sold", [thisYear, before]),
        of(`sum(amount) FILTER (${thisYear}) / sum(amount) FILTER (${before}) - 1`, "sold"),
      ]),
    ),
  ),
];

const conditions = [
  ...inClass(
    "limits",
    ask(
      "overbooked events",
      ["status = 'CNF'", "status <> 'CXL'"].flatMap((where) => {
        const events = `SELECT event FROM regs WHERE ${where} GROUP BY 1 HAVING count(*) > max(capacity)`;
        return [events, `SELECT count(*) FROM (${events})`];
      }),
      anyOrder,
    ),
    ask(
      "talks w avg score under 3 this yr",
      ["title", "count(*)"].map(
        (shown) =>
          `SELECT ${shown} FROM (${by("title", "avg(overall) AS score", "rated", "in_year(submitted_at, 0)")}) WHERE score < 3`,
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "gold sponsors not paid yet",
      ["DISTINCT sponsor", "sponsor", "count(*)", "count(DISTINCT sponsor)"].map((shown) =>
        of(shown, "packages", unpaidGold),
      ),
      anyOrder,
    ),
    ask(
      "sponsors from 2025 who didnt come back in 2026",
      lost.flatMap((sponsors) => [sponsors, `SELECT count(*) FROM (${sponsors})`]),
      anyOrder,
    ),
  ),
];

const groupings = [
  ...inClass(
    "grouping",
    // Tickets or people, registered, confirmed or come.
    ask(
      "top 5 companies by attendees",
      ["count(*)", "count(DISTINCT attendee_id)"].flatMap((figure) =>
        ["true", "status = 'CNF'", "checked_in_at IS NOT NULL"].map(
          (where) =>
            `${by("company", figure, "regs", `company IS NOT NULL AND ${where}`)} ${top(5)}`,
        ),
      ),
      ranked,
    ),
    ask(
      "who spoke most",
      ["true", "starts_at < asked_on()"].map(
        (where) => `${by("speaker", "count(*)", "programme", where)} ${top(1)}`,
      ),
    ),
    ask(
      "best talk this year",
      `${by("title", "avg(overall)", "rated", "in_year(submitted_at, 0)")} ${top(1)}`,
    ),
    ask(
      "share of revenue by ticket type",
      ["true", "amount > 0"].map((where) =>
        by("ticket_type", "sum(amount) / sum(sum(amount)) OVER ()", "sold", where),
      ),
      share,
    ),
    // All that were scanned, or as many as a sponsor has at an event.
    ask(
      "leads per sponsor tier",
      [
        by("tier", "sum(leads_scanned)", "packages"),
        by("tier", "avg(leads_scanned)", "packages"),
        by("tier", "sum(leads_scanned) / count(*)", "packages"),
      ],
      groups,
    ),
    ask(
      "which weekday do ppl register",
      ["regs", "sold"].map((table) => `${by("dayname(created_at)", "count(*)", table)} ${top(1)}`),
    ),
    ask(
      "rev by event format this year",
      ["created_at", "starts_on"].map((time) =>
        by("event_format", "sum(amount)", "sold", `in_year(${time}, 0)`),
      ),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how long do sponsors take to pay",
      of("avg(date_diff('day', invoiced_on, paid_on))", "packages"),
    ),
    // The week before this one, or the seven days before today or to it.
    ask(
      "daily signups last week",
      [
        ["2026-10-19", "2026-10-26"],
        ["2026-10-25", "2026-11-01"],
        ["2026-10-26", "2026-11-02"],
      ].flatMap(([first, last]) =>
        ["true", "status <> 'CXL'"].map(
          (where) =>
            `${by("date_trunc('day', created_at)", "count(*)", "regs", `${from(first, last)} AND ${where}`)} ORDER BY 1`,
        ),
      ),
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "did we sell more vip tickets than last yr",
      [lastYear, ...sameDays].flatMap((before) =>
        compared("year(created_at)", "count(*)", "sold", [thisYear, before], "ticket_type = 'VIP'"),
      ),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "promo code use by partner 2025",
      ["regs", "sold"].map((table) => by("partner", "count(*)", table, withCode(1))),
      groups,
    ),
    ask(
      "and this year?",
      ["regs", "sold"].map((table) => by("partner", "count(*)", table, withCode(0))),
      groups,
    ),
    ask(
      "how much discount was that",
      ["regs", "sold"].flatMap((table) => [
        by("partner", "sum(discount)", table, withCode(0)),
        of("sum(discount)", table, withCode(0)),
      ]),
      groups,
    ),
  ),
  thread(
    ask("submissions pyrhein 26", of("count(*)", "papers", pyRhein)),
    ask("how many accepted", of("count(*)", "programme", pyRhein)),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("profit per event", "no costs of events"),
  noAnswer("remind everyone w pending payment", "an action"),
  noAnswer("newsletter open rate", "no such thing"),
  noAnswer("will devops danube sell out next yr", "no forecast"),
);

export const furtherConferenceQuestions = [
  ...figures,
  ...conditions,
  ...groupings,
  ...followUps,
  ...refusals,
];
