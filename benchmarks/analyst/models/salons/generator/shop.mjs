import { dayText, momentText } from "../../tables.mjs";
import { products } from "./lists.mjs";
import { lastDay, yearOf } from "./team.mjs";

const keenness = (stylist) => 14 + (stylist.id % 6) * 3 - (stylist.grade === "THR" ? 8 : 0);

const saleOf = (chance, visit) => {
  const day = Math.floor(visit.start / 1440);
  const item = products[chance.weighted(products.map((each) => each[5]))];
  const [product, brand, kind, price, cost] = item;
  const qty = price < 3000 && chance.percent(13) ? 2 : 1;
  const off = chance.percent(9) ? Math.round(price * qty * 0.1) : 0;
  const back = day + chance.between(2, 20);
  return {
    ...{ salon: visit.stylist.salon, product, brand, kind, qty, off },
    at: visit.start + visit.minutes + chance.between(2, 12),
    client: visit.isAlone ? "" : visit.client.id,
    seller: chance.percent(14) ? "" : visit.stylist.id,
    price: Math.round((price * [1, 1.03, 1.06][yearOf(day)]) / 5) * 5,
    cost: Math.round(cost * [1, 1.04, 1.07][yearOf(day)]) * qty,
    back: chance.percent(2.4) && back <= lastDay ? dayText(back) : "",
  };
};

/** What people take home after a visit, named after who recommended it where that was noted. */
export const salesOf = (chance, appointments) =>
  appointments
    .filter(({ status, stylist }) => status === "CMP" && chance.percent(keenness(stylist)))
    .map((visit) => saleOf(chance, visit))
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const saleRow = (each) => [
  ...[each.id, each.salon, momentText(each.at), each.client, each.seller, each.product],
  ...[each.brand, each.kind, each.qty, each.price * each.qty, each.off, each.cost, each.back],
];

const voucherValue = (chance, kind) =>
  kind === "PRO" ? chance.pick([1000, 1500, 2000]) : chance.pick([2500, 3000, 5000, 5000, 10_000]);

const balanceOf = (chance, value, age) => {
  const used = Math.min(86, 8 + age / 4);
  if (!chance.percent(used)) return value;
  return chance.percent(72) ? 0 : Math.round((value * chance.between(1, 7)) / 10 / 50) * 50;
};

const voucherOf = (chance, day, people) => {
  const kind = chance.percent(13) ? "PRO" : "GFT";
  const value = voucherValue(chance, kind);
  const balance = balanceOf(chance, value, lastDay - day);
  const ends = kind === "PRO" ? day + 92 : chance.percent(6) ? undefined : day + 365;
  const isOver = ends !== undefined && ends <= lastDay;
  const status = balance === 0 ? "RED" : chance.percent(1) ? "VOI" : isOver ? "EXP" : "ACT";
  const buyer = people[chance.below(people.length)];
  const isKnown = kind === "GFT" && buyer.joined <= day && chance.percent(70);
  return {
    ...{ kind, day, value, balance: status === "VOI" ? 0 : balance, ends, status },
    ...{ salon: buyer.salon, buyer: isKnown ? buyer.id : "" },
    channel: kind === "PRO" ? "DSK" : chance.percent(47) ? "ONL" : "DSK",
  };
};

/** Vouchers: most are bought for Christmas and Mother's Day, and some are given away to make good. */
export const vouchersOf = (chance, clients) => {
  const vouchers = [];
  for (let day = 0; day <= lastDay; day++) {
    const month = Number(dayText(day).slice(5, 7));
    const people = clients.filter(({ joined }) => joined <= day);
    const count = chance.below(month === 12 ? 10 : month === 3 ? 5 : 3);
    for (let each = 0; each < count && people.length > 0; each++)
      vouchers.push(voucherOf(chance, day, people));
  }
  return vouchers.map((each, at) => ({ id: at + 1, ...each }));
};

export const voucherRow = (each) => [
  ...[each.id, `GV-${String(each.id + 240).padStart(5, "0")}`, each.salon, each.kind],
  ...[dayText(each.day), each.ends === undefined ? "" : dayText(each.ends), each.value],
  ...[each.balance, each.status, each.buyer, each.channel],
];
