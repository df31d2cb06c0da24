// A city library: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";
import { laterLibraryQuestions } from "./later-questions.mjs";

export const libraryViews = [
  `CREATE VIEW items AS
     SELECT c.*, t.title, t.author, t.mat_code, t.audience, t.genre, t.lang, b.name AS branch, b.district
     FROM copies c JOIN titles t ON t.id = c.title_id JOIN branches b ON b.id = c.branch_id`,
  `CREATE VIEW lent AS
     SELECT l.*, t.title, t.author, t.mat_code, t.audience, t.genre, t.lang,
       b.name AS branch, b.district, p.name AS patron, p.card_type
     FROM loans l JOIN copies c ON c.id = l.copy_id JOIN titles t ON t.id = c.title_id
     JOIN branches b ON b.id = l.branch_id JOIN patrons p ON p.id = l.patron_id`,
  `CREATE VIEW members AS
     SELECT p.*, b.name AS branch, b.district
     FROM patrons p JOIN branches b ON b.id = p.home_branch_id`,
];

const loans = "count(*)";
const thisYear = "in_year(loaned_at, 0)";

const figures = inClass(
  "figures",
  ask("how many loans did we do last month", of(loans, "loans", "in_month(loaned_at, 1)")),
  ask("what did we spend on new books this year", [
    of("sum(price)", "copies", "in_year(acquired_on, 0)"),
    of("sum(price)", "items", "mat_code IN ('BK', 'LP') AND in_year(acquired_on, 0)"),
    of("sum(price)", "items", "mat_code = 'BK' AND in_year(acquired_on, 0)"),
  ]),
  ask("total fines still unpaid", of("sum(fine - fine_paid)", "loans")),
  ask("how long do people keep a book on average", [
    of("avg(date_diff('day', loaned_at, returned_at))", "loans"),
    of("avg(date_diff('day', loaned_at, returned_at))", "lent", "mat_code = 'BK'"),
    of("avg(date_diff('day', loaned_at, returned_at))", "lent", "mat_code IN ('BK', 'LP')"),
  ]),
  ask(
    "how many ppl actually borrowed something in 2025?",
    of("count(DISTINCT patron_id)", "loans", "in_year(loaned_at, 1)"),
  ),
);

const grouped = inClass(
  "groups",
  ask("loans per branch this year", by("branch", loans, "lent", thisYear), groups),
  ask("cardholders by type of card", by("card_type", loans, "patrons"), groups),
  ask("whats being borrowed in 2026, by genre", by("genre", loans, "lent", thisYear), groups),
  ask(
    "late stuff per branch and card type, loans from Q3",
    [
      `SELECT branch, card_type, count(*) FILTER (is_late) FROM lent WHERE in_quarter(loaned_at, 1) GROUP BY 1, 2`,
      `SELECT branch, card_type, count(*) FROM lent WHERE is_late AND in_quarter(loaned_at, 1) GROUP BY 1, 2`,
    ],
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "3 most borrowed titles of 2026",
    `${by("title", loans, "lent", thisYear)} ${top(3)}`,
    ranked,
  ),
  ask("who's our most popular author?", `${by("author", loans, "lent")} ${top(1)}`),
  ask(
    "which branch has the most books gone missing",
    `${by("branch", loans, "items", "status = 'MI'")} ${top(1)}`,
  ),
  ask(
    "Which member owes us the most money",
    `${by("patron", "sum(fine - fine_paid)", "lent")} ${top(1)}`,
  ),
);

const values = inClass(
  "values",
  ask(
    "elm park loans in september",
    of(loans, "lent", "branch = 'Elm Park' AND in_month(loaned_at, 2)"),
  ),
  ask("how often was maeve harlan taken out this year", [
    of(loans, "lent", `author = 'Maeve Harlan' AND ${thisYear}`),
  ]),
  ask("how many copies of Dragon Post 2 have we got", [
    of(loans, "items", "title LIKE 'Dragon Post 2%' AND status <> 'WD'"),
  ]),
  ask("kids with a card from northgate", [
    of(loans, "members", "card_type = 'child' AND branch = 'Northgate'"),
    of(loans, "members", "card_type = 'child' AND branch = 'Northgate' AND status <> 'EX'"),
  ]),
  ask("dvd loans last yr", of(loans, "lent", "mat_code = 'DV' AND in_year(loaned_at, 1)")),
);

const summer = (year) => `loaned_at >= '${year}-06-01' AND loaned_at < '${year}-09-01'`;

const time = inClass(
  "time",
  ask("how much went out between the 5th and the 20th of october", [
    of(loans, "loans", "CAST(loaned_at AS DATE) BETWEEN '2026-10-05' AND '2026-10-20'"),
  ]),
  ask(
    "checkouts at Harbour month by month in 2025",
    `${by(month("loaned_at"), loans, "lent", "branch = 'Harbour' AND in_year(loaned_at, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "this summer vs last summer, loans (june to august)",
    of(loans, "loans", summer(2026), loans, "loans", summer(2025)),
  ),
  ask(
    "how many cards run out before christmas",
    ["2026-12-24", "2026-12-25"].map((until) =>
      of(loans, "patrons", `expires_on >= '2026-11-01' AND expires_on < '${until}'`),
    ),
  ),
  ask(
    "how many valid cards were there at the end of june?",
    of("sum(valid_cards)", "month_ends", "counted_on = '2026-06-30'"),
  ),
);

export const libraryQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...comparisons,
  ...limits,
  ...absences,
  ...typos,
  ...followUps,
  ...answerless,
  ...laterLibraryQuestions,
];
