// A ski resort, as a hurried colleague types: short, in lower case, with jargon and slips.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top, topOfEach } from "../statements.mjs";

const lastSeason = "season = '2025/26'";
const monthOf = (time, first) => `${month(time)} = DATE '${first}'`;
const january = monthOf("alarm_at", "2026-01-01");
const february = monthOf("alarm_at", "2026-02-01");

/** The sum of first entries of so many days of this year, and of the same days of the year before. */
const toDate = (from) =>
  compared("year(operated_on)", "sum(first_entries)", "lift_days", [
    `operated_on BETWEEN DATE '2026-${from}' AND DATE '2026-10-31'`,
    `operated_on BETWEEN DATE '2025-${from}' AND DATE '2025-10-31'`,
  ]);

const figures = [
  ...inClass(
    "values",
    ask("ski pass rev last season", [
      of("sum(price)", "passes", lastSeason),
      of("sum(price)", "passes", "sold_on BETWEEN DATE '2025-10-01' AND DATE '2026-09-30'"),
    ]),
    ask(
      "net pass revenue uk guests 2025",
      of("sum(price) - sum(refund)", "sold", "country = 'United Kingdom' AND in_year(sold_on, 1)"),
    ),
    ask(
      "head injuries without helmet",
      of("count(*)", "accidents", "injury = 'HD' AND NOT helmet"),
    ),
  ),
  ...inClass(
    "operations",
    ask("skier days ytd vs last yr", [...toDate("01-01"), ...toDate("10-01")]),
    ask(
      "covers oct vs oct last yr",
      compared(
        month("opened_on"),
        "sum(covers)",
        "restaurant_days",
        ["2026-10-01", "2025-10-01"].map((first) => monthOf("opened_on", first)),
      ),
    ),
    ask(
      "accidents per 1000 skier days last season",
      `SELECT 1000 * (${of("count(*)", "accidents", lastSeason)}) / (${of("sum(first_entries)", "lift_days", lastSeason)})`,
    ),
    ask("avg passes per guest", [
      of("count(guest_id) / count(DISTINCT guest_id)", "passes"),
      "SELECT (SELECT count(guest_id) FROM passes) / (SELECT count(*) FROM guests)",
    ]),
    ask("% of season passes sold online", [
      of("count(*) FILTER (channel = 'WEB') / count(*)", "passes", "kind = 'Season pass'"),
      of(
        "count(*) FILTER (channel IN ('WEB', 'APP')) / count(*)",
        "passes",
        "kind = 'Season pass'",
      ),
    ]),
    ask(
      "how many diff guests hired gear in march",
      of("count(DISTINCT guest_id)", "hires", monthOf("hired_on", "2026-03-01")),
    ),
    ask(
      "refund rate by tickt type 2025 excl season passes",
      by(
        "kind",
        "count(refunded_on) / count(*)",
        "passes",
        "kind <> 'Season pass' AND in_year(sold_on, 1)",
      ),
      groups,
    ),
  ),
];

const conditions = [
  ...inClass(
    "limits",
    ask("private lessons w more than 3 people", [
      of("count(*)", "lessons", "format = 'P' AND people > 3"),
      of("count(*)", "lessons", "format = 'P' AND people > 3 AND cancelled_on IS NULL"),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "overdue skis",
      of("count(*)", "hires", "item = 'Skis' AND returned_on IS NULL AND due_on < asked_on()"),
    ),
    ask(
      "guests w lessons but no rentals",
      [
        ...["lessons", "lessons WHERE cancelled_on IS NULL"].flatMap((lessons) =>
          ["count(*)", "name"].map((shown) =>
            of(
              shown,
              "guests",
              `id IN (SELECT guest_id FROM ${lessons}) AND id NOT IN (SELECT guest_id FROM hires)`,
            ),
          ),
        ),
      ],
      { anyOrder: true },
    ),
  ),
];

const windDays = "count(*) FILTER (wind_closed)";

/** The months that had a flight, and all months that had an accident. */
const flights = (where) =>
  [
    by(month("alarm_at"), "count(*)", "accidents", `transport = 'Helicopter' AND ${where}`),
    by(month("alarm_at"), "count(*) FILTER (transport = 'Helicopter')", "accidents", where),
  ].map((statement) => `${statement} ORDER BY 1`);

const groupings = [
  ...inClass(
    "grouping",
    ask(
      "top 3 instuctors by rating",
      `${by("instructor", "avg(rating)", "lessons")} ${top(3)}`,
      ranked,
    ),
    ask(
      "wind days per lift 25/26",
      [
        by("lift", windDays, "lift_days", lastSeason),
        `${by("lift", windDays, "lift_days", lastSeason)} HAVING ${windDays} > 0`,
      ],
      groups,
    ),
    ask(
      "best selling ticket type each season",
      ["count(*)", "sum(price)"].map((figure) => topOfEach(1, "season", "kind", figure, "passes")),
      { anyOrder: true },
    ),
    ask(
      "accidents at weekends last season",
      of("count(*)", "accidents", `isodow(alarm_at) > 5 AND ${lastSeason}`),
    ),
    ask("busiest day ever on the lifts", [
      `${by("operated_on", "sum(rides)", "lift_days")} ${top(1)}`,
      `${by("operated_on", "sum(first_entries)", "lift_days")} ${top(1)}`,
    ]),
  ),
  ...inClass(
    "time",
    ask(
      "helicopter rescues by month last winter",
      [
        ...flights(lastSeason),
        ...flights("alarm_at >= DATE '2025-12-01' AND alarm_at < DATE '2026-03-01'"),
        ...flights("alarm_at >= DATE '2025-12-01' AND alarm_at < DATE '2026-05-01'"),
      ],
      series,
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "how deep is the snow right now",
      of("avg(snow_depth)", "lift_days", "operated_on = DATE '2026-10-31'"),
    ),
  ),
  ...inClass(
    "yes or no",
    ask(
      "is barenhutte busier than la creperie",
      compared("restaurant", "sum(covers)", "restaurant_days", [
        "restaurant = 'Bärenhütte'",
        "restaurant = 'La Crêperie'",
      ]),
    ),
  ),
];

const followUps = inClass(
  "follow-ups",
  thread(
    ask("how many accidents in jan", of("count(*)", "accidents", january)),
    ask("and feb?", of("count(*)", "accidents", february)),
    ask(
      "which run was worst",
      `${by("piste", "count(*)", "accidents", `piste IS NOT NULL AND ${february}`)} ${top(1)}`,
    ),
  ),
  thread(
    ask(
      "repair costs last season by item",
      by("item", "sum(repair_cost)", "hires", lastSeason),
      groups,
    ),
    ask(
      "just the vip stuff",
      [
        by("item", "sum(repair_cost)", "hires", `quality = 'V' AND ${lastSeason}`),
        of("sum(repair_cost)", "hires", `quality = 'V' AND ${lastSeason}`),
      ],
      groups,
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("avg queue time at the lifts", "no such thing"),
  noAnswer("forecast rides for dec", "no forecast"),
  noAnswer("whats our margin on food", "no costs of food"),
  noAnswer("cancel all lessons tmrw", "an action"),
);

export const furtherSkiingQuestions = [
  ...figures,
  ...conditions,
  ...groupings,
  ...followUps,
  ...refusals,
];
