import { dayText } from "../../tables.mjs";
import {
  dailyRates,
  extras,
  extraWeights,
  damageCosts,
  damageTypes,
  damageWeights,
} from "./lists.mjs";
import { lastDay } from "./vehicles.mjs";

const cents = (amount) => amount.toFixed(2);

/** Damages that are found when a car comes back; some are not repaired yet. */
export const damagesBy = (chance, bookings) => {
  const damages = [];
  for (const { id, vehicle, status, returned, age } of bookings) {
    if (status !== "C" || !chance.percent(age < 25 ? 17 : 9)) continue;
    const type = damageTypes[chance.weighted(damageWeights)];
    const reported = Math.floor(returned / 1440);
    const repaired = reported + chance.between(2, 45);
    const [least, most] = damageCosts[type];
    damages.push({
      ...{ id: damages.length + 1, booking: id, vehicle, type, reported },
      repaired: repaired <= lastDay && !chance.percent(4) ? repaired : undefined,
      cost: chance.between(least * 4, most * 4) / 4,
      isCustomers: chance.percent(62),
    });
  }
  return damages;
};

export const damageRows = (damages) =>
  damages.map((damage) => [
    ...[damage.id, damage.booking, damage.vehicle, damage.type, dayText(damage.reported)],
    ...[damage.repaired === undefined ? "" : dayText(damage.repaired), cents(damage.cost)],
    damage.isCustomers,
  ]);

/** The lines of one invoice: kind, item, quantity and amount. */
const linesOf = (chance, booking, damage) => {
  if (booking.status === "N") return [["N", "No-show fee", 1, 60]];
  const { days, customer, bookedClass, station, returnStation, pickup } = booking;
  const isSummer = [6, 7].includes(new Date(pickup * 60_000 + Date.UTC(2024, 0, 1)).getUTCMonth());
  const rate = dailyRates[bookedClass] * (isSummer ? 1.3 : 1) * (customer === undefined ? 1 : 0.88);
  const lines = [["R", "Rental", days, rate * (days > 14 ? 0.75 : 1) * days * (1 + pickup / 9e6)]];
  const chosen = new Set();
  if (station !== returnStation) chosen.add(5);
  for (let at = chance.below(3); at > 0; at--) chosen.add(chance.weighted(extraWeights));
  for (const at of [...chosen].sort()) {
    const [item, daily, once] = extras[at];
    lines.push(["E", item, daily === 0 ? 1 : days, daily === 0 ? once : daily * days]);
  }
  if (chance.percent(14)) lines.push(["F", "Refuelling", 1, chance.between(25, 140)]);
  if (damage?.isCustomers) lines.push(["D", "Damage", 1, Math.min(damage.cost, 1500)]);
  return lines;
};

/** The lines of all invoices. Private customers pay at once, companies in thirty days, more or less. */
export const chargeRows = (chance, bookings, damages) => {
  const damageOf = new Map(damages.map((damage) => [damage.booking, damage]));
  const billed = bookings
    .filter(({ status }) => status === "C" || status === "N")
    .map((booking) => ({
      ...booking,
      issued: Math.floor((booking.returned ?? booking.pickup) / 1440),
    }))
    .sort((left, right) => left.issued - right.issued);
  let id = 0;
  return billed.flatMap((booking, at) => {
    const isCompany = booking.customer !== undefined;
    const due = booking.issued + (isCompany ? 30 : 0);
    const paid = booking.issued + (isCompany ? chance.between(6, 62) : chance.percent(8) ? 12 : 0);
    const isPaid = paid <= lastDay && !chance.percent(isCompany ? 2 : 1);
    return linesOf(chance, booking, damageOf.get(booking.id)).map(([kind, item, count, amount]) => [
      ...[++id, at + 1, booking.id, kind, item, count, cents(amount)],
      ...[dayText(booking.issued), dayText(due), isPaid ? dayText(paid) : ""],
    ]);
  });
};
