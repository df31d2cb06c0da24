import { monthEnds } from "../../tables.mjs";
import { lastDay } from "./tickets.mjs";

const stateOf = (chance, { due, slowness }) => {
  const paid =
    due +
    [chance.between(-12, 3), chance.between(-2, 9), chance.between(5, 34), chance.between(20, 75)][
      slowness
    ];
  if (chance.percent(due > lastDay - 150 ? 6 : 0.5) && due < lastDay + 10) return { status: "DSP" };
  if (paid <= lastDay && !chance.percent(due > lastDay - 90 ? 7 : 0.4))
    return { status: "PAI", paid };
  return { status: "OPN" };
};

/** One invoice for each month in which an account customer bought something. */
export const invoicesOf = (chance, tickets) => {
  const ends = monthEnds(34);
  const sums = new Map();
  for (const { customer, day, sales, charged, isRejected } of tickets) {
    if (customer.isCash || isRejected) continue;
    const month = ends.findIndex((end) => day <= end.day);
    const key = `${String(month).padStart(2, "0")}-${customer.id}`;
    const sum = sums.get(key) ?? { customer, month, amount: 0 };
    sums.set(key, { ...sum, amount: sum.amount + sales + charged });
  }
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { customer, month, amount }]) => {
      const issued = ends[month].day;
      const due = issued + (customer.segment === "PUB" ? 45 : 30);
      return {
        ...{ customer, amount, issued, due },
        ...stateOf(chance, { due, slowness: customer.slowness }),
      };
    });
};
