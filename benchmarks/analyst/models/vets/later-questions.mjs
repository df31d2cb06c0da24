// A chain of veterinary practices, as a careful manager and a hurried colleague ask, in people's own words.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";
import { coded, outOf } from "./coded.mjs";

/** What lies before the day of asking: a few appointments after it are already marked as kept. */
const untilNow = "in_year(scheduled_for, 0) AND scheduled_for < asked_on()";
const thisYear = "in_year(scheduled_for, 0)";
const asListed = { anyOrder: true };

const octoberSales = "sum(sales) FILTER (month_end = DATE '2026-10-31')";
const octoberSalesBefore = "sum(sales) FILTER (month_end = DATE '2025-10-31')";
const losers = (figures, order) =>
  `SELECT product, ${figures} FROM products GROUP BY 1 ORDER BY ${order} LIMIT 3`;

const ownersOfSeveral = (when) =>
  `SELECT count(*) FROM (SELECT owner_id FROM kept WHERE ${when} GROUP BY 1 HAVING count(DISTINCT animal_id) >= 3)`;

const livingCats = "SELECT count(*) FROM animals WHERE species = 'FEL' AND died_on IS NULL";
const seenSince = "(SELECT animal_id FROM kept WHERE scheduled_for >= DATE '2025-05-01')";

/** The takings of a quarter by one means of payment, by the day of payment or of the invoice. */
const takings = (method, back) =>
  ["paid_on", "issued_on"].map((day) =>
    of("sum(gross)", "billed", `method = '${method}' AND in_quarter(${day}, ${back})`),
  );

const careful = [
  ...inClass(
    "values",
    ask("How many patients did Dr Frei see in September?", [
      of("count(DISTINCT animal_id)", "kept", "vet = 'Hannah Frei' AND in_month(scheduled_for, 2)"),
      of("count(*)", "kept", "vet = 'Hannah Frei' AND in_month(scheduled_for, 2)"),
    ]),
    ask("Which animal ran up the highest bill ever, and how much was it?", [
      "SELECT animal, gross FROM billed ORDER BY gross DESC LIMIT 1",
      "SELECT animal, net FROM billed ORDER BY net DESC LIMIT 1",
    ]),
  ),
  ...inClass(
    "absence",
    ask("How many dogs on our books have no chip?", [
      of("count(*)", "animals", "species = 'CAN' AND chip_no IS NULL AND died_on IS NULL"),
      of("count(*)", "animals", "species = 'CAN' AND chip_no IS NULL"),
    ]),
    ask("How many living cats have we not seen for more than eighteen months?", [
      `${livingCats} AND id NOT IN ${seenSince}`,
      `${livingCats} AND id NOT IN ${seenSince} AND id IN (SELECT animal_id FROM kept)`,
      `${livingCats} AND id NOT IN ${seenSince} AND registered_on < DATE '2025-05-01'`,
    ]),
  ),
  ...inClass(
    "operations",
    ask("What proportion of this year's appointments was made over the internet?", [
      of("avg(booked_online::int)", "diary", thisYear),
      of("avg(booked_online::int)", "diary", untilNow),
      of("avg(booked_online::int)", "diary", "in_year(booked_on, 0)"),
    ]),
    ask(
      "How long does a client typically sit in the waiting room in each of our branches?",
      [by("practice", "median(waiting)", "kept"), by("practice", "avg(waiting)", "kept")],
      groups,
    ),
    ask(
      "Since the beginning of 2025, what percentage of the procedures under anaesthesia led to complications, vet by vet?",
      by("vet", "avg(complication::int)", "given", "anaesthesia AND given_on >= DATE '2025-01-01'"),
      groups,
    ),
    ask(
      "Please list the five owners who owe us the most money, with the amounts.",
      `${by("owner", "sum(gross)", "billed", "paid_on IS NULL")} ${top(5)}`,
      ranked,
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did Oerlikon have more cancellations than Seefeld this year?",
      compared(
        "practice",
        "count(*)",
        "diary",
        ["practice = 'Zürich Oerlikon'", "practice = 'Zürich Seefeld'"],
        `status = 'CXL' AND ${thisYear}`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask("How many owners have brought in at least three different animals this year?", [
      ownersOfSeveral(untilNow),
      ownersOfSeveral(thisYear),
    ]),
    ask(
      "Of the rabies reminders that went out for dogs in the first half of 2026, how many were followed by the vaccination within two weeks?",
      of(
        "count(*)",
        "recalled",
        "species = 'CAN' AND vaccine = 'RAB' AND sent_on BETWEEN DATE '2026-01-01' AND DATE '2026-06-30' AND came_on - sent_on <= 14",
      ),
    ),
  ),
  ...inClass(
    "time",
    ask("Which three products lost the most in sales last month against October 2025?", [
      losers(`${octoberSales} - ${octoberSalesBefore} AS lost`, "lost"),
      losers(`${octoberSales} / ${octoberSalesBefore} - 1 AS lost`, "lost"),
      losers(
        `${octoberSales}, ${octoberSalesBefore}`,
        `${octoberSales} - ${octoberSalesBefore}, product`,
      ),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why are clients of the Oerlikon practice kept waiting so long?", "causes"),
    noAnswer("How many of our patients are diabetic?", "no such thing"),
  ),
];

const species = "(species = 'CAN' OR species = 'FEL')";
const perVisit = (column) => {
  const revenue = (figure) => by(column, figure, "billed", `${species} AND in_year(issued_on, 0)`);
  return [
    revenue("sum(net) / count(*)"),
    ...[thisYear, untilNow].map((when) =>
      outOf(revenue("sum(net)"), by(column, "count(*)", "kept", `${species} AND ${when}`)),
    ),
  ];
};

const insurersPay = (day) =>
  compared(
    `date_trunc('year', ${day})`,
    "median(paid_on - issued_on)",
    "billed",
    [`in_year(${day}, 0)`, `in_year(${day}, 1)`],
    "method = 'insurer'",
  );

const oftenAbsent = "FROM diary WHERE status = 'NSH' GROUP BY owner_id, owner HAVING count(*) >= 3";

/** Last month's surgeries by vet, as visits for a surgery or as what was done. */
const surgeries = [
  by("vet", "count(*)", "kept", "reason = 'SUR' AND in_month(scheduled_for, 1)"),
  by("vet", "count(*)", "given", "category = 'surgery' AND in_month(given_on, 1)"),
];

const ageAtDeath = (years) =>
  of(`avg(${years})`, "animals", "breed = 'Labrador Retriever' AND died_on IS NOT NULL");

const hurried = [
  ...inClass(
    "values",
    ask("new clients last month", of("count(*)", "owners", "in_month(client_since, 1)")),
    ask("appts booked for next week", [
      of(
        "count(*)",
        "diary",
        "scheduled_for >= DATE '2026-11-02' AND scheduled_for < DATE '2026-11-09'",
      ),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask(
      "stock value of rx products end of sept",
      of("sum(stock_value)", "products", "on_prescription AND month_end = DATE '2026-09-30'"),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("takings in cash q1 this yr", takings("cash", 3)),
      ask("and twint?", takings("TWINT", 3)),
      ask("vs same qtr last yr", [
        ...["paid_on", "issued_on"].flatMap((day) =>
          compared(
            `date_trunc('quarter', ${day})`,
            "sum(gross)",
            "billed",
            [`in_quarter(${day}, 3)`, `in_quarter(${day}, 7)`],
            "method = 'TWINT' AND paid_on IS NOT NULL",
          ),
        ),
      ]),
    ),
    thread(
      ask(
        "visits per vet last mth",
        by("vet", "count(*)", "kept", "in_month(scheduled_for, 1)"),
        groups,
      ),
      ask("just the surgeries", surgeries, groups),
    ),
  ),
  ...inClass(
    "operations",
    ask("median days til insurers pay 2026 vs 2025", [
      ...insurersPay("issued_on"),
      ...insurersPay("paid_on"),
    ]),
    ask("rev per visit, dogs vs cats, this yr", coded("species", perVisit).flat(), asListed),
    ask("how old do our labs get on avg", [
      ageAtDeath("(died_on - born_on) / 365.25"),
      ageAtDeath("(died_on - born_on) / 365"),
      ageAtDeath("date_diff('year', born_on, died_on)"),
      ageAtDeath("date_sub('year', born_on, died_on)"),
      ageAtDeath("date_diff('month', born_on, died_on)"),
      ageAtDeath("date_sub('month', born_on, died_on)"),
      ageAtDeath("died_on - born_on"),
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "emergncies by weekday 2026",
      [thisYear, untilNow].map((when) =>
        by("dayname(scheduled_for)", "count(*)", "kept", `emergency AND ${when}`),
      ),
      groups,
    ),
    ask(
      "top 2 procedures per species by fees",
      coded("species", (column) => topOfEach(2, column, "treatment", "sum(fee)", "given")),
      asListed,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "clients w/ 3+ no shows",
      [`SELECT count(*) FROM (SELECT owner ${oftenAbsent})`, `SELECT owner ${oftenAbsent}`],
      asListed,
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("text everyone who has an appt tomorrow", "an action"),
    noAnswer("how much will we make in december", "no forecast"),
  ),
];

export const laterVetQuestions = inLaterSet(...careful, ...hurried);
