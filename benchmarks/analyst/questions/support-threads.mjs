// The help desk: threads, and questions without an answer.
import { ask, heldOut, noAnswer, thread } from "./ask.mjs";

const count = (where) => `SELECT count(*) FROM desk WHERE ${where}`;
const groups = { chart: "groups", anyOrder: true };

export const supportThreads = [
  thread(
    ask("tickets in 2025", count("in_year(opened_at, 1)")),
    ask("only urgent ones", count("in_year(opened_at, 1) AND priority = 'urgent'")),
    ask(
      "by channel",
      "SELECT channel, count(*) FROM desk WHERE in_year(opened_at, 1) AND priority = 'urgent' GROUP BY 1",
      groups,
    ),
  ),
  thread(
    ask(
      "csat by team",
      "SELECT team, count(*) FILTER (score >= 4) / count(score) FROM desk GROUP BY 1",
      groups,
    ),
    ask(
      "and by office?",
      "SELECT office, count(*) FILTER (score >= 4) / count(score) FROM desk GROUP BY 1",
      groups,
    ),
  ),
  heldOut(
    thread(
      ask(
        "average resolution time last month",
        "SELECT avg(date_diff('minute', opened_at, resolved_at) / 60.0) FROM desk WHERE in_month(opened_at, 1)",
      ),
      ask(
        "what about bugs",
        "SELECT avg(date_diff('minute', opened_at, resolved_at) / 60.0) FROM desk WHERE in_month(opened_at, 1) AND topic = 'Bug'",
      ),
    ),
  ),
  thread(
    ask(
      "escalated tickets by month in 2026",
      "SELECT date_trunc('month', opened_at), count(*) FROM desk WHERE is_escalated AND in_year(opened_at, 0) GROUP BY 1 ORDER BY 1",
      { chart: "series" },
    ),
    ask(
      "and the year before",
      "SELECT date_trunc('month', opened_at), count(*) FROM desk WHERE is_escalated AND in_year(opened_at, 1) GROUP BY 1 ORDER BY 1",
      { chart: "series" },
    ),
  ),
];

export const supportNoAnswers = [
  noAnswer("revenue by product", "no such measure"),
  noAnswer("tickets from Brazil", "no such country"),
  heldOut(noAnswer("tickets via fax", "no such channel")),
  noAnswer("net promoter score", "no such measure"),
  noAnswer("tickets by language", "no such dimension"),
  heldOut(noAnswer("average salary of agents", "no such figure")),
  noAnswer("lorem ipsum dolor", "nonsense"),
  noAnswer("how many tickets will we get next month", "no forecasts"),
  heldOut(noAnswer("tickets in 2021", "before the data", count("year(opened_at) = 2021"))),
  noAnswer("sla breaches last week", "no such measure"),
];
