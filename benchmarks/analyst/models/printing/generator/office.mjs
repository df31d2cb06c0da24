import { dayText } from "../../tables.mjs";
import { materials } from "./lists.mjs";
import { lastDay, workingDay } from "./calendar.mjs";

const invoiceOf = (chance, job) => {
  const issued = workingDay(job.delivered, Math.floor(chance.next() ** 2 * 6));
  if (issued > lastDay) return [];
  job.invoiced = issued;
  const { customer, price, product } = job;
  const due = issued + customer.terms;
  const paid = due + chance.between(-12, 14) + customer.slow + (chance.percent(4) ? 60 : 0);
  const isStuck = chance.percent(due > lastDay - 200 ? 6 : 0.4);
  const gross = price + Math.round((price * product[6]) / 100);
  const isPaid = paid <= lastDay && !isStuck;
  const part = !isPaid && chance.percent(7) ? Math.round(gross / 2) : 0;
  const invoice = {
    kind: "INV",
    job,
    customer,
    issued,
    due,
    paid: isPaid ? Math.max(paid, issued) : undefined,
  };
  const bill = { ...invoice, net: price, vat: gross - price, received: isPaid ? gross : part };
  if (!chance.percent(1.6)) return [bill];
  const day = workingDay(issued, chance.between(2, 15));
  const net = -Math.round((price * chance.between(10, 60)) / 100);
  const vat = Math.round((net * product[6]) / 100);
  const credit = { ...invoice, kind: "CRN", issued: day, due: day, paid: day };
  return day > lastDay ? [bill] : [bill, { ...credit, net, vat, received: net + vat }];
};

/** Invoices and credit notes; what is open of them is each customer's balance. */
export const invoicesOf = (chance, jobs) => {
  const invoices = jobs
    .filter(({ delivered, price }) => delivered !== undefined && price > 0)
    .flatMap((job) => (chance.percent(0.4) ? [] : invoiceOf(chance, job)))
    .sort((one, other) => one.issued - other.issued)
    .map((each, at) => ({ id: at + 1, ...each }));
  for (const { customer, net, vat, received, due, paid } of invoices) {
    customer.balance += net + vat - received;
    if (paid === undefined) customer.worst = Math.max(customer.worst, lastDay - due);
  }
  return invoices;
};

export const invoiceRow = (each) => [
  ...[each.id, `${each.kind === "CRN" ? "CN" : "SI"}${String(each.id + 20_000)}`, each.kind],
  ...[each.customer.id, each.job.id, dayText(each.issued), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.net, each.vat, each.received],
];

/** What lies in the stores, and what has been ordered. */
export const stockOf = (chance) =>
  materials.map(([code, name, kind, size, unit, pence, level, supplier], at) => {
    const isLow = chance.percent(26);
    const share = isLow ? 0.1 + chance.next() * 0.85 : 1.05 + chance.next() * 2.2;
    const isOrdered = chance.percent(isLow ? 65 : 7);
    return [
      ...[at + 1, code, name, kind, size, unit, pence, level, Math.round(level * share)],
      ...[isOrdered ? level * 2 : 0, isOrdered ? dayText(lastDay + chance.between(2, 12)) : ""],
      ...[chance.percent(5) ? "" : supplier, dayText(lastDay - chance.between(1, 40))],
    ];
  });
