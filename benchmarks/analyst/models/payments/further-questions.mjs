// The same payment provider, as a hurried colleague types.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { atEither, declineRate, grown, isGood, isOpen, volume, winRate } from "./views.mjs";

const anyOrder = { anyOrder: true };

const values = inClass(
  "values",
  ask(
    "tpv last month",
    atEither((time) => of(volume, "taken", `in_month(${time}, 1)`)),
  ),
  ask("avg ticket in store vs online", [
    ...compared("entry_mode", "avg(amount)", "taken", [
      "entry_mode = 'pos'",
      "entry_mode = 'ecom'",
    ]),
    of(
      ...["avg(amount)", "taken", "entry_mode = 'pos'"],
      ...["avg(amount)", "taken", "entry_mode <> 'pos'"],
    ),
    by("entry_mode", "avg(amount)", "taken"),
  ]),
);

const lastThree = "created_at >= DATE '2026-08-01'";
const partly = "count(*) FILTER (refund < amount) / count(*)";

/** A figure over the refunds of a vertical's payments, beside a figure over those that were captured. */
const refundShare = (figure, which, base) =>
  by(
    "vertical",
    `(${of(figure, "refunded r", `r.vertical = t.vertical AND ${which}`)}) / ${base}`,
    "taken t",
  );

const operations = inClass(
  "operations",
  ask(
    "apple pay share of volume ytd",
    atEither((time) =>
      of(`${volume} FILTER (pm_type = 'apple_pay') / ${volume}`, "taken", `in_year(${time}, 0)`),
    ),
  ),
  ask(
    "auth rate by card brand last 3 months",
    [lastThree, `${lastThree} AND card_brand IS NOT NULL`].map((where) =>
      by("card_brand", `1 - ${declineRate}`, "tried", where),
    ),
    groups,
  ),
  ask(
    "refund rate by vertical",
    ["true", "r.status <> 'failed'"].flatMap((which) => [
      refundShare("sum(r.refund)", which, volume),
      refundShare("count(*)", which, "count(*)"),
    ]),
    groups,
  ),
  ask("median refund", [
    of("median(refund)", "refunded"),
    of("median(refund)", "refunded", isGood),
    of("median(refund)", "refunded", "status = 'succeeded'"),
  ]),
  ask("% of refunds that are partial", [
    of(partly, "refunded"),
    of(partly, "refunded", isGood),
    of(partly, "refunded", "status = 'succeeded'"),
  ]),
  ask(
    "fee growth q3 vs q3 last yr",
    atEither((time) =>
      grown(
        ...["sum(fee)", "taken", `in_quarter(${time}, 1)`, `in_quarter(${time}, 5)`],
        `date_trunc('quarter', ${time})`,
      ),
    ),
  ),
  ask(
    "cumulative volume by month 2026",
    atEither(
      (time) =>
        `SELECT m, sum(v) OVER (ORDER BY m) FROM (${by(`${month(time)} AS m`, `${volume} AS v`, "taken", `in_year(${time}, 0)`)}) ORDER BY 1`,
    ),
    series,
  ),
);

const big = (figures, time) =>
  `SELECT ${figures} FROM taken WHERE in_year(${time}, 0) GROUP BY merchant HAVING ${volume} > 20000`;

const travel = "date_diff('day', initiated_on, arrived_on)";

const limits = inClass(
  "limits",
  ask(
    "merchants w volume over 20k this yr",
    atEither((time) => [big("merchant", time), big(`merchant, ${volume}`, time)]),
    anyOrder,
  ),
  ask(
    "payouts > 1k in oct",
    ["count(*)", "id"].flatMap((figure) =>
      ["initiated_on", "arrived_on"].flatMap((time) => [
        of(figure, "paid_out", `net > 1000 AND in_month(${time}, 1)`),
        of(figure, "paid_out", `net > 1000 AND in_month(${time}, 1) AND status <> 'F'`),
      ]),
    ),
    anyOrder,
  ),
  ask(
    "how many payouts took more than 2 days to arrive this yr",
    ["initiated_on", "arrived_on"].map((time) =>
      of("count(*)", "paid_out", `in_year(${time}, 0) AND ${travel} > 2`),
    ),
  ),
);

const unmanaged = "account_manager IS NULL";

const absence = inClass(
  "absence",
  ask(
    "active merchants w/o account manager",
    ["count(*)", "trading_name"].map((figure) =>
      of(figure, "merchants", `${unmanaged} AND status = 'ACT'`),
    ),
    anyOrder,
  ),
  ask(
    "open disputes nobody is working on",
    ["count(*)", "id"].map((figure) => of(figure, "disputed", `analyst IS NULL AND ${isOpen}`)),
    anyOrder,
  ),
);

const declined = "status = 'DEC' AND in_year(created_at, 0)";
const whoWins = (figure) => `${by("analyst", figure, "disputed", "analyst IS NOT NULL")} ${top(1)}`;

const grouping = inClass(
  "grouping",
  ask(
    "top 5 decline reasons this yr",
    `${by("decline_code", "count(*)", "tried", declined)} ${top(5)}`,
    ranked,
  ),
  ask(
    "pie chart volume by payment method this year",
    atEither((time) => by("pm_type", volume, "taken", `in_year(${time}, 0)`)),
    share,
  ),
  ask(
    "open chargebacks by reason",
    [isOpen, `${isOpen} AND stage = 'CB1'`].map((where) =>
      by("reason", "count(*)", "disputed", where),
    ),
    groups,
  ),
  ask("wich analyst wins most disputes", [
    whoWins("count(*) FILTER (status = 'won')"),
    whoWins(winRate),
  ]),
  ask(
    "busiest hour of the day",
    ["tried", "taken"].map((table) => `${by("hour(created_at)", "count(*)", table)} ${top(1)}`),
  ),
);

const unpaid = "NOT is_waived AND paid_on IS NULL AND due_on < asked_on()";

const time = inClass(
  "time",
  ask("how many merchants went live this yr", of("count(*)", "merchants", "in_year(live_on, 0)")),
  ask(
    "account fees overdue",
    ["sum(amount)", "count(*)"].map((figure) => of(figure, "billed", unpaid)),
  ),
);

const snapshots = inClass(
  "snapshots",
  ask(
    "who had a negative available balance end of oct",
    ["merchant", "merchant, available"].map((figures) =>
      of(figures, "held", "month_end = DATE '2026-10-31' AND available < 0"),
    ),
    anyOrder,
  ),
);

const yesOrNo = inClass(
  "yes or no",
  ask(
    "more fraud disputes w/o 3ds than with?",
    compared(
      ...["is_3ds", "count(*)", "disputed", ["is_3ds", "NOT is_3ds"]],
      "reason = 'fraudulent'",
    ),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("email the open chargebacks to bram", "an action"),
  noAnswer("avg response time of support last week", "no such thing"),
  noAnswer("checkout conversion of our merchants websites", "no such thing"),
  noAnswer("should we drop klarna", "advice"),
);

const walks = (time, back) => `merchant = 'Fjordvandring' AND in_year(${time}, ${back})`;

const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "volume fjordvandring 2025",
      atEither((time) => of(volume, "taken", walks(time, 1))),
    ),
    ask(
      "and this yr",
      atEither((time) => of(volume, "taken", walks(time, 0))),
    ),
    ask(
      "per month pls",
      atEither((time) => `${by(month(time), volume, "taken", walks(time, 0))} ORDER BY 1`),
      series,
    ),
  ),
);

export const paymentFurtherQuestions = [
  ...[...values, ...operations, ...limits, ...absence, ...grouping, ...time, ...snapshots],
  ...[...yesOrNo, ...refusals, ...followUps],
];
