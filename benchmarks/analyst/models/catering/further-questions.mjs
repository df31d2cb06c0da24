// A caterer: what the chef, the one who fills the shifts and the bookkeeper want to know.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { ranked } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const saturday = "day = DATE '2026-11-07'";
const friday = "day = DATE '2026-11-06'";
const nextWeek = "day BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'";
const thisYear = "in_year(day, 0)";
const rate = "sum(wasted) / sum(portions) FILTER (wasted IS NOT NULL)";
const expected = "status IN ('CNF', 'OFR')";

const chef = inClass(
  "chef",
  ask("portions for Saturday?", of("sum(portions)", "cooking", saturday)),
  ask("How many vegan portions do we need next week", [
    of("sum(portions)", "cooking", `diet = 'VGN' AND ${nextWeek}`),
  ]),
  ask(
    "which dish do we cook most often",
    [
      `${by("dish", "count(*)", "cooking")} ${top(1)}`,
      `${by("dish", "sum(portions)", "cooking")} ${top(1)}`,
    ],
    ranked,
  ),
  ask(
    "what gets thrown away the most?",
    [
      `${by("dish", "sum(wasted)", "cooking")} ORDER BY 2 DESC NULLS LAST LIMIT 1`,
      `${by("dish", rate, "cooking")} ORDER BY 2 DESC NULLS LAST LIMIT 1`,
      `${by("dish", "sum(wasted)", "cooking")} ORDER BY 2 DESC NULLS LAST LIMIT 10`,
    ],
    ranked,
  ),
  ask("food cost per guest this year", [
    `SELECT (SELECT sum(cost) FROM cooking WHERE in_year(starts_at, 0) AND status = 'DON')
       / (SELECT sum(heads) FROM done WHERE ${thisYear})`,
    `SELECT (SELECT sum(cost) FROM cooking WHERE in_year(starts_at, 0))
       / (SELECT sum(heads) FROM booked WHERE id IN (SELECT event_id FROM cooking) AND ${thisYear})`,
  ]),
  ask(
    "5 most expensive dishes to make",
    "SELECT name, cost_pence / 100 FROM dishes ORDER BY 2 DESC, 1 LIMIT 5",
    ranked,
  ),
  ask(
    "which dishes have nuts in them",
    [
      "SELECT name FROM dishes WHERE has_nuts",
      "SELECT name FROM dishes WHERE has_nuts AND is_offered",
    ],
    anyOrder,
  ),
  ask(
    "what still isn't started for Wednesday",
    [
      of("dish", "cooking", "day = DATE '2026-11-04' AND status = 'OPN'"),
      of("dish, portions", "cooking", "day = DATE '2026-11-04' AND status = 'OPN'"),
      of("count(*)", "cooking", "day = DATE '2026-11-04' AND status = 'OPN'"),
    ],
    anyOrder,
  ),
  thread(
    ask("How many lamb shoulders went out in October?", [
      of("sum(portions)", "cooking", "dish = 'Slow lamb shoulder' AND in_month(day, 1)"),
    ]),
    ask("how many of those came back?", [
      of("sum(wasted)", "cooking", "dish = 'Slow lamb shoulder' AND in_month(day, 1)"),
    ]),
  ),
);

const shifts = inClass(
  "shifts",
  ask(
    "who is working on Friday?",
    [
      of("DISTINCT worker", "rota", `${friday} AND ${expected}`),
      of("DISTINCT worker", "rota", `${friday} AND status = 'CNF'`),
    ],
    anyOrder,
  ),
  ask("how many shifts do I still have to fill for next week", [
    of("count(*)", "rota", `status = 'OPN' AND ${nextWeek}`),
    of("count(*)", "rota", `status IN ('OPN', 'OFR') AND ${nextWeek}`),
  ]),
  // Two people have the name, a chef and a waiter.
  ask(
    "Gareth Walsh hours october",
    [
      of("sum(hours)", "worked", "worker = 'Gareth Walsh' AND in_month(day, 1)"),
      by("worker_id", "sum(hours)", "worked", "worker = 'Gareth Walsh' AND in_month(day, 1)"),
      by("role", "sum(hours)", "worked", "worker = 'Gareth Walsh' AND in_month(day, 1)"),
    ],
    anyOrder,
  ),
  ask(
    "Who hasn't turned up most often this year?",
    [
      `${by("worker", "count(*)", "rota", `status = 'NSH' AND ${thisYear}`)} ${top(1)}`,
      `${by("worker_id", "count(*)", "rota", `status = 'NSH' AND ${thisYear}`)} ${top(1)}`,
    ],
    ranked,
  ),
  ask("how many chefs have we got on saturday", [
    of("count(DISTINCT worker_id)", "rota", `role = 'Chef' AND ${saturday}`),
    of("count(*)", "rota", `role = 'Chef' AND ${saturday}`),
    of("count(DISTINCT worker_id)", "rota", `role = 'Chef' AND ${saturday} AND status = 'CNF'`),
  ]),
  ask(
    "people who did more than 60 hours in October",
    [
      `${by("worker", "sum(hours)", "worked", "in_month(day, 1)")} HAVING sum(hours) > 60`,
      `SELECT worker, h FROM (${by("worker_id, worker", "sum(hours) AS h", "worked", "in_month(day, 1)").replace("GROUP BY 1", "GROUP BY ALL")}) WHERE h > 60`,
    ],
    anyOrder,
  ),
  ask(
    "which of our own staff have we not used since the summer",
    [
      `${by("worker", "max(day)", "worked", "contract = 'EMP'")} HAVING max(day) < DATE '2026-09-01'`,
      `${by("worker", "max(day)", "rota", "contract = 'EMP'")} HAVING max(day) < DATE '2026-09-01'`,
    ].map((each) => `SELECT worker FROM (${each})`),
    anyOrder,
  ),
  thread(
    ask("What did the agency cost us last month?", [
      of("sum(cost)", "worked", "contract = 'AGY' AND in_month(day, 1)"),
    ]),
    ask("and the month before", [
      of("sum(cost)", "worked", "contract = 'AGY' AND in_month(day, 2)"),
    ]),
  ),
);

const books = inClass(
  "books",
  ask(
    "what's overdue right now?",
    [
      of("sum(open)", "overdue"),
      of("number", "overdue"),
      of("count(*), sum(open)", "overdue"),
      of("sum(total)", "overdue"),
    ],
    anyOrder,
  ),
  ask(
    "who owes us the most",
    [
      `${by("customer", "sum(open)", "owed")} ${top(1)}`,
      `${by("customer", "sum(open)", "overdue")} ${top(1)}`,
    ],
    ranked,
  ),
  ask("How many deposits are still not paid?", [
    of("count(*)", "owed", "kind = 'DEP'"),
    of("count(*)", "overdue", "kind = 'DEP'"),
  ]),
  ask("VAT for Q3", of("sum(vat)", "bills", "in_quarter(issued_on, 1)")),
  ask("is invoice 2026-1004 paid?", [
    of("paid_on IS NOT NULL", "bills", "number = '2026-1004'"),
    of("open", "bills", "number = '2026-1004'"),
    of("paid", "bills", "number = '2026-1004'"),
  ]),
  ask("total money in last month", [
    of("sum(paid)", "bills", "in_month(paid_on, 1)"),
    of("sum(paid)", "bills", "in_month(paid_on, 1) AND kind <> 'CRN'"),
  ]),
);

const refusals = inClass(
  "refusals",
  noAnswer("how many wine glasses do we have in the store", "no such thing"),
  noAnswer("Send a reminder to everybody who's overdue", "an action"),
  noAnswer("whose food hygiene certificate is about to run out?", "no such thing"),
  noAnswer("How many miles did the vans do in September?", "no such thing"),
);

export const furtherCateringQuestions = [...chef, ...shifts, ...books, ...refusals];
