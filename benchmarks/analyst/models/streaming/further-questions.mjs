// A streaming service: subscriptions, royalties and ads, as channel operators and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const startedThisYear = "in_year(started_on, 0)";
const active = "status = 'ACT'";
const kidsPlanet = `channel = 'Kids Planet' AND ${startedThisYear}`;
const subscribers = "count(DISTINCT subscriber_id)";
const leftInSeptember = "cancelled_on >= DATE '2026-09-01' AND cancelled_on < DATE '2026-10-01'";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const thirdQuarter = between("month", "2026-07-01", "2026-10-01");
const ecpm = "1000 * sum(revenue) / sum(impressions)";
const adsThisYear = "in_year(day, 0)";

/** New and cancelled ones of each month, each by its own day. */
const comingAndGoing = `
  SELECT m, count(*) FILTER (came), count(*) FILTER (NOT came) FROM (
    SELECT ${month("started_on")} AS m, true AS came FROM subs WHERE started_on >= DATE '2026-07-01'
    UNION ALL
    SELECT ${month("cancelled_on")}, false FROM subs WHERE cancelled_on >= DATE '2026-07-01')
  GROUP BY 1 ORDER BY 1`;

const subscriptions = [
  ...inClass(
    "values",
    ask(
      "How many active subscriptions does Cinema Noir have right now?",
      of("count(*)", "subs", `channel = 'Cinema Noir' AND ${active}`),
    ),
    ask(
      "Where did the new Kids Planet subscribers come from this year?",
      [
        ...["count(*)", subscribers].flatMap((figure) => [
          `${by("source", figure, "subs", kidsPlanet)} ORDER BY 2 DESC`,
          `${by("source", figure, "subs", `${kidsPlanet} AND source IS NOT NULL`)} ORDER BY 2 DESC`,
          `${by("country", figure, "subs", kidsPlanet)} ORDER BY 2 DESC`,
        ]),
      ],
      groups,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "New subscriptions by channel in October, highest first",
      `${by("channel", "count(*)", "subs", "in_month(started_on, 1)")} ORDER BY 2 DESC`,
      ranked,
    ),
    ask("MRR by plan", by("plan", "sum(price)", "subs", active), groups),
    ask(
      "How long do people stay subscribed before they cancel, by channel?",
      by(
        "channel",
        "avg(date_diff('day', started_on, cancelled_on))",
        "subs",
        "cancelled_on IS NOT NULL",
      ),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask("new subscriptions and cancellations per month since July", comingAndGoing, series),
    ask(
      "How many new subscriptions did we get this year compared with the same period last year?",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(started_on)", "count(*)", "subs", [
          startedThisYear,
          between("started_on", "2025-01-01", end),
        ]),
      ),
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "What percentage of the active subs is billed yearly?",
      of("count(*) FILTER (billing = 'Y') / count(*)", "subs", active),
    ),
    thread(
      ask(
        "How many subscriptions were cancelled in September?",
        of("count(*)", "subs", leftInSeptember),
      ),
      ask(
        "split that by reason",
        [
          by("cancel_reason", "count(*)", "subs", leftInSeptember),
          by(
            "cancel_reason",
            "count(*)",
            "subs",
            `${leftInSeptember} AND cancel_reason IS NOT NULL`,
          ),
        ],
        groups,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "how many subcribers have more than one active subscription",
      `SELECT count(*) FROM (SELECT subscriber_id FROM subs WHERE ${active} GROUP BY 1 HAVING count(*) > 1)`,
    ),
  ),
];

const royalties = [
  ...inClass(
    "figures",
    ask("What do we owe in royalties for Q3 2026?", [
      of("sum(royalty)", "statements", thirdQuarter),
      of("sum(royalty)", "statements", `${thirdQuarter} AND status <> 'PAI'`),
    ]),
    ask(
      "How much is still unpaid to Northlight Studios?",
      of("sum(royalty)", "statements", "partner = 'Northlight Studios' AND status <> 'PAI'"),
    ),
    ask(
      "Gross revenue year to date vs. the same period last year",
      ["2025-11-01", "2025-10-01"].flatMap((end) =>
        compared("year(month)", "sum(gross)", "statements", [
          "in_year(month, 0)",
          between("month", "2025-01-01", end),
        ]),
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "How many royalty statements are overdue?",
      of("count(*)", "statements", "paid_on IS NULL AND due_on < asked_on()"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "royalties by licence type per quarter in 2026",
      `SELECT licence_type, date_trunc('quarter', month), sum(royalty) FROM statements
         WHERE in_year(month, 0) GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "Top 5 partners by royalties in 2025",
        `${by("partner", "sum(royalty)", "statements", "in_year(month, 1)")} ${top(5)}`,
        ranked,
      ),
      ask(
        "and for 2026 so far?",
        `${by("partner", "sum(royalty)", "statements", "in_year(month, 0)")} ${top(5)}`,
        ranked,
      ),
    ),
  ),
];

const ads = [
  ...inClass(
    "values",
    ask(
      "How many ad impressions did Brightcola get in October?",
      of("sum(impressions)", "ads", "advertiser = 'Brightcola' AND in_month(day, 1)"),
    ),
  ),
  ...inClass(
    "grouping",
    ask("eCPM by ad format in Q3", by("format", ecpm, "ads", "in_quarter(day, 1)"), groups),
    thread(
      ask(
        "Ad revenue by channel this year",
        by("channel", "sum(revenue)", "ads", adsThisYear),
        groups,
      ),
      ask(
        "only Germany please",
        by("channel", "sum(revenue)", "ads", `${adsThisYear} AND country = 'DE'`),
        groups,
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why did viewing go down in August?", "cause"),
  noAnswer("How many subscribers will we have by the end of December?", "forecast"),
  noAnswer("Which director has the most hours watched?", "no directors"),
  noAnswer("What did we spend on marketing per new subscriber in October?", "no marketing costs"),
  noAnswer("Please send the September royalty statement to Lumen Pictures", "action"),
  noAnswer("Wie viele Stunden wurden im Oktober in Österreich gesehen?", "language"),
  noAnswer("Which episode of Harbour Nights was watched most?", "no episodes"),
  noAnswer(
    "How many active subscriptions does Horror Vault have?",
    "no such channel",
    of("count(*)", "subs", "channel = 'Horror Vault'"),
  ),
);

export const furtherStreamingQuestions = [...subscriptions, ...royalties, ...ads, ...refusals];
