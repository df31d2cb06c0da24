// A small chain of opticians, as its receptions, its dispensers and its optometrists ask.
import { ask, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";
import { furtherOpticianQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const tomorrow = "starts_at::DATE = DATE '2026-11-02'";
const october = (time) => `in_month(${time}, 1)`;
const thisYear = (time) => `in_year(${time}, 0)`;
const monthAgo = "asked_on() - INTERVAL 1 MONTH";

/** The week before that of the day of asking, as it begins on Monday or on Sunday, or the last seven days. */
const lastWeek = (time) =>
  ["19", "18", "25"].map((day) => {
    const first = `DATE '2026-10-${day}'`;
    return `${time} >= ${first} AND ${time} < ${first} + 7`;
  });

/** One column or more of the rows of a table. */
const list = (columns, table, where) => `SELECT DISTINCT ${columns} FROM ${table} WHERE ${where}`;

/** What may be told of orders: their numbers, whose they are, or how many. */
const orders = (where) => [
  list("order_no", "pairs", where),
  list("patient", "pairs", where),
  of("count(*)", "pairs", where),
];

const reception = [
  thread(
    ask(
      "who's booked in at Malvern tomorrow",
      list("patient", "diary", `branch = 'Malvern' AND status = 'BKD' AND ${tomorrow}`),
      anyOrder,
    ),
    ask(
      "any of them contact lens checks?",
      [
        list("patient", "diary", `branch = 'Malvern' AND kind = 'CLC' AND ${tomorrow}`),
        of("count(*)", "diary", `branch = 'Malvern' AND kind = 'CLC' AND ${tomorrow}`),
      ],
      anyOrder,
    ),
  ),
  ask(
    "how many appointments have we got this coming week, all branches",
    of(
      "count(*)",
      "diary",
      "status = 'BKD' AND starts_at >= DATE '2026-11-02' AND starts_at < DATE '2026-11-09'",
    ),
  ),
  ask(
    "how many didn't turn up last week",
    lastWeek("starts_at").map((week) => of("count(*)", "diary", `status = 'DNA' AND ${week}`)),
  ),
  ask("have Karen Davies's glasses come in?", [
    "SELECT arrived_on FROM pairs WHERE patient = 'Karen Davies' ORDER BY ordered_at DESC LIMIT 1",
    "SELECT status FROM pairs WHERE patient = 'Karen Davies' ORDER BY ordered_at DESC LIMIT 1",
  ]),
  thread(
    ask(
      "what's waiting to be collected in Worcester",
      orders("branch = 'Worcester' AND status = 'RDY'"),
      anyOrder,
    ),
    ask(
      "which of those have been here over a month",
      orders(`branch = 'Worcester' AND status = 'RDY' AND arrived_on < ${monthAgo}`),
      anyOrder,
    ),
  ),
  ask(
    "when was Harold Finch last tested",
    [
      list("last_test_on", "patients", "name = 'Harold Finch'"),
      by("patient_no", "max(starts_at)::DATE", "tested", "patient = 'Harold Finch'"),
    ],
    anyOrder,
  ),
  ask("new patients registered in October", of("count(*)", "patients", october("registered_on"))),
  ask(
    "whose glasses are late from the lab",
    orders("status = 'LAB' AND promised_on < asked_on()"),
    anyOrder,
  ),
  ask(
    "who's missed two or more appointments this year",
    [
      `SELECT patient FROM diary WHERE status = 'DNA' AND ${thisYear("starts_at")}
         GROUP BY patient, patient_id HAVING count(*) >= 2`,
      `SELECT patient FROM diary WHERE status = 'DNA' AND ${thisYear("starts_at")}
         GROUP BY patient HAVING count(*) >= 2`,
    ],
    anyOrder,
  ),
  ask(
    "how many cancellations did we have yesterday",
    of("count(*)", "diary", "status = 'CXL' AND starts_at::DATE = DATE '2026-10-31'"),
  ),
];

const dispensing = [
  ask(
    "which lab is slowest this year",
    `${by("lab", "avg(date_diff('day', ordered_at, arrived_on))", "pairs", thisYear("ordered_at"))} ${top(1)}`,
  ),
  ask(
    "what were last month's remakes for",
    [
      by("remake_reason", "count(*)", "pairs", october("remade_on")),
      by(
        "remake_reason",
        "count(*)",
        "pairs",
        `remade_on IS NOT NULL AND ${october("ordered_at")}`,
      ),
    ],
    groups,
  ),
  ask(
    "remake rate per dispenser this year",
    by("dispenser", "count(remade_on) / count(*)", "pairs", thisYear("ordered_at")),
    groups,
  ),
  ask(
    "how many varifocals did we sell in October",
    of("count(*)", "pairs", `kind = 'VAR' AND ${october("ordered_at")}`),
  ),
  ask(
    "best selling frame brand this year?",
    ["count(*)", "sum(net)"].map(
      (figure) =>
        `${by("brand", figure, "pairs", `brand IS NOT NULL AND ${thisYear("ordered_at")}`)} ${top(1)}`,
    ),
  ),
  ask(
    "have we got any Ray-Bans left in Worcester",
    of("sum(on_hand)", "frames", "brand = 'Ray-Ban' AND branch = 'Worcester'"),
  ),
  ask(
    "which frames are we out of in Malvern",
    [
      list("brand, model, colour", "frames", "on_hand = 0 AND branch = 'Malvern'"),
      list("brand, model", "frames", "on_hand = 0 AND branch = 'Malvern'"),
      list("model", "frames", "on_hand = 0 AND branch = 'Malvern'"),
    ],
    anyOrder,
  ),
  ask(
    "how many frames haven't sold in the last 6 months",
    ["count(*)", "sum(on_hand)"].flatMap((figure) =>
      ["", " OR last_sold_on IS NULL"].map((never) =>
        of(figure, "frames", `last_sold_on < asked_on() - INTERVAL 6 MONTH${never}`),
      ),
    ),
  ),
  ask(
    "average spend on a pair of glasses by branch this year",
    by("branch", "avg(net)", "pairs", thisYear("ordered_at")),
    groups,
  ),
  ask(
    "how many went for a second pair in october",
    of("count(*)", "pairs", `second_pair AND ${october("ordered_at")}`),
  ),
  ask(
    "how long do people take to pick their glasses up",
    of("avg(date_diff('day', arrived_on, collected_on))", "pairs"),
  ),
];

const testRoom = [
  thread(
    ask(
      "how many did we refer last month",
      of("count(*)", "seen", `outcome = 'REF' AND ${october("starts_at")}`),
    ),
    ask(
      "how many of those were urgent",
      ["'URG'", "'URG', 'EMG'"].map((codes) =>
        of("count(*)", "seen", `referral IN (${codes}) AND ${october("starts_at")}`),
      ),
    ),
  ),
  ask(
    "how many tests did each optometrist do in october",
    ["tested", "seen"].map((table) => by("optometrist", "count(*)", table, october("starts_at"))),
    groups,
  ),
  ask(
    "which optometrist has the best conversion",
    ["true", thisYear("starts_at")].map(
      (when) =>
        `${by("optometrist", "count(*) FILTER (dispensed) / count(*)", "tested", when)} ${top(1)}`,
    ),
  ),
  ask(
    "OCT take-up by branch this year",
    by("branch", "count(*) FILTER (oct_scan) / count(*)", "tested", thisYear("starts_at")),
    groups,
  ),
  ask(
    "nhs vs private tests this year",
    ["tested", "seen"].flatMap((table) => [
      by("funding", "count(*)", table, thisYear("starts_at")),
      of(
        "count(*) FILTER (funding = 'NHS'), count(*) FILTER (funding = 'PRV')",
        table,
        thisYear("starts_at"),
      ),
    ]),
    anyOrder,
  ),
  ask(
    "how many under 16s did we see in August",
    ["seen", "tested"].map((table) => of("count(*)", table, "age < 16 AND in_month(starts_at, 3)")),
  ),
  ask(
    "diabetics we've not tested for over a year",
    ["active", "patients"].flatMap((table) =>
      ["", " OR last_test_on IS NULL"].flatMap((never) => {
        const where = `is_diabetic AND (last_test_on < asked_on() - INTERVAL 1 YEAR${never})`;
        return [of("count(*)", table, where), `SELECT patient_no FROM ${table} WHERE ${where}`];
      }),
    ),
    anyOrder,
  ),
  ask(
    "how long were people waiting for a sight test in October",
    ["kind = 'STT'", "kind = 'STT' AND status = 'DON'"].flatMap((where) =>
      ["starts_at", "booked_at"].map((time) =>
        of("avg(date_diff('day', booked_at, starts_at))", "diary", `${where} AND ${october(time)}`),
      ),
    ),
  ),
];

export const opticianQuestions = [
  ...reception,
  ...dispensing,
  ...testRoom,
  ...furtherOpticianQuestions,
];
