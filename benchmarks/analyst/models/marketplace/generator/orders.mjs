import { momentText } from "../../tables.mjs";
import { refundReasons } from "./lists.mjs";
import { lastDay } from "./sellers.mjs";

const end = (lastDay + 1) * 1440;
const countries = ["DE", "NL", "DE", "FR", "BE", "DE", "NL", "AT"];

/** Buyers by number; some come back often. The country of one never changes. */
const buyerOf = (chance) => {
  const number = chance.percent(30) ? chance.between(1, 260) : chance.between(261, 2600);
  return { number: 50_000 + number * 3, country: countries[(number * 5) % 8] };
};

/** Days from the sale to the shipping, and from there to the door. */
const waits = { P: [0, 9], C: [1, 5], T: [2, 11] };
const rides = { C: [1, 6], T: [3, 16] };
const days = (chance, [first, last]) => Math.round(chance.between(first * 24, last * 24) * 60);

const deliveryOf = (chance, listings) => {
  if (listings.some(({ isPickupOnly }) => isPickupOnly)) return "P";
  const isBig = listings.some(({ category }) => /Sofas|Beds|Wardrobes|Tables|Sideb/.test(category));
  return isBig ? ["P", "T"][chance.weighted([2, 7])] : ["P", "C", "T"][chance.weighted([2, 9, 1])];
};

/** When what was ordered leaves and arrives, as far as the data go; what is picked up never ships. */
const journeyOf = (chance, placed, delivery) => {
  const left = placed + 30 + days(chance, waits[delivery]);
  const there = delivery === "P" ? left : left + days(chance, rides[delivery]);
  const shipped = delivery === "P" || left >= end ? undefined : left;
  if (there < end) return { status: "DLV", shipped, delivered: there };
  return { status: shipped === undefined ? "NEW" : "SHP", shipped };
};

const shippingFees = { P: 0, C: 990, T: 4900 };

const orderOf = (chance, listings, placed, isCancelled) => {
  const delivery = deliveryOf(chance, listings);
  const cancelled = Math.min(end - 5, placed + chance.between(20, 4000));
  return {
    ...{ listings, placed, delivery, buyer: buyerOf(chance) },
    platform: ["W", "I", "A"][chance.weighted([9, 5 + Math.floor(placed / 300_000), 4])],
    promo: chance.percent(11) ? chance.pick(["WELCOME10", "SPRING", "MOVEIN", "FRIEND5"]) : "",
    ...(isCancelled ? { status: "CXL", cancelled } : journeyOf(chance, placed, delivery)),
  };
};

/** A sold listing is bought alone, or with the one sold next; others were in orders that were called off. */
export const ordersOf = (chance, listings) => {
  const sold = listings.filter(({ soldAt }) => soldAt !== undefined);
  sold.sort((one, other) => one.soldAt - other.soldAt);
  const orders = [];
  for (let at = 0; at < sold.length;) {
    const size = Math.min(sold.length - at, 1 + chance.weighted([16, 3, 1]));
    const bought = sold.slice(at, at + size);
    // Those bought together are sold at one time.
    const placed = bought.at(-1).soldAt;
    for (const listing of bought) listing.soldAt = placed;
    orders.push(orderOf(chance, bought, placed, false));
    at += size;
  }
  for (const listing of listings) {
    if (listing.state === "withdrawn" || !chance.percent(5)) continue;
    const until = Math.min(listing.soldAt ?? end, end) - 60;
    if (until - listing.minute < 2880) continue;
    orders.push(orderOf(chance, [listing], chance.between(listing.minute, until), true));
  }
  orders.sort((one, other) => one.placed - other.placed);
  const known = new Set();
  return orders.map((order, at) => {
    const isFirst = !known.has(order.buyer.number);
    known.add(order.buyer.number);
    return { ...order, id: at + 1, isFirst };
  });
};

const timeOrNone = (minute) => (minute === undefined ? "" : momentText(minute));

export const orderRow = (order) => [
  ...[order.id, `SF${String(310_000 + order.id * 3)}`, order.buyer.number, order.buyer.country],
  ...[order.isFirst, order.platform, order.status, order.delivery, order.promo],
  ...[shippingFees[order.delivery], momentText(order.placed), timeOrNone(order.shipped)],
  ...[timeOrNone(order.delivered), timeOrNone(order.cancelled)],
];

const refundOf = (chance, order, listing, paid) => {
  const odds = 4 + (listing.condition === "F" ? 3 : 0) + (order.delivery === "T" ? 4 : 0);
  if (order.status !== "DLV" || !chance.percent(odds - listing.seller.quality + 1)) return {};
  const [reason, payer] =
    refundReasons[chance.weighted(refundReasons.map(([, , weight]) => weight))];
  const requested = order.delivered + chance.between(60, 12_000);
  if (requested >= end) return {};
  const refunded = requested + chance.between(600, 26_000);
  if (refunded >= end || chance.percent(12)) return { reason, requested };
  const amount = Math.round((paid * chance.pick([30, 50, 100, 100, 100])) / 100);
  return { reason, requested, refunded, amount, payer: chance.percent(80) ? payer : "platform" };
};

/** The lines of the orders: what was agreed on, what we keep, and what was given back. */
export const itemsOf = (chance, orders) =>
  orders
    .flatMap((order) =>
      order.listings.map((listing) => {
        const price = Math.round(
          (listing.ask * (chance.percent(35) ? chance.between(82, 98) : 100)) / 100,
        );
        const total = price * listing.pieces;
        const discount = order.promo === "" ? 0 : Math.round(total * 0.08);
        const commission = Math.round((total * listing.seller.commission) / 100);
        const refund = refundOf(chance, order, listing, total - discount);
        return { order, listing, price, total, discount, commission, refund };
      }),
    )
    .map((item, at) => ({ ...item, id: at + 1 }));

export const itemRow = ({ id, order, listing, price, discount, commission, refund }) => [
  ...[id, order.id, listing.id, listing.pieces, price, discount, commission],
  ...[refund.reason ?? "", timeOrNone(refund.requested), timeOrNone(refund.refunded)],
  ...[refund.amount ?? 0, refund.payer ?? ""],
];
