import { dayText } from "../../tables.mjs";
import {
  advisers,
  clientTypes,
  firstNames,
  leavingReasons,
  levels,
  oneOf,
  risks,
  sources,
  surnames,
} from "./lists.mjs";

/** 2026-10-31, in days after 2024-01-01. */
export const lastDay = 1034;

export const textOr = (day) => (day === undefined ? "" : dayText(day));

const namings = {
  IND: (first, last) => `${first} ${last}`,
  JNT: (first, last) => `${first} & ${last} Household`,
  TRU: (first, last) => `${first} ${last} Trust`,
  COM: (_, last, at) => `${last} ${["Holdings Ltd", "Engineering Ltd", "Estates Ltd"][at % 3]}`,
  CHA: (_, last) => `${last} Foundation`,
};

/** Names that no other client has. */
const namerOf = (chance) => {
  const used = new Set();
  return (type) => {
    for (let at = 0; ; at++) {
      const first = chance.pick(type === "JNT" ? surnames : firstNames);
      const last = chance.pick(surnames);
      const name = namings[type](first, last, at);
      if (used.has(name) || first === last) continue;
      used.add(name);
      return name;
    }
  };
};

/** Three in five were clients before 2024; new ones come above all in spring and autumn. */
const onboardedOf = (chance) => {
  if (chance.percent(58)) return -chance.between(20, 3300);
  for (;;) {
    const day = chance.between(0, lastDay - 2);
    const isBusy = [1, 2, 3, 8, 9].includes(Math.floor((day % 365) / 30.5));
    if (day % 7 < 5 && (isBusy || chance.percent(50))) return day;
  }
};

const clientOf = (chance, nameOf) => {
  const [type] = oneOf(chance, clientTypes);
  const adviser = advisers[chance.weighted(advisers.map(({ weight }) => weight))];
  const isMayfair = adviser.office === "London Mayfair";
  const [level, , thousands] = isMayfair ? chance.pick(levels.slice(1)) : oneOf(chance, levels);
  const onboarded = onboardedOf(chance);
  const left = chance.percent(14)
    ? chance.between(Math.max(onboarded + 120, 10), lastDay + 200)
    : undefined;
  const hasLeft = left !== undefined && left <= lastDay;
  return {
    ...{ type, adviser, level, thousands, onboarded },
    name: nameOf(type),
    risk: oneOf(chance, risks)[0],
    source: oneOf(chance, sources)[0],
    isVulnerable: ["IND", "JNT"].includes(type) && chance.percent(9),
    left: hasLeft ? left : undefined,
    reason: hasLeft ? oneOf(chance, leavingReasons)[0] : "",
  };
};

export const clientsOf = (chance, count) => {
  const nameOf = namerOf(chance);
  return Array.from({ length: count }, () => clientOf(chance, nameOf))
    .sort((one, other) => one.onboarded - other.onboarded)
    .map((client, at) => ({ id: at + 1, ...client }));
};

export const clientRow = (client) => [
  ...[client.id, `C-${10_400 + client.id * 7}`, client.name, client.type, client.level],
  ...[client.risk, client.adviser.name, client.adviser.grade, client.adviser.office],
  ...[client.adviser.region, client.source, client.isVulnerable, dayText(client.onboarded)],
  ...[textOr(client.left), client.reason],
];
