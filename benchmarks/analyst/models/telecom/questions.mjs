// A regional internet and mobile provider: what its people ask, and what is true.
import { ask, inClass } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import {
  absences,
  ages,
  answerless,
  comparisons,
  followUps,
  limits,
  twoAtOnce,
  typos,
} from "./harder-questions.mjs";
import { laterTelecomQuestions } from "./later-questions.mjs";

export const telecomViews = [
  `CREATE VIEW book AS
     SELECT k.*, c.name AS customer, c.kind, c.town, c.pay_method, t.name AS tariff, t.service,
       k.state IN ('LIV', 'NTC') AS is_active
     FROM contracts k JOIN customers c ON c.id = k.customer_id JOIN tariffs t ON t.id = k.tariff_id`,
  `CREATE VIEW bills AS
     SELECT i.*, b.customer, b.kind, b.town, b.service
     FROM invoices i JOIN book b ON b.id = i.contract_id`,
  `CREATE VIEW tickets AS
     SELECT f.*, b.customer_id, b.customer, b.town, b.service
     FROM faults f JOIN book b ON b.id = f.contract_id`,
  `CREATE VIEW drives AS
     SELECT v.*, t.town, t.category FROM visits v JOIN tickets t ON t.id = v.fault_id`,
];

const rows = "count(*)";
const billedThisYear = "in_year(issued_on, 0)";
const visitedThisYear = "in_year(visited_on, 0)";

const figures = inClass(
  "figures",
  ask("how many faults were reported last month", of(rows, "faults", "in_month(reported_at, 1)")),
  ask("what did we bill in september, vat included", [
    of("sum(gross)", "invoices", "in_month(issued_on, 2)"),
  ]),
  ask("how many active contracts do we have right now", of(rows, "book", "is_active")),
  ask(
    "whats an engineer visit costing us on average this year",
    of("avg(cost)", "visits", visitedThisYear),
  ),
);

const grouped = inClass(
  "groups",
  ask("revenue by service this year", by("service", "sum(net)", "bills", billedThisYear), groups),
  ask(
    "how many contracts did each sales channel bring in this year",
    by("sold_via", rows, "contracts", "in_year(signed_on, 0)"),
    groups,
  ),
  ask(
    "what reasons did people give when they cancelled in 2026, and how often?",
    [
      by("cancel_reason", rows, "contracts", "in_year(notice_on, 0)"),
      by("cancel_reason", rows, "contracts", "in_year(notice_on, 0) AND cancel_reason IS NOT NULL"),
    ],
    groups,
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 5 customers by revenue this year",
    `${by("customer", "sum(net)", "bills", billedThisYear)} ${top(5)}`,
    ranked,
  ),
  ask(
    "which tariff is selling best this year?",
    `${by("tariff", rows, "book", "in_year(signed_on, 0)")} ${top(1)}`,
  ),
  ask(
    "the 3 towns with the most faults last quarter",
    `${by("town", rows, "tickets", "in_quarter(reported_at, 1)")} ${top(3)}`,
    ranked,
  ),
  ask(
    "which engineer has the lowest fix rate this year",
    `${by("engineer", "avg(CAST(outcome = 'FIX' AS INT))", "visits", visitedThisYear)} ${top(1, "ASC")}`,
  ),
);

const fibre500 = "tariff = 'Home Fibre 500' AND is_active";

const values = inClass(
  "values",
  ask(
    "number of faults in tarn cross this year",
    of(rows, "tickets", "town = 'Tarn Cross' AND in_year(reported_at, 0)"),
  ),
  ask("how many customers are on home fibre 500 at the moment", [
    of("count(DISTINCT customer_id)", "book", fibre500),
    of(rows, "book", fibre500),
  ]),
  ask(
    "How much in monthly fees does Kingsmere Motors pay?",
    of("sum(monthly_fee)", "book", "customer = 'Kingsmere Motors' AND is_active"),
  ),
  ask(
    "slow connection tickets in 2025",
    of(rows, "faults", "category = 'SLO' AND in_year(reported_at, 1)"),
  ),
);

const lines2025 = (time) =>
  `${by(time, "sum(active_lines)", "line_months", "in_year(month_end, 1)")} ORDER BY 1`;

const time = inClass(
  "time",
  ask(
    "what was our recurring revenue at the end of june",
    of("sum(mrr)", "line_months", "month_end = '2026-06-30'"),
  ),
  ask(
    "active lines month by month in 2025",
    [lines2025(month("month_end")), lines2025("month_end")],
    series,
  ),
  ask("how many contracts end in december", of(rows, "contracts", "in_month(ended_on, -1)")),
  ask("how much money came in in september", of("sum(gross)", "invoices", "in_month(paid_on, 2)")),
  ask(
    "how many contracts went live between april and june",
    of(rows, "contracts", "in_quarter(started_on, 2)"),
  ),
);

export const telecomQuestions = [
  ...figures,
  ...grouped,
  ...ranks,
  ...values,
  ...time,
  ...comparisons,
  ...limits,
  ...absences,
  ...ages,
  ...twoAtOnce,
  ...typos,
  ...followUps,
  ...answerless,
  ...laterTelecomQuestions,
];
