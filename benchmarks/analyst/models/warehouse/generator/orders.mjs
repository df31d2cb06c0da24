import { momentText, dayText } from "../../tables.mjs";
import { carriers, channels, countries, returnRates } from "./lists.mjs";

export const lastDay = 1034;
const lastMinute = (lastDay + 1) * 1440 - 1;

/** January 2024 began on a Monday; nothing leaves on Sundays. */
const isSunday = (day) => day % 7 === 6;
const workday = (day) => (isSunday(day) ? day + 1 : day);

/** More from year to year, half as many again before Christmas, fewer on Sundays. */
const ordersOn = (chance, day) => {
  const month = Number(dayText(day).slice(5, 7));
  const season = month >= 11 ? 1.5 : month <= 2 ? 0.85 : 1;
  const rest = isSunday(day) ? 0.6 : 1;
  return Math.floor((2.6 + day / 320) * season * rest + chance.next());
};

const whoSends = (chance, clients, day) => {
  const there = clients.filter(({ start, end }) => start <= day && day <= end);
  return there[chance.weighted(there.map(({ weight }) => weight))];
};

const whoPicks = (chance, pickers, site, day) =>
  chance.pick(
    pickers.filter((each) => each.site === site && each.hired <= day && day <= each.left),
  );

/** Most parcels stay in the country that the site is in. */
const destinationOf = (chance, site) =>
  chance.percent(45) ? countries[site] : countries[chance.weighted([9, 5, 4, 6, 5, 4, 3])];

/** The slowest of them leave after the day that was promised, most often in Poznań. */
const timesOf = (chance, day, { isExpress, site }) => {
  const received = day * 1440 + chance.between(0, 23) * 60 + chance.below(60);
  const promised = workday(day + (isExpress ? 1 : 2));
  const slowest = (isExpress ? 2000 : 3400) + [300, 900, 0][site] + (chance.percent(4) ? 3000 : 0);
  const left = received + chance.between(120, slowest);
  const shipped = isSunday(Math.floor(left / 1440)) ? left + 1440 : left;
  const isStuck = day > lastDay - 45 && chance.percent(3);
  return { received, promised, shipped: isStuck ? lastMinute + 1 : shipped };
};

const contentsOf = (chance, { channel, industry }) => {
  const isBulk = channel === "Wholesale";
  const lines = isBulk ? chance.between(3, 14) : chance.weighted([6, 4, 2, 1]) + 1;
  const units = lines + chance.below(lines * (isBulk ? 6 : 2));
  const grams = 200 + units * chance.between(150, industry === "Home" ? 3200 : 1100);
  return { lines, units, grams };
};

const costOf = ({ carrier, isAbroad, isExpress, grams }) =>
  3.4 +
  [0.9, 0.4, 0, 1.6, 0.2][carrier] +
  (isAbroad ? 3.1 : 0) +
  (isExpress ? 4.5 : 0) +
  grams * 0.00032;

/** When it left and came to the customer, as far as that has happened, and the state that it is in. */
const fateOf = (chance, { shipped, carrier, isAbroad }) => {
  const isCancelled = chance.percent(4);
  const isShipped = !isCancelled && shipped <= lastMinute;
  const days = (isAbroad ? 2 : 1) + chance.below(carrier === 2 ? 5 : 3);
  const delivered = workday(Math.floor(shipped / 1440) + days);
  const isDelivered = isShipped && delivered <= lastDay && !chance.percent(1);
  return {
    shipped: isShipped ? shipped : undefined,
    delivered: isDelivered ? delivered : undefined,
    status: isCancelled ? "CA" : isDelivered ? "DE" : isShipped ? "SH" : "OP",
  };
};

const orderOn = (chance, { clients, pickers }, day) => {
  const client = whoSends(chance, clients, day);
  const site = client.sites[chance.below(client.sites.length)];
  const isExpress = chance.percent(18);
  const carrier = isExpress ? chance.weighted([5, 2, 0, 4, 0]) : chance.weighted([8, 5, 4, 2, 3]);
  const shares = [10, 6, client.industry === "Fashion" ? 7 : 0, client.tariff === "E" ? 3 : 1];
  const channel = channels[chance.weighted(shares)];
  const { received, promised, shipped } = timesOf(chance, day, { isExpress, site });
  const destination = destinationOf(chance, site);
  const { lines, units, grams } = contentsOf(chance, { channel, industry: client.industry });
  const isAbroad = destination !== countries[site];
  const fate = fateOf(chance, { shipped, carrier, isAbroad });
  return {
    ...{ client, site, channel, destination, isExpress, lines, units, received, promised },
    carrier: carriers[carrier],
    weight: (grams / 1000).toFixed(1),
    cost: costOf({ carrier, isAbroad, isExpress, grams }).toFixed(2),
    ...fate,
    picker: fate.shipped === undefined ? undefined : whoPicks(chance, pickers, site, day),
  };
};

/** What the shops' customers ordered, from 2024-01-01 to the last day. */
export const ordersOf = (chance, register) => {
  const orders = [];
  for (let day = 0; day <= lastDay; day++)
    for (let left = ordersOn(chance, day); left > 0; left--)
      orders.push({ id: orders.length + 1, ...orderOn(chance, register, day) });
  return orders;
};

export const orderRow = (order) => [
  ...[order.id, order.client.id, order.picker?.id ?? "", order.channel, order.destination],
  ...[order.carrier, order.status, order.isExpress, momentText(order.received)],
  dayText(order.promised),
  order.shipped === undefined ? "" : momentText(order.shipped),
  order.delivered === undefined ? "" : dayText(order.delivered),
  ...[order.lines, order.units, order.weight, order.cost],
];

const reasonsOf = { Fashion: [2, 2, 9, 5], Home: [6, 2, 2, 4] };

/** What came back of them, and what became of it: nothing yet for the latest. */
export const returnsOf = (chance, orders) =>
  orders
    .filter(({ delivered, client }) => {
      const isBack = chance.percent(returnRates[client.industry]);
      return isBack && delivered !== undefined;
    })
    .map((order) => {
      const arrived = workday(order.delivered + chance.between(3, 24));
      const isForgotten = arrived > lastDay - 90 && chance.percent(14);
      const days = isForgotten ? 999 : chance.below(order.site === 2 ? 9 : 5);
      const processed = workday(arrived + days);
      const reason = chance.weighted(reasonsOf[order.client.industry] ?? [4, 2, 0, 5]);
      const condition = reason === 0 ? 2 : chance.weighted([7, 3, 1]);
      return {
        ...{ order, arrived, condition: "ABC"[condition] },
        processed: processed <= lastDay ? processed : undefined,
        reason: ["DMG", "WRG", "SIZ", "CHG"][reason],
        units: chance.between(1, order.units),
        cost: (1.9 + condition * 0.85 + chance.below(160) / 100).toFixed(2),
        isRestocked: processed <= lastDay && condition < 2 && chance.percent(92),
      };
    })
    .filter(({ arrived }) => arrived <= lastDay)
    .sort((one, other) => one.arrived - other.arrived);

export const returnRow = (each, at) => [
  ...[at + 1, each.order.id, dayText(each.arrived)],
  each.processed === undefined ? "" : dayText(each.processed),
  ...[each.reason, each.condition, each.units, each.cost, each.isRestocked],
];
