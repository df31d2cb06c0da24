import { dayText, momentText } from "../../tables.mjs";
import { rooms, sites } from "./lists.mjs";
import { lastDay, personOf } from "./members.mjs";

/** January 2024 began on a Monday. */
const weekday = (day) => ((day % 7) + 7) % 7;
const busyness = [0.8, 1.15, 1.25, 1.1, 0.62, 0, 0];
const outsiders = [
  "Camden Council",
  "Bupa",
  "The Book Club",
  "Deloitte",
  "Leeds Arts Uni",
  "Toast",
];

export const isHere = (member, day) =>
  member.joined <= day && (member.left ?? Infinity) >= day && member.plan !== "VIR";

/** The members of each site, in the order in which they came. */
export const bySite = (members) =>
  new Map(sites.map(({ code }) => [code, members.filter(({ site }) => site.code === code)]));

/** Somebody who is a member on that day; larger ones come more often. */
export const memberOn = (chance, members, day) => {
  for (let tries = 0; tries < 60; tries++) {
    const member = chance.pick(members);
    if (isHere(member, day) && chance.percent(30 + member.seats * 8)) return member;
  }
  return undefined;
};

const statusOf = (chance, day, isBooth) => {
  const drawn = chance.weighted(isBooth ? [86, 4, 10] : [87, 9, 4]);
  const status = ["CNF", "CXL", "NSH"][drawn];
  return status === "NSH" && day > lastDay ? "CNF" : status;
};

const lengthOf = (chance, kind) =>
  kind === "BTH"
    ? [30, 60][chance.weighted([70, 30])]
    : kind === "EVT"
      ? chance.pick([120, 180, 240, 360])
      : [30, 60, 90, 120, 180, 240][chance.weighted([14, 40, 16, 18, 8, 4])];

/** What is to be paid, and with how many credits: whoever cancels pays nothing. */
const priceOf = (chance, { room, member, minutes, status }) => {
  if (status === "CXL") return { price: 0, credits: 0 };
  const isCredit = member !== undefined && room.kind === "MTG" && chance.percent(58);
  if (isCredit) return { price: 0, credits: minutes / 30 };
  return { price: Math.round((room.rate * 100 * minutes) / 60), credits: 0 };
};

const peopleOf = (chance, { kind, seats }) =>
  kind === "BTH" ? 1 : chance.percent(7) ? "" : chance.between(2, seats);

const cateringIn = { MTG: 9, BTH: 0, EVT: 62 };

const bookingOf = (chance, { room, members, day, start }) => {
  const minutes = lengthOf(chance, room.kind);
  const isOutside = room.kind === "EVT" ? chance.percent(40) : room.rate > 0 && chance.percent(6);
  const member = isOutside ? undefined : memberOn(chance, members, day);
  const lead = room.kind === "BTH" ? chance.below(3) : Math.floor(chance.next() ** 2 * 32);
  const bookedOn = Math.max(0, Math.min(day - lead, lastDay));
  const booked = Math.min(bookedOn * 1440 + chance.between(480, 1080), start - 5);
  const status = statusOf(chance, day, room.kind === "BTH");
  return {
    ...{ room, day, start, end: start + minutes, member, status, booked },
    guest: member === undefined ? chance.pick(outsiders) : "",
    by: member?.kind === "IND" ? member.name : personOf(chance),
    people: peopleOf(chance, room),
    ...priceOf(chance, { room, member, minutes, status }),
    catering: chance.percent(cateringIn[room.kind]),
  };
};

/** A day of a room: one booking after another, with gaps. Of the days to come only some are taken yet. */
const dayOf = (chance, room, members, day) => {
  const growth = 0.75 + day / 2600;
  const ahead = day > lastDay ? Math.max(0.08, 0.75 - (day - lastDay) / 34) : 1;
  const chanceOf = room.load * busyness[weekday(day)] * growth * ahead;
  const bookings = [];
  for (let at = 8 * 60; at < (room.kind === "EVT" ? 19 : 17) * 60;) {
    if (!chance.percent(room.kind === "EVT" ? chanceOf / 2.4 : chanceOf / 2)) {
      at += 60;
      continue;
    }
    const booking = bookingOf(chance, { room, members, day, start: day * 1440 + at });
    bookings.push(booking);
    at = booking.end - day * 1440;
  }
  return bookings;
};

export const bookingsOf = (chance, members) => {
  const all = bySite(members);
  return rooms
    .flatMap((room) => {
      const { opened } = sites.find(({ code }) => code === room.site);
      const days = Array.from({ length: lastDay + 32 }, (_, day) => day);
      return days
        .filter((day) => day >= opened)
        .flatMap((day) => dayOf(chance, room, all.get(room.site), day));
    })
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ ...each, id: at + 1 }));
};

export const bookingRow = (each) => [
  ...[each.id, each.room.site, each.room.name, each.room.kind, each.room.seats],
  ...[each.member?.id ?? "", each.guest, each.by, momentText(each.booked)],
  ...[momentText(each.start), momentText(each.end), each.people, each.status],
  ...[each.price, each.credits, each.catering],
];

export const siteRow = (site) => [site.code, site.name, site.city, dayText(site.opened)];
