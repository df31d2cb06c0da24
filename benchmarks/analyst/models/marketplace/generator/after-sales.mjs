// What follows from sales: the sellers' payouts, and what buyers say.
import { dayText, momentText, monthEnds } from "../../tables.mjs";
import { lastDay } from "./sellers.mjs";

const end = (lastDay + 1) * 1440;

/** What a seller is owed for what arrived in a month. */
const dueOf = (items, from, to) => {
  const isWithin = (minute) => minute !== undefined && minute >= from && minute < to;
  let gross = 0;
  let fees = 0;
  let refunds = 0;
  for (const { order, total, commission, refund } of items) {
    if (isWithin(order.delivered)) {
      gross += total;
      fees += commission;
    }
    if (refund.payer === "seller" && isWithin(refund.refunded)) refunds += refund.amount;
  }
  return { gross, fees, refunds };
};

const statusOf = (chance, amount, due) => {
  if (amount <= 0) return "NIL";
  if (due > lastDay) return "OPEN";
  return ["PAID", "HOLD", "FAIL"][chance.weighted([94, 4, 2])];
};

/** A statement for every month's end since the first sale of a seller; a tenth of three months is kept in reserve. */
export const payoutsOf = (chance, sellers, items) => {
  const rows = [];
  for (const seller of sellers) {
    const own = items.filter(({ listing, order }) => listing.seller === seller && order.delivered);
    const method = chance.percent(seller.kind === "P" ? 45 : 15) ? "paypal" : "sepa";
    const months = [];
    let held = 0;
    for (const [at, { day, text }] of monthEnds(34).entries()) {
      const from = at === 0 ? 0 : (monthEnds(at)[at - 1].day + 1) * 1440;
      const { gross, fees, refunds } = dueOf(own, from, (day + 1) * 1440);
      if (gross === 0 && months.length === 0) continue;
      months.push(gross);
      const reserve = Math.round(months.slice(-3).reduce((sum, each) => sum + each, 0) / 10);
      const amount = Math.max(0, gross - fees - refunds - (reserve - held));
      held = reserve;
      const due = day + 5;
      const status = statusOf(chance, amount, due);
      const paid = Math.min(lastDay, due + chance.weighted([8, 4, 2, 1, 1]));
      rows.push([
        ...[seller.id, text, gross, fees, refunds, amount, reserve, status, method],
        ...[status === "NIL" ? "" : dayText(due), status === "PAID" ? dayText(paid) : ""],
      ]);
    }
  }
  rows.sort((one, other) => one[1].localeCompare(other[1]) || one[0] - other[0]);
  return rows.map((row, at) => [at + 1, ...row]);
};

/** Ratings by those who received something; better ones for good sellers, worse ones for what came late or was refunded. */
export const reviewsOf = (chance, items) => {
  const rows = [];
  for (const { order, listing, refund } of items) {
    if (order.status !== "DLV" || !chance.percent(52)) continue;
    const at = order.delivered + chance.between(120, 20_000);
    if (at >= end) continue;
    const isSad = refund.requested !== undefined || listing.category === "Wardrobes";
    const { quality, kind } = listing.seller;
    const stars =
      1 + chance.weighted(isSad ? [3, 3, 4, 4, 3] : [1, 1, 2, 4 + quality, 6 + 2 * quality]);
    const reply = at + chance.between(30, 9000);
    const hasReply = chance.percent(kind === "D" ? 55 : 25) && reply < end;
    rows.push([
      listing.id,
      order.id,
      at,
      stars,
      chance.percent(stars * 18),
      hasReply ? reply : undefined,
    ]);
  }
  rows.sort((one, other) => one[2] - other[2]);
  return rows.map(([listing, order, at, stars, again, reply], index) => [
    ...[index + 1, listing, order, momentText(at), stars, again],
    reply === undefined ? "" : momentText(reply),
  ]);
};
