// The same lender: what a hurried colleague types, short and in the words of the field.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const lastMonthEnd = "month_end = DATE '2026-10-31'";
const thisYear = "in_year(disbursed_on, 0)";
const lastYearSoFar = "disbursed_on BETWEEN DATE '2025-01-01' AND DATE '2025-10-31'";
const inDefault = "status = 'DEF' AND NOT has_guarantee";

/** Declined applications of a quarter so many back: those decided in it, or those made in it. */
const declined = (back, statement) =>
  ["decided_on", "applied_on"].map((time) =>
    statement(`status = 'D' AND in_quarter(${time}, ${back})`),
  );

export const furtherQuestions = [
  ...inClass(
    "values",
    ask("drawdowns last month", [
      of("count(*)", "lent", "in_month(disbursed_on, 1)"),
      of("sum(principal)", "lent", "in_month(disbursed_on, 1)"),
    ]),
    ask(
      "apps via broker ytd",
      of("count(*)", "asked", "channel = 'Broker' AND in_year(applied_on, 0)"),
    ),
  ),
  ...inClass(
    "operations",
    ask("lending this yr vs same period last yr", [
      of("sum(principal)", "lent", thisYear, "sum(principal)", "lent", lastYearSoFar),
      `${by("date_trunc('year', disbursed_on)", "sum(principal)", "lent", `${thisYear} OR ${lastYearSoFar}`)} ORDER BY 1`,
      `${by("date_trunc('year', disbursed_on)", "sum(principal)", "lent", `${thisYear} OR ${lastYearSoFar}`)} ORDER BY 1 DESC`,
      `SELECT (${of("sum(principal)", "lent", thisYear)}) / (${of("sum(principal)", "lent", lastYearSoFar)}) - 1`,
      `SELECT (${of("sum(principal)", "lent", thisYear)}) - (${of("sum(principal)", "lent", lastYearSoFar)})`,
    ]),
    ask(
      "running total of arrangement fees by month this yr",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("disbursed_on")} AS g`, "sum(fee) AS v", "lent", thisYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "loans per borrower by region",
      by("region", "count(*) / count(DISTINCT business_id)", "lent"),
      groups,
    ),
    ask("% of instalments paid by card", [
      of("count(*) FILTER (method = 'Card') / count(*)", "repaid"),
      of("count(*) FILTER (method = 'Card') / count(paid_on)", "repaid"),
    ]),
    ask(
      "median days to disbursment by chanel",
      by("channel", "median(date_diff('day', applied_on, disbursed_on))", "lent"),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask("loans over 100k", of("count(*)", "lent", "principal > 100000")),
    ask(
      "branches with par above 5%",
      `${by("branch", "sum(at_risk) / sum(outstanding)", "portfolio", lastMonthEnd)} HAVING sum(at_risk) / sum(outstanding) > 0.05`,
      anyOrder,
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "open arrears cases older than 60 days",
      of("count(*)", "chased", "resolved_on IS NULL AND opened_on < asked_on() - 60"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "borrowers w/o an arrears case",
      of(
        "count(DISTINCT business_id)",
        "lent",
        "business_id NOT IN (SELECT l.business_id FROM arrears_cases c JOIN loans l ON l.id = c.loan_id)",
      ),
    ),
    ask("apps not decided yet", of("count(*)", "asked", "decided_on IS NULL")),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 3 collectors by recoverd amount",
      `${by("collector", "sum(recovered)", "chased")} ${top(3)}`,
      ranked,
    ),
    ask(
      "decline reasons by product",
      "SELECT decline_reason, product, count(*) FROM asked WHERE status = 'D' GROUP BY ALL",
      groups,
    ),
    ask(
      "wich weekday do most apps come in",
      `${by("dayname(applied_on)", "count(*)", "asked")} ${top(1)}`,
    ),
  ),
  ...inClass(
    "time",
    ask("collected in sept vs due in sept", [
      of(
        "sum(amount)",
        "repaid",
        "in_month(paid_on, 2)",
        "sum(amount)",
        "repaid",
        "in_month(due_on, 2)",
      ),
      of("sum(amount) FILTER (paid_on IS NOT NULL), sum(amount)", "repaid", "in_month(due_on, 2)"),
    ]),
    ask("written off this yr", [
      of("count(*)", "lent", "status = 'WOF' AND in_year(closed_on, 0)"),
      of("sum(principal)", "lent", "status = 'WOF' AND in_year(closed_on, 0)"),
    ]),
  ),
  ...inClass(
    "snapshots",
    ask(
      "open loans by product",
      by("product", "sum(open_loans)", "portfolio", lastMonthEnd),
      groups,
    ),
    ask(
      "avg outstanding balance 2026",
      "SELECT avg(v) FROM (SELECT sum(outstanding) AS v FROM portfolio WHERE in_year(month_end, 0) GROUP BY month_end)",
    ),
  ),
  ...inClass(
    "yes or no",
    ask("any loans in default w/o personal guarantee", [
      of("count(*)", "lent", inDefault),
      of("DISTINCT 'Yes'", "lent", inDefault),
    ]),
    ask(
      "is cork lending more than galway this year",
      compared(
        "branch",
        "sum(principal)",
        "lent",
        ["branch = 'Cork'", "branch = 'Galway'"],
        thisYear,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("send a reminder to everybody in stage s1", "an action"),
    noAnswer("avg overdraft limit", "no such thing"),
    noAnswer("cost of funds last q", "no such thing"),
    noAnswer("loan officer bonuses paid in q3", "no such thing"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "rejections last q",
        declined(1, (where) => of("count(*)", "asked", where)),
      ),
      ask(
        "and the q before",
        declined(2, (where) => of("count(*)", "asked", where)),
      ),
      ask(
        "by reason",
        declined(2, (where) => by("decline_reason", "count(*)", "asked", where)),
        groups,
      ),
    ),
    thread(
      ask(
        "top 5 sectors by lending",
        `${by("sector", "sum(principal)", "lent")} ${top(5)}`,
        ranked,
      ),
      ask("now by nr of loans", `${by("sector", "count(*)", "lent")} ${top(5)}`, groups),
    ),
  ),
];
