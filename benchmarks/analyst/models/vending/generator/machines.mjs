import { dayText } from "../../tables.mjs";
import { clients, places, regions, types, weightedOf } from "./lists.mjs";

/** 2026-10-31. */
export const lastDay = 1034;

export const textOr = (day) => (day === undefined ? "" : dayText(day));

const kindOf = (chance, { kind }) =>
  kind === "OFF"
    ? ["CM", "RT", "FV"][chance.weighted([3, 4, 5])]
    : kind === "FAC"
      ? ["CM", "RT", "FV"][chance.weighted([5, 2, 2])]
      : ["CM", "RT"][chance.weighted([9, 1])];

const termsOf = (chance, client, starts) => {
  const kind = client.terms ?? kindOf(chance, client);
  const isRolling = chance.percent(16);
  const ends = isRolling ? undefined : starts + 365 * chance.pick([2, 3, 3, 4, 5]) - 1;
  return {
    ...{ client, kind, starts, ends },
    rate: kind === "CM" ? chance.pick([8, 10, 10, 12, 12.5, 15, 15, 18, 20, 22.5]) : undefined,
    isExclusive: chance.percent(42),
    manager: chance.percent(7) ? "" : regions[client.region].manager,
  };
};

/** A contract for each client, followed by another one where it has ended and the client stays. */
export const contractsOf = (chance) => {
  const all = clients.flatMap((client, at) => {
    const first = termsOf(chance, client, at < 28 ? -chance.between(30, 900) : chance.below(820));
    const isOver = first.ends !== undefined && first.ends <= lastDay;
    if (!isOver || (at > 12 && chance.percent(22))) return [first];
    return [first, termsOf(chance, { ...client, terms: first.kind }, first.ends + 1)];
  });
  const signed = [3, 9, 21].map((at, next) => termsOf(chance, clients[at], 1096 + next * 31));
  return [...all, ...signed]
    .sort((one, other) => one.starts - other.starts)
    .map((contract, at) => ({ id: at + 1, no: `C-${2301 + at * 3}`, ...contract }));
};

export const contractRow = (contract) => [
  ...[contract.id, contract.no, contract.client.name, contract.kind, contract.manager],
  ...[contract.rate ?? "", contract.isExclusive, dayText(contract.starts)],
  ...[textOr(contract.ends), contract.ends === undefined ? "" : dayText(contract.ends - 90)],
];

/** The sites of a client, each in one city and on one route. */
const sitesOf = (chance, client) => {
  const { name: region, cities } = regions[client.region];
  const home = weightedOf(chance, { [Object.keys(cities)[0]]: 3, [Object.keys(cities)[1]]: 2 });
  return Array.from({ length: client.sites }, (_, at) => {
    const list = places[client.kind];
    const city = chance.percent(70) ? home : chance.pick(Object.keys(cities));
    return {
      ...{ client, region, city, route: chance.pick(cities[city]) },
      name: `${client.name} ${list[at % list.length]}`,
      traffic: chance.between(6, 16) * (chance.percent(14) ? 2.4 : 1),
    };
  });
};

const machineOf = (chance, site, contracts) => {
  const own = contracts.filter(
    ({ client, starts }) => client.name === site.client.name && starts <= lastDay,
  );
  const contract = own.at(-1);
  const begin = own[0].starts;
  const installed = chance.percent(62)
    ? begin + chance.between(3, 24)
    : chance.between(Math.max(begin, -200) + 5, lastDay - 12);
  const isOver = contract.ends !== undefined && contract.ends <= lastDay;
  const early = chance.percent(5) ? installed + chance.between(150, 600) : undefined;
  const type = weightedOf(chance, {
    ...{ HOT: site.client.kind === "OFF" ? 60 : 40, SNK: 24, CLD: 21, CMB: 15 },
  });
  const gone = isOver ? contract.ends - chance.below(5) : early;
  return {
    ...{ site, contract, type, installed },
    model: chance.pick(types[type].models),
    hasReader: chance.percent(contract.kind === "FV" ? 20 : 81),
    removed: gone !== undefined && gone <= lastDay ? Math.max(gone, installed + 9) : undefined,
    weight: site.traffic * (type === "HOT" ? 1.5 : type === "CMB" ? 1.2 : 1),
    care: chance.between(5, 16) / 10,
  };
};

/** Every machine that stands or stood at a client's, in the order of its coming. */
export const machinesOf = (chance, contracts) =>
  clients
    .flatMap((client) => sitesOf(chance, client))
    .flatMap((site) =>
      Array.from({ length: 1 + chance.weighted([2, 5, 8, 6, 4, 2]) }, () =>
        machineOf(chance, site, contracts),
      ),
    )
    .filter(({ removed }) => removed === undefined || removed <= lastDay)
    .sort((one, other) => one.installed - other.installed)
    .map((machine, at) => ({ id: at + 1, no: `VM-${1004 + at * 2}`, ...machine }));

export const stands = ({ installed, removed }, day) =>
  installed <= day && (removed === undefined || day < removed);

export const machineRow = (machine) => [
  ...[machine.id, machine.no, machine.type, machine.model, machine.site.name],
  ...[machine.site.client.kind, machine.site.city, machine.site.region, machine.site.route],
  ...[machine.hasReader, dayText(machine.installed), textOr(machine.removed), machine.contract.id],
];
