import { dayText, momentText } from "../../tables.mjs";
import {
  bakers,
  calendarOf,
  ingredients,
  isHoliday,
  lastDay,
  ovens,
  products,
  seasons,
} from "./lists.mjs";

const prefixes = { BRD: 100, ROL: 200, PAS: 300, CAK: 400, SEA: 500 };

export const skuOf = ({ group, id }) => `${group}-${prefixes[group] + id}`;

export const productRow = (product) => [
  ...[product.id, skuOf(product), product.name, product.group, product.flour, product.vegan],
  ...[product.grams, product.price, dayText(product.launched)],
  product.last === undefined ? "" : dayText(product.last),
];

export const isBaked = (product, day) => {
  const { month } = calendarOf(day);
  return (
    product.launched <= day &&
    day <= (product.last ?? lastDay + 60) &&
    (seasons[product.name]?.includes(month) ?? true)
  );
};

/** Shifts of a group, by weight: night, early, late; with the minute at which they begin. */
const shifts = { BRD: [8, 2, 0], ROL: [7, 3, 0], PAS: [5, 5, 1], CAK: [0, 3, 7], SEA: [2, 4, 4] };
const begins = { N: 60, E: 330, L: 810 };
const lengths = { BRD: 165, ROL: 110, PAS: 135, CAK: 95, SEA: 105 };
const reasons = [
  ["BRN", 30],
  ["UND", 22],
  ["SHP", 31],
  ["WGT", 12],
];

const weighted = (chance, list) => list[chance.weighted(list.map(([, weight]) => weight))];

const batchOf = (chance, { product, day }) => {
  const { month, weekday } = calendarOf(day);
  const busy = (weekday === 4 || weekday === 5 ? 1.25 : 0.95) * (month === 12 ? 1.2 : 1);
  const planned =
    10 *
    Math.max(
      1,
      Math.round((5 * product.size * busy * (1 + day / 9000) * chance.between(85, 115)) / 1000),
    );
  const [oven, , rejects] = weighted(chance, ovens);
  const [baker, , , , pace] = weighted(
    chance,
    bakers.filter(([, , first, last]) => first <= day && day <= last),
  );
  const shift = ["N", "E", "L"][chance.weighted(shifts[product.group])];
  const baked = Math.round((planned * chance.between(955, 1015)) / 1000);
  const isBad = chance.percent(47);
  const rejected = isBad ? Math.round((baked * rejects * chance.between(40, 300)) / 100_000) : 0;
  return {
    ...{ product, planned, baked, oven, baker, shift, rejected },
    at: day * 1440 + begins[shift] + chance.below(210),
    flour: (Math.round((baked * product.flourGrams) / 100) / 10).toFixed(1),
    reason: rejected === 0 ? "" : weighted(chance, reasons)[0],
    minutes: Math.round(lengths[product.group] + pace + chance.between(-18, 26)),
  };
};

/** Batches of each day; a product is not baked on all of them. */
export const batchesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .filter((day) => !isHoliday(calendarOf(day)))
    .flatMap((day) =>
      products
        .filter((product) => isBaked(product, day) && chance.percent(43))
        .map((product) => batchOf(chance, { product, day }))
        .sort((one, other) => one.at - other.at),
    );

export const batchRow = (each, at) => [
  ...[at + 1, `B${String(100_001 + at)}`, each.product.id, momentText(each.at), each.oven],
  ...[each.baker, each.shift, each.reason, each.planned, each.baked, each.rejected],
  ...[each.flour, each.minutes],
];

const saturdays = Array.from({ length: 148 }, (_, week) => week * 7 + 5);

/** What lies in the stores every Saturday: filled up when it runs low, not always in time. */
export const stockOf = (chance) => {
  const levels = new Map(ingredients.map(({ name, full }) => [name, full * 0.8]));
  const prices = new Map(ingredients.map(({ name, price }) => [name, price]));
  return saturdays.flatMap((day) =>
    ingredients.map((each) => {
      const { month } = calendarOf(day);
      const use = each.use * (month === 12 ? 1.3 : 1) * (chance.between(80, 120) / 100);
      const before = levels.get(each.name);
      const low = before < each.minimum + each.use * 1.4;
      const got = low && chance.percent(76) ? each.full - before : 0;
      const level = Math.max(each.minimum * 0.2, before + got - use);
      levels.set(each.name, level);
      if (chance.percent(4)) prices.set(each.name, prices.get(each.name) * 1.02);
      const kg = Math.round(level);
      return { ...each, day, kg, value: Math.round(kg * prices.get(each.name)) };
    }),
  );
};

export const stockRow = (each, at) => [
  ...[at + 1, dayText(each.day), each.name, each.group, each.store, each.supplier],
  ...[each.kg, each.value, each.kg < each.minimum],
];
