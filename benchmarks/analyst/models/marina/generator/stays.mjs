import { dayText, monthEnds } from "../../tables.mjs";
import {
  berthTypes,
  byWeight,
  lastDay,
  marinas,
  monthOf,
  monthStart,
  oneOf,
  weekdayOf,
} from "./lists.mjs";

const terms = {
  ANN: { months: 12, factor: 1, renews: 93 },
  SUM: { months: 6, factor: 0.62, renews: 83 },
  WIN: { months: 6, factor: 0.36, renews: 80 },
};

const officeChannels = [
  ["Office", 64],
  ["Website", 21],
  ["Boat Show", 11],
  ["", 4],
];

/** The first month of a boat's first contract, counted from January 2024. */
const firstMonthOf = (chance, tariff, isFleet) => {
  if (tariff === "SUM") return chance.percent(60) ? 3 : chance.pick([15, 27]);
  if (tariff === "WIN") return chance.percent(60) ? -3 : chance.pick([9, 21, 33]);
  if (isFleet || chance.percent(76))
    return -11 + chance.weighted([3, 5, 14, 4, 3, 3, 2, 3, 2, 2, 3, 9]);
  return chance.between(1, 35);
};

/** Contracts of a boat, one after the other until it leaves. */
const contractsOfBoat = (chance, boat) => {
  const tariff = boat.isFleet ? "ANN" : ["ANN", "SUM", "WIN"][chance.weighted([79, 9, 12])];
  const { months, factor, renews } = terms[tariff];
  const found = [];
  for (let month = firstMonthOf(chance, tariff, boat.isFleet); ; month += 12) {
    const day = monthStart(month);
    const booked = day - chance.between(12, 95);
    if (booked > lastDay) return found;
    const isCancelled = !boat.isFleet && chance.percent(3);
    const cancelled = booked + chance.between(3, 60);
    found.push({
      ...{ boat, marina: boat.marina, berthType: boat.berthType, tariff, booked, day },
      ...{ channel: oneOf(chance, officeChannels), end: monthStart(month + months) - 1 },
      fee:
        Math.round((boat.length / 10) * boat.marina.yearly * factor * (1 + month / 300) * 0.01) *
        100,
      cancelled: isCancelled && cancelled <= lastDay ? cancelled : undefined,
    });
    if (isCancelled || !chance.percent(boat.isFleet ? 99 : renews)) return found;
  }
};

export const contractsOf = (chance, boats) =>
  boats
    .filter(({ isResident }) => isResident)
    .flatMap((boat) => contractsOfBoat(chance, boat))
    .sort((one, other) => one.booked - other.booked);

/** Visitors come by month, January first, and at weekends. */
const months = [1, 1, 2, 5, 8, 11, 15, 17, 9, 4, 1.6, 1.2];
const weekdays = [0.7, 0.7, 0.75, 0.85, 1, 1.6, 1.5];
/** Channels: weight, least and most days ahead, cancelled of a hundred. */
const channels = [
  ["Website", 30, 1, 85, 10],
  ["Harbour App", 24, 0, 40, 8],
  ["Phone", 20, 1, 30, 6],
  ["VHF on Arrival", 20, 0, 0, 0],
  ["", 3, 0, 12, 0],
];
const nights = [0, 30, 25, 15, 9, 6, 4, 6, 2, 1, 1, 0.5, 0.5, 0.4, 2, 0, 0, 0, 0, 0, 0, 0.8];

const visitOf = (chance, day, boats) => {
  const marina = byWeight(chance, marinas);
  const [channel, , least, most, risk] =
    channels[chance.weighted(channels.map(([, weight]) => weight))];
  const booked = day - chance.between(least, most);
  const boat = boats[Math.floor(boats.length * chance.next() * (0.25 + 0.75 * chance.next()))];
  const count = chance.weighted(nights);
  const cancelled = booked + chance.below(day - booked + 1);
  const isCancelled = chance.percent(risk) && cancelled <= lastDay;
  const rate =
    marina.nightly * (monthOf(day) >= 5 && monthOf(day) <= 7 ? 1.18 : 1) * (1 + day / 9000);
  return {
    ...{ boat, marina, tariff: "VIS", channel, booked, day, end: day + count, nights: count },
    berthType: boat.berthType,
    fee: Math.round(((boat.length * rate) / 10) * count * (count >= 7 ? 0.86 : 1) * 0.02) * 50,
    cancelled: isCancelled ? cancelled : undefined,
  };
};

/** Stays of visitors, also those that are booked for the months to come. */
export const visitsOf = (chance, boats) => {
  const visitors = boats.filter(({ isResident }) => !isResident);
  return Array.from({ length: lastDay + 150 }, (_, day) => {
    const usual = 1.45 * months[monthOf(day)] * weekdays[weekdayOf(day)] * (1 + day / 5500);
    const count = Math.floor((usual * chance.between(70, 130)) / 100 + chance.next());
    return Array.from({ length: count }, () => visitOf(chance, day, visitors));
  })
    .flat()
    .filter(({ booked }) => booked <= lastDay)
    .sort((one, other) => one.booked - other.booked);
};

export const stayRow = (stay, at) => [
  ...[at + 1, `${stay.tariff === "VIS" ? "V" : "C"}-${30_001 + at}`, stay.boat.id],
  ...[stay.marina.name, stay.berthType, stay.tariff, stay.channel, dayText(stay.booked)],
  ...[dayText(stay.day), dayText(stay.end), stay.nights ?? "", stay.fee],
  stay.cancelled === undefined ? "" : dayText(stay.cancelled),
];

export const isThere = ({ day, end, cancelled, tariff }, at) =>
  cancelled === undefined && day <= at && (tariff === "VIS" ? at < end : at <= end);

/** Berths and applicants at each month's end. */
export const occupancyOf = (chance, stays) => {
  const ends = monthEnds(34);
  return marinas.flatMap((marina, size) =>
    berthTypes.flatMap((berthType, at) => {
      const ofType = stays.filter((each) => each.marina === marina && each.berthType === berthType);
      const occupied = ends.map(({ day }) => ofType.filter((stay) => isThere(stay, day)).length);
      const berths = Math.ceil(Math.max(...occupied) * 1.03) + 2;
      let waiting = [
        [46, 15, 9],
        [31, 9, 6],
        [14, 5, 3],
        [7, 2, 4],
      ][size][at];
      return ends.map(({ day, text }, month) => {
        waiting = Math.max(
          0,
          waiting + chance.between(-3, size < 2 ? 4 : 3) + (monthOf(day) === 2 ? 2 : 0),
        );
        return { text, month, marina, berthType, berths, occupied: occupied[month], waiting };
      });
    }),
  );
};

export const occupancyRow = (each, at) => [
  ...[at + 1, each.text, each.marina.name, each.berthType, each.berths, each.occupied],
  each.waiting,
];
