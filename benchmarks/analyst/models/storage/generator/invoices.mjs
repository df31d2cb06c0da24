import { dayText } from "../../tables.mjs";
import { rateAt } from "./agreements.mjs";
import { lastDay } from "./sites.mjs";

const dayMs = 86_400_000;
const first = Date.UTC(2024, 0, 1);

/** The same day of so many months later, at most the 28th. */
const anniversary = (start, months) => {
  const from = new Date(first + start * dayMs);
  const at = Date.UTC(
    from.getUTCFullYear(),
    from.getUTCMonth() + months,
    Math.min(28, from.getUTCDate()),
  );
  return Math.round((at - first) / dayMs);
};

const discountOf = ({ code }, month, rent) => {
  if (code === "HALF8") return month < 2 ? Math.round(rent / 2) : 0;
  if (code === "STUDENT10") return Math.round(rent / 10);
  if (code === "WEB5") return month < 6 ? Math.round(rent / 20) : 0;
  return code === "FRIEND25" && month === 0 ? Math.min(2500, rent) : 0;
};

/** Days from when it is due: negative for those who pay before. */
const delayOf = (chance, { method, slow }) => {
  const extra = chance.percent(slow) ? chance.between(8, 60) : 0;
  if (method === "DD") return chance.percent(4) ? chance.between(3, 16) + extra : extra;
  if (method === "BT") return chance.between(-5, 14) + extra;
  return chance.between(-7, 3) + extra;
};

const settled = (chance, agreement, { due, total }) => {
  const paid = due + delayOf(chance, agreement);
  const isBad = chance.percent(agreement.slow > 20 ? 4 : 0.3);
  if (paid <= lastDay && !isBad) return { status: "PAID", paid, amount: total };
  if (isBad && due < lastDay - 120) return { status: "WOFF", amount: 0 };
  const isPart = due <= lastDay && chance.percent(22);
  return { status: isPart ? "PART" : "OPEN", amount: isPart ? Math.round(total / 200) * 100 : 0 };
};

const invoiceOf = (chance, agreement, month, day) => {
  const rent = rateAt(agreement, day);
  const discount = discountOf(agreement, month, rent);
  const cover = agreement.cover === undefined ? 0 : agreement.cover[1] * 100;
  const due = day + (agreement.kind === "BUS" ? 14 : 7);
  const found = settled(chance, agreement, { due, total: rent - discount + cover });
  const lateBy = (found.paid ?? lastDay) - due;
  const fee = lateBy > 10 && found.status !== "WOFF" && chance.percent(85) ? 1500 : 0;
  const amount = found.status === "PAID" ? found.amount + fee : found.amount;
  const total = rent - discount + cover + fee;
  return { agreement, day, due, rent, discount, cover, fee, total, ...found, amount };
};

/** An invoice for each month begun, from 2024 on. Who pays late once does so again. */
export const invoicesOf = (chance, agreements) =>
  agreements
    .flatMap((agreement) => {
      agreement.slow = chance.percent(11) ? 45 : 3;
      const until = Math.min((agreement.end ?? lastDay + 1) - 1, lastDay);
      const made = [];
      for (let month = 0; ; month++) {
        const day = month === 0 ? agreement.start : anniversary(agreement.start, month);
        if (day > until) break;
        if (day >= 0) made.push(invoiceOf(chance, agreement, month, day));
      }
      agreement.isLocked =
        !agreement.isOver &&
        made.some(({ status, due }) => ["OPEN", "PART"].includes(status) && due < lastDay - 25);
      return made;
    })
    .sort((one, other) => one.day - other.day)
    .map((each, at) => ({ id: at + 1, ...each }));

export const invoiceRow = (each) => [
  ...[each.id, `INV-${dayText(each.day).slice(2, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.agreement.id, each.agreement.site.id, dayText(each.day), dayText(each.due)],
  ...[each.rent, each.discount, each.cover, each.fee, each.total, each.status, each.amount],
  each.paid === undefined ? "" : dayText(each.paid),
];
