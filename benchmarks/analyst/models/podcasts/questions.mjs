// A podcast network: what is heard and published, and who pays for it, as its head of operations and producers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherPodcastQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(day, 0)";
const october = "in_month(day, 1)";
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const september = between("day", "2026-09-01", "2026-10-01");
const lastWeek = between("day", "2026-10-19", "2026-10-26");
const completion = "sum(completed) / sum(downloads)";
const latest = "month_end = DATE '2026-10-31'";
const yearEnd = "month_end = DATE '2025-12-31'";

/** By month, which an answer may call by its first day or by its last one. */
const mrrByMonth = (where) =>
  [month("month_end"), "month_end"].map(
    (time) =>
      `${by(time, "sum(mrr)", "members_at", `in_year(month_end, 0) AND ${where}`)} ORDER BY 1`,
  );

/** Downloads of each month of this year, with what they grew by, in parts of the month before. */
const growth = (since) => `
  SELECT m, n / lag(n) OVER (ORDER BY m) - 1 FROM (
    SELECT ${month("day")} AS m, sum(downloads) AS n FROM heard WHERE day >= DATE '${since}' GROUP BY 1)
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

/** Shows whose downloads of the third quarter are fewer than those of the second. */
const lostDownloads = (figures) => `
  SELECT ${figures} FROM (
    SELECT show_name,
      sum(downloads) FILTER (${between("day", "2026-04-01", "2026-07-01")}) AS earlier,
      sum(downloads) FILTER (in_quarter(day, 1)) AS later
    FROM heard GROUP BY 1)
  WHERE later < earlier`;

const listening = [
  ...inClass(
    "time",
    ask(
      "How many downloads did the network get last week?",
      of("sum(downloads)", "heard", lastWeek),
    ),
    ask("total downloads, last 90 days", [
      of("sum(downloads)", "heard", "day >= DATE '2026-08-03'"),
      of("sum(downloads)", "heard", "day >= DATE '2026-08-04'"),
    ]),
    ask(
      "How many episodes did we put out between 15 June and 15 July this year?",
      of("count(*)", "published", between("published_on", "2026-06-15", "2026-07-16")),
    ),
    ask("Month-over-month growth of downloads in 2026", [
      growth("2025-12-01"),
      growth("2026-01-01"),
    ]),
  ),
  ...inClass(
    "values",
    ask(
      "Downloads of Cold Harbour Files in September?",
      of("sum(downloads)", "heard", `show_name = 'Cold Harbour Files' AND ${september}`),
    ),
    ask(
      "hours listened in Ireland vs the Netherlands this year",
      compared("country", "sum(hours)", "heard", ["country = 'IE'", "country = 'NL'"], thisYear),
    ),
    ask(
      "How many downloads did Dana's shows get in October?",
      of("sum(downloads)", "heard", `producer = 'Dana Okafor' AND ${october}`),
    ),
  ),
  ...inClass(
    "ranks",
    thread(
      ask(
        "top 5 shows by downloads last month",
        `${by("show_name", "sum(downloads)", "heard", october)} ${top(5)}`,
        ranked,
      ),
      ask(
        "by hours listened instead",
        `${by("show_name", "sum(hours)", "heard", october)} ${top(5)}`,
        ranked,
      ),
    ),
    ask(
      "Which producer has the best completion rate so far this year?",
      `${by("producer", completion, "heard", thisYear)} ${top(1)}`,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Downloads by day of the week for 2026",
      [
        by("dayname(day)", "sum(downloads)", "heard", thisYear),
        by("isodow(day)", "sum(downloads)", "heard", thisYear),
      ],
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which shows had more than 15k downloads in October?",
      `${by("show_name", "sum(downloads)", "heard", october)} HAVING sum(downloads) > 15000`,
      groups,
    ),
    ask(
      "How many episodes of over 60 minutes did we publish in 2025?",
      of(
        "count(*)",
        "published",
        `duration_min > 60 AND ${between("published_on", "2025-01-01", "2026-01-01")}`,
      ),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many of the episodes released in Q3 have no recording date?",
      of("count(*)", "published", "in_quarter(published_on, 1) AND recorded_on IS NULL"),
    ),
    ask(
      "October downloads outside the UK",
      of("sum(downloads)", "heard", `country <> 'GB' AND ${october}`),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "which shows had fewer downloads in Q3 than in Q2",
      [lostDownloads("show_name, earlier, later"), lostDownloads("show_name")],
      anyOrder,
    ),
  ),
];

const members = [
  ...inClass(
    "levels",
    thread(
      ask(
        "How many paying members do we have right now?",
        of("sum(members)", "members_at", latest),
      ),
      ask("split by tier", by("tier", "sum(members)", "members_at", latest), groups),
      ask(
        "and at the end of last year?",
        by("tier", "sum(members)", "members_at", yearEnd),
        groups,
      ),
    ),
    thread(
      ask("MRR per month this year", mrrByMonth("true"), series),
      ask("only Patrons", mrrByMonth("tier = 'Patron'"), series),
    ),
    ask(
      "How many members did Ninety Plus Three have in North America at the end of June?",
      of(
        "sum(members)",
        "members_at",
        "show_name = 'Ninety Plus Three' AND region = 'NAM' AND month_end = DATE '2026-06-30'",
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "By how many did our membership grow in September, i.e. new members minus cancelled ones?",
      of("sum(joined) - sum(cancelled)", "members_at", "month_end = DATE '2026-09-30'"),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "new members by tier and month since July",
      [month("month_end"), "month_end"].map(
        (time) => `SELECT tier, ${time}, sum(joined) FROM members_at
          WHERE month_end >= DATE '2026-07-01' GROUP BY 1, 2`,
      ),
      anyOrder,
    ),
  ),
];

export const podcastQuestions = [...listening, ...members, ...furtherPodcastQuestions];
