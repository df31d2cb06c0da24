import { dayText, monthEnds } from "../../tables.mjs";
import {
  branches,
  careTypes,
  carerFirstNames,
  carerLastNames,
  clientFirstNames,
  clientLastNames,
  contracts,
  endReasons,
  entryOf,
  fundings,
  levels,
  otherCouncils,
  roles,
} from "./lists.mjs";

/** The last day of what has happened, and the last one of the roster, in days from 2024-01-01. */
export const lastDay = 1034;
export const rosterEnd = 1048;

/** Full names, each once. */
const namerOf = (chance, firstNames, lastNames) => {
  const used = new Set();
  return () => {
    for (;;) {
      const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
};

const funderOf = (funding, { branch, town }) => {
  if (funding === "PVT") return "";
  const council = otherCouncils[town] ?? branch.council;
  if (funding !== "CHC") return council;
  return council.startsWith("East Sussex") ? "NHS Sussex" : "NHS Kent and Medway";
};

const clientOf = (chance, nameOf, at) => {
  const branch = branches[chance.weighted(branches.map(({ weight }) => weight))];
  return {
    ...{ no: `C-${1201 + at * 3}`, name: nameOf(), branch, town: chance.pick(branch.towns) },
    livesAlone: chance.percent(58),
  };
};

/** What is done in a week: weekdays with their time of day and length. */
const weekOf = (chance, visits, lengths) => {
  const usual = chance.pick(lengths);
  const slots = visits > 4 ? [10, 2, 2, 6] : [9, 4, 3, 1];
  const order = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    by: chance.next() + (day > 4 ? 0.25 : 0),
  }));
  order.sort((one, other) => one.by - other.by);
  const seen = new Set();
  const week = [];
  for (let at = 0; week.length < visits; at++) {
    const { day } = order[at % 7];
    const slot = at < 7 ? chance.weighted(slots) : 3 - (at % 2);
    if (seen.has(`${day}-${slot}`)) continue;
    seen.add(`${day}-${slot}`);
    week.push({ day, slot, minutes: usual, minute: chance.below(8) * 15 });
  }
  return week;
};

const endOf = (chance, care, start) => {
  if (care === "Reablement") return start + chance.pick([28, 42, 42, 56]);
  if (chance.percent(26)) return undefined;
  return start + 30 + Math.round(950 * chance.next() * chance.next());
};

const packageOf = (chance, client, start) => {
  const [care, , least, most, lengths, charge] = entryOf(chance, careTypes);
  const [funding, , part] = care === "Reablement" ? fundings[0] : entryOf(chance, fundings);
  const needs =
    care === "Domestic help" ? chance.pick(["L", "L", "M"]) : entryOf(chance, levels)[0];
  const visits = chance.between(least, most);
  const end = endOf(chance, care, start);
  const isOver = end !== undefined && end <= lastDay;
  const isDone = care === "Reablement" && chance.percent(74);
  return {
    ...{ client, care, funding, needs, start, end },
    funder: funderOf(funding, client),
    week: weekOf(chance, visits, lengths),
    isDouble: (needs === "X" || needs === "H") && chance.percent(34),
    rate: Math.round((charge * part + start / 420) * (1 + chance.between(-4, 5) / 100) * 20) * 5,
    reason: !isOver ? "" : isDone ? "Goals reached" : entryOf(chance, endReasons)[0],
    review: isOver ? undefined : Math.max(lastDay - 45, start + 28) + chance.below(190),
    missing: chance.percent(3),
  };
};

/** Packages by their start: some ran when the books begin, a few are agreed for the days to come. */
export const packagesOf = (chance) => {
  const nameOf = namerOf(chance, clientFirstNames, clientLastNames);
  const clients = Array.from({ length: 208 }, (_, at) => clientOf(chance, nameOf, at));
  const first = clients.map((client, at) =>
    packageOf(
      chance,
      client,
      at < 46 ? -chance.between(1, 420) : 1 + Math.round(((at - 46) * 1046) / 162),
    ),
  );
  // After a package has ended, some come back with another one.
  const second = first
    .filter(({ end }) => end !== undefined && end > 0 && end < lastDay - 40 && chance.percent(27))
    .map(({ client, end }) => packageOf(chance, client, end + chance.pick([1, 1, 8, 30])));
  return [...first, ...second]
    .filter(({ end }) => end === undefined || end > 4)
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const isOn = ({ start, end }, day) => start <= day && (end === undefined || day <= end);

const hoursOf = ({ week }) => week.reduce((sum, { minutes }) => sum + minutes, 0) / 60;

export const packageRow = (each) => [
  ...[each.id, `PK-${4100 + each.id}`, each.client.no, each.client.name, each.client.town],
  ...[each.client.branch.name, each.needs, each.client.livesAlone, each.funding, each.funder],
  ...[each.care, each.isDouble, dayText(each.start)],
  each.end === undefined ? "" : dayText(each.end),
  each.reason,
  each.review === undefined ? "" : dayText(each.review),
  ...[hoursOf(each), each.rate],
];

const carerOf = (chance, { name, branch, hired }) => {
  const [role, , pay] = entryOf(chance, roles);
  const stay = chance.percent(20)
    ? undefined
    : 45 + Math.round(1700 * chance.next() * chance.next());
  const isThere = stay === undefined || hired + stay > lastDay;
  const left = isThere ? undefined : hired + stay;
  return {
    ...{ name, branch, hired, left, role, weight: chance.between(2, 9) },
    contract: entryOf(chance, contracts)[0],
    hasCar: chance.percent(branch.name === "Thanet" ? 55 : 81),
    pay: Math.round((pay + hired / 12) * (1 + chance.between(-3, 4) / 100)),
    dbs: (left ?? lastDay) - 35 + chance.below(chance.percent(12) ? 60 : 1000),
  };
};

/** Each post is held by one carer after the other, with gaps between them. */
export const carersOf = (chance) => {
  const nameOf = namerOf(chance, carerFirstNames, carerLastNames);
  const all = [];
  for (const branch of branches)
    for (let post = 0; post < branch.posts; post++) {
      let hired = -chance.between(20, 1500);
      while (hired <= lastDay - 6) {
        const carer = carerOf(chance, { name: nameOf(), branch, hired });
        if (carer.left === undefined || carer.left > 10) all.push(carer);
        hired = carer.left === undefined ? lastDay : carer.left + chance.between(4, 100);
      }
    }
  return all
    .sort((one, other) => one.hired - other.hired)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const worksOn = ({ hired, left }, day) =>
  hired <= day && (left === undefined || day <= left);

export const carerRow = (each) => [
  ...[each.id, each.name, each.branch.name, each.role, each.contract, each.hasCar],
  ...[dayText(each.hired), each.left === undefined ? "" : dayText(each.left), dayText(each.dbs)],
  each.pay,
];

/** What each branch reports at the end of a month. */
export const monthEndRows = (chance, carers) =>
  monthEnds(34).flatMap(({ day, text }, month) =>
    branches.map((branch, at) => {
      const heads = carers.filter((each) => each.branch === branch && worksOn(each, day)).length;
      const waiting = (branch.weight / 7) * (1 + month / 45) + (month % 12 < 3 ? 2 : 0);
      return [
        ...[month * branches.length + at + 1, text, branch.name, heads],
        Math.max(0, branch.posts + (month > 20 ? 1 : 0) - heads),
        Math.max(0, Math.round(waiting + chance.between(-2, 2))),
      ];
    }),
  );
