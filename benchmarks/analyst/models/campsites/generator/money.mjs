import { dayText } from "../../tables.mjs";
import { methods, oneOf, products, sites } from "./lists.mjs";
import { isOpen, lastDay, textOr } from "./stays.mjs";

const saleOf = (chance, { site, day, booking }) => {
  const choice =
    booking === undefined ? products.filter(([category]) => category !== "EXT") : products;
  const [category, product, price, , most] = choice[chance.weighted(choice.map((each) => each[3]))];
  const quantity = chance.between(1, most);
  const dearer = 1 + 0.03 * Math.floor(day / 366);
  return {
    ...{ site, day, booking, category, product, quantity },
    amount: Math.round((price * quantity * dearer) / 10) * 10,
  };
};

/** What guests buy during their stays, and day visitors at the shop and the snack bar. */
export const salesOf = (chance, bookings) => {
  const ofGuests = bookings
    .filter(({ state, arrival }) => (state === "OUT" || state === "INH") && arrival <= lastDay)
    .flatMap((booking) =>
      Array.from({ length: chance.weighted([31, 33, 21, 10, 5]) }, () => ({
        ...{ booking, site: booking.unit.site },
        day: Math.min(lastDay, booking.arrival + chance.below(booking.nights + 1)),
      })),
    );
  const ofVisitors = Array.from({ length: 1700 }, () => ({
    site: chance.pick(sites),
    day: chance.below(lastDay + 1),
  })).filter(({ site, day }) => isOpen(site, day));
  return [...ofGuests, ...ofVisitors]
    .map((each) => saleOf(chance, each))
    .sort((one, other) => one.day - other.day || one.site.name.localeCompare(other.site.name));
};

export const saleRow = ({ site, day, booking, category, product, quantity, amount }, at) => [
  ...[at + 1, booking?.id ?? "", site.name, dayText(day), category, product, quantity, amount],
];

/** When an amount was paid: about when it was due, some late, and not yet where that is to come. */
const paidOf = (chance, due, booked) => {
  const paid = Math.max(
    booked,
    due + (chance.percent(16) ? chance.between(3, 34) : -chance.below(7)),
  );
  const isForgotten = due > lastDay - 150 && chance.below(1000) < 16;
  return paid > lastDay || isForgotten ? undefined : paid;
};

const duesOf = ({ booked, arrival, price }) => {
  const isLate = arrival - booked <= 35;
  const deposit = Math.round((price * 0.3) / 100) * 100;
  return isLate
    ? [{ purpose: "BAL", due: Math.min(booked + 3, arrival), amount: price }]
    : [
        { purpose: "DEP", due: booked + 7, amount: deposit },
        { purpose: "BAL", due: arrival - 28, amount: price - deposit },
      ];
};

/** Of a cancelled booking only what had been paid by then, and what of it goes back. */
const ofCancelled = (chance, booking, paid) => {
  const kept = paid.filter(({ paid: day }) => day !== undefined && day <= booking.cancelled);
  const sum = kept.reduce((total, { amount }) => total + amount, 0);
  const part = booking.arrival - booking.cancelled > 30 ? 100 : chance.pick([0, 50, 80]);
  const amount = Math.round((sum * part) / 10_000) * 100;
  if (amount === 0) return kept;
  const due = booking.cancelled + 14;
  const day = booking.cancelled + chance.between(2, 24);
  return [...kept, { booking, purpose: "REF", due, amount, paid: day > lastDay ? undefined : day }];
};

export const paymentsOf = (chance, bookings) =>
  bookings
    .flatMap((booking) => {
      const paid = duesOf(booking).map((each) => ({
        ...{ booking, ...each },
        paid: paidOf(chance, each.due, booking.booked),
      }));
      if (booking.state === "CAN") return ofCancelled(chance, booking, paid);
      const isUnhappy = booking.score !== undefined && booking.score <= 5 && chance.percent(45);
      if (!isUnhappy) return paid;
      const due = booking.reviewed + 7;
      const day = booking.reviewed + chance.between(1, 12);
      const amount = Math.round((booking.price * chance.between(10, 40)) / 10_000) * 100;
      return [
        ...paid,
        { booking, purpose: "REF", due, amount, paid: day > lastDay ? undefined : day },
      ];
    })
    .map((each) => ({
      ...each,
      method: each.paid === undefined ? "" : oneOf(chance, methods)[0],
    }))
    .sort((one, other) => one.due - other.due || one.booking.id - other.booking.id);

export const paymentRow = ({ booking, purpose, due, amount, paid, method }, at) => [
  ...[at + 1, booking.id, purpose, dayText(due), textOr(paid), method, amount],
];
