import { dayText, momentText } from "../../tables.mjs";
import { accounts, complaints, oneOf, services, zones } from "./lists.mjs";
import { drivesOn, lastDay } from "./drivers.mjs";

const seasons = [0.9, 0.94, 0.98, 0.99, 1.02, 1.03, 1.0, 0.94, 1.02, 1.04, 1.09, 1.26];
const weekdays = [0.84, 0.86, 0.92, 1.02, 1.31, 1.38, 0.8];
// A day of the firm is from five in the morning to five of the next.
const hours = [2, 4, 7, 9, 6, 4, 4, 5, 5, 5, 6, 7, 9, 9, 8, 7, 7, 8, 10, 9, 6, 4, 3, 1];
const schemes = { DAY: "Airport Queue", EVE: "Weekend Boost", NGT: "Night Guarantee" };
const cuts = { OWN: 0.18, REN: 0.27, EMP: 0.4 };
const money = (amount) => (Math.round(amount * 10) / 10).toFixed(2);

const demandOf = (chance, day) => {
  const month = Number(dayText(day).slice(5, 7)) - 1;
  const isParty = dayText(day).slice(5) === "12-31";
  const grown = 29 + day / 62;
  const noise = chance.between(86, 114) / 100;
  return Math.round(grown * seasons[month] * weekdays[day % 7] * noise * (isParty ? 1.5 : 1));
};

/** Who is on shift on a day, the diligent ones more often. */
const shiftsOf = (chance, { drivers, day, count }) => {
  const there = drivers.filter((driver) => drivesOn(driver, day));
  return Array.from({ length: Math.min(count, there.length) }, (_, at) => {
    const driver = oneOf(
      chance,
      there.map((each) => [each, each.diligence]),
    )[0];
    there.splice(there.indexOf(driver), 1);
    const kind =
      at < 3 ? ["DAY", "EVE", "NGT"][at] : ["DAY", "EVE", "NGT"][chance.weighted([5, 5, 3])];
    const start = { DAY: 5 * 60, EVE: 13 * 60, NGT: 20 * 60 }[kind] + chance.below(8) * 15;
    const online = 5 + chance.below(21) / 4;
    const isPaidMore = chance.percent(kind === "NGT" ? 42 : day % 7 > 3 ? 30 : 14);
    return {
      ...{ driver, kind, online, at: day * 1440 + start, engaged: 0, earned: 0, rides: 0 },
      incentive: isPaidMore ? (chance.percent(12) ? "Rain Bonus" : schemes[kind]) : "",
      bonus: isPaidMore ? 5 + chance.below(9) * 2.5 : 0,
    };
  });
};

const kindAt = (hour) => (hour < 13 ? "DAY" : hour < 21 ? "EVE" : "NGT");

const routeOf = (chance, isBusiness) => {
  const from = oneOf(chance, zones, "weight");
  let to = oneOf(chance, zones, "weight");
  if (isBusiness && chance.percent(12)) to = zones[2];
  if (to === from) to = from === zones[0] ? zones[3] : zones[0];
  const miles = Math.abs(from.east - to.east) + Math.abs(from.north - to.north);
  return { from, to, miles: Math.round((miles * 0.85 + chance.between(4, 22) / 10) * 10) / 10 };
};

const statusOf = (chance, { isBooked, hour }) => {
  const isNight = hour > 22;
  const weights = [100, isBooked ? 6 : 9, 2.6, isBooked ? 1.2 : 3, isNight ? 8 : 3.5];
  return ["COM", "CXR", "CXD", "NSH", "NOD"][chance.weighted(weights)];
};

/** What a rider says afterwards, if anything. */
const opinionOf = (chance, { wait, driver, fare }) => {
  const isCross = chance.next() * 1000 < 9 + Math.max(0, wait - 9) * 2.2 - driver.quality * 8;
  const isRated = chance.percent(46);
  const mood =
    4.55 + driver.quality * 0.7 - Math.max(0, wait - 7) / 12 + chance.between(-14, 8) / 10;
  return {
    stars: isRated ? Math.max(1, Math.min(5, Math.round(isCross ? mood - 2 : mood))) : "",
    complaint: isCross ? oneOf(chance, complaints)[0] : "",
    refund: isCross && chance.percent(38) ? money(Number(fare) * chance.pick([0.2, 0.5, 1])) : "",
  };
};

const whatWasDone = (chance, { ride, shift, day }) => {
  const { driver } = shift;
  const minutes = Math.round(ride.miles * (2.3 + chance.below(12) / 10) + 3);
  const wait = ride.isBooked ? 0 : 2 + chance.below(7) + (ride.hour > 16 ? chance.below(6) : 0);
  const isNight = ride.hour >= 23;
  const fare = money(
    (3.4 + 1.95 * ride.miles + 0.11 * minutes) *
      ride.service[2] *
      (1 + day / 12_000) *
      (isNight ? 1.2 : 1),
  );
  const tip =
    ride.account === undefined && chance.percent(27) ? money(1 + chance.below(40) / 10) : "";
  const commission = (Number(fare) * cuts[driver.contract]).toFixed(2);
  shift.engaged += (minutes + wait + 8) / 60;
  shift.earned += Number(fare) - Number(commission) + Number(tip);
  return {
    ...{ fare, tip, commission, wait: ride.isBooked ? "" : wait },
    ...opinionOf(chance, { wait, driver, fare }),
  };
};

const requestOf = (chance, { day, riders }) => {
  const hour = 5 + chance.weighted(hours);
  const at = day * 1440 + hour * 60 + chance.below(60);
  const isBusiness = hour < 22 && chance.percent(day % 7 > 4 ? 6 : 25);
  const open = accounts.filter(({ first }) => first * 30.4 <= day);
  const channel = ["APP", "TEL", "WEB"][chance.weighted([40 + day / 30, 44 - day / 50, 14])];
  const isBooked = chance.percent(isBusiness ? 38 : 17);
  const lead = chance.percent(35) ? chance.between(90, 900) : chance.between(1, 12) * 1440 - 300;
  const known = Math.round(riders * (0.4 + (0.6 * Math.min(day, lastDay)) / lastDay));
  return {
    ...{ hour, channel, isBooked, due: at, at: isBooked ? at - lead : at },
    account: isBusiness ? oneOf(chance, open, "weight") : undefined,
    service: oneOf(chance, services),
    rider: 20_001 + Math.floor(known * chance.next() * (0.25 + 0.75 * chance.next())),
    payment: isBusiness ? "Account" : chance.percent(34 - day / 60) ? "Cash" : "Card",
    ...routeOf(chance, isBusiness),
  };
};

const rideOf = (chance, { day, shifts, riders }) => {
  const ride = requestOf(chance, { day, riders });
  if (ride.due >= (lastDay + 1) * 1440) return { ...ride, status: "BKD" };
  const status = statusOf(chance, ride);
  const fitting = shifts.filter(({ kind }) => kind === kindAt(ride.hour));
  const shift = chance.pick(fitting.length === 0 ? shifts : fitting);
  const isTaken = status !== "NOD" && (status !== "CXR" || chance.percent(48));
  return {
    ...{ ...ride, status },
    driver: isTaken ? shift.driver : undefined,
    accepted: isTaken ? ride.at + 1 + chance.below(3) : undefined,
    ...(status === "COM" ? whatWasDone(chance, { ride, shift, day }) : {}),
  };
};

/** All rides and the shifts in which they were driven; those of the days after the last are booked. */
export const workOf = (chance, { drivers, riders }) => {
  const rides = [];
  const allShifts = [];
  for (let day = 0; day <= lastDay + 14; day++) {
    const count = demandOf(chance, day);
    const shifts =
      day > lastDay ? [] : shiftsOf(chance, { drivers, day, count: Math.round(count / 5.6) });
    for (let at = 0; at < count; at++) rides.push(rideOf(chance, { day, shifts, riders }));
    allShifts.push(...shifts);
  }
  const isThere = ({ at, status, isBooked }) =>
    at >= 0 && at < (lastDay + 1) * 1440 && (status !== "BKD" || isBooked);
  return {
    shifts: allShifts,
    rides: rides.filter(isThere).sort((one, other) => one.at - other.at),
  };
};

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const rideRow = (ride, at) => [
  ...[300_001 + at, momentText(ride.at), ride.isBooked ? momentText(ride.due) : ""],
  ...[textOr(ride.accepted), ride.status, ride.driver?.id ?? "", ride.rider, ride.service[0]],
  ...[ride.channel, ride.payment, ride.from.name, ride.to.name, ride.account?.name ?? ""],
  ...[ride.isBooked, ride.from.name === "Bristol Airport" || ride.to.name === "Bristol Airport"],
  ...[ride.status === "COM" ? ride.miles : "", ride.wait ?? "", ride.fare ?? "", ride.tip ?? ""],
  ...[ride.commission ?? "", ride.stars ?? "", ride.complaint ?? "", ride.refund ?? ""],
];

export const shiftRow = (shift, at) => [
  ...[at + 1, shift.driver.id, momentText(shift.at), shift.kind, shift.online],
  ...[Math.min(shift.engaged, shift.online * 0.94).toFixed(2), shift.earned.toFixed(2)],
  ...[shift.incentive, shift.bonus === 0 ? "" : shift.bonus.toFixed(2)],
];
