import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay, textOr } from "./members.mjs";

const months = monthEnds(34).map(({ day }, at, all) => ({
  first: at === 0 ? 0 : all[at - 1].day + 1,
  last: day,
}));

const isBilled = ({ joined, left }, day) => joined <= day && (left ?? Infinity) >= day;

/** What a member is billed in a month: the fee in advance, the rest behind. */
const linesOf = (chance, member, { first, last }, rooms) => {
  const lines = [];
  const line = (kind, issued, net) => lines.push({ member, kind, issued, net: Math.round(net) });
  if (isBilled(member, first)) line("MEM", first, member.fee);
  else if (member.joined > first && member.joined <= last) {
    const share = (last - member.joined + 1) / (last - first + 1);
    line("MEM", member.joined, member.fee * share);
    if (member.deposit > 0) line("DEP", member.joined, member.deposit);
  }
  if (rooms > 0) line("ROM", last, rooms);
  const isHere = isBilled(member, last);
  if (isHere && chance.percent(9)) line("EXT", last, chance.between(8, 95) * 100);
  if (isHere && chance.percent(0.9)) {
    const part = chance.pick([25, 50, 100]);
    line("CRN", chance.between(Math.max(first, member.joined), last), (-member.fee * part) / 100);
  }
  return lines;
};

const lateness = (chance, { method, habit }) =>
  method === "direct debit"
    ? chance.between(-1, 2) + (habit > 9 && chance.percent(25) ? habit : 0)
    : method === "card"
      ? -14 + chance.below(2)
      : chance.between(-8, 12) + habit;

const paymentOf = (chance, { member, kind, issued, total }) => {
  if (kind === "CRN") return { status: "paid", paidOn: issued, paid: total };
  if (chance.percent(0.5)) return { status: "void", paid: 0 };
  const due = issued + 14;
  const paidOn = Math.max(issued, due + lateness(chance, member));
  const isStuck = chance.percent(member.habit > 9 && due > lastDay - 160 ? 22 : 0.25);
  if (paidOn <= lastDay && !isStuck) return { status: "paid", due, paidOn, paid: total };
  const isPart = due < lastDay && chance.percent(12);
  return {
    ...{ status: due <= lastDay ? "overdue" : "open", due },
    paid: isPart ? Math.round(total / 2) : 0,
  };
};

/** The paid bookings of members, by member and month. */
const roomTotals = (bookings) => {
  const totals = new Map();
  for (const { member, day, price } of bookings) {
    if (member === undefined || day > lastDay) continue;
    const at = months.findIndex(({ last }) => day <= last);
    const key = `${member.id} ${at}`;
    totals.set(key, (totals.get(key) ?? 0) + price);
  }
  return totals;
};

/** Deposits are without VAT, all else is with 20 per cent of it. */
export const invoicesOf = (chance, members, bookings) => {
  const totals = roomTotals(bookings);
  return members
    .flatMap((member) =>
      months.flatMap((month, at) =>
        linesOf(chance, member, month, totals.get(`${member.id} ${at}`) ?? 0),
      ),
    )
    .sort((one, other) => one.issued - other.issued || one.member.id - other.member.id)
    .map((each, at) => {
      const vat = each.kind === "DEP" ? 0 : Math.round(each.net / 5);
      const whole = { ...each, id: at + 1, vat, total: each.net + vat };
      return { ...whole, ...paymentOf(chance, whole) };
    });
};

export const invoiceRow = (each) => [
  ...[each.id, `INV-${dayText(each.issued).slice(2, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.member.id, each.member.site.code, each.kind, dayText(each.issued)],
  ...[each.due === undefined ? "" : dayText(each.due), textOr(each.paidOn), each.status],
  ...[each.net, each.vat, each.total, each.paid],
  each.status === "paid" && each.kind !== "CRN" ? each.member.method : "",
];
