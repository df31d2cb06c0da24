import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay, textOr } from "./enquiries.mjs";
import { accounts, firstNames, lastNames, pickOf, rents, stores } from "./lists.mjs";

/** Accounts pay by transfer and late, private customers mostly by card before the day. */
const paidOf = (chance, { due, account, isDebit }) => {
  const isSlow = chance.percent(account === "" ? 7 : 24);
  const paid = isDebit ? due : due + chance.between(-6, 3) + (isSlow ? chance.between(6, 75) : 0);
  const never = chance.percent(isDebit ? 0.6 : 1.3);
  return never || paid > lastDay ? undefined : paid;
};

const methodOf = (chance, { account, isDebit }) =>
  isDebit
    ? "Direct debit"
    : account === ""
      ? ["Card", "Bank transfer", "Cheque"][chance.weighted([66, 30, 4])]
      : "Bank transfer";

const invoiceOf = (chance, { move, branch, customer, account, charge, issued, net }) => {
  const isDebit = charge === "STO" && chance.percent(71);
  const due = issued + (account === "" ? 7 : 30);
  const paid = paidOf(chance, { due, account, isDebit });
  return {
    ...{ move, branch, customer, account, charge, issued, due, net },
    paid: paid === undefined ? undefined : Math.max(paid, issued),
    method: paid === undefined ? "" : methodOf(chance, { account, isDebit }),
  };
};

const ofMove = (chance, move) => {
  const { customer, account, branch } = move.enquiry;
  const from = { move, branch: branch.name, customer, account };
  const issued = move.day + chance.between(0, 4);
  if (move.status === "CAN")
    return chance.percent(58)
      ? [{ ...from, charge: "FEE", issued: move.day - chance.between(1, 8), net: 9500 }]
      : [];
  const invoices = [{ ...from, charge: "MOV", issued, net: move.price }];
  if (move.hasPacking)
    invoices.push({ ...from, charge: "PAC", issued, net: 500 * Math.round(move.volume / 24 + 9) });
  if (chance.percent(33))
    invoices.push({
      ...from,
      charge: "INS",
      issued,
      net: 3500 + 500 * Math.round(move.price / 40_000),
    });
  return invoices;
};

/** Containers that somebody pays for by the month or the quarter. */
const ofStorage = (chance) =>
  monthEnds(34).flatMap(({ text }, month) =>
    stores.flatMap(([branch, sizes]) =>
      Array.from({ length: Math.round(sizes.STD / 11 + month / 12) + chance.below(4) }, () => {
        const account = chance.percent(16) ? pickOf(chance, accounts)[0] : "";
        const size = ["STD", "STD", "STD", "HLF"][chance.below(4)];
        const first = Math.round(
          (Date.parse(`${text.slice(0, 8)}01`) - Date.UTC(2024, 0, 1)) / 86_400_000,
        );
        return {
          ...{ branch, account, charge: "STO", issued: first + chance.below(3) },
          customer: account || `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
          net: Math.round(rents[size] * chance.pick([1, 1, 2, 3, 3, 6]) * (1 + month / 300)),
        };
      }),
    ),
  );

/** Invoices of moves done or cancelled and of storage, in the order in which they were issued. */
export const invoicesOf = (chance, moves) =>
  [
    ...moves.filter(({ status }) => status !== "BKD").flatMap((move) => ofMove(chance, move)),
    ...ofStorage(chance),
  ]
    .filter(({ issued }) => issued >= 0 && issued <= lastDay)
    .map((each) => invoiceOf(chance, each))
    .sort((one, other) => one.issued - other.issued);

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${String(20_001 + at)}`, each.move?.id ?? "", each.branch, each.customer],
  ...[each.account, each.charge, dayText(each.issued), dayText(each.due), textOr(each.paid)],
  ...[each.method, each.net, each.charge === "INS" ? 0 : Math.round(each.net * 0.2)],
];

/** Containers of each store and size at the end of each month, fuller by and by and in summer. */
export const levelsOf = (chance) =>
  monthEnds(34).flatMap(({ text }, month) =>
    stores.flatMap(([branch, sizes, part]) =>
      Object.entries(sizes).map(([size, count]) => {
        const there = count + (month >= 16 && branch === "Exeter" && size === "STD" ? 30 : 0);
        const season = [-4, -5, -3, -1, 1, 4, 6, 7, 5, 1, -1, -3][month % 12];
        const wanted = ((part + season + month * 0.35) * there) / 100 + chance.between(-2, 2);
        const rented = Math.max(1, Math.min(there, Math.round(wanted)));
        const rent = Math.round(rented * rents[size] * (1 + month / 300));
        return [text, branch, size, there, rented, rent];
      }),
    ),
  );
