import { dayText } from "../../tables.mjs";
import { products, types, weightedOf } from "./lists.mjs";
import { lastDay, stands } from "./machines.mjs";

const weekdays = {
  OFF: [10, 11, 11, 10, 8, 1, 0.5],
  UNI: [10, 10, 10, 10, 8, 3, 2],
  STN: [9, 9, 9, 9, 11, 10, 8],
  FAC: [10, 10, 10, 10, 9, 4, 2],
  HOS: [10, 10, 10, 10, 10, 8, 8],
  LEI: [7, 8, 8, 8, 8, 12, 11],
};

/** Warm drinks in winter, cold ones in summer; students are away in July and August. */
const seasonOf = (category, day, kind) => {
  const fromWinter = Math.abs(((day + 10) % 365) - 182) / 182;
  const holidays = kind === "UNI" && day % 365 > 170 && day % 365 < 255 ? 0.4 : 1;
  if (category === "Hot drinks") return holidays * (0.75 + 0.5 * fromWinter);
  if (category === "Cold drinks") return holidays * (1.4 - 0.7 * fromWinter);
  return holidays;
};

/** Cash goes down by and by, and is all there is where a machine has no reader. */
const paymentOf = (chance, machine, day) => {
  if (machine.contract.kind === "FV" && chance.percent(88)) return "FRV";
  if (!machine.hasReader) return chance.percent(74) ? "CSH" : "KEY";
  return weightedOf(chance, { CRD: 36 + day / 40, CSH: 40 - day / 45, APP: 7 + day / 120, KEY: 6 });
};

const saleOf = (chance, machine, day) => {
  const category = weightedOf(chance, types[machine.type].sells);
  const list = products[category];
  const [product, , price, cost] = list[chance.weighted(list.map(([, weight]) => weight))];
  const { kind } = machine.site.client;
  const units = Math.max(
    1,
    Math.round(chance.between(4, 22) * seasonOf(category, day, kind) * (1 + day / 5000)),
  );
  const year = day < 366 ? 1 : day < 731 ? 1.05 : 1.09;
  const revenue = units * Math.round((price * year) / (machine.contract.kind === "FV" ? 1.3 : 1));
  return {
    ...{ machine, day, product, category, units, revenue },
    payment: paymentOf(chance, machine, day),
    cost: Math.round(units * cost * (year + 0.02)),
    commission: Math.round((revenue * (machine.contract.rate ?? 0)) / 100),
  };
};

/** What machines sold of a product on a day, by how it was paid. */
export const salesOf = (chance, machines) =>
  Array.from({ length: lastDay + 1 }, (_, day) => {
    const there = machines.filter((machine) => stands(machine, day));
    const weights = there.map(({ site, weight }) => weight * weekdays[site.client.kind][day % 7]);
    const demand = weights.reduce((sum, weight) => sum + weight, 0);
    const count = Math.round((demand / 1750) * (chance.between(85, 115) / 100));
    return Array.from({ length: count }, () =>
      saleOf(chance, there[chance.weighted(weights)], day),
    );
  }).flat();

export const saleRow = (sale, at) => [
  ...[at + 1, sale.machine.id, dayText(sale.day), sale.product, sale.category, sale.payment],
  ...[sale.units, sale.revenue, sale.cost, sale.commission],
];

const lastSunday = 1028;
const firstSunday = 734;

/** What lies in the machines on Sundays of 2026, where they told it. */
export const stockOf = (chance, machines) =>
  Array.from({ length: (lastSunday - firstSunday) / 7 + 1 }, (_, week) => {
    const day = firstSunday + week * 7;
    return machines
      .filter((machine) => stands(machine, day) && chance.percent(98))
      .map((machine) => {
        const { capacity } = types[machine.type];
        const fill = Math.min(0.97, chance.between(34, 100) / 100 - (machine.weight - 14) / 180);
        const part = chance.percent(4) ? 0.08 : Math.max(0.1, fill);
        const units = Math.round(capacity * part);
        return {
          ...{ machine, day, capacity, units },
          value: units * { HOT: 28, SNK: 48, CLD: 54, CMB: 83 }[machine.type],
          soldOut: Math.max(0, Math.round((0.5 - part) * 9) + chance.weighted([7, 2, 1])),
        };
      });
  }).flat();

export const stockRow = (level, at) => [
  ...[at + 1, level.machine.id, dayText(level.day), level.units, level.capacity, level.value],
  level.soldOut,
];
