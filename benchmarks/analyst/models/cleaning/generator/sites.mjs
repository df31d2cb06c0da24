import { dayText } from "../../tables.mjs";
import { clients, managers, regions, siteTypes, siteWords } from "./lists.mjs";

/** 31 October 2026. */
export const lastDay = 1034;

export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

/** From and until when a contract runs: most are there for long, some have ended, some begin soon. */
const termOf = (chance, at) => {
  if (at % 13 === 12)
    return { start: lastDay + chance.pick([16, 31, 62]), end: lastDay + 800, status: "MOB" };
  const start = chance.percent(55) ? chance.between(-900, 0) : chance.between(1, 820);
  if (at % 7 === 5) {
    const end = Math.max(start + 200, chance.between(300, 1020));
    return { start, end: Math.min(end, 1030), status: "END" };
  }
  if (at % 9 === 4) return { start, end: lastDay + chance.between(20, 110), status: "NOT" };
  const isRolling = chance.percent(35);
  return { start, end: isRolling ? undefined : lastDay + chance.between(45, 900), status: "LIV" };
};

/** One to three contracts of a client, each with its sites. */
const contractsOf = (chance) => {
  const contracts = clients.flatMap((client, at) => {
    const count = client.sites > 6 ? 3 : client.sites > 3 ? 2 : 1;
    const manager = managers[at % 11 === 10 ? 4 : at % 4];
    return Array.from({ length: count }, (_, part) => ({
      ...{ client, manager },
      sites: Math.floor(client.sites / count) + (part < client.sites % count ? 1 : 0),
    }));
  });
  return contracts.map((contract, at) => ({
    ...contract,
    no: `C-${String(1204 + at * 7)}`,
    ...termOf(chance, at),
  }));
};

const namerOf = (chance) => {
  const used = new Set();
  return ({ name, type }, city) => {
    const { ends } = siteTypes[type];
    for (let at = 0; ; at++) {
      const word = chance.pick(siteWords);
      const brand = `${name.split(" ")[0]} ${city}`;
      const said =
        ends.length > 0 ? `${word} ${chance.pick(ends)}` : at === 0 ? brand : `${brand} ${word}`;
      if (used.has(said)) continue;
      used.add(said);
      return said;
    }
  };
};

/** The premises of all contracts. */
export const sitesOf = (chance) => {
  const nameOf = namerOf(chance);
  return contractsOf(chance)
    .flatMap((contract) => Array.from({ length: contract.sites }, () => contract))
    .map((contract, at) => {
      const region = regions[chance.weighted(regions.map(({ weight }) => weight))];
      const city = region.cities[chance.weighted([5, 3, 2].slice(0, region.cities.length))];
      const { area, week, hours } = siteTypes[contract.client.type];
      const size = chance.next() * chance.next();
      const weekly = Math.max(1, chance.between(...week) - 2);
      const usual = (hours[0] + Math.round(size * (hours[1] - hours[0]))) / 4 + 1;
      return {
        ...{ id: at + 1, contract, region, city, weekly, usual },
        name: nameOf(contract.client, city),
        type: contract.client.type,
        code: `${city.slice(0, 3).toUpperCase()}${String(101 + at)}`,
        area: Math.round((area[0] + size * (area[1] - area[0])) / 10) * 10,
        hasKeys: chance.percent(62),
        quality: chance.between(-8, 6),
        fee: Math.round(weekly * usual * 4.33 * chance.between(190, 245)) * 10,
      };
    });
};

export const isServed = ({ contract: { start, end } }, day) =>
  start <= day && (end === undefined || day <= end);

export const siteRow = ({ contract, ...site }) => [
  ...[site.id, site.code, site.name, site.type, site.city, site.region.name, site.area],
  ...[site.hasKeys, contract.no, contract.client.name, contract.manager, contract.status],
  ...[dayText(contract.start), contract.end === undefined ? "" : dayText(contract.end), site.fee],
];
