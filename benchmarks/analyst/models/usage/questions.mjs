// Product usage, as a careful product manager types the questions.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherUsageQuestions } from "./further-questions.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const share = { chart: "share", anyOrder: true };
const list = { anyOrder: true };
const startedIn = (day) => `${month("started_at")} = DATE '${day}'`;
const crashRate = "count(*) FILTER (has_crashed) / count(*)";
const featureFigures = ["count(*)", "sum(actions)", "count(DISTINCT user_id)"];

export const usageQuestions = [
  ...inClass(
    "values",
    ask(
      "How many sessions on tablets were there in 2025?",
      of("count(*)", "visits", "device = 'tablet' AND in_year(started_at, 1)"),
    ),
    ask(
      "How many workspaces came to us by referral?",
      of("count(*)", "workspaces", "source = 'REF'"),
    ),
    ask(
      "Number of sessions of Søndergaard Health in September 2026",
      of("count(*)", "visits", `workspace = 'Søndergaard Health' AND ${startedIn("2026-09-01")}`),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Month-over-month growth of the number of sessions in 2026",
      `SELECT g, n / lag(n) OVER (ORDER BY g) - 1
         FROM (${by(`${month("started_at")} AS g`, "count(*) AS n", "visits")})
         QUALIFY year(g) = 2026 ORDER BY 1`,
      series,
    ),
    ask(
      "Compare the monthly recurring revenue of September 2026 with that of September 2025.",
      compared("month_end", "sum(mrr)", "monthly_metrics", [
        "month_end = DATE '2026-09-30'",
        "month_end = DATE '2025-09-30'",
      ]),
    ),
    ask(
      "What is the median session duration on each device?",
      by("device", "median(minutes)", "visits"),
      groups,
    ),
    ask(
      "What share of all feature events falls on each feature area?",
      "SELECT area, count(*) / sum(count(*)) OVER () FROM used GROUP BY 1",
      share,
    ),
    ask("What is the average number of invitations per workspace?", [
      "SELECT (SELECT count(*) FROM invitations) / (SELECT count(*) FROM workspaces)",
      of("count(*) / count(DISTINCT workspace_id)", "invitations"),
    ]),
    ask(
      "How many different users worked with Automations this year?",
      of("count(DISTINCT user_id)", "used", "feature = 'Automations' AND in_year(happened_at, 0)"),
    ),
  ),
  ...inClass(
    "limits",
    ask("How many sessions took longer than two hours?", of("count(*)", "visits", "minutes > 120")),
    ask(
      "Which workspaces have more than 15 users?",
      ["true", "deactivated_on IS NULL"].map(
        (who) => `${by("workspace", "count(*)", "people", who)} HAVING count(*) > 15`,
      ),
      list,
    ),
    ask(
      "How many workspaces are more than three years old?",
      ["true", "cancelled_on IS NULL"].map((which) =>
        of("count(*)", "workspaces", `created_on < asked_on() - INTERVAL 3 YEAR AND ${which}`),
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many users have never had a session?",
      of("count(*)", "users", "id NOT IN (SELECT user_id FROM sessions)"),
    ),
    ask(
      "How many workspaces have not sent a single invitation in 2026?",
      ["true", "cancelled_on IS NULL"].map((which) =>
        of(
          "count(*)",
          "workspaces",
          `id NOT IN (SELECT workspace_id FROM invitations WHERE in_year(sent_on, 0)) AND ${which}`,
        ),
      ),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Show the sessions of the third quarter of 2026 by day of the week.",
      by("dayname(started_at)", "count(*)", "visits", "in_quarter(started_at, 1)"),
      groups,
    ),
    ask(
      "What are the two most used features on each plan?",
      featureFigures.map((figure) => topOfEach(2, "plan", "feature", figure, "used")),
      list,
    ),
    ask(
      "Active users by country and device in October 2026",
      `SELECT country, device, count(DISTINCT user_id) FROM visits
         WHERE ${startedIn("2026-10-01")} GROUP BY ALL`,
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many workspaces cancelled in the first half of 2026?",
      of("count(*)", "workspaces", "cancelled_on BETWEEN DATE '2026-01-01' AND DATE '2026-06-30'"),
    ),
    ask(
      "How many users signed up in 2025 but were only activated in 2026?",
      of("count(*)", "users", "in_year(signed_up_on, 1) AND in_year(activated_on, 0)"),
    ),
    ask(
      "How many days does it take on average from sign-up to activation for each role?",
      by("role", "avg(date_diff('day', signed_up_on, activated_on))", "users"),
      groups,
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "Paid seats at the end of each quarter of 2026",
      ["(3, 6, 9, 10)", "(3, 6, 9)"].map(
        (months) =>
          `SELECT sum(paid_seats) FROM monthly_metrics
             WHERE in_year(month_end, 0) AND month(month_end) IN ${months}
             GROUP BY month_end ORDER BY month_end`,
      ),
      series,
    ),
    ask(
      "What is our monthly recurring revenue in Côte d'Ivoire?",
      of(
        "sum(mrr)",
        "monthly_metrics",
        "month_end = DATE '2026-10-31' AND country = 'Côte d''Ivoire'",
      ),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "What was the crash rate in the third quarter of 2026?",
        of(crashRate, "visits", "in_quarter(started_at, 1)"),
      ),
      ask("And in the quarter before?", of(crashRate, "visits", "in_quarter(started_at, 2)")),
      ask(
        "Break that down by device.",
        by("device", crashRate, "visits", "in_quarter(started_at, 2)"),
        groups,
      ),
    ),
  ),
  ...inClass(
    "yes-no",
    ask(
      "Were there more sessions in October 2026 than in September 2026?",
      compared(month("started_at"), "count(*)", "visits", [
        startedIn("2026-10-01"),
        startedIn("2026-09-01"),
      ]),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why did the number of sessions fall in August 2026?", "causes"),
    noAnswer("How many users will sign up in January 2027?", "no forecast"),
    noAnswer("What is the net promoter score on the enterprise plan?", "no such thing"),
    noAnswer("Please deactivate all users without two-factor authentication.", "an action"),
  ),
  ...furtherUsageQuestions,
];
