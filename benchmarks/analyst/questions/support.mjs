// The help desk: figures, groups, ranks, shares and series.
import { ask, heldOut } from "./ask.mjs";

const of = (figure, where = "true") => `SELECT ${figure} FROM desk WHERE ${where}`;
const by = (column, { where = "true", limit = 1000, down = "DESC", figure = "count(*)" } = {}) =>
  `SELECT ${column} AS g, ${figure} AS v FROM desk WHERE ${where} GROUP BY 1 ORDER BY 2 ${down} NULLS LAST, 1 LIMIT ${limit}`;
const over = (unit, { where = "true", figure = "count(*)", time = "opened_at" } = {}) =>
  `SELECT date_trunc('${unit}', ${time}) AS g, ${figure} AS v FROM desk WHERE ${where} GROUP BY 1 ORDER BY 1`;
const reply = "avg(reply_minutes)";
const hours = "avg(date_diff('minute', opened_at, resolved_at) / 60.0)";
const csat = "count(*) FILTER (score >= 4) / count(score)";
const groups = { chart: "groups", anyOrder: true };
const ranked = { chart: "groups" };
const series = { chart: "series" };
const share = { chart: "share", anyOrder: true };

export const supportQuestions = [
  ask("how many tickets", of("count(*)")),
  ask("tickets last month", of("count(*)", "in_month(opened_at, 1)")),
  heldOut(ask("how many cases came in during 2025?", of("count(*)", "in_year(opened_at, 1)"))),
  ask("open tickets", of("count(*)", "resolved_at IS NULL")),
  ask("whats our current backlog", of("count(*)", "resolved_at IS NULL")),
  heldOut(
    ask(
      "urgent tickets this year",
      of("count(*)", "priority = 'urgent' AND in_year(opened_at, 0)"),
    ),
  ),
  ask("avg response time", of(reply)),
  ask(
    "average first response time for chat last quarter",
    of(reply, "channel = 'chat' AND in_quarter(opened_at, 1)"),
  ),
  heldOut(ask("first response time by channel", by("channel", { figure: reply }), groups)),
  ask("how long does it take to resolve a bug on average?", of(hours, "topic = 'Bug'")),
  ask("handling time per topic", by("topic", { figure: hours }), groups),
  heldOut(ask("which topic takes longest to resolve", by("topic", { figure: hours, limit: 1 }))),
  ask("median minutes to first reply", of("median(reply_minutes)")),
  ask("escalation rate", of("count(*) FILTER (is_escalated) / count(*)")),
  heldOut(
    ask(
      "escalation rate by priority",
      by("priority", { figure: "count(*) FILTER (is_escalated) / count(*)" }),
      groups,
    ),
  ),
  ask(
    "how many escalated tickets in 2026",
    of("count(*)", "is_escalated AND in_year(opened_at, 0)"),
  ),
  ask("tickets that were not escalated", of("count(*)", "NOT is_escalated")),
  heldOut(ask("tickets from VIP clients", of("count(*)", "is_vip"))),
  ask("non vip tickets by plan", by("plan", { where: "NOT is_vip" }), groups),
  ask("tickets by channel", by("channel"), groups),
  heldOut(
    ask(
      "share of tickets per channel",
      `SELECT channel, count(*) / (SELECT count(*) FROM desk) FROM desk GROUP BY 1`,
      share,
    ),
  ),
  ask(
    "what percentage of tickets comes by phone in 2026?",
    of("count(*) FILTER (channel = 'phone') / count(*)", "in_year(opened_at, 0)"),
  ),
  ask("top 5 clients by tickets", by("client", { limit: 5 }), ranked),
  heldOut(
    ask(
      "who opened the most tickets last year",
      by("client", { limit: 1, where: "in_year(opened_at, 1)" }),
    ),
  ),
  ask("which agent handles most tickets?", by("agent", { limit: 1, where: "agent IS NOT NULL" })),
  ask(
    "agent with the fastest first response",
    by("agent", { limit: 1, down: "ASC", figure: reply }),
  ),
  heldOut(
    ask(
      "slowest team by response time",
      by("team", { limit: 1, figure: reply, where: "team IS NOT NULL" }),
    ),
  ),
  ask("satisfaction by team", by("team", { figure: "avg(score)" }), groups),
  ask("csat", of(csat)),
  heldOut(
    ask(
      "csat of enterprise customers in 2026",
      of(csat, "plan = 'Enterprise' AND in_year(opened_at, 0)"),
    ),
  ),
  ask("avg rating per topic", by("topic", { figure: "avg(score)" }), groups),
  ask(
    "which country has the lowest satisfaction",
    by("country", { figure: "avg(score)", limit: 1, down: "ASC" }),
  ),
  heldOut(ask("how many ratings did we get", of("count(score)"))),
  ask("ratings with score below 3", of("count(*)", "score < 3")),
  ask("monthly tickets in 2026", over("month", { where: "in_year(opened_at, 0)" }), series),
  heldOut(ask("tickets per quarter", over("quarter"), series)),
  ask(
    "trend of response time by month this year",
    over("month", { figure: reply, where: "in_year(opened_at, 0)" }),
    series,
  ),
  ask(
    "how many tickets were resolved in september 2026",
    of("count(*)", "resolved_at >= '2026-09-01' AND resolved_at < '2026-10-01'"),
  ),
  heldOut(
    ask(
      "resolved tickets by month in 2025",
      [
        over("month", { time: "resolved_at", where: "in_year(resolved_at, 1)" }),
        over("month", { where: "in_year(opened_at, 1)", figure: "count(resolved_at)" }),
      ],
      series,
    ),
  ),
  ask("tickets by weekday", by("dayname(opened_at)"), groups),
  ask("busiest day of the week", by("dayname(opened_at)", { limit: 1 })),
  heldOut(
    ask(
      "which month had the most escalations in 2026",
      "SELECT date_trunc('month', opened_at), count(*) AS v FROM desk WHERE is_escalated AND in_year(opened_at, 0) GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ask("how many agents are there", "SELECT count(*) FROM agents"),
  ask("number of remote agents", "SELECT count(*) FROM agents WHERE is_remote"),
  heldOut(ask("agents per office", "SELECT office, count(*) FROM agents GROUP BY 1", groups)),
  ask("agents hired since 2022", "SELECT count(*) FROM agents WHERE hired_on >= '2022-01-01'"),
  ask(
    "how many clients do we have on the team plan",
    "SELECT count(*) FROM clients WHERE plan = 'Team'",
  ),
  heldOut(
    ask("customers by industry", "SELECT industry, count(*) FROM clients GROUP BY 1", groups),
  ),
  ask("mrr", "SELECT sum(monthly_fee) FROM clients"),
  ask(
    "monthly recurring revenue by plan",
    "SELECT plan, sum(monthly_fee) FROM clients GROUP BY 1",
    groups,
  ),
  heldOut(
    ask(
      "which country pays us the most each month",
      "SELECT country, sum(monthly_fee) AS v FROM clients GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ask("clients signed up in 2025", "SELECT count(*) FROM clients WHERE in_year(signed_up_on, 1)"),
  ask(
    "new clients per quarter in 2025",
    "SELECT date_trunc('quarter', signed_up_on), count(*) FROM clients WHERE in_year(signed_up_on, 1) GROUP BY 1 ORDER BY 1",
    series,
  ),
  heldOut(
    ask("clients without an industry", "SELECT count(*) FROM clients WHERE industry IS NULL"),
  ),
  ask("tickets without an agent", of("count(*)", "agent IS NULL")),
  ask(
    "tickets by topic and priority",
    "SELECT topic, priority, count(*) FROM desk GROUP BY 1, 2",
    groups,
  ),
  heldOut(
    ask(
      "bugs vs invoice tickets 2026",
      by("topic", { where: "topic IN ('Bug', 'Invoice') AND in_year(opened_at, 0)" }),
      groups,
    ),
  ),
  ask("tickets this year vs last year", [
    of(
      "count(*) FILTER (year(opened_at) = 2026), count(*) FILTER (year(opened_at) = 2025 AND opened_at < '2025-11-02')",
    ),
    of("count(*) FILTER (year(opened_at) = 2026), count(*) FILTER (year(opened_at) = 2025)"),
  ]),
  ask(
    "did escalations go up in q3 2026 compared to q2 2026?",
    of(
      "count(*) FILTER (date_trunc('quarter', opened_at) = '2026-07-01'), count(*) FILTER (date_trunc('quarter', opened_at) = '2026-04-01')",
      "is_escalated",
    ),
  ),
  heldOut(
    ask(
      "which topic grew most 2025 vs 2024",
      "SELECT topic, count(*) FILTER (year(opened_at) = 2025) - count(*) FILTER (year(opened_at) = 2024) AS v FROM desk GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ask(
    "tickets by email or chat in october",
    of("count(*)", "channel IN ('email', 'chat') AND in_month(opened_at, 1)"),
  ),
  ask("tikets from portugal", of("count(*)", "country = 'Portugal'")),
  heldOut(
    ask(
      "tickets outside of Poland and Spain",
      of("count(*)", "country NOT IN ('Poland', 'Spain')"),
    ),
  ),
  ask(
    "clients with more than 200 tickets",
    "SELECT client, count(*) FROM desk GROUP BY 1 HAVING count(*) > 200",
    groups,
  ),
  ask("tickets answered after more than 1000 minutes", of("count(*)", "reply_minutes > 1000")),
  heldOut(
    ask("average tickets per client", [
      "SELECT count(*) / count(DISTINCT client) FROM desk",
      "SELECT count(*) / (SELECT count(*) FROM clients) FROM desk",
    ]),
  ),
  ask(
    "resolution rate of the billing desk",
    of("count(resolved_at) / count(*)", "team = 'Billing desk'"),
  ),
  ask(
    "Hi! could you show me the number of reopens per team please, thanks",
    by("team", { figure: "sum(reopened)" }),
    groups,
  ),
  heldOut(
    ask("max minutes to first reply in 2026", of("max(reply_minutes)", "in_year(opened_at, 0)")),
  ),
];
