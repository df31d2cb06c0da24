// A print shop, as its counter, its production manager and its stores ask.
import { ask, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherPrintingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const tomorrow = "DATE '2026-11-02'";
const october = (time) => `in_month(${time}, 1)`;
const thisYear = (time) => `in_year(${time}, 0)`;

/** The week before that of the day of asking, as it begins on Monday or on Sunday. */
const lastWeek = (time) =>
  ["19", "18", "25"].map((day) => {
    const first = `DATE '2026-10-${day}'`;
    return `${time} >= ${first} AND ${time} < ${first} + 7`;
  });

/** One column or more of the rows of a table. */
const list = (columns, table, where) => `SELECT DISTINCT ${columns} FROM ${table} WHERE ${where}`;

const counter = [
  thread(
    ask(
      "what jobs are due out tomorrow",
      [
        list("job_no", "wip", `due_on = ${tomorrow}`),
        list("job_no", "live", `due_on = ${tomorrow}`),
      ],
      anyOrder,
    ),
    ask(
      "which of those are still waiting on the customer to approve the proof",
      list("job_no", "wip", `due_on = ${tomorrow} AND stage = 'PRF'`),
      anyOrder,
    ),
  ),
  ask("how many proofs are out with customers", of("count(*)", "wip", "stage = 'PRF'")),
  ask("when's J26-2065 due", of("due_on", "bags", "job_no = 'J26-2065'")),
  ask("has J26-2034 gone out yet?", [
    of("delivered_on", "bags", "job_no = 'J26-2034'"),
    of("stage", "bags", "job_no = 'J26-2034'"),
    of("count(*)", "gone", "job_no = 'J26-2034'"),
  ]),
  ask(
    "Northgate Theatre on the phone, what have we got in for them",
    list("job_no", "wip", "customer = 'Northgate Theatre'"),
    anyOrder,
  ),
  ask(
    "who's the account manager for Harlow Estates",
    of("acct_mgr", "customers", "name = 'Harlow Estates'"),
  ),
  ask(
    "which jobs are being collected tomorrow",
    [
      list("job_no", "wip", `due_on = ${tomorrow} AND delivery = 'COL'`),
      list("job_no", "live", `due_on = ${tomorrow} AND delivery = 'COL'`),
    ],
    anyOrder,
  ),
  ask("how many jobs came in on friday", of("count(*)", "bags", "received_on = DATE '2026-10-30'")),
  ask(
    "are there any rush jobs on at the minute?",
    [of("count(*)", "wip", "is_rush"), list("job_no", "wip", "is_rush")],
    anyOrder,
  ),
  ask("what's on hold", list("job_no", "bags", "stage = 'HLD'"), anyOrder),
  ask("how many jobs has Ellie got open", of("count(*)", "wip", "handler = 'Ellie Brook'")),
  ask("when did we last do menus for Copper Kettle?", [
    of("max(received_on)", "live", "customer LIKE 'Copper Kettle%' AND product = 'Menus'"),
    of("max(delivered_on)", "live", "customer LIKE 'Copper Kettle%' AND product = 'Menus'"),
  ]),
];

const production = [
  ask(
    "how many jobs at each stage right now",
    [by("stage", "count(*)", "wip"), by("stage", "count(*)", "bags")],
    groups,
  ),
  ask(
    "what's late and still in the building",
    list("job_no", "wip", "due_on < asked_on()"),
    anyOrder,
  ),
  ask(
    "how many jobs did we deliver late in October",
    of("count(*)", "gone", `delivered_on > due_on AND ${october("delivered_on")}`),
  ),
  ask(
    "on time % each month this year",
    [
      `${by(month("delivered_on"), "count(*) FILTER (delivered_on <= due_on) / count(*)", "gone", thisYear("delivered_on"))} ORDER BY 1`,
      `${by(month("due_on"), "count(*) FILTER (delivered_on <= due_on) / count(*)", "gone", `${thisYear("due_on")} AND due_on < asked_on()`)} ORDER BY 1`,
      `${by(month("received_on"), "count(*) FILTER (delivered_on <= due_on) / count(*)", "gone", thisYear("received_on"))} ORDER BY 1`,
    ],
    series,
  ),
  thread(
    ask(
      "which machine was down the most last month",
      `${by("machine", "sum(down_min)", "runs", october("started_at"))} ${top(1)}`,
    ),
    ask(
      "what was the problem with it",
      ["down_reason IS NOT NULL", "down_min > 0"].map((where) =>
        by(
          "down_reason",
          "sum(down_min)",
          "runs",
          `${october("started_at")} AND ${where} AND machine =
             (SELECT machine FROM runs WHERE ${october("started_at")} GROUP BY 1 ORDER BY sum(down_min) DESC LIMIT 1)`,
        ),
      ),
      groups,
    ),
  ),
  ask(
    "wastage by press in october",
    ["sum(waste_sheets)", "sum(waste_sheets) / (sum(waste_sheets) + sum(good_sheets))"].flatMap(
      (figure) =>
        ["kind <> 'FIN'", "true"].map((where) =>
          by("machine", figure, "runs", `${october("started_at")} AND ${where}`),
        ),
    ),
    groups,
  ),
  ask(
    "average makeready on the Komori this year vs last year",
    compared(
      "year(started_at)",
      "avg(setup_min)",
      "runs",
      ["in_year(started_at, 0)", "in_year(started_at, 1)"],
      "machine = 'Komori Lithrone'",
    ),
  ),
  ask(
    "who printed the most sheets in september?",
    ["kind <> 'FIN' AND ", ""].map(
      (where) =>
        `${by("operator", "sum(good_sheets)", "runs", `${where}operator IS NOT NULL AND in_month(started_at, 2)`)} ${top(1)}`,
    ),
  ),
  ask(
    "how many hours did the Heidelberg run last week",
    lastWeek("started_at").flatMap((week) =>
      ["sum(hours)", "sum(run_min) / 60"].map((figure) =>
        of(figure, "floor", `machine LIKE 'Heidelberg%' AND ${week}`),
      ),
    ),
  ),
  ask(
    "early shift or late shift, who's got less waste this year",
    by(
      "shift",
      "sum(waste_sheets) / (sum(waste_sheets) + sum(good_sheets))",
      "runs",
      thisYear("started_at"),
    ),
    anyOrder,
  ),
  ask(
    "reprints since the summer and why",
    ["2026-09-01", "2026-10-01", "2026-08-01"].map((first) =>
      by(
        "reprint_reason",
        "count(*)",
        "bags",
        `reprint_of IS NOT NULL AND received_on >= DATE '${first}'`,
      ),
    ),
    groups,
  ),
  ask(
    "how long do customers sit on proofs",
    of("avg(date_diff('day', proof_sent_on, approved_on))", "bags"),
  ),
  ask(
    "how many business card jobs went on the Xerox in October",
    of(
      "count(DISTINCT job_id)",
      "floor",
      `product = 'Business cards' AND machine LIKE 'Xerox%' AND ${october("started_at")}`,
    ),
  ),
  ask(
    "jobs delivered per week in october",
    `${by("date_trunc('week', delivered_on)", "count(*)", "gone", october("delivered_on"))} ORDER BY 1`,
    series,
  ),
  ask(
    "anything due this coming week thats not even at press yet?",
    ["<=", "<"].map((until) =>
      list(
        "job_no",
        "wip",
        `stage IN ('NEW', 'PRE', 'PRF') AND due_on >= ${tomorrow} AND due_on ${until} DATE '2026-11-08'`,
      ),
    ),
    anyOrder,
  ),
];

const stores = [
  ask(
    "what paper are we low on",
    ["<=", "<"]
      .map((than) => list("code", "stock", `kind = 'PAP' AND on_hand ${than} reorder_level`))
      .concat(list("material", "stock", "kind = 'PAP' AND on_hand <= reorder_level")),
    anyOrder,
  ),
  ask(
    "how much 350gsm silk have we got",
    [
      of("sum(on_hand)", "stock", "material = '350gsm Silk'"),
      `${list("size, on_hand", "stock", "material = '350gsm Silk'")} ORDER BY 1`,
    ],
    anyOrder,
  ),
  ask("what's all the stock worth", of("sum(on_hand * unit_pence) / 100", "stock")),
  ask(
    "what's on order and when is it coming",
    list("material, expected_on", "stock", "on_order > 0"),
    anyOrder,
  ),
  ask(
    "who do we buy DL window envelopes off",
    of("supplier", "stock", "material = 'DL window envelope'"),
  ),
];

export const printingQuestions = [
  ...counter,
  ...production,
  ...stores,
  ...furtherPrintingQuestions,
];
