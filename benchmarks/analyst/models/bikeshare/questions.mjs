// Shared bikes, as the head of operations and the regional managers of an operator ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, of, top } from "../statements.mjs";
import { furtherBikeshareQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const october = "in_month(started_at, 1)";
const thisYear = "in_year(started_at, 0)";
const cardiff = "city = 'Cardiff'";
const bristolIn = (first, last) =>
  `city = 'Bristol' AND started_at >= DATE '${first}' AND started_at < DATE '${last}'`;
const in2026 = (time) => `in_year(${time}, 0)`;

/** All of them; those that are not closed; those in service. */
const stationsThere = ["true", "status <> 'CLO'", "status = 'ACT'"];
const idle = (where) =>
  `SELECT name FROM stations s WHERE ${cardiff} AND ${where}
     AND NOT EXISTS (FROM rides WHERE start_station_id = s.id AND ${october})`;
const inSummer = "started_at >= DATE '2026-06-01' AND started_at < DATE '2026-09-01'";
const weekdays = ["dayname(started_at)", "isodow(started_at)"].map((day) =>
  by(day, "count(*)", "rides", `${cardiff} AND ${inSummer}`),
);

const figures = [
  ...inClass(
    "values",
    ask("How many trips did we have in October?", of("count(*)", "rides", october)),
    ask("trips in Bristol last week", [
      of("count(*)", "rides", bristolIn("2026-10-19", "2026-10-26")),
      of("count(*)", "rides", bristolIn("2026-10-25", "2026-11-01")),
    ]),
    ask("How many bikes are in the workshop right now?", of("count(*)", "bikes", "status = 'REP'")),
    ask(
      "how many trips started at Temple Meads this year?",
      of("count(*)", "rides", `start_station = 'Temple Meads Station' AND ${thisYear}`),
    ),
    ask(
      "How many bikes did the vans move in August?",
      of("sum(bikes)", "rebalancing", "in_month(moved_at, 3)"),
    ),
  ),
  ...inClass(
    "time",
    ask("Trips this October compared to last October", [
      ...compared("date_trunc('month', started_at)", "count(*)", "rides", [
        october,
        "in_month(started_at, 13)",
      ]),
    ]),
    ask("did we have more trips in October than in September?", [
      ...compared("date_trunc('month', started_at)", "count(*)", "rides", [
        october,
        "in_month(started_at, 2)",
      ]),
    ]),
    ask(
      "How many flat tyres did we fix in Q3 vs Q2?",
      ["done_at", "reported_at"].flatMap((time) =>
        compared(
          `date_trunc('quarter', ${time})`,
          "count(*)",
          "mended",
          [`in_quarter(${time}, 1)`, `in_quarter(${time}, 2)`],
          "fault = 'FLT'",
        ),
      ),
    ),
    ask(
      "How many stations did we open in 2025, by city?",
      by("city", "count(*)", "stations", "in_year(opened_on, 1)"),
      groups,
    ),
  ),
];

const groupings = inClass(
  "grouping",
  ask("How many trips per weekday in Cardiff this summer (june to august)?", weekdays, anyOrder),
  ask(
    "docks per district in Leeds",
    stationsThere.map((where) =>
      by("district", "sum(docks)", "stations", `city = 'Leeds' AND ${where}`),
    ),
    anyOrder,
  ),
);

const tripsPerBike = [
  `SELECT city, count(*) / count(DISTINCT bike_id) FROM rides WHERE ${october} GROUP BY 1`,
  `SELECT b.city, n / bikes FROM (SELECT city, count(*) AS bikes FROM bikes
     WHERE status NOT IN ('LST', 'RET') GROUP BY 1) b
   JOIN (SELECT city, count(*) AS n FROM rides WHERE ${october} GROUP BY 1) r USING (city)`,
];
const daysToRepair = ["reported_at", "done_at"].map((time) =>
  by("workshop", "avg(date_diff('minute', reported_at, done_at) / 1440)", "mended", in2026(time)),
);
const busiest = by("started_at::DATE", "count(*)", "rides", thisYear);

const operations = inClass(
  "operations",
  ask(
    "top 10 start stations by trips last month",
    [
      `${by("start_station", "count(*)", "rides", october)} ${top(10)}`,
      `SELECT start_station, n FROM (SELECT start_station_id, start_station, count(*) AS n
         FROM rides WHERE ${october} GROUP BY ALL) ORDER BY 2 DESC, 1 LIMIT 10`,
    ],
    ranked,
  ),
  ask(
    "Which mechanic did the most repairs in Q3?",
    ["done_at", "reported_at"].flatMap((time) =>
      ["mechanic", "mechanic || workshop"].map(
        (who) =>
          `SELECT any_value(mechanic), count(*) FROM mended WHERE in_quarter(${time}, 1)
             GROUP BY ${who} ${top(1)}`,
      ),
    ),
  ),
  ask("what was our busiest day this year?", `${busiest} ${top(1)}`),
  ask(
    "What's the avg trip length on e-bikes this year?",
    ["minutes", "km"].map((length) =>
      of(`avg(${length})`, "rides", `bike_type = 'EL' AND ${thisYear}`),
    ),
  ),
  ask("average number of trips per bike in October, by city", tripsPerBike, anyOrder),
  ask(
    "How long does it take us on average to get a bike repaired, by workshop, ytd?",
    daysToRepair,
    anyOrder,
  ),
  ask(
    "How many different riders used us in October?",
    of("count(DISTINCT rider_id)", "rides", october),
  ),
);

const moreThan = (limit, key) =>
  `SELECT start_station, count(*) FROM rides WHERE ${october}
     GROUP BY start_station${key} HAVING count(*) > ${limit}`;

const limits = inClass(
  "limits",
  ask(
    "Which stations had more than 40 trips last month?",
    ["", ", start_station_id"].map((key) => moreThan(40, key)),
    anyOrder,
  ),
  ask(
    "how many trips took longer than 60 minutes this year",
    of("count(*)", "rides", `minutes > 60 AND ${thisYear}`),
  ),
  ask(
    "bikes with more than 5 repairs this year",
    [
      ["jobs", "reported_at"],
      ["mended", "reported_at"],
      ["mended", "done_at"],
    ].map(
      ([table, time]) => `${by("bike_no", "count(*)", table, in2026(time))} HAVING count(*) > 5`,
    ),
    anyOrder,
  ),
  ask(
    "How many repairs have been open for more than 14 days?",
    of(
      "count(*)",
      "repairs",
      "status IN ('OPN', 'WIP') AND date_diff('day', reported_at, asked_on()) > 14",
    ),
  ),
);

const absence = inClass(
  "absence",
  ask(
    "How many members have never taken a trip?",
    ["members", "riders"].flatMap((table) =>
      ["rides", "unlocked"].map((trips) =>
        of("count(*)", table, `plan IS NOT NULL AND id NOT IN (SELECT rider_id FROM ${trips})`),
      ),
    ),
  ),
  ask(
    "Which stations in Cardiff had no trips in October?",
    stationsThere.slice(0, 2).map(idle),
    anyOrder,
  ),
);

const tripsIn = (city) => of("count(*)", "rides", `city = '${city}' AND in_month(started_at, 2)`);
const august = "in_month(started_at, 3)";
const averageFare = "sum(fare) / count(*)";

const followUps = inClass(
  "follow-ups",
  thread(
    ask("How many trips in Edinburgh in September?", tripsIn("Edinburgh")),
    ask("and in Leeds?", tripsIn("Leeds")),
  ),
  thread(
    ask("What was the average fare in August?", of(averageFare, "rides", august)),
    ask(
      "split that by plan",
      ["true", "plan IS NOT NULL"].map((where) =>
        by("plan", averageFare, "rides", `${august} AND ${where}`),
      ),
      anyOrder,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why did trips in Brighton go down last month?", "a cause"),
  noAnswer("How many trips will we have in December?", "a forecast"),
  noAnswer("How many trips were there on rainy days in October?", "the model knows no weather"),
  noAnswer("Please suspend the Clifton station until Friday", "an action"),
  noAnswer("Trips in Glasgow last month", "there is no such city", "SELECT 0"),
);

export const bikeshareQuestions = [
  ...figures,
  ...groupings,
  ...operations,
  ...limits,
  ...absence,
  ...followUps,
  ...refusals,
  ...furtherBikeshareQuestions,
];
