import { dayText } from "../../tables.mjs";
import { carriers, firstNames, lastNames, traders } from "./lists.mjs";
import { lastDay, weightOf } from "./wines.mjs";

const channels = {
  HOT: [
    ["REP", 60],
    ["TEL", 25],
    ["WEB", 15],
  ],
  RES: [
    ["REP", 45],
    ["TEL", 35],
    ["WEB", 20],
  ],
  SHO: [
    ["REP", 30],
    ["TEL", 25],
    ["WEB", 45],
  ],
  IMP: [
    ["REP", 90],
    ["WEB", 10],
  ],
  CLB: [
    ["WEB", 62],
    ["TEL", 10],
    ["EST", 28],
  ],
};
const sizes = {
  HOT: [12, 24, 36, 48, 60],
  RES: [6, 12, 12, 18, 24, 36],
  SHO: [12, 18, 24, 36, 60],
  IMP: [60, 120, 120, 180, 240],
  CLB: [3, 6, 6, 6, 12, 12, 18],
};
const discounts = {
  HOT: [10, 12, 15],
  RES: [5, 8, 10, 12],
  SHO: [12, 15, 18, 20],
  IMP: [22, 25, 28],
  CLB: [0, 5, 10, 10],
};
const terms = { HOT: 30, RES: 14, SHO: 30, IMP: 60, CLB: 14 };

/** Members of the wine club, each with one name that nobody else has. */
export const membersOf = (chance, count) => {
  const names = new Set();
  while (names.size < count) names.add(`${chance.pick(firstNames)} ${chance.pick(lastNames)}`);
  return [...names].map((name, at) => ({
    ...{ name, type: "CLB", manager: "" },
    country: chance.percent(86) ? "DE" : chance.pick(["AT", "CH", "NL"]),
    weight: 1 + (at % 9 === 0 ? 3 : 0),
    joined: at < count * 0.5 ? 0 : chance.between(1, lastDay - 30),
  }));
};

/** Few orders at weekends, most of them before Christmas; the first of January 2024 was a Monday. */
const demandOf = (day) => {
  const season = [0.66, 0.74, 0.9, 1.02, 1.15, 1.08, 0.86, 0.82, 1.06, 1.16, 1.5, 1.62];
  const month = Number(dayText(day).slice(5, 7)) - 1;
  const weekday = [1.3, 1.2, 1.1, 1.15, 1.25, 0.4, 0.25][day % 7];
  return (5.6 + day / 420) * season[month] * weekday;
};

const linesOf = (chance, { customer, day, wines }) => {
  const weights = wines.map((wine) => weightOf(wine, day));
  const count = 1 + chance.weighted(customer.type === "CLB" ? [45, 35, 20] : [22, 30, 26, 14, 8]);
  const ids = new Set();
  while (ids.size < count) ids.add(chance.weighted(weights));
  return [...ids].map((at) => {
    const wine = wines[at];
    const bottles = chance.pick(sizes[customer.type]);
    const discount = chance.percent(6) ? 0 : chance.pick(discounts[customer.type]);
    const full = bottles * Math.round(wine.price / 1.19);
    const off = Math.round((full * discount) / 100);
    return { wine, bottles, discount, off, net: full - off, cost: bottles * wine.cost * 0.84 };
  });
};

/** When an order leaves, is promised, and arrives; what has not happened by the last day has no date. */
const journeyOf = (chance, { customer, channel, day, bottles }) => {
  if (channel === "EST" && chance.percent(90))
    return { dispatched: day, arrived: day, broken: 0, freight: 0 };
  const isHome = customer.country === "DE";
  const carrier =
    carriers[chance.weighted(carriers.map(({ home, abroad }) => (isHome ? home : abroad)))];
  const dispatched = day + chance.pick([1, 1, 2, 2, 3, 4, 6]);
  const far = ["US", "JP"].includes(customer.country) ? 19 : 0;
  const lost = chance.percent(1.8) ? chance.between(12, 40) : 0;
  const arrived = dispatched + carrier.days + far + lost + chance.below(carrier.spread + 1);
  let broken = 0;
  if (chance.below(10_000) < carrier.breakage * Math.min(bottles, 60) * 0.34)
    broken = Math.min(bottles, chance.pick([1, 1, 1, 2, 2, 3, 6]));
  const price = (isHome ? 490 : 1400) + bottles * (isHome ? 28 : 52) + far * 900;
  return {
    ...{ carrier: carrier.name, dispatched, arrived, broken },
    promised: day + 10 + (far === 0 ? (isHome ? 0 : 5) : 24),
    freight: Math.round((price * chance.between(85, 120)) / 100),
  };
};

const paymentOf = (chance, { customer, day }) => {
  const due = day + terms[customer.type];
  if (customer.type === "CLB") return { due, paid: chance.percent(84) ? day : due - 3 };
  const slow = { HOT: 6, RES: 12, SHO: 4, IMP: 9 }[customer.type];
  return {
    due,
    paid: chance.percent(1.6) ? undefined : due + chance.between(-12, 4) + chance.below(slow + 1),
  };
};

const orderOf = (chance, { customer, day, wines }) => {
  const rows = channels[customer.type];
  const [channel] = rows[chance.weighted(rows.map(([, weight]) => weight))];
  const lines = linesOf(chance, { customer, day, wines });
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const journey = journeyOf(chance, { customer, channel, day, bottles });
  const tax = customer.country === "DE" ? 1.19 : 1;
  return {
    ...{ customer, channel, day, lines, bottles, ...journey },
    ...paymentOf(chance, { customer, day }),
    invoiced: Math.round((net + journey.freight) * tax),
  };
};

/** Customers of a day; those who lapse are in nobody's book from then on. */
export const ordersOf = (chance, { wines, members }) => {
  const lapsed = { "Strandhotel Nordkap": 700, "Restaurant Falkenstein": 640, "Cave du Lac": 910 };
  const begun = { "Riesling Republic": 480, "Weinladen Kreuzberg": 380, "Sakura Cellars": 760 };
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const trade = traders.filter(
      ({ name }) => day < (lapsed[name] ?? 9999) && day >= (begun[name] ?? 0),
    );
    const club = members.filter(({ joined }) => joined <= day);
    const count = Math.round((demandOf(day) * chance.between(70, 130)) / 100);
    return Array.from({ length: count }, () => {
      const from = chance.percent(46) ? club : trade;
      const customer = from[chance.weighted(from.map(({ weight }) => weight))];
      return orderOf(chance, { customer, day, wines });
    });
  })
    .flat()
    .map((order, at) => ({ id: 20_001 + at, ...order }));
};

const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

export const orderRow = (order) => {
  const { id, customer, channel, day, carrier = "", dispatched, promised, arrived } = order;
  const hasLeft = dispatched <= lastDay;
  return [
    ...[id, `SO-${id}`, customer.name, customer.type, customer.country, customer.manager],
    ...[channel, dayText(day), carrier],
    ...[textOr(dispatched), promised === undefined ? "" : dayText(promised), textOr(arrived)],
    ...[hasLeft ? order.bottles : "", arrived <= lastDay ? order.broken : "", order.freight],
    ...[order.invoiced, dayText(order.due), textOr(order.paid)],
  ];
};

export const lineRows = (orders) =>
  orders
    .flatMap(({ id, lines }) => lines.map((line) => ({ order: id, ...line })))
    .map(({ order, wine, bottles, discount, off, net, cost }, at) => [
      ...[at + 1, order, wine.id, bottles, discount, off, net, Math.round(cost)],
    ]);
