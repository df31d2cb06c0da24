import { dayText } from "../../tables.mjs";
import { channels, cities, employers, family, given, lastDay, plans, reasons } from "./lists.mjs";
import { orEmpty } from "./fleet.mjs";

/** What somebody pays for, from when to when: most members stay for a good while. */
const membershipOf = (chance, { place, signed }) => {
  const [plan, fee] = plans[chance.weighted(plans.map((each) => each[2]))];
  const since = Math.min(signed + (chance.percent(60) ? 0 : chance.between(1, 120)), lastDay);
  const stays = chance.between(25, plan === "Monthly" ? 700 : 1500);
  const ends = since + stays >= 0 ? since + stays : chance.between(0, 2 * lastDay);
  const isOver = ends <= lastDay;
  return {
    ...{ plan, fee, since, cancelled: isOver ? ends : undefined },
    reason: isOver && chance.percent(72) ? chance.pick(reasons) : "",
    employer: plan === "Corporate" ? chance.pick(employers[place.city]) : "",
  };
};

const yearOf = (chance, plan) => {
  if (chance.percent(9)) return "";
  return plan === "Student" ? chance.between(1999, 2008) : chance.between(1955, 2006);
};

/** Everybody with an account; the later, the more of them sign up. */
export const ridersOf = (chance, count) =>
  Array.from({ length: count }, () => {
    const place = cities[chance.weighted(cities.map(({ weight }) => weight))];
    const signed = Math.round(1600 * chance.next() ** 0.8) - 565;
    const isMember = chance.percent(57);
    const first = chance.pick(given);
    return {
      ...{ place, signed: Math.min(signed, lastDay), name: `${first} ${chance.pick(family)}` },
      ...(isMember ? membershipOf(chance, { place, signed: Math.min(signed, lastDay) }) : {}),
      channel: chance.weighted([45, 25, 14, 9, 7]),
      // Some sign up and never ride.
      appeal: chance.percent(9) ? 0 : 1 + chance.below(isMember ? 14 : 5),
    };
  })
    .sort((one, other) => one.signed - other.signed)
    .map((each, at) => ({
      ...{ id: 10_001 + at, ...each, born: yearOf(chance, each.plan) },
      email: `${each.name[0]}${at}@example.com`.toLowerCase(),
    }));

export const isMemberOn = (rider, day) =>
  rider.plan !== undefined && rider.since <= day && day <= (rider.cancelled ?? lastDay);

export const riderRow = (each) => [
  ...[each.id, each.name, each.email, each.place.city, each.born, each.plan ?? ""],
  ...[each.employer ?? "", channels[each.channel], dayText(each.signed), orEmpty(each.since)],
  ...[orEmpty(each.cancelled), each.reason ?? "", each.fee ?? ""],
];
