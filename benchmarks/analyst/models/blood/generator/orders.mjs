import { dayText, momentText } from "../../tables.mjs";
import { bloodGroups, hospitals } from "./lists.mjs";
import { lastDay } from "./sessions.mjs";

const components = [
  ["RC", 66, [12, 26, 20, 12, 7, 4, 2, 1], 15_420],
  ["PL", 20, [3, 3, 2, 2, 1], 21_150],
  ["PA", 14, [4, 6, 5, 2, 1], 3_390],
];
const groupWeights = { "O-": 210, "AB+": 12, "AB-": 8 };

const quantityOf = (chance, sizes, urgency) =>
  Math.max(1, chance.weighted(sizes) + 1 + (urgency === "E" ? chance.below(3) : 0));

const amountsOf = (chance, order) => {
  const isShort = chance.percent(order.group === "O-" || order.group === "B-" ? 13 : 6);
  const delivered = isShort ? chance.below(order.quantity) : order.quantity;
  const fee = { R: 0, U: 1_850, E: 4_600 }[order.urgency];
  return { delivered, amount: delivered === 0 ? 0 : delivered * order.price + fee };
};

/** Late ones are seldom; what was ordered on the last days is still to come. */
const deliveryOf = (chance, order) => {
  if (chance.percent(3.5)) return { status: "CAN", delivered: 0, amount: 0 };
  const late = chance.percent(order.hospital.name.startsWith("West") ? 16 : 6);
  const on = order.needed + (late ? chance.between(1, 3) : -chance.weighted([6, 3, 1]));
  const day = Math.max(on, order.day);
  if (day > lastDay) return { status: "OPN", delivered: 0, amount: 0 };
  const { delivered, amount } = amountsOf(chance, order);
  if (delivered === 0) return { status: "CAN", delivered: 0, amount: 0 };
  const term = order.hospital.sector === "NHS" ? 30 : 14;
  const paid =
    day + term + chance.between(-12, 9) + (chance.percent(12) ? chance.between(10, 70) : 0);
  return {
    ...{ delivered, amount, arrived: day, due: day + term },
    status: delivered < order.quantity ? "PRT" : "DLV",
    paid: paid > lastDay || chance.percent(0.6) ? undefined : paid,
  };
};

const orderOf = (chance, day) => {
  const [component, , sizes, price] = components[chance.weighted(components.map(([, w]) => w))];
  const urgency = ["R", "U", "E"][chance.weighted([76, 17, 7])];
  const groups = bloodGroups.map(([name, weight]) => groupWeights[name] ?? weight);
  const order = {
    ...{ day, component, urgency, price: Math.round(price * (1 + day / 14_000)) },
    hospital: hospitals[chance.weighted(hospitals.map(({ weight }) => weight))],
    group: bloodGroups[chance.weighted(groups)][0],
    at: day * 1440 + (urgency === "E" ? chance.below(1440) : 420 + chance.below(720)),
    needed: day + { R: chance.between(1, 5), U: chance.between(0, 1), E: 0 }[urgency],
    quantity: quantityOf(chance, sizes, urgency),
  };
  return { ...order, ...deliveryOf(chance, order) };
};

export const ordersOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) => {
    const isWeekend = day % 7 > 4;
    const count = (isWeekend ? 2.1 : 5.6) * (1 + day / 6500) * (chance.between(60, 140) / 100);
    return Array.from({ length: Math.round(count) }, () => orderOf(chance, day));
  })
    .flat()
    .sort((one, other) => one.at - other.at);

const textOr = (day) => (day === undefined ? "" : dayText(day));

export const orderRow = (order, at) => [
  ...[at + 1, `HO-${String(50_212 + at)}`, order.hospital.name, order.hospital.sector],
  ...[order.hospital.manager, order.component, order.group, order.urgency, momentText(order.at)],
  ...[dayText(order.needed), textOr(order.arrived), order.quantity, order.delivered],
  ...[order.amount, order.status, textOr(order.due), textOr(order.paid)],
];
