// A football club: matches, their tickets and season tickets, as the heads of operations and of ticketing ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, ranked } from "../charts.mjs";
import { by, compared, of, top } from "../statements.mjs";
import { furtherFootballClubQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const weekBefore = between("sold_at", "2026-10-19", "2026-10-26");
const soldThisYear = "in_year(sold_at, 0)";
const soldLastMonth = "in_month(sold_at, 1)";
const yesterday = between("kicks_off_at", "2026-10-31", "2026-11-01");
const ofSeason = (season) => `season = '${season}'`;
const seats = "sum(quantity)";
const income = "sum(amount)";
const refunds = "sum(quantity) FILTER (status = 'RFD') / sum(quantity)";
const renewed =
  "count(*) FILTER (renewal = 'REN') / count(*) FILTER (renewal = 'REN' OR renewal = 'LAP')";
const leftThisYear = "kicks_off_at >= asked_on() AND kicks_off_at < DATE '2027-01-01'";

const ticketing = [
  ...inClass(
    "figures",
    ask("How many tickets did we sell last week?", of(seats, "valid", weekBefore)),
  ),
  ...inClass(
    "values",
    ask(
      "How many adult and how many junior tickets have we sold for the Port Merrow game in September?",
      compared(
        "ticket_type",
        seats,
        "valid",
        ["ticket_type = 'AD'", "ticket_type = 'JU'"],
        `opponent = 'Port Merrow' AND ${between("kicks_off_at", "2026-09-01", "2026-10-01")}`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Ticket revenue year to date vs. the same period last year, by date of sale",
      ["2025-11-01", "2025-11-02"].flatMap((end) =>
        compared("year(sold_at)", income, "valid", [
          soldThisYear,
          between("sold_at", "2025-01-01", end),
        ]),
      ),
    ),
    ask(
      "How many season tickets for 2026/27 did we sell between 1 May and 30 June 2026?",
      of(
        "count(*)",
        "cards",
        `${ofSeason("2026/27")} AND ${between("sold_on", "2026-05-01", "2026-07-01")}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Ticket revenue per match by match category in season 2025/26",
      by("category", `${income} / count(DISTINCT match_id)`, "valid", ofSeason("2025/26")),
      groups,
    ),
    ask(
      "What's the second best attended league match of 2025/26?",
      `SELECT opponent, attendance FROM matches WHERE competition = 'LGE' AND ${ofSeason("2025/26")}
         ORDER BY attendance DESC LIMIT 1 OFFSET 1`,
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "How many tickets did we sell per stand for yesterday's match?",
        by("stand", seats, "valid", yesterday),
        groups,
      ),
      ask(
        "only the adult tickets please",
        by("stand", seats, "valid", `${yesterday} AND ticket_type = 'AD'`),
        groups,
      ),
    ),
    thread(
      ask(
        "Renewal rate of the 2025/26 season tickets by stand",
        by("stand", renewed, "cards", ofSeason("2025/26")),
        groups,
      ),
      ask(
        "by ticket type instead",
        by("ticket_type", renewed, "cards", ofSeason("2025/26")),
        groups,
      ),
      ask("what about 2024/25?", by("ticket_type", renewed, "cards", ofSeason("2024/25")), groups),
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Average attendance at league games so far in 2026/27 against 2025/26",
      compared(
        "season",
        "avg(attendance)",
        "matches",
        [ofSeason("2026/27"), ofSeason("2025/26")],
        "competition = 'LGE'",
      ),
    ),
    ask(
      "refund rate online vs ticket office, tickets sold in 2026",
      compared(
        "channel",
        refunds,
        "sold",
        ["channel = 'Online'", "channel = 'Ticket office'"],
        soldThisYear,
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which league games had a gate under 2,750 in the 2025/26 season?",
      `SELECT opponent, attendance FROM matches
         WHERE competition = 'LGE' AND ${ofSeason("2025/26")} AND attendance < 2750`,
      anyOrder,
    ),
    ask(
      "How many people have held a season ticket in all three seasons?",
      "SELECT count(*) FROM (SELECT holder_id FROM cards GROUP BY 1 HAVING count(DISTINCT season) = 3)",
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Ticket sales in October without the Away End, in pounds",
      of(income, "valid", `stand <> 'Away End' AND ${soldLastMonth}`),
    ),
  ),
  ...inClass(
    "levels",
    ask(
      "How many of our current 2026/27 season tickets are on monthly direct debit?",
      of("count(*)", "cards", `${ofSeason("2026/27")} AND payment_plan = 'DDM'`),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which home games are still to be played before the end of the year, and when?",
      [
        `SELECT opponent, CAST(kicks_off_at AS DATE) FROM matches WHERE ${leftThisYear}`,
        `SELECT opponent, kicks_off_at FROM matches WHERE ${leftThisYear}`,
      ],
      anyOrder,
    ),
    ask(
      "five opponents with the highest ticket revenue in 2025/26",
      `${by("opponent", income, "valid", ofSeason("2025/26"))} ${top(5)}`,
      ranked,
    ),
  ),
  ...inClass(
    "yes/no",
    ask(
      "Did we sell more match tickets in October than in September?",
      compared("month(sold_at)", seats, "valid", [
        soldLastMonth,
        between("sold_at", "2026-09-01", "2026-10-01"),
      ]),
    ),
  ),
];

export const footballClubQuestions = [...ticketing, ...furtherFootballClubQuestions];
