import { dayText } from "../../tables.mjs";
import { textOr } from "./farms.mjs";
import { complaintReasons, lastDay, monthOf, oneOf, products, retailers } from "./lists.mjs";

/** Retailers order more before Christmas and less in summer; on Sundays next to nobody does. */
const demandOf = (day) => {
  const season = [90, 92, 97, 100, 102, 96, 90, 91, 101, 106, 113, 124][monthOf(day)];
  const weekday = [1.3, 1.15, 1.05, 1.15, 1.2, 0.55, 0.12][day % 7];
  return ((5 + day / 620) * season * weekday) / 100;
};

const stateOf = (chance, { promised, day }) => {
  if (chance.percent(2.8)) return { status: "CAN" };
  const delivered = promised + chance.weighted([76, 11, 6, 3, 2]) - (chance.percent(9) ? 1 : 0);
  const isForgotten = day > lastDay - 45 && chance.percent(3);
  if (delivered > lastDay || isForgotten) return { status: "OPN" };
  return { status: "DLV", delivered };
};

/** The newest batch that was released before the delivery. */
const batchFor = (released, product, delivered) =>
  released.get(product.name)?.findLast((batch) => batch.released <= delivered);

const complaintOf = (chance, { product, batch, delivered, promised }) => {
  const late = delivered > promised ? 2.2 : 1;
  const plant = batch?.plant === "Tralee" ? 1.7 : 1;
  if (chance.below(10_000) >= product.complaints * 17 * late * plant) return {};
  const complained = delivered + chance.between(1, 12);
  if (complained > lastDay) return {};
  const [reason] = oneOf(chance, complaintReasons);
  return { complained, reason: chance.percent(6) ? "" : reason };
};

const lineOf = (chance, { order, product, released }) => {
  const { retailer, day, delivered } = order;
  const kg = Math.round((product.kg * retailer.size * chance.between(45, 155)) / 10_000);
  const discount = chance.pick([0, 0, 2, 3, 5, 8]) + (retailer.channel === "DIS" ? 6 : 0);
  const cents = product.cents * (1 + day / 9000) * (1 - discount / 100);
  const batch = delivered === undefined ? undefined : batchFor(released, product, delivered);
  return {
    ...{ order, product, batch, kg, net: Math.round(kg * cents) },
    ...(delivered === undefined
      ? {}
      : complaintOf(chance, { product, batch, delivered, promised: order.promised })),
  };
};

const productsFor = (chance, retailer) => {
  const bought = products.filter(({ category }) => retailer.buys.includes(category));
  const wanted = 1 + chance.weighted([3, 4, 3, 1]);
  const chosen = new Set();
  for (let at = 0; at < wanted; at++)
    chosen.add(bought[chance.weighted(bought.map(({ weight }) => weight))]);
  return [...chosen];
};

/** Orders of retailers, a line for each product. */
export const linesOf = (chance, batches) => {
  const released = new Map(
    products.map(({ name }) => [
      name,
      batches.filter(({ status, product }) => status === "REL" && product.name === name),
    ]),
  );
  let number = 70_000;
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const there = retailers.filter(({ first, last }) => first <= day && day <= last);
    const count = Math.floor(demandOf(day) + chance.next());
    return Array.from({ length: count }, () => {
      const retailer = there[chance.weighted(there.map(({ weight }) => weight))];
      const promised = day + chance.between(2, 6);
      number += 1;
      const order = { number, retailer, day, promised, ...stateOf(chance, { promised, day }) };
      return productsFor(chance, retailer).map((product) =>
        lineOf(chance, { order, product, released }),
      );
    });
  }).flat(2);
};

export const lineRow = (line, at) => {
  const { number, retailer, day, promised, delivered, status } = line.order;
  return [
    ...[at + 1, line.batch?.id ?? "", `SO-${String(number)}`, retailer.name, retailer.channel],
    ...[retailer.manager, line.product.name, line.product.category, dayText(day)],
    ...[dayText(promised), textOr(delivered), status, line.kg, line.net],
    ...[textOr(line.complained), line.reason ?? ""],
  ];
};
