import { dayText } from "../../tables.mjs";
import { insurers } from "./lists.mjs";
import { lastDay } from "./theatres.mjs";

const payerOf = (chance, { stay }) => {
  const kind = ["INS", "NHS", "SLF"][chance.weighted(stay === "IP" ? [60, 27, 13] : [64, 15, 21])];
  if (kind === "NHS") return { kind, name: "", days: 41, rejected: 12, rate: 71 };
  if (kind === "SLF") return { kind, name: "", days: 6, rejected: 0, rate: 100 };
  return { kind, ...insurers[chance.weighted(insurers.map(({ weight }) => weight))] };
};

const paymentOf = (chance, payer, issued) => {
  if (chance.below(1000) < payer.rejected) return { status: "REJ" };
  const slow = chance.percent(9) ? chance.between(30, 120) : 0;
  const paid = issued + Math.round((payer.days * chance.between(55, 145)) / 100) + slow;
  return paid > lastDay || chance.percent(0.6) ? { status: "OPN" } : { status: "PAI", paid };
};

/** An invoice for nearly each operation done, some days after it. */
export const invoicesOf = (chance, operations) =>
  operations
    .filter(({ status }) => status === "DON")
    .map((operation) => {
      const payer = payerOf(chance, operation);
      const issued = operation.day + (payer.kind === "SLF" ? 0 : chance.between(2, 17));
      const yearly = 1 + operation.day / 9000;
      return {
        ...{ operation, payer, issued, ...paymentOf(chance, payer, issued) },
        amount: Math.round((operation.price * payer.rate * yearly * chance.between(94, 109)) / 100),
        due: issued + (payer.kind === "SLF" ? 14 : payer.kind === "NHS" ? 30 : 45),
      };
    })
    .filter(({ issued }) => issued <= lastDay)
    .sort((one, other) => one.issued - other.issued || one.operation.id - other.operation.id);

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${60_001 + at}`, each.operation.id, each.payer.kind, each.payer.name],
  ...[each.status, dayText(each.issued), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.amount],
];
