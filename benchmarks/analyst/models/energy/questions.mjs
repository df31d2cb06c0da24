// Energy, as facility managers type. The readings are called `u`, the bills `b`, the alarms `a`, all joined.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { by, of } from "../statements.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const any = { anyOrder: true };
const gross = "sum(net + vat)";

const simple = inClass(
  "figures",
  ask("total consumption last month", of("sum(kwh)", "u", "in_month(rd_date, 1)")),
  ask(
    "electricty usage in 2025",
    of("sum(kwh)", "u", "medium = 'electricity' AND in_year(rd_date, 1)"),
  ),
  ask("how much do we still owe", of(gross, "b", "state <> 'paid'")),
  ask("open alarms", of("count(*)", "a", "cleared_at IS NULL")),
  ask("how many active meters have we got", of("count(*)", "meters", "removed_on IS NULL")),
  ask("avg time to clear an alarm", of("avg(minutes)", "a")),
  ask("peak demand this year and when was it", [
    "SELECT peak_kw, rd_date FROM u WHERE in_year(rd_date, 0) ORDER BY 1 DESC NULLS LAST LIMIT 1",
    "SELECT peak_kw, date_trunc('month', rd_date) FROM u WHERE in_year(rd_date, 0) ORDER BY 1 DESC NULLS LAST LIMIT 1",
  ]),
  ask(
    "number of bills and net amount in q3",
    of("count(*), sum(net)", "b", "in_quarter(issued_on, 1)"),
  ),
  ask(
    "how many readings are missing in 2026",
    of("count(*)", "u", "kwh IS NULL AND in_year(rd_date, 0)"),
  ),
);

const values = inClass(
  "values",
  ask(
    "gas at cold store 1 this yr",
    of("sum(kwh)", "u", "medium = 'gas' AND site_nm = 'Cold Store 1' AND in_year(rd_date, 0)"),
  ),
  ask(
    "both cold stores together, kwh in october",
    of("sum(kwh)", "u", "site_nm IN ('Cold Store 1', 'Cold Store 2') AND in_month(rd_date, 1)"),
  ),
  ask(
    "usage of the bakery in sept",
    of("sum(kwh)", "u", "site_nm = 'Bakery' AND in_month(rd_date, 2)"),
  ),
  ask(
    "consumption store peak district last month",
    of("sum(kwh)", "u", "site_nm = 'Store Peak District' AND in_month(rd_date, 1)"),
  ),
  ask(
    "how many PEAK alarms this year",
    of("count(*)", "a", "code = 'PEAK' AND in_year(raised_at, 0)"),
  ),
  ask("comm loss alarms per region", by("region", "count(*)", "a", "code = 'COMM_LOSS'"), groups),
  ask("critical alerts in the last 60 days", [
    of("count(*)", "a", "sev = 'crit' AND raised_at >= asked_on() - 60 AND raised_at < asked_on()"),
    of(
      "count(*)",
      "a",
      "sev = 'crit' AND raised_at >= asked_on() - 59 AND raised_at < asked_on() + 1",
    ),
    of(
      "count(*)",
      "a",
      "sev = 'crit' AND raised_at >= asked_on() - 60 AND raised_at < asked_on() + 1",
    ),
  ]),
  ask("disputed invoices", of("count(*)", "b", "state = 'disputed'")),
  ask(
    "readings of meter E-10026 over 400 kwh",
    of("count(*)", "u", "mtr_no = 'E-10026' AND kwh > 400"),
  ),
  ask("sites with solar", of("count(*)", "sites", "has_pv")),
  ask(
    "electricity of sites without PV in october",
    of("sum(kwh)", "u", "medium = 'electricity' AND NOT has_pv AND in_month(rd_date, 1)"),
  ),
  ask(
    "HQ heat jan to mar 2026",
    of(
      "sum(kwh)",
      "u",
      "site_nm = 'HQ' AND medium = 'heat' AND rd_date BETWEEN DATE '2026-01-01' AND DATE '2026-03-31'",
    ),
  ),
);

const times = inClass(
  "time",
  ask(
    "consumption october vs same month last year",
    of("sum(kwh)", "u", "in_month(rd_date, 1)", "sum(kwh)", "u", "in_month(rd_date, 13)"),
  ),
  ask(
    "% change in gas usage sept to oct",
    `SELECT (${of("sum(kwh)", "u", "medium = 'gas' AND in_month(rd_date, 1)")}) / (${of("sum(kwh)", "u", "medium = 'gas' AND in_month(rd_date, 2)")}) - 1`,
  ),
  ask("are we using less electricity this year than in the same period of 2025", [
    of(
      ...["sum(kwh)", "u", "medium = 'electricity' AND in_year(rd_date, 0)"],
      ...[
        "sum(kwh)",
        "u",
        "medium = 'electricity' AND rd_date BETWEEN DATE '2025-01-01' AND DATE '2025-10-31'",
      ],
    ),
    of(
      ...["sum(kwh)", "u", "medium = 'electricity' AND in_year(rd_date, 0)"],
      ...[
        "sum(kwh)",
        "u",
        "medium = 'electricity' AND rd_date BETWEEN DATE '2025-01-01' AND DATE '2025-11-01'",
      ],
    ),
  ]),
  ask(
    "net cost fy2026",
    of("sum(net)", "b", "issued_on >= DATE '2025-07-01' AND issued_on < DATE '2026-07-01'"),
  ),
  ask(
    "costs by quarter since jan 2025",
    `${by("date_trunc('quarter', issued_on)", "sum(net)", "b", "issued_on >= DATE '2025-01-01'")} ORDER BY 1`,
    series,
  ),
  ask(
    "monthly heat consumption 2025",
    `${by("date_trunc('month', rd_date)", "sum(kwh)", "u", "medium = 'heat' AND in_year(rd_date, 1)")} ORDER BY 1`,
    series,
  ),
  ask(
    "which month had the highest consumption",
    `${by("date_trunc('month', rd_date)", "sum(kwh)", "u")} ORDER BY 2 DESC LIMIT 1`,
  ),
  ask(
    "average daily consumption in october",
    "SELECT avg(s) FROM (SELECT sum(kwh) AS s FROM u WHERE in_month(rd_date, 1) GROUP BY rd_date)",
  ),
  ask("bills due in november", [
    of("count(*)", "b", "in_month(due_on, 0)"),
    of("count(*)", "b", "in_month(due_on, 0) AND state <> 'paid'"),
  ]),
  ask("overdue bills", of("count(*)", "b", "state <> 'paid' AND due_on < asked_on()")),
  ask("avg days to pay a bill", [of("avg(date_diff('day', issued_on, paid_on))", "b")]),
  ask("alarms by hour of day", `${by("hour(raised_at)", "count(*)", "a")} ORDER BY 1`, any),
  ask(
    "electricity on weekends in october",
    of(
      "sum(kwh)",
      "u",
      "medium = 'electricity' AND in_month(rd_date, 1) AND dayofweek(rd_date) IN (0, 6)",
    ),
  ),
);

const ranks = inClass(
  "ranks",
  ask(
    "top 5 sites by electricity use this yr",
    `${by("site_nm", "sum(kwh)", "u", "medium = 'electricity' AND in_year(rd_date, 0)")} ORDER BY 2 DESC LIMIT 5`,
  ),
  ask("which site costs the least", `${by("site_nm", "sum(net)", "b")} ORDER BY 2 LIMIT 1`),
  ask(
    "site with most alarms per sector",
    "SELECT sector, site_nm, count(*) AS n FROM a GROUP BY 1, 2 QUALIFY rank() OVER (PARTITION BY sector ORDER BY n DESC) = 1",
    any,
  ),
  ask("3 smallest sites by floor area", "SELECT site_nm, sqm FROM sites ORDER BY sqm LIMIT 3"),
  ask(
    "what alarm code takes longest to clear",
    `${by("code", "avg(minutes)", "a")} ORDER BY 2 DESC LIMIT 1`,
  ),
  ask(
    "meters with more than 65 alarms",
    `${by("mtr_no", "count(*)", "a")} HAVING count(*) > 65`,
    any,
  ),
);

const operations = inClass(
  "operations",
  ask(
    "kwh per square metre by site in 2025",
    "SELECT site_nm, sum(kwh) / any_value(sqm) FROM u WHERE in_year(rd_date, 1) GROUP BY 1",
    any,
  ),
  ask("share of gas in total consumption", of("sum(kwh) FILTER (medium = 'gas') / sum(kwh)", "u")),
  ask(
    "estimation rate smart vs not smart meters",
    by("is_smart", "count(*) FILTER (is_est) / count(*)", "u"),
    any,
  ),
  ask("what percent of bills is paid", of("avg((state = 'paid')::INT)", "b")),
  ask("average bill by sector", by("sector", "avg(net)", "b"), groups),
  ask(
    "cost split by region in percent",
    `SELECT region, sum(net) / (${of("sum(net)", "b")}) FROM b GROUP BY 1`,
    any,
  ),
  ask("avg alarms per site", [
    of("count(*) / count(DISTINCT site_nm)", "a"),
    "SELECT (SELECT count(*) FROM a) / (SELECT count(*) FROM sites)",
  ]),
  ask("alarms excluding info", of("count(*)", "a", "sev <> 'info'")),
  ask("gross minus net this year", of("sum(vat)", "b", "in_year(issued_on, 0)")),
);

const threads = inClass(
  "follow-ups",
  thread(
    ask(
      "electricity by site last month",
      by("site_nm", "sum(kwh)", "u", "medium = 'electricity' AND in_month(rd_date, 1)"),
      any,
    ),
    ask(
      "same for gas",
      by("site_nm", "sum(kwh)", "u", "medium = 'gas' AND in_month(rd_date, 1)"),
      any,
    ),
    ask(
      "only north",
      by(
        "site_nm",
        "sum(kwh)",
        "u",
        "medium = 'gas' AND region = 'North' AND in_month(rd_date, 1)",
      ),
      any,
    ),
  ),
  thread(
    ask("how many alarms in q3", of("count(*)", "a", "in_quarter(raised_at, 1)")),
    ask(
      "how many of those were critical?",
      of("count(*)", "a", "sev = 'crit' AND in_quarter(raised_at, 1)"),
    ),
    ask("and q2", of("count(*)", "a", "sev = 'crit' AND in_quarter(raised_at, 2)")),
  ),
);

const without = inClass(
  "no answer",
  noAnswer("why is cold store 2 using so much", "causes are not in the data"),
  noAnswer("co2 emissions last year", "not in the model"),
  noAnswer("how much water did HQ use", "no such medium", "SELECT 0"),
  noAnswer("what will the gas bill be in january", "there is no forecast"),
  noAnswer("usage of the store", "three stores are called so"),
  noAnswer("who acknowledged the critical alarms", "no persons in the model"),
  noAnswer("bank ref of bill 17", "hidden"),
  noAnswer("price per kwh of electricity", "bills do not name a medium"),
  noAnswer("how much did the solar panels produce", "only what is used is metered"),
  noAnswer("clear all info alarms", "an order to do something"),
);

export const energyQuestions = [
  ...[...simple, ...values, ...times, ...ranks],
  ...[...operations, ...threads, ...without],
];

const site = "s.site_nm, s.sector, s.region, s.has_pv, s.sqm";
const meter = "m.mtr_no, m.medium, m.is_smart";

export const energyViews = [
  `CREATE VIEW u AS SELECT r.*, ${meter}, ${site}
     FROM rdg r JOIN meters m ON m.id = r.meter_id JOIN sites s ON s.id = m.site_id`,
  `CREATE VIEW b AS SELECT i.*, ${site} FROM bills i JOIN sites s ON s.id = i.site_id`,
  `CREATE VIEW a AS SELECT l.*, date_diff('minute', raised_at, cleared_at) AS minutes, ${meter}, ${site}
     FROM alarms l JOIN meters m ON m.id = l.meter_id JOIN sites s ON s.id = m.site_id`,
];
