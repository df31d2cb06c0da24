import { dayText } from "../../tables.mjs";
import { chains, houses, lastDay, managers, plants } from "./lists.mjs";

/** How much a house of a sector needs at a visit, on how many days a week, and how often it claims. */
const needs = {
  HOT: { least: 160, most: 620, days: [2, 3], beds: [24, 210] },
  HOS: { least: 700, most: 2100, days: [3], beds: [110, 640] },
  CAR: { least: 150, most: 420, days: [1, 2], beds: [40, 160] },
  RES: { least: 60, most: 190, days: [1, 1, 2], beds: undefined },
};

const weekdays = {
  1: [[1], [2], [3], [4]],
  2: [
    [0, 3],
    [1, 4],
    [2, 5],
  ],
  3: [
    [0, 2, 4],
    [1, 3, 5],
  ],
};

/** The plant of a city, and the number of the city in it. */
const placeOf = (city) => {
  const [plant, prefix, cities] = plants.find(([, , each]) => each.includes(city));
  return { city, plant, prefix, at: cities.indexOf(city) };
};

/** Contracts of three to five years, renewed for as long again while nobody leaves. */
const contractOf = (chance, at) => {
  const from = chance.percent(66) ? -chance.between(30, 1500) : chance.between(0, 960);
  const length = chance.pick([1095, 1096, 1461, 1826]);
  const left = at % 11 === 6 ? Math.max(from + 200, chance.between(120, 1000)) : undefined;
  const end = left ?? lastDay;
  let until = from + length - 1;
  while (until < end) until += length;
  return { from, until, left: left !== undefined && left <= lastDay ? left : undefined };
};

const statusOf = (at, left) =>
  left !== undefined ? "ended" : at % 29 === 13 ? "paused" : "active";

const houseOf = (chance, { name, chain, sector, city }, at) => {
  const { least, most, days, beds } = needs[sector];
  const place = placeOf(city);
  const contract = contractOf(chance, at);
  const size = chance.between(least, most);
  return {
    ...{ name, chain, sector, ...place, ...contract, size },
    status: statusOf(at, contract.left),
    manager: managers[place.plant][chance.weighted([56, 44])],
    beds: beds === undefined || chance.percent(8) ? "" : chance.between(...beds),
    type: sector === "CAR" && chance.percent(60) ? "OWN" : chance.percent(88) ? "REN" : "OWN",
    minimum: Math.round(size / 12) * 5000,
    days: chance.pick(weekdays[chance.pick(days)]),
    tour: `${place.prefix}-${1 + ((place.at + (place.at > 3 ? 1 : 0)) % 4)}`,
    tourAt: (place.at + (place.at > 3 ? 1 : 0)) % 4,
    slot: 330 + chance.below(32) * 15,
    trouble: chance.pick([0, 0, 1, 1, 2, 3, 5]),
    payFrom: sector === "HOS" ? 24 : 9,
  };
};

/** Every house of the chains and of its own, in the order in which they became customers. */
export const customersOf = (chance) =>
  [
    ...chains.flatMap(([chain, called, sector, cities]) =>
      cities.map((city) => ({ name: `${called} ${city}`, chain, sector, city })),
    ),
    ...houses.flatMap(([name, sector, cities]) =>
      cities.map((city) => ({ name, chain: "", sector, city })),
    ),
  ]
    .map((house, at) => houseOf(chance, house, at))
    .sort((one, other) => one.from - other.from)
    .map((house, at) => ({ id: at + 1, ...house }));

export const customerRow = (house) => [
  ...[house.id, `K${10400 + house.id * 7}`, house.name, house.chain, house.sector, house.city],
  ...[house.plant, house.manager, house.beds],
  ...[`V-${dayText(house.from).slice(0, 4)}-${String(house.id).padStart(4, "0")}`, house.type],
  ...[house.status, dayText(house.from), dayText(house.until)],
  ...[house.left === undefined ? "" : dayText(house.left), house.minimum],
];
