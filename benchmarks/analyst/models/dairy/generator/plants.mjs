import { dayText, monthEnds } from "../../tables.mjs";
import { textOr } from "./farms.mjs";
import { lastDay, milkOfMonth, monthOf, plants, products, stores } from "./lists.mjs";

const stateOf = (chance, { day, product, plant }) => {
  const odds = plants[plant].blocked;
  if (chance.below(1000) < odds * (day > lastDay - 45 ? 3 : day > 700 ? 0.3 : 0.02))
    return { status: "BLK" };
  if (chance.below(1000) < odds) return { status: "SCR" };
  const released = day + product.release + chance.weighted([10, 6, 3, 2, 1]);
  return released > lastDay ? { status: "PEN" } : { status: "REL", released };
};

const batchOf = (chance, day) => {
  const product = products[chance.weighted(products.map(({ weight }) => weight))];
  const plant = product.plants[product.plants.length > 1 && chance.percent(38) ? 1 : 0];
  const litres =
    Math.round((chance.between(140, 330) * milkOfMonth[monthOf(day)] + 9000) / 10) * 10;
  const raw = Math.round((litres * 10) / product.litres);
  const waste = Math.round((raw * plants[plant].waste * chance.between(55, 160)) / 1_000_000);
  return {
    ...{ day, product, plant, litres, waste, output: raw - waste },
    ...stateOf(chance, { day, product, plant }),
  };
};

/** More runs when there is more milk, fewer on Sundays. */
export const batchesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from(
      { length: (day % 7 === 6 ? 2 : 4) + chance.below(milkOfMonth[monthOf(day)] > 90 ? 4 : 2) },
      () => batchOf(chance, day),
    ),
  )
    .flat()
    .map((batch, at) => ({ id: at + 1, ...batch }));

export const batchRow = (batch) => [
  ...[batch.id, `B${dayText(batch.day).slice(2).replaceAll("-", "")}-${String(batch.id)}`],
  ...[batch.plant, batch.product.name, batch.product.category, dayText(batch.day)],
  ...[textOr(batch.released), dayText(batch.day + batch.product.shelf), batch.status],
  ...[batch.litres, batch.output, batch.waste],
];

/** Butter, cheese and powder are made in summer, and are sold until spring. */
const heapOf = ({ category }, month) => {
  const isKept = ["Butter", "Cheese", "Powder"].includes(category);
  const summer = [40, 25, 22, 30, 52, 78, 98, 112, 120, 110, 88, 60][month % 12];
  return isKept ? summer * (category === "Powder" ? 0.05 : 0.26) : 1.1;
};

const countOf = (chance, { product, part, month }) => {
  const kg = Math.round(
    (product.kg * heapOf(product, month) * part * (1 + month / 90) * chance.between(82, 118)) /
      1000,
  );
  return { kg, value: Math.round(kg * product.cents * (0.7 + month / 500)) };
};

/** What the stores hold at the end of each month. */
export const stockOf = (chance) =>
  monthEnds(34).flatMap(({ text }, month) =>
    products.flatMap((product) =>
      stores[product.category].map(([store, part]) => ({
        ...{ text, store, product, ...countOf(chance, { product, part, month }) },
      })),
    ),
  );

export const stockRow = (each, at) => [
  ...[at + 1, each.text, each.store, each.product.name, each.product.category],
  ...[each.kg, each.value],
];
