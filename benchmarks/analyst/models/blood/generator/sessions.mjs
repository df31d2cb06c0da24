import { dayText } from "../../tables.mjs";
import { bloodGroups, cancelReasons, firstNames, lastNames, oneOf, sources } from "./lists.mjs";
import { teams, venues } from "./lists.mjs";

/** 2026-10-31, the last day that is told of; sessions are planned for six weeks more. */
export const lastDay = 1034;
const lastPlanned = lastDay + 42;

const fixedDays = { 3: [1, 3, 5], 2: [2, 4] };

/** The first of January 2024 was a Monday: days of a week from 0. */
const daysOf = (chance, venue) => {
  const days = [];
  for (let week = 0; week * 7 <= lastPlanned; week++) {
    const offsets =
      venue.type === "FIX"
        ? fixedDays[venue.perWeek]
        : chance.percent(venue.perWeek * 100)
          ? [chance.weighted([3, 5, 4, 6, 5, 3, 2])]
          : [];
    days.push(...offsets.map((offset) => week * 7 + offset));
  }
  return days.filter((day) => day >= venue.from && day <= lastPlanned && !isHoliday(day));
};

const isHoliday = (day) => /-(12-2[4-6]|01-01|12-31)$/.test(dayText(day));

const statusOf = (chance, { type }, day) => {
  if (day > lastDay) return chance.percent(3) ? "CAN" : "PLN";
  const isWinter = /-(12|01|02)-/.test(dayText(day));
  return chance.percent((type === "MOB" ? 9 : 2.5) + (isWinter ? 4 : 0)) ? "CAN" : "HLD";
};

const reasonOf = (chance, { type }, day) => {
  const isWinter = /-(11|12|01|02|03)-/.test(dayText(day));
  return oneOf(
    chance,
    cancelReasons.filter(
      ([reason]) =>
        (isWinter || reason !== "Weather") && (type === "MOB" || reason !== "Vehicle breakdown"),
    ),
  );
};

/** Two of the mobile venues rest: one is being rebuilt, the other was given up in spring. */
const isThere = ({ name }, day) =>
  !(name === "Yarm Fire Station" && day > 985) && !(name === "Seaham Miners Hall" && day > 830);

export const sessionsOf = (chance) =>
  venues
    .flatMap((venue) =>
      daysOf(chance, venue)
        .filter((day) => isThere(venue, day))
        .map((day) => {
          const status = statusOf(chance, venue, day);
          return {
            ...{ venue, day, status, team: chance.pick(teams[venue.region]) },
            slots: venue.slots + 2 * chance.weighted([2, 5, 2]) - 2,
            reason: status === "CAN" ? reasonOf(chance, venue, day) : "",
          };
        }),
    )
    .sort((one, other) => one.day - other.day)
    .map((session, at) => ({ id: at + 1, code: `S${String(30_001 + at)}`, ...session }));

const regionWeights = [
  ["Tyneside", 42],
  ["Wearside", 22],
  ["Teesside", 24],
  ["Cumbria", 12],
];

const donorOf = (chance, at, count) => {
  const sex = chance.percent(54) ? "F" : "M";
  // A half of them were known before; the others came by and by, more of them each year.
  const registered =
    at < count * 0.45
      ? -chance.between(1, 3600)
      : Math.round(lastDay * (0.6 * chance.next() + 0.4 * Math.max(chance.next(), chance.next())));
  return {
    ...{ sex, registered },
    name: `${chance.pick(firstNames[sex])} ${chance.pick(lastNames)}`,
    group: oneOf(chance, bloodGroups),
    region: oneOf(chance, regionWeights),
    source: oneOf(chance, sources),
    hasApp: chance.percent(registered > 300 ? 68 : 41),
    zeal: chance.weighted([5, 4, 2, 1]) + 1,
    isGone: chance.percent(registered < -1500 ? 32 : 9),
    isWithdrawn: chance.percent(4),
    last: -999,
    given: registered < 0 && chance.percent(85) ? 1 : 0,
  };
};

export const donorsOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => donorOf(chance, at, count))
    .sort((one, other) => one.registered - other.registered)
    .map((donor, at) => ({ id: at + 1, number: `D${String(700_013 + at * 7)}`, ...donor }));

/** Active are those who were seen within two years or came within them; others are lapsed. */
const standingOf = (donor) => {
  if (donor.isWithdrawn) return "WDR";
  return Math.max(donor.last, donor.registered) >= lastDay - 730 ? "ACT" : "LAP";
};

export const donorRow = (donor) => [
  ...[donor.id, donor.number, donor.name, donor.sex],
  donor.given > 0 ? donor.group : "",
  ...[donor.region, dayText(donor.registered), donor.source, standingOf(donor), donor.hasApp],
];

export const sessionRow = ({ id, code, venue, day, status, team, slots, reason }) => [
  ...[id, code, dayText(day), venue.name, venue.type, venue.region, team, slots, status, reason],
];
