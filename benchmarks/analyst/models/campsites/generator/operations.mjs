import { dayText } from "../../tables.mjs";
import { crews, oneOf, sites, trades, types } from "./lists.mjs";
import { isOpen, lastDay, textOr } from "./stays.mjs";

/** Cleaning of lodges and the like after every departure, those of the next ten days already planned. */
const cleaningsOf = (chance, bookings) =>
  bookings
    .filter(
      ({ state, unit, departure }) =>
        ["OUT", "INH", "CNF"].includes(state) &&
        types[unit.type].isBuilt &&
        departure <= lastDay + 10,
    )
    .map(({ unit, departure, nights }) => {
      const crew = crews[unit.site.name];
      const done = departure + (chance.percent(9) ? chance.between(1, 2) : 0);
      return {
        ...{
          unit,
          kind: "CLN",
          trade: "",
          reported: Math.min(lastDay, departure - Math.min(nights, 7)),
        },
        ...{ due: departure, who: chance.pick(crew.slice(0, 2)), isContractor: false },
        ...{ done: done > lastDay ? undefined : done, cost: chance.between(28, 62) * 100 },
      };
    });

const repairOf = (chance, unit, reported) => {
  const [trade, , usual] = oneOf(
    chance,
    trades.filter(
      ([name]) => types[unit.type].isBuilt || name === "Electrics" || name === "Grounds",
    ),
  );
  const isInspection = chance.percent(24);
  const isContractor = !isInspection && chance.percent(trade === "Heating" ? 62 : 24);
  const due = reported + (isInspection ? 21 : chance.pick([2, 5, 7, 14]));
  const done =
    reported + Math.floor(chance.between(1, isContractor ? 34 : 16) * chance.next() * 1.6);
  const isForgotten = reported > lastDay - 160 && chance.percent(9);
  return {
    ...{
      unit,
      kind: isInspection ? "INS" : "REP",
      trade: isInspection ? "" : trade,
      reported,
      due,
    },
    who: isContractor ? "" : crews[unit.site.name][2],
    isContractor,
    done: done > lastDay || isForgotten ? undefined : done,
    cost: isInspection
      ? 0
      : Math.round((usual * chance.between(40, 240) * (isContractor ? 1.7 : 1)) / 10_000) * 100,
  };
};

/** Jobs on units: cleaning, repairs and inspections, in the order in which they were reported. */
export const jobsOf = (chance, units, bookings) => {
  const repairs = Array.from({ length: 1350 }, () => {
    const reported = chance.below(lastDay + 1);
    const there = units.filter(
      ({ since, until }) => since <= reported && reported < (until ?? 9999),
    );
    return repairOf(chance, chance.pick(there), reported);
  });
  return [...cleaningsOf(chance, bookings), ...repairs].sort(
    (one, other) => one.reported - other.reported || one.unit.id - other.unit.id,
  );
};

export const jobRow = (each, at) => [
  ...[at + 1, `J-${String(7001 + at)}`, each.unit.id, each.kind, each.trade, each.who],
  ...[each.isContractor, dayText(each.reported), dayText(each.due), textOr(each.done)],
  each.done === undefined || each.cost === 0 ? "" : each.cost,
];

/** What was free and taken at a site by type of unit for each night on which it was open. */
export const nightsOf = (units, bookings) => {
  const taken = new Map();
  for (const { unit, arrival, departure, state, adults, children } of bookings) {
    if (state !== "OUT" && state !== "INH") continue;
    for (let day = arrival; day < Math.min(departure, lastDay + 1); day++) {
      const key = `${unit.site.code}-${unit.type}-${day}`;
      const known = taken.get(key) ?? { occupied: 0, guests: 0 };
      taken.set(key, { occupied: known.occupied + 1, guests: known.guests + adults + children });
    }
  }
  return Array.from({ length: lastDay + 1 }, (_, day) =>
    sites
      .filter((site) => isOpen(site, day))
      .flatMap((site) =>
        Object.keys(site.units).map((type) => ({
          ...{ day, site, type },
          available: units.filter(
            (unit) =>
              unit.site === site &&
              unit.type === type &&
              unit.since <= day &&
              day < (unit.until ?? 9999),
          ).length,
          ...(taken.get(`${site.code}-${type}-${day}`) ?? { occupied: 0, guests: 0 }),
        })),
      )
      .filter(({ available }) => available > 0),
  ).flat();
};

export const nightRow = ({ day, site, type, available, occupied, guests }, at) => [
  ...[at + 1, dayText(day), site.name, site.region, type, available, occupied, guests],
];
