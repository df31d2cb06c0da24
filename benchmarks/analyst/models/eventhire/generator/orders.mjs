import {
  categories,
  depots,
  events,
  firstNames,
  idOf,
  items,
  lastDay,
  lastNames,
  managers,
  regulars,
  venues,
} from "./lists.mjs";

/** Deliveries of a month compared with others, January first. */
const season = [3, 4, 5, 7, 11, 14, 15, 13, 10, 6, 5, 8];
/** Most goods leave on a Thursday or a Friday; the first of January 2024 was a Monday. */
const weekdays = [5, 8, 13, 23, 27, 12, 2];

const demandOf = (day) => {
  const month = Math.min(11, Math.floor((day % 365.25) / 30.44));
  return season[month] * weekdays[day % 7] * (1 + day / 2900);
};

const privateClient = (chance, depot) => ({
  name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
  type: "PRV",
  depot,
});

export const clientOf = (chance) => {
  const depot = idOf(chance, depots);
  if (chance.percent(37)) return privateClient(chance, depot);
  const near = regulars.filter((each) => each.depot === depot);
  return near[chance.weighted(near.map(({ weight }) => weight))];
};

/** What an order and a quote say of the hire: who, for what, from which depot. */
export const hireOf = (chance) => {
  const client = clientOf(chance);
  const depot = chance.percent(93) ? client.depot : idOf(chance, depots);
  return {
    ...{ client, depot, event: idOf(chance, events[client.type]) },
    manager: idOf(chance, managers[depot]),
    venue: chance.percent(14) ? "" : chance.pick(venues[depot]),
  };
};

const daysOf = (chance, event) =>
  event === "Festival" || event === "Exhibition"
    ? chance.between(4, 12)
    : 1 + chance.weighted([3, 12, 24, 18, 7, 3, 2]);

const stateOf = (chance, { delivery, collection }) => {
  if (chance.percent(6)) return { status: "CAN" };
  if (delivery > lastDay) return { status: "CNF" };
  const returned = collection + chance.weighted([86, 7, 3, 2, 1, 1]);
  if (returned > lastDay || (collection > lastDay - 16 && chance.percent(13)))
    return { status: "OUT" };
  return { status: "RET", returned };
};

const quantityOf = (chance, item, isLarge) => {
  const span = item.most - item.least;
  const most = item.least + Math.round(span * (isLarge ? 1 : 0.55));
  const quantity = chance.between(item.least, most);
  return quantity > 30 ? Math.round(quantity / 10) * 10 : quantity;
};

/** What came back broken or not at all, and what of it the client pays. */
const checkInOf = (chance, { item, quantity }) => {
  const { damage, loss } = categories[item.category];
  const most = Math.max(1, Math.round(quantity / 18));
  const odds = Math.min(9, 1.6 + quantity / 60);
  const damaged = chance.below(1000) < damage * odds ? chance.between(1, most) : 0;
  const lost = chance.below(1000) < loss * odds ? chance.between(1, most) : 0;
  const repair = Math.round((damaged * item.price * chance.between(8, 40)) / 100);
  const cost = repair + lost * item.price;
  return { damaged, lost, cost, charged: Math.round((cost * chance.pick([0, 50, 80, 100])) / 100) };
};

const linesOf = (chance, order) => {
  const wanted = 2 + chance.weighted([4, 8, 10, 8, 6, 4, 2]);
  const isLarge = order.event === "Festival" || chance.percent(18);
  const isCold = [0, 1, 2, 9, 10, 11].includes(Math.floor((order.delivery % 365.25) / 30.44));
  const weights = items.map(
    ({ weight, category }) => weight * (category === "HTG" && isCold ? 3 : 1),
  );
  const picked = new Set(Array.from({ length: wanted }, () => chance.weighted(weights)));
  const discount = order.client.type === "AGY" ? 10 : order.client.type === "CHA" ? 15 : 0;
  return [...picked].map((at) => {
    const item = items[at];
    const quantity = quantityOf(chance, item, isLarge);
    const percent = Math.max(discount, chance.percent(16) ? 5 : 0);
    const full = item.rate * quantity * (1 + 0.35 * (order.days - 1)) * (1 + order.delivery / 9000);
    const line = { item, quantity, percent, charge: Math.round((full * (100 - percent)) / 100) };
    return order.status === "RET" ? { ...line, ...checkInOf(chance, line) } : line;
  });
};

const orderOf = (chance, delivery) => {
  const hire = hireOf(chance);
  const wished = hire.event === "Wedding" ? chance.between(25, 300) : chance.between(2, 95);
  const days = daysOf(chance, hire.event);
  const order = {
    ...{ ...hire, delivery, days, collection: delivery + days },
    ordered: delivery - (wished > delivery ? chance.between(0, delivery) : wished),
    isDry: chance.percent(hire.client.type === "PRV" ? 9 : 21),
    ...stateOf(chance, { delivery, collection: delivery + days }),
  };
  const transport = order.isDry ? 0 : chance.between(6, 44) * 1000;
  const lines = linesOf(chance, order);
  return { ...order, transport, lines };
};

/** Orders in the order in which they were placed, those for the months to come included. */
export const ordersOf = (chance, count) => {
  const days = Array.from({ length: lastDay + 230 }, (_, day) => demandOf(day));
  const deliveries = Array.from({ length: count }, () => chance.weighted(days));
  return deliveries
    .map((delivery) => orderOf(chance, delivery))
    .filter(({ ordered }) => ordered <= lastDay)
    .sort((one, other) => one.ordered - other.ordered || one.delivery - other.delivery)
    .map((order, at) => ({ id: at + 1, no: `HO-${20_011 + at}`, ...order }));
};

/** What the goods and their transport cost the client. */
export const totalOf = ({ lines, transport }) =>
  lines.reduce((sum, { charge }) => sum + charge, transport);
