import { dayText } from "../../tables.mjs";
import { borrowers, lastDay, museums } from "./lists.mjs";
import { departments, objectOf } from "./objects.mjs";
import { demandOf } from "./tickets.mjs";

const isAdvent = (day) => {
  const text = dayText(day).slice(5);
  return text >= "11-20" && text <= "12-24";
};

/** How many buy, for how much on the average, at which cost, and the hours of the shifts. */
const takingsOf = (chance, { weight, outlet, day, demand }) => {
  const isShop = outlet === "SHP";
  const share = chance.between(80, 122) / 100;
  const transactions = Math.max(
    2,
    Math.round(weight * demand * share * (isShop ? (isAdvent(day) ? 0.8 : 0.5) : 0.85)),
  );
  const spend = (isShop ? 1180 : 640) * (1 + day / 9000) * (chance.between(88, 114) / 100);
  const net = Math.round(transactions * spend);
  return {
    ...{ transactions, net },
    cost: Math.round((net * chance.between(isShop ? 46 : 30, isShop ? 54 : 37)) / 100),
    hours: Math.round((4 + weight * 0.18 * Math.sqrt(demand) + chance.below(3)) * 2) / 2,
  };
};

/** Each shop and café on each day of opening; shops fill their shelves before Christmas. */
export const outletDaysOf = (chance) => {
  const stocks = new Map(museums.map(({ name, shop }) => [name, shop * 60_000]));
  return Array.from({ length: lastDay + 1 }, (_, day) =>
    museums.flatMap((museum) => {
      const demand = demandOf(museum, day);
      if (demand === 0) return [];
      return [
        ["SHP", museum.shop],
        ["CAF", museum.cafe],
      ]
        .filter(([, weight]) => weight > 0)
        .map(([outlet, weight]) => {
          const taken = takingsOf(chance, { weight, outlet, day, demand });
          if (outlet === "CAF") return { museum, outlet, day, ...taken, stock: "" };
          const autumn = dayText(day).slice(5, 7);
          const wanted = museum.shop * (["09", "10", "11"].includes(autumn) ? 86_000 : 58_000);
          const before = stocks.get(museum.name) - taken.cost;
          const bought = chance.percent(18) ? Math.max(0, Math.round((wanted - before) * 0.7)) : 0;
          stocks.set(museum.name, before + bought);
          return { museum, outlet, day, ...taken, stock: before + bought };
        });
    }),
  ).flat();
};

export const outletRow = (each, at) => [
  ...[at + 1, dayText(each.day), each.museum.name, each.outlet, each.transactions],
  ...[each.net, each.cost, each.hours, each.stock],
];

const loanOf = (chance, sent) => {
  const [museum, , department, least, most] =
    departments[chance.weighted(departments.map(([, weight]) => weight))];
  const [borrower, country] = borrowers[chance.weighted(borrowers.map(([, , weight]) => weight))];
  const due = sent + chance.between(70, 330);
  const returned = due + chance.between(-12, 6) + (chance.percent(17) ? chance.between(8, 70) : 0);
  const part = chance.next();
  const value = Math.round(least + (most - least) * part * part * part) * 1000;
  return {
    ...{ sent, museum, department, borrower, country, due, value },
    object: objectOf(chance, department),
    returned: returned <= lastDay ? returned : undefined,
    fee: country === "GB" && chance.percent(55) ? 0 : 250 + chance.below(12) * 150,
  };
};

/** Loans, those included that are agreed until the spring of 2027. */
export const loansOf = (chance, count) =>
  Array.from({ length: count }, () => chance.between(-60, lastDay + 150))
    .filter((day) => day <= lastDay || chance.percent(55))
    .sort((one, other) => one - other)
    .map((sent) => loanOf(chance, sent));

export const loanRow = (each, at) => [
  ...[at + 1, `L-${3001 + at}`, each.object, each.department, each.museum, each.borrower],
  ...[each.country, dayText(each.sent), dayText(each.due)],
  ...[each.returned === undefined ? "" : dayText(each.returned), each.value, each.fee],
];
