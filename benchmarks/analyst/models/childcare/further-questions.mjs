// Day nurseries, as the owner of the chain and the one who does the invoices ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const occupancy = "sum(booked) / sum(places)";
const used = "sum(present) / sum(places)";
const untilNow = "in_year(issued_on, 1) AND issued_on < DATE '2025-11-01'";

const owner = [
  thread(
    ask("how full were we in october", [
      of(occupancy, "rota", "in_month(day, 1)"),
      of(used, "rota", "in_month(day, 1)"),
    ]),
    ask(
      "and by nursery?",
      [
        by("nursery", occupancy, "rota", "in_month(day, 1)"),
        by("nursery", used, "rota", "in_month(day, 1)"),
      ],
      groups,
    ),
  ),
  ask(
    "occupancy at willow lane month by month this year",
    [
      `${by(month("day"), occupancy, "rota", "nursery = 'Willow Lane' AND in_year(day, 0)")} ORDER BY 1`,
    ],
    series,
  ),
  ask(
    "what did we bill each month this year",
    [`${by(month("issued_on"), "sum(total)", "sent", "in_year(issued_on, 0)")} ORDER BY 1`],
    series,
  ),
  // Some call only what parents are billed or pay the income, some also what the state pays.
  ask("income so far this year vs same time last year", [
    ...[
      ["sum(total)", "sent"],
      ["sum(paid)", "bills"],
      ["sum(total + government)", "sent"],
    ].flatMap(([figure, table]) => [
      of(figure, table, "in_year(issued_on, 0)", figure, table, untilNow),
      `${by("year(issued_on)", figure, table, `(in_year(issued_on, 0) OR (${untilNow}))`)} ORDER BY 1`,
    ]),
  ]),
  thread(
    ask("enquiries last month?", of("count(*)", "enquiries", "in_month(enquired_on, 1)")),
    ask(
      "where did they come from",
      [
        by("source", "count(*)", "enquiries", "in_month(enquired_on, 1)"),
        by("source", "count(*)", "enquiries", "in_month(enquired_on, 1) AND source IS NOT NULL"),
      ],
      groups,
    ),
  ),
  ask(
    "why do people say no to us",
    [
      by("lost_reason", "count(*)", "enquiries", "status = 'LOST' AND lost_reason IS NOT NULL"),
      by("lost_reason", "count(*)", "enquiries", "status = 'LOST'"),
    ],
    share,
  ),
  ask(
    "agency bill this year per nursery",
    by("nursery", "sum(agency)", "rota", "in_year(day, 0)"),
    groups,
  ),
  ask("how many agency hours did we use in 2025 compared with 2024", [
    of(
      "sum(agency_hours)",
      "rota",
      "in_year(day, 1)",
      "sum(agency_hours)",
      "rota",
      "in_year(day, 2)",
    ),
    `${by("year(day)", "sum(agency_hours)", "rota", "year(day) IN (2024, 2025)")} ORDER BY 1`,
    `${by("year(day)", "sum(agency_hours)", "rota", "year(day) IN (2024, 2025)")} ORDER BY 1 DESC`,
  ]),
  ask("staff sickness last winter", [
    of("sum(staff_sick)", "rota", "day >= DATE '2025-12-01' AND day < DATE '2026-03-01'"),
    `${by(month("day"), "sum(staff_sick)", "rota", "day >= DATE '2025-12-01' AND day < DATE '2026-03-01'")} ORDER BY 1`,
  ]),
  ask("how many people want to start in January", [
    ...["true", "status <> 'LOST'", "status NOT IN ('LOST', 'WON')"].map((which) =>
      of(
        "count(*)",
        "enquiries",
        `year(wanted_from) = 2027 AND month(wanted_from) = 1 AND ${which}`,
      ),
    ),
    of("count(*)", "children", "year(started_on) = 2027 AND month(started_on) = 1"),
  ]),
];

const invoicing = [
  thread(
    ask("how much are we owed", of("sum(balance)", "owing")),
    ask("how much of that is over 60 days old", [
      of("sum(balance)", "owing", "date_diff('day', issued_on, asked_on()) > 60"),
      of("sum(balance)", "owing", "date_diff('day', due_on, asked_on()) > 60"),
    ]),
  ),
  ask("who owes us the most", [
    `${by("payer", "sum(balance)", "owing")} ${top(1)}`,
    `SELECT child, sum(balance) FROM owing GROUP BY child_id, 1 ${top(1)}`,
  ]),
  ask(
    "list the unpaid invoices at Willow Lane",
    [
      "SELECT invoice_no FROM owing WHERE nursery = 'Willow Lane'",
      "SELECT invoice_no FROM owing WHERE nursery = 'Willow Lane' AND status = 'SNT'",
    ],
    anyOrder,
  ),
  ask("how many invoices are overdue", of("count(*)", "overdue")),
  ask("how much came in by direct debit in September", [
    of("sum(paid)", "bills", "pay_method = 'DD' AND in_month(paid_on, 2)"),
  ]),
  ask("how many of october's invoices haven't been paid yet", [
    of("count(*)", "owing", "in_month(issued_on, 1)"),
    of("count(*)", "owing", "in_month(issued_on, 1) AND status = 'SNT'"),
  ]),
  ask(
    "how quickly do parents pay on average",
    of("avg(date_diff('day', issued_on, paid_on))", "bills", "status = 'PD'"),
  ),
  ask("how many families pay with tax free childcare this year", [
    of("count(DISTINCT payer)", "bills", "pay_method = 'TFC' AND in_year(issued_on, 0)"),
    of("count(DISTINCT payer)", "bills", "pay_method = 'TFC' AND in_year(paid_on, 0)"),
    of("count(DISTINCT child_id)", "bills", "pay_method = 'TFC' AND in_year(issued_on, 0)"),
  ]),
  thread(
    ...[
      ["late collection charges last quarter", 1],
      ["and the one before?", 2],
    ].map(([text, back]) =>
      ask(text, [
        of("sum(late_fee)", "register", `in_quarter(day, ${back})`),
        of("sum(late_fees)", "sent", `in_quarter(issued_on, ${back})`),
      ]),
    ),
  ),
  ask("how many extra sessions in October and what are they worth", [
    of(
      "count(*), sum(fee)",
      "register",
      "booking = 'EXT' AND status <> 'CXL' AND in_month(day, 1)",
    ),
    of("count(*), sum(fee)", "register", "booking = 'EXT' AND status = 'ATT' AND in_month(day, 1)"),
    of("count(*), sum(fee)", "register", "booking = 'EXT' AND in_month(day, 1)"),
  ]),
  ask("what have we billed the Hughes family this year", [
    of("sum(total)", "sent", "surname = 'Hughes' AND in_year(issued_on, 0)"),
    by("payer", "sum(total)", "sent", "surname = 'Hughes' AND in_year(issued_on, 0)"),
    by("child", "sum(total)", "sent", "surname = 'Hughes' AND in_year(issued_on, 0)"),
  ]),
  ask("average monthly bill per child", [
    of("avg(total)", "sent"),
    of("avg(total)", "sent", "in_year(issued_on, 0)"),
    `${by(month("issued_on"), "avg(total)", "sent")} ORDER BY 1`,
  ]),
];

const refusals = [
  noAnswer("which member of staff has been off sick the most", "only how many, not who"),
  noAnswer("what do we spend on food a week", "no such thing"),
  noAnswer("what was the wage bill in october", "no such thing"),
  noAnswer("send a reminder to everyone who hasn't paid", "an action"),
  noAnswer("are we going to be full in january?", "no forecast"),
  noAnswer("why is mill road losing children", "causes"),
  noAnswer("what grade did ofsted give the old chapel", "no such thing"),
  noAnswer("move Jack Murphy up to Dragonflies from next week", "an action"),
];

export const furtherChildcareQuestions = [...owner, ...invoicing, ...refusals];
