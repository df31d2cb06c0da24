// Telecom, the later set: `book` are the contracts, `bills` the invoices, `tickets` the faults, `drives` the visits.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };
const hours = "date_diff('minute', reported_at, cleared_at) / 60.0";
/** What part of the invoices is late, and what part of the customers has a late one. */
const lateShares = ["*", "DISTINCT k.customer_id"].map(
  (counted) => `count(${counted}) FILTER (is_late) / count(${counted})`,
);
const cancelledInOctober = "in_month(notice_on, 1)";
const isOpen = "cleared_at IS NULL";
const noonToday = "(asked_on() + INTERVAL 12 HOUR)";

/** How long something lasts until today: in days and hours, from this morning, from noon, or in whole days. */
const agesSince = (moment) => [
  `avg(date_diff('day', ${moment}, asked_on()))`,
  `avg(date_sub('day', ${moment}, ${noonToday}))`,
  ...["CAST(asked_on() AS TIMESTAMP)", noonToday].flatMap((now) =>
    [86_400, 3600].map((unit) => `avg(epoch(${now} - ${moment})) / ${unit}`),
  ),
];

/** The two services that are compared, by their codes and by what the codes mean. */
const copperOrFibre = ["service", "CASE service WHEN 'DSL' THEN 'copper' ELSE 'fibre' END"];

const careful = inClass(
  "careful",
  thread(
    ask(
      "How many contracts were cancelled in October?",
      of("count(*)", "contracts", cancelledInOctober),
    ),
    ask(
      "How does that compare with October of last year?",
      of(
        "count(*)",
        "contracts",
        cancelledInOctober,
        "count(*)",
        "contracts",
        "in_month(notice_on, 13)",
      ),
    ),
    ask(
      "And what reasons did people give this October?",
      [cancelledInOctober, `${cancelledInOctober} AND cancel_reason IS NOT NULL`].map((where) =>
        by("cancel_reason", "count(*)", "contracts", where),
      ),
      groups,
    ),
  ),
  ask(
    "What percentage of the lines in service today is on fibre?",
    of("count(*) FILTER (service = 'FIB') / count(*)", "book", "is_active"),
  ),
  ask(
    "How many days pass on average between a customer giving notice and the end of the service?",
    ["notice_on IS NOT NULL", "state = 'END'"].map((where) =>
      of("avg(date_diff('day', notice_on, ended_on))", "contracts", where),
    ),
  ),
  ask(
    "Which of our tariffs has nobody ever signed up for?",
    of("name", "tariffs", "id NOT IN (SELECT tariff_id FROM contracts)"),
  ),
  ask(
    "Which engineers found nobody at home four times or more this year?",
    `${by("engineer", "count(*)", "drives", "outcome = 'NAC' AND in_year(visited_on, 0)")} HAVING count(*) >= 4`,
    groups,
  ),
  ask(
    "List the five customers who owe us the most.",
    `${by("customer", "sum(gross)", "bills", "status = 'OP'")} ${top(5)}`,
    ranked,
  ),
  ask(
    "On average, are we quicker at repairing urgent faults this year than we were last year?",
    ["reported_at", "cleared_at"].flatMap((moment) =>
      compared(
        `date_trunc('year', ${moment})`,
        `avg(${hours})`,
        "tickets",
        [`in_year(${moment}, 0)`, `in_year(${moment}, 1)`],
        "priority = 1",
      ),
    ),
  ),
  ask(
    "How many of our business customers have nobody looking after their account?",
    of("count(*)", "customers", "kind = 'B' AND acct_mgr IS NULL"),
  ),
  ask(
    "How many customers have both a mobile and a fibre line with us at the moment?",
    `SELECT count(*) FROM (${by("customer_id", "count(*)", "book", "is_active")}
       HAVING bool_or(service = 'MOB') AND bool_or(service = 'FIB'))`,
  ),
  ask(
    "Which ticket has been open for the longest time, and whose is it?",
    `${of("ticket_no, customer", "tickets", isOpen)} ORDER BY reported_at LIMIT 1`,
  ),
  ask(
    "For each depot, which engineer made the most visits in 2026?",
    topOfEach(1, "depot", "engineer", "count(*)", "drives", "in_year(visited_on, 0)"),
    any,
  ),
  ask(
    "Of the contracts signed in 2024, what share has been cancelled since?",
    of("count(notice_on) / count(*)", "contracts", "in_year(signed_on, 2)"),
  ),
  noAnswer("How many customers are we going to lose before Christmas?", "no forecast"),
);

const hurried = inClass(
  "hurried",
  ask(
    "fibre mrr oct vs oct last yr",
    ["month_end", month("month_end")].flatMap((name) =>
      compared(
        name,
        "sum(mrr)",
        "line_months",
        ["in_month(month_end, 1)", "in_month(month_end, 13)"],
        "service = 'FIB'",
      ),
    ),
  ),
  ask(
    "avg bill biz vs private",
    ["avg(net)", "avg(gross)"].flatMap((figure) =>
      compared("kind", figure, "bills", ["kind = 'B'", "kind = 'P'"]),
    ),
  ),
  ask(
    "avg age of open tickets",
    agesSince("reported_at").map((age) => of(age, "tickets", isOpen)),
  ),
  ask(
    "truck rolls last mth by depot",
    by("depot", "count(*)", "drives", "in_month(visited_on, 1)"),
    groups,
  ),
  ask(
    "median fix time dsl vs fibre",
    copperOrFibre.flatMap((name) =>
      compared(name, `median(${hours})`, "tickets", ["service = 'DSL'", "service = 'FIB'"]),
    ),
  ),
  ask(
    "ppl still on home dsl 50",
    ["count(DISTINCT customer_id)", "count(*)"].map((figure) =>
      of(figure, "book", "tariff = 'Home DSL 50' AND is_active"),
    ),
  ),
  ask(
    "bills w 3 reminders still not paid",
    ["paid_on IS NULL", "status = 'OP'"].map((where) =>
      of("count(*)", "invoices", `reminders = 3 AND ${where}`),
    ),
  ),
  ask(
    "signups via website since aug by month",
    `${by(month("signed_on"), "count(*)", "book", "sold_via = 'website' AND signed_on >= DATE '2026-08-01'")} ORDER BY 1`,
    series,
  ),
  ask(
    "late payers % by pay method this yr",
    lateShares.map((figure) =>
      by(
        "c.pay_method",
        figure,
        "invoices JOIN contracts k ON k.id = contract_id JOIN customers c ON c.id = k.customer_id",
        "in_year(issued_on, 0)",
      ),
    ),
    groups,
  ),
  ask(
    "outage mins per qtr 2026 moor",
    `${by("date_trunc('quarter', month_end)", "sum(outage_minutes)", "line_months", "region = 'Moor' AND in_year(month_end, 0)")} ORDER BY 1`,
    series,
  ),
  thread(
    ask("rev in q3", of("sum(net)", "bills", "in_quarter(issued_on, 1)")),
    ask("w/o mobile", of("sum(net)", "bills", "in_quarter(issued_on, 1) AND service <> 'MOB'")),
  ),
  noAnswer("nps by town", "no such thing"),
  noAnswer("y so many faults in nov", "causes"),
  noAnswer("cancel contract C410000 pls", "an action"),
);

export const laterTelecomQuestions = inLaterSet(...careful, ...hurried);
