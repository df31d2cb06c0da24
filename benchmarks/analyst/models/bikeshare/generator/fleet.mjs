import { dayText } from "../../tables.mjs";
import { bikeModels, cities, lastDay } from "./lists.mjs";

export const orEmpty = (day) => (day === undefined ? "" : dayText(day));
const yearStart = (year) => Math.round((Date.UTC(year, 0, 1) - Date.UTC(2024, 0, 1)) / 86_400_000);

/** Most stations are older than our figures; a few came later, and a few are closed or suspended. */
export const stationsOf = (chance) =>
  cities
    .flatMap((place) =>
      place.stations.map((text, at) => {
        const [district, name] = text.split("|");
        const isNew = at > 5 && chance.percent(30);
        const opened = isNew ? chance.between(60, 900) : chance.between(-1300, -20);
        const isClosed = !isNew && at > 5 && chance.percent(8);
        const closed = isClosed ? chance.between(300, 900) : undefined;
        const isSuspended = !isClosed && at > 3 && chance.percent(5);
        return {
          ...{ place, district, name, opened, closed },
          status: isClosed ? "CLO" : isSuspended ? "SUS" : "ACT",
          // Suspended in summer 2026: nobody can start there since then.
          until: closed ?? (isSuspended ? lastDay - chance.between(20, 110) : lastDay),
          power: chance.percent(38) ? "SOL" : "GRD",
          docks: 2 * chance.between(6, at < 4 ? 20 : 13),
          weight: (at < 4 ? 14 : 5) + chance.below(12),
        };
      }),
    )
    .map((each, at) => ({
      ...{ id: at + 1, ...each },
      code: `${each.place.city.slice(0, 3).toUpperCase()}-${String(101 + at)}`,
    }));

export const stationRow = (each) => [
  ...[each.id, each.code, each.name, each.place.city, each.place.region, each.district],
  ...[each.power, each.status, dayText(each.opened), orEmpty(each.closed), each.docks],
];

/** How a bike ends: older ones are retired, any may be lost, and some new ones are still in storage. */
const endOf = (chance, { type, bought }) => {
  const inUse = Math.max(bought + 20, 0);
  if (inUse < lastDay - 60 && chance.percent(type === "EL" ? 9 : 6))
    return { status: "LST", out: chance.between(inUse + 10, lastDay - 2) };
  if (bought < -500 && chance.percent(26))
    return { status: "RET", out: chance.between(100, lastDay - 5) };
  if (bought > lastDay - 150 && chance.percent(45)) return { status: "STO" };
  return { status: chance.percent(8) ? "REP" : "AVL" };
};

export const bikesOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => {
    const kind = bikeModels[chance.weighted(bikeModels.map((each) => each[5]))];
    const [type, model, supplier, [first, last], pounds] = kind;
    const bought = Math.min(
      yearStart(chance.between(first, last)) + 30 * chance.below(11) + 4,
      lastDay - 12,
    );
    const place = cities[chance.weighted(cities.map(({ weight }) => weight))];
    return {
      ...{ id: at + 1, type, model, supplier, place, bought, ...endOf(chance, { type, bought }) },
      number: `${type}${String(2001 + at)}`,
      price: pounds * 100 + 500 * chance.below(5),
      appeal: 3 + chance.below(8),
    };
  });

/** Whether a bike was on the street on a day. */
export const isOut = (bike, day) =>
  bike.status !== "STO" && bike.bought + 14 <= day && day < (bike.out ?? lastDay + 1);

export const bikeRow = (each, serviced) => [
  ...[each.id, each.number, each.type, each.model, each.supplier, each.place.city, each.status],
  ...[dayText(each.bought), orEmpty(each.out), orEmpty(serviced), each.price],
];
