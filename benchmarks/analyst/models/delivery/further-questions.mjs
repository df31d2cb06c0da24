// A food-delivery platform: what its customer care and those who keep the books ask.
import { ask, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const inQuarter = "in_quarter(opened_at, 1)";

/** Complaints per hundred orders of each city, by when the complaint or the order was made. */
const perHundred = (time, table) =>
  `SELECT city, 100.0 * c.complaints / o.orders
   FROM (${by("city", "count(*) AS complaints", "cases", `in_quarter(${time}, 1)`)}) c
   JOIN (${by("city", "count(*) AS orders", table, "in_quarter(placed_at, 1)")}) o USING (city)`;

/** The names that five restaurants with the most complaints have, or those restaurants themselves. */
const mostComplaints = (group) =>
  `SELECT ${group}, count(*) AS complaints FROM cases WHERE ${inQuarter} GROUP BY ALL
   ORDER BY complaints DESC, ${group} LIMIT 5`;

const care = [
  ask("how many complaints are still open?", of("count(*)", "cases", "closed_at IS NULL")),
  ask(
    "refunds by month this year",
    ["opened_at", "closed_at"].map(
      (time) => `${by(month(time), "sum(refund)", "cases", `in_year(${time}, 0)`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "how much of this year's refunds do the restaurants pay themselves?",
    [
      "sum(refund) FILTER (charged_to = 'R')",
      "sum(refund) FILTER (charged_to = 'R') / sum(refund)",
    ].flatMap((figure) =>
      ["opened_at", "closed_at"].map((time) => of(figure, "cases", `in_year(${time}, 0)`)),
    ),
  ),
  ask("cold food complaints last month vs the month before", [
    of(
      ...["count(*)", "cases", "reason = 'COLD' AND in_month(opened_at, 1)"],
      ...["count(*)", "cases", "reason = 'COLD' AND in_month(opened_at, 2)"],
    ),
    ...["ASC", "DESC"].map(
      (direction) =>
        `${by(month("opened_at"), "count(*)", "cases", "reason = 'COLD' AND (in_month(opened_at, 1) OR in_month(opened_at, 2))")} ORDER BY 1 ${direction}`,
    ),
  ]),
  ask(
    "average time to close a complaint in October",
    ["opened_at", "closed_at"].map((time) => of("avg(hours)", "cases", `in_month(${time}, 1)`)),
  ),
  ask(
    "complaints per 100 orders by city in Q3",
    ["opened_at", "placed_at"].flatMap((time) =>
      ["placed", "done"].map((table) => perHundred(time, table)),
    ),
    groups,
  ),
  thread(
    ask(
      "why were orders cancelled in October?",
      [
        by("cancel_reason", "count(*)", "placed", "status = 'CAN' AND in_month(placed_at, 1)"),
        by(
          ...["cancel_reason", "count(*)", "placed"],
          "status = 'CAN' AND in_month(placed_at, 1) AND cancel_reason IS NOT NULL",
        ),
        by("cancel_reason", "count(*)", "placed", "status <> 'DLV' AND in_month(placed_at, 1)"),
      ],
      groups,
    ),
    ask(
      "just Liverpool",
      [
        by(
          "cancel_reason",
          "count(*)",
          "placed",
          "status = 'CAN' AND in_month(placed_at, 1) AND city = 'Liverpool'",
        ),
        by(
          ...["cancel_reason", "count(*)", "placed"],
          "status = 'CAN' AND in_month(placed_at, 1) AND city = 'Liverpool' AND cancel_reason IS NOT NULL",
        ),
        by(
          "cancel_reason",
          "count(*)",
          "placed",
          "status <> 'DLV' AND in_month(placed_at, 1) AND city = 'Liverpool'",
        ),
      ],
      groups,
    ),
  ),
  thread(
    ask(
      "which 5 restaurants had the most complaints in Q3?",
      ["restaurant", "restaurant, restaurant_id"].map(
        (group) =>
          `SELECT restaurant, complaints FROM (${mostComplaints(group)}) ORDER BY complaints DESC, restaurant`,
      ),
    ),
    ask(
      "how much did we refund for those?",
      ["restaurant", "restaurant_id"].flatMap((key) => {
        const those = `${inQuarter} AND ${key} IN (SELECT ${key} FROM (${mostComplaints(key === "restaurant" ? key : "restaurant, restaurant_id")}))`;
        return [
          of("sum(refund)", "cases", those),
          `SELECT restaurant, sum(refund) FROM cases WHERE ${those} GROUP BY ALL ORDER BY 2 DESC`,
        ];
      }),
      anyOrder,
    ),
  ),
];

const september = (time) => `restaurant = 'Bella Napoli' AND in_month(${time}, 2)`;
const paidInOctober = "status = 'PAID' AND in_month(paid_on, 1)";

const books = [
  ask("what was paid out to Bella Napoli in September?", [
    of("sum(net)", "statements", `status = 'PAID' AND ${september("paid_on")}`),
    of("sum(net)", "statements", `status = 'PAID' AND ${september("week_start")}`),
  ]),
  ask(
    "any payouts on hold?",
    [
      of("count(*)", "statements", "status = 'HOLD'"),
      of("statement_no", "statements", "status = 'HOLD'"),
      of("restaurant, net", "statements", "status = 'HOLD'"),
      by("restaurant", "count(*)", "statements", "status = 'HOLD'"),
    ],
    anyOrder,
  ),
  ask(
    "when was the last payout to Taco Loco?",
    of("max(paid_on)", "statements", "restaurant = 'Taco Loco'"),
  ),
  ask(
    "commission per month for Golden Wok Leeds in 2026",
    [
      ["placed_at", "done"],
      ["week_start", "statements"],
    ].map(
      ([time, table]) =>
        `${by(month(time), "sum(commission)", table, `restaurant = 'Golden Wok' AND city = 'Leeds' AND in_year(${time}, 0)`)} ORDER BY 1`,
    ),
    series,
  ),
  ask(
    "refunds deducted from Sushi Mori this year",
    ["week_start", "paid_on"].map((time) =>
      of("sum(refunds)", "statements", `restaurant = 'Sushi Mori' AND in_year(${time}, 0)`),
    ),
  ),
  thread(
    ask("total payouts last month", [
      of("sum(net)", "statements", paidInOctober),
      of("sum(net)", "statements", "in_month(week_start, 1)"),
      of("sum(net)", "statements", "status = 'PAID' AND in_month(week_start, 1)"),
    ]),
    ask(
      "split by city",
      [
        by("city", "sum(net)", "statements", paidInOctober),
        by("city", "sum(net)", "statements", "in_month(week_start, 1)"),
        by("city", "sum(net)", "statements", "status = 'PAID' AND in_month(week_start, 1)"),
      ],
      groups,
    ),
  ),
];

export const furtherDeliveryQuestions = [...care, ...books];
