// Marketing, by the classes of what is hard about it.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { laterMarketingQuestions } from "./later-questions.mjs";

const groups = { chart: "groups", anyOrder: true };
const ranked = { chart: "groups" };
const series = { chart: "series" };
const of = (figure, where = "true") => `SELECT ${figure} FROM ads WHERE ${where}`;
const by = (column, figure, where = "true") =>
  `SELECT ${column}, ${figure} FROM ads WHERE ${where} GROUP BY ALL`;

export const marketingQuestions = [
  ...inClass(
    "values",
    ask(
      "spend of Black Friday Email 2025",
      of("sum(spend)", "campaign = 'Black Friday Email 2025'"),
    ),
    ask("clicks in asia", of("sum(clicks)", "region = 'Asia Pacific'")),
    ask(
      "leads from direct mail last year",
      of("sum(leads)", "channel = 'Direct mail' AND in_year(day, 1)"),
    ),
    ask(
      "how much did Ben spend this year",
      of("sum(spend)", "owner = 'Ben Okafor' AND in_year(day, 0)"),
    ),
    ask("conversions on mobile", of("sum(conversions)", "device = 'mobile'")),
    noAnswer("spend of the Winter Wonderland campaign", "no such campaign"),
  ),
  ...inClass(
    "operations",
    ask("cost per lead by channel", by("channel", "sum(spend) / sum(leads)"), groups),
    ask("spend per click in 2025", of("sum(spend) / sum(clicks)", "in_year(day, 1)")),
    ask("leads per 1000 impressions", of("1000 * sum(leads) / sum(impressions)")),
    ask("conversion rate from leads", of("sum(conversions) / sum(leads)")),
    ask("email's share of total spend", of("sum(spend) FILTER (channel = 'Email') / sum(spend)")),
    ask("average spend per campaign", [
      of("sum(spend) / count(DISTINCT campaign)"),
      "SELECT (SELECT sum(spend) FROM ads) / (SELECT count(*) FROM campaigns)",
    ]),
    ask("new and returning clicks", by("audience", "sum(clicks)"), groups),
    ask(
      "spend growth quarter over quarter in 2025",
      "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('quarter', day) AS g, sum(spend) AS v FROM ads GROUP BY 1) QUALIFY year(g) = 2025 ORDER BY 1",
      series,
    ),
    ask(
      "third best campaign by conversions",
      "SELECT campaign, sum(conversions) FROM ads GROUP BY 1 ORDER BY 2 DESC LIMIT 1 OFFSET 2",
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "campaigns with more than 3000 leads",
      [
        "SELECT campaign, sum(leads) FROM ads GROUP BY 1 HAVING sum(leads) > 3000",
        "SELECT count(*) FROM (SELECT campaign FROM ads GROUP BY 1 HAVING sum(leads) > 3000)",
      ],
      { anyOrder: true },
    ),
    ask(
      "campaigns with more than 2000 leads and less than 20000 spend",
      [
        "SELECT campaign FROM ads GROUP BY 1 HAVING sum(leads) > 2000 AND sum(spend) < 20000",
        "SELECT count(*) FROM (SELECT campaign FROM ads GROUP BY 1 HAVING sum(leads) > 2000 AND sum(spend) < 20000)",
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "campaigns that never had a click",
      [
        "SELECT name FROM campaigns WHERE id NOT IN (SELECT campaign_id FROM results WHERE clicks > 0)",
        "SELECT count(*) FROM campaigns WHERE id NOT IN (SELECT campaign_id FROM results WHERE clicks > 0)",
      ],
      { anyOrder: true },
    ),
    ask("spend except search", of("sum(spend)", "channel <> 'Search'")),
    ask("leads not from email by region", by("region", "sum(leads)", "channel <> 'Email'"), groups),
  ),
  ...inClass(
    "grouping",
    ask(
      "clicks by channel and month in 2026",
      by("channel, date_trunc('month', day)", "sum(clicks)", "in_year(day, 0)"),
      { anyOrder: true, chart: "series" },
    ),
    ask("leads each owner got in 2025", by("owner", "sum(leads)", "in_year(day, 1)"), groups),
    ask("spend per region and device", by("region, device", "sum(spend)"), groups),
    ask(
      "top 3 campaigns by clicks",
      "SELECT campaign, sum(clicks) FROM ads GROUP BY 1 ORDER BY 2 DESC LIMIT 3",
      ranked,
    ),
    ask("ctr by device", by("device", "sum(clicks) / sum(impressions)"), groups),
  ),
  ...inClass(
    "time",
    ask(
      "how many campaigns started in 2025",
      "SELECT count(*) FROM campaigns WHERE in_year(started_on, 1)",
    ),
    ask(
      "campaigns that ended last month",
      "SELECT count(*) FROM campaigns WHERE in_month(ended_on, 1)",
    ),
    ask("ytd spend", of("sum(spend)", "in_year(day, 0) AND day <= asked_on()")),
    ask(
      "leads in q3 vs q2 2026",
      of("sum(leads) FILTER (in_quarter(day, 1)), sum(leads) FILTER (in_quarter(day, 2))"),
    ),
  ),
  ...inClass(
    "double meanings",
    ask("what are the leads", of("sum(leads)")),
    ask("display clicks in 2025", of("sum(clicks)", "channel = 'Display' AND in_year(day, 1)")),
    ask("show display spend", of("sum(spend)", "channel = 'Display'")),
    ask("search leads by device", by("device", "sum(leads)", "channel = 'Search'"), groups),
    ask(
      "which channel leads in leads",
      "SELECT channel, sum(leads) FROM ads GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("what caused the drop in clicks", "causes"),
    noAnswer("who is our best influencer", "no such thing"),
    noAnswer("bounce rate by device", "no such thing"),
    noAnswer("predict leads for december 2026", "no forecast"),
    noAnswer("pause the campaign Brand Lift Search 2026", "an action"),
    noAnswer("cuantos clics tuvimos ayer", "another language"),
    noAnswer("which agency had most clicks", "no such thing"),
    ask(
      "did email get more leads than social?",
      "SELECT sum(leads) FILTER (channel = 'Email'), sum(leads) FILTER (channel = 'Social') FROM ads",
    ),
  ),
  ...inClass(
    "typos",
    ask("clciks by chanel", by("channel", "sum(clicks)"), groups),
    ask("cpl in 2026", of("sum(spend) / sum(leads)", "in_year(day, 0)")),
    ask("click through rates of email", of("sum(clicks) / sum(impressions)", "channel = 'Email'")),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("clicks last month", of("sum(clicks)", "in_month(day, 1)")),
      ask("by device", by("device", "sum(clicks)", "in_month(day, 1)"), groups),
      ask(
        "only north america",
        by("device", "sum(clicks)", "in_month(day, 1) AND region = 'North America'"),
        groups,
      ),
    ),
  ),
  ...laterMarketingQuestions,
];

export const marketingViews = [
  `CREATE VIEW ads AS SELECT r.*, c.name AS campaign, c.channel, c.owner, c.region
     FROM results r JOIN campaigns c ON c.id = campaign_id`,
];
