// A recruiting agency: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";
import {
  absences,
  answerless,
  comparisons,
  followUps,
  limits,
  typos,
} from "./harder-questions.mjs";
import { laterRecruitingQuestions } from "./later-questions.mjs";

export const recruitingViews = [
  `CREATE VIEW jobs AS
     SELECT r.*, c.name AS client, c.industry, c.is_psl, k.name AS consultant, k.desk, k.office
     FROM reqs r JOIN clients c ON c.id = r.client_id JOIN recs k ON k.id = r.rec_id`,
  `CREATE VIEW cvs AS
     SELECT s.*, r.role, r.kind, c.name AS client, k.name AS consultant, k.desk, k.office
     FROM subs s JOIN reqs r ON r.id = s.req_id JOIN clients c ON c.id = r.client_id
     JOIN recs k ON k.id = s.rec_id`,
  `CREATE VIEW deals AS
     SELECT p.*, r.role, r.kind, c.name AS client, k.name AS consultant, k.desk, k.office
     FROM plcs p JOIN reqs r ON r.id = p.req_id JOIN clients c ON c.id = r.client_id
     JOIN recs k ON k.id = p.rec_id`,
];

const fees = "sum(fee)";
/** Those who start in the weeks ahead may count as this year's, or not. */
const thisYear = ["in_year(start_date, 0)", "in_year(start_date, 0) AND start_date <= asked_on()"];

const figures = inClass(
  "figures",
  ask("fees billed last month", of(fees, "plcs", "in_month(start_date, 1)")),
  ask("how many people did we place in 2025", of("count(*)", "plcs", "in_year(start_date, 1)")),
  ask(
    "avg fee on perm deals this year",
    thisYear.map((when) => of("avg(fee)", "deals", `kind = 'P' AND ${when}`)),
  ),
  ask(
    "how many different candidates did we put forward in september",
    of("count(DISTINCT cand_id)", "subs", "in_month(sent_at, 2)"),
  ),
  ask(
    "how long does it take us to fill a job?",
    of("avg(date_diff('day', opened_on, closed_on))", "reqs", "status = 'FIL'"),
  ),
);

const grouped = inClass(
  "groups",
  ask("open jobs per desk", by("desk", "count(*)", "jobs", "status = 'OPN'"), groups),
  ask(
    "billings per consultant this year",
    thisYear.map((when) => by("consultant", fees, "deals", when)),
    groups,
  ),
  ask(
    "where do our candidates come from?",
    [by("source", "count(*)", "cands"), by("city", "count(*)", "cands")],
    groups,
  ),
  ask(
    "interviews in october by desk and office",
    [
      `SELECT desk, office, count(*) FROM cvs WHERE in_month(interview_at, 1) GROUP BY 1, 2`,
      `SELECT desk, office, count(interview_at) FROM cvs WHERE in_month(sent_at, 1) GROUP BY 1, 2`,
    ],
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "who billed the most last quarter",
    `${by("consultant", fees, "deals", "in_quarter(start_date, 1)")} ${top(1)}`,
  ),
  ask(
    "top 5 clients by money in 2025",
    `${by("client", fees, "deals", "in_year(start_date, 1)")} ${top(5)}`,
    ranked,
  ),
  ask("which job title pays best", [
    `${by("role", "avg(salary)", "reqs")} ${top(1)}`,
    `${by("role", "max(salary)", "reqs")} ${top(1)}`,
  ]),
  ask(
    "slowest paying client?",
    `${by("client", "avg(date_diff('day', start_date, paid_on))", "deals")} ${top(1)}`,
  ),
);

const values = inClass(
  "values",
  ask(
    "what have we billed pennine this year",
    thisYear.map((when) => of(fees, "deals", `client = 'Pennine Building Society' AND ${when}`)),
  ),
  ask(
    "how many forklift jobs are open atm",
    of("count(*)", "jobs", "role = 'Forklift Driver' AND status = 'OPN'"),
  ),
  ask(
    "how many linkedin candidates live in sheffield",
    of("count(*)", "cands", "source = 'LinkedIn' AND city = 'Sheffield'"),
  ),
  ask(
    "cvs sent to quarry bank for data engineers",
    of("count(*)", "cvs", "client = 'Quarry Bank Analytics' AND role = 'Data Engineer'"),
  ),
  ask(
    "temp to perm vacancies from parcelhop in 2026",
    of("count(*)", "jobs", "kind = 'T' AND client = 'ParcelHop' AND in_year(opened_on, 0)"),
  ),
);

const half = (year) => `start_date >= '${year}-01-01' AND start_date < '${year}-07-01'`;
const quarters = (when) =>
  `${by("date_trunc('quarter', start_date)", "count(*)", "plcs", `start_date >= '2025-01-01' AND ${when}`)} ORDER BY 1`;

const time = inClass(
  "time",
  ask("how many interviews are in the diary for the coming week", [
    of("count(*)", "subs", "CAST(interview_at AS DATE) BETWEEN '2026-11-02' AND '2026-11-08'"),
    of("count(*)", "subs", "CAST(interview_at AS DATE) BETWEEN '2026-11-01' AND '2026-11-07'"),
  ]),
  ask(
    "placements per quarter since start of 2025",
    [quarters("true"), quarters("start_date <= asked_on()")],
    series,
  ),
  ask("fees H1 26 against H1 25", of(fees, "plcs", half(2026), fees, "plcs", half(2025))),
  ask(
    "how many new vacancies came in over the last 30 days",
    ["2026-10-01", "2026-10-02", "2026-10-03"].map((since) =>
      of("count(*)", "reqs", `opened_on >= '${since}'`),
    ),
  ),
  ask("when did we last place somebody at calder foods", [
    of("max(start_date)", "deals", "client = 'Calder Foods' AND start_date <= asked_on()"),
    of("max(start_date)", "deals", "client = 'Calder Foods'"),
  ]),
);

export const recruitingQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...comparisons,
  ...limits,
  ...absences,
  ...typos,
  ...followUps,
  ...answerless,
  ...laterRecruitingQuestions,
];
