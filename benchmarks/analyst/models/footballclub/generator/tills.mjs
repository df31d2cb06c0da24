import { dayText, momentText } from "../../tables.mjs";
import { food, kiosks, lastDay, merchandise, one } from "./lists.mjs";

/** Kits come in July, presents in December. */
const ofMonth = [0.6, 0.5, 0.6, 0.7, 0.75, 0.95, 1.8, 1.45, 1, 0.9, 1.35, 2.2];

/** Outlets: type, receipts of a usual day, factor on match days, opening hours. */
const shops = [
  ["Stadium Store", "SHP", 1.9, 6.5, 10, 18],
  ["High Street Store", "SHP", 2.6, 1.3, 9, 17],
  ["Online Store", "ONL", 2.8, 1.2, 7, 23],
].map(([outlet, type, usual, onMatchDays, opens, closes]) => ({
  ...{ outlet, type, usual, onMatchDays, opens, closes },
}));

const ofWeekday = [0.8, 0.85, 0.9, 0.95, 1.1, 1.55, 0.85];

const seasonal = (product, month) => {
  if (product === "Club Calendar") return month >= 9 ? 4 : 0.2;
  if (product === "Bobble Hat" || product === "Club Scarf")
    return month >= 9 || month <= 1 ? 1.9 : 0.5;
  if (product.endsWith("Shirt")) return month === 6 || month === 7 ? 1.6 : 1;
  return 1;
};

const linesOf = (chance, { goods, month, counts }) => {
  const picked = new Set();
  const count = 1 + chance.weighted(counts);
  while (picked.size < count)
    picked.add(
      goods[chance.weighted(goods.map(([name, , weight]) => weight * seasonal(name, month)))],
    );
  return [...picked];
};

const returnOf = (chance, type, day) => {
  if (!chance.percent(type === "ONL" ? 11 : 4)) return undefined;
  const returned = day + chance.between(3, 28);
  return returned > lastDay ? undefined : returned;
};

const shopReceipt = (chance, { shop, day, month }) => {
  const at = day * 1440 + chance.between(shop.opens, shop.closes - 1) * 60 + chance.below(60);
  const payment =
    shop.type === "ONL"
      ? ["CRD", "VOU"][chance.weighted([93, 7])]
      : ["CRD", "CSH", "VOU"][chance.weighted([74, 20, 6])];
  const hasCard = chance.percent(shop.type === "ONL" ? 48 : 36);
  const inflation = 1 + 0.04 * Math.floor(day / 366);
  return linesOf(chance, { goods: merchandise, month, counts: [58, 30, 12] }).map(
    ([product, group, , price]) => {
      const quantity = [1, 2, 3][chance.weighted([86, 11, 3])];
      return {
        ...{ at, outlet: shop.outlet, type: shop.type, product, group, payment, hasCard, quantity },
        amount: Math.round((price * inflation) / 50) * 50 * quantity,
        returned: returnOf(chance, shop.type, day),
      };
    },
  );
};

const shopDay = (chance, day, isMatchDay) => {
  const month = Number(dayText(day).slice(5, 7)) - 1;
  return shops
    .filter(({ outlet }) => outlet !== "High Street Store" || day % 7 !== 6)
    .flatMap((shop) => {
      const usual = shop.usual * ofMonth[month] * ofWeekday[day % 7] * (1 + day / 4000);
      const expected =
        usual * (isMatchDay ? shop.onMatchDays : 1) * (chance.between(50, 150) / 100);
      const count = Math.floor(expected + chance.next());
      return Array.from({ length: count }, () => shopReceipt(chance, { shop, day, month }));
    });
};

const kioskReceipt = (chance, match) => {
  const [outlet] = one(chance, kiosks);
  const goods = outlet === "North Bar" ? food.filter(([, group]) => group !== "Hot food") : food;
  const payment = ["CRD", "CSH"][chance.weighted([82, 18])];
  const hasCard = chance.percent(17);
  const at = match.at + chance.pick([-1, -1, 0, 1]) * 45 + chance.between(-30, 20);
  return linesOf(chance, { goods, month: 3, counts: [45, 37, 18] }).map(
    ([product, group, , price]) => {
      const quantity = [1, 2, 3, 4][chance.weighted([52, 33, 9, 6])];
      return {
        ...{ at, match, outlet, type: "KSK", product, group, payment, hasCard, quantity },
        amount: Math.round((price * (1 + 0.03 * match.year)) / 10) * 10 * quantity,
      };
    },
  );
};

const kioskDay = (chance, match) => {
  const usual = { A: 98, B: 70, C: 54 }[match.category] * (match.competition === "FRI" ? 0.6 : 1);
  const count = Math.round((usual * (1 + 0.05 * match.year) * chance.between(85, 115)) / 100);
  return Array.from({ length: count }, () => kioskReceipt(chance, match));
};

/** Lines of the receipts of shops, the online store and, on match days, kiosks. */
export const tillLinesOf = (chance, matches) => {
  const matchDays = new Set(matches.map(({ day }) => day));
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day);
  return [
    ...days.flatMap((day) => shopDay(chance, day, matchDays.has(day))),
    ...matches.filter(({ isPlayed }) => isPlayed).flatMap((match) => kioskDay(chance, match)),
  ]
    .sort(([left], [right]) => left.at - right.at)
    .flatMap((lines, at) => lines.map((line) => ({ ...line, receipt: `R-${200_001 + at}` })));
};

export const tillRow = (line, at) => [
  ...[at + 1, line.receipt, line.match?.id ?? "", momentText(line.at), line.outlet, line.type],
  ...[line.product, line.group, line.payment, line.hasCard, line.quantity, line.amount],
  line.returned === undefined ? "" : dayText(line.returned),
];
