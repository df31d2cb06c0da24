import { dayText, monthEnds } from "../../tables.mjs";
import { textOr } from "./contracts.mjs";
import { lastDay } from "./lists.mjs";

/** More power is used in summer, and its price fell in 2025. */
const powerOf = (chance, { contract, month }) => {
  if (!contract.product.isMetered) return 0;
  const summer = [5, 6, 7].includes(month % 12) ? 1.14 : 1;
  const price = month < 12 ? 0.34 : month < 24 ? 0.29 : 0.31;
  return Math.round(contract.fee * price * summer * (chance.between(80, 120) / 100));
};

const paymentOf = (chance, { customer, due }) => {
  const paid = due + chance.between(-26, 3) + (customer.isSlow ? chance.between(6, 48) : 0);
  if (chance.percent(due > lastDay - 150 ? 3 : 0.3)) return { status: "DSP" };
  if (paid > lastDay || chance.percent(due > lastDay - 90 ? 5 : 0.2)) return { status: "OPN" };
  return { status: "PAI", paid };
};

const invoiceOf = (chance, { contract, month, end }) => {
  const isUpgraded = contract.upgraded !== undefined && contract.upgraded <= end.day;
  const recurring = contract.fee + (isUpgraded ? contract.extra : 0);
  const hasCredit = chance.percent(contract.site.code === "LON1" ? 4.2 : 1.9);
  return {
    ...{ contract, recurring, first: `${end.text.slice(0, 8)}01`, due: end.day + 30 },
    power: powerOf(chance, { contract, month }),
    services: chance.percent(11) ? chance.between(4, 60) * 2500 : 0,
    credit: hasCredit ? Math.round((recurring * chance.pick([5, 10, 10, 25, 50])) / 100) : 0,
    ...paymentOf(chance, { customer: contract.customer, due: end.day + 30 }),
  };
};

/** One for each contract and month in which its service ran at the month's end. */
export const invoicesOf = (chance, contracts) =>
  monthEnds(34).flatMap((end, month) =>
    contracts
      .filter(({ start, end: last }) => start <= end.day && (last === undefined || last > end.day))
      .map((contract) => invoiceOf(chance, { contract, month, end })),
  );

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${String(100_001 + at)}`, each.contract.id, each.first, each.recurring],
  ...[each.power, each.services, each.credit, each.status, dayText(each.due), textOr(each.paid)],
];
