// A game, as its product managers type. The sessions are called `s`, the purchases `p`, both joined.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, of } from "../statements.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const any = { anyOrder: true };
const net = "sum(usd_gross - store_fee) FILTER (NOT refunded)";
const crash = "count(*) FILTER (crashed) / count(*)";
const actives = "count(DISTINCT plyr_id)";

const simple = inClass(
  "figures",
  ask("MAU october", of(actives, "s", "in_month(st_at, 1)")),
  ask("net rev last month", of(net, "p", "in_month(bought_at, 1)")),
  ask(
    "installs last week",
    of("count(*)", "plyr", "created_at >= DATE '2026-10-19' AND created_at < DATE '2026-10-26'"),
  ),
  ask("avg session length", of("avg(dur_s)", "s")),
  ask("crash rate", of(crash, "s")),
  ask("total hours played in 2026", of("sum(dur_s) / 3600", "s", "in_year(st_at, 0)")),
  ask("how many refunds ytd", of("count(*)", "p", "refunded AND in_year(bought_at, 0)")),
  ask("arppu q3", of(`${net} / ${actives}`, "p", "in_quarter(bought_at, 1)")),
  ask(
    "DAU yesterday",
    of(actives, "s", "st_at >= DATE '2026-10-31' AND st_at < DATE '2026-11-01'"),
  ),
  ask(
    "sessions and active players in september",
    of(`count(*), ${actives}`, "s", "in_month(st_at, 2)"),
  ),
);

const values = inClass(
  "values",
  ask("how many season passes did we sell this year", [
    of("sum(qty)", "p", "sku = 'season_pass' AND in_year(bought_at, 0)"),
    of("count(*)", "p", "sku = 'season_pass' AND in_year(bought_at, 0)"),
  ]),
  ask(
    "revenue from both gem packs in 2025",
    of(net, "p", "sku IN ('gem_pack_s', 'gem_pack_l') AND in_year(bought_at, 1)"),
  ),
  ask(
    "session royale sessions last month",
    of("count(*)", "s", "mode = 'session royale' AND in_month(st_at, 1)"),
  ),
  ask("crash rate 2.0.0 vs 1.4.0", by("build", crash, "s", "build IN ('2.0.0', '1.4.0')"), any),
  ask("installs from tiktok", of("count(*)", "plyr", "acq_src = 'tiktok_ads'")),
  ask(
    "playtime on steam in oct",
    of("sum(dur_s) / 3600", "s", "plat = 'steam' AND in_month(st_at, 1)"),
  ),
  ask("german players", of("count(*)", "plyr", "ctry = 'DE'")),
  ask(
    "revenue brazil and japan this yr",
    [
      of(net, "p", "ctry IN ('BR', 'JP') AND in_year(bought_at, 0)"),
      by("ctry", net, "p", "ctry IN ('BR', 'JP') AND in_year(bought_at, 0)"),
    ],
    any,
  ),
  ask("players with unknown age group", of("count(*)", "plyr", "age_grp IS NULL")),
  ask(
    "sessions over an hour last month",
    of("count(*)", "s", "dur_s > 3600 AND in_month(st_at, 1)"),
  ),
  ask(
    "purchases above 10 dollars in 2025",
    of("count(*)", "p", "usd_gross > 10 AND in_year(bought_at, 1)"),
  ),
  ask("non paying players on ios", of("count(*)", "plyr", "NOT is_payer AND plat = 'ios'")),
  ask(
    "how many sessions of paying players crashed in october",
    of("count(*)", "s", "is_payer AND crashed AND in_month(st_at, 1)"),
  ),
);

const times = inClass(
  "time",
  ask(
    "net revenue by month last year",
    `${by("date_trunc('month', bought_at)", net, "p", "in_year(bought_at, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "revenue this october compared to october last yr",
    of(...[net, "p", "in_month(bought_at, 1)"], ...[net, "p", "in_month(bought_at, 13)"]),
  ),
  ask(
    "weekly actives for the last 4 weeks",
    [
      `${by("date_trunc('week', st_at)", actives, "s", "st_at >= DATE '2026-10-05' AND st_at < DATE '2026-11-02'")} ORDER BY 1`,
      `${by("date_trunc('week', st_at)", actives, "s", "st_at >= DATE '2026-09-28' AND st_at < DATE '2026-10-26'")} ORDER BY 1`,
      `${by("date_trunc('week', st_at)", actives, "s", "st_at >= DATE '2026-10-04' AND st_at < DATE '2026-11-01'")} ORDER BY 1`,
    ],
    series,
  ),
  ask(
    "gross bookings FY 2026",
    of("sum(usd_gross)", "p", "bought_at >= DATE '2025-02-01' AND bought_at < DATE '2026-02-01'"),
  ),
  ask(
    "are installs up or down vs september?",
    of(
      ...["count(*)", "plyr", "in_month(created_at, 1)"],
      ...["count(*)", "plyr", "in_month(created_at, 2)"],
    ),
  ),
  ask("sessions by weekday", by("dayname(st_at)", "count(*)", "s"), any),
  ask(
    "what hour of day do people play the most",
    `${by("hour(st_at)", "count(*)", "s")} ORDER BY 2 DESC LIMIT 1`,
  ),
  ask(
    "best revenue month ever",
    `${by("date_trunc('month', bought_at)", net, "p")} ORDER BY 2 DESC LIMIT 1`,
  ),
  ask("month over month growth of gross bookings this year", [
    "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('month', bought_at) AS g, sum(usd_gross) AS v FROM p WHERE bought_at >= DATE '2025-12-01' GROUP BY 1) QUALIFY g >= DATE '2026-01-01' ORDER BY 1",
    "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('month', bought_at) AS g, sum(usd_gross) AS v FROM p WHERE in_year(bought_at, 0) GROUP BY 1) ORDER BY 1",
    "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('month', bought_at) AS g, sum(usd_gross) AS v FROM p WHERE in_year(bought_at, 0) GROUP BY 1) QUALIFY g > DATE '2026-01-01' ORDER BY 1",
  ]),
  ask("crashes since 1 sept", of("count(*)", "s", "crashed AND st_at >= DATE '2026-09-01'")),
  ask("avg days from install to purchase", of("avg(date_diff('day', created_at, bought_at))", "p")),
);

const ranks = inClass(
  "ranks",
  ask("top 3 skus by units", `${by("sku", "sum(qty)", "p")} ORDER BY 2 DESC LIMIT 3`),
  ask("which build crashes most", [
    `${by("build", crash, "s")} ORDER BY 2 DESC LIMIT 1`,
    `${by("build", "count(*) FILTER (crashed)", "s")} ORDER BY 2 DESC LIMIT 1`,
  ]),
  ask(
    "lowest converting acquisition source",
    `${by("acq_src", "avg(is_payer::INT)", "plyr")} ORDER BY 2 LIMIT 1`,
  ),
  ask(
    "top sku per country by net revenue",
    `SELECT ctry, sku, ${net} AS v FROM p GROUP BY 1, 2 QUALIFY rank() OVER (PARTITION BY ctry ORDER BY v DESC NULLS LAST) = 1`,
    any,
  ),
  ask(
    "countries with less than 4500 sessions in 2026",
    `${by("ctry", "count(*)", "s", "in_year(st_at, 0)")} HAVING count(*) < 4500`,
    any,
  ),
);

const operations = inClass(
  "operations",
  ask(
    "share of sessions per platform",
    "SELECT plat, count(*) / (SELECT count(*) FROM s) FROM s GROUP BY 1",
    any,
  ),
  ask(
    "sessions per active player by platform in october",
    by("plat", `count(*) / ${actives}`, "s", "in_month(st_at, 1)"),
    any,
  ),
  ask("what % of players ever paid", [
    of("avg(is_payer::INT)", "plyr"),
    "SELECT (SELECT count(DISTINCT plyr_id) FROM iap) / (SELECT count(*) FROM plyr)",
  ]),
  ask(
    "revenue per install by source",
    "SELECT acq_src, v / n FROM (SELECT acq_src, count(*) AS n FROM plyr GROUP BY 1) JOIN (SELECT acq_src, sum(usd_gross - store_fee) FILTER (NOT refunded) AS v FROM p GROUP BY 1) USING (acq_src)",
    any,
  ),
  ask("90th percentile of session length", [
    of("quantile_cont(dur_s, 0.9)", "s"),
    of("quantile_disc(dur_s, 0.9)", "s"),
  ]),
  ask("refund rate by sku", by("sku", "count(*) FILTER (refunded) / count(*)", "p"), any),
  ask(
    "installs without a single session",
    of("count(*)", "plyr", "id NOT IN (SELECT plyr_id FROM sess)"),
  ),
  ask("crash rate excluding 2.0.0", of(crash, "s", "build <> '2.0.0'")),
  ask("avg purchases per buyer", of(`count(*) / ${actives}`, "p")),
  ask("highest level by platform", by("plat", "max(lvl_to)", "s"), groups),
  ask(
    "average of avg session length over game modes",
    "SELECT avg(v) FROM (SELECT avg(dur_s) AS v FROM s GROUP BY mode)",
  ),
);

const levels = inClass(
  "levels",
  ask("gems in circulation", of("sum(gem_bal)", "srv", "snap_dt = (SELECT max(snap_dt) FROM srv)")),
  ask(
    "gems in circulation end of june by region",
    by("region", "sum(gem_bal)", "srv", "snap_dt = DATE '2026-06-29'"),
    any,
  ),
  ask("peak ccu EU this year", of("max(ccu_peak)", "srv", "region = 'EU' AND in_year(snap_dt, 0)")),
);

const threads = inClass(
  "follow-ups",
  thread(
    ask("net revenue by platform last month", by("plat", net, "p", "in_month(bought_at, 1)"), any),
    ask("now by country", by("ctry", net, "p", "in_month(bought_at, 1)"), any),
    ask("without the US", by("ctry", net, "p", "ctry <> 'US' AND in_month(bought_at, 1)"), any),
  ),
  thread(
    ask("crashes last month", of("count(*)", "s", "crashed AND in_month(st_at, 1)")),
    ask("on android?", of("count(*)", "s", "crashed AND plat = 'android' AND in_month(st_at, 1)")),
    ask("and as a rate", of(crash, "s", "plat = 'android' AND in_month(st_at, 1)")),
  ),
);

const without = inClass(
  "no answer",
  noAnswer("why do people churn after level 10", "causes are not in the data"),
  noAnswer("what did we pay apple in store fees", "hidden by the policy"),
  noAnswer("handle of the player with the most crashes", "hidden"),
  noAnswer("cost per install for tiktok", "no costs in the model"),
  noAnswer("revenue next quarter", "there is no forecast"),
  noAnswer("crash rate on windows phone", "no such platform"),
  noAnswer("d7 retention", "how it is counted is not in the model"),
  noAnswer("gem pack sales", "two packs, and units or money"),
  noAnswer("ban everyone who got a refund", "an order to do something"),
  noAnswer("how many players uninstalled", "not in the model"),
);

export const gameQuestions = [
  ...[...simple, ...values, ...times, ...ranks],
  ...[...operations, ...levels, ...threads, ...without],
];

const player = "y.plat, y.ctry, y.acq_src, y.is_payer, y.age_grp, y.created_at";

export const gameViews = [
  `CREATE VIEW s AS SELECT e.*, ${player} FROM sess e JOIN plyr y ON y.id = e.plyr_id`,
  `CREATE VIEW p AS SELECT i.*, ${player} FROM iap i JOIN plyr y ON y.id = i.plyr_id`,
];
