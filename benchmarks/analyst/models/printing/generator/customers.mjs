import { dayText } from "../../tables.mjs";
import { accountManagers, firstWords, lastWords, regulars, towns } from "./lists.mjs";
import { lastDay } from "./calendar.mjs";

/** Customers with an account: the regulars, and many that order now and then; some have gone quiet. */
export const customersOf = (chance, count) => {
  const names = new Set();
  const others = Array.from({ length: count }, () => {
    for (;;) {
      const [last, sector] = chance.pick(lastWords);
      const name = `${chance.pick(firstWords)} ${last}`;
      if (names.has(name)) continue;
      names.add(name);
      return [name, sector, chance.pick(towns), 0.3 + 3 * chance.next() ** 4];
    }
  });
  return [...regulars, ...others].map(([name, sector, town, weight], at) => {
    const isRegular = at < regulars.length;
    const isNew = !isRegular && chance.percent(38);
    const isQuiet = !isRegular && !isNew && chance.percent(30);
    return {
      ...{ id: 101 + at, name, sector: chance.percent(4) ? "" : sector, town, weight },
      manager: chance.percent(5) ? "" : accountManagers[chance.weighted([4, 3, 3, 2])],
      terms: [30, 14, 60, 0][chance.weighted([70, 12, isRegular ? 16 : 4, isRegular ? 0 : 14])],
      limit: isRegular ? chance.between(3, 12) * 1000 : chance.between(2, 16) * 250,
      opened: isNew ? chance.between(20, lastDay - 4) : -chance.between(20, 3000),
      last: isQuiet ? chance.between(200, 800) : lastDay,
      slow: chance.percent(14) ? chance.between(10, 55) : 0,
      balance: 0,
      worst: 0,
    };
  });
};

/** Whoever is a customer on that day, the regulars more often. */
export const customerOn = (chance, customers, day) => {
  const weights = customers.map(({ opened, last, weight }) =>
    opened <= day && day <= last ? weight : 0,
  );
  return customers[chance.weighted(weights)];
};

export const customerRow = (each) => [
  ...[each.id, `C${String(each.id).padStart(4, "0")}`, each.name, each.sector, each.town],
  ...[each.manager, dayText(each.opened), each.terms, each.limit, Math.round(each.balance)],
  each.worst > 120 && each.weight < 10,
];
