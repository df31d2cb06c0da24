// A chain of veterinary practices, as its manager asks: whole sentences in the words of the model.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";
import { coded, outOf } from "./coded.mjs";
import { further } from "./further-questions.mjs";
import { laterVetQuestions } from "./later-questions.mjs";

export { vetViews } from "./coded.mjs";

const values = inClass(
  "values",
  ask(
    "How many visits did the practice in Neuchâtel have in 2025?",
    of("count(*)", "kept", "practice = 'Neuchâtel' AND in_year(scheduled_for, 1)"),
  ),
  ask(
    "What was the revenue from cats in the third quarter of 2026?",
    of("sum(net)", "billed", "species = 'FEL' AND in_quarter(issued_on, 1)"),
  ),
  ask(
    "Treatment fees for dental scaling by Chloé Perret this year",
    of(
      "sum(fee)",
      "given",
      "treatment = 'Dental scaling' AND vet = 'Chloé Perret' AND in_year(given_on, 0)",
    ),
  ),
);

const thisYear = "in_year(issued_on, 0)";
const lastYearUntil = (day) => `in_year(issued_on, 1) AND issued_on <= DATE '${day}'`;
const yearsOf = (day) =>
  of("sum(net)", "billed", thisYear, "sum(net)", "billed", lastYearUntil(day));

const operations = inClass(
  "operations",
  // The same days of last year end on the last day that has passed, or on today's.
  ask(
    "Revenue so far this year compared with the same period last year",
    ["2025-10-31", "2025-11-01"].flatMap((day) => [
      yearsOf(day),
      `SELECT this / last - 1 FROM (${yearsOf(day)}) AS years (this, last)`,
      `SELECT this - last FROM (${yearsOf(day)}) AS years (this, last)`,
    ]),
  ),
  ask("Median waiting time by practice", by("practice", "median(waiting)", "kept"), groups),
  ask(
    "Running total of revenue by month in 2026",
    `SELECT month, sum(net) OVER (ORDER BY month) FROM (
       SELECT ${month("issued_on")} AS month, sum(net) AS net FROM billed WHERE ${thisYear} GROUP BY 1) ORDER BY 1`,
    series,
  ),
  // Of the invoices of the year, or of those for its visits: breeders and shelters get theirs days later.
  ask(
    "Revenue per visit for each practice in 2025",
    ["issued_on", "scheduled_for"].map((time) =>
      outOf(
        by("practice", "sum(net)", "billed", `in_year(${time}, 1)`),
        by("practice", "count(*)", "kept", "in_year(scheduled_for, 1)"),
      ),
    ),
    groups,
  ),
  ask(
    "Average number of treatments per visit by reason for the visit",
    coded("reason", (reason) =>
      outOf(by(reason, "count(*)", "given"), by(reason, "count(*)", "kept")),
    ),
    groups,
  ),
);

const limits = inClass(
  "limits",
  ask(
    "Which owners have more than five animals?",
    ["true", "died_on IS NULL"].map((where) =>
      by("owner", "count(*)", "pets", where).concat(" HAVING count(*) > 5"),
    ),
    { anyOrder: true },
  ),
  ask(
    "Which vets had a no-show rate above 8 % in 2025?",
    "SELECT vet FROM diary WHERE in_year(scheduled_for, 1) GROUP BY 1 HAVING count(*) FILTER (status = 'NSH') / count(*) > 0.08",
    { anyOrder: true },
  ),
  ask(
    "How many dogs that we look after are older than ten years?",
    of("count(*)", "pets", "species = 'CAN' AND died_on IS NULL AND born_on < DATE '2016-11-01'"),
  ),
);

const absence = inClass(
  "absence",
  ask(
    "How many patients have never had a visit?",
    ["kept", "visits"].map((table) =>
      of("count(*)", "pets", `died_on IS NULL AND id NOT IN (SELECT animal_id FROM ${table})`),
    ),
  ),
  ask(
    "How many reminders sent in the first half of 2026 led to no vaccination?",
    of("count(*)", "recalled", "came_on IS NULL AND sent_on BETWEEN '2026-01-01' AND '2026-06-30'"),
  ),
);

const grouping = inClass(
  "grouping",
  ask(
    "Visits by practice and weekday this year",
    ["dayname", "isodow"].map(
      (weekday) =>
        `SELECT practice, ${weekday}(scheduled_for), count(*) FROM kept WHERE in_year(scheduled_for, 0) GROUP BY ALL`,
    ),
    groups,
  ),
  ask(
    "The three breeds with the most revenue at each practice in 2026",
    `SELECT practice, breed, sum(net) AS revenue FROM billed WHERE ${thisYear} GROUP BY 1, 2
     QUALIFY row_number() OVER (PARTITION BY practice ORDER BY revenue DESC) <= 3`,
    { anyOrder: true },
  ),
);

const time = inClass(
  "time",
  ask(
    "How many invoices that fell due in September 2026 are still unpaid?",
    ["paid_on IS NULL", "status = 'O'"].map((unpaid) =>
      of("count(*)", "billed", `${unpaid} AND in_month(due_on, 2)`),
    ),
  ),
  ask(
    "Average number of days from invoice to payment by payment method",
    by("method", "avg(paid_on - issued_on)", "billed"),
    groups,
  ),
  ask(
    "How many dogs died in 2025?",
    of("count(*)", "pets", "species = 'CAN' AND in_year(died_on, 1)"),
  ),
);

const levels = inClass(
  "snapshots",
  ask(
    "What was the value of our stock at the end of June 2026?",
    of("sum(stock_value)", "products", "month_end = DATE '2026-06-30'"),
  ),
  ask(
    "How many different animals did we see in each quarter of 2026?",
    `SELECT date_trunc('quarter', scheduled_for), count(DISTINCT animal_id) FROM kept
     WHERE in_year(scheduled_for, 0) GROUP BY 1 ORDER BY 1`,
    series,
  ),
);

const lastOctober = "paid_on BETWEEN '2025-10-01' AND '2025-10-31'";
const parasites = "category = 'parasite control' AND in_year(month_end, 0)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "What were our takings in October 2026?",
      of("sum(gross)", "billed", "in_month(paid_on, 1)"),
    ),
    ask("And in October of the previous year?", of("sum(gross)", "billed", lastOctober)),
    ask(
      "Please split that by payment method.",
      by("method", "sum(gross)", "billed", lastOctober),
      groups,
    ),
  ),
  thread(
    ask(
      "Units sold of parasite control products by practice in 2026",
      by("practice", "sum(units)", "products", parasites),
      groups,
    ),
    ask(
      "Only those that are on prescription.",
      by("practice", "sum(units)", "products", `${parasites} AND on_prescription`),
      groups,
    ),
  ),
);

const urgentIn = (back) => ["count(*)", "kept", `emergency AND in_year(scheduled_for, ${back})`];

const yesNo = inClass(
  "yes or no",
  ask("Did we have more emergencies in 2025 than in 2024?", [
    "SELECT 'yes'",
    "SELECT true",
    of(...urgentIn(1), ...urgentIn(2)),
  ]),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why do so few owners respond to our letters?", "causes"),
  noAnswer("What revenue can we expect for December 2026?", "no forecast"),
  noAnswer("How many veterinary nurses work in Genève?", "no such thing"),
  noAnswer("Send a payment reminder to all owners with unpaid invoices.", "an action"),
);

export const vetQuestions = [
  ...[...values, ...operations, ...limits, ...absence, ...grouping, ...time, ...levels],
  ...[...followUps, ...yesNo, ...refusals, ...further, ...laterVetQuestions],
];
