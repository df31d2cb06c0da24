// A chain of repair workshops: ratios, limits, absence, ages, states, typing errors, threads, and what has no answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const rows = "count(*)";
const billedThisYear = "in_year(issued_on, 0)";
const finishedThisYear = "in_year(finished_at, 0)";
const janToOct = (year) => `issued_on >= '${year}-01-01' AND issued_on < '${year}-11-01'`;

/** Two figures; or what the first is more than the second, in units or as a share. */
const compared = (figure, table, first, second) => {
  const both = of(figure, table, first, figure, table, second);
  return [
    both,
    `SELECT a - b FROM (${both}) AS compared(a, b)`,
    `SELECT 1.0 * a / b - 1 FROM (${both}) AS compared(a, b)`,
  ];
};

const tyres = "category = 'tyres' AND in_year(fitted_on, 0)";
const comebacks = (where) => by("mechanic", "avg(CAST(is_comeback AS INT))", "jobs", where);

const operations = inClass(
  "operations",
  ask(
    "what share of our sales this year came from company fleets",
    of("sum(net) FILTER (owner_kind = 'FLT') / sum(net)", "bills", billedThisYear),
  ),
  ask(
    "what % margin do we make on tyres this year",
    of("(sum(price) - sum(cost)) / sum(price)", "part_lines", tyres),
  ),
  ask(
    "sales this september vs last september",
    compared("sum(net)", "invoices", "in_month(issued_on, 2)", "in_month(issued_on, 14)"),
  ),
  ask(
    "comeback rate per mechanic this year",
    [
      comebacks(finishedThisYear),
      comebacks("in_year(booked_for, 0)"),
      comebacks("in_year(started_at, 0)"),
    ],
    groups,
  ),
);

const yesNo = inClass(
  "yes or no",
  ask("are sales up on this time last year", [
    ...compared("sum(net)", "invoices", janToOct(2026), janToOct(2025)),
    ...compared("sum(net)", "invoices", "in_month(issued_on, 1)", "in_month(issued_on, 13)"),
  ]),
);

const busy = (time) =>
  `${by("mechanic", rows, "come", `in_year(${time}, 0)`)} HAVING count(*) > 80`;
const long = (time) => of(rows, "diary", `days > 3 AND in_year(${time}, 0)`);

const limits = inClass(
  "limits",
  ask(
    "mechanics who did more than 80 jobs this year",
    [busy("finished_at"), busy("started_at"), busy("booked_for")],
    groups,
  ),
  ask(
    "which customers owe us over 500",
    `${by("owner", "sum(gross)", "bills", "paid_on IS NULL")} HAVING sum(gross) > 500`,
    groups,
  ),
  ask("how many jobs took more than 3 days this year", [
    long("finished_at"),
    long("started_at"),
    long("booked_for"),
  ]),
);

const noMail = "owner_kind = 'PRV' AND email IS NULL";

const absences = inClass(
  "absence",
  ask(
    "how many cars have never had an inspection with us",
    of(rows, "cars", "id NOT IN (SELECT car_id FROM inspections)"),
  ),
  ask("how many private customers didn't give us an email", [
    of("count(DISTINCT owner)", "cars", noMail),
    of(rows, "cars", noMail),
  ]),
  ask(
    "which mechanics finished nothing in august",
    `SELECT DISTINCT mechanic FROM jobs WHERE mechanic NOT IN
       (SELECT mechanic FROM jobs WHERE in_month(finished_at, 3)) ORDER BY 1`,
    { anyOrder: true },
  ),
);

const ages = inClass(
  "ages",
  ask(
    "how many invoices are more than 30 days overdue",
    of(rows, "invoices", "paid_on IS NULL AND due_on < asked_on() - INTERVAL 30 DAY"),
  ),
);

const states = inClass(
  "states",
  ask("how many jobs are held up waiting for parts", of(rows, "jobs", "status = 'WPT'")),
  ask("which cars are ready to be picked up", of("plate", "diary", "status = 'RDY'"), {
    anyOrder: true,
  }),
);

const twoAtOnce = inClass(
  "two at once",
  ask(
    "finished jobs and average rating per garage last quarter",
    [
      by("workshop", "count(*), avg(rating)", "jobs", "in_quarter(finished_at, 1)"),
      by("workshop", "count(finished_at), avg(rating)", "jobs", "in_quarter(booked_for, 1)"),
    ],
    { anyOrder: true },
  ),
);

const typos = inClass(
  "typos",
  ask("how mnay jobs were cancled this year", [
    of(rows, "jobs", "status = 'CAN' AND in_year(booked_for, 0)"),
  ]),
  ask("averge rateing for cork nroth", of("avg(rating)", "jobs", "workshop = 'Cork North'")),
);

const lastWeek = "finished_at >= '2026-10-19' AND finished_at < '2026-10-26'";
const weekBefore = "finished_at >= '2026-10-12' AND finished_at < '2026-10-19'";
const lastQuarter = "in_quarter(issued_on, 1)";
const failed = "result = 'F' AND in_year(inspected_on, 0)";
const tyresInOctober = "category = 'tyres' AND in_month(fitted_on, 1)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("how many jobs did we finish last week", of(rows, "jobs", lastWeek)),
    ask("and the week before that", of(rows, "jobs", weekBefore)),
    ask("just athlone", of(rows, "jobs", `workshop = 'Athlone' AND ${weekBefore}`)),
  ),
  thread(
    ask(
      "sales by kind of work last quarter",
      by("job_type", "sum(net)", "bills", lastQuarter),
      groups,
    ),
    ask(
      "only the taxi firms",
      by("job_type", "sum(net)", "bills", `owner_kind = 'TAX' AND ${lastQuarter}`),
      groups,
    ),
  ),
  thread(
    ask("how many cars failed their inspection this year", [
      of(rows, "inspections", failed),
      of("count(DISTINCT car_id)", "inspections", failed),
    ]),
    ask("what did they fail on", by("fail_reason", rows, "inspections", failed), groups),
  ),
  thread(
    ask("how many tyres did we fit in october", of("sum(quantity)", "part_lines", tyresInOctober)),
    ask(
      "how many of them were winter tyres",
      of("sum(quantity)", "part_lines", `season = 'W' AND ${tyresInOctober}`),
    ),
  ),
);

const answerless = inClass(
  "no answer",
  noAnswer("why do so many jobs come back in tullamore", "the data tell no causes"),
  noAnswer("how much will we make in december", "there is no forecast"),
  noAnswer("how many sick days did the lads take this year", "nobody's absences are recorded"),
  noAnswer("sales in the limerick garage this year", "there is no such workshop"),
  noAnswer("wie viele reifen haben wir im oktober verkauft", "it is asked in German"),
  noAnswer("text everyone whose car is ready", "data are only read"),
);

export const further = [
  ...operations,
  ...yesNo,
  ...limits,
  ...absences,
  ...ages,
  ...states,
  ...twoAtOnce,
  ...typos,
  ...followUps,
  ...answerless,
];
