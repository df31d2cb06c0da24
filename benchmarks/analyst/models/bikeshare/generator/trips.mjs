import { momentText } from "../../tables.mjs";
import { cities, lastDay } from "./lists.mjs";
import { isOut } from "./fleet.mjs";
import { isMemberOn } from "./riders.mjs";

/** Of 100 trips, by month: people ride in summer. */
const months = [55, 60, 76, 92, 112, 125, 130, 124, 122, 106, 78, 58];
const hours = [1, 0, 0, 0, 0, 1, 4, 10, 14, 8, 5, 6, 8, 7, 6, 8, 11, 15, 13, 9, 6, 4, 3, 2];
const idleHours = [3, 2, 1, 0, 0, 0, 1, 2, 4, 7, 10, 12, 13, 13, 13, 12, 11, 9, 8, 6, 5, 4, 4, 3];

const countOn = (chance, day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  const season = months[date.getUTCMonth()] / 100;
  const weekday = [0.84, 1.02, 1.06, 1.08, 1.05, 1.03, 0.92][date.getUTCDay()];
  return Math.round(31 * season * weekday * (1 + day / 3400) * (0.78 + 0.44 * chance.next()));
};

/** Picks by weights whose sums are kept: little changes within ten days. */
const pickerOf = (all, weightOf) => {
  let sum = 0;
  const sums = all.map((each) => (sum += weightOf(each)));
  return (chance) => {
    const wanted = chance.next() * sum;
    let first = 0;
    let last = all.length - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (wanted < sums[middle]) last = middle;
      else first = middle + 1;
    }
    return all[first];
  };
};

const pickersOf = ({ stations, bikes, riders }, day) => {
  const end = Math.min(day + 9, lastDay);
  return cities.map((place) => {
    const here = (each) => each.place === place;
    return {
      station: pickerOf(
        stations.filter((each) => here(each) && each.opened <= day && end <= each.until),
        ({ weight }) => weight,
      ),
      bike: pickerOf(
        bikes.filter((each) => here(each) && isOut(each, day) && isOut(each, end)),
        ({ appeal, type }) => appeal * (type === "EL" ? 1.7 : type === "CG" ? 0.6 : 1),
      ),
      rider: pickerOf(
        riders.filter((each) => here(each) && each.signed <= day),
        (each) => each.appeal * (each.plan && !isMemberOn(each, day) ? 0.15 : 1),
      ),
    };
  });
};

/** In pence: members ride half an hour free on classic bikes, and others pay a pound for each unlock. */
const fareOf = ({ type, isMember, minutes }) => {
  const rate = { CL: 10, EL: 18, CG: 25 }[type];
  if (!isMember) return 100 + rate * minutes;
  return type === "CL" ? 8 * Math.max(minutes - 30, 0) : Math.round(rate / 2) * minutes;
};

const minutesOf = (chance, type) => {
  const usual = 4 + chance.between(0, 14) + chance.between(0, 12);
  const long = chance.percent(type === "CG" ? 22 : 9) ? chance.between(15, 95) : 0;
  return usual + long;
};

const tripOf = (chance, { station, bike, rider }, day) => {
  const from = station(chance);
  const on = bike(chance);
  const who = rider(chance);
  const isWeekend = (day + 7000) % 7 > 4;
  const start = day * 1440 + chance.weighted(isWeekend ? idleHours : hours) * 60 + chance.below(60);
  const part = chance.below(1000);
  const isMember = isMemberOn(who, day);
  const common = { from, on, who, start, isMember };
  if (part < 31) return { ...common, status: "CAN", end: start, minutes: 0, meters: 0, fare: 0 };
  if (part < 90 && start > lastDay * 1440 + 900) return { ...common, status: "OPN" };
  const minutes = minutesOf(chance, on.type);
  const speed = chance.between(110, 205) * (on.type === "EL" ? 1.25 : 1);
  return {
    ...{ ...common, status: "FIN", minutes, end: start + minutes },
    meters: Math.round(minutes * speed * (minutes > 45 ? 0.5 : 0.9)),
    fare: fareOf({ type: on.type, isMember, minutes }),
    to: chance.percent(4) ? undefined : station(chance),
    rating: chance.percent(17) ? 1 + chance.weighted([5, 6, 13, 32, 44]) : undefined,
  };
};

/** Every unlock of a bike, day by day. */
export const tripsOf = (chance, { stations, bikes, riders }) => {
  const all = [];
  let pickers;
  for (let day = 0; day <= lastDay; day++) {
    if (day % 10 === 0) pickers = pickersOf({ stations, bikes, riders }, day);
    for (let left = countOn(chance, day); left > 0; left--)
      all.push(tripOf(chance, pickers[chance.weighted(cities.map(({ weight }) => weight))], day));
  }
  return all
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const tripRow = (each) => [
  ...[each.id, momentText(each.start), each.end === undefined ? "" : momentText(each.end)],
  ...[each.on.id, each.who.id, each.from.id, each.to?.name ?? "", each.status],
  ...[each.isMember ? "M" : "C", each.minutes ?? "", each.meters ?? ""],
  ...[each.fare ?? "", each.rating ?? ""],
];
