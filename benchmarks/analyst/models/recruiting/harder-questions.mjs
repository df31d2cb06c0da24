// A recruiting agency: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const fees = "sum(fee)";
const soFar = "in_year(start_date, 0) AND start_date <= asked_on()";
const thisYear = ["in_year(start_date, 0)", soFar];
const fillRate = "1.0 * count(*) FILTER (status = 'FIL') / count(*)";
const adeola =
  "(SELECT sum(fee) FROM deals WHERE consultant = 'Adeola Martins' AND in_month(start_date, 1))";
const target = "(SELECT monthly_target FROM recs WHERE name = 'Adeola Martins')";
const september = "(SELECT sum(fee) FROM plcs WHERE in_month(start_date, 2))";
const august = "(SELECT sum(fee) FROM plcs WHERE in_month(start_date, 3))";

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "what % of our CVs turn into an interview, by desk, this year",
      by("desk", "1.0 * count(interview_at) / count(*)", "cvs", "in_year(sent_at, 0)"),
      groups,
    ),
    ask(
      "share of contract work in total fees 2026",
      thisYear.map((when) => of(`${fees} FILTER (kind = 'C') / ${fees}`, "deals", when)),
    ),
    ask("how far off her target was adeola in october", [
      `SELECT ${target} - ${adeola}`,
      `SELECT ${adeola} - ${target}`,
      `SELECT ${adeola}, ${target}`,
    ]),
    ask("how much more did we bill in september than in august", [
      `SELECT ${august} - ${september}`,
      `SELECT ${september} - ${august}`,
      `SELECT ${september}, ${august}`,
    ]),
  ),
  ...inClass(
    "yes or no",
    ask(
      "did leeds outbill manchester last month",
      of(
        ...[fees, "deals", "office = 'Leeds' AND in_month(start_date, 1)"],
        ...[fees, "deals", "office = 'Manchester' AND in_month(start_date, 1)"],
      ),
    ),
    ask(
      "do exclusive jobs get filled more often than the others?",
      of(fillRate, "reqs", "is_exclusive", fillRate, "reqs", "NOT is_exclusive"),
    ),
    ask("are we placing fewer people than this time last year", [
      of(
        ...["count(*)", "plcs", "start_date BETWEEN '2026-01-01' AND '2026-10-31'"],
        ...["count(*)", "plcs", "start_date BETWEEN '2025-01-01' AND '2025-10-31'"],
      ),
      of(
        ...["count(*)", "plcs", "start_date BETWEEN '2026-01-01' AND '2026-11-01'"],
        ...["count(*)", "plcs", "start_date BETWEEN '2025-01-01' AND '2025-11-01'"],
      ),
    ]),
  ),
];

export const limits = inClass(
  "limits",
  ask("candidates with more than 10 yrs experience who can start right away", [
    of("count(*)", "cands", "yrs > 10 AND notice_wks = 0"),
    of("count(*)", "cands", "yrs > 10 AND notice_wks = 0 AND status = 'A'"),
  ]),
  ask(
    "perm roles paying over 60k opened this year, how many",
    of("count(*)", "jobs", "kind = 'P' AND salary > 60000 AND in_year(opened_on, 0)"),
  ),
  ask(
    "clients we billed at least 100k in 2025",
    `${by("client", fees, "deals", "in_year(start_date, 1)")} HAVING sum(fee) >= 100000`,
    groups,
  ),
);

export const absences = inClass(
  "absence",
  ask(
    "which clients havent given us a single job this year",
    of("name", "clients", "id NOT IN (SELECT client_id FROM reqs WHERE in_year(opened_on, 0))"),
    { anyOrder: true },
  ),
  ask(
    "which of our recruiters has never placed anyone",
    of("name", "recs", "id NOT IN (SELECT rec_id FROM plcs)"),
  ),
  ask("candidates we have no phone number for", of("count(*)", "cands", "phone IS NULL")),
);

export const typos = inClass(
  "typos",
  ask(
    "intervews pr recuiter last mnth",
    [
      by("consultant", "count(*)", "cvs", "in_month(interview_at, 1)"),
      by("consultant", "count(interview_at)", "cvs", "in_month(sent_at, 1)"),
    ],
    groups,
  ),
  ask(
    "wharehouse supervisr vacancys in 2025",
    of("count(*)", "jobs", "role = 'Warehouse Supervisor' AND in_year(opened_on, 1)"),
  ),
);

const lost = (status) => [
  `status = '${status}' AND in_year(opened_on, 1)`,
  ...(status === "LST" ? [`status = '${status}' AND in_year(closed_on, 1)`] : []),
];
const nurses = ["role = 'Registered Nurse'", "role IN ('Registered Nurse', 'Dental Nurse')"];
const billed = (consultant) =>
  of(fees, "deals", `consultant = '${consultant}' AND in_month(start_date, 1)`);

export const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "how many vacancies did we lose in 2025",
      lost("LST").map((when) => of("count(*)", "jobs", when)),
    ),
    ask(
      "split by client",
      lost("LST").map((when) => by("client", "count(*)", "jobs", when)),
      groups,
    ),
    ask(
      "and the ones on hold?",
      lost("HLD").map((when) => by("client", "count(*)", "jobs", when)),
      groups,
    ),
  ),
  thread(
    ask("placements so far this year by office", by("office", "count(*)", "deals", soFar), groups),
    ask(
      "only nurses",
      nurses.map((role) => by("office", "count(*)", "deals", `${role} AND ${soFar}`)),
      groups,
    ),
  ),
  thread(
    ask("what did tash bill in october", billed("Tash Whittaker")),
    ask("and craig", billed("Craig Mellor")),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why did bryony leave", "the data tell no causes"),
  noAnswer("how much commission did craig earn last month", "there are no wages"),
  noAnswer("how happy are our clients", "there are no ratings"),
  noAnswer("are we going to hit target in november", "there is no forecast"),
  noAnswer("hours on last weeks timesheets", "there are no timesheets"),
  noAnswer("who is off sick today", "it is not in the model"),
  noAnswer("split of candidates by gender", "it is not in the model"),
  noAnswer("how many clicks did the forklift ad get", "there are no advertisements"),
  noAnswer("which candidate should i send to quill", "there is no advice"),
  noAnswer("fees of the newcastle office this year", "there is no such office"),
);
