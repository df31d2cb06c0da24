// A wine estate: shipments and invoices, the harvest, the cellar and the visitors, as those who run them ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, of } from "../statements.mjs";
import { between } from "./views.mjs";

const anyOrder = { anyOrder: true };
const year = (column, back) => `in_year(${column}, ${back})`;
const unpaid = "paid_on IS NULL";
const overdue = `${unpaid} AND due_on < asked_on()`;
const vanDam = "customer = 'Wijnhuis Van Dam'";
const breakage = "sum(bottles_broken) / sum(bottles_shipped)";
const sentOn = ["ordered_on", "dispatched_on", "delivered_on"];
const arrivedInQ3 = between("delivered_on", "2026-07-01", "2026-10-01");
const late = "count(*) FILTER (delivered_on > promised_on) / count(*)";
const harvest = (back) => year("delivered_at", back);
const ownGrapes = `grower IS NULL AND ${harvest(1)}`;
const now = "month_end = DATE '2026-10-31'";
const quarterEnds = "DATE '2026-03-31', DATE '2026-06-30', DATE '2026-09-30'";
const done = "status = 'DON'";
const guests = "sum(guests)";
const shipments = [
  ...inClass(
    "operations",
    ask(
      "Breakage rate per carrier this year",
      sentOn.flatMap((day) =>
        ["true", "carrier IS NOT NULL"].map((where) =>
          by("carrier", breakage, "sent", `${year(day, 0)} AND ${where}`),
        ),
      ),
      groups,
    ),
    ask(
      "what percentage of the orders delivered in Q3 came later than promised",
      ["true", "promised_on IS NOT NULL"].map((where) =>
        of(late, "sent", `${arrivedInQ3} AND ${where}`),
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which orders were promised before today and still haven't been delivered?",
      "SELECT order_no FROM sent WHERE promised_on < asked_on() AND delivered_on IS NULL",
      anyOrder,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "orders sent with Parcelline in 2026 with 6 or more broken bottles",
      sentOn.map(
        (day) =>
          `SELECT order_no FROM sent WHERE carrier = 'Parcelline' AND bottles_broken >= 6 AND ${year(day, 0)}`,
      ),
      anyOrder,
    ),
  ),
];

const invoices = [
  ...inClass(
    "grouping",
    ask(
      "How much money is overdue right now, by customer type?",
      by("customer_type", "sum(invoiced)", "sent", overdue),
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "What does Van Dam still owe us?",
        of("sum(invoiced)", "sent", `${vanDam} AND ${unpaid}`),
      ),
      ask("how much of that is overdue?", of("sum(invoiced)", "sent", `${vanDam} AND ${overdue}`)),
    ),
  ),
];

const grapes = [
  ...inClass(
    "values",
    ask(
      "How many kilos came in from the Steinberg in September?",
      of(
        "sum(kg)",
        "loads",
        `vineyard = 'Steinberg' AND ${between("delivered_at", "2026-09-01", "2026-10-01")}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "average oechsle of this year's Riesling per vineyard",
      by("vineyard", "avg(oechsle)", "loads", `grape = 'Riesling' AND ${harvest(0)}`),
      groups,
    ),
    ask(
      "running total of kilos delivered per week, harvest 2026",
      `SELECT week, sum(kilos) OVER (ORDER BY week) FROM
         (${by("date_trunc('week', delivered_at) AS week", "sum(kg) AS kilos", "loads", harvest(0))}) ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "In 2025, what share of the kilos from our own vineyards (no contract grower) was picked by hand?",
      of("sum(kg) FILTER (is_hand_picked) / sum(kg)", "loads", ownGrapes),
    ),
  ),
];

const stock = inClass(
  "levels",
  ask("How many bottles do we have in stock?", of("sum(bottles)", "stocked", now)),
  ask(
    "bottles of Riesling in the vaulted cellar at the end of June",
    of(
      "sum(bottles)",
      "stocked",
      "grape = 'Riesling' AND cellar = 'Vaulted cellar' AND month_end = DATE '2026-06-30'",
    ),
  ),
  ask(
    "Stock value at the end of each quarter this year",
    [quarterEnds, `${quarterEnds}, DATE '2026-10-31'`].map(
      (ends) =>
        `${by("date_trunc('quarter', month_end)", "sum(value)", "stocked", `month_end IN (${ends})`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "What part of the bottles in stock is reserved at the moment?",
    of("sum(reserved) / sum(bottles)", "stocked", now),
  ),
);

const visits = [
  ...inClass(
    "figures",
    ask(
      "How many tastings are still booked for November?",
      of(
        "count(*)",
        "visited",
        `kind = 'TST' AND status = 'BKD' AND ${between("visit_on", "2026-11-01", "2026-12-01")}`,
      ),
    ),
    ask(
      "Median group size of the cellar tours that took place this year",
      of("median(guests)", "visited", `kind = 'TOU' AND ${done} AND ${year("visit_on", 0)}`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "shop sales per guest by kind of visit this year",
      by("kind", "sum(shop) / sum(guests)", "visited", `${done} AND ${year("visit_on", 0)}`),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "which winemaker dinners coming up don't have a host yet?",
      "SELECT booking_no FROM visited WHERE kind = 'DIN' AND status = 'BKD' AND host IS NULL AND visit_on >= asked_on()",
      anyOrder,
    ),
  ),
  ...inClass(
    "yesorno",
    ask(
      "Did we have more guests in September than in August?",
      compared(
        "date_trunc('month', visit_on)",
        guests,
        "visited",
        [
          between("visit_on", "2026-09-01", "2026-10-01"),
          between("visit_on", "2026-08-01", "2026-09-01"),
        ],
        done,
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did so many bottles break in June?", "cause"),
  noAnswer("What will we sell in December?", "forecast"),
  noAnswer("How many points did Parker give our Spätburgunder Réserve?", "no critics"),
  noAnswer(
    "Net revenue with Weinhandlung Oberländer this year?",
    "no such customer",
    of("count(*)", "sold", "customer = 'Weinhandlung Oberländer'"),
  ),
  noAnswer("Send a reminder to everyone with an overdue invoice", "action"),
  noAnswer("Wie viele Flaschen haben wir im September verkauft?", "language"),
  noAnswer("Is our Kabinett too cheap, what do you think?", "opinion"),
  noAnswer("What is the residual sugar of the 2024 Kirchberg Riesling?", "no analyses"),
);

export const furtherWineryQuestions = [
  ...[...shipments, ...invoices, ...grapes],
  ...[...stock, ...visits, ...refusals],
];
