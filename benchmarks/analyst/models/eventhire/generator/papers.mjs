import { hireOf, totalOf } from "./orders.mjs";
import { idOf, lastDay, lostReasons } from "./lists.mjs";

/** A quote that became an order. */
const wonOf = (chance, order) => {
  const quoted = order.ordered - chance.between(1, 24);
  return {
    ...{ client: order.client, depot: order.depot, manager: order.manager, event: order.event },
    ...{ quoted, valid: quoted + 30, decided: order.ordered, status: "ACC", reason: "" },
    value: Math.round((totalOf(order) * chance.between(94, 112)) / 100),
  };
};

const openOf = (chance, quoted) => {
  const decided = quoted + chance.between(2, 34);
  const valid = quoted + 30;
  if (chance.percent(74) && decided <= lastDay)
    return { valid, decided, status: "DEC", reason: idOf(chance, lostReasons) };
  if (valid < lastDay - 4) return { valid, status: "EXP", reason: "" };
  return { valid, status: chance.percent(18) ? "DRF" : "SNT", reason: "" };
};

/** Quotes: those of most orders, and as many again of which nothing came. */
export const quotesOf = (chance, orders) => {
  const won = orders
    .filter(({ ordered }) => ordered > 24 && chance.percent(78))
    .map((order) => wonOf(chance, order));
  const others = Array.from({ length: Math.round(won.length * 0.86) }, () => {
    const quoted = Math.floor(lastDay * Math.max(chance.next(), chance.next() * 0.9)) + 1;
    const like = chance.pick(orders);
    return {
      ...{ ...hireOf(chance), quoted, ...openOf(chance, quoted) },
      value: Math.round((totalOf(like) * chance.between(80, 170)) / 100),
    };
  });
  return [...won, ...others]
    .sort((one, other) => one.quoted - other.quoted || one.value - other.value)
    .map((quote, at) => ({ id: at + 1, no: `Q-${50_003 + at}`, ...quote }));
};

const slow = [
  "Leeds City Council",
  "Bluebird Live",
  "University of Bradford",
  "Harewood Productions",
];

const invoiceOf = (chance, { order, kind, day, amount }) => {
  const due = day + (order.client.type === "PRV" ? 7 : order.client.type === "PUB" ? 45 : 30);
  const delay =
    chance.between(-9, 12) + (slow.includes(order.client.name) ? chance.between(5, 40) : 0);
  const paid = Math.max(day, due + delay);
  const isStuck = chance.percent(day > lastDay - 240 ? 3 : 0.6);
  return { order, kind, day, due, amount, paid: paid > lastDay || isStuck ? undefined : paid };
};

/** A deposit with many orders, the rest when the goods are back, and damage as it is settled. */
export const invoicesOf = (chance, orders) =>
  orders
    .flatMap((order) => {
      const { status, ordered, returned, lines } = order;
      const total = totalOf(order);
      const hasDeposit = order.client.type === "PRV" || chance.percent(22);
      const deposit = hasDeposit ? Math.round(total * 0.3) : 0;
      const charged = lines.reduce((sum, line) => sum + (line.charged ?? 0), 0);
      const after = (returned ?? 0) + chance.between(1, 6);
      return [
        hasDeposit && { order, kind: "DEP", day: ordered + chance.between(0, 3), amount: deposit },
        status === "RET" && { order, kind: "FIN", day: after, amount: total - deposit },
        charged > 0 && { order, kind: "DMG", day: after + chance.between(3, 20), amount: charged },
      ].filter((each) => each && each.day <= lastDay);
    })
    .map((each) => invoiceOf(chance, each))
    .sort((one, other) => one.day - other.day || one.order.id - other.order.id)
    .map((invoice, at) => ({ id: at + 1, no: `INV-${70_001 + at}`, ...invoice }));
