import { dayText } from "../../tables.mjs";
import { formats, retailers, weightedPick } from "./lists.mjs";
import { lastDay } from "./titles.mjs";

/** More by and by, before Christmas above all, little on weekends; 1 January 2024 was a Monday. */
const demandOf = (day) => {
  const inYear = (day - (day > 365 ? 1 : 0)) % 365;
  const season =
    inYear > 304 && inYear < 354
      ? 1.75
      : inYear < 45
        ? 0.72
        : inYear > 165 && inYear < 225
          ? 1.15
          : 1;
  const weekday = [1.12, 1.3, 1.04, 1.18, 0.98, 0.42, 0.31][day % 7];
  return (25 + day / 100) * season * weekday;
};

/** An edition sells best in its first weeks, and never stops wholly unless it is out of print. */
const liveliness = (edition, day) => {
  const age = day - edition.day;
  if (age < 0 || (edition.status === "OP" && day > 640)) return 0;
  return edition.demand * (0.12 + Math.max(0, 1 - age / 160) + Math.max(0, 0.4 - age / 1600));
};

const takersOf = Object.fromEntries(
  Object.keys(formats).map((format) => [format, retailers.filter(({ takes }) => takes[format])]),
);

const saleOf = (chance, { edition, day }) => {
  const takers = takersOf[edition.format];
  const retailer = takers[chance.weighted(takers.map(({ takes }) => takes[edition.format]))];
  const isPromotion = !["IND", "LIB"].includes(retailer.channel) && chance.percent(13);
  const isHit = edition.title.demand > 2.5;
  const scale = (isHit ? 1.9 : 1) * (isPromotion ? 1.6 : 1) * (0.7 + edition.title.demand / 4);
  const copies = Math.max(1, Math.round((retailer.copies * scale * chance.between(15, 185)) / 100));
  const discount = retailer.discount + (isPromotion ? 9 : 0) + chance.between(-2, 2);
  return {
    ...{ edition, day, retailer, isPromotion, copies, kind: "S", reason: "" },
    country: weightedPick(chance, retailer.countries),
    each: Math.round(Number(edition.price) * (100 - discount)),
  };
};

const reasons = [
  ["UNS", 71],
  ["DAM", 14],
  ["ERR", 9],
  ["", 6],
];

/** Some of what was sold comes back after months, more of it in January. */
const returnOf = (chance, sale) => {
  if (!chance.percent(sale.retailer.returned * 1.5)) return [];
  const day = sale.day + chance.between(35, 170);
  if (day > lastDay || day % 7 > 4) return [];
  const copies = Math.ceil((sale.copies * chance.between(15, 95)) / 100);
  return [{ ...sale, day, copies, kind: "R", reason: weightedPick(chance, reasons) }];
};

/** The sales ledger by days: sales and returns. */
export const salesOf = (chance, editions) => {
  const sales = Array.from({ length: lastDay + 1 }, (_, day) => {
    const weights = editions.map((edition) => liveliness(edition, day));
    const count = Math.round((demandOf(day) * chance.between(82, 118)) / 100);
    return Array.from({ length: count }, () =>
      saleOf(chance, { edition: editions[chance.weighted(weights)], day }),
    );
  }).flat();
  return [...sales, ...sales.flatMap((sale) => returnOf(chance, sale))]
    .map((entry) => ({ ...entry, amount: entry.copies * entry.each }))
    .sort((one, other) => one.day - other.day);
};

export const saleRow = (each, at) => [
  ...[300_001 + at, each.edition.id, dayText(each.day), each.kind, each.retailer.name],
  ...[each.retailer.channel, each.country, each.retailer.manager, each.isPromotion],
  ...[each.reason, each.copies, each.amount],
];

const halfYears = [
  [181, "2024-06-30"],
  [365, "2024-12-31"],
  [546, "2025-06-30"],
  [730, "2025-12-31"],
  [911, "2026-06-30"],
];

const stateOf = (chance, { due, payable }) => {
  if (payable === 0) return { status: "NIL" };
  const isLast = due > lastDay - 60;
  if (chance.percent(isLast ? 6 : 1.5)) return { status: "HLD" };
  if (chance.percent(isLast ? 14 : 0)) return { status: chance.percent(30) ? "DRA" : "APP" };
  return { status: "PAI", paid: Math.min(lastDay, due + chance.between(-12, 9)) };
};

const earningsOf = (ledger) => {
  const earned = new Map();
  for (const { edition, day, kind, amount } of ledger) {
    const half = halfYears.findIndex(([end]) => day <= end);
    if (half < 0) continue;
    const key = `${half}-${edition.title.id}`;
    const entry = earned.get(key) ?? { title: edition.title, half, pence: 0 };
    entry.pence += ((kind === "S" ? amount : -amount) * formats[edition.format].royalty) / 100;
    earned.set(key, entry);
  }
  return [...earned.values()].sort(
    (one, other) => one.half - other.half || one.title.id - other.title.id,
  );
};

/** A statement for each title and half-year; the advance is set against what is earned. */
export const royaltiesOf = (chance, ledger) => {
  const open = new Map();
  return earningsOf(ledger).map(({ title, half, pence }) => {
    const sold = title.first < 0 ? chance.between(40, 100) / 100 : 0;
    const left = open.get(title.id) ?? Math.round(title.advance * 100 * (1 - sold));
    const earned = Math.max(0, Math.round(pence));
    const recouped = Math.min(left, earned);
    open.set(title.id, left - recouped);
    const [end, text] = halfYears[half];
    const due = end + (half % 2 === 0 ? 92 : 90);
    return {
      ...{ title, earned, recouped, end: text, due, isEarned: left - recouped === 0 },
      ...stateOf(chance, { due, payable: earned - recouped }),
    };
  });
};

export const royaltyRow = (each, at) => [
  ...[at + 1, `RY-${String(40_001 + at)}`, each.title.id, each.end, each.status],
  ...[dayText(each.due), each.paid === undefined ? "" : dayText(each.paid), each.isEarned],
  ...[each.earned, each.recouped],
];
