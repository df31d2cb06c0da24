// Car parks, as the head of operations and a regional manager ask before Monday's meeting.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherParkingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const lastWeek = (time) => `${time} >= DATE '2026-10-19' AND ${time} < DATE '2026-10-26'`;
const thirdQuarter = (time) => `in_quarter(${time}, 1)`;
const north = "region = 'North'";
const faultsOf = (back) =>
  by(month("reported_at"), "count(*)", "faults", `in_year(reported_at, ${back})`);
const averageAt = (site) =>
  of("avg(hours)", "visits", `site = '${site}' AND in_year(entered_at, 0)`);
const repaired = (figures, where) => [
  of(figures, "breakdowns", `${where} AND in_year(reported_at, 0)`),
  of(figures, "breakdowns", `${where} AND in_year(fixed_at, 0)`),
];
const weekday = (name) =>
  `${by(name, "count(*)", "visits", "site = 'Spinningfields'")} ORDER BY 2 DESC LIMIT 1`;

/** What drivers are charged for their stays, or what they have paid for them. */
const parkingIncome = (where = "true") => [
  by("site", "sum(fee)", "visits", `${thirdQuarter("entered_at")} AND ${where}`),
  by("site", "sum(amount)", "paid", `purpose = 'STY' AND ${thirdQuarter("paid_at")} AND ${where}`),
  by("site", "sum(net)", "paid", `purpose = 'STY' AND ${thirdQuarter("paid_at")} AND ${where}`),
];

const operations = inClass(
  "operations",
  ask(
    "How many stays did we have in September?",
    of("count(*)", "stays", "in_month(entered_at, 2)"),
  ),
  ask(
    "cars into Albion Street last week",
    of("count(*)", "visits", `site = 'Albion Street' AND ${lastWeek("entered_at")}`),
  ),
  ask(
    "avg length of stay by site this year",
    by("site", "avg(hours)", "visits", "in_year(entered_at, 0)"),
    groups,
  ),
  ask(
    "Which 5 sites had the most stays in Q3?",
    `${by("site", "count(*)", "visits", thirdQuarter("entered_at"))} ${top(5)}`,
    ranked,
  ),
  ask(
    "Stays per month this year",
    `${by(month("entered_at"), "count(*)", "stays", "in_year(entered_at, 0)")} ORDER BY 1`,
    series,
  ),
  ask("How many faults are still open?", of("count(*)", "faults", "fixed_at IS NULL")),
  ask(
    "How long does it take us on average to fix a pay station this year?",
    repaired("avg(hours)", "machine_kind = 'PAY'"),
  ),
  ask(
    "faults that took more than 48h to fix in 2026",
    [...repaired("count(*)", "hours > 48"), ...repaired("fault_no, hours", "hours > 48")],
    anyOrder,
  ),
  ask("What weekday is busiest at Spinningfields?", [
    weekday("dayname(entered_at)"),
    weekday("isodow(entered_at)"),
  ]),
  ask("what share of stays was pre-booked this year", [
    of("avg((kind = 'PRE')::INTEGER)", "stays", "in_year(entered_at, 0)"),
  ]),
  ask(
    "How many different cars parked with us in October?",
    of("count(DISTINCT plate)", "stays", "in_month(entered_at, 1)"),
  ),
  thread(
    ask("Faults per month this year", `${faultsOf(0)} ORDER BY 1`, series),
    ask("same for 2025", `${faultsOf(1)} ORDER BY 1`, series),
  ),
  thread(
    ask("What's the average stay at Deansgate North this year?", averageAt("Deansgate North")),
    ask("and at Chorlton Street?", averageAt("Chorlton Street")),
  ),
);

const region = inClass(
  "region",
  ask(
    "Faults in the North last week",
    of("count(*)", "breakdowns", `${north} AND ${lastWeek("reported_at")}`),
  ),
  ask(
    "PCNs by site in the North, October",
    by("site", "count(*)", "fines", `${north} AND in_month(issued_at, 1)`),
    groups,
  ),
  ask(
    "Which sites had no faults in October?",
    ["true", "closed_on IS NULL"].map((where) =>
      of(
        "name",
        "sites",
        `${where} AND id NOT IN (SELECT site_id FROM faults WHERE in_month(reported_at, 1))`,
      ),
    ),
    anyOrder,
  ),
  ask(
    "Compare takings in Leeds and Manchester Q3",
    compared(
      "city",
      "sum(amount)",
      "paid",
      ["city = 'Leeds'", "city = 'Manchester'"],
      thirdQuarter("paid_at"),
    ),
    groups,
  ),
  ask(
    "top 3 wardens by notices issued last month",
    `${by("warden", "count(*)", "notices", "warden IS NOT NULL AND in_month(issued_at, 1)")} ${top(3)}`,
    ranked,
  ),
  ask("How many spaces do we have in the North?", [
    of("sum(spaces)", "sites", `${north} AND closed_on IS NULL`),
    of("sum(spaces)", "sites", north),
  ]),
  thread(
    ask(
      "How many PCNs did we issue last month?",
      of("count(*)", "notices", "in_month(issued_at, 1)"),
    ),
    ask(
      "and how many of them have been paid?",
      of("count(*)", "notices", "status = 'PAI' AND in_month(issued_at, 1)"),
    ),
  ),
  thread(
    ask("Parking income by site in Q3", parkingIncome(), groups),
    ask("only multi-storey please", parkingIncome("site_kind = 'MSC'"), groups),
  ),
);

const without = inClass(
  "without",
  noAnswer("How happy are drivers with Snow Hill?", "nobody has asked the drivers"),
  noAnswer("What did wardens cost us in wages last month?", "there are no wages"),
  noAnswer("how many kWh did we sell at the EV bays in October", "no energy is measured"),
  noAnswer(
    "stays at Kirkgate in October",
    "there is no site of that name",
    of("count(*)", "visits", "site = 'Kirkgate'"),
  ),
);

export const parkingQuestions = [...operations, ...region, ...without, ...furtherParkingQuestions];
