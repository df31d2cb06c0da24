// A streaming service: what is watched, as its regional managers and the account managers of its partners ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";
import { furtherStreamingQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(started_at, 0)";
const lastMonth = "in_month(started_at, 1)";
const september = "started_at >= DATE '2026-09-01' AND started_at < DATE '2026-10-01'";
const weekBefore = "started_at >= DATE '2026-10-19' AND started_at < DATE '2026-10-26'";
const lastThreeMonths = "started_at >= DATE '2026-08-01' AND started_at < DATE '2026-11-01'";
const thirdQuarter = (year) =>
  `started_at >= DATE '${year}-07-01' AND started_at < DATE '${year}-10-01'`;
const completed = "count(*) FILTER (is_completed) / count(*)";
const failed = "count(*) FILTER (error_code IS NOT NULL) / count(*)";
const unplayed = `id NOT IN (SELECT title_id FROM plays WHERE ${lastMonth})`;
const onInOctober =
  "added_on < DATE '2026-11-01' AND (licence_ends_on IS NULL OR licence_ends_on >= DATE '2026-10-01')";
const expiring = "licence_ends_on >= asked_on() AND licence_ends_on <= DATE '2026-12-31'";
const rating = "avg(stars)";

const viewing = [
  ...inClass(
    "figures",
    ask("How many plays did we have last week?", of("count(*)", "watched", weekBefore)),
    ask(
      "How many hours were watched in Q3 compared to Q3 of last year?",
      compared("year(started_at)", "sum(hours)", "watched", [
        thirdQuarter(2026),
        thirdQuarter(2025),
      ]),
    ),
    ask(
      "What share of this year's plays came from smart TVs?",
      of("count(*) FILTER (device = 'Smart TV') / count(*)", "watched", thisYear),
    ),
    ask("How many different titles were watched in Poland last month?", [
      of("count(DISTINCT title_id)", "watched", `country = 'PL' AND ${lastMonth}`),
      of("count(DISTINCT title)", "watched", `country = 'PL' AND ${lastMonth}`),
    ]),
  ),
  ...inClass(
    "values",
    ask(
      "Hours watched in Germany in October",
      of("sum(hours)", "watched", `country = 'DE' AND ${lastMonth}`),
    ),
    ask(
      "How often was the series The Crossing played in 2026?",
      of("count(*)", "watched", `title = 'The Crossing' AND kind = 'SER' AND ${thisYear}`),
    ),
    ask(
      "Completion rate of documentaries and series this year",
      compared("kind", completed, "watched", ["kind = 'DOC'", "kind = 'SER'"], thisYear),
    ),
    thread(
      ask(
        "How many plays did the titles of Lumen Pictures get in October?",
        of("count(*)", "watched", `partner = 'Lumen Pictures' AND ${lastMonth}`),
      ),
      ask(
        "and in September?",
        of("count(*)", "watched", `partner = 'Lumen Pictures' AND ${september}`),
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "What are the ten most watched titles this year, by hours?",
      `${by("title", "sum(hours)", "watched", thisYear)} ${top(10)}`,
      ranked,
    ),
    ask("Which day of the week gets the most plays?", [
      `${by("dayname(started_at)", "count(*)", "watched")} ${top(1)}`,
      `${by("isodow(started_at)", "count(*)", "watched")} ${top(1)}`,
    ]),
    ask(
      "top title in each channel by plays last month",
      topOfEach(1, "channel", "title", "count(*)", "watched", lastMonth),
      anyOrder,
    ),
    ask("Best rated titles with at least 30 ratings", [
      `${by("title", rating, "rated")} HAVING count(*) >= 30 ${top(5)}`,
      `SELECT any_value(title), ${rating} FROM rated GROUP BY title_id HAVING count(*) >= 30 ${top(5)}`,
    ]),
  ),
  ...inClass(
    "grouping",
    ask("plays by device, september 2026", by("device", "count(*)", "watched", september), groups),
    ask(
      "avg minutes per play by country for the last 3 months",
      by("country", "avg(minutes)", "watched", lastThreeMonths),
      groups,
    ),
    ask(
      "playback failure rate by device last month",
      by("device", failed, "watched", lastMonth),
      groups,
    ),
    ask(
      "Average rating by genre this year",
      by("genre", rating, "rated", "in_year(rated_at, 0)"),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Unique viewers per month this yr",
      `${by(month("started_at"), "count(DISTINCT viewer_id)", "watched", thisYear)} ORDER BY 1`,
      series,
    ),
    ask(
      "How did the startup time develop by quarter since 2025?",
      `${by("date_trunc('quarter', started_at)", "avg(startup_ms)", "watched", "started_at >= DATE '2025-01-01'")} ORDER BY 1`,
      series,
    ),
    ask(
      "Which licences expire before the end of the year?",
      [
        `SELECT title, licence_ends_on FROM titles WHERE ${expiring}`,
        `SELECT title FROM titles WHERE ${expiring}`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which titles had more than 50 plays in October?",
      `${by("title", "count(*)", "watched", lastMonth)} HAVING count(*) > 50`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask("How many titles were not played at all in October?", [
      of("count(*)", "titles", unplayed),
      of("count(*)", "titles", `${unplayed} AND ${onInOctober}`),
    ]),
  ),
];

export const streamingQuestions = [...viewing, ...furtherStreamingQuestions];
