// Who asks for a loan, when, and what becomes of it.
import { dayText } from "../../tables.mjs";
import { branches, channels, officers, products, purposes, reasons } from "./lists.mjs";

export const lastDay = 1034;
export const dayOrNothing = (day) => (day <= lastDay ? dayText(day) : "");

/** Better grades are approved more often; few withdraw. */
const fateOf = (chance, grade) =>
  chance.percent(7) ? "W" : chance.percent([92, 80, 66, 44, 18][grade]) ? "A" : "D";

/** Applications in the order of their days: more of them each year, fewer at weekends. */
export const applicationsOf = (chance, businesses) => {
  const applications = [];
  for (let day = 0; day <= lastDay; day++) {
    const weekday = day % 7;
    if (weekday > 4 && !chance.percent(25)) continue;
    const many = chance.weighted([30 - day / 60, 30, 12 + day / 80]);
    for (let at = 0; at < many; at++)
      applications.push(applicationOf(chance, businesses, applications.length + 1, day));
  }
  return applications;
};

const applicationOf = (chance, businesses, id, day) => {
  const branch = chance.weighted(
    branches.map(([, , , opened, weight]) => (opened < day ? weight : 0)),
  );
  const business = chance.pick(
    businesses.filter(({ isSilent, founded }) => !isSilent && founded < day),
  );
  const product = chance.weighted(products.map(([, weight]) => weight));
  const [, , least, most] = products[product];
  const grade = chance.weighted([3, 6, 7, 4, 2]);
  const decided = day + chance.weighted([1, 3, 5, 6, 4, 3, 2, 1]) * 3 + chance.between(1, 4);
  const status = decided > lastDay ? "P" : fateOf(chance, grade);
  return {
    ...{ id, business, branch, product, grade, day, decided, status },
    officer: chance.pick(officers[branch]),
    channel: channels[chance.weighted([4, 5, 3])],
    purpose: product === 1 ? chance.pick(["Equipment", "Vehicles"]) : chance.pick(purposes),
    amount: chance.between(least * 2, most * 2) * 500,
    score: 820 - grade * 70 - chance.below(60),
    reason: status === "D" ? chance.pick(reasons) : "",
  };
};

export const applicationRow = (each) => [
  ...[each.id, each.business.id, each.branch + 1, products[each.product][0], each.officer],
  ...[each.channel, each.purpose, each.amount, "ABCDE"[each.grade], each.score, each.status],
  ...[each.reason, dayText(each.day), dayOrNothing(each.decided)],
];
