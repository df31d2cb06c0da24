import { dayText } from "../../tables.mjs";
import { allergies, boys, family, girls, keyWorkers, lastDay, nurseries } from "./lists.mjs";
import { parents, rooms } from "./lists.mjs";

const monthDays = 30.4375;
const lastStart = lastDay + 92;

/** The 31 August before school: of the year in which a child is four on that day. */
const schoolDay = (dob) => {
  const born = new Date(Date.UTC(2024, 0, 1 + dob));
  const year = born.getUTCFullYear() + (born.getUTCMonth() < 8 ? 4 : 5);
  return Math.round((Date.UTC(year, 7, 31) - Date.UTC(2024, 0, 1)) / 86_400_000);
};

/** The room of a nursery for the age of that day. */
export const roomAt = (nursery, dob, day) => {
  const months = (day - dob) / monthDays;
  return rooms.find(
    (room) => room.nursery === nursery && room.from <= months && months < room.until,
  );
};

const fundingOf = (chance, months) => {
  if (months < 9) return "";
  const part = chance.below(100);
  if (months >= 36) return part < 34 ? "F15" : part < 88 ? "F30" : "";
  if (months >= 24) return part < 25 ? "F15" : part < 70 ? "F30" : "";
  return part < 12 ? "F15" : part < 58 ? "F30" : "";
};

const allergyOf = (chance) => {
  let rest = chance.below(100);
  for (const [name, weight] of allergies) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return "";
};

const patternOf = (chance) => {
  const count = [1, 2, 3, 4, 5][chance.weighted([6, 31, 36, 13, 14])];
  const days = new Set();
  while (days.size < count) days.add(chance.weighted([21, 24, 24, 20, 11]));
  const kind = chance.weighted([70, 19, 11]);
  return [...days].sort().map((day) => [day, ["FD", "AM", "PM"][kind]]);
};

const sibling = (chance, elder) =>
  elder !== undefined && chance.percent(14)
    ? { last: elder.last, parent: elder.parent, method: elder.method }
    : undefined;

const methods = ["DD", "TFC", "BACS", "CV"];

const childOf = (chance, { nursery, dob, elder }) => {
  const sex = chance.percent(51) ? "M" : "F";
  const start =
    dob +
    Math.round(monthDays * [10, 13, 18, 25, 34][chance.weighted([24, 32, 20, 14, 10])]) +
    chance.below(40);
  const monday = start - (((((start % 7) + 7) % 7) - 7) % 7);
  const school = schoolDay(dob);
  const early = chance.percent(21) ? monday + chance.between(70, 640) : school;
  const last = chance.pick(family);
  const own = {
    last,
    parent: `${chance.pick(parents)} ${last}`,
    method: methods[chance.weighted([52, 26, 15, 7])],
  };
  return {
    ...{ nursery, dob, sex, start: monday, end: Math.min(early, school) },
    ...{ first: chance.pick(sex === "M" ? boys : girls), allergy: allergyOf(chance) },
    ...(sibling(chance, elder) ?? own),
    ...{ pattern: patternOf(chance), isSend: chance.percent(7), photo: chance.percent(88) },
    late: chance.percent(9) ? 16 : 2,
    clumsy: chance.percent(8) ? 3 : 1,
    slow: chance.percent(7) ? 14 : 1,
    workerTurn: chance.below(2),
    fundingTurn: chance.below(1000),
  };
};

/** What is known of a child today: where it is, who looks after it, and who pays a part. */
const stateOf = (chance, child) => {
  const day = Math.min(Math.max(child.start, lastDay), child.end);
  const room = roomAt(child.nursery, child.dob, day);
  return {
    ...child,
    room,
    worker: keyWorkers[`${child.nursery} ${room.name}`][child.workerTurn],
    status: child.end <= lastDay ? "LVR" : child.start > lastDay ? "STR" : "ACT",
    funding: fundingOf(chance, (day - child.dob) / monthDays),
    isKnown: child.end <= lastDay + 61,
  };
};

export const childrenOf = (chance) =>
  nurseries
    .flatMap(([nursery, yearly]) => {
      const all = [];
      for (let at = 0; at < yearly * 6.3; at++) {
        const dob = -1570 + Math.round((at * 365) / yearly) + chance.below(40);
        all.push(childOf(chance, { nursery, dob, elder: all.at(-7) }));
      }
      return all;
    })
    .filter(({ start, end }) => end > 20 && start <= lastStart && end - start > 45)
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ id: 1001 + at, ...stateOf(chance, each) }));

const leaving = ({ end, isKnown }) => (isKnown ? dayText(end) : "");

export const childRow = (child) => [
  ...[child.id, `${child.first} ${child.last}`, child.last, dayText(child.dob), child.sex],
  ...[child.nursery, child.room.name, child.room.age, child.worker, child.status],
  ...[dayText(child.start), leaving(child), child.pattern.length, child.funding],
  ...[child.allergy, child.isSend, child.photo, child.parent],
];
