import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay } from "./drivers.mjs";
import { accounts } from "./lists.mjs";

const stateOf = (chance, { due, slowness }) => {
  const paid = due + slowness + chance.between(-9, 12) + (chance.percent(9) ? 25 : 0);
  if (chance.percent(due > lastDay - 150 ? 7 : 0.5)) return { status: "DSP" };
  return paid <= lastDay && !chance.percent(0.6) ? { status: "PAI", paid } : { status: "OPN" };
};

/** Fares of completed rides by account and month of the pickup. */
const faresOf = (rides) => {
  const fares = new Map();
  for (const { account, status, due, fare } of rides) {
    if (account === undefined || status !== "COM") continue;
    const key = `${account.name}-${dayText(Math.floor(due / 1440)).slice(0, 7)}`;
    fares.set(key, (fares.get(key) ?? 0) + Number(fare));
  }
  return fares;
};

/** An invoice for each account and month with rides, and a small fee; the last month is not invoiced yet. */
export const invoicesOf = (chance, rides) => {
  const fares = faresOf(rides);
  return monthEnds(33).flatMap(({ day, text }) =>
    accounts.flatMap((account) => {
      const driven = fares.get(`${account.name}-${text.slice(0, 7)}`);
      if (driven === undefined) return [];
      const due = day + 3 + 30;
      return [
        {
          ...{ account, due, first: day - Number(text.slice(8)) + 1 },
          amount: ((driven + 7.5) * 1.04).toFixed(2),
          ...stateOf(chance, { due, slowness: account.slowness }),
        },
      ];
    }),
  );
};

export const invoiceRow = (each, at) => [
  ...[at + 1, `HC-${String(40_117 + at)}`, each.account.name, each.account.sector],
  ...[each.account.manager, dayText(each.first), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.status, each.amount],
];
