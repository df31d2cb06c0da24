import { dayText } from "../../tables.mjs";
import { lastDay, monthOf, openDays, rooms } from "./lists.mjs";

/** How many are there at once: all who stay the day, and the mornings or the afternoons. */
const headsOf = (sessions) => {
  const of = (kind) => sessions.filter((each) => each.kind === kind).length;
  return of("FD") + Math.max(of("AM"), of("PM"));
};

const dayOf = (chance, room, day, sessions) => {
  const booked = headsOf(sessions.filter(({ status }) => status !== "CXL"));
  const present = headsOf(sessions.filter(({ status }) => status === "ATT"));
  const needed = present === 0 ? 0 : Math.max(2, Math.ceil(present / room.ratio));
  const isWinter = [0, 1, 10, 11].includes(monthOf(day) % 12);
  const sick = chance.percent(isWinter ? 19 : 9) ? (chance.percent(15) ? 2 : 1) : 0;
  const planned = needed + (chance.percent(room.nursery === "Mill Road" ? 32 : 46) ? 1 : 0);
  const agency = sick > 0 && planned - sick < needed && chance.percent(72) ? sick : 0;
  const staff = Math.max(needed === 0 ? 0 : 1, planned - sick + agency);
  const hours = agency * chance.pick([8, 9, 9.5, 10]);
  return {
    ...{ room, day, booked, present, needed, sick, staff, agency, hours },
    cost: Math.round(hours * (2150 + 120 * Math.floor(monthOf(day) / 12))),
  };
};

/** Each room on each day on which it was open. */
export const roomDaysOf = (chance, sessions) => {
  const found = new Map();
  for (const each of sessions) {
    const key = `${each.day} ${each.room.nursery} ${each.room.name}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return openDays
    .filter((day) => day <= lastDay)
    .flatMap((day) =>
      rooms.map((room) =>
        dayOf(chance, room, day, found.get(`${day} ${room.nursery} ${room.name}`) ?? []),
      ),
    )
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const roomDayRow = (each) => [
  ...[each.id, dayText(each.day), each.room.nursery, each.room.name, each.room.age],
  ...[each.room.places, each.booked, each.present, each.needed, each.staff, each.sick],
  ...[each.agency, each.hours, each.cost],
];
