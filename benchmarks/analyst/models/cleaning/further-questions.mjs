// A contract cleaning company: quality, contracts, consumables and bills, as account managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const inspectedThisYear = "in_year(inspected_on, 0)";
const receivedThisYear = "in_year(received_at, 0)";
const thirdQuarter = (column) => between(column, "2026-07-01", "2026-10-01");
const open = "resolved_at IS NULL";
const uninspected = `id NOT IN (SELECT site_id FROM inspections WHERE in_month(inspected_on, 1))`;
const isUnpaid = "paid_on IS NULL";

const quality = [
  ...inClass(
    "figures",
    ask(
      "What was the median inspection score at schools this year?",
      of("median(score)", "inspected", `site_type = 'EDU' AND ${inspectedThisYear}`),
    ),
    thread(
      ask(
        "How many inspections did Lesley Tait carry out this year?",
        of("count(*)", "inspected", `inspector = 'Lesley Tait' AND ${inspectedThisYear}`),
      ),
      ask(
        "how many of them were failed?",
        of(
          "count(*)",
          "inspected",
          `inspector = 'Lesley Tait' AND NOT is_passed AND ${inspectedThisYear}`,
        ),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "avg inspection score by account manager, 2026",
      ["true", "account_manager IS NOT NULL"].map((where) =>
        by("account_manager", "avg(score)", "inspected", `${where} AND ${inspectedThisYear}`),
      ),
      groups,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which 5 sites have the lowest average score this year? Only those with at least 6 inspections",
      `${by("site", "avg(score)", "inspected", inspectedThisYear)} HAVING count(*) >= 6 ${top(5, "ASC")}`,
      ranked,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which of the Halden Bank sites we serve weren't inspected in October?",
      of("site", "served", `client = 'Halden Bank' AND ${uninspected}`),
      anyOrder,
    ),
  ),
];

const complaints = [
  ...inClass(
    "lists",
    ask(
      "Which high severity complaints are still open, for which site, and since when?",
      of("site, CAST(received_at AS DATE)", "complained", `severity = 3 AND ${open}`),
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many complaints came from St Oswald in 2025?",
      of("count(*)", "complained", "client = 'St Oswald Trust' AND in_year(received_at, 1)"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "complaints in Q3 that were not about missed cleans",
      of("count(*)", "complained", `category <> 'Missed clean' AND ${thirdQuarter("received_at")}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many complaints do we get per month on average this year?",
      `SELECT avg(n) FROM (${by(month("received_at"), "count(*) AS n", "complained", receivedThisYear)})`,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Complaints by category this year",
        by("category", "count(*)", "complained", receivedThisYear),
        groups,
      ),
      ask(
        "only retail stores please",
        by("category", "count(*)", "complained", `site_type = 'RET' AND ${receivedThisYear}`),
        groups,
      ),
      ask(
        "as a share of the total",
        [
          `SELECT category, count(*) / sum(count(*)) OVER () FROM complained WHERE site_type = 'RET' AND ${receivedThisYear} GROUP BY 1`,
        ],
        share,
      ),
    ),
  ),
];

const atEnd = "month_end = DATE '2026-10-31'";

const levels = inClass(
  "levels",
  ask(
    "What is the stock of consumables worth right now, by depot?",
    by("depot", "sum(worth)", "stock", atEnd),
    groups,
  ),
  ask(
    "stock value in Leeds month by month this year",
    ["month_end", month("month_end")].map(
      (time) =>
        `${by(time, "sum(worth)", "stock", "depot = 'Leeds' AND in_year(month_end, 0)")} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "which products were below reorder level in Glasgow at the end of October?",
    of("product", "consumables", `depot = 'Glasgow' AND on_hand < reorder_level AND ${atEnd}`),
    anyOrder,
  ),
);

const daysToPay = "avg(date_diff('day', issued_on, paid_on))";
const issuedLastYear = "invoice_type <> 'CRN' AND in_year(issued_on, 1)";

const billing = [
  ...inClass(
    "figures",
    ask(
      "How much is overdue at the moment?",
      of("sum(gross)", "billed", `${isUnpaid} AND due_on < asked_on()`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "What did we bill Kestrel Logistics for extra works last year?",
      of(
        "sum(net)",
        "billed",
        "client = 'Kestrel Logistics' AND invoice_type = 'EXT' AND in_year(issued_on, 1)",
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Running total of credit notes by month this year",
      `SELECT m, sum(n) OVER (ORDER BY m) FROM (${by(`${month("issued_on")} AS m`, "sum(net) AS n", "billed", "invoice_type = 'CRN' AND in_year(issued_on, 0)")}) ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Clients that owe us more than £10,000",
      `${by("client", "sum(gross)", "billed", isUnpaid)} HAVING sum(gross) > 10000`,
      groups,
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "Who took longest to pay, top 5 clients by average days, invoices issued in 2025",
        `${by("client", daysToPay, "billed", issuedLastYear)} ${top(5)}`,
        ranked,
      ),
      ask(
        "by region instead",
        [
          by("region", daysToPay, "billed", issuedLastYear),
          `${by("region", daysToPay, "billed", issuedLastYear)} ${top(5)}`,
        ],
        groups,
      ),
    ),
  ),
];

const ending = `contract_end >= asked_on() AND contract_end <= DATE '2027-01-31'`;

const contracts = [
  ...inClass(
    "lists",
    ask(
      "Which contracts come to an end between now and 31 January?",
      `SELECT DISTINCT contract_no FROM sites WHERE ${ending}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What share of our monthly contract value is under notice?",
      of("sum(value) FILTER (contract_status = 'NOT') / sum(value)", "served"),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why have complaints in Manchester gone up since the summer?", "cause"),
  noAnswer("What will our labour cost be in December?", "forecast"),
  noAnswer("How much did we spend on uniforms last month?", "no uniforms"),
  noAnswer(
    "How many hours did we work at Buckingham Tower in October?",
    "no such site",
    of("count(*)", "rota", "site = 'Buckingham Tower'"),
  ),
  noAnswer("Move Monday's shift at Waverley Court to 8 pm", "action"),
  noAnswer("Wie viele Schichten sind im Oktober ausgefallen?", "language"),
  noAnswer("Should we give up the Pennine Castings contract?", "opinion"),
  noAnswer("Average inspection score by supervisor", "no supervisors"),
);

export const furtherCleaningQuestions = [
  ...[...quality, ...complaints, ...levels],
  ...[...billing, ...contracts, ...refusals],
];
