import { dayText, momentText } from "../../tables.mjs";
import { calendarOf, customers, isHoliday, lastDay, products } from "./lists.mjs";
import { isBaked } from "./production.mjs";

/** What the types of customers like, by group, and how many pieces they order as a share of a batch. */
const tastes = {
  HOT: { BRD: 4, ROL: 3, PAS: 9, CAK: 2, SEA: 2 },
  CAF: { BRD: 6, ROL: 4, PAS: 6, CAK: 5, SEA: 2 },
  RET: { BRD: 9, ROL: 3, PAS: 2, CAK: 3, SEA: 3 },
  SCH: { BRD: 3, ROL: 9, PAS: 2, CAK: 2, SEA: 1 },
  CAR: { BRD: 7, ROL: 3, PAS: 1, CAK: 4, SEA: 2 },
};

/** Schools order nothing in their holidays, hotels more in summer. */
const seasonOf = ({ type }, { month, weekday }) => {
  if (type === "SCH") return month === 8 || weekday === 5 ? 0 : month === 7 ? 0.6 : 1;
  if (type === "HOT") return month >= 6 && month <= 9 ? 1.5 : 0.95;
  return month === 12 ? 1.25 : 1;
};

/** The state of a line, with whether it has come late. */
const stateOf = (chance, { due, isOrderOpen, isCancelled }) => {
  if (isCancelled) return { status: "CAN" };
  if (due > lastDay || isOrderOpen) return { status: "OPN" };
  const late = chance.percent(78)
    ? 0
    : chance.weighted([5, 4, 3, 2, 1]) * 12 + chance.between(2, 13);
  return { status: "DLV", late, at: due * 1440 + chance.between(260, 500) + late };
};

const complaintOf = (chance, { late, isShort, route }) => {
  if (late > 30 && chance.percent(34)) return "LAT";
  if (isShort && chance.percent(31)) return "SHT";
  if (chance.percent(route === "E1" ? 2.4 : 1.1)) return "DMG";
  return chance.percent(1.3) ? "QLT" : "";
};

const lineOf = (chance, order) => {
  const { customer, product, due } = order;
  const share = 5 + customer.weight * chance.between(60, 140) * 0.016;
  const ordered = Math.max(2, Math.round((product.size * share) / 33));
  const state = stateOf(chance, order);
  const isDelivered = state.status === "DLV";
  const isShort = isDelivered && chance.percent(7);
  const delivered = isShort ? Math.round((ordered * chance.between(55, 95)) / 100) : ordered;
  const price = Math.round(product.price * (0.6 + due / 20_000));
  const net = (isDelivered ? delivered : ordered) * price;
  const complaint = isDelivered
    ? complaintOf(chance, { late: state.late, isShort, route: customer.route })
    : "";
  const hasCredit = complaint !== "" && chance.percent(complaint === "LAT" ? 45 : 85);
  return {
    ...{ ...order, ...state, pieces: ordered, net, complaint },
    delivered: isDelivered ? delivered : 0,
    credit: hasCredit ? Math.round((net * chance.between(10, 60)) / 100) : 0,
  };
};

const orderOf = (chance, { customer, due, isStanding, isAhead }) => {
  const there = products.filter((product) => isBaked(product, due));
  const wanted = new Set();
  for (let lines = 1 + chance.weighted([4, 5, 3]); lines > 0; lines--)
    wanted.add(there[chance.weighted(there.map(({ group }) => tastes[customer.type][group]))]);
  const before = isStanding ? 7 : isAhead ? due - lastDay + chance.between(1, 30) : 0;
  const ordered = due - (before || chance.between(1, 4));
  const isCancelled = chance.percent(isStanding ? 1.5 : 4);
  const isOrderOpen = due <= lastDay && due > lastDay - 12 && chance.percent(7);
  return [...wanted].map((product) => ({
    ...{ customer, due, isStanding, ordered, product, isCancelled, isOrderOpen },
  }));
};

const ordersOfDay = (chance, due) => {
  const calendar = calendarOf(due);
  const there = customers.filter(({ first, last }) => first <= due && due <= last);
  const weights = there.map((each) => each.weight * seasonOf(each, calendar));
  const isAhead = due > lastDay + 7;
  const usual = isAhead ? chance.between(0, 3) : due > lastDay ? 4 : 6 + due / 400;
  const count = Math.round((usual * chance.between(75, 125)) / 100);
  const buyers = new Set(Array.from({ length: count }, () => there[chance.weighted(weights)]));
  return [...buyers].map((customer) => {
    const isStanding = !isAhead && chance.percent(customer.type === "CAF" ? 48 : 67);
    return orderOf(chance, { customer, due, isStanding, isAhead });
  });
};

/** Lines of orders until Christmas, as far as they have been ordered by now; none are for Sundays. */
export const orderLinesOf = (chance) =>
  Array.from({ length: lastDay + 55 }, (_, due) => due)
    .filter((due) => due % 7 !== 6 && !isHoliday(calendarOf(due)))
    .flatMap((due) => ordersOfDay(chance, due))
    .filter(([{ ordered }]) => ordered <= lastDay)
    .flatMap((order, at) =>
      order.map((line) => lineOf(chance, { ...line, no: `WO-${String(30_001 + at)}` })),
    );

export const orderLineRow = (each, at) => [
  ...[at + 1, each.no, each.customer.name, each.customer.type, each.customer.manager],
  ...[each.customer.route, each.product.id, each.status, each.isStanding],
  ...[dayText(each.ordered), dayText(each.due), each.at === undefined ? "" : momentText(each.at)],
  ...[each.late ?? "", each.pieces, each.delivered, each.net, each.complaint],
  each.credit,
];
