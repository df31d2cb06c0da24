// A laundry that rents out and washes linen, as those who run its plants and tours ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherLaundryQuestions } from "./further-questions.mjs";

const onTime = "1 - count(*) FILTER (late) / count(*) FILTER (status = 'done')";
const perKg = ["sum(water_l) / sum(kg) FILTER (water_l IS NOT NULL)", "sum(water_l) / sum(kg)"];
const bathTowels = "article = 'Bath towel'";
const augusts = [2026, 2025].map((year) => `${month("started_at")} = DATE '${year}-08-01'`);

/** This year's loads against those of the whole last year, or of the same months of it. */
const energyYears = ["2026-01-01", "2025-11-01"].map((end) => [
  "in_year(started_at, 0)",
  `(started_at >= DATE '2025-01-01' AND started_at < DATE '${end}')`,
]);

const unplanned = "in_year(started_at, 0) AND coalesce(cause, '') <> 'PLN'";

const figures = [
  ...inClass(
    "values",
    ask(
      "How many pieces did we wash in October?",
      of("sum(pieces)", "washed", "in_month(started_at, 1)"),
    ),
    ask(
      "how many visits did we miss last month",
      of("count(*)", "calls", "status = 'missed' AND in_month(planned_at, 1)"),
    ),
    ask(
      "What is the rewash rate in Leipzig this year?",
      of("sum(rewash) / sum(pieces)", "washed", "plant = 'Leipzig' AND in_year(started_at, 0)"),
    ),
    ask(
      "How many emergency deliveries did Klinikum Weserbogen get this year?",
      of(
        "count(*)",
        "calls",
        "customer = 'Klinikum Weserbogen' AND kind = 'EMG' AND in_year(planned_at, 0)",
      ),
    ),
    ask(
      "When were we last at the Hotel Krone in Ulm?",
      of(
        "CAST(max(arrived_at) AS DATE)",
        "calls",
        "customer = 'Hotel Krone' AND city = 'Ulm' AND status = 'done'",
      ),
    ),
  ),
];

const broken = [
  ...inClass(
    "grouping",
    ask(
      "Pieces washed per plant in Q3",
      by("plant", "sum(pieces)", "washed", "in_quarter(started_at, 1)"),
      groups,
    ),
    ask(
      "Which weekday has the highest washing volume?",
      ["pieces", "kg"].map(
        (each) => `${by("dayname(started_at)", `sum(${each})`, "washed")} ${top(1)}`,
      ),
    ),
    ask(
      "Show me kg washed month by month this year",
      `${by(month("started_at"), "sum(kg)", "washed", "in_year(started_at, 0)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 5 articles do we wash the most of?",
      ["pieces", "kg"].map((each) => `${by("article", `sum(${each})`, "washed")} ${top(5)}`),
      ranked,
    ),
    ask(
      "Which machine stood still the longest last month?",
      ["sum", "max"].map(
        (all) =>
          `${by("machine", `${all}(hours)`, "stops", "in_month(started_at, 1) AND hours IS NOT NULL")} ${top(1)}`,
      ),
    ),
    ask(
      "Which driver had the most late arrivals in Q3?",
      `${by("driver", "count(*)", "calls", "late AND in_quarter(planned_at, 1)")} ${top(1)}`,
    ),
    ask(
      "top 3 custmers per plant by delivered pieces this year",
      topOfEach(3, "plant", "customer", "sum(pieces_out)", "calls", "in_year(planned_at, 0)"),
      { anyOrder: true },
    ),
  ),
];

const computed = [
  ...inClass(
    "operations",
    ask(
      "Water per kg for each plant in 2026",
      perKg.map((figure) => by("plant", figure, "washed", "in_year(started_at, 0)")),
      groups,
    ),
    ask(
      "kwh per kg this yr vs last yr",
      energyYears.flatMap((years) =>
        compared("date_trunc('year', started_at)", "sum(kwh) / sum(kg)", "washed", years),
      ),
    ),
    ask(
      "What share of the pieces washed this year was surgical linen?",
      of(
        "sum(pieces) FILTER (article_group = 'SUR') / sum(pieces)",
        "washed",
        "in_year(started_at, 0)",
      ),
    ),
  ),
  ...inClass(
    "yes-no",
    ask(
      "Did we wash more bath towels this August than last August?",
      compared(month("started_at"), "sum(pieces)", "washed", augusts, bathTowels),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "how many machine stops took longer than 4 hours this year?",
      of("count(*)", "stops", "hours > 4 AND in_year(started_at, 0)"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Visits in September that were not regular",
      of("count(*)", "calls", "kind <> 'REG' AND in_month(planned_at, 2)"),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "On-time rate by tour last month",
      by("tour", onTime, "calls", "in_month(planned_at, 1)"),
      groups,
    ),
    ask("and the month before?", by("tour", onTime, "calls", "in_month(planned_at, 2)"), groups),
  ),
  thread(
    ask(
      "Unplanned downtime by month this year",
      `${by(month("started_at"), "sum(hours)", "stops", unplanned)} ORDER BY 1`,
      series,
    ),
    ask(
      "only Ulm please",
      `${by(month("started_at"), "sum(hours)", "stops", `${unplanned} AND plant = 'Ulm'`)} ORDER BY 1`,
      series,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("How much detergent did we use last month?", "detergent is not counted"),
  noAnswer("What did diesel cost us per tour in Q3?", "costs of vehicles are not in the data"),
  noAnswer("Why did claims go up in September?", "causes are not in the data"),
);

export const laundryQuestions = [
  ...figures,
  ...broken,
  ...computed,
  ...followUps,
  ...refusals,
  ...furtherLaundryQuestions,
];
