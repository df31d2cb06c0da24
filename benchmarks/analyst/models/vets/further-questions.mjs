// Veterinary practices once more, as a colleague types between two patients: short, with typos and jargon.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, share } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { coded } from "./coded.mjs";

const lives = "died_on IS NULL";
const either = ["true", lives];

const neutered = "treatment IN ('Spay', 'Castration') AND in_year(given_on, 0)";

const values = inClass(
  "values",
  ask(
    "no shows zurich seefeld last month",
    of(
      "count(*)",
      "diary",
      "practice = 'Zürich Seefeld' AND status = 'NSH' AND in_month(scheduled_for, 1)",
    ),
  ),
  ask(
    "bunnies registered this yr",
    of("count(*)", "pets", "species = 'LAG' AND in_year(registered_on, 0)"),
  ),
  ask(
    "how many frenchies do we have",
    of("count(*)", "pets", `breed = 'French Bulldog' AND ${lives}`),
  ),
  ask(
    "spays + castrations 2026",
    [of("count(*)", "given", neutered), by("treatment", "count(*)", "given", neutered)],
    { anyOrder: true },
  ),
  // Put to sleep.
  ask("pts this yr", of("count(*)", "given", "treatment = 'Euthanasia' AND in_year(given_on, 0)")),
  ask(
    "whats open from shelters",
    ["paid_on IS NULL", "status = 'O'"].flatMap((open) =>
      ["sum(gross)", "count(*)"].map((figure) =>
        of(figure, "billed", `owner_kind = 'SHL' AND ${open}`),
      ),
    ),
  ),
);

const typos = inClass(
  "typos",
  ask(
    "takngs geneve sept",
    of("sum(gross)", "billed", "practice = 'Genève' AND in_month(paid_on, 2)"),
  ),
  ask(
    "reminder respones by chanel",
    ["count(came_on)", "count(came_on) / count(*)"].map((figure) =>
      by("channel", figure, "recalled"),
    ),
    groups,
  ),
);

const growth = (where) =>
  `SELECT practice, last / nullif(before, 0) - 1 AS grown FROM (
     SELECT practice, sum(net) FILTER (in_year(issued_on, 1)) AS last,
       sum(net) FILTER (in_year(issued_on, 2)) AS before FROM billed GROUP BY 1) WHERE ${where}`;

const billOf = (species) => ["avg(gross)", "billed", `species = '${species}'`];

const operations = inClass(
  "operations",
  ask(
    "avg bill dogs vs cats",
    [
      ...coded("species", (species) =>
        by(species, "avg(gross)", "billed", "species IN ('CAN', 'FEL')"),
      ),
      of(...billOf("CAN"), ...billOf("FEL")),
    ],
    { anyOrder: true },
  ),
  // Bern opened in 2025, so that it has no growth.
  ask("rev growth 2025 vs 2024 by practice", [growth("true"), growth("grown IS NOT NULL")], groups),
  ask(
    "% chipped by species",
    either.flatMap((where) =>
      coded("species", (species) => by(species, "count(chip_no) / count(*)", "pets", where)),
    ),
    groups,
  ),
  ask(
    "% of rev per species ytd",
    coded("species", (species) =>
      by(species, "sum(net) / sum(sum(net)) OVER ()", "billed", "in_year(issued_on, 0)"),
    ),
    share,
  ),
  ask(
    "top 5 products by profit this yr",
    by("product", "sum(sales - cost)", "products", "in_year(month_end, 0)").concat(" ", top(5)),
    ranked,
  ),
);

const over = (amount) => `${amount} > 1000 AND in_year(issued_on, 0)`;

const limits = inClass(
  "limits",
  ask(
    "bills over 1000 chf this yr",
    ["gross", "net"].flatMap((amount) => [
      of("count(*)", "billed", over(amount)),
      of("invoice_no", "billed", over(amount)),
    ]),
    { anyOrder: true },
  ),
  ask(
    "cats over 15",
    of("count(*)", "pets", `species = 'FEL' AND ${lives} AND born_on < DATE '2011-11-01'`),
  ),
);

const rabies = "SELECT animal_id FROM given WHERE treatment = 'Rabies vaccination'";
const idsIn = {
  owners: "SELECT id FROM owners",
  pets: "SELECT owner_id FROM pets",
  kept: "SELECT owner_id FROM kept",
};
const lately = "SELECT owner_id FROM kept WHERE scheduled_for >= DATE '2025-11-01'";

const absence = inClass(
  "absence",
  ask(
    "dogs w no rabies jab ever",
    either.map((where) =>
      of("count(*)", "pets", `species = 'CAN' AND ${where} AND id NOT IN (${rabies})`),
    ),
  ),
  // All of them, those who have an animal, or only those who were seen before.
  ask(
    "clients not seen in last 12 mths",
    ["owners", "pets", "kept"].flatMap((known) =>
      ["count(*)", "name"].map((shown) =>
        of(shown, "owners", `id NOT IN (${lately}) AND id IN (${idsIn[known]})`),
      ),
    ),
    { anyOrder: true },
  ),
);

const bestSeller = (figure) =>
  `SELECT practice, product, sum(${figure}) AS sold FROM products WHERE in_year(month_end, 0) GROUP BY 1, 2
   QUALIFY row_number() OVER (PARTITION BY practice ORDER BY sold DESC) = 1`;

const grouping = inClass(
  "grouping",
  ask("best seller per practice 2026", ["units", "sales"].map(bestSeller), { anyOrder: true }),
  ask(
    "appts next wk by vet",
    by(
      "vet",
      "count(*)",
      "diary",
      "scheduled_for >= DATE '2026-11-02' AND scheduled_for < DATE '2026-11-09'",
    ),
    groups,
  ),
);

const stockBy = (time) =>
  by(time, "sum(stock_value)", "products", "in_year(month_end, 0)").concat(" ORDER BY 1");

const levels = inClass(
  "snapshots",
  ask(
    "stock value food by branch now",
    by(
      "practice",
      "sum(stock_value)",
      "products",
      "category = 'food' AND month_end = DATE '2026-10-31'",
    ),
    groups,
  ),
  ask("avg stock val per month 2026", [
    `SELECT avg(v) FROM (${stockBy("month_end")}) AS months (month, v)`,
    stockBy("month_end"),
    stockBy(month("month_end")),
  ]),
);

const emergencies = (back) =>
  by("practice", "count(*)", "kept", `emergency AND in_year(scheduled_for, ${back})`);
const kalin =
  "vet LIKE '% Kälin' AND scheduled_for >= '2025-07-01' AND scheduled_for < '2025-10-01'";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("emergencies per practice this yr", emergencies(0), groups),
    ask("n last yr", emergencies(1), groups),
  ),
  // Two vets have that name.
  thread(
    ask(
      "kalin visits q3 2025",
      [of("count(*)", "kept", kalin), by("vet", "count(*)", "kept", kalin)],
      {
        anyOrder: true,
      },
    ),
    ask(
      "by reason",
      coded("reason", (reason) => by(reason, "count(*)", "kept", kalin)).concat(
        coded(
          "reason",
          (reason) => `SELECT vet, ${reason}, count(*) FROM kept WHERE ${kalin} GROUP BY ALL`,
        ),
      ),
      { anyOrder: true },
    ),
  ),
);

const unpaidFor = (time) => `paid_on IS NULL AND ${time} < asked_on() - 90`;

const yesNo = inClass(
  "yes or no",
  ask("any bills unpaid > 90 days", [
    "SELECT 'yes'",
    "SELECT true",
    ...["issued_on", "due_on"].flatMap((time) =>
      ["count(*)", "sum(gross)"].map((figure) => of(figure, "billed", unpaidFor(time))),
    ),
  ]),
);

const refusals = inClass(
  "refusals",
  noAnswer("y r waits so long in oerlikon", "causes"),
  noAnswer("rev forecast nov", "no forecast"),
  noAnswer("horses seen last yr", "no such species", "SELECT 0"),
  noAnswer("cancel balous appt tmrw", "an action"),
);

export const further = [
  ...[...values, ...typos, ...operations, ...limits, ...absence, ...grouping, ...levels],
  ...[...followUps, ...yesNo, ...refusals],
];
