// A hirer of event equipment: orders, items, revenue and quotes, as account managers and the head of operations ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, share } from "../charts.mjs";
import { by, compared, of, topOfEach } from "../statements.mjs";
import { furtherEventhireQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const within = (column, first, end) => `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const delivered = (first, end) => within("delivery_on", first, end);
const ordered = (first, end) => within("ordered_on", first, end);
const revenue = "sum(charge)";
const perOrder = "sum(charge) / count(DISTINCT order_id)";

/** This year's deliveries: with those that are booked for the rest of it, or those up to now. */
const thisYear = ["2027-01-01", "2026-11-01", "2026-11-02"].map((end) =>
  delivered("2026-01-01", end),
);
const august = delivered("2026-08-01", "2026-09-01");
const september = delivered("2026-09-01", "2026-10-01");
const october = "in_month(delivery_on, 1)";
const thirdQuarter = "in_quarter(delivery_on, 1)";
const orderedThisYear = "in_year(ordered_on, 0)";
const quotedThisYear = "in_year(quoted_on, 0)";
const leedsIn = (first, end) =>
  of("count(*)", "orders", `depot = 'Leeds' AND ${ordered(first, end)}`);
const converted = "count(*) FILTER (status = 'ACC') / count(*)";
const festivalShare = "sum(charge) FILTER (event_type = 'Festival') / sum(charge)";
const lostInThirdQuarter = "status = 'DEC' AND in_quarter(quoted_on, 1)";
const overdueBack = "status = 'OUT' AND collection_on < asked_on()";

const figures = [
  ...inClass(
    "figures",
    ask(
      "What was the average order value of weddings delivered in August?",
      of(perOrder, "hired", `event_type = 'Wedding' AND ${august}`),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How much hire revenue have we had from Tamarind this year?",
      thisYear.map((span) => of(revenue, "hired", `client = 'Tamarind Weddings' AND ${span}`)),
    ),
    ask(
      "How many gold Chiavari chairs went out on hires delivered in August?",
      of("sum(quantity)", "hired", `item = 'Chiavari Chair Gold' AND ${august}`),
    ),
    ask(
      "Q3 hire revenue for marquees and for staging, please",
      compared(
        "category",
        revenue,
        "hired",
        ["category = 'MRQ'", "category = 'STG'"],
        thirdQuarter,
      ),
    ),
    ask(
      "Order HO-21972: what was the agreed collection date and when did it really come back?",
      of("collection_on, returned_on", "orders", "order_no = 'HO-21972'"),
    ),
  ),
];

const times = inClass(
  "time",
  thread(
    ask("How many orders did Leeds take in Q1 2026?", leedsIn("2026-01-01", "2026-04-01")),
    ask("and in Q2?", leedsIn("2026-04-01", "2026-07-01")),
    ask("what about Q2 last year", leedsIn("2025-04-01", "2025-07-01")),
  ),
  ask(
    "How many orders are due for delivery in December that haven't been cancelled?",
    of("count(*)", "orders", `status <> 'CAN' AND ${delivered("2026-12-01", "2027-01-01")}`),
  ),
);

const operations = inClass(
  "operations",
  ask(
    "What share of our Q3 hire revenue came from festivals?",
    of(festivalShare, "hired", thirdQuarter),
  ),
  ask(
    "By what percentage did hire revenue change from August to September this year?",
    `SELECT (${of(revenue, "hired", september)}) / (${of(revenue, "hired", august)}) - 1`,
  ),
  ask(
    "Who was our second biggest client by hire revenue in 2025?",
    `${by("client", revenue, "hired", "in_year(delivery_on, 1)")} ORDER BY 2 DESC LIMIT 1 OFFSET 1`,
  ),
  ask("median value of the quotes made this year", of("median(value)", "offers", quotedThisYear)),
  ask(
    "On average, how many orders a month did each account manager take in 2025?",
    by("account_manager", "count(*) / 12", "orders", "in_year(ordered_on, 1)"),
    groups,
  ),
);

const limits = [
  ...inClass(
    "limits",
    ask(
      "which items have we lost 20 units or more of on hires delivered since January 2025",
      `${by("item", "sum(lost)", "lines", "delivery_on >= DATE '2025-01-01'")} HAVING sum(lost) >= 20`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Which marquees were not hired out from Leeds at all in October?",
      `SELECT name FROM items WHERE category = 'MRQ'
         AND id NOT IN (SELECT item_id FROM hired WHERE depot = 'Leeds' AND ${october})`,
      anyOrder,
    ),
    ask(
      "September hire revenue without private clients",
      of(revenue, "hired", `client_type <> 'PRV' AND ${september}`),
    ),
    ask(
      "How many clients placed an order in 2025 but none so far in 2026?",
      of(
        "count(DISTINCT client)",
        "orders",
        `in_year(ordered_on, 1) AND client NOT IN (SELECT client FROM orders WHERE ${orderedThisYear})`,
      ),
    ),
  ),
];

const grouping = [
  ...inClass(
    "grouping",
    ask(
      "hire revenue by depot and month, July to September 2026",
      `SELECT depot, date_trunc('month', delivery_on), ${revenue} FROM hired WHERE ${thirdQuarter} GROUP BY 1, 2`,
      anyOrder,
    ),
    ask(
      "Top 3 items in each category by hire revenue for Q3",
      topOfEach(3, "category", "item", revenue, "hired", thirdQuarter),
      anyOrder,
    ),
    ask(
      "Quotes from Q3 that were declined, by reason",
      [
        by("lost_reason", "count(*)", "offers", lostInThirdQuarter),
        by(
          "lost_reason",
          "count(*)",
          "offers",
          `${lostInThirdQuarter} AND lost_reason IS NOT NULL`,
        ),
      ],
      groups,
    ),
    thread(
      ask(
        "Hire revenue by client type in Q3",
        by("client_type", revenue, "hired", thirdQuarter),
        groups,
      ),
      ask("by event type instead", by("event_type", revenue, "hired", thirdQuarter), groups),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Conversion rate of Hannah Pryce against Delphine Okafor, quotes of this year",
      compared(
        "account_manager",
        converted,
        "offers",
        ["account_manager = 'Hannah Pryce'", "account_manager = 'Delphine Okafor'"],
        quotedThisYear,
      ),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which orders are still out although the collection date has passed?",
      [
        `SELECT order_no FROM orders WHERE ${overdueBack}`,
        `SELECT order_no, collection_on FROM orders WHERE ${overdueBack}`,
      ],
      anyOrder,
    ),
  ),
];

const damage = inClass(
  "follow-ups",
  thread(
    ask(
      "What did damage and losses cost us by category, hires delivered in Q3?",
      by("category", "sum(damage)", "lines", thirdQuarter),
      groups,
    ),
    ask(
      "only Avonmouth",
      by("category", "sum(damage)", "lines", `depot = 'Avonmouth' AND ${thirdQuarter}`),
      groups,
    ),
    ask(
      "as a share",
      `SELECT category, sum(damage) / sum(sum(damage)) OVER () FROM lines
         WHERE depot = 'Avonmouth' AND ${thirdQuarter} GROUP BY 1`,
      share,
    ),
  ),
);

export const eventhireQuestions = [
  ...figures,
  ...times,
  ...operations,
  ...limits,
  ...grouping,
  ...damage,
  ...furtherEventhireQuestions,
];
