// What a hurried colleague of the sales team types: short, with jargon and slips.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(closed_on, 0)";
const lastMonth = "in_month(closed_on, 1)";
/** The rows as a number, or one by one. */
const countOrNames = (table, where, name = "name") => [
  of("count(*)", table, where),
  of(name, table, where),
];
const sameSpan = (end) => `in_year(closed_on, 1) AND closed_on <= DATE '${end}'`;
const toDate = (figure) =>
  ["2025-10-31", "2025-11-01"].map((end) =>
    figure(`sum(amount) FILTER (${thisYear})`, `sum(amount) FILTER (${sameSpan(end)})`),
  );
const quarterGrowth = (where) =>
  `SELECT g, v / lag(v) OVER (ORDER BY g) - 1
     FROM (${by("date_trunc('quarter', closed_on) AS g", "sum(amount) AS v", "won")})
     QUALIFY year(g) = 2026 AND ${where} ORDER BY 1`;
const quietSince = (first) =>
  `id NOT IN (SELECT deal_id FROM touches WHERE deal_id IS NOT NULL AND happened_at >= ${first})`;
const metInQuarter = (account) =>
  of(`count(DISTINCT ${account})`, "touches", "kind = 'Meeting' AND in_quarter(happened_at, 1)");

export const furtherQuestions = [
  ...inClass(
    "values",
    ask("ent pipe", of("sum(amount)", "still_open", "team = 'Enterprise'")),
    ask(
      "commit amt this qtr",
      of(
        "sum(amount)",
        "still_open",
        "forecast_category = 'C' AND in_quarter(expected_close_on, 0)",
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask("bookings ytd vs same time last yr", [
      ...toDate((now, before) => of(`${now}, ${before}`, "won")),
      ...toDate((now, before) => of(`${now} / ${before} - 1`, "won")),
      ...toDate((now, before) => of(`${now} - ${before}`, "won")),
    ]),
    // The fourth quarter has one month so far: it may be left out.
    ask(
      "qoq bookings growth 2026",
      [quarterGrowth("true"), quarterGrowth("quarter(g) < 4")],
      series,
    ),
    ask(
      "runing total of wins by mth this yr",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("closed_on")} AS g`, "count(*) AS v", "won", thisYear)}) ORDER BY 1`,
      series,
    ),
    ask(
      "median sales cycle ent vs mm",
      compared("team", "median(closed_on - created_on)", "won", [
        "team = 'Enterprise'",
        "team = 'Mid-Market'",
      ]),
    ),
    ask(
      "% of opps from referals",
      of("count(*) FILTER (lead_source = 'Referral') / count(*)", "opps"),
    ),
    // Of the list price, or the plain average over the lines; of all that was offered, or what was sold.
    ask(
      "avg discout by prodct",
      ["offered", "sold"].flatMap((table) => [
        by("product", "1 - sum(net_amount) / sum(list_amount)", table),
        by("product", "avg(discount) / 100", table),
      ]),
      groups,
    ),
    // An account is known by the contact who was met, or by the deal that the meeting was about.
    ask(
      "how many diff accts did we meet in q3",
      ["contact_account", "deal_account", "coalesce(deal_account, contact_account)"].map(
        metInQuarter,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "any open opp over 100k in negotiation?",
      countOrNames("still_open", "stage = 'Negotiation' AND amount > 100000"),
      anyOrder,
    ),
  ),
  ...inClass(
    "ages",
    ask("avg age of open opps", of("avg(asked_on() - created_on)", "still_open")),
    ask(
      "reps here > 3 yrs",
      countOrNames("reps", "left_on IS NULL AND hired_on < DATE '2023-11-01'", "full_name"),
      anyOrder,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "accts w/o opps",
      countOrNames("accounts", "id NOT IN (SELECT account_id FROM deals)"),
      anyOrder,
    ),
    ask(
      "open opps no activity last 60 days",
      ["asked_on() - 60", "asked_on() - 59"].flatMap((first) =>
        countOrNames("still_open", quietSince(first)),
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "calls by weekday this yr",
      by(
        "dayname(happened_at)",
        "count(*)",
        "touches",
        "kind = 'Call' AND in_year(happened_at, 0)",
      ),
      groups,
    ),
    ask(
      "top 2 reps per team by bookings this yr",
      topOfEach(2, "team", "rep", "sum(amount)", "won", thisYear),
      anyOrder,
    ),
    ask(
      "top 5 accts by closed won amount",
      `${by("account", "sum(amount)", "won")} ${top(5)}`,
      ranked,
    ),
    ask(
      "multi yr wins by team this yr",
      by("team", "count(*)", "won", `is_multi_year AND ${thisYear}`),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "overdue opps by rep",
      by("rep", "count(*)", "still_open", "expected_close_on < asked_on()"),
      groups,
    ),
    ask(
      "opps closing this mth",
      countOrNames("still_open", "in_month(expected_close_on, 0)"),
      anyOrder,
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "pipe at end of q2",
      of("sum(open_amount)", "pipeline_snapshots", "month_end = DATE '2026-06-30'"),
    ),
    ask(
      "opps in pipe by stage end of last yr",
      by("stage", "sum(open_deals)", "pipeline_snapshots", "month_end = DATE '2025-12-31'"),
      groups,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("more calls than emails last mth?", [
      ...compared(
        "kind",
        "count(*)",
        "touches",
        ["kind = 'Call'", "kind = 'Email'"],
        "in_month(happened_at, 1)",
      ),
      of(
        "count(*) FILTER (kind = 'Call') - count(*) FILTER (kind = 'Email')",
        "touches",
        "in_month(happened_at, 1)",
      ),
    ]),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("wins last mth", of("count(*)", "won", lastMonth)),
      ask("by industry", by("industry", "count(*)", "won", lastMonth), groups),
      ask(
        "just germany",
        by("industry", "count(*)", "won", `${lastMonth} AND country = 'Germany'`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("margin per product", "no such thing"),
    noAnswer("why r ent deals slipping", "causes"),
    noAnswer("email adresses of decision makers", "not to be seen"),
    noAnswer("move all stale opps to closed lost", "an action"),
  ),
];
