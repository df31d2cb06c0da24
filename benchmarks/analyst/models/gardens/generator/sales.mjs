import { dayText, momentText } from "../../tables.mjs";
import { categories, stores } from "./lists.mjs";

export const lastDay = 1034;

/** Receipts of a day at most, by month: people garden in spring. */
const busy = [2, 3, 5, 7, 8, 6, 4, 4, 4, 4, 3, 4];
const cents = (amount) => (amount / 100).toFixed(2);

/** The members who may have bought on a day; some never buy anything. */
const buyersOn = (members, day) =>
  members.filter(({ id, joined }) => joined <= day && id % 9 !== 0);

const linesOf = (chance, products, day) => {
  const listed = products.filter(({ from, until }) => from <= day && day < until);
  const count = 1 + chance.weighted([5, 4, 2, 1]);
  const chosen = Array.from({ length: count }, () => chance.pick(listed));
  return [...new Set(chosen)];
};

const reasons = ["Plant died", "Damaged", "Wrong item", "Changed mind"];

const returnOf = (chance, { quantity, net, category, day }) => {
  const back = day + chance.between(1, 30);
  if (!categories[category][4] || !chance.percent(7) || back > lastDay) return undefined;
  const units = chance.between(1, quantity);
  const reason = category < 3 ? chance.weighted([5, 2, 1, 2]) : 1 + chance.weighted([4, 2, 3]);
  return [dayText(back), reasons[reason], units, cents(Math.round((net * units) / quantity))];
};

/** The receipts of each day with their lines, and what was brought back of them. */
export const salesOf = (chance, members, products) => {
  const receipts = [];
  const lines = [];
  const returns = [];
  const addLines = (receipt, day, member) => {
    for (const { id, category, price } of linesOf(chance, products, day)) {
      const quantity = chance.between(1, categories[category][3]);
      const full = Math.round(price * 100) * quantity;
      const percent = member?.tier === "gold" ? 10 : chance.percent(12) ? 20 : 0;
      const discount = Math.round((full * percent) / 100);
      const line = lines.length + 1;
      lines.push([line, receipt, id, quantity, cents(full - discount), cents(discount)]);
      const back = returnOf(chance, { quantity, net: full - discount, category, day });
      if (back !== undefined) returns.push([returns.length + 1, line, ...back]);
    }
  };
  for (let day = 0; day <= lastDay; day++) {
    const month = Number(dayText(day).slice(5, 7)) - 1;
    const isWeekend = day % 7 > 4;
    const most = busy[month] + (isWeekend ? 2 : 0) + Math.floor(day / 500);
    const buyers = buyersOn(members, day);
    for (let count = chance.between(1, most - 1); count > 0; count--) {
      const receipt = receipts.length + 1;
      const member = chance.percent(55) ? chance.pick(buyers) : undefined;
      const store = chance.weighted(stores.map((each) => (each[4] <= day ? each[7] : 0)));
      const moment = day * 1440 + chance.between(9 * 60, (isWeekend ? 17 : 18) * 60 + 55);
      const payment = "CDG"[chance.weighted([3, 8, 1])];
      receipts.push([receipt, store + 1, member?.id ?? "", momentText(moment), payment]);
      addLines(receipt, day, member);
    }
  }
  return { receipts, lines, returns };
};
