// The same blood service: stock, units and hospital orders, as its finance lead and account managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const redCells = "component = 'RC'";
const negative = `${redCells} AND blood_group = 'O-'`;
const shortOf = `${redCells} AND units < target_units`;
const available = "unit_status = 'AVL' AND expires_on >= asked_on()";
const overdue = "paid_on IS NULL AND due_on < asked_on()";
const openPrivate = "status = 'OPN' AND sector = 'PRV'";
const isLate = "delivered_on > needed_by";

const stock = [
  ...inClass(
    "levels",
    thread(
      ask(
        "How many units of O negative red cells do we have in stock?",
        of("sum(units)", "stock", negative),
      ),
      ask("and what is the target for that?", of("sum(target_units)", "stock", negative)),
    ),
    ask(
      "Red cell stock at the end of each month this year",
      `SELECT ${month("counted_on")}, sum(units) FROM stock_levels
         WHERE ${redCells} AND in_year(counted_on, 0) AND counted_on IN
           (SELECT max(counted_on) FROM stock_levels GROUP BY ${month("counted_on")})
         GROUP BY 1 ORDER BY 1`,
      series,
    ),
    ask(
      "which blood groups are below target for red cells right now",
      [
        of("blood_group, units, target_units", "stock", shortOf),
        of("blood_group, units / target_units", "stock", shortOf),
        of("blood_group, target_units - units", "stock", shortOf),
        of("blood_group", "stock", shortOf),
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many units expired unused this year?",
      of("count(*)", "seen", "unit_status = 'EXP' AND in_year(expires_on, 0)"),
    ),
    ask(
      "How many available units expire in the next 7 days?",
      ["2026-11-07", "2026-11-08"].map((last) =>
        of("count(*)", "seen", `${available} AND expires_on <= DATE '${last}'`),
      ),
    ),
  ),
];

const bestPaying = (where) => `${by("hospital", "sum(amount)", "ordered", where)} ${top(5)}`;
const late = (time) =>
  by("hospital", "count(*)", "ordered", `${isLate} AND in_quarter(${time}, 1)`);

const orders = [
  ...inClass(
    "followups",
    thread(
      ask("Top 5 hospitals by order value this year", bestPaying("in_year(ordered_at, 0)"), ranked),
      ask("and in 2025?", bestPaying("in_year(ordered_at, 1)"), ranked),
      ask("only red cells", bestPaying(`in_year(ordered_at, 1) AND ${redCells}`), ranked),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many units did Wearmouth order last month?",
      of(
        "sum(units_ordered)",
        "ordered",
        "hospital = 'Wearmouth General Hospital' AND in_month(ordered_at, 1)",
      ),
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "How much do hospitals owe us that is past its due date?",
      of("sum(amount)", "ordered", overdue),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "What share of the Q3 orders was urgent or emergency?",
      of(
        "count(*) FILTER (urgency IN ('U', 'E')) / count(*)",
        "ordered",
        "in_quarter(ordered_at, 1)",
      ),
    ),
    ask(
      "fulfilment rate by blood group, last quarter",
      by(
        "blood_group",
        "sum(units_delivered) / sum(units_ordered)",
        "ordered",
        "in_quarter(ordered_at, 1)",
      ),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which orders from private hospitals are still open?",
      [of("order_no", "ordered", openPrivate), of("order_no, hospital", "ordered", openPrivate)],
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "late deliveries by hospital in Q3",
      ["delivered_on", "ordered_at", "needed_by"].map(late),
      groups,
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why do we defer so many people in Cumbria?", "cause"),
  noAnswer("How much O negative will we have in stock on Christmas Eve?", "forecast"),
  noAnswer("What did a session cost us in staff last month?", "no costs"),
  noAnswer("How many donors tested positive for hepatitis last year?", "no test results"),
  noAnswer("Text all O negative donors in Tyneside and ask them to come in this week", "action"),
  noAnswer("Combien de dons avons-nous collectés en septembre ?", "language"),
  noAnswer("Should we close the Carlisle centre?", "opinion"),
  noAnswer(
    "How many donations did we take at Alnwick Playhouse this year?",
    "no such venue",
    of("count(*)", "given", "venue = 'Alnwick Playhouse'"),
  ),
);

export const furtherBloodQuestions = [...stock, ...orders, ...refusals];
