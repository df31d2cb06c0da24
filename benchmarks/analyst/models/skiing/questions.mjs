// A ski resort, as a careful manager asks: lifts, passes, the ski school, hire, restaurants and the patrol.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of, topOfEach } from "../statements.mjs";
import { furtherSkiingQuestions } from "./further-questions.mjs";
import { coded } from "./views.mjs";

const lastSeason = "season = '2025/26'";
const monthOf = (time, first) => `${month(time)} = DATE '${first}'`;
const firstQuarter = "opened_on BETWEEN DATE '2026-01-01' AND DATE '2026-03-31'";
const severities = (where) =>
  `SELECT sector, severity, count(*) FROM accidents WHERE ${where} GROUP BY ALL`;

const figures = [
  ...inClass(
    "values",
    ask(
      "How many day tickets did we sell in February 2026?",
      of("count(*)", "sold", `kind = 'Day ticket' AND ${monthOf("sold_on", "2026-02-01")}`),
    ),
    ask(
      "What was the lesson revenue of Hélène Marchand last season?",
      of(
        "sum(price)",
        "lessons",
        `cancelled_on IS NULL AND instructor = 'Hélène Marchand' AND ${lastSeason}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask("By how much did pass revenue grow from season 2024/25 to season 2025/26?", [
      "SELECT sum(price) FILTER (season = '2025/26') / sum(price) FILTER (season = '2024/25') - 1 FROM passes",
      "SELECT sum(price) FILTER (season = '2025/26') - sum(price) FILTER (season = '2024/25') FROM passes",
    ]),
    ask(
      "Running total of skier days by month in season 2025/26",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("operated_on")} AS g`, "sum(first_entries) AS v", "lift_days", lastSeason)}) ORDER BY 1`,
      series,
    ),
    ask(
      "Median price of a multi-day pass by age group",
      coded("age_group", (group) =>
        by(group, "median(price)", "passes", "kind = 'Multi-day pass'"),
      ),
      groups,
    ),
    ask(
      "What share of the accidents in season 2025/26 happened off piste?",
      of("count(*) FILTER (off_piste) / count(*)", "accidents", lastSeason),
    ),
    ask(
      "Lesson revenue per hour taught, for each instructor",
      [
        by(
          "instructor",
          "sum(price) / sum(hours) FILTER (NOT no_show)",
          "lessons",
          "cancelled_on IS NULL",
        ),
        by("instructor", "sum(price) / sum(hours)", "held"),
      ],
      groups,
    ),
  ),
];

const conditions = [
  ...inClass(
    "limits",
    ask(
      "Guests who bought more than five passes",
      [
        `SELECT count(*) FROM (${by("guest_id", "count(*)", "sold", "guest_id IS NOT NULL")} HAVING count(*) > 5)`,
        "SELECT guest FROM sold WHERE guest_id IS NOT NULL GROUP BY 1 HAVING count(*) > 5",
      ],
      { anyOrder: true },
    ),
    ask(
      "Which restaurants had takings of more than 1,000,000 euros in season 2025/26?",
      `${by("restaurant", "sum(takings)", "served", lastSeason)} HAVING sum(takings) > 1000000`,
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "ages",
    ask(
      "What is the average age of people injured on black pistes?",
      of("avg(age)", "accidents", "colour = 'black'"),
    ),
    ask("How many of our guests are over 65?", [
      of("count(*)", "guests", "born_on <= asked_on() - INTERVAL 66 YEAR"),
      of("count(*)", "guests", "born_on < asked_on() - INTERVAL 65 YEAR"),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "Guests who have never booked a lesson",
      [
        of("count(*)", "guests", "id NOT IN (SELECT guest_id FROM lessons)"),
        of("name", "guests", "id NOT IN (SELECT guest_id FROM lessons)"),
      ],
      { anyOrder: true },
    ),
    ask(
      "How many hires have not been returned yet?",
      of("count(*)", "hires", "returned_on IS NULL"),
    ),
  ),
];

const groupings = [
  ...inClass(
    "grouping",
    ask(
      "Top two pass types by revenue in each sales channel",
      coded("channel", (channel) => topOfEach(2, channel, "kind", "sum(price)", "passes")),
      { anyOrder: true },
    ),
    ask(
      "On which weekday do most lessons take place?",
      ["held", "lessons", "lessons WHERE cancelled_on IS NULL"].map(
        (table) =>
          `SELECT dayname(starts_at), count(*) FROM ${table} GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many of the lessons booked in January 2026 were cancelled?",
      of(
        "count(*)",
        "lessons",
        `cancelled_on IS NOT NULL AND ${monthOf("booked_on", "2026-01-01")}`,
      ),
    ),
    ask(
      "Average number of days between booking and lesson, by discipline",
      [
        by("discipline", "avg(date_diff('day', booked_on, starts_at))", "lessons"),
        by("discipline", "avg(date_diff('minute', booked_on, starts_at)) / 1440", "lessons"),
      ],
      groups,
    ),
    ask(
      "Refunds paid out per quarter in 2025",
      `${by("date_trunc('quarter', refunded_on)", "sum(refund)", "passes", "in_year(refunded_on, 1)")} ORDER BY 1`,
      series,
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "What was the average snow depth on the Glacier in January 2026?",
      of(
        "avg(snow_depth)",
        "lift_days",
        `sector = 'Glacier' AND ${monthOf("operated_on", "2026-01-01")}`,
      ),
    ),
    ask(
      "How many staff were on duty in the mountain restaurants on New Year's Eve 2025?",
      of("sum(staff)", "restaurant_days", "opened_on = DATE '2025-12-31'"),
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "Did we have more accidents in February 2026 than in February 2025?",
      compared(
        month("alarm_at"),
        "count(*)",
        "accidents",
        ["2026-02-01", "2025-02-01"].map((first) => monthOf("alarm_at", first)),
      ),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "Takings of the Bärenhütte in the first quarter of 2026",
      of("sum(takings)", "served", `restaurant = 'Bärenhütte' AND ${firstQuarter}`),
    ),
    ask(
      "And of the Panorama?",
      of("sum(takings)", "served", `restaurant = 'Panorama' AND ${firstQuarter}`),
    ),
    ask(
      "What was the spend per cover there?",
      of("sum(takings) / sum(covers)", "served", `restaurant = 'Panorama' AND ${firstQuarter}`),
    ),
  ),
  thread(
    ask("Accidents by sector and severity in season 2025/26", severities(lastSeason), {
      anyOrder: true,
    }),
    ask("The same for the season before", severities("season = '2024/25'"), { anyOrder: true }),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why are there so many accidents in Val Noir?", "causes"),
  noAnswer("How much snow will we have at Christmas?", "no forecast"),
  noAnswer("Parking revenue in season 2025/26", "no such thing"),
  noAnswer("Please e-mail a voucher to all members of the Crystal Club", "an action"),
);

export const skiingQuestions = [
  ...figures,
  ...conditions,
  ...groupings,
  ...followUps,
  ...refusals,
  ...furtherSkiingQuestions,
];
