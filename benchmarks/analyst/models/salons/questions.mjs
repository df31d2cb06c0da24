// Salons of hair and beauty, as the front desk, a senior stylist and a salon's manager ask.
import { ask, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";
import { furtherSalonQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const tomorrow = "starts_at::DATE = DATE '2026-11-02'";
const yesterday = "starts_at::DATE = DATE '2026-10-31'";
const lastMonth = "in_month(starts_at, 1)";
const within = (time, first, last) =>
  `${time}::DATE BETWEEN DATE '2026-${first}' AND DATE '2026-${last}'`;

/** One column or more of the rows of a table. */
const list = (columns, table, where) => `SELECT DISTINCT ${columns} FROM ${table} WHERE ${where}`;

const walkIns = (first, last) =>
  of("count(*)", "visits", `channel = 'WLK' AND ${within("starts_at", first, last)}`);

const frontDesk = [
  ask(
    "how many bookings have we got tomorrow at Clifton",
    of("count(*)", "visits", `salon = 'Clifton' AND status = 'BKD' AND ${tomorrow}`),
  ),
  ask(
    "who's in for a colour in Bath tomorrow",
    list(
      "client",
      "visits",
      `salon = 'Bath' AND category = 'Colour' AND status = 'BKD' AND ${tomorrow}`,
    ),
    anyOrder,
  ),
  ask(
    "how much is left on voucher GV-01611",
    of("balance_pence / 100", "vouchers", "code = 'GV-01611'"),
  ),
  ask(
    "when was Olivia Murphy last in",
    of("max(starts_at)::DATE", "done", "client = 'Olivia Murphy'"),
  ),
  ask(
    "no shows yesterday",
    ["count(*)", "client"].map((what) => of(what, "visits", `status = 'NSH' AND ${yesterday}`)),
    anyOrder,
  ),
  ask(
    "who's been off sick this week",
    list("stylist", "rota", `kind = 'SIC' AND ${within("day", "10-26", "11-01")}`),
    anyOrder,
  ),
  thread(
    ask("how many walk ins did we have last week", walkIns("10-19", "10-25")),
    ask("and the week before?", walkIns("10-12", "10-18")),
  ),
  // Of all the time that there is, or of this year.
  ask(
    "what do people pay for a balayage on average",
    ["true", "in_year(starts_at, 0)"].map((time) =>
      of("avg(price)", "done", `service = 'Balayage' AND ${time}`),
    ),
  ),
  ask(
    "how many vouchers run out this month",
    of("count(*)", "vouchers", "status = 'ACT' AND in_month(expires_on, 0)"),
  ),
  ask(
    "how many clients have a birthday this month",
    of("count(*)", "clients", "month(born_on) = 11"),
  ),
  ask(
    "who's cancelled for tomorrow",
    list("client", "visits", `status IN ('CXL', 'LCX') AND ${tomorrow}`),
    anyOrder,
  ),
  noAnswer(
    "whats the mobile number for Olivia Murphy",
    "telephone numbers are not for those who ask here",
  ),
  noAnswer("how much shampoo have we got left at Bath", "there is no stock in the model"),
];

const priya = "stylist = 'Priya Nair'";
const priyasBalayages = `${priya} AND service = 'Balayage' AND ${lastMonth}`;
const askedForPriya = `${priya} AND is_requested AND ${lastMonth}`;
const clifton = "salon = 'Clifton'";

const seniorStylist = [
  thread(
    ask("how many balayages did Priya do in October", of("count(*)", "done", priyasBalayages)),
    ask("what did she take for them", of("sum(price)", "done", priyasBalayages)),
  ),
  // Appointments or different clients, of those who came or of all who had booked.
  ask(
    "how many people asked for Priya by name last month",
    ["count(*)", "count(DISTINCT client_id)"].flatMap((figure) => [
      of(figure, "done", askedForPriya),
      of(figure, "visits", askedForPriya),
    ]),
  ),
  ask(
    "Priya's top 5 clients this year",
    ["sum(price)", "count(*)"].map(
      (figure) =>
        `${by("client", figure, "done", `${priya} AND client IS NOT NULL AND in_year(starts_at, 0)`)} ${top(5)}`,
    ),
    ranked,
  ),
  // The rest without her, or the whole salon.
  ask(
    "how does Priya's rating compare with the rest of Clifton",
    [`${clifton} AND NOT ${priya}`, clifton].map((others) =>
      of("avg(rating)", "done", priya, "avg(rating)", "done", others),
    ),
  ),
  ask(
    "Priya's rebooking rate this quarter",
    of("avg(rebooked::INT)", "done", `${priya} AND in_quarter(starts_at, 0)`),
  ),
  ask(
    "which day is Priya busiest",
    ["done", "visits"].map(
      (table) => `${by("dayname(starts_at)", "count(*)", table, priya)} ${top(1)}`,
    ),
  ),
  noAnswer("what are my tips this month", "nothing says which stylist asks"),
];

/** Of those who came or should have come, or of everything that was booked. */
const noShowRates = [
  "count(*) FILTER (status = 'NSH') / count(*) FILTER (status IN ('NSH', 'CMP'))",
  "count(*) FILTER (status = 'NSH') / count(*)",
];

const bathLastMonth = `salon = 'Bath' AND ${lastMonth}`;
const tomsHoliday = "stylist = 'Tom Fletcher' AND kind = 'HOL' AND in_year(day, 0)";
const hours = "sum(booked_minutes) / 60 / sum(hours)";

/** Those who came for the first time this year, and came again. */
const cameBack = `SELECT count(*) FROM (SELECT client_id FROM done WHERE client_id IS NOT NULL
  GROUP BY 1 HAVING min(starts_at) >= DATE '2026-01-01' AND count(*) > 1)`;

const manager = [
  ask(
    "no show rate at Bath last month vs the month before",
    noShowRates.flatMap((rate) =>
      compared(
        month("starts_at"),
        rate,
        "visits",
        [lastMonth, "in_month(starts_at, 2)"],
        "salon = 'Bath'",
      ),
    ),
  ),
  ask(
    "which clients keep not turning up",
    `SELECT any_value(client), count(*) FROM visits WHERE status = 'NSH' AND client_id IS NOT NULL
       GROUP BY client_id ${top(5)}`,
    ranked,
  ),
  thread(
    ask(
      "takings by stylist at Bath last month",
      by("stylist", "sum(price)", "done", bathLastMonth),
      groups,
    ),
    ask(
      "and just the seniors?",
      by("stylist", "sum(price)", "done", `${bathLastMonth} AND grade = 'SNR'`),
      anyOrder,
    ),
  ),
  ask(
    "how full were we in Cheltenham last week",
    of(
      hours,
      "rota",
      `kind = 'WRK' AND salon = 'Cheltenham' AND ${within("day", "10-19", "10-25")}`,
    ),
  ),
  ask(
    "sick days by salon so far this year",
    by("salon", "count(*)", "rota", "kind = 'SIC' AND in_year(day, 0)"),
    groups,
  ),
  ask(
    "how much holiday has Tom Fletcher had this year",
    of("count(*)", "rota", `${tomsHoliday} AND day < asked_on()`),
  ),
  ask(
    "what time are we quietest on a Tuesday",
    ["done", "visits"].map(
      (table) =>
        `${by("hour(starts_at)", "count(*)", table, "dayname(starts_at) = 'Tuesday'")} ${top(1, "ASC")}`,
    ),
  ),
  // The day itself within or without, and those who have never come likewise.
  ask(
    "how many clients haven't been in for six months",
    ["<", "<="].flatMap((than) => [
      of("count(*)", "clients", `last_visit_on ${than} DATE '2026-05-01'`),
      of("count(*)", "clients", `last_visit_on IS NULL OR last_visit_on ${than} DATE '2026-05-01'`),
    ]),
  ),
  ask(
    "top 5 products last month",
    ["sum(qty)", "sum(net)"].map(
      (figure) => `${by("product", figure, "sales", "in_month(sold_at, 1)")} ${top(5)}`,
    ),
    ranked,
  ),
  ask(
    "who's selling the most retail this quarter",
    `SELECT any_value(stylist), sum(net) FROM sales
       WHERE stylist IS NOT NULL AND in_quarter(sold_at, 0) GROUP BY stylist_id ${top(1)}`,
  ),
  ask(
    "average bill for a junior vs a director",
    compared("grade", "avg(price)", "done", ["grade = 'JNR'", "grade = 'DIR'"]),
  ),
  ask("how many of this year's new clients have come back", [
    of("count(*)", "clients", "in_year(joined_on, 0) AND visits > 1"),
    cameBack,
  ]),
];

export const salonQuestions = [
  ...frontDesk,
  ...seniorStylist,
  ...manager,
  ...furtherSalonQuestions,
];
