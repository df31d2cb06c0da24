// What is billed every month, and when it was paid.
import { dayText, monthEnds } from "../../tables.mjs";
import { days } from "./contracts.mjs";

const third = monthEnds(33)
  .slice(11)
  .map(({ day }) => day + 3);

const extraOf = (chance, service) => {
  if (service === "MOB" && chance.percent(14)) return chance.between(150, 1900);
  return service === "TEL" && chance.percent(45) ? chance.between(60, 900) : 0;
};

/** The day on which the money came, or never. */
const paidDay = (chance, payMethod, issued, due) => {
  if (chance.percent(payMethod === "bank transfer" ? 3 : 1)) return Infinity;
  if (payMethod === "direct debit") return chance.percent(96) ? due : due + chance.between(4, 40);
  if (payMethod === "card") return issued + chance.between(1, 17);
  return chance.percent(74) ? chance.between(issued + 3, due) : due + chance.between(1, 45);
};

const statusOf = (paid, issued) => {
  if (paid < days) return "PD";
  return paid === Infinity && issued < days - 270 ? "WO" : "OP";
};

const invoiceOf = (chance, contract, issued) => {
  const { customer, pence, service } = contract;
  const net = pence + extraOf(chance, service);
  const vat = Math.round(net / 5);
  const due = issued + (customer.kind === "B" ? 30 : 14);
  const paid = paidDay(chance, customer.payMethod, issued, due);
  const lateDays = Math.max(0, Math.min(paid, days - 1) - due);
  const reminders = lateDays < 7 ? 0 : Math.min(3, 1 + Math.floor((lateDays - 7) / 14));
  return [
    ...[contract.id, statusOf(paid, issued), dayText(issued), dayText(due)],
    ...[paid < days ? dayText(paid) : "", reminders, lateDays > 0],
    ...[net, vat, net + vat].map((amount) => (amount / 100).toFixed(2)),
  ];
};

/** One row a month for every contract in service, since January 2025. */
export const invoicesOf = (chance, contracts) =>
  third
    .flatMap((issued) =>
      contracts
        .filter(({ started, ended }) => started <= issued && issued < ended)
        .map((contract) => invoiceOf(chance, contract, issued)),
    )
    .map((row, at) => [`R${70_001 + at}`, ...row]);
