// Product usage, as a hurried colleague types the questions.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const list = { anyOrder: true };
const failed = "count(*) FILTER (status = 'F')";
const featureFigures = ["count(*)", "sum(actions)", "count(DISTINCT user_id)"];

/** How many there are, or which. */
const countedOrNamed = (table, where) => [of("count(*)", table, where), of("name", table, where)];

/** Sign-ups of each month of 2026, added up over the rows of a condition. */
const runningSignUps = (where) =>
  `SELECT g, sum(n) OVER (ORDER BY g)
     FROM (${by(`${month("signed_up_on")} AS g`, "count(*) AS n", "users", where)})
     QUALIFY year(g) = 2026 ORDER BY 1`;

const weeklyUsers = (where) =>
  `${by("date_trunc('week', started_at)", "count(DISTINCT user_id)", "visits", where)} ORDER BY 1`;

const mostUsed = (device) =>
  featureFigures.map(
    (figure) => `${by("feature", figure, "used", `device = '${device}'`)} ${top(1)}`,
  );

const planRevenue = (where) => by("plan", "sum(mrr)", "monthly_metrics", where);

export const furtherUsageQuestions = [
  ...inClass(
    "values",
    ask(
      "mobil sessions last month",
      of("count(*)", "visits", "device = 'mobile' AND in_month(started_at, 1)"),
    ),
    ask("users in cote divoire", of("count(*)", "people", "country = 'Côte d''Ivoire'")),
    ask(
      "failed exports in sept",
      of("count(*)", "files", "status = 'F' AND in_month(requested_at, 2)"),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "signups ytd vs same period ly",
      compared("date_trunc('year', signed_up_on)", "count(*)", "users", [
        "in_year(signed_up_on, 0)",
        "signed_up_on BETWEEN DATE '2025-01-01' AND DATE '2025-10-31'",
      ]),
    ),
    ask(
      "running total of signups by month this yr",
      ["in_year(signed_up_on, 0)", "true"].map(runningSignUps),
      series,
    ),
    ask("median sesion length by plan", by("plan", "median(minutes)", "visits"), groups),
    ask("falure rate by export format", by("format", `${failed} / count(*)`, "files"), groups),
    ask(
      "time spent per active user in october",
      of("sum(minutes) / count(DISTINCT user_id)", "visits", "in_month(started_at, 1)"),
    ),
    ask(
      "invite acceptance rate q3 vs q2",
      compared("date_trunc('quarter', sent_on)", "count(accepted_on) / count(*)", "invitations", [
        "in_quarter(sent_on, 1)",
        "in_quarter(sent_on, 2)",
      ]),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "exports > 50 mb this yr",
      of("count(*)", "files", "megabytes > 50 AND in_year(requested_at, 0)"),
    ),
    ask("top 5 workspaces by time spent", `${by("workspace", "sum(minutes)", "visits")} ${top(5)}`),
    ask(
      "accounts created in last 90 days",
      [
        "created_on >= asked_on() - 90 AND created_on < asked_on()",
        "created_on > asked_on() - 90 AND created_on <= asked_on()",
      ].flatMap((when) => countedOrNamed("workspaces", when)),
      list,
    ),
  ),
  ...inClass(
    "absence",
    ask("users who never activated", countedOrNamed("users", "activated_on IS NULL"), list),
    ask(
      "admins w/o 2fa",
      ["true", "deactivated_on IS NULL"].flatMap((who) =>
        countedOrNamed("users", `role = 'admin' AND NOT has_two_factor AND ${who}`),
      ),
      list,
    ),
    ask(
      "invites sent in q3 not accepted yet",
      ["true", "NOT is_revoked"].map((which) =>
        of(
          "count(*)",
          "invitations",
          `in_quarter(sent_on, 1) AND accepted_on IS NULL AND ${which}`,
        ),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "top 3 features per role",
      featureFigures.map((figure) => topOfEach(3, "role", "feature", figure, "used")),
      list,
    ),
    ask(
      "weekly active users in sept",
      [
        "in_month(started_at, 2)",
        "in_month(date_trunc('week', started_at), 2)",
        "date_trunc('week', started_at) BETWEEN DATE '2026-08-31' AND DATE '2026-09-28'",
      ].map(weeklyUsers),
      series,
    ),
    ask("sessions by hour of day", by("hour(started_at)", "count(*)", "visits"), list),
  ),
  ...inClass(
    "time",
    ask(
      "cancelled worksapces by qtr this yr",
      `${by("date_trunc('quarter', cancelled_on)", "count(*)", "workspaces", "in_year(cancelled_on, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "avg days from invite to accept by channel",
      by("channel", "avg(date_diff('day', sent_on, accepted_on))", "invitations"),
      groups,
    ),
    ask(
      "renewals next month",
      countedOrNamed("workspaces", "date_trunc('month', renews_on) = DATE '2026-12-01'"),
      list,
    ),
  ),
  ...inClass(
    "snapshots",
    ask("mau sept", of("sum(active_users)", "monthly_metrics", "month_end = DATE '2026-09-30'")),
    ask(
      "mrr by plan end of last yr",
      ["true", "plan <> 'free'"].map((which) =>
        planRevenue(`month_end = DATE '2025-12-31' AND ${which}`),
      ),
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("most used feature on mobile", mostUsed("mobile")),
      ask("and on desktop", mostUsed("desktop")),
    ),
  ),
  ...inClass(
    "yes-no",
    ask("any failed exports in the last 7 days?", [
      of("count(*)", "files", "status = 'F' AND requested_at >= asked_on() - 7"),
      of("count(*)", "files", "status = 'F' AND requested_at >= asked_on() - 6"),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("y did mrr go down in oct", "causes"),
    noAnswer("mrr forecast for q1 27", "no forecast"),
    noAnswer("support tickets per workspace", "no such thing"),
    noAnswer("email the owners of churned workspaces", "an action"),
  ),
];
