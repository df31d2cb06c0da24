import { monthEnds } from "../../tables.mjs";
import { categories, depots, items, lastDay, leads } from "./lists.mjs";

const vehicles = [
  ["7.5t truck", 46],
  ["18t truck", 24],
  ["Luton van", 30],
];

/** How many of a hundred jobs of a type begin late, and how many take longer. */
const oddsOf = {
  DEL: { late: 9, longer: 13 },
  SET: { late: 7, longer: 13 },
  DIS: { late: 7, longer: 24 },
  COL: { late: 14, longer: 13 },
};

const jobOf = (chance, { order, kind, day }) => {
  const isBig = order.lines.some(({ item }) => item.category === "MRQ");
  const isBuild = kind === "SET" || kind === "DIS";
  const crew = isBuild ? chance.between(2, isBig ? 7 : 4) : chance.between(1, 3);
  const hours = crew * (isBuild ? chance.between(3, isBig ? 10 : 6) : chance.between(2, 5));
  const isDone = day <= lastDay;
  const { late, longer } = oddsOf[kind];
  const overtime = chance.percent(longer) ? chance.between(1, crew * 2) : 0;
  return {
    ...{ order, kind, crew, day, isDone, overtime: isDone ? overtime : "" },
    depot: chance.percent(96) ? order.depot : depots[chance.below(depots.length)][0],
    at: day * 1440 + (kind === "COL" || kind === "DIS" ? 540 : 390) + chance.below(22) * 15,
    vehicle:
      isBuild && chance.percent(30) ? "" : vehicles[chance.weighted(vehicles.map(([, w]) => w))][0],
    hours: isDone ? hours + overtime : "",
    isLate: isDone ? chance.percent(late) : "",
  };
};

/** Jobs of the crews: they bring and fetch, and build what clients cannot. */
export const jobsOf = (chance, orders) =>
  orders
    .filter(({ status, isDry }) => status !== "CAN" && !isDry)
    .flatMap((order) => {
      const builds = order.lines.some(({ item }) => categories[item.category].needsCrew);
      const { delivery, collection, returned } = order;
      const back = returned ?? Math.max(collection, order.status === "OUT" ? lastDay + 1 : 0);
      return [
        { order, kind: "DEL", day: delivery },
        builds && { order, kind: "SET", day: delivery },
        builds && { order, kind: "DIS", day: back },
        { order, kind: "COL", day: back },
      ].filter(Boolean);
    })
    .map((each) => jobOf(chance, each))
    .map((job) => ({
      ...job,
      lead: job.isDone || chance.percent(55) ? chance.pick(leads[job.depot]) : "",
    }))
    .sort((one, other) => one.at - other.at || one.order.id - other.order.id)
    .map((job, at) => ({ id: at + 1, ...job }));

/** The units of each item and depot that are out at the end of a day. */
const outOn = (orders, day) => {
  const out = new Map();
  for (const { status, delivery, collection, returned, depot, lines } of orders) {
    const back = returned ?? Math.max(collection, lastDay + 1);
    if (status === "CAN" || delivery > day || back <= day) continue;
    for (const { item, quantity } of lines) {
      const key = `${depot}-${item.id}`;
      out.set(key, (out.get(key) ?? 0) + quantity);
    }
  }
  return out;
};

/** What each depot has of each item at the end of each month, and where it is. */
export const stockOf = (chance, orders) =>
  monthEnds(34).flatMap(({ day, text }) => {
    const out = outOn(orders, day);
    return depots.flatMap(([depot, weight]) =>
      items.map((item) => {
        const owned = Math.max(2, Math.round((item.owned * (weight + 2) * (1 + day / 4000)) / 130));
        const hired = Math.min(owned, out.get(`${depot}-${item.id}`) ?? 0);
        const odds = categories[item.category].damage / 400;
        const repair = Math.min(
          owned - hired,
          Math.floor(owned * odds * chance.next() + chance.next()),
        );
        return { text, depot, item, owned, hired, repair };
      }),
    );
  });
