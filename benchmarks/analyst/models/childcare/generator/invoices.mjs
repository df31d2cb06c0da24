import { dayText } from "../../tables.mjs";
import { firstOf, lastDay, monthOf } from "./lists.mjs";

const sum = (list, of) => list.reduce((total, each) => total + of(each), 0);

/** What the state pays of the fees, by the hours of the funding. */
const shares = { F15: 0.28, F30: 0.55 };

const payment = (chance, { child, issued, total }) => {
  if (total === 0) return { status: "PD", paid: 0 };
  const days = child.method === "DD" ? chance.between(8, 12) : chance.between(2, 24);
  const late = chance.percent(child.slow * 4) ? chance.between(15, 90) : 0;
  const paidOn = issued + days + late;
  if (paidOn > lastDay || chance.percent(child.slow > 1 ? 9 : 0.4)) {
    if (chance.percent(18) && issued + days <= lastDay)
      return {
        status: "PRT",
        paid: Math.round((total * chance.between(3, 7)) / 1000) * 100,
        paidOn: issued + days,
      };
    return { status: "SNT", paid: 0 };
  }
  return { status: "PD", paid: total, paidOn };
};

const invoiceOf = (chance, { child, month, own, before }) => {
  const issued = firstOf(month);
  const fees = sum(own, ({ fee }) => fee);
  const extras = sum(
    before.filter(({ isExtra }) => isExtra),
    ({ fee }) => fee,
  );
  const lateFees = sum(before, ({ lateFee }) => lateFee);
  const funding = Math.round((fees * (shares[child.funding] ?? 0)) / 100) * 100;
  const total = fees + extras + lateFees - funding;
  const bill = { child, month, issued, fees, extras, lateFees, funding, total };
  if (chance.percent(1.4)) return { ...bill, status: "VOID", paid: 0 };
  return { ...bill, ...payment(chance, bill) };
};

/** On the first of each month: the sessions of the month, and the extras of the one before. */
export const invoicesOf = (chance, { children, sessions }) => {
  const found = new Map();
  for (const each of sessions) {
    const key = `${each.child.id} ${monthOf(each.day)}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  const all = [];
  for (let month = 0; month <= monthOf(lastDay); month++) {
    for (const child of children) {
      const own = (found.get(`${child.id} ${month}`) ?? []).filter(({ isExtra }) => !isExtra);
      const before = found.get(`${child.id} ${month - 1}`) ?? [];
      if (own.length > 0) all.push(invoiceOf(chance, { child, month, own, before }));
    }
  }
  return all.map((each, at) => ({ id: at + 1, number: `INV-${20_101 + at}`, ...each }));
};

export const invoiceRow = (each) => [
  ...[each.id, each.number, each.child.id, each.child.parent, each.child.nursery],
  ...[dayText(each.issued), dayText(each.issued + 14), each.fees, each.extras, each.lateFees],
  ...[each.funding, each.total, each.status, each.paid],
  ...[each.paidOn === undefined ? "" : dayText(each.paidOn)],
  each.paid > 0 ? each.child.method : "",
];
