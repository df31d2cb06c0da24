// Purchase orders, their lines with deliveries, and complaints about what was delivered.
import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import {
  buyers,
  categories,
  defects,
  faults,
  lateness,
  leadDays,
  plants,
  severities,
  soleSources,
} from "./lists.mjs";
import { contractOn, lastDay } from "./register.mjs";

const isWeekend = (day) => [5, 6].includes(((day % 7) + 7) % 7);
const workday = (day) => (isWeekend(day) ? workday(day + 1) : day);

/** Orders of every working day, more of them as the years go by. */
export const makeOrders = (parties, contracts) => {
  const chance = new Chance(4023);
  const weights = parties.map(({ weight }) => weight);
  const orders = [];
  for (let day = 1; day <= lastDay; day++) {
    if (isWeekend(day)) continue;
    const count = chance.between(1, 2) + (chance.percent(30 + day / 25) ? 1 : 0);
    for (let each = 0; each < count; each++) {
      const supplier = parties[chance.weighted(weights)];
      if (supplier.since > day) continue;
      orders.push(makeOrder(chance, orders.length + 1, supplier, contracts, day));
    }
  }
  return orders;
};

const makeOrder = (chance, id, supplier, contracts, day) => {
  const { team } = categories[supplier.category];
  const isCancelled = chance.percent(4) && day < lastDay - 30;
  const approved = day + chance.weighted([9, 5, 3, 2, 1, 1, 1, 1]);
  const contract = chance.percent(82) ? contractOn(contracts, supplier, day) : undefined;
  const isUrgent = chance.percent(contract === undefined ? 22 : 11);
  const buyer = chance.pick(buyers.filter(([, each]) => each === team));
  const order = { id, supplier, day, contract, isUrgent, isCancelled, lines: [] };
  order.plant = plants[chance.weighted([5, 3, 4])];
  order.buyer = buyers.indexOf(buyer) + 1;
  order.approved = approved > lastDay ? undefined : approved;
  const lead = (leadDays[supplier.country] ?? 15) + chance.between(0, 14) - (isUrgent ? 1 : 0);
  for (const [item, price] of itemsOf(chance, supplier))
    order.lines.push(makeLine(chance, order, item, price, day + lead));
  return order;
};

const itemsOf = (chance, supplier) => {
  const offered = Object.entries(categories[supplier.category].items).filter(
    ([item]) => soleSources[item] === undefined || soleSources[item] === supplier.id - 1,
  );
  const from = chance.below(offered.length);
  const count = Math.min(offered.length, chance.between(1, 4));
  return Array.from({ length: count }, (_, at) => offered[(from + at) % offered.length]);
};

const makeLine = (chance, order, item, price, promisedAbout) => {
  const { supplier, isCancelled, day } = order;
  const listCents = Math.round(price * 100 * (1 + day / 9000));
  const rebate = order.contract === undefined ? chance.between(-2, 5) : chance.between(2, 14);
  const quantity = quantityFor(chance, price);
  const promised = workday(promisedAbout + chance.between(0, 4));
  const isLate = chance.percent(lateness[supplier.rating]);
  const late = chance.percent(6) ? chance.between(30, 80) : chance.between(1, 18);
  const arrived = workday(promised + (isLate ? late : -chance.between(0, 3)));
  const isDelivered = !isCancelled && arrived <= lastDay;
  return {
    item,
    quantity,
    unitCents: Math.max(1, Math.round((listCents * (100 - rebate)) / 100)),
    listCents,
    promised,
    delivered: isDelivered ? arrived : undefined,
    received: isDelivered ? quantity - (chance.percent(5) ? Math.ceil(quantity / 20) : 0) : 0,
  };
};

const quantityFor = (chance, price) => {
  if (price < 5) return chance.between(20, 240) * 50;
  if (price < 50) return chance.between(5, 80) * 10;
  return chance.between(4, 90);
};

/** How far an order is: `O` nothing came yet, `P` a part, `C` all of it; `X` is cancelled. */
export const statusOf = ({ isCancelled, lines }) => {
  if (isCancelled) return "X";
  const arrived = lines.filter(({ delivered }) => delivered !== undefined).length;
  if (arrived === 0) return "O";
  return arrived < lines.length ? "P" : "C";
};

/** Complaints about deliveries, more of them where the supplier is rated worse. */
export const makeComplaints = (orders) => {
  const chance = new Chance(4024);
  const complaints = [];
  for (const { supplier, lines } of orders)
    for (const line of lines) {
      if (line.delivered === undefined || !chance.percent(faults[supplier.rating])) continue;
      const raised = line.delivered + chance.between(0, 20);
      if (raised > lastDay) continue;
      const closed = raised + chance.between(3, chance.percent(15) ? 240 : 50);
      const isClosed = closed <= lastDay;
      complaints.push({
        id: complaints.length + 1,
        line,
        raised,
        closed: isClosed ? closed : undefined,
        defect: defects[chance.weighted([6, 5, 3, 3, 2])],
        severity: severities[chance.weighted([5, 4, 1])],
        isAccepted: isClosed ? chance.percent(74) : "",
        rejected: Math.ceil((line.received * chance.between(2, 60)) / 100),
        costCents: chance.between(40, 2600) * 100,
      });
    }
  return complaints;
};
