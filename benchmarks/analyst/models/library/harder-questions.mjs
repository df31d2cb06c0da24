// A city library: ratios, limits, absence, typing errors, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const loans = "count(*)";
const thisYear = "in_year(loaned_at, 0)";
const lateRate = "1.0 * count(*) FILTER (is_late) / count(*)";
const lastYearSoFar = "loaned_at >= '2025-01-01' AND loaned_at < '2025-11-01'";
const growth = `(SELECT ${loans} FROM loans WHERE ${thisYear})`;
const base = `(SELECT ${loans} FROM loans WHERE ${lastYearSoFar})`;

export const comparisons = [
  ...inClass(
    "operations",
    ask(
      "what % of loans goes through the app this year",
      of("1.0 * count(*) FILTER (via = 'app') / count(*)", "loans", thisYear),
    ),
    ask("by how much are loans up on last year, jan-oct each", [
      `SELECT 1.0 * ${growth} / ${base} - 1`,
      `SELECT ${growth} - ${base}`,
    ]),
    ask(
      "loans per active borrower in 2025",
      of("1.0 * count(*) / count(DISTINCT patron_id)", "loans", "in_year(loaned_at, 1)"),
    ),
    ask("how many percentage points worse is the late rate at elm park than at harbour this year", [
      `SELECT 100 * (e - h) FROM (${of(...[lateRate, "lent", `branch = 'Harbour' AND ${thisYear}`], ...[lateRate, "lent", `branch = 'Elm Park' AND ${thisYear}`])}) AS both_rates(h, e)`,
      of(
        ...[lateRate, "lent", `branch = 'Harbour' AND ${thisYear}`],
        ...[lateRate, "lent", `branch = 'Elm Park' AND ${thisYear}`],
      ),
    ]),
  ),
  ...inClass(
    "yes or no",
    ask(
      "is Riverside busier than Harbour this year?",
      of(
        ...[loans, "lent", `branch = 'Riverside' AND ${thisYear}`],
        ...[loans, "lent", `branch = 'Harbour' AND ${thisYear}`],
      ),
    ),
    ask("did more people sign up this year than in 2024", [
      of(
        ...[loans, "patrons", "in_year(joined_on, 0)"],
        ...[loans, "patrons", "in_year(joined_on, 2)"],
      ),
    ]),
    ask("can you get into mill lane with a wheelchair", of("step_free", "branches", "id = 5")),
  ),
];

export const limits = inClass(
  "limits",
  ask(
    "titles that went out more than 100 times so far",
    `${by("title", loans, "lent")} HAVING count(*) > 100`,
    groups,
  ),
  ask(
    "loans in 2025 that were gone for over 60 days",
    of(loans, "loans", "date_diff('day', loaned_at, returned_at) > 60 AND in_year(loaned_at, 1)"),
  ),
  ask(
    "who has 8 euros or more of unpaid fines",
    `${by("patron", "sum(fine - fine_paid)", "lent")} HAVING sum(fine - fine_paid) >= 8`,
    groups,
  ),
);

export const absences = inClass(
  "absence",
  ask(
    "which titles has nobody ever borrowed?",
    of(
      "title",
      "titles",
      "id NOT IN (SELECT c.title_id FROM loans l JOIN copies c ON c.id = l.copy_id)",
    ),
    { anyOrder: true },
  ),
  ask("how many cardholders never gave us an email", of(loans, "patrons", "email IS NULL")),
  ask(
    "how many members have never taken anything out",
    of(loans, "patrons", "id NOT IN (SELECT patron_id FROM loans)"),
  ),
);

export const typos = inClass(
  "typos",
  ask("laons by distrct last yr", by("district", loans, "lent", "in_year(loaned_at, 1)"), groups),
  ask("how many overdeu lones at nortgate this yr", [
    of(loans, "lent", `branch = 'Northgate' AND is_late AND ${thisYear}`),
  ]),
);

const went = (what) => `${what} AND in_month(loaned_at, 1)`;

export const followUps = inClass(
  "follow-ups",
  thread(
    ask("how many crime novels went out last month", of(loans, "lent", went("genre = 'crime'"))),
    ask("and fantasy?", of(loans, "lent", went("genre = 'fantasy'"))),
    ask("per branch pls", by("branch", loans, "lent", went("genre = 'fantasy'")), groups),
  ),
  thread(
    ask(
      "new members by branch this year",
      by("branch", loans, "members", "in_year(joined_on, 0)"),
      groups,
    ),
    ask(
      "without the kids",
      by("branch", loans, "members", "card_type <> 'child' AND in_year(joined_on, 0)"),
      groups,
    ),
  ),
  thread(
    ask(
      "how much did we charge in fines in 2025",
      of("sum(fine)", "loans", "in_year(loaned_at, 1)"),
    ),
    ask(
      "how much of that was actually paid",
      of("sum(fine_paid)", "loans", "in_year(loaned_at, 1)"),
    ),
  ),
);

export const answerless = inClass(
  "no answer",
  noAnswer("why is nobody going to elm park any more", "the data tell no causes"),
  noAnswer("how many visitors came through the door yesterday", "nobody is counted at the door"),
  noAnswer("ebook downloads last month", "there are no e-books"),
  noAnswer("which new releases should we order", "there is no advice"),
  noAnswer("how many kids were at storytime on saturday", "there are no events"),
  noAnswer("when does harbour close on fridays", "there are no opening hours"),
  noAnswer("how long is the waiting list for glass girls", "there are no reservations"),
  noAnswer("how many loans will we have in december", "there is no forecast"),
  noAnswer("loans at the Castle Hill branch this year", "there is no such branch"),
  noAnswer("wifi logins at central", "it is not in the model"),
);
