// A chain of repair workshops: what its owner, its office and its front desk ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { further } from "./further-questions.mjs";

export const garageViews = [
  `CREATE VIEW diary AS
     SELECT j.*, c.plate, c.make, c.model, c.owner, c.owner_kind,
       date_diff('minute', j.started_at, j.finished_at) / 1440.0 AS days
     FROM jobs j JOIN cars c ON c.id = j.car_id`,
  "CREATE VIEW come AS SELECT * FROM diary WHERE started_at IS NOT NULL",
  `CREATE VIEW bills AS
     SELECT i.*, d.workshop, d.mechanic, d.job_type, d.owner, d.owner_kind
     FROM invoices i JOIN diary d ON d.id = i.job_id`,
];

const rows = "count(*)";
const billedThisYear = "in_year(issued_on, 0)";
const finishedThisYear = "in_year(finished_at, 0)";
const fittedThisYear = "in_year(fitted_on, 0)";

const figures = inClass(
  "figures",
  ask("how much did we take last month", [
    of("sum(gross)", "invoices", "in_month(paid_on, 1)"),
    of("sum(gross)", "invoices", "in_month(issued_on, 1)"),
  ]),
  ask("how many cars are in the workshop right now", [
    of("count(DISTINCT car_id)", "jobs", "status IN ('WIP', 'WPT', 'RDY')"),
    of("count(DISTINCT car_id)", "jobs", "status IN ('WIP', 'WPT')"),
  ]),
  ask("whats our average bill this year", [
    of("avg(net)", "invoices", billedThisYear),
    of("avg(gross)", "invoices", billedThisYear),
  ]),
);

const grouped = inClass(
  "groups",
  ask("sales per garage this year", by("workshop", "sum(net)", "bills", billedThisYear), groups),
  ask(
    "what did we get finished in september, by type of job",
    by("job_type", rows, "jobs", "in_month(finished_at, 2)"),
    groups,
  ),
);

const noShowsOf = (time) =>
  `${by("workshop", rows, "jobs", `status = 'NSH' AND in_year(${time}, 0)`)} ${top(1)}`;
const ratedIn = (time) =>
  `${by("mechanic", "avg(rating)", "jobs", `rating IS NOT NULL AND in_year(${time}, 0)`)} ${top(1, "ASC")}`;

const ranks = inClass(
  "ranks",
  ask("who's fixed the most cars this year", [
    `${by("mechanic", rows, "jobs", finishedThisYear)} ${top(1)}`,
    `${by("mechanic", "count(DISTINCT car_id)", "jobs", finishedThisYear)} ${top(1)}`,
  ]),
  ask(
    "top 3 tyre brands we fitted this year",
    `${by("brand", "sum(quantity)", "part_lines", `category = 'tyres' AND ${fittedThisYear}`)} ${top(3)}`,
    ranked,
  ),
  ask("which garage had the most no shows this year", noShowsOf("booked_for")),
  ask("worst rated mechanic this year", [
    ratedIn("booked_for"),
    ratedIn("finished_at"),
    ratedIn("collected_at"),
  ]),
);

const shannon = "owner = 'Shannon Couriers'";
const cork = "workshop LIKE 'Cork%' AND in_quarter(issued_on, 1)";
const tadhg = "mechanic = 'Tadhg Liddy' AND job_type = 'SRV'";

const values = inClass(
  "values",
  ask("how many vw golfs do we look after", of(rows, "cars", "model = 'Golf'")),
  ask("what did shannon couriers spend with us this year", [
    of("sum(net)", "bills", `${shannon} AND ${billedThisYear}`),
    of("sum(gross)", "bills", `${shannon} AND ${billedThisYear}`),
    of("sum(gross)", "bills", `${shannon} AND in_year(paid_on, 0)`),
  ]),
  ask(
    "how many brake pads have we fitted since the start of the year",
    of("sum(quantity)", "part_lines", `part LIKE 'Brake pads%' AND ${fittedThisYear}`),
  ),
  ask("sales at the cork garages last quarter", [
    of("sum(net)", "bills", cork),
    by("workshop", "sum(net)", "bills", cork),
  ]),
  ask("how many services did tadhg do in october", [
    of(rows, "jobs", `${tadhg} AND in_month(finished_at, 1)`),
    of(rows, "come", `${tadhg} AND in_month(booked_for, 1)`),
  ]),
);

const sales2026 = (time) => `${by(time, "sum(net)", "invoices", billedThisYear)} ORDER BY 1`;
const weekday = (table, time) =>
  `${by(`dayname(${time})`, rows, table, `in_year(${time}, 0)`)} ${top(1)}`;

const time = inClass(
  "time",
  ask("how many cars are booked in for tomorrow", [
    of(rows, "jobs", "booked_for::DATE = '2026-11-02' AND status = 'BKD'"),
    of("count(DISTINCT car_id)", "jobs", "booked_for::DATE = '2026-11-02' AND status = 'BKD'"),
  ]),
  ask("sales month by month this year", [sales2026(month("issued_on"))], series),
  ask("how many cars came in on the 12th of october", [
    of("count(DISTINCT car_id)", "come", "started_at::DATE = '2026-10-12'"),
    of("count(DISTINCT car_id)", "come", "booked_for::DATE = '2026-10-12'"),
  ]),
  ask("how many cars have their nct due this month", of(rows, "cars", "in_month(nct_due, 0)")),
  ask("whats our busiest weekday this year", [
    weekday("come", "started_at"),
    weekday("come", "booked_for"),
    weekday("jobs", "booked_for"),
  ]),
);

export const garageQuestions = [...figures, ...grouped, ...ranks, ...values, ...time, ...further];
