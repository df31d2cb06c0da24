// Who buys what and when, and how it is brought to them.
import { dayText, momentText } from "../../tables.mjs";
import { beers, containers, drivers, pubWords, reps, shopWords, sources, towns } from "./lists.mjs";

/** The last day of the data, 2026-10-31. */
export const lastDay = 1034;
/** The driver who left on 2025-08-31. */
const formerDriver = "Thérèse Vogel";
const formerDriverUntil = 608;

/** Pubs, shops and the brewery's own taproom, with how many days lie between their orders. */
export const customersOf = (chance) => {
  const named = (words, channel) =>
    words[0].flatMap((first) => words[1].map((second) => [`${first} ${second}`, channel]));
  const names = [["Brewery Taproom", "TAP"], ...named(pubWords, "ON"), ...named(shopWords, "OFF")];
  return names.map(([name, channel], at) => {
    const since = at === 0 ? -5200 : chance.between(-2800, 980);
    const isLost = at > 0 && since < 700 && chance.percent(14);
    const isPub = channel === "ON";
    return {
      ...{ id: at + 1, name, channel, since },
      town: at === 0 ? towns[0] : towns[chance.weighted(towns.map(([, , weight]) => weight))],
      isTied: isPub && chance.percent(30),
      rep: at === 0 || chance.percent(8) ? "" : chance.pick(reps),
      closed: isLost ? chance.between(Math.max(since, 0) + 60, lastDay) : undefined,
      creditLimit: chance.between(2, 30) * 500,
      pause: at === 0 ? 3 : chance.between(isPub ? 12 : 20, isPub ? 50 : 75),
      size: at === 0 ? 3 : chance.between(1, 4),
      isSilent: at % 29 === 28,
    };
  });
};

export const customerRow = (customer) => [
  ...[customer.id, customer.name, customer.channel, customer.town[0], customer.isTied],
  ...[customer.rep, dayText(customer.since)],
  ...[customer.closed === undefined ? "" : dayText(customer.closed), customer.creditLimit],
];

const monthOf = (day) => Number(dayText(day).slice(5, 7));
const isSunday = (day) => day % 7 === 6;
const workday = (day) => (isSunday(day) ? day + 1 : day);

const linesOf = (chance, customer, day) => {
  const sold = beers
    .map((beer, at) => ({ beer, id: at + 1 }))
    .filter(({ beer: [, , , launched, months] }) => {
      const isInSeason = months.length === 0 || months.includes(monthOf(day));
      return isInSeason && launched <= dayText(day);
    });
  const wanted = new Set();
  for (let count = chance.between(1, 4); count > 0; count--)
    wanted.add(sold[chance.weighted(sold.map(({ beer }) => beer[5]))]);
  return [...wanted].map(({ beer, id }) => {
    const isKeg = customer.channel !== "OFF" || chance.percent(6);
    const container = isKeg ? chance.pick(["K50", "K30", "K30"]) : "C24";
    const isCase = !isKeg || (customer.channel === "ON" && chance.percent(20));
    const packed = isCase ? "C24" : container;
    const summer = [5, 6, 7, 8, 12].includes(monthOf(day)) ? 1.4 : 1;
    const base = isCase ? chance.between(3, 14) : chance.between(1, 5);
    const quantity = Math.max(1, Math.round(base * customer.size * 0.5 * summer));
    const isPromo = chance.percent(12);
    const percent = customer.channel === "TAP" ? 0 : chance.pick([0, 0, 0, 5, isPromo ? 15 : 10]);
    const cents = Math.round(containers[packed].price * (90 + beer[2] * 2 + (day > 730 ? 4 : 0)));
    const net = Math.round((cents * quantity * (100 - percent)) / 100);
    return {
      ...{ beerId: id, container: packed, quantity, isPromo, discount: percent / 100 },
      ...{ price: (cents / 100).toFixed(2), net: (net / 100).toFixed(2) },
      litres: (quantity * containers[packed].litres).toFixed(2),
    };
  });
};

/** An order with its lines, and what became of it. */
const orderOf = (chance, customer, day) => {
  const requested = workday(day + chance.between(1, 6));
  const isForgotten = requested > lastDay - 20 && chance.percent(9);
  const isOpen = requested > lastDay || isForgotten;
  const source = customer.channel === "TAP" ? "counter" : sources[chance.weighted([4, 5, 2])];
  const isCancelled = !isOpen && chance.percent(source === "web shop" ? 7 : 3);
  const isLate = chance.percent(customer.town[1] === "Vosges" ? 20 : 9);
  const delivered = Math.min(lastDay, workday(requested + (isLate ? chance.between(1, 4) : 0)));
  const isDelivered = !isOpen && !isCancelled;
  const paid = delivered + chance.between(4, 55);
  return {
    ...{ day, requested, delivered, source, customer, isDelivered },
    orderedAt: momentText(day * 1440 + chance.between(7 * 4, 17 * 4) * 15),
    status: isOpen ? "open" : isCancelled ? "cancelled" : "delivered",
    paid: isDelivered && paid <= lastDay && !chance.percent(2) ? paid : undefined,
    lines: linesOf(chance, customer, day),
  };
};

/** All orders in the order in which they were placed; sales grow by and by, and nothing is ordered on Sundays. */
export const ordersOf = (chance, customers) => {
  const orders = [];
  for (const customer of customers) {
    if (customer.isSilent) continue;
    const from = Math.max(0, customer.since) + chance.below(customer.pause);
    const until = Math.min(lastDay, customer.closed ?? lastDay);
    for (let day = from; day <= until;) {
      const placed = isSunday(day) ? day - 1 : day;
      if (placed >= 0) orders.push(orderOf(chance, customer, placed));
      const pause = customer.pause * (1.15 - day / 4000);
      day += Math.max(2, Math.round(pause * (0.6 + chance.next() * 0.8)));
    }
  }
  orders.sort(
    (left, right) =>
      Date.parse(left.orderedAt) - Date.parse(right.orderedAt) ||
      left.customer.id - right.customer.id,
  );
  return orders.map((order, at) => ({ ...order, id: at + 1 }));
};

export const orderRow = (order) => [
  ...[order.id, order.customer.id, order.orderedAt, dayText(order.requested), order.status],
  ...[order.source, order.paid === undefined ? "" : dayText(order.paid)],
];

/** Some orders come in two parts; a driver takes back most of the empty kegs that a customer has. */
export const deliveriesOf = (chance, orders) => {
  const outstanding = new Map();
  const rows = [];
  const drop = (order, day, kegs) => {
    const { id, town } = order.customer;
    const held = outstanding.get(id) ?? 0;
    const empties = Math.round((held * chance.between(70, 100)) / 100);
    outstanding.set(id, held - empties + kegs);
    const names = day <= formerDriverUntil ? [...drivers, formerDriver] : drivers;
    const left = day * 1440 + chance.between(6 * 4, 9 * 4) * 15;
    rows.push([
      ...[rows.length + 1, order.id, chance.pick(names), town[1], momentText(left)],
      ...[momentText(left + chance.between(2, 32) * 15), kegs, empties, day > order.requested],
    ]);
  };
  const done = orders.filter(({ isDelivered }) => isDelivered);
  for (const order of done) {
    const kegs = order.lines
      .filter(({ container }) => container.startsWith("K"))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const isSplit = kegs > 3 && order.delivered < lastDay - 3 && chance.percent(6);
    drop(order, order.delivered, isSplit ? kegs - 2 : kegs);
    if (isSplit) drop(order, workday(order.delivered + 2), 2);
  }
  return rows;
};
