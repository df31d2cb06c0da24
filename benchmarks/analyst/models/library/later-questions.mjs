// The library, the later set: `items` are the copies, `lent` the loans and `members` the cardholders.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };
const thisYear = "in_year(loaned_at, 0)";
const forChildren = "audience = 'J'";
const summer = (year) => `loaned_at >= DATE '${year}-07-01' AND loaned_at < DATE '${year}-09-01'`;
const lastSixMonths = "loaned_at >= DATE '2026-05-01'";
const isOut = "returned_at IS NULL";
const stillOwed = "sum(fine) - sum(fine_paid)";
const childrenUntilDecember =
  "card_type = 'child' AND date_trunc('month', expires_on) = DATE '2026-12-01'";

/** The two materials that are compared, by their codes and by what the codes mean. */
const audiobookOrLargePrint = (figure) =>
  ["mat_code", "CASE mat_code WHEN 'AB' THEN 'audiobook' ELSE 'large print' END"].flatMap((name) =>
    compared(name, figure, "lent", ["mat_code = 'AB'", "mat_code = 'LP'"]),
  );

const careful = inClass(
  "careful",
  thread(
    ask(
      "How many items for children were borrowed in July and August 2026?",
      of("count(*)", "lent", `${forChildren} AND ${summer(2026)}`),
    ),
    ask(
      "And how many of those were games?",
      of("count(*)", "lent", `${forChildren} AND ${summer(2026)} AND mat_code = 'GM'`),
    ),
    ask(
      "How does that compare with the same two months a year earlier?",
      compared(
        "date_trunc('year', loaned_at)",
        "count(*)",
        "lent",
        [summer(2026), summer(2025)],
        `${forChildren} AND mat_code = 'GM'`,
      ),
    ),
  ),
  ask(
    "Which three authors were lent most often in 2025?",
    `${by("author", "count(*)", "lent", "in_year(loaned_at, 1)")} ${top(3)}`,
    ranked,
  ),
  ask(
    "What share of our loans has gone through the self-service machines since the start of this year?",
    of("count(*) FILTER (via = 'self-check') / count(*)", "lent", thisYear),
  ),
  ask(
    "Of the items that came back late, by how many days were they late on average?",
    of("avg(date_diff('day', due_on, returned_at))", "loans", `is_late AND NOT (${isOut})`),
  ),
  ask(
    "How many people who borrowed something in 2024 took nothing out in 2025?",
    of(
      "count(DISTINCT patron_id)",
      "loans",
      "in_year(loaned_at, 2) AND patron_id NOT IN (SELECT patron_id FROM loans WHERE in_year(loaned_at, 1))",
    ),
  ),
  ask(
    "Are there any titles that nobody has ever borrowed?",
    ["title", "count(*)"].map((shown) =>
      of(shown, "titles", "title NOT IN (SELECT title FROM lent)"),
    ),
    any,
  ),
  ask(
    "How many new readers signed up in the third quarter of 2026, and how many in the third quarter of 2025?",
    compared("date_trunc('quarter', joined_on)", "count(*)", "members", [
      "in_quarter(joined_on, 1)",
      "in_quarter(joined_on, 5)",
    ]),
  ),
  ask(
    "What was the last thing that Felix Adeyemi took out, and on which day?",
    `${of("title, CAST(loaned_at AS DATE)", "lent", "patron = 'Felix Adeyemi'")} ORDER BY loaned_at DESC LIMIT 1`,
  ),
  ask(
    "For each branch, which two genres were borrowed most this year?",
    topOfEach(2, "branch", "genre", "count(*)", "lent", thisYear),
    any,
  ),
  ask("Which of our branches is without a head librarian?", of("name", "branches", "head IS NULL")),
  ask(
    "Did Riverside lend more than Northgate in the last six months?",
    compared(
      "branch",
      "count(*)",
      "lent",
      ["branch = 'Riverside'", "branch = 'Northgate'"],
      lastSixMonths,
    ),
  ),
  noAnswer("Why do so few people borrow anything at Mill Lane?", "causes"),
  noAnswer("Please send a reminder to everybody who has something overdue.", "an action"),
);

const hurried = inClass(
  "hurried",
  ask(
    "bussiest weekday at the desk",
    `${by("dayname(loaned_at)", "count(*)", "lent", "via = 'desk'")} ${top(1)}`,
  ),
  ask("how many overdue rn", of("count(*)", "loans", `${isOut} AND due_on < asked_on()`)),
  ask(
    "branches w/ more than 60 loans since june",
    `${by("branch", "count(*)", "lent", "loaned_at >= DATE '2026-06-01'")} HAVING count(*) > 60`,
    groups,
  ),
  ask("avg copies per title", [
    of("count(*) / count(DISTINCT title_id)", "copies"),
    of("count(*) / count(DISTINCT title_id)", "copies", "withdrawn_on IS NULL"),
  ]),
  ask(
    "kids cards expiring in dec",
    ["count(*)", "name"].map((shown) => of(shown, "members", childrenUntilDecember)),
    any,
  ),
  ask(
    "weeded this yr by genre",
    by("genre", "count(*)", "items", "in_year(withdrawn_on, 0)"),
    groups,
  ),
  thread(
    ask(
      "items out end of sept",
      of("sum(items_out)", "month_ends", "counted_on = DATE '2026-09-30'"),
    ),
    ask("and a yr earlier", of("sum(items_out)", "month_ends", "counted_on = DATE '2025-09-30'")),
  ),
  ask(
    "unpaid fines total + how many ppl owe",
    of(`${stillOwed}, count(DISTINCT patron_id) FILTER (fine > fine_paid)`, "loans"),
  ),
  ask(
    "median days out dvds per branch",
    by("branch", "median(date_diff('day', loaned_at, returned_at))", "lent", "mat_code = 'DV'"),
    groups,
  ),
  ask(
    "non english loans by langauge last yr",
    by("lang", "count(*)", "lent", "lang <> 'English' AND in_year(loaned_at, 1)"),
    groups,
  ),
  ask(
    "how many copies over 30 eur did we buy last yr",
    of("count(*)", "items", "price > 30 AND in_year(acquired_on, 1)"),
  ),
  ask(
    "renewals per loan audiobks vs large print",
    audiobookOrLargePrint("sum(renewals) / count(*)"),
  ),
  noAnswer("ebook downloads sept", "no such thing"),
  noAnswer("hw many loans will we do in dec", "no forecast"),
);

export const laterLibraryQuestions = inLaterSet(...careful, ...hurried);
