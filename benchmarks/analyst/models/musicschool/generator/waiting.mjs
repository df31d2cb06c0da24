import { dayText } from "../../tables.mjs";
import { lastDay } from "./calendar.mjs";
import { family, given, instruments, rooms, sources } from "./lists.mjs";

const sites = Object.keys(rooms);
const scarce = { Piano: 60, "Drum kit": 90, Singing: 30 };

/** How it went on: some are offered a place, and of those some never answer. */
const courseOf = (chance, { added, instrument }) => {
  const offered = added + chance.between(10, 110) + (scarce[instrument] ?? 0);
  if (chance.percent(9)) {
    const closed = added + chance.between(15, 200);
    return closed <= lastDay ? { closed, outcome: "X" } : { outcome: "W" };
  }
  if (offered > lastDay) return { outcome: "W" };
  const closed = offered + chance.between(1, 24);
  if (closed > lastDay) return { offered, outcome: "O" };
  return { offered, closed, outcome: chance.percent(76) ? "E" : "D" };
};

const entryOf = (chance) => {
  const added = Math.floor((lastDay + 1) * (1 - chance.next() ** 1.2));
  const [instrument] = instruments[chance.weighted(instruments.map((each) => each[2]))];
  return {
    ...{ added, instrument, ...courseOf(chance, { added, instrument }) },
    name: `${chance.pick(given)} ${chance.pick(family)}`,
    age: chance.percent(6)
      ? ""
      : chance.percent(18)
        ? chance.between(19, 70)
        : chance.between(5, 16),
    site: chance.percent(25) ? "" : sites[chance.weighted([55, 25, 20])],
    source: chance.percent(10) ? "" : sources[chance.weighted([30, 28, 18, 14, 10])],
  };
};

export const waitingOf = (chance) =>
  Array.from({ length: 760 }, () => entryOf(chance))
    .sort((one, other) => one.added - other.added)
    .map((each, at) => ({ id: at + 1, ...each }));

const textOr = (day) => (day === undefined ? "" : dayText(day));

export const waitingRow = (each) => [
  ...[each.id, each.name, each.age, each.instrument, each.site, each.source],
  ...[dayText(each.added), textOr(each.offered), textOr(each.closed), each.outcome],
];
