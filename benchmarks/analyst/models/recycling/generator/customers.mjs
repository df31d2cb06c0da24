import { dayText } from "../../tables.mjs";
import {
  chains,
  depots,
  endReasons,
  firstWords,
  managers,
  rounds,
  secondWords,
  singles,
} from "./lists.mjs";

export const lastDay = 1034;

const sectorWeights = [30, 20, 18, 14, 8, 10];
const sectors = ["HOS", "RET", "OFF", "MFG", "EDU", "HLT"];
/** How many services of a hundred, by sector, are of food and glass where the depot collects them. */
const likes = { HOS: 75, HLT: 40, EDU: 55, RET: 20, OFF: 15, MFG: 8 };

const namesOf = (chance) => {
  const taken = new Set();
  const smaller = [];
  while (smaller.length < 86) {
    const sector = sectors[chance.weighted(sectorWeights)];
    const name = `${chance.pick(firstWords)} ${chance.pick(secondWords[sector])}`;
    if (taken.has(name)) continue;
    taken.add(name);
    const depot = depots[chance.weighted([36, 22, 18, 24])][0];
    smaller.push([name, sector, { [depot]: chance.percent(14) ? 2 : 1 }]);
  }
  return [
    ...chains,
    ...singles.map(([name, sector, depot]) => [name, sector, { [depot]: 1 }]),
    ...smaller,
  ];
};

const lifeOf = (chance, isLarge) => {
  const started =
    isLarge || chance.percent(62) ? -chance.between(30, 2600) : chance.between(0, 1020);
  const isLost = !isLarge && chance.percent(22);
  const ended = isLost ? Math.max(started, 0) + chance.between(120, 1100) : undefined;
  const isSuspended = !isLarge && ended === undefined && chance.percent(3);
  if (ended <= lastDay) return { started, ended, status: "END" };
  return { started, status: isSuspended ? "SUS" : "ACT" };
};

/** The sites of a customer in each depot, called by their towns, or all alike where nobody cared. */
const placesOf = (chance, [name, , counts]) =>
  Object.entries(counts).flatMap(([depot, count]) => {
    const towns = depots.find(([each]) => each === depot)[2];
    const isChain = Object.values(counts).reduce((sum, each) => sum + each, 0) > 2;
    return Array.from({ length: count }, (_, at) => {
      const town =
        towns[isChain ? at % towns.length : chance.weighted(towns.map((_t, i) => 4 - i))];
      const short = name.replace(/ (Ltd|Trust)$/, "").replace("Hotels", "Hotel");
      const again = at >= towns.length ? " 2" : "";
      const site = isChain ? `${short} ${town}${again}` : at > 0 ? "Warehouse" : name;
      return { depot, town, name: site };
    });
  });

export const customersOf = (chance) =>
  namesOf(chance).map((each, at) => {
    const isLarge = at < chains.length;
    const life = lifeOf(chance, isLarge);
    return {
      ...{ id: 2001 + at, account: `C${10400 + at * 7}`, name: each[0], sector: each[1], ...life },
      manager: chance.percent(5) ? "" : managers[chance.weighted([4, 3, 3, 2])],
      terms: isLarge ? 60 : chance.pick([14, 30, 30]),
      // Two of them are having their yards rebuilt.
      pausedFrom: ["Bramley Garden Centre", "Don Valley Forge"].includes(each[0]) ? 985 : undefined,
      slowness: chance.between(-6, 26),
      reason: life.ended === undefined ? "" : chance.pick(endReasons),
      places: placesOf(chance, each),
    };
  });

/** What is collected at a site each week: by which round, on which weekday, in how many bins of which size. */
const servicesOf = (chance, { depot, sector, isLarge }) =>
  rounds
    .filter(([, of]) => of === depot)
    .flatMap(([round, , material]) => {
      const percent = { GW: 94, DMR: 64, CRD: 45 }[material] ?? likes[sector];
      if (!chance.percent(percent)) return [];
      const first = chance.below(5);
      const visits = isLarge && chance.percent(45) ? 2 : 1;
      const size = material === "FD" || material === "GLS" ? 240 : chance.pick([660, 1100, 1100]);
      return Array.from({ length: visits }, (_, at) => ({
        ...{ round, material, size: chance.percent(8) ? 240 : size },
        weekday: (first + at * 2) % 5,
      }));
    });

export const sitesOf = (chance, customers) =>
  customers
    .flatMap((customer) => customer.places.map((place) => ({ customer, ...place })))
    .map((site, at) => {
      const { customer } = site;
      const isLate = customer.places.length > 2 && chance.percent(15);
      const opened = isLate ? chance.between(100, 900) : customer.started;
      const isShut = customer.places.length > 2 && chance.percent(6);
      const closed = isShut ? Math.max(opened, 0) + chance.between(90, 700) : customer.ended;
      return {
        ...{ id: 501 + at, ...site, opened },
        closed: closed === undefined || closed > lastDay ? undefined : closed,
        postcode: `${site.town.slice(0, 2).toUpperCase()}${chance.between(1, 28)} ${chance.between(1, 9)}${chance.pick(["AB", "HT", "QD", "XN", "LP"])}`,
        hasKey: chance.percent(22),
        blocked: chance.percent(10) ? chance.between(6, 14) : chance.between(0, 2),
        dirty: chance.percent(15) ? chance.between(10, 24) : chance.between(1, 5),
        services: servicesOf(chance, {
          ...{ depot: site.depot, sector: customer.sector },
          isLarge: customer.places.length > 2,
        }),
      };
    });

const dayOr = (day) => (day === undefined ? "" : dayText(day));

export const customerRow = (each) => [
  ...[each.id, each.account, each.name, each.sector, each.manager, each.terms, each.status],
  ...[dayText(each.started), dayOr(each.ended), each.reason],
];

export const siteRow = (each) => [
  ...[each.id, each.customer.id, each.name, each.town, each.postcode, each.depot],
  ...[dayText(each.opened), dayOr(each.closed), each.hasKey],
];
