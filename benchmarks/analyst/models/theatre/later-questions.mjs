// Theatres and concert halls, the later set: what their managers and their hurried colleagues want to know.
import { ask, inClass, inLaterSet, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, of, top, topOfEach } from "../statements.mjs";

/** Ticket money may be meant before refunds, or after them. */
const money = ["sum(amount)", "sum(amount) - coalesce(sum(refund), 0)"];
/** A year's bookings may be those made in it, or those for its evenings, the coming ones too or not. */
const thisYear = [
  "in_year(booked_at, 0)",
  "in_year(starts_at, 0)",
  "in_year(starts_at, 0) AND starts_at < asked_on()",
];

/** The days between two times may be counted by the calendar, or by the hour. */
const daysFrom = (figure, from, until) => [
  `${figure}(date_diff('day', ${from}, ${until}))`,
  `${figure}(epoch(${until} - ${from})) / 86400`,
];
/** An age may be counted in calendar years, in birthdays, or in days. */
const years = [
  "date_diff('year', born_on, asked_on())",
  "date_sub('year', born_on, asked_on())",
  "date_diff('day', born_on, asked_on()) / 365.25",
];

const autumn = (year) => `taken_on >= '${year}-09-01' AND taken_on < '${year}-11-01'`;
const runsOut = "is_member AND member_until <= '2026-12-31'";
const unsold = (figure) => `sum(seats - ${figure}) / sum(seats)`;

const careful = [
  ...inClass(
    "figures",
    ask(
      "How many people came to a performance at Gate Street on average this year?",
      of("avg(attended)", "nights", "venue = 'Gate Street Theatre' AND in_year(starts_at, 0)"),
    ),
    ask(
      "What proportion of our seats stayed empty in October?",
      ["sold", "attended"].map((figure) =>
        of(unsold(figure), "performances", "status = 'PL' AND in_month(starts_at, 1)"),
      ),
    ),
    ask(
      "What is the median number of days between booking and performance for each sales channel?",
      daysFrom("median", "booked_at", "starts_at").map((days) => by("channel", days, "sales")),
      groups,
    ),
    ask(
      "How old are our patrons on average?",
      years.flatMap((age) =>
        ["is_member", "true"].map((which) =>
          of(`avg(${age})`, "customers", `tier = 'PA' AND ${which}`),
        ),
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask("For how many performances in December have we sold fewer than ten tickets so far?", [
      of(
        "count(*)",
        "performances",
        "starts_at >= '2026-12-01' AND starts_at < '2027-01-01' AND status = 'SC' AND sold < 10",
      ),
    ]),
    ask(
      "How many people on our customer list have never booked anything?",
      of(
        "count(*)",
        "customers",
        "id NOT IN (SELECT customer_id FROM bookings WHERE customer_id IS NOT NULL)",
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask("When and where was Carmen last performed?", [
      `SELECT CAST(starts_at AS DATE), venue FROM nights
         WHERE title = 'Carmen' AND status = 'PL' ORDER BY starts_at DESC LIMIT 1`,
    ]),
    ask(
      "Which house manager is responsible for the most seats?",
      `${by("manager", "sum(seats)", "venues", "manager IS NOT NULL")} ${top(1)}`,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Compare what the bars took in September and October together with the same two months of last year.",
      compared("date_trunc('year', taken_on)", "sum(amount)", "bar", [autumn(2026), autumn(2025)]),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Which shows had to be called off this year, and how often?",
      by("title", "count(*)", "nights", "status = 'CA' AND in_year(starts_at, 0)"),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "How many memberships are valid at the moment?",
        of("count(*)", "customers", "is_member"),
      ),
      ask("How many of them run out by the end of the year?", of("count(*)", "customers", runsOut)),
      ask(
        "Please split those by type of membership.",
        by("tier", "count(*)", "customers", runsOut),
        groups,
      ),
    ),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why do so many people ask for their money back?", "causes"),
    noAnswer("How much did the posters for Swan Lake cost us?", "no such thing"),
  ),
];

/** What sells best may be meant in seats, in tickets or in money. */
const bestSellers = [
  ...["in_year(starts_at, 0)", "in_year(starts_at, 0) AND status = 'PL'"].map((when) =>
    topOfEach(1, "venue", "title", "sum(sold)", "nights", when),
  ),
  ...["sum(tickets)", ...money].flatMap((figure) =>
    thisYear.map((when) => topOfEach(1, "venue", "title", figure, "sales", when)),
  ),
];

const frequent = (figures, when) =>
  `SELECT ${figures} FROM (SELECT customer, count(*) AS booked FROM sales
     WHERE customer IS NOT NULL AND ${when} GROUP BY 1 HAVING count(*) >= 12)`;

const october = ["in_month(booked_at, 1)", "in_month(starts_at, 1)"];
const moneyOf = (channel) =>
  money.flatMap((sum) =>
    october.map((when) => of(sum, "sales", `channel = '${channel}' AND ${when}`)),
  );

const hurried = [
  ...inClass(
    "figures",
    ask(
      "no-shows last month",
      of("sum(sold) - sum(attended)", "performances", "status = 'PL' AND in_month(starts_at, 1)"),
    ),
    ask(
      "opera share of ticket income 2025",
      money.flatMap((sum) =>
        ["in_year(booked_at, 1)", "in_year(starts_at, 1)"].map(
          (when) =>
            `SELECT (${of(sum, "sales", `genre = 'opera' AND ${when}`)}) / (${of(sum, "sales", when)})`,
        ),
      ),
    ),
    ask(
      "how many diff customers bought tix in sept",
      of("count(DISTINCT customer_id)", "bookings", "in_month(booked_at, 2)"),
    ),
    ask("seats left for swan lake in nov", [
      of(
        "sum(seats - sold)",
        "nights",
        "title = 'Swan Lake' AND starts_at >= '2026-11-01' AND starts_at < '2026-12-01' AND status = 'SC'",
      ),
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "new membrs per qtr 2025",
      `${by("date_trunc('quarter', member_since)", "count(*)", "customers", "in_year(member_since, 1)")} ORDER BY 1`,
      series,
    ),
    ask("best selling show in each house this yr", bestSellers, { anyOrder: true }),
    ask(
      "custmers w 12+ bookings in 2026",
      thisYear.flatMap((when) => [frequent("customer, booked", when), frequent("count(*)", when)]),
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "top 3 companys by guest fee this year",
      ["in_year(starts_at, 0)", "in_year(starts_at, 0) AND status = 'PL'"].map(
        (when) =>
          `${by("company", "sum(guest_fee)", "nights", `NOT is_own AND ${when}`)} ${top(3)}`,
      ),
      ranked,
    ),
    ask(
      "best weekday for audence",
      ["sum(attended)", "avg(attended)"].map(
        (figure) => `${by("dayname(starts_at)", figure, "performances")} ${top(1)}`,
      ),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "avg audience matinees vs evenings",
      compared("hour(starts_at) < 17", "avg(attended)", "performances", [
        "hour(starts_at) < 17",
        "hour(starts_at) >= 17",
      ]),
    ),
    ask(
      "more members in dublin than in cork?",
      compared("town", "count(*)", "customers", ["town = 'Dublin'", "town = 'Cork'"], "is_member"),
    ),
  ),
  ...inClass(
    "follow-ups",
    thread(ask("web sales oct", moneyOf("WEB")), ask("n over the phone?", moneyOf("TEL"))),
  ),
  ...inClass(
    "refusals",
    noAnswer("will messiah on 12 nov sell out", "no forecast"),
    noAnswer("cancel the loft show on 5 nov", "an action"),
  ),
];

/** Questions of managers who type with care, and of colleagues in a hurry. */
export const laterTheatreQuestions = inLaterSet(...careful, ...hurried);
