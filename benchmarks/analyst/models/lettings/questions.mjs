// A letting agency: what its owner, its office and its front desk ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { further } from "./further-questions.mjs";

export const lettingsViews = [
  `CREATE VIEW book AS
     SELECT t.*, f.address, f.area, f.bedrooms, f.landlord, f.fee_percent, f.service,
       t.status IN ('ACT', 'NTC') AS is_current
     FROM tenancies t JOIN flats f ON f.id = t.flat_id`,
  `CREATE VIEW ledger AS
     SELECT r.*, b.tenant, b.address, b.area, b.landlord, r.paid * b.fee_percent / 100 AS fee,
       CASE WHEN r.status IN ('PP', 'UN') THEN r.due - r.paid END AS owed
     FROM rents r JOIN book b ON b.id = r.tenancy_id`,
  `CREATE VIEW mended AS
     SELECT r.*, f.address, f.area, f.landlord FROM repairs r JOIN flats f ON f.id = r.flat_id`,
];

const rows = "count(*)";

const figures = inClass(
  "figures",
  ask("how much rent came in last month", of("sum(paid)", "rents", "in_month(paid_on, 1)")),
  ask("how many flats are empty", [
    of(rows, "flats", "state = 'VAC'"),
    of(rows, "flats", "state IN ('VAC', 'RES')"),
  ]),
  ask("what did we earn in fees in september", [
    of("sum(fee)", "ledger", "in_month(paid_on, 2)"),
    of("sum(fee)", "ledger", "in_month(due_on, 2)"),
  ]),
  ask("how much are we holding in deposits", of("sum(deposit)", "tenancies", "status <> 'END'")),
  ask("whats the average rent of our 2 beds at the moment", [
    of("avg(rent)", "book", "bedrooms = 2 AND is_current"),
    of("avg(asking_rent)", "flats", "bedrooms = 2"),
  ]),
);

const costsIn = (time) => by("category", "sum(cost)", "repairs", `in_year(${time}, 0)`);

const grouped = inClass(
  "groups",
  ask(
    "what did repairs cost by type this year",
    [costsIn("fixed_on"), costsIn("reported_on")],
    groups,
  ),
  ask("how do people hear about us", by("source", rows, "viewings"), { anyOrder: true }),
);

const letIn = (time) => `${by("agent", rows, "tenancies", `in_year(${time}, 0)`)} ${top(1)}`;
const dearest = (time) =>
  `${by("contractor", "avg(cost)", "repairs", `cost IS NOT NULL AND in_year(${time}, 0)`)} ${top(1)}`;

const ranks = inClass(
  "ranks",
  ask("who's let the most flats this year", [letIn("signed_on"), letIn("moved_in")]),
  ask("which landlord has the most flats with us", `${by("landlord", rows, "flats")} ${top(1)}`),
  ask("dearest contractor on average this year", [dearest("fixed_on"), dearest("reported_on")]),
  ask(
    "the 3 tenants who owe us the most",
    `${by("tenant", "sum(owed)", "ledger")} ${top(3)}`,
    ranked,
  ),
);

const carys = "tenant = 'Carys Blake'";
const marina = "urgency = 'E' AND area = 'Marina'";

const values = inClass(
  "values",
  ask(
    "how many flats does brightstone have",
    of(rows, "flats", "landlord = 'Brightstone Estates'"),
  ),
  ask("arrears in the old town", of("sum(owed)", "ledger", "area = 'Old Town'")),
  ask("how much has carys blake paid us this year", [
    of("sum(paid)", "ledger", `${carys} AND in_year(paid_on, 0)`),
    of("sum(paid)", "ledger", `${carys} AND in_year(due_on, 0)`),
  ]),
  ask(
    "how many furnished studios have we got",
    of(rows, "flats", "furnished = 'F' AND bedrooms = 0"),
  ),
  ask(
    "emergency repairs in the marina this year",
    of(rows, "mended", `${marina} AND in_year(reported_on, 0)`),
  ),
);

const paidBy = (time, where) => `${by(month(time), "sum(paid)", "rents", where)} ORDER BY 1`;
const termEnds = (where) =>
  of(rows, "tenancies", `term_ends >= asked_on() AND term_ends < '2026-12-25' AND ${where}`);

const time = inClass(
  "time",
  ask("how many viewings are booked for next week", [
    of(rows, "viewings", "viewed_at >= '2026-11-02' AND viewed_at < '2026-11-09'"),
  ]),
  ask("who's moving out this month", of("tenant", "tenancies", "in_month(moved_out, 0)"), {
    anyOrder: true,
  }),
  ask(
    "rent paid month by month since january",
    [
      paidBy("paid_on", "in_year(paid_on, 0)"),
      paidBy("due_on", "in_year(due_on, 0) AND due_on < '2026-11-01'"),
      paidBy("due_on", "in_year(due_on, 0)"),
    ],
    series,
  ),
  ask("how many fixed terms run out before christmas", [
    termEnds("true"),
    termEnds("status IN ('ACT', 'NTC')"),
  ]),
);

export const lettingsQuestions = [...figures, ...grouped, ...ranks, ...values, ...time, ...further];
