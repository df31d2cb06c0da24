// Marketing, the later set: `ads` are the results of each day with their campaigns.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";

const any = { anyOrder: true };
const ctr = "1.0 * sum(clicks) / sum(impressions)";
const perLead = "sum(spend) / sum(leads)";
const lastWeek = [
  "day BETWEEN DATE '2026-10-19' AND DATE '2026-10-25'",
  "day >= asked_on() - 7 AND day < asked_on()",
];

/** Of a year are what it brought, and the campaigns that have it in their name. */
const blackFriday = (year) => [
  `campaign LIKE 'Black Friday%' AND year(day) = ${year}`,
  `campaign LIKE 'Black Friday % ${year}'`,
];

const early = [
  "in_year(started_on, 0) AND started_on < DATE '2026-07-01'",
  "started_on < DATE '2026-07-01'",
].map((started) => `channel = 'Email' AND ${started}`);

/** Campaigns that never ran count as campaigns, or do not. */
const leadsByOwner = (campaigns) =>
  `SELECT c.owner, 1.0 * sum(r.leads) / count(DISTINCT ${campaigns})
   FROM campaigns c LEFT JOIN results r ON r.campaign_id = c.id GROUP BY 1`;

const manySales = "(SELECT campaign FROM ads GROUP BY 1 HAVING sum(conversions) > 1600) AS winners";

const careful = inClass(
  "careful",
  ask(
    "How many campaigns in Western Europe are still running?",
    of("count(*)", "campaigns", "region = 'Western Europe' AND ended_on IS NULL"),
  ),
  ask(
    "Which campaigns that started in 2025 have no results?",
    of(
      "name",
      "campaigns",
      "in_year(started_on, 1) AND id NOT IN (SELECT campaign_id FROM results)",
    ),
    any,
  ),
  ask(
    "Top 2 campaigns of each owner by conversions in 2026",
    topOfEach(2, "owner", "campaign", "sum(conversions)", "ads", "in_year(day, 0)"),
    groups,
  ),
  ask(
    "Clicks on mobile by new visitors since 1 August 2026",
    of("sum(clicks)", "ads", "device = 'mobile' AND audience = 'new' AND day >= DATE '2026-08-01'"),
  ),
  ask(
    "Spend per conversion by channel in 2025",
    by("channel", "sum(spend) / sum(conversions)", "ads", "in_year(day, 1)"),
    groups,
  ),
  ask(
    "Was the click-through rate higher on mobile than on desktop in September 2026?",
    compared("device", ctr, "ads", ["device = 'mobile'", "device = 'desktop'"], "in_month(day, 2)"),
  ),
  ask(
    "Social's share of the spend in each quarter of 2026",
    `${by("date_trunc('quarter', day)", "sum(spend) FILTER (channel = 'Social') / sum(spend)", "ads", "in_year(day, 0)")} ORDER BY 1`,
    series,
  ),
  ask(
    "Average number of leads per campaign for each owner",
    [leadsByOwner("c.id"), leadsByOwner("r.campaign_id")],
    groups,
  ),
  thread(
    ask(
      "How many leads did the Black Friday campaigns bring in 2025?",
      blackFriday(2025).map((where) => of("sum(leads)", "ads", where)),
    ),
    ask(
      "And by audience?",
      blackFriday(2025).map((where) => by("audience", "sum(leads)", "ads", where)),
      groups,
    ),
    ask(
      "Same for 2024",
      blackFriday(2024).map((where) => by("audience", "sum(leads)", "ads", where)),
      groups,
    ),
  ),
  noAnswer("Which agency designed our best campaign?", "no such thing"),
);

const hurried = inClass(
  "hurried",
  ask(
    "cpl by chanel last month, worst first",
    `${by("channel", perLead, "ads", "in_month(day, 1)")} ORDER BY 2 DESC`,
    ranked,
  ),
  ask(
    "email campaigns that started before july this yr",
    early.flatMap((where) => [of("count(*)", "campaigns", where), of("name", "campaigns", where)]),
    any,
  ),
  ask("avg daily spend ytd", [
    of("sum(spend) / count(DISTINCT day)", "ads", "in_year(day, 0)"),
    of("sum(spend) / 304", "ads", "in_year(day, 0)"),
  ]),
  ask(
    "how many diff campaigns got sales in sept",
    of("count(DISTINCT campaign)", "ads", "conversions > 0 AND in_month(day, 2)"),
  ),
  ask(
    "impresions ytd excl display",
    of("sum(impressions)", "ads", "channel <> 'Display' AND in_year(day, 0)"),
  ),
  ask(
    "campaigns w more than 1600 sales",
    [of("campaign", manySales), of("count(*)", manySales)],
    any,
  ),
  ask(
    "carlas best campaign by leads",
    `${by("campaign", "sum(leads)", "ads", "owner = 'Carla Rossi'")} ${top(1)}`,
  ),
  thread(
    ask(
      "spend last week",
      lastWeek.map((where) => of("sum(spend)", "ads", where)),
    ),
    ask(
      "split by region",
      lastWeek.map((where) => by("region", "sum(spend)", "ads", where)),
      groups,
    ),
    ask(
      "only asia pac",
      lastWeek.map((where) => of("sum(spend)", "ads", `region = 'Asia Pacific' AND ${where}`)),
    ),
  ),
  noAnswer("bounce rate of the landing pages", "no such thing"),
  noAnswer("put another 5k on search", "an action"),
);

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterMarketingQuestions = inLaterSet(...careful, ...hurried);
