// A plumbing, heating and electrical firm, as its dispatcher and the manager of a branch type.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, of, top } from "../statements.mjs";
import { furtherFieldserviceQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const on = (day) => `CAST(scheduled_for AS DATE) = DATE '${day}'`;
const between = (time, first, last) =>
  `CAST(${time} AS DATE) BETWEEN DATE '${first}' AND DATE '${last}'`;
const tomorrow = on("2026-11-02");
const friday = on("2026-11-06");

/** What somebody has in the diary of a day: by the numbers of the jobs, or by where they are. */
const diaryOf = (engineer, day) =>
  ["job_no", "address"].map((what) => of(what, "diary", `engineer = '${engineer}' AND ${day}`));

const hoursToArrive = "avg(date_diff('minute', raised_at, arrived_at)) / 60";
const emergencies = ["priority = 'E'", "priority = 'E' AND status = 'CMP'"];

/** The first of a list of people: two of them have one name, and are two people, or one line of a list of names. */
const firstOf = (figure, table, where, direction) =>
  ["engineer_id, engineer", "engineer"].map(
    (group) =>
      `SELECT engineer, ${figure} FROM ${table} WHERE ${where} AND engineer IS NOT NULL
         GROUP BY ${group} ORDER BY 2 ${direction}, 1 LIMIT 1`,
  );

const dispatcher = [
  ask(
    "how many jobs have we got on tomorrow",
    ["diary", "calls"].map((table) => of("count(*)", table, tomorrow)),
  ),
  // The branch of the jobs, or that of the people.
  ask(
    "who's out in Hull tomorrow?",
    ["depot", "home_depot"].map((depot) =>
      of(
        "DISTINCT engineer",
        "diary",
        `${depot} = 'Hull' AND ${tomorrow} AND engineer IS NOT NULL`,
      ),
    ),
    anyOrder,
  ),
  ask("which jobs still need an engineer", of("job_no", "calls", "status = 'NEW'"), anyOrder),
  ask(
    "any emergencies still open?",
    ["count(*)", "job_no"].map((what) => of(what, "open_calls", "priority = 'E'")),
    anyOrder,
  ),
  thread(
    ask("what's Gary Pickles got on Friday", diaryOf("Gary Pickles", friday), anyOrder),
    ask("and Craig Booth?", diaryOf("Craig Booth", friday), anyOrder),
  ),
  ask("how many jobs are waiting for parts", of("count(*)", "calls", "status = 'HLD'")),
  ask("where are we with J26-13939", [
    of("status", "calls", "job_no = 'J26-13939'"),
    "SELECT 'on hold for parts'",
    "SELECT 'waiting for parts'",
  ]),
  ask(
    "when were we last at 86 Station Road in Selby?",
    ["arrived_at", "completed_at", "CAST(arrived_at AS DATE)"].map((time) =>
      of(`max(${time})`, "calls", "address = '86 Station Road' AND town = 'Selby'"),
    ),
  ),
  noAnswer("phone number for Brightside Lettings", "no telephone numbers are kept here"),
  // On a Sunday, the week before this one, or the one that is just over.
  ask("no access visits last week", [
    of(
      "count(*)",
      "calls",
      `status = 'NOA' AND ${between("scheduled_for", "2026-10-19", "2026-10-25")}`,
    ),
    of(
      "count(*)",
      "calls",
      `status = 'NOA' AND ${between("scheduled_for", "2026-10-26", "2026-11-01")}`,
    ),
  ]),
  thread(
    ask(
      "how long does it take us to get to an emergency?",
      emergencies.map((where) => of(hoursToArrive, "calls", where)),
    ),
    ask(
      "and in York?",
      emergencies.map((where) => of(hoursToArrive, "calls", `${where} AND depot = 'York'`)),
    ),
  ),
  noAnswer("who's off sick tomorrow", "absences are not kept here"),
  ask(
    "is Northgate Estates on stop?",
    of("bool_or(on_stop)", "sites", "customer = 'Northgate Estates'"),
  ),
];

const called = "count(*) FILTER (had_callback)";
const calledRate = `${called} / count(*)`;
const fixRate = "count(*) FILTER (first_time_fix) / count(first_time_fix)";
const boilers = "work = 'Boiler replacement'";
const winRate =
  "count(*) FILTER (status = 'ACC') / count(*) FILTER (status IN ('ACC', 'DEC', 'EXP'))";
const dueInNovember = between("gas_cert_due_on", "2026-11-01", "2026-11-30");
const expiring = (first) =>
  of("name", "engineers", `left_on IS NULL AND ${between("gas_safe_until", first, "2026-12-24")}`);

const fixRates = (where) =>
  `${by("engineer", fixRate, "done", `${where} AND first_time_fix IS NOT NULL`)} ORDER BY 2, 1`;

const manager = [
  ask("callbacks in october", [
    of("count(*)", "calls", "job_type = 'CBK' AND in_month(raised_at, 1)"),
    of("count(*)", "done", "job_type = 'CBK' AND in_month(completed_at, 1)"),
  ]),
  ask(
    "callback rate by branch this year",
    [
      by("depot", calledRate, "done", "in_year(raised_at, 0)"),
      by("depot", calledRate, "done", "in_year(completed_at, 0)"),
    ],
    groups,
  ),
  // Whose work has to be put right most often, or in the largest share of cases.
  ask("who gets called back the most?", [
    ...firstOf(called, "done", "true", "DESC"),
    ...firstOf(calledRate, "done", "true", "DESC"),
  ]),
  ask(
    "first time fix for the Bradford engineers, worst first",
    [fixRates("home_depot = 'Bradford'"), fixRates("home_depot = 'Bradford' AND left_on IS NULL")],
    ranked,
  ),
  ask("who finished the most jobs last month?", [
    ...firstOf("count(*)", "done", "in_month(completed_at, 1)", "DESC"),
  ]),
  thread(
    ask(
      "how many quotes are we waiting on an answer for in Wakefield",
      of("count(*)", "offers", "status = 'SNT' AND depot = 'Wakefield'"),
    ),
    ask(
      "what are they worth?",
      of("sum(amount)", "offers", "status = 'SNT' AND depot = 'Wakefield'"),
    ),
  ),
  ask(
    "win rate on boilers this year",
    ["created_on", "sent_on", "decided_on"].map((time) =>
      of(winRate, "offers", `${boilers} AND in_year(${time}, 0)`),
    ),
  ),
  ask(
    "why do people turn our quotes down?",
    ["status = 'DEC'", "status = 'DEC' AND lost_reason IS NOT NULL"].map((where) =>
      by("lost_reason", "count(*)", "offers", where),
    ),
    groups,
  ),
  // One has run out already.
  ask(
    "whose gas safe card runs out before christmas",
    [expiring("2026-11-01"), expiring("2024-01-01")],
    anyOrder,
  ),
  ask(
    "breakdowns this october against last october",
    compared(
      "date_trunc('month', raised_at)",
      "count(*)",
      "calls",
      ["in_month(raised_at, 1)", "in_month(raised_at, 13)"],
      "job_type = 'BRK'",
    ),
  ),
  ask(
    "who sold the most plans this year?",
    `${by("sold_by", "count(*)", "service_plans", "in_year(started_on, 0) AND sold_by IS NOT NULL")} ${top(1)}`,
  ),
  noAnswer("overtime by engineer last month", "hours of work and overtime are not kept here"),
  thread(
    ask(
      "how many landlord certificates are due in November",
      of("count(*)", "sites", dueInNovember),
    ),
    ask(
      "how many of those are Leeds?",
      of("count(*)", "sites", `${dueInNovember} AND depot = 'Leeds'`),
    ),
  ),
  ask(
    "busiest day of the week for call outs",
    ["true", "job_type = 'BRK'", "priority = 'E'"].map(
      (where) => `${by("dayname(raised_at)", "count(*)", "calls", where)} ${top(1)}`,
    ),
  ),
  noAnswer("how many 15mm isolation valves are left in the Leeds stores", "stock is not kept here"),
];

export const fieldserviceQuestions = [...dispatcher, ...manager, ...furtherFieldserviceQuestions];
