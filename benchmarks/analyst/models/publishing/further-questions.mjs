// A book publisher: stock, printing, contracts and royalties, as production and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const atEndOf = (day) => `month_end = DATE '${day}'`;
const endOfJune = atEndOf("2026-06-30");
const half = (day) => `period_ends_on = DATE '${day}'`;
const unpaid = "status IN ('DRA', 'APP', 'HLD')";
const orderedThisYear = "in_year(ordered_on, 0)";
const overdue = "manuscript_received_on IS NULL AND manuscript_due_on < asked_on()";
const lateInThirdQuarter =
  "delivered_on > due_on AND delivered_on >= DATE '2026-07-01' AND delivered_on < DATE '2026-10-01'";

const topAuthors = (day) => `${by("author", "sum(earned)", "statements", half(day))} ${top(5)}`;

const stock = [
  ...inClass(
    "levels",
    thread(
      ask(
        "How many copies do we have in stock right now?",
        of("sum(copies)", "levels", atEndOf("2026-10-31")),
      ),
      ask("and at the end of June?", of("sum(copies)", "levels", endOfJune)),
      ask("split that by imprint", by("imprint", "sum(copies)", "levels", endOfJune), groups),
    ),
    ask(
      "How has the stock value developed month by month this year?",
      ["month_end", month("month_end")].map(
        (time) => `${by(time, "sum(worth)", "levels", "in_year(month_end, 0)")} ORDER BY 1`,
      ),
      series,
    ),
  ),
];

const printing = [
  ...inClass(
    "lists",
    ask(
      "Which print runs have not been delivered yet?",
      "SELECT run_no FROM runs WHERE delivered_on IS NULL",
      anyOrder,
    ),
    ask("which manuscripts are overdue?", `SELECT title FROM titles WHERE ${overdue}`, anyOrder),
  ),
  ...inClass(
    "time",
    ask(
      "How many of the print runs delivered in Q3 came late?",
      of("count(*)", "runs", lateInThirdQuarter),
    ),
    ask(
      "How many paperbacks are coming out in November and December?",
      of(
        "count(*)",
        "editions",
        "format = 'PB' AND published_on >= asked_on() AND published_on < DATE '2027-01-01'",
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "print cost per copy by printer, orders of this year",
      by("printer", "sum(cost) / sum(quantity)", "runs", orderedThisYear),
      groups,
    ),
    ask(
      "What is the median list price of our paperbacks?",
      of("median(list_price)", "editions", "format = 'PB'"),
    ),
  ),
];

const contracts = [
  ...inClass(
    "operations",
    ask(
      "Average advance by imprint for titles signed in 2025",
      by("imprint", "avg(advance_gbp)", "titles", "in_year(signed_on, 1)"),
      groups,
    ),
    ask(
      "What share of the royalties earned in 2025 went to recoup advances?",
      of("sum(recouped) / sum(earned)", "statements", "in_year(period_ends_on, 1)"),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many titles got an advance of more than £25,000?",
      of("count(*)", "titles", "advance_gbp > 25000"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "how many of our authors have no agent",
      of("count(DISTINCT author)", "titles", "agency IS NULL"),
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "How much do we still have to pay out in royalties?",
      of("sum(payable)", "statements", unpaid),
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "Which five authors earned the most royalties in the first half of 2026?",
        topAuthors("2026-06-30"),
        ranked,
      ),
      ask("and in the half-year before?", topAuthors("2025-12-31"), ranked),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why are the returns from Fairmart so high this autumn?", "cause"),
  noAnswer("How many copies of The Ember Throne will we sell at Christmas?", "forecast"),
  noAnswer("What star rating does The Hollow Tide get from readers?", "no reviews"),
  noAnswer(
    "What was the net revenue of Penrose Editions in 2026?",
    "no such imprint",
    of("coalesce(sum(net), 0)", "ledger", "imprint = 'Penrose Editions'"),
  ),
  noAnswer("Please order a reprint of The Salt Road at Clayburn Press", "action"),
  noAnswer("Wie viele Taschenbücher haben wir im Oktober in Irland verkauft?", "language"),
  noAnswer("Which cover of the spring list do you like best?", "opinion"),
  noAnswer("Marketing spend per title in 2026", "no marketing costs"),
);

export const furtherPublishingQuestions = [...stock, ...printing, ...contracts, ...refusals];
