import { momentText } from "../../tables.mjs";
import { machineKinds } from "./lists.mjs";
import { dayOr, end, lastDay, weightedOf } from "./stays.mjs";

const methodsAt = ({ code, kind }, day) => [
  ["Card", 50],
  ["App", 12 + day / 45],
  ["Cash", code === "CAS" ? 60 : Math.max(4, (kind === "SUR" ? 26 : 17) - day / 90)],
];
const payStations = machineKinds.find(([kind]) => kind === "PAY")[1];

const refundOf = (chance, amount, at, percent) => {
  const day = Math.floor(at / 1440) + chance.between(0, 12);
  if (chance.next() * 100 >= percent || day > lastDay) return {};
  return { refund: chance.percent(70) ? amount : Math.round(amount / 20) * 10, refunded: day };
};

/** What was paid for a stay at its end; before that, now and then, a card that was declined. */
const ofStay = (chance, { site, ticket, entered, minutes, fee, discount, kind, left }) => {
  const amount = (fee ?? 0) - discount;
  if (amount <= 0 || (left === undefined && kind !== "PRE")) return [];
  const at = kind === "PRE" ? entered - chance.between(60, 9000) : entered + minutes - 4;
  if (at < 0) return [];
  const method = kind === "PRE" ? "Online" : weightedOf(chance, methodsAt(site, at / 1440))[0];
  const isAtMachine = method === "Card" || method === "Cash";
  const number = chance.between(1, payStations[site.kind]);
  const payment = {
    ...{ site, reference: ticket, purpose: "STY", method, at, amount, status: "OK" },
    machine: isAtMachine ? `${site.code}-PAY-${number}` : "",
    ...refundOf(chance, amount, at, kind === "PRE" ? 4 : 0.8),
  };
  const isDeclined = method === "Card" && chance.percent(2.4);
  if (!isDeclined) return [payment];
  const failed = { ...payment, at: at - 1, status: "DEC", refund: undefined, refunded: undefined };
  return [failed, payment];
};

/** Every month in which it is held, on the day on which it began. */
const ofPass = (chance, { site, number, monthly, starts, stops, customer }) => {
  const method = customer.kind === "B" || chance.percent(60) ? "Direct debit" : "Online";
  const payments = [];
  for (let day = starts; day <= Math.min(stops - 1, lastDay); day += 30) {
    const at = day * 1440 + chance.between(60, 600);
    const isDeclined = chance.percent(1.5);
    payments.push({
      ...{ site, reference: number, purpose: "SEA", method, at, amount: monthly, machine: "" },
      status: isDeclined ? "DEC" : "OK",
      ...(isDeclined ? {} : refundOf(chance, monthly, at, 0.7)),
    });
  }
  return payments;
};

const ofNotice = (chance, { site, number, paid, paidOn }) => {
  if (paidOn === undefined) return [];
  const method = weightedOf(chance, [
    ["Online", 70],
    ["Card", 22],
    ["App", 8],
  ])[0];
  const at = paidOn * 1440 + chance.between(400, 1300);
  return [
    {
      ...{ site, reference: number, purpose: "PCN", method, at, amount: paid, status: "OK" },
      ...{ machine: "", ...refundOf(chance, paid, at, 1) },
    },
  ];
};

export const paymentsOf = (chance, { stays, passes, notices }) =>
  [
    ...stays.flatMap((each) => ofStay(chance, each)),
    ...passes.flatMap((each) => ofPass(chance, each)),
    ...notices.flatMap((each) => ofNotice(chance, each)),
  ]
    .filter(({ at }) => at < end)
    .sort((one, other) => one.at - other.at);

export const paymentRow = (each, at) => [
  ...[at + 1, each.site.id, each.purpose, each.reference, each.method, each.machine],
  ...[each.status, momentText(each.at), each.amount, each.refund ?? "", dayOr(each.refunded)],
];
