// A chain of cinemas: rental, snacks and loyalty cards, as its finance lead and its film bookers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const revenue = "sum(revenue)";
const inSeptember = "in_month(sold_on, 2)";
const overdue = "settled_on IS NULL AND rental_due_on < asked_on()";
const nowShowing = "released_on <= asked_on() AND run_ended_on IS NULL";
/** Tickets are sold for shows to come, so that a year until now has three ends. */
const thisYear = [
  "in_year(show_on, 0)",
  "in_year(show_on, 0) AND show_on < asked_on()",
  "in_year(show_on, 0) AND show_on <= asked_on()",
];
/** Each month by its last day, or by its first. */
const pointsOf = (where) =>
  ["month_end", "date_trunc('month', month_end)"].map(
    (month) =>
      `${by(month, "sum(points)", "card_levels", `in_year(month_end, 0) AND ${where}`)} ORDER BY 1`,
  );

const films = [
  ...inClass(
    "lists",
    ask(
      "Which films are still running in our cinemas?",
      `SELECT film FROM films WHERE ${nowShowing}`,
      anyOrder,
    ),
    ask(
      "For which films is the rental overdue, and since when was it due?",
      `SELECT film, rental_due_on FROM films WHERE ${overdue}`,
      anyOrder,
    ),
    ask(
      "what's being released from now until the end of the year?",
      `SELECT film FROM films WHERE released_on BETWEEN asked_on() AND DATE '2026-12-31'`,
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What film rental do we have to pay Halcyon on the October box office?",
      of("sum(rental)", "sold", "distributor = 'Halcyon Studios' AND in_month(show_on, 1)"),
    ),
  ),
  ...inClass(
    "comparisons",
    thread(
      ask(
        "Box office by distributor this year",
        thisYear.map((when) => by("distributor", "sum(gross)", "sold", when)),
        groups,
      ),
      ask(
        "what about last year?",
        by("distributor", "sum(gross)", "sold", "in_year(show_on, 1)"),
        groups,
      ),
    ),
  ),
];

const snacksAndCards = [
  ...inClass(
    "grouping",
    thread(
      ask(
        "snack revenue by category in September",
        by("category", revenue, "snacks", inSeptember),
        groups,
      ),
      ask("by point of sale instead", by("point_of_sale", revenue, "snacks", inSeptember), groups),
      ask(
        "as a share of the total",
        by("point_of_sale", `${revenue} / sum(${revenue}) OVER ()`, "snacks", inSeptember),
        share,
      ),
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What was our snack revenue per admission in October?",
      `SELECT (${of(revenue, "snacks", "in_month(sold_on, 1)")}) / (${of("sum(tickets)", "sold", "in_month(show_on, 1)")})`,
    ),
  ),
  ...inClass(
    "levels",
    ask(
      "How many active loyalty cards do we have at the moment?",
      of("sum(active)", "card_levels", "month_end = DATE '2026-10-31'"),
    ),
    ask(
      "Gold cards by home site at the end of June 2026",
      by(
        "home_site",
        "sum(active)",
        "card_levels",
        "tier = 'Gold' AND month_end = DATE '2026-06-30'",
      ),
      groups,
    ),
    thread(
      ask("Points balance at the end of each month this year", pointsOf("true"), series),
      ask("just Gold please", pointsOf("tier = 'Gold'"), series),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why were admissions so low in April?", "cause"),
  noAnswer("How much will Dragon Pass II take on its opening weekend?", "forecast"),
  noAnswer("Which director's films had the best box office this year?", "no directors"),
  noAnswer("What did cleaning cost us at Cardiff Bay in September?", "no cleaning costs"),
  noAnswer("Box office of Leeds Roundhay in October", "no such site"),
  noAnswer("Please refund everyone who booked Digbeth for tonight", "action"),
  noAnswer("Combien de billets avons-nous vendus à Cardiff en octobre ?", "language"),
  noAnswer("Do you find our snack prices too high?", "opinion"),
);

export const furtherCinemasQuestions = [...films, ...snacksAndCards, ...refusals];
