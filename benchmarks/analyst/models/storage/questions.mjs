// A self-storage company, as the people at its counters and their area managers ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, month, of, top } from "../statements.mjs";
import { furtherStorageQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const filton = "site = 'Bristol Filton'";
const bedminster = "site = 'Bristol Bedminster'";
const empty = ["status = 'VAC'", "status IN ('VAC', 'RSV')"];

/** One column or more of the rows of a table. */
const list = (columns, table, where) => `SELECT ${columns} FROM ${table} WHERE ${where}`;

/** How many there are, or which. */
const manyOrWhich = (columns, table, where) => [
  of("count(*)", table, where),
  ...columns.map((each) => list(each, table, where)),
];

const owing = "sum(remainder)";
const overdue = "due_on < asked_on()";
const soon = "planned_move_in_on BETWEEN DATE '2026-11-02' AND DATE '2026-11-08'";
const movedIn = (back) => `in_month(move_in_on, ${back})`;

/** Move-ins and move-outs of each month of this year. */
const comeAndGone = `SELECT m, ins, outs FROM
  (SELECT ${month("move_in_on")} AS m, count(*) AS ins FROM lets WHERE in_year(move_in_on, 0) GROUP BY 1)
  JOIN (SELECT ${month("move_out_on")} AS m, count(*) AS outs FROM ended WHERE in_year(move_out_on, 0) GROUP BY 1)
  USING (m) ORDER BY 1`;

const atTheCounter = [
  ask(
    "any 75 sq ft units free at Milton Keynes?",
    manyOrWhich(
      ["unit_no", "unit_no, list_rate"],
      "rooms",
      "site = 'Milton Keynes' AND area_sqft = 75 AND status = 'VAC'",
    ),
    anyOrder,
  ),
  ask(
    "who's moving out of Oxford this month",
    ["customer_name", "customer_name, unit_no", "customer_name, move_out_on"].map((columns) =>
      list(columns, "lets", "site = 'Oxford Cowley' AND in_month(move_out_on, 0)"),
    ),
    anyOrder,
  ),
  ask(
    "how many units are empty at Bath right now",
    empty.map((state) => of("count(*)", "rooms", `site = 'Bath' AND ${state}`)),
  ),
  // Eight people have the name, and two of them owe something.
  ask(
    "what does Michael Khan owe us?",
    [
      of(owing, "unpaid", "customer_name = 'Michael Khan'"),
      by("customer_id", owing, "unpaid", "customer_name = 'Michael Khan'"),
      by("site", owing, "unpaid", "customer_name = 'Michael Khan'"),
    ],
    anyOrder,
  ),
  ask(
    "which unit is Mark Ellison in",
    ["unit_no", "unit_no, site"].map((columns) =>
      list(columns, "live", "customer_name = 'Mark Ellison'"),
    ),
    anyOrder,
  ),
  thread(
    ask("how many move ins did we have in October", of("count(*)", "lets", movedIn(1))),
    ask("and move outs?", of("count(*)", "ended", "in_month(move_out_on, 1)")),
  ),
  // The day of asking is a Sunday: the week before this one, the one that ends today, or seven days.
  ask("shop takings last week", [
    of("sum(total)", "shop", "sold_at >= DATE '2026-10-19' AND sold_at < DATE '2026-10-26'"),
    of("sum(total)", "shop", "sold_at >= DATE '2026-10-25' AND sold_at < DATE '2026-11-01'"),
  ]),
  ask("how many large boxes did Reading sell in september", [
    of("sum(quantity)", "shop", "site = 'Reading' AND sku = 'BX-L' AND in_month(sold_at, 2)"),
    of(
      "sum(quantity)",
      "shop",
      "site = 'Reading' AND sku = 'BX-L' AND in_month(sold_at, 2) AND quantity > 0",
    ),
  ]),
  ask(
    "who hasn't paid at Slough",
    ["true", overdue].flatMap((when) => [
      `SELECT DISTINCT customer_name FROM unpaid WHERE site = 'Slough' AND ${when}`,
      by("customer_name", owing, "unpaid", `site = 'Slough' AND ${when}`),
    ]),
    anyOrder,
  ),
  ask(
    "which units are out of order at the moment and why",
    ["unit_no, fault", "site, unit_no, fault"].map((columns) =>
      list(columns, "rooms", "status = 'OOS'"),
    ),
    anyOrder,
  ),
  ask(
    "reservations moving in next week?",
    manyOrWhich(
      ["contact_name", "contact_name, site", "contact_name, planned_move_in_on"],
      "asked",
      `status = 'RSV' AND ${soon}`,
    ),
    anyOrder,
  ),
  ask(
    "who's overlocked at Reading",
    ["customer_name", "customer_name, unit_no"].map((columns) =>
      list(columns, "live", "is_overlocked AND site = 'Reading'"),
    ),
    anyOrder,
  ),
  ask(
    "when is A046 at Bath moving out",
    list("move_out_on", "live", "site = 'Bath' AND unit_no = 'A046'"),
  ),
  noAnswer(
    "who's on shift at Croydon tomorrow",
    "the model knows who sold or handled something, and no rotas",
  ),
  noAnswer("who was in the building after 10 last night", "nobody's entries are in the model"),
  noAnswer(
    "how many large boxes have we got left in stock at Bath",
    "the model has what was sold, and no stock",
  ),
  noAnswer(
    "any units free in Guildford?",
    "there is no site in Guildford",
    of("count(*)", "rooms", "city = 'Guildford' OR site = 'Guildford'"),
  ),
];

const ofTheArea = [
  ask(
    "occupancy by site",
    [
      by("site", "avg(CASE WHEN status = 'OCC' THEN 1 ELSE 0 END)", "rooms"),
      by("site", "sum(area_sqft) FILTER (status = 'OCC') / sum(area_sqft)", "rooms"),
    ],
    groups,
  ),
  // By how many or by which share of its units.
  ask("which site is emptiest", [
    `${by("site", "count(*) FILTER (status = 'OCC') / count(*)", "rooms")} ${top(1, "ASC")}`,
    `${by("site", "sum(area_sqft) FILTER (status = 'OCC') / sum(area_sqft)", "rooms")} ${top(1, "ASC")}`,
    ...empty.map((state) => `${by("site", "count(*)", "rooms", state)} ${top(1)}`),
    ...empty.map(
      (state) => `${by("site", `count(*) FILTER (${state}) / count(*)`, "rooms")} ${top(1)}`,
    ),
  ]),
  ask("move ins vs move outs month by month this year", comeAndGone, series),
  thread(
    ask("what's our average length of stay", of("avg(stay)", "ended")),
    ask("and just businesses?", of("avg(stay)", "ended", "customer_type = 'BUS'")),
  ),
  ask(
    "which sites had fewer move ins in October than in September",
    [
      `${by("site", `count(*) FILTER (${movedIn(1)}) AS o, count(*) FILTER (${movedIn(2)}) AS s`, "lets")} HAVING o < s`,
      `SELECT site FROM lets GROUP BY 1 HAVING count(*) FILTER (${movedIn(1)}) < count(*) FILTER (${movedIn(2)})`,
    ],
    anyOrder,
  ),
  ask(
    "why are people leaving this year",
    [
      by("leave_reason", "count(*)", "ended", "in_year(move_out_on, 0)"),
      by(
        "leave_reason",
        "count(*)",
        "ended",
        "in_year(move_out_on, 0) AND leave_reason IS NOT NULL",
      ),
    ],
    groups,
  ),
  ask(
    "top 10 customers by rent",
    [
      ...["customer_name", "customer_id"].map(
        (who) => `${by(who, "sum(rate)", "live")} ${top(10)}`,
      ),
      `SELECT any_value(customer_name), sum(rate) FROM live GROUP BY customer_id ORDER BY 2 DESC, 1 LIMIT 10`,
    ],
    ranked,
  ),
  ask(
    "Filton vs Bedminster rent income this year",
    ["rent", "full_rent"].flatMap((money) => [
      by(
        "site",
        `sum(${money})`,
        "bills",
        `(${filton} OR ${bedminster}) AND in_year(issued_on, 0)`,
      ),
      of(
        ...[`sum(${money})`, "bills", `${filton} AND in_year(issued_on, 0)`],
        ...[`sum(${money})`, "bills", `${bedminster} AND in_year(issued_on, 0)`],
      ),
    ]),
    anyOrder,
  ),
  // By an agreement that is so old, or by the customer's first one, which may be over.
  ask("how many customers have been with us more than 2 years", [
    ...["count(DISTINCT customer_id)", "count(*)"].map((figure) =>
      of(figure, "live", "move_in_on < DATE '2024-11-01'"),
    ),
    `SELECT count(*) FROM (SELECT customer_id FROM lets GROUP BY 1
       HAVING min(move_in_on) < DATE '2024-11-01' AND count(*) FILTER (status <> 'END') > 0)`,
  ]),
  ask(
    "how much rent are we losing on empty units",
    [...empty, "status <> 'OCC'"].map((state) => of("sum(list_rate)", "rooms", state)),
  ),
  ask(
    "how many empties has Tom got",
    empty.flatMap((state) => [
      of("count(*)", "rooms", `area_manager = 'Tom Okafor' AND ${state}`),
      by("site", "count(*)", "rooms", `area_manager = 'Tom Okafor' AND ${state}`),
    ]),
    anyOrder,
  ),
  ask(
    "average rent of new move ins by month this year",
    by(month("move_in_on"), "avg(rate)", "lets", "in_year(move_in_on, 0) ") + " ORDER BY 1",
    series,
  ),
  noAnswer("what will occupancy be at christmas", "nothing of the future is in the model"),
];

export const storageQuestions = [...atTheCounter, ...ofTheArea, ...furtherStorageQuestions];
