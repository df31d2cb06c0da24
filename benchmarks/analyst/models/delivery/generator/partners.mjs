import { dayText } from "../../tables.mjs";
import { cities, family, given, managers, places, promotionList } from "./lists.mjs";

export const lastDay = 1034;
const dayOr = (day) => (day === undefined ? "" : dayText(day));

const statusOf = (chance, { joined, left }) => {
  if (left !== undefined) return "CHURN";
  if (joined > lastDay - 9) return "ONB";
  return chance.percent(5) ? "PAUSE" : "LIVE";
};

/** Most were there before 2024; some came since, and some are gone again. */
const restaurantOf = (chance, { text, city, region }) => {
  const [name, cuisine, brand = ""] = text.replace("*", "").split("|");
  const isNew = brand === "" && chance.percent(30);
  const joined = isNew ? 1031 - Math.floor(1010 * chance.next() ** 1.7) : -chance.between(40, 900);
  const leaves = brand === "" && joined < 700 && chance.percent(13);
  const left = leaves ? chance.between(Math.max(joined, 60) + 90, lastDay - 15) : undefined;
  const plan = ["BAS", "PLUS", "PREM"][chance.weighted([40, 38, 22])];
  return {
    ...{ name, cuisine, brand, city, region, joined, left, plan },
    status: statusOf(chance, { joined, left }),
    rate: { BAS: 22, PLUS: 28, PREM: 32 }[plan] + chance.between(-1, 1) / 2,
    manager: chance.percent(5) ? "" : managers[chance.weighted([4, 3, 3, 2])],
    hasOwn: text.includes("*"),
    hygiene: chance.percent(8) ? "" : [5, 4, 3, 2][chance.weighted([66, 22, 9, 3])],
    ...{ price: chance.between(13, 27), prep: chance.between(9, 24) },
    quality: chance.between(-7, 6) / 10,
    weight: chance.between(4, 16) + (brand === "Burger Barn" ? 6 : 0),
  };
};

export const restaurantsOf = (chance) =>
  cities
    .flatMap(([city, region]) =>
      places[city].split(/[;\n]/).map((text) => restaurantOf(chance, { text, city, region })),
    )
    .map((each, at) => ({ id: 1001 + at, ...each }));

const riderOf = (chance, city) => {
  const started = chance.between(-500, 1028);
  const left = chance.percent(38) ? started + chance.between(12, 700) : undefined;
  const isOut = left !== undefined && left <= lastDay;
  return {
    ...{ city, started, left: isOut ? left : undefined },
    name: `${chance.pick(given)} ${chance.pick(family)}`,
    vehicle: ["BIKE", "EBIKE", "SCOOT", "CAR"][chance.weighted([24, 34, 27, 15])],
    contract: chance.percent(78) ? "FRL" : "EMP",
    status: isOut ? "LEFT" : chance.percent(9) ? "PAUSE" : "ACT",
    ...{ care: chance.between(-5, 5) / 10, eager: chance.between(1, 9) },
  };
};

export const ridersOf = (chance) =>
  cities
    .flatMap(([city, , weight]) =>
      Array.from({ length: weight * 3 }, () => riderOf(chance, city)).filter(
        ({ left }) => left === undefined || left > 0,
      ),
    )
    .map((each, at) => ({ id: 501 + at, ...each }));

export const promotions = promotionList.map(
  ([code, name, kind, value, paidBy, city, from, until, budget, use], at) => ({
    ...{ id: at + 1, code, name, kind, value, paidBy, city, from, until, budget, use },
    isFirstOnly: code.startsWith("WELCOME"),
  }),
);

export const restaurantRow = (each) => [
  ...[each.id, each.name, each.brand, each.cuisine, each.city, each.region, each.status, each.plan],
  ...[each.rate, dayText(each.joined), dayOr(each.left), each.manager, each.hygiene],
];

export const riderRow = (each) => [
  ...[each.id, each.name, each.city, each.vehicle, each.contract, each.status],
  ...[dayText(each.started), dayOr(each.left)],
];

export const promotionRow = (each) => [
  ...[each.id, each.code, each.name, each.kind, each.value || "", each.paidBy, each.city],
  ...[dayText(each.from), dayText(each.until), each.budget || ""],
];
