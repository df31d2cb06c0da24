import { momentText, dayText } from "../../tables.mjs";
import {
  channels,
  channelWeights,
  classes,
  customers,
  firstNames,
  lastNames,
  stations,
  stationWeights,
} from "./lists.mjs";
import { lastDay } from "./vehicles.mjs";

/** In days, how long a car waits for its next rental: shorter in summer and before Christmas. */
const waits = [15, 14, 11, 9, 8, 6, 4, 4, 7, 9, 12, 9];

const monthOf = (day) => new Date(Date.UTC(2024, 0, 1 + Math.floor(day))).getUTCMonth();

/** The stations from which a car may be driven one way: those of its own country. */
const neighbours = (station) => {
  const country = stations[station - 1][2];
  return stations.flatMap(([, , other], at) =>
    other === country && at + 1 !== station && stationWeights[at] > 0 ? [at + 1] : [],
  );
};

/** The last two customers signed a contract and have rented nothing yet. */
const customerBy = (chance) =>
  chance.percent(36)
    ? Math.min(chance.below(customers.length - 2), chance.below(customers.length - 2)) + 1
    : undefined;

const lengthBy = (chance) =>
  chance.percent(6)
    ? chance.between(15, 32)
    : chance.percent(55)
      ? chance.between(1, 4)
      : chance.between(4, 12);

/** What every booking has, picked up at a minute and for so many days. */
const bookingBy = (chance, { station, klass }, pickup, days) => {
  const customer = customerBy(chance);
  const day = Math.floor(pickup / 1440);
  const isOneWay = chance.percent(11);
  const rank = classes.indexOf(klass);
  const isUpgrade = rank > 0 && chance.percent(9);
  return {
    ...{ station, customer, pickup, days, due: pickup + days * 1440 },
    driver: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
    age: customer === undefined ? chance.between(19, 78) : chance.between(23, 64),
    bookedClass: isUpgrade ? classes[rank - 1] : klass,
    returnStation: isOneWay ? chance.pick(neighbours(station)) : station,
    booked: Math.min(day - Math.floor(chance.next() * chance.next() * 70), lastDay),
    channel: channels[customer === undefined ? chance.weighted(channelWeights) : chance.below(4)],
    isPrepaid: customer === undefined && chance.percent(45),
  };
};

/** The hour of a pick-up, in half hours; most are in the morning and in the early evening. */
const minuteBy = (chance) =>
  (chance.percent(55) ? chance.between(15, 21) : chance.between(22, 40)) * 30;

/** Each car is rented, comes back, mostly on time, waits, and is rented again. */
const rentalsOf = (chance, vehicle) => {
  const found = [];
  const wait = (day) => Math.ceil(chance.next() * 2 * waits[monthOf(day)]);
  let day = Math.max(vehicle.bought, 0) + wait(0);
  while (day <= lastDay) {
    const days = lengthBy(chance);
    if (day + days >= vehicle.sold) break;
    const booking = bookingBy(chance, vehicle, day * 1440 + minuteBy(chance), days);
    const late = chance.percent(10) ? chance.between(1, 40) * 60 : -chance.between(0, 12) * 15;
    const returned = booking.due + late;
    const isOut = returned >= (lastDay + 1) * 1440;
    const km = days * chance.between(40, 260);
    vehicle.odometer += km;
    found.push({
      ...booking,
      ...{ vehicle: vehicle.id, status: isOut ? "O" : "C", km: isOut ? undefined : km },
      returned: isOut ? undefined : returned,
    });
    day = Math.floor(returned / 1440) + 1 + wait(day);
  }
  if (day > lastDay && day < lastDay + 30 && vehicle.sold > lastDay) {
    const pickup = day * 1440 + minuteBy(chance);
    found.push({ ...bookingBy(chance, vehicle, pickup, lengthBy(chance)), status: "R" });
  }
  return found;
};

/** Bookings that came to nothing: cancelled before the pick-up, or nobody came. */
const lostBy = (chance) => {
  const station = chance.weighted(stationWeights) + 1;
  const klass = classes[chance.below(classes.length)];
  const day = Math.floor(Math.max(chance.next(), chance.next()) * (lastDay + 1));
  const booking = bookingBy(
    chance,
    { station, klass },
    day * 1440 + minuteBy(chance),
    lengthBy(chance),
  );
  const isNoShow = chance.percent(20);
  return {
    ...booking,
    status: isNoShow ? "N" : "X",
    cancelled: isNoShow
      ? undefined
      : booking.booked + Math.floor(chance.next() * (day - booking.booked)),
  };
};

/** All bookings, in the order in which they were made. Three cars should be back and are not. */
export const bookingsBy = (chance, vehicles) => {
  const found = vehicles.flatMap((vehicle) => rentalsOf(chance, vehicle));
  const lost = Array.from({ length: 520 }, () => lostBy(chance));
  const bookings = [...found, ...lost]
    .filter(({ booked }) => booked >= 0)
    .sort((left, right) => left.booked - right.booked || left.pickup - right.pickup)
    .map((booking, at) => ({ ...booking, id: at + 1 }));
  const out = bookings.filter(({ status }) => status === "O");
  for (const booking of out.sort((left, right) => left.pickup - right.pickup).slice(0, 3)) {
    booking.days = Math.max(1, Math.floor(lastDay - booking.pickup / 1440));
    booking.due = booking.pickup + booking.days * 1440;
  }
  return bookings;
};

const numberOf = ({ id }) => `B-${String(10000 + id)}`;

export const bookingRows = (bookings) =>
  bookings.map((booking) => [
    ...[booking.id, numberOf(booking), booking.customer ?? "", booking.driver, booking.age],
    ...[booking.bookedClass, booking.vehicle ?? "", booking.station, booking.returnStation],
    ...[dayText(booking.booked), momentText(booking.pickup), momentText(booking.due)],
    ...[booking.returned === undefined ? "" : momentText(booking.returned), booking.days],
    ...[booking.cancelled === undefined ? "" : dayText(booking.cancelled), booking.status],
    ...[booking.channel, booking.isPrepaid, booking.km ?? ""],
  ]);
