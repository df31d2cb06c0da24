// The same school, as its front desk and its bookkeeper ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const yesterday = "day = asked_on() - 1";
const isLate = "due_back_on < asked_on()";
const days = "date_diff('day', issued_on, paid_on)";

const onHire = [
  ask(
    "Who still has an instrument that should be back by now?",
    `SELECT pupil FROM out WHERE ${isLate}`,
    anyOrder,
  ),
  thread(
    ask("how many cellos are out on hire?", of("count(*)", "out", "instrument = 'Cello'")),
    ask("and violins?", of("count(*)", "out", "instrument = 'Violin'")),
  ),
  ask("how much are we holding in deposits?", of("sum(deposit)", "out")),
  ask(
    "how many instruments came back damaged this year?",
    of("count(*)", "hires", "return_state = 'REP' AND in_year(returned_on, 0)"),
  ),
];

const waiting = [
  thread(
    ask(
      "how many are waiting for piano?",
      of("count(*)", "waiting_list", "instrument = 'Piano' AND outcome = 'W'"),
    ),
    ask(
      "who's been waiting longest?",
      "SELECT name FROM waiting_list WHERE instrument = 'Piano' AND outcome = 'W' ORDER BY added_on LIMIT 1",
    ),
  ),
  ask("How long is the wait for drums?", [
    of("avg(date_diff('day', added_on, offered_on))", "waiting_list", "instrument = 'Drum kit'"),
    of(
      "avg(date_diff('day', added_on, asked_on()))",
      "waiting_list",
      "instrument = 'Drum kit' AND outcome = 'W'",
    ),
  ]),
  ask(
    "how many offers are we still waiting to hear back on",
    of("count(*)", "waiting_list", "outcome = 'O'"),
  ),
];

const atTheDesk = [
  thread(
    ask("how many lessons were there yesterday?", [
      of("count(*)", "register", yesterday),
      of("count(*)", "register", `${yesterday} AND status <> 'CXT'`),
      of("count(*)", "register", `${yesterday} AND status = 'ATT'`),
    ]),
    ask(
      "who didn't turn up without letting us know?",
      `SELECT pupil FROM register WHERE ${yesterday} AND status = 'ABS'`,
      anyOrder,
    ),
  ),
  ask(
    "how many trial lessons did we do in October, by instrument",
    [
      by("instrument", "count(*)", "register", "is_trial AND in_month(starts_at, 1)"),
      by(
        "instrument",
        "count(*)",
        "register",
        "is_trial AND in_month(starts_at, 1) AND status = 'ATT'",
      ),
    ],
    groups,
  ),
];

const money = [
  thread(
    ask("how much are we owed right now", of("sum(missing)", "unpaid")),
    ask(
      "how much of that is more than 60 days overdue?",
      of("sum(missing)", "unpaid", "due_on < asked_on() - 60"),
    ),
  ),
  ask(
    "who owes us the most? top 3",
    [
      `${by("payer", "sum(missing)", "unpaid")} ${top(3)}`,
      `${by("pupil", "sum(missing)", "unpaid")} ${top(3)}`,
    ],
    ranked,
  ),
  thread(
    ask(
      "what have we invoiced for the autumn term?",
      of("sum(net)", "bills", "term = 'Autumn 2026'"),
    ),
    ask("and how much of it has been paid", [
      of("sum(received)", "bills", "term = 'Autumn 2026'"),
      of("sum(net)", "bills", "term = 'Autumn 2026' AND status = 'PAID'"),
    ]),
  ),
  ask(
    "how many invoices from the summer term are still unpaid?",
    of("count(*)", "unpaid", "term = 'Summer 2026'"),
  ),
  ask("what have bursaries cost us this year?", [
    of("sum(discount)", "bills", "discount_code = 'BUR' AND in_year(issued_on, 0)"),
    of("sum(discount)", "bills", "discount_code = 'BUR' AND school_year = '2026/27'"),
  ]),
  ask(
    "instrument hire income month by month this year",
    [
      `${by(month("issued_on"), "sum(net)", "bills", "kind = 'HIR' AND in_year(issued_on, 0)")} ORDER BY 1`,
      `${by(month("issued_on"), "sum(received)", "bills", "kind = 'HIR' AND in_year(issued_on, 0)")} ORDER BY 1`,
      `${by(month("paid_on"), "sum(received)", "bills", "kind = 'HIR' AND in_year(paid_on, 0)")} ORDER BY 1`,
    ],
    series,
  ),
  ask("are people paying later than last year?", [
    ...compared("year(issued_on)", `avg(${days})`, "bills", [
      "in_year(issued_on, 0)",
      "in_year(issued_on, 1)",
    ]),
    ...compared("year(paid_on)", `avg(${days})`, "bills", [
      "in_year(paid_on, 0)",
      "in_year(paid_on, 1)",
    ]),
  ]),
  ask("how much did we write off last year", [
    of("sum(missing)", "bills", "status = 'WOFF' AND in_year(issued_on, 1)"),
    of("sum(missing)", "bills", "status = 'WOFF' AND school_year = '2025/26'"),
  ]),
  ask(
    "who's had three reminders and still not paid?",
    "SELECT DISTINCT payer FROM unpaid WHERE reminders = 3",
    anyOrder,
  ),
  ask("Has invoice MS26-03976 been paid?", [
    "SELECT status FROM bills WHERE number = 'MS26-03976'",
    "SELECT 'in part' FROM bills WHERE number = 'MS26-03976' AND status = 'PART'",
    "SELECT received FROM bills WHERE number = 'MS26-03976'",
  ]),
  ask(
    "How many hours did the freelancers teach last month?",
    of("sum(hours)", "register", "contract = 'FRL' AND status = 'ATT' AND in_month(starts_at, 1)"),
  ),
];

const refusals = [
  noAnswer("What's Arthur Hall's mum's phone number?", "no telephone numbers"),
  noAnswer("which rooms are free on Tuesday at 5?", "no timetable of what is to come"),
  noAnswer("Send a reminder to everyone who's overdue", "an action"),
  noAnswer(
    "how many violins have we got in the cupboard",
    "the instruments themselves are not listed",
  ),
];

export const officeQuestions = [...onHire, ...waiting, ...atTheDesk, ...money, ...refusals];
