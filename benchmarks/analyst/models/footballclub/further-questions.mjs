// A football club: hospitality, sponsors, shops and kiosks, as account managers and the finance lead ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series, share } from "../charts.mjs";
import { by, month, of, top, topOfEach } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const income = "sum(amount)";
const bookedThisYear = "in_year(booked_on, 0)";
const counted = "status <> 'CAN'";
const lastSeason = `season = '2025/26' AND ${counted}`;
const paidThisYear = "in_year(paid_on, 0)";
const overdue = "paid_on IS NULL AND due_on < asked_on()";
const soldThisYear = "in_year(sold_at, 0)";
const kiosks = "outlet_type = 'KSK'";
const online = "outlet_type = 'ONL'";
const atShops = "outlet_type IN ('SHP', 'ONL')";
const ending = between("contract_ends_on", "2026-11-01", "2027-01-01");
const novemberOptions = `status = 'PRV' AND ${between("kicks_off_at", "2026-11-01", "2026-12-01")}`;
const thirdQuarter = (year) => between("sold_at", `${year}-07-01`, `${year}-10-01`);

/** Companies that booked in 2025 and have not booked in 2026, among the bookings that count. */
const lost = (which) => `
  SELECT count(*) FROM (
    SELECT company FROM booked WHERE in_year(booked_on, 1) AND ${which}
    EXCEPT SELECT company FROM booked WHERE ${bookedThisYear} AND ${which})`;

/** Sales of each month of this year and their growth, the first one's from December or from nothing. */
const growth = (from) => `
  SELECT m, s / lag(s) OVER (ORDER BY m) - 1 FROM (
    SELECT ${month("sold_at")} AS m, ${income} AS s FROM tills
      WHERE ${online} AND ${between("sold_at", from, "2026-11-01")} GROUP BY 1)
  QUALIFY m >= DATE '2026-01-01' ORDER BY 1`;

const running = `
  SELECT m, sum(s) OVER (ORDER BY m) FROM (
    SELECT ${month("paid_on")} AS m, ${income} AS s FROM instalments WHERE ${paidThisYear} GROUP BY 1)
  ORDER BY 1`;

const packageShare = `
  SELECT package, ${income} / sum(${income}) OVER () FROM booked WHERE ${lastSeason} GROUP BY 1`;

const hospitality = [
  ...inClass(
    "figures",
    ask(
      "What share of the hospitality revenue booked this year is Legends Lounge?",
      of(
        "sum(amount) FILTER (package = 'Legends Lounge') / sum(amount)",
        "booked",
        `${counted} AND ${bookedThisYear}`,
      ),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "How many hospitality guests has Meridian booked for the 2026/27 season?",
      of(
        "sum(guests)",
        "booked",
        `company = 'Meridian Logistics' AND season = '2026/27' AND ${counted}`,
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Median value of the confirmed hospitality bookings made in 2026",
      of("median(amount)", "booked", `status = 'CNF' AND ${bookedThisYear}`),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Hospitality revenue by package for matches in the 2025/26 season",
        by("package", income, "booked", lastSeason),
        groups,
      ),
      ask("as a share of the total", packageShare, share),
    ),
    ask(
      "hospitality revenue per guest by account manager, bookings made this year",
      ["true", "account_manager IS NOT NULL"].map((which) =>
        by(
          "account_manager",
          `${income} / sum(guests)`,
          "booked",
          `${counted} AND ${bookedThisYear} AND ${which}`,
        ),
      ),
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Which companies spent more than £20,000 on hospitality in the 2025/26 season?",
      `${by("company", income, "booked", lastSeason)} HAVING ${income} > 20000`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask("How many companies that booked hospitality in 2025 have not booked anything this year?", [
      lost("true"),
      lost(counted),
    ]),
    ask(
      "Number of hospitality bookings made this year where the company has no account manager",
      of("count(*)", "booked", `account_manager IS NULL AND ${bookedThisYear}`),
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "which hospitality bookings for the November matches are still provisional",
      [
        `SELECT booking_no, company FROM booked WHERE ${novemberOptions}`,
        `SELECT booking_no FROM booked WHERE ${novemberOptions}`,
      ],
      anyOrder,
    ),
  ),
];

const sponsors = [
  ...inClass(
    "values",
    thread(
      ask(
        "How much has Calder Brewery paid us in sponsorship in 2026?",
        of(income, "instalments", `sponsor = 'Calder Brewery' AND ${paidThisYear}`),
      ),
      ask(
        "and Brightwater Homes?",
        of(income, "instalments", `sponsor = 'Brightwater Homes' AND ${paidThisYear}`),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask("Running total of sponsor money received by month this year", running, series),
  ),
  ...inClass(
    "levels",
    ask("How much sponsorship money is overdue as of today?", of(income, "instalments", overdue)),
  ),
  ...inClass(
    "lists",
    ask(
      "Which sponsor contracts will run out by the end of this year?",
      [
        `SELECT DISTINCT sponsor, contract_ends_on FROM instalments WHERE ${ending}`,
        `SELECT DISTINCT sponsor FROM instalments WHERE ${ending}`,
      ],
      anyOrder,
    ),
  ),
  ...inClass(
    "yes/no",
    ask("Does Harlow Finch have overdue sponsor instalments, and how many?", [
      of("count(*)", "instalments", `sponsor = 'Harlow Finch Solicitors' AND ${overdue}`),
    ]),
  ),
];

const tills = [
  ...inClass(
    "values",
    ask(
      "What did the food kiosks take at the match against Kingsbury Rovers in October?",
      of(
        income,
        "tills",
        `${kiosks} AND opponent = 'Kingsbury Rovers' AND ${between("kicks_off_at", "2026-10-01", "2026-11-01")}`,
      ),
    ),
  ),
  ...inClass(
    "time",
    ask(
      "Kiosk takings over the last 90 days by product group",
      by(
        "product_group",
        income,
        "tills",
        `${kiosks} AND ${between("sold_at", "2026-08-03", "2026-11-02")}`,
      ),
      groups,
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "Month over month growth of online store sales in 2026",
      [growth("2025-12-01"), growth("2026-01-01")],
      series,
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "top 3 products by sales in each outlet type this year",
      topOfEach(3, "outlet_type", "product", income, "tills", soldThisYear),
      anyOrder,
    ),
    ask("On which weekday does the High Street Store sell the most?", [
      ...[income, "sum(quantity)", "count(DISTINCT receipt_no)"].flatMap((figure) =>
        ["dayname(sold_at)", "isodow(sold_at)"].map(
          (day) => `${by(day, figure, "tills", "outlet = 'High Street Store'")} ${top(1)}`,
        ),
      ),
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "Sales by product group and month since July 2026, shops and online store only",
      `SELECT product_group, ${month("sold_at")}, ${income} FROM tills
         WHERE ${atShops} AND sold_at >= DATE '2026-07-01' GROUP BY 1, 2`,
      anyOrder,
    ),
    thread(
      ask(
        "Replica kit sales by outlet in Q3",
        by("outlet", income, "tills", `product_group = 'Replica kit' AND ${thirdQuarter(2026)}`),
        groups,
      ),
      ask(
        "and in Q3 last year?",
        by("outlet", income, "tills", `product_group = 'Replica kit' AND ${thirdQuarter(2025)}`),
        groups,
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why was the crowd against Ashford Vale so small?", "cause"),
  noAnswer("How many season tickets will we sell for 2027/28?", "forecast"),
  noAnswer("What did stewarding cost us per match this season?", "no costs of stewards"),
  noAnswer("Which player's name is printed on shirts most often?", "no players"),
  noAnswer(
    "How many tickets have we sold for the Dunmore Wanderers game?",
    "no such opponent",
    of("count(*)", "valid", "opponent = 'Dunmore Wanderers'"),
  ),
  noAnswer("Send a payment reminder to every sponsor that is overdue", "action"),
  noAnswer("Wie viele Karten haben wir im September für die Haupttribüne verkauft?", "language"),
  noAnswer("Should we put up prices in the Family Stand?", "opinion"),
);

export const furtherFootballClubQuestions = [...hospitality, ...sponsors, ...tills, ...refusals];
