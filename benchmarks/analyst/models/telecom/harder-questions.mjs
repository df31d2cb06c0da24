// A regional provider: ratios, limits, absence, ages, two figures, typing errors, threads, and what has no answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const rows = "count(*)";
const revenue = "sum(net)";
const billedThisYear = "in_year(issued_on, 0)";
const reportedThisYear = "in_year(reported_at, 0)";
const janToOct = (year) => `issued_on >= '${year}-01-01' AND issued_on < '${year}-11-01'`;
const bothYears = [revenue, "invoices", janToOct(2026), revenue, "invoices", janToOct(2025)];
const septembers = (figure) =>
  of(
    ...[figure, "contracts", "in_month(notice_on, 2)"],
    ...[figure, "contracts", "in_month(notice_on, 14)"],
  );

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "what share of this year's faults were repeat faults",
      of("1.0 * count(*) FILTER (is_repeat) / count(*)", "faults", reportedThisYear),
    ),
    ask("revenue january to october compared to the same months last year", [
      of(...bothYears),
      `SELECT 1.0 * now_net / then_net - 1 FROM (${of(...bothYears)}) AS years(now_net, then_net)`,
      `SELECT now_net - then_net FROM (${of(...bothYears)}) AS years(now_net, then_net)`,
    ]),
    ask(
      "average recurring revenue per line at the end of october",
      of("sum(mrr) / sum(active_lines)", "line_months", "month_end = '2026-10-31'"),
    ),
    ask(
      "what percentage of our invoices this year were late",
      of("1.0 * count(*) FILTER (is_late) / count(*)", "invoices", billedThisYear),
    ),
  ),
  ...inClass(
    "yes or no",
    ask("did more people cancel this september than last september?", [
      septembers(rows),
      septembers("count(DISTINCT customer_id)"),
    ]),
    ask(
      "is mobile bringing in more revenue than dsl this year",
      of(
        ...[revenue, "bills", `service = 'MOB' AND ${billedThisYear}`],
        ...[revenue, "bills", `service = 'DSL' AND ${billedThisYear}`],
      ),
    ),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "engineers with more than 30 visits this year",
    `${by("engineer", rows, "visits", "in_year(visited_on, 0)")} HAVING count(*) > 30`,
    groups,
  ),
  ask(
    "which customers owe us more than 100 pounds",
    `${by("customer", "sum(gross)", "bills", "status = 'OP'")} HAVING sum(gross) > 100`,
    groups,
  ),
  ask("how many of this year's faults took longer than 3 days to fix", [
    of(
      rows,
      "faults",
      `date_diff('minute', reported_at, cleared_at) > 3 * 1440 AND ${reportedThisYear}`,
    ),
    of(rows, "faults", `date_diff('day', reported_at, cleared_at) > 3 AND ${reportedThisYear}`),
  ]),
);

export const absences = inClass(
  "absence",
  ask(
    "which tariffs has nobody signed up for?",
    of("name", "tariffs", "id NOT IN (SELECT tariff_id FROM contracts)"),
    { anyOrder: true },
  ),
  ask(
    "how many business customers don't have an account manager",
    of(rows, "customers", "kind = 'B' AND acct_mgr IS NULL"),
  ),
  ask(
    "how many customers have never reported a fault",
    of(rows, "customers", "id NOT IN (SELECT customer_id FROM tickets)"),
  ),
  ask(
    "total revenue this year without mobile",
    of(revenue, "bills", `service <> 'MOB' AND ${billedThisYear}`),
  ),
);

export const ages = inClass(
  "ages",
  ask(
    "how many faults have been open for more than two weeks",
    of(rows, "faults", "cleared_at IS NULL AND reported_at < asked_on() - INTERVAL 14 DAY"),
  ),
  ask(
    "customers who have been with us for over 10 years, by town",
    by("town", rows, "customers", "since < asked_on() - INTERVAL 10 YEAR"),
    groups,
  ),
);

export const twoAtOnce = inClass(
  "two at once",
  ask(
    "number of visits and what they cost, per depot, this year",
    by("depot", "count(*), sum(cost)", "visits", "in_year(visited_on, 0)"),
    { anyOrder: true },
  ),
);

export const typos = inClass(
  "typos",
  ask(
    "activ contarcts by tarif",
    [by("tariff", rows, "book", "is_active"), by("tariff", "count(*) FILTER (is_active)", "book")],
    groups,
  ),
  ask(
    "avrage minutes on site in kingsmeer this yr",
    of("avg(minutes_on_site)", "drives", "town = 'Kingsmere' AND in_year(visited_on, 0)"),
  ),
);

const september = "in_month(signed_on, 2)";

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("how many contracts did we sign in october", of(rows, "book", "in_month(signed_on, 1)")),
    ask("and the month before?", of(rows, "book", september)),
    ask("just the mobile ones", of(rows, "book", `service = 'MOB' AND ${september}`)),
  ),
  thread(
    ask("revenue by town this year", by("town", revenue, "bills", billedThisYear), groups),
    ask(
      "only business customers",
      by("town", revenue, "bills", `kind = 'B' AND ${billedThisYear}`),
      groups,
    ),
  ),
  thread(
    ask("how many faults are open at the moment", of(rows, "faults", "cleared_at IS NULL")),
    ask("how many of those are urgent", of(rows, "faults", "cleared_at IS NULL AND priority = 1")),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why do people in kingsmere have so many faults", "the data tell no causes"),
  noAnswer("how much will we bill next year", "there is no forecast"),
  noAnswer("what was our net promoter score last quarter", "nobody is asked for a score"),
  noAnswer("how long do callers wait on the hotline", "no calls are recorded"),
  noAnswer("send a reminder to everybody who hasn't paid", "data are only read"),
  noAnswer("how many faults did we have in Brightwater this year", "there is no such town"),
);
