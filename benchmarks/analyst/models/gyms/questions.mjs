// Gyms, by the classes of what is hard about them.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const seen = (figure, where = "true") => `SELECT ${figure} FROM seen WHERE ${where}`;
const took = (figure, where = "true") => `SELECT ${figure} FROM took WHERE ${where}`;
const lastCount = "counted_on = DATE '2026-10-31'";

export const gymQuestions = [
  ...inClass(
    "values",
    ask("visits at lakeside fitness", seen("count(*)", "gym = 'Lakeside Fitness'")),
    ask(
      "income from direct debit last month",
      took("sum(amount)", "method = 'Direct debit' AND in_month(paid_on, 1)"),
    ),
    ask(
      "how many yoga visits in 2025",
      seen("count(*)", "activity = 'Yoga' AND in_year(entered_at, 1)"),
    ),
    ask(
      "earnings of city gym south this year",
      took("sum(amount)", "gym = 'City Gym South' AND in_year(paid_on, 0)"),
    ),
    noAnswer("income of city gym west", "no such gym"),
    noAnswer("visits for pilates", "no such activity", "SELECT 0"),
  ),
  ...inClass(
    "operations",
    ask("training minutes per visit", seen("sum(minutes) / count(*)")),
    ask(
      "median length of stay by activity",
      "SELECT activity, median(minutes) FROM seen GROUP BY 1",
      groups,
    ),
    ask("average age of members", "SELECT avg(age) FROM members"),
    ask(
      "income growth month over month in 2026",
      "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('month', paid_on) AS g, sum(amount) AS v FROM took GROUP BY 1) QUALIFY year(g) = 2026 ORDER BY 1",
      series,
    ),
    ask(
      "cumulative income by quarter 2025",
      "SELECT g, sum(v) OVER (ORDER BY g) FROM (SELECT date_trunc('quarter', paid_on) AS g, sum(amount) AS v FROM took WHERE in_year(paid_on, 1) GROUP BY 1) ORDER BY 1",
      series,
    ),
    ask(
      "what percentage of visits is swimming",
      seen("count(*) FILTER (activity = 'Swimming') / count(*)"),
    ),
    ask(
      "second most popular activity by visits",
      "SELECT activity, count(*) FROM seen GROUP BY 1 ORDER BY 2 DESC LIMIT 1 OFFSET 1",
    ),
    ask("average income per month in 2025", took("sum(amount) / 12", "in_year(paid_on, 1)")),
  ),
  ...inClass(
    "limits",
    ask("members older than 60", "SELECT count(*) FROM members WHERE age > 60"),
    ask("visits longer than 120 minutes", seen("count(*)", "minutes > 120")),
    ask(
      "how many members are between 20 and 30 years old",
      "SELECT count(*) FROM members WHERE age BETWEEN 20 AND 30",
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "members without a visit",
      "SELECT count(*) FROM members WHERE id NOT IN (SELECT member_id FROM visits)",
    ),
    ask("income except cash", took("sum(amount)", "method <> 'Cash'")),
    ask("members who have not quit", "SELECT count(*) FROM members WHERE quit_on IS NULL"),
  ),
  ...inClass(
    "grouping",
    ask(
      "visits by weekday in 2025",
      ["SELECT dayname(entered_at), count(*) FROM seen WHERE in_year(entered_at, 1) GROUP BY 1"],
      groups,
    ),
    ask(
      "income by studio and year",
      "SELECT gym, date_trunc('year', paid_on), sum(amount) FROM took GROUP BY ALL",
      { anyOrder: true },
    ),
    ask(
      "visits per contract and activity",
      "SELECT contract, activity, count(*) FROM seen GROUP BY ALL",
      groups,
    ),
    ask("check-ins on sundays", seen("count(*)", "isodow(entered_at) = 7")),
    ask(
      "busiest hour of the day",
      "SELECT hour(entered_at), count(*) FROM seen GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how many members joined last year",
      "SELECT count(*) FROM members WHERE in_year(joined_on, 1)",
    ),
    ask(
      "who quit in august 2026",
      [
        "SELECT name FROM members WHERE date_trunc('month', quit_on) = DATE '2026-08-01'",
        "SELECT count(*) FROM members WHERE date_trunc('month', quit_on) = DATE '2026-08-01'",
      ],
      { anyOrder: true },
    ),
    ask(
      "members that quit per quarter this year",
      "SELECT date_trunc('quarter', quit_on), count(*) FROM members WHERE in_year(quit_on, 0) GROUP BY 1 ORDER BY 1",
      series,
    ),
    ask("payments in the last 7 days", [
      "SELECT count(*) FROM payments WHERE paid_on >= asked_on() - 7 AND paid_on < asked_on()",
      "SELECT count(*) FROM payments WHERE paid_on > asked_on() - 7 AND paid_on <= asked_on()",
    ]),
    ask(
      "average hours from entry to exit",
      seen("avg(date_diff('minute', entered_at, left_at)) / 60"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask("headcount", `SELECT sum(people) FROM headcounts WHERE ${lastCount}`),
    ask(
      "employees by gym at the end of 2025",
      "SELECT gym, sum(people) FROM headcounts WHERE counted_on = DATE '2025-12-31' GROUP BY 1",
      groups,
    ),
    ask(
      "how many trainers do we have",
      `SELECT sum(people) FROM headcounts WHERE ${lastCount} AND role = 'Trainer'`,
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("why do members quit", "causes"),
    noAnswer("which trainer has the best rating", "no such thing"),
    noAnswer("income by postcode", "no such thing"),
    noAnswer("calories burned last month", "no such thing"),
    noAnswer("how much will we earn in december", "no forecast"),
    noAnswer("hoeveel leden hebben wij", "another language"),
    noAnswer("remind all members to pay", "an action"),
    noAnswer("lockers in use", "no such thing"),
  ),
  ...inClass(
    "typos",
    ask("incom by contrat", "SELECT contract, sum(amount) FROM took GROUP BY 1", groups),
    ask(
      "vists by activty in 2025",
      "SELECT activity, count(*) FROM seen WHERE in_year(entered_at, 1) GROUP BY 1",
      groups,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("income in q3 2026", took("sum(amount)", "in_quarter(paid_on, 1)")),
      ask("and the quarter before", took("sum(amount)", "in_quarter(paid_on, 2)")),
      ask(
        "split by payment method",
        "SELECT method, sum(amount) FROM took WHERE in_quarter(paid_on, 2) GROUP BY 1",
        groups,
      ),
    ),
  ),
];

export const gymViews = [
  "CREATE VIEW seen AS SELECT v.*, m.gym, m.contract, m.age FROM visits v JOIN members m ON m.id = member_id",
  "CREATE VIEW took AS SELECT p.*, m.gym, m.contract FROM payments p JOIN members m ON m.id = member_id",
];
