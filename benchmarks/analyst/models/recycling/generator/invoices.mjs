import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay } from "./customers.mjs";
import { materials } from "./lists.mjs";

const ends = monthEnds(34);

const vatOf = (net) => Math.round(net * 0.2);

/** What each customer owes for the lifts of a month, in pence, dearer each year. */
const owedOf = (lifts) => {
  const owed = new Map();
  for (const { site, material, size, due, isDone, outcome } of lifts) {
    if (!isDone) continue;
    const day = Math.floor(due / 1440);
    const at = ends.findIndex((end) => day <= end.day);
    const key = `${at}:${site.customer.id}`;
    const price =
      materials[material][1] * (size === 1100 ? 1 : 0.8) * (1 + Math.floor(day / 366) * 0.045);
    owed.set(key, (owed.get(key) ?? 0) + Math.round(price) + (outcome === "CON" ? 2500 : 0));
  }
  return owed;
};

const paymentOf = (chance, { issued, terms, gross, slowness }) => {
  const due = issued + terms;
  const paid = due + slowness + chance.between(-8, 14);
  const isDisputed = chance.percent(issued > 850 ? 4 : 0.8);
  if (isDisputed) return { due, state: "DSP", paid: 0 };
  if (chance.percent(0.6) && issued < 850) return { due, state: "WOF", paid: 0 };
  if (paid <= lastDay && !chance.percent(issued > 900 ? 5 : 0.3))
    return { due, state: "PD", paid: gross, paidOn: Math.max(paid, issued) };
  return { due, state: "OPN", paid: chance.percent(9) ? Math.round(gross / 2) : 0 };
};

export const invoicesOf = (chance, customers, lifts) => {
  const owed = owedOf(lifts);
  return ends
    .flatMap(({ day: issued }, at) =>
      customers.flatMap((customer) => {
        const lifted = owed.get(`${at}:${customer.id}`);
        if (lifted === undefined) return [];
        const net = lifted + customer.places.length * 1200;
        const gross = net + vatOf(net);
        const { terms, slowness } = customer;
        const invoice = { kind: "INV", customer, issued, net };
        const paid = paymentOf(chance, { issued, terms, slowness, gross });
        const credited = issued + chance.between(4, 25);
        if (!chance.percent(3) || credited > lastDay) return [{ ...invoice, ...paid }];
        const back = -Math.round((net * chance.between(5, 40)) / 100);
        const credit = { kind: "CRN", customer, issued: credited, net: back, state: "APP" };
        return [
          { ...invoice, ...paid },
          { ...credit, paid: back + vatOf(back) },
        ];
      }),
    )
    .sort((one, other) => one.issued - other.issued)
    .map((each, at) => ({ id: 1 + at, number: `${each.kind}-${20001 + at}`, ...each }));
};

const dayOr = (day) => (day === undefined ? "" : dayText(day));

export const invoiceRow = (each) => [
  ...[each.id, each.number, each.kind, each.customer.id, dayText(each.issued), dayOr(each.due)],
  ...[each.state, each.net, vatOf(each.net), each.paid, dayOr(each.paidOn)],
];
