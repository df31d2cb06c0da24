import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText, monthEnds } from "../../tables.mjs";
import { names, prices, productions, towns, venues } from "./lists.mjs";

const days = 1035;
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const monthOf = (day) => Number(dayText(day).slice(5, 7));

/** One of the productions that a kind of house may have at a day; undefined where there is none. */
const productionFor = (chance, kind, day) => {
  const able = productions.flatMap(([, , , , , , from, until, of, draw], at) => {
    const isOn = dayOf(`${from}-01`) <= day && day < dayOf(`${until}-28`);
    return of === kind && draw > 0 && isOn ? [at] : [];
  });
  return able.length === 0 ? undefined : chance.pick(able);
};

const performanceOf = (chance, production, venue, day, hour) => {
  const [, , genre, , isOwn, , , , , draw] = productions[production];
  const seats = venues[venue][3] - (chance.percent(20) ? 8 : 0);
  const onSale = day - chance.between(40, 110);
  const isCancelled = day < days + 30 && chance.percent(3);
  const called = day - chance.between(0, 6);
  const fee = 20000 + prices[genre] * chance.between(15, 30);
  return {
    ...{ production, venue, day, seats, onSale, called, draw, genre },
    at: day * 1440 + hour * 60 + (hour === 19 ? 30 : 0),
    isCancelled: isCancelled && called < days,
    fee: isOwn ? "" : (fee / 100).toFixed(2),
  };
};

/** The runs of one house: some evenings of one production, and a matinee on Saturdays. */
const runsOf = (chance, venue) => {
  const [, , kind, , opened] = venues[venue];
  const rows = [];
  let day = Math.max(4, dayOf(opened));
  while (day < days + 75) {
    const isSummer = monthOf(day) === 8 || (monthOf(day) === 7 && kind === "TH");
    const production = isSummer ? undefined : productionFor(chance, kind, day);
    const evenings = kind === "CH" ? 1 : chance.between(1, kind === "TH" ? 4 : 2);
    for (let each = 0; each < evenings && production !== undefined; each++) {
      if (day % 7 === 0) day++;
      if (day % 7 === 5 && kind === "TH")
        rows.push(performanceOf(chance, production, venue, day, 14));
      rows.push(performanceOf(chance, production, venue, day, day % 7 === 6 ? 15 : 19));
      day++;
    }
    day += chance.between(8, kind === "TH" ? 18 : 17);
  }
  return rows;
};

const channels = ["BO", "WEB", "TEL", "AG"];
const rates = { FUL: 100, CON: 75, STU: 60, MEM: 90, CMP: 0 };

const ticketsOf = (chance) => {
  const size = chance.weighted([15, 42, 9, 16, 5, 6, 7]);
  return size === 6 ? chance.between(10, 22) : size + 1;
};

/** Who buys, if we learn the name, and whether a membership makes it cheaper. */
const buyerOf = (chance, channel, booked, customers) => {
  const isKnown = channel !== "AG" && !(channel === "BO" && chance.percent(70));
  const pick = chance.below(customers.length);
  const { joined, since } = customers[pick];
  const isThere = isKnown && joined * 1440 <= booked && pick % 8 !== 3;
  return { customer: isThere ? pick + 1 : "", isMember: isThere && since * 1440 <= booked };
};

/** The day on which the money of a booking went back; undefined where it did not. */
const backOf = (chance, { at: starts, isCancelled, called }, booked) => {
  const day = isCancelled
    ? called + chance.between(1, 12)
    : Math.floor(booked / 1440) + chance.between(1, 20);
  const isBack = isCancelled || chance.percent(3);
  return isBack && day < days && (isCancelled || day < starts / 1440) ? day : undefined;
};

/** One booking of a performance; without a channel where it would be made after the data end. */
const bookingOf = (chance, performance, at, room, customers) => {
  const { at: starts, onSale, isCancelled, called, genre } = performance;
  const lead = Math.min(chance.below(80 * 1440), chance.below(80 * 1440), chance.below(90 * 1440));
  const booked = Math.max(onSale * 1440 + 540, (isCancelled ? called * 1440 : starts - 5) - lead);
  const tickets = Math.min(room, ticketsOf(chance));
  const channel = channels[chance.weighted([24, 52, 14, 10])];
  const { customer, isMember } = buyerOf(chance, channel, booked, customers);
  const type = ["FUL", "CON", "STU", "CMP"][chance.weighted([58, 24, 13, 5])];
  const rate = isMember && type === "FUL" ? "MEM" : type;
  const cents = Math.round((prices[genre] * rates[rate]) / 100) * tickets;
  const back = backOf(chance, performance, booked);
  const isScanned = !isCancelled && back === undefined && starts < days * 1440;
  const missing = isScanned && chance.percent(9) ? chance.between(1, tickets) : 0;
  const scanned = isScanned ? tickets - missing : "";
  return booked >= days * 1440 || booked < 0
    ? { tickets }
    : { performance: at, booked, tickets, channel, customer, rate, cents, back, scanned };
};

const bookingsOf = (chance, performances, customers) =>
  performances.flatMap((performance, at) => {
    const { seats, draw, day } = performance;
    const fill = Math.min(100, chance.between(18, 60) + draw * 5 + (day > 700 ? 4 : 0));
    const rows = [];
    for (let room = Math.round((seats * fill) / 100); room > 0;) {
      const booking = bookingOf(chance, performance, at, room, customers);
      room -= booking.tickets;
      if (booking.channel !== undefined) rows.push(booking);
    }
    return rows;
  });

const tiers = [
  ["FR", 4500],
  ["PA", 25000],
  ["U26", 1500],
];
const customersOf = (chance) =>
  names.map((name) => {
    const joined = chance.between(-1500, days - 1);
    const tier = chance.percent(42) ? tiers[chance.weighted([60, 12, 28])] : undefined;
    const since = Math.min(days - 1, joined + chance.between(0, 200));
    const years = Math.floor((days - since) / 365);
    const isLapsed = years > 0 && chance.percent(30);
    const until = since + 365 * (isLapsed ? chance.between(1, years) : years + 1);
    const age = tier?.[0] === "U26" ? chance.between(16, 25) : chance.between(19, 84);
    const born = dayText(days - age * 365 - chance.between(40, 330));
    const email = chance.percent(17) ? "" : `${name.toLowerCase().replace(" ", ".")}@example.com`;
    return {
      ...{ joined, since: tier === undefined || until < days ? 99999 : since },
      columns: [
        ...[name, towns[chance.weighted([9, 6, 5, 4, 3, 2, 2, 1])], dayText(joined)],
        ...[chance.percent(25) && tier?.[0] !== "U26" ? "" : born, email, chance.percent(46)],
        ...(tier === undefined
          ? ["", "", "", "", false]
          : [tier[0], dayText(since), dayText(until), (tier[1] / 100).toFixed(2), until >= days]),
      ],
    };
  });

const barKinds = [
  ["wine and beer", 240, 38],
  ["soft drinks", 70, 30],
  ["coffee and tea", 60, 22],
  ["snacks and ice cream", 85, 45],
];
/** What each evening with a performance brought at the bar of a house; The Loft has none. */
const barOf = (chance, performances, attended) => {
  const heads = new Map();
  for (const [at, { venue, day, isCancelled }] of performances.entries())
    if (venue !== 2 && day < days && !isCancelled)
      heads.set(day * 10 + venue, (heads.get(day * 10 + venue) ?? 0) + attended[at]);
  return [...heads]
    .sort(([left], [right]) => left - right)
    .flatMap(([key, people]) =>
      barKinds.map(([kind, each, cost]) => {
        const cents = Math.round((people * each * chance.between(70, 135)) / 100 / 10) * 10;
        return [
          ...[dayText(Math.floor(key / 10)), (key % 10) + 1, kind],
          ...[(cents / 100).toFixed(2), ((cents * cost) / 10000).toFixed(2)],
        ];
      }),
    );
};

const staff = [11, 17, 4, 14, 19, 5];
/** What had been paid at each month's end for performances to come, and who worked in each house. */
const monthEndRows = (performances, bookings) => {
  const ends = monthEnds(34);
  const cents = ends.map(() => venues.map(() => 0));
  for (const { performance, booked, cents: price, back = Infinity } of bookings) {
    const { venue, day: played } = performances[performance];
    const last = Math.min(played, back);
    for (const [at, { day }] of ends.entries())
      if (booked < (day + 1) * 1440 && day < last) cents[at][venue] += price;
  }
  return ends.flatMap(({ day, text }, month) =>
    venues.flatMap(([, , , , opened], venue) => {
      const more = (month > 20 ? 1 : 0) + ((month * 7 + venue) % 3 === 0 ? 1 : 0);
      const row = [text, venue + 1, (cents[month][venue] / 100).toFixed(2), staff[venue] + more];
      return dayOf(opened) > day ? [] : [row];
    }),
  );
};

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

const statusOf = ({ isCancelled, day }) => (isCancelled ? "CA" : day < days ? "PL" : "SC");

const performanceRow = (performance, at, sold, attended) => {
  const { production, venue, at: starts, onSale, seats, fee, isCancelled, day } = performance;
  return [
    ...[at + 1, production + 1, venue + 1, momentText(starts), dayText(onSale)],
    ...[statusOf(performance), isCancelled ? 0 : seats, sold[at]],
    ...[isCancelled || day >= days ? "" : attended[at], isCancelled ? "" : fee],
  ];
};

const bookingRow = ({ performance, customer, booked, channel, rate, tickets, ...rest }) => [
  ...[performance + 1, customer, momentText(booked), channel, rate, tickets],
  ...[(rest.cents / 100).toFixed(2), rest.back === undefined ? "" : dayText(rest.back)],
  ...[rest.back === undefined ? "" : (rest.cents / 100).toFixed(2), rest.scanned],
];

/** Theatres and concert halls with performances, bookings and bars, until October 2026. */
export const tables = () => {
  const runChance = new Chance(931);
  const performances = venues
    .flatMap((_, venue) => runsOf(runChance, venue))
    .sort((left, right) => left.at - right.at);
  const customers = customersOf(new Chance(932));
  const bookings = bookingsOf(new Chance(933), performances, customers).sort(
    (left, right) => left.booked - right.booked,
  );
  const sold = performances.map(() => 0);
  const attended = performances.map(() => 0);
  for (const { performance, tickets, back, scanned } of bookings) {
    if (back === undefined && !performances[performance].isCancelled) sold[performance] += tickets;
    attended[performance] += Number(scanned);
  }
  return {
    "venues.csv": csv(
      "id,name,city,kind,seats,opened_on,manager,wheelchair_places",
      numbered(venues),
    ),
    "productions.csv": csv(
      "id,title,company,genre,min_age,is_own,director",
      numbered(productions.map((each) => each.slice(0, 6))),
    ),
    "performances.csv": csv(
      "id,production_id,venue_id,starts_at,on_sale_from,status,seats,sold,attended,guest_fee",
      performances.map((each, at) => performanceRow(each, at, sold, attended)),
    ),
    "customers.csv": csv(
      "id,name,town,first_seen_on,born_on,email,wants_mail,tier,member_since,member_until,member_fee,is_member",
      numbered(customers.map(({ columns }) => columns)),
    ),
    "bookings.csv": csv(
      "id,performance_id,customer_id,booked_at,channel,price_type,tickets,amount,refunded_on,refund,scanned",
      numbered(bookings.map(bookingRow)),
    ),
    "bar.csv": csv(
      "id,taken_on,venue_id,kind,amount,cost",
      numbered(barOf(new Chance(934), performances, attended)),
    ),
    "month_ends.csv": csv(
      "id,counted_on,venue_id,advance,staff",
      numbered(monthEndRows(performances, bookings)),
    ),
  };
};
