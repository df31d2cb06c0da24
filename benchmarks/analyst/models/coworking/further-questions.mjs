// Coworking sites, as those ask who do the books, show people around, and mend what is broken.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const net = "sum(net) FILTER (kind <> 'DEP')";
const octobers = ["in_month(issued_on, 1)", "in_month(issued_on, 13)"];
const thisYear = (time) => `in_year(${time}, 0)`;
const october = "status = 'done' AND in_month(expected_at, 1)";
const conversion = "1.0 * count(*) FILTER (outcome = 'won') / count(*) FILTER (status = 'done')";
const unsolved = "status <> 'solved'";

/** Without deposits or with them, without VAT or with it. */
const billings = [net, "sum(net)", "sum(total)", "sum(total) FILTER (kind <> 'DEP')"];

/** By member: of the same name there may be two. */
const perMember = (figure, table, where = "true") =>
  `SELECT member, ${figure} FROM ${table} WHERE ${where} GROUP BY member_id, member`;

const finance = [
  ask("how much are we still owed in total", of("sum(owed)", "unpaid")),
  ask("who owes us the most", `${perMember("sum(owed)", "unpaid")} ${top(1)}`),
  ask(
    "how much is more than 60 days overdue",
    of("sum(owed)", "unpaid", "due_on < asked_on() - 60"),
  ),
  thread(
    ask(
      "october revenue",
      billings.slice(0, 3).map((figure) => of(figure, "bills", octobers[0])),
    ),
    ask(
      "how does that compare to october last year",
      billings
        .slice(0, 3)
        .flatMap((figure) => compared(month("issued_on"), figure, "bills", octobers)),
    ),
  ),
  // By what was booked, also of the months to come, or by what was billed.
  ask(
    "meeting room income per month this year",
    [
      by(
        month("starts_at"),
        "sum(price)",
        "reserved",
        `room_kind = 'MTG' AND ${thisYear("starts_at")}`,
      ),
      by(
        month("starts_at"),
        "sum(price)",
        "reserved",
        `room_kind = 'MTG' AND ${thisYear("starts_at")} AND starts_at < asked_on()`,
      ),
      by(
        month("starts_at"),
        "sum(price)",
        "reserved",
        `room_kind = 'MTG' AND ${thisYear("starts_at")} AND status = 'CNF'`,
      ),
      by(month("issued_on"), "sum(net)", "bills", `kind = 'ROM' AND ${thisYear("issued_on")}`),
      by(month("issued_on"), "sum(total)", "bills", `kind = 'ROM' AND ${thisYear("issued_on")}`),
    ].map((statement) => `${statement} ORDER BY 1`),
    series,
  ),
  ask(
    "how many credit notes this year, and how much",
    ["-sum(total)", "sum(total)", "-sum(net)", "sum(net)"].map((figure) =>
      of(`count(*), ${figure}`, "bills", `kind = 'CRN' AND ${thisYear("issued_on")}`),
    ),
  ),
  ask(
    "how long do people take to pay us",
    of("avg(date_diff('day', issued_on, paid_on))", "bills", "kind <> 'CRN'"),
  ),
  ask(
    "has Copperline Foods paid their october invoice?",
    ["status", "status, total", "owed"].map(
      (columns) =>
        `SELECT ${columns} FROM bills
           WHERE member = 'Copperline Foods' AND kind = 'MEM' AND in_month(issued_on, 1)`,
    ),
    anyOrder,
  ),
  ask(
    "top 10 customers by revenue this year",
    billings.map((figure) => `${perMember(figure, "bills", thisYear("issued_on"))} ${top(10)}`),
    ranked,
  ),
  ask("what do we hold in deposits at the moment", of("sum(deposit)", "here")),
  ask("monthly recurring revenue by plan", by("plan", "sum(fee)", "here"), share),
  ask(
    "how many of our members pay by direct debit",
    of("count(*)", "here", "pay_method = 'direct debit'"),
  ),
  thread(
    ask("outstanding per site", by("site", "sum(owed)", "unpaid"), groups),
    ask("just the private offices", by("site", "sum(owed)", "unpaid", "plan = 'OFF'"), groups),
  ),
];

const sales = [
  thread(
    ask("how many tours did we do last month", of("count(*)", "tours", october)),
    ask(
      "and how many of those signed up?",
      of("count(*)", "tours", `${october} AND outcome = 'won'`),
    ),
  ),
  // Of those who came or of all who wanted to, with those of whom nobody knows or without them.
  ask(
    "where do our tours come from?",
    ["status = 'done'", "true"].flatMap((which) =>
      ["true", "source IS NOT NULL"].map((known) =>
        by("source", "count(*)", "tours", `${which} AND ${known}`),
      ),
    ),
    groups,
  ),
  ask(
    "why don't people sign up after a tour",
    ["true", "lost_reason IS NOT NULL"].map((known) =>
      by("lost_reason", "count(*)", "tours", `outcome = 'lost' AND ${known}`),
    ),
    groups,
  ),
  ask(
    "which site converts tours best this year",
    `${by("site", conversion, "tours", thisYear("expected_at"))} ${top(1)}`,
  ),
  ask(
    "does priya nair or priya shah close more tours?",
    ["count(*) FILTER (outcome = 'won')", conversion].map((figure) =>
      by("host", figure, "tours", "host IN ('Priya Nair', 'Priya Shah')"),
    ),
    groups,
  ),
  ask(
    "do broker leads sign up more than google ones",
    [conversion, "count(*) FILTER (outcome = 'won')"].map((figure) =>
      by("source", figure, "tours", "source IN ('Broker', 'Google')"),
    ),
    groups,
  ),
];

const support = [
  // Over all the time, or this year.
  ask(
    "what do people complain about most",
    ["true", thisYear("opened_at")].map(
      (time) => `${by("category", "count(*)", "tickets", time)} ${top(1)}`,
    ),
  ),
  thread(
    ask("open tickets per site", by("site", "count(*)", "tickets", unsolved), groups),
    ask(
      "which of them are urgent",
      [
        `SELECT ticket FROM tickets WHERE ${unsolved} AND priority = 'P1'`,
        by("site", "count(*)", "tickets", `${unsolved} AND priority = 'P1'`),
        of("count(*)", "tickets", `${unsolved} AND priority = 'P1'`),
      ],
      anyOrder,
    ),
  ),
  ask(
    "how quick do we reply to wifi tickets",
    of("avg(date_diff('minute', opened_at, replied_at))", "tickets", "category = 'WIFI'"),
  ),
  ask(
    "heating complaints by month this year",
    `${by(month("opened_at"), "count(*)", "tickets", `category = 'HVAC' AND ${thisYear("opened_at")}`)} ORDER BY 1`,
    series,
  ),
];

const noAnswers = [
  noAnswer("electricity bill for Shoreditch last month", "what the sites cost is not in the data"),
  noAnswer("which site made the most profit last year", "there are no costs"),
  noAnswer("what's our google rating in Ancoats", "reviews elsewhere are not in the data"),
];

export const furtherCoworkingQuestions = [...finance, ...sales, ...support, ...noAnswers];
