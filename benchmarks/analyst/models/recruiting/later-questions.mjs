// A recruiting agency, the later set: what its managers and its hurried colleagues want to know.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const isStarted = "start_date <= asked_on()";
/** People who start in the weeks ahead may count as this year's, or not. */
const thisYear = ["in_year(start_date, 0)", `in_year(start_date, 0) AND ${isStarted}`];
const lost = "count(*) FILTER (status = 'LST') / count(*)";
const filled = "count(*) FILTER (status = 'FIL') / count(*)";

const firstNineMonths = (year) => `sent_at >= '${year}-01-01' AND sent_at < '${year}-10-01'`;

/** The age of a vacancy counts up to the day of the question, or to the last day of the data. */
const ages = ["asked_on()", "asked_on() - 1"].map(
  (until) => `avg(date_diff('day', opened_on, ${until}))`,
);

/** A client without any placement so far may count among those without one lately, or not. */
const withoutStarter = ["JOIN", "LEFT JOIN"].map(
  (join) =>
    `SELECT c.name FROM clients c ${join} deals d ON d.client = c.name GROUP BY 1
       HAVING coalesce(max(start_date), '2000-01-01') <= '2026-07-31'`,
);

/** A fee that goes back to the client may be owed still, or not. */
const unpaid = ["paid_on IS NULL", "paid_on IS NULL AND NOT rebated"];
const olderDebt = unpaid.map((owed) => `${owed} AND start_date < '2026-09-01'`);

const careful = [
  ...inClass(
    "figures",
    ask(
      "What share of the vacancies that came in during 2025 did we lose?",
      of(lost, "reqs", "in_year(opened_on, 1)"),
    ),
    ask(
      "When somebody leaves a job that we found them, how many days have they been in it on average?",
      of("avg(date_diff('day', start_date, quit_date))", "plcs", "quit_date IS NOT NULL"),
    ),
    ask(
      "How old are our open vacancies on average, in days?",
      ages.map((age) => of(age, "reqs", "status = 'OPN'")),
    ),
    ask(
      "What is the median salary offered for permanent jobs at each desk?",
      by("desk", "median(salary)", "jobs", "kind = 'P'"),
      groups,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which three consultants had the most interviews in the third quarter?",
      ["in_quarter(interview_at, 1)", "in_quarter(sent_at, 1)"].map(
        (when) => `${by("consultant", "count(interview_at)", "cvs", when)} ${top(3)}`,
      ),
      ranked,
    ),
    ask(
      "On which day of the week do we send out the most CVs?",
      `${by("dayname(sent_at)", "count(*)", "subs")} ${top(1)}`,
    ),
    ask(
      "What was the last vacancy that Moorview Care Homes gave us, and what does it pay?",
      ["ref", "role"].map(
        (name) =>
          `${of(`${name}, salary`, "jobs", "client = 'Moorview Care Homes'")} ORDER BY opened_on DESC LIMIT 1`,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many of the available candidates have a driving licence and more than ten years of experience?",
      of("count(*)", "cands", "status = 'A' AND has_licence AND yrs > 10"),
    ),
    ask("Which clients have not had anybody start since the end of July?", withoutStarter, {
      anyOrder: true,
    }),
  ),
  ...inClass(
    "comparisons",
    ask(
      "How many CVs did we send from January to September, compared with the same months of last year?",
      compared("date_trunc('year', sent_at)", "count(*)", "subs", [
        firstNineMonths(2026),
        firstNineMonths(2025),
      ]),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How much money do our clients still owe us?",
        unpaid.flatMap((owed) =>
          ["true", isStarted].map((when) => of("sum(fee)", "plcs", `${owed} AND ${when}`)),
        ),
      ),
      ask(
        "And how much of that is for people who started before September?",
        olderDebt.map((owed) => of("sum(fee)", "plcs", owed)),
      ),
      ask(
        "Which client owes the most of this older debt?",
        olderDebt.map((owed) => `${by("client", "sum(fee)", "deals", owed)} ${top(1)}`),
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why do so many candidates pull out after the interview?", "causes"),
    noAnswer("How many of our nurses hold an enhanced DBS certificate?", "no such thing"),
  ),
];

const feesOfClients = "plcs p JOIN reqs r ON r.id = p.req_id JOIN clients c ON c.id = r.client_id";
const daysToInterview = [
  "avg(date_diff('day', sent_at, interview_at))",
  "avg(epoch(interview_at - sent_at)) / 86400",
];
const atQuill = "client = 'Quill Systems' AND interview_at IS NOT NULL";

const hurried = [
  ...inClass(
    "figures",
    ask(
      "cvs per hire by desk",
      by("desk", "count(*) / count(*) FILTER (stage = 'S4')", "cvs"),
      groups,
    ),
    ask(
      "psl clients share of fees 2026",
      thisYear.map((when) => of("sum(fee) FILTER (is_psl) / sum(fee)", feesOfClients, when)),
    ),
    ask(
      "how many diff cands has quill interviewed this yr",
      [
        "in_year(interview_at, 0)",
        "in_year(interview_at, 0) AND interview_at < asked_on()",
        "in_year(sent_at, 0)",
      ].map((when) => of("count(DISTINCT cand_id)", "cvs", `${atQuill} AND ${when}`)),
    ),
    ask("hgv jobs lost this yr", [
      of("count(*)", "reqs", "role = 'HGV Driver' AND status = 'LST' AND in_year(opened_on, 0)"),
      of("count(*)", "reqs", "role = 'HGV Driver' AND status = 'LST' AND in_year(closed_on, 0)"),
    ]),
    ask(
      "avg days cv to intervew per consultant",
      daysToInterview.map((days) => by("consultant", days, "cvs", "interview_at IS NOT NULL")),
      groups,
    ),
    ask("avilable cands w/o a phone nr", of("count(*)", "cands", "status = 'A' AND phone IS NULL")),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 2 job titles per desk by nr of vacancys",
      topOfEach(2, "desk", "role", "count(*)", "jobs"),
      { anyOrder: true },
    ),
    ask(
      "new regs by month this year",
      `${by(month("registered_on"), "count(*)", "cands", "in_year(registered_on, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "clients w more than 60 placemnts",
      [
        `${by("client", "count(*)", "deals")} HAVING count(*) > 60`,
        "SELECT count(*) FROM (SELECT client FROM deals GROUP BY 1 HAVING count(*) > 60)",
        `${by("client", "count(*)", "deals", isStarted)} HAVING count(*) > 60`,
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "cv to interview rate exclusive jobs vs the rest",
      compared(
        "is_exclusive",
        "count(interview_at) / count(*)",
        "subs s JOIN reqs r ON r.id = s.req_id",
        ["is_exclusive", "NOT is_exclusive"],
      ),
    ),
    ask(
      "did we bill more in oct than in sept?",
      compared(month("start_date"), "sum(fee)", "plcs", [
        "in_month(start_date, 1)",
        "in_month(start_date, 2)",
      ]),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("fill rate jobs opened in 2026", of(filled, "reqs", "in_year(opened_on, 0)")),
      ask("n 2025?", of(filled, "reqs", "in_year(opened_on, 1)")),
      ask("per office pls", by("office", filled, "jobs", "in_year(opened_on, 1)"), groups),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("what will we bill in dec", "no forecast"),
    noAnswer("chase parcelhop for the overdue invoices pls", "an action"),
  ),
];

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterRecruitingQuestions = inLaterSet(...careful, ...hurried);
