import { dayText } from "../../tables.mjs";
import { lastDay } from "./departures.mjs";
import { agents, diets, firstNames, homes, lastNames, oneOf, reasons } from "./lists.mjs";

const channels = [
  ["Web", 43],
  ["Agent", 34],
  ["Phone", 18],
  ["Trade fair", 5],
];

/** How many days before the departure: long before for some, in the last weeks for others. */
const leadOf = (chance) =>
  [
    () => chance.between(170, 290),
    () => chance.between(70, 169),
    () => chance.between(21, 69),
    () => chance.between(4, 20),
  ][chance.weighted([30, 38, 24, 8])]();

/** Where days begin with January 2024, bookings of before are made later; few are made on Sundays. */
const bookedDayOf = (chance, { day }) => {
  for (let left = 40; left > 0; left--) {
    const booked = day - leadOf(chance);
    const isQuiet = booked % 7 === 6 ? chance.percent(55) : booked % 7 === 5 && chance.percent(25);
    if (booked >= 0 && !isQuiet) return booked;
  }
  return chance.between(2, day - 4);
};

const sellerOf = (chance, day) => {
  const channel = oneOf(chance, channels);
  if (channel !== "Agent") return { channel };
  const there = agents.filter(({ first, last }) => first <= day && day <= last);
  return { channel, agent: there[chance.weighted(there.map(({ weight }) => weight))] };
};

const untilToday = (day) => (day <= lastDay ? day : undefined);

/** Few of those who travelled get something back because they complained. */
const goodwillOf = (chance, { departure, price }) => {
  if (departure.day >= lastDay - 20 || !chance.percent(1.6)) return {};
  const refunded = departure.day + chance.between(16, 50);
  return {
    refund: Math.round(price * (chance.between(5, 20) / 100)),
    refunded: untilToday(refunded),
  };
};

/** What part of the price is given back to who cancels so many days before the departure. */
const partOf = (left) => (left > 56 ? 0.2 : left > 28 ? 0.45 : left > 14 ? 0.225 : 0);

/** Whether and when a booking is cancelled, and what is given back. */
const endOf = (chance, { departure, booked, price }) => {
  const isWithdrawn = departure.isCancelled && booked < departure.cancelledDay;
  if (!isWithdrawn && !chance.percent(8.5)) return goodwillOf(chance, { departure, price });
  const cancelled = isWithdrawn
    ? departure.cancelledDay
    : chance.between(booked + 1, departure.day - 1);
  if (cancelled > lastDay) return {};
  const part = isWithdrawn ? 1 : partOf(departure.day - cancelled);
  const refunded = cancelled + chance.between(3, 40) + (chance.percent(10) ? 60 : 0);
  return {
    cancelled,
    reason: isWithdrawn ? "Departure cancelled" : oneOf(chance, reasons),
    refund: Math.round(price * part),
    refunded: part > 0 ? untilToday(refunded) : undefined,
  };
};

const balanceOf = (chance, { booked, departure, isOption, isCancelled }) => {
  const due = Math.max(departure.day - 56, booked + 5);
  const paid = due + chance.between(-16, 3) + (chance.percent(9) ? chance.between(4, 25) : 0);
  const isLazy = due > lastDay - 75 && chance.percent(15);
  const day = Math.max(booked, Math.min(paid, departure.day - 1));
  const isPaid = !isOption && !isCancelled && !isLazy && day <= lastDay;
  return { due, paid: isPaid ? day : undefined };
};

const bookingOf = (chance, departure, size) => {
  const booked = bookedDayOf(chance, departure);
  const { tour } = departure;
  const { channel, agent } = sellerOf(chance, booked);
  const each = tour.price * (1 + booked / 7000) * (chance.between(94, 118) / 100);
  const list = Math.round(each * size) * 100;
  const discount = chance.percent(18) ? Math.round((list * chance.pick([3, 5, 5, 10])) / 100) : 0;
  const price = list - discount;
  const end = endOf(chance, { departure, booked, price });
  const isOption = booked > lastDay - 12 && end.cancelled === undefined && chance.percent(28);
  const isCancelled = end.cancelled !== undefined;
  return {
    ...{ departure, size, booked, channel, agent, list, discount, isOption, isCancelled, ...end },
    commission: Math.round(((agent?.commission ?? 0) * price) / 100),
    balance: isOption ? price : Math.round(price * 0.8),
    ...balanceOf(chance, { booked, departure, isOption, isCancelled }),
  };
};

/** Bookings until the places that people want are sold; those of after today are not made yet. */
export const bookingsOf = (chance, departures) => {
  const bookings = [];
  for (const departure of departures) {
    let wanted = departure.target;
    while (wanted > 0) {
      const size = Math.min(wanted, 1 + chance.weighted([19, 50, 7, 13, 3, 4, 1, 2]));
      const booking = bookingOf(chance, departure, size);
      if (departure.isCancelled || !booking.isCancelled) wanted -= size;
      if (booking.booked > lastDay || (departure.isCancelled && !booking.isCancelled)) continue;
      bookings.push(booking);
      if (!booking.isCancelled) departure.sold += size;
    }
  }
  return bookings
    .sort((one, other) => one.booked - other.booked)
    .map((booking, at) => ({ id: at + 1, ...booking }));
};

const dayOr = (day) => (day === undefined ? "" : dayText(day));

export const bookingRow = (each) => [
  ...[each.id, `FW${24_000 + each.id * 3}`, each.departure.id, each.channel],
  ...[each.agent?.name ?? "", each.agent?.type ?? "", each.agent?.manager ?? ""],
  ...[each.size, each.isCancelled ? "CAN" : each.isOption ? "OPT" : "CNF"],
  ...[dayText(each.booked), dayOr(each.cancelled), each.reason ?? ""],
  ...[each.list, each.discount, each.commission, each.balance],
  ...[dayText(each.due), dayOr(each.paid), each.refund ?? 0, dayOr(each.refunded)],
];

const bikeOf = (chance, { activity, name }) => {
  if (activity === "W") return "";
  if (name.includes("Gravel") || name.includes("Road")) return chance.percent(40) ? "OWN" : "GRV";
  return ["TRK", "EBK", "OWN"][chance.weighted([45, name.includes("E-bike") ? 120 : 36, 19])];
};

const personOf = (chance, at) => ({
  number: 100_000 + at * 7,
  name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
  born: 2024 - (22 + chance.below(20) + chance.below(20) + chance.below(22)),
  home: oneOf(chance, homes),
  diet: oneOf(chance, diets),
});

/** Everybody on a booking that is not cancelled; some come again. */
export const travellersOf = (chance, bookings) => {
  const people = [];
  return bookings
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((booking) => {
      const party = new Set();
      while (party.size < booking.size) {
        const known = people.length > 50 && chance.percent(24);
        const person = known ? chance.pick(people) : personOf(chance, people.length);
        if (!known) people.push(person);
        party.add(person);
      }
      return [...party].map((person, at) => ({
        ...{ booking, person, isLead: at === 0 },
        age: Math.floor(2024 + booking.departure.day / 365.25) - person.born,
        room: booking.size === 1 || chance.percent(7) ? "SGL" : chance.percent(55) ? "DBL" : "TWN",
        bike: bikeOf(chance, booking.departure.tour),
      }));
    });
};

export const travellerRow = ({ booking, person, isLead, age, room, bike }, at) => [
  ...[at + 1, booking.id, person.number, person.name, isLead, person.home],
  ...[age, room, bike, person.diet],
];
