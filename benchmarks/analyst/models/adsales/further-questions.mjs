// A seller of outdoor advertising: what an account manager and a regional manager want to know.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const thisYear = "in_year(booked_on, 0)";
const lastMonth = "in_month(booked_on, 1)";
const isOf = (advertiser) => `advertiser = '${advertiser}'`;
const won = "status IN ('WON', 'CXL')";

const chloe = "account_manager = 'Chloe Barnes' AND in_quarter(decided_on, 0)";
const nextWeek = "starts_on >= DATE '2026-11-02' AND starts_on < DATE '2026-11-09'";
const onAir = "starts_on < DATE '2026-11-01' AND ends_on >= DATE '2026-01-01'";

/** Who is among the bookings of last year, and not among this year's. */
const gone = (table, where) =>
  `SELECT DISTINCT advertiser FROM ${table} WHERE ${where} AND in_year(booked_on, 1)
     EXCEPT SELECT advertiser FROM ${table} WHERE ${where} AND ${thisYear} ORDER BY 1`;

const oftenWon = (condition) =>
  `${by("advertiser", "count(*)", "campaigns", `${condition} AND in_year(decided_on, 0)`)}
     HAVING count(*) > 10 ORDER BY 2 DESC, 1`;

const topLocations = (city) =>
  `${by("location", "sum(net)", "sold", `city = '${city}' AND ${thisYear}`)} ${top(5)}`;

/** Revenue of each state for each of its panels, of which some are counted. */
const perPanel = (condition) =>
  `SELECT s.state, revenue / panels FROM
     (${by("state", "sum(net) AS revenue", "sold", thisYear)}) s JOIN
     (${by("state", "count(*) AS panels", "panels", condition)}) p USING (state)`;

const accountManager = [
  ...inClass(
    "values",
    ask("How many campaigns did Chloe Barnes win this quarter?", [
      of("count(*)", "campaigns", `${chloe} AND ${won}`),
      of("count(*)", "campaigns", `${chloe} AND status = 'WON'`),
    ]),
    ask(
      "How many different advertisers have been on our panels in Brisbane this year?",
      [
        onAir,
        "in_year(starts_on, 0)",
        "in_year(starts_on, 0) AND starts_on < asked_on()",
        thisYear,
      ].map((time) => of("count(DISTINCT advertiser)", "sold", `city = 'Brisbane' AND ${time}`)),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Revenue from Harbour Bank in 2025",
        of("sum(net)", "sold", `${isOf("Harbour Bank")} AND in_year(booked_on, 1)`),
      ),
      ask("and 2026 so far?", of("sum(net)", "sold", `${isOf("Harbour Bank")} AND ${thisYear}`)),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which advertisers booked in 2025 but not in 2026?",
      [gone("sold", "true"), gone("booked", "true"), gone("booked", "status <> 'CXL'")],
      anyOrder,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "average discount by format this year",
      [
        by("format", "1 - sum(net) / sum(gross)", "sold", thisYear),
        by("format", "avg(discount_pct)", "sold", thisYear),
        by("format", "avg(discount_pct)", "booked", thisYear),
      ],
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Which campaigns start next week?",
      ["status = 'WON'", "status IN ('WON', 'QUO')", "true"].flatMap((status) =>
        ["name", "campaign_no"].map(
          (column) => `SELECT ${column} FROM campaigns WHERE ${status} AND ${nextWeek} ORDER BY 1`,
        ),
      ),
      anyOrder,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "advertisers with more than 10 campaigns won this year",
      [oftenWon(won), oftenWon("status = 'WON'")],
      anyOrder,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "How many quotes are open and what are they worth?",
      of("count(*), sum(budget_cents) / 100", "campaigns", "status = 'QUO'"),
    ),
    ask("On average how many panels does a campaign have?", [
      of("count(*) / count(DISTINCT campaign_id)", "sold"),
      of("count(*) / count(DISTINCT campaign_id)", "booked"),
      of("count(*) / count(DISTINCT campaign_id)", "booked", "status <> 'CXL'"),
    ]),
  ),
];

const regionalManager = [
  ...inClass(
    "grouping",
    ask(
      "revenue by account manager last month",
      by("account_manager", "sum(net)", "sold", lastMonth),
      groups,
    ),
    ask(
      "revenue by state and format this year",
      `SELECT state, format, sum(net) FROM sold WHERE ${thisYear} GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Target attainment of the Melbourne team in October",
      of(
        "sum(achieved_cents) / sum(target_cents)",
        "targets",
        "team = 'Melbourne' AND in_month(month, 1)",
      ),
    ),
  ),
  ...inClass(
    "ranking",
    ask(
      "Who is furthest behind target this year?",
      [
        ["sum(achieved_cents) / sum(target_cents)", "ASC"],
        ["sum(target_cents - achieved_cents) / 100", "DESC"],
      ].map(
        ([figure, direction]) =>
          `${by("account_manager", figure, "targets", "in_year(month, 0)")} ${top(1, direction)}`,
      ),
    ),
    ask(
      "top 3 advertisers in each state this year",
      topOfEach(3, "state", "advertiser", "sum(net)", "sold", thisYear),
      anyOrder,
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "booked revenue in Victoria last month",
        of("sum(net)", "sold", `state = 'VIC' AND ${lastMonth}`),
      ),
      ask(
        "and the same month last year?",
        of("sum(net)", "sold", "state = 'VIC' AND in_month(booked_on, 13)"),
      ),
    ),
    thread(
      ask("Top 5 locations in Melbourne by revenue this year", topLocations("Melbourne"), ranked),
      ask("same for Sydney", topLocations("Sydney"), ranked),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "monthly revenue on digital panels over the last 12 months",
      `${by(month("booked_on"), "sum(net)", "sold", "is_digital AND booked_on >= DATE '2025-11-01'")} ORDER BY 1`,
      series,
    ),
    ask("Did we book more in October than in September?", [
      of("sum(net)", "sold", lastMonth, "sum(net)", "sold", "in_month(booked_on, 2)"),
      of("count(*)", "sold", lastMonth, "count(*)", "sold", "in_month(booked_on, 2)"),
      of("count(*)", "booked", lastMonth, "count(*)", "booked", "in_month(booked_on, 2)"),
    ]),
  ),
  ...inClass(
    "operations",
    ask(
      "Revenue per panel by state this year",
      [
        by("state", "sum(net) / count(DISTINCT panel_id)", "sold", thisYear),
        perPanel("true"),
        perPanel("status = 'ACT'"),
      ],
      groups,
    ),
    ask(
      "What percentage of this year's revenue comes through agencies?",
      of("sum(net) FILTER (agency IS NOT NULL) / sum(net)", "sold", thisYear),
    ),
  ),
];

export const furtherAdsalesQuestions = [...accountManager, ...regionalManager];
