import { momentText } from "../../tables.mjs";
import { channels, drivers, failReasons } from "./lists.mjs";
import { lastDay } from "./trade.mjs";

const weights = (list) => list.map(([, weight]) => weight);
const monthOf = (day) => new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth() + 1;
const hours = [2, 6, 10, 12, 9, 6, 7, 9, 10, 7, 3];
const perWeekday = [19, 15, 14, 14, 13, 4, 1];

/** Who may order on a day, the large ones oftener. */
const buyersOf = (pharmacies, day) =>
  pharmacies.filter(({ since, last, closed }) => {
    const isThere = since <= day && day <= last;
    return isThere && (closed === undefined || day < closed);
  });

const demand = (product, day) => {
  const month = monthOf(day);
  if (product.launched !== undefined && day < product.launched) return 0;
  if (product.name.startsWith("Fluenz")) return [9, 10, 11].includes(month) ? 26 : 0;
  const isWinter = [11, 12, 1, 2].includes(month);
  return product.category === "Anti-infectives" && isWinter
    ? product.popularity * 1.6
    : product.popularity;
};

const lineOf = (chance, { product, buyer, day, isGone, isOpen }) => {
  const big = buyer.kind === "HOS" ? 4 : 1;
  const dear = product.price > 3000 ? 6 : 30;
  const ordered = big * chance.between(1, dear);
  const isScarce = (product.id + Math.floor(day / 60)) % 17 === 0;
  const isShort = chance.percent(isScarce ? 42 : 5);
  const supplied = isGone || isOpen ? 0 : isShort ? chance.below(ordered) : ordered;
  const discount = buyer.kind === "IND" ? chance.pick([0, 0, 0, 2, 5]) : chance.pick([3, 5, 8, 10]);
  const rise = 1 + 0.03 * Math.floor(day / 366);
  const unit = Math.round((product.price * rise * (100 - discount)) / 100);
  return {
    ...{ product, ordered, supplied, discount, unit },
    net: supplied * unit,
    cost: Math.round(supplied * product.cost * rise),
    why:
      isShort && !isGone && !isOpen && chance.percent(85) ? chance.pick(["OOS", "ALC", "DSC"]) : "",
  };
};

const orderOf = (chance, { buyers, chances, products, weightsOf, day }) => {
  const buyer = buyers[chance.weighted(chances)];
  const at = day * 1440 + (8 + chance.weighted(hours)) * 60 + chance.below(60);
  const channel = channels[chance.weighted(weights(channels))][0];
  const isGone = chance.percent(channel === "TEL" ? 7 : 3);
  const isOpen = !isGone && day >= lastDay - 1;
  const taken = new Set();
  const count = chance.between(1, 5);
  for (let tries = 0; tries < count; tries++) taken.add(products[chance.weighted(weightsOf)]);
  const lines = [...taken].map((product) =>
    lineOf(chance, { product, buyer, day, isGone, isOpen }),
  );
  return {
    ...{ buyer, at, day, channel, lines },
    status: isGone ? "CXL" : isOpen ? chance.pick(["NEW", "PCK"]) : "DEL",
    priority: chance.percent(11) ? "URG" : "STD",
    gone: isGone ? at + chance.between(20, 900) : undefined,
    total: lines.reduce((sum, { ordered, unit }) => sum + ordered * unit, 0),
  };
};

export const ordersOf = (chance, { pharmacies, products }) => {
  const orders = [];
  for (let day = 0; day <= lastDay; day++) {
    const buyers = buyersOf(pharmacies, day);
    const chances = buyers.map(({ weight }) => weight);
    const weightsOf = products.map((product) => demand(product, day));
    const usual = perWeekday[day % 7] * (0.85 + (day / lastDay) * 0.35);
    const count = Math.round((usual * chance.between(80, 120)) / 100);
    const own = Array.from({ length: count }, () =>
      orderOf(chance, { buyers, chances, products, weightsOf, day }),
    );
    orders.push(...own.sort((one, other) => one.at - other.at));
  }
  return orders.map((each, at) => ({ id: at + 1, ...each }));
};

export const linesOf = (orders) =>
  orders
    .flatMap((order) => order.lines.map((line) => ({ order, ...line })))
    .map((each, at) => ({ id: at + 1, ...each }));

/** Ordered by 14:00 it is promised for the evening, urgent or not; otherwise for the next noon but Sundays. */
const promiseOf = (order) => {
  const minute = order.at % 1440;
  if (minute < 14 * 60) return order.day * 1440 + 18 * 60;
  const next = order.day % 7 === 5 ? order.day + 2 : order.day + 1;
  return next * 1440 + 12 * 60;
};

const attemptOf = (chance, order, promised) => {
  const { depot } = order.buyer;
  const lateIn = (depot === "Galway" ? 17 : depot === "Cork" ? 11 : 8) + (order.day > 960 ? 5 : 0);
  const isLate = chance.percent(lateIn);
  const isFailed = chance.percent(3);
  const arrived = promised + (isLate ? chance.between(5, 260) : -chance.between(10, 170));
  const isCold = order.lines.some(({ product }) => product.isCold);
  return {
    ...{ order, depot, promised, isFailed },
    driver: chance.percent(4) ? "" : chance.pick(drivers[depot]),
    arrived: isFailed ? undefined : Math.max(arrived, order.at + 45),
    reason: isFailed ? chance.pick(failReasons) : "",
    totes: chance.between(1, 2) + Math.floor(order.lines.length / 2),
    breach: isCold ? chance.percent(2.5) : "",
    km: chance.percent(3) ? "" : chance.between(3, depot === "Dublin" ? 90 : 140),
  };
};

/** One for each order that was not cancelled; a second one where the first failed. */
export const deliveriesOf = (chance, orders) =>
  orders
    .filter(({ status }) => status !== "CXL" && status !== "NEW")
    .flatMap((order) => {
      const promised = promiseOf(order);
      const first = attemptOf(chance, order, promised);
      if (order.status === "PCK") return [{ ...first, isFailed: false, reason: "", isOpen: true }];
      const second = { ...attemptOf(chance, order, promised + 1440), isFailed: false, reason: "" };
      return first.isFailed
        ? [first, { ...second, arrived: second.arrived ?? promised + 1400 }]
        : [first];
    })
    .map((each, at) => ({ id: at + 1, ...each }));

const textOr = (at) => (at === undefined ? "" : momentText(at));

export const orderRow = (each) => [
  ...[each.id, `SO-${String(400_000 + each.id * 3)}`, each.buyer.id, each.channel, each.priority],
  ...[momentText(each.at), each.status, textOr(each.gone), each.total],
];

export const lineRow = (each) => [
  ...[each.id, each.order.id, each.product.id, each.ordered, each.supplied, each.discount],
  ...[each.unit, each.net, each.cost, each.why],
];

export const deliveryRow = (each) => [
  ...[each.id, each.order.id, each.depot, each.driver, momentText(each.promised)],
  ...[each.isOpen ? "" : textOr(each.arrived)],
  ...[each.isOpen ? "OTW" : each.isFailed ? "FLD" : "DLV", each.reason, each.totes],
  ...[each.isOpen ? "" : each.breach, each.km],
];
