import { momentText } from "../../tables.mjs";
import { firstNames, idOf, lastNames, regions, services } from "./lists.mjs";
import { isServed, lastDay } from "./sites.mjs";

/** The last day of the rota, 14 November 2026. */
const lastPlanned = lastDay + 14;

/** Cleaners of each region, own staff or of an agency, with the days of their first and last shift. */
export const cleanersOf = (chance) =>
  regions.flatMap((region, at) =>
    Array.from({ length: 20 + Math.round(region.weight / 2) }, (_, number) => {
      const known = number * regions.length + at;
      const isAgency = chance.percent(18);
      const from = chance.percent(60) ? 0 : chance.between(10, 900);
      return {
        name: `${firstNames[known % 20]} ${lastNames[(known * 7 + Math.floor(known / 20)) % 30]}`,
        ...{ region, isAgency, from },
        until: chance.percent(isAgency ? 50 : 26) ? from + chance.between(80, 700) : lastPlanned,
        rate: isAgency ? chance.between(1690, 1840) : chance.between(1255, 1430),
      };
    }),
  );

/** Which days of the week a site is cleaned on, Monday being 0. */
const daysOf = ({ id, weekly, type }) => {
  const open = type === "OFF" || type === "EDU" ? 5 : 7;
  return Array.from({ length: weekly }, (_, at) => (id + at * (weekly > 2 ? 2 : 3)) % open);
};

/** Schools rest in August, shops are busy before Christmas. */
const isOff = (chance, { type }, day) => {
  const ofYear = (day < 366 ? day : (day - 366) % 365) + 1;
  if (type === "EDU" && ofYear > 205 && ofYear < 244) return chance.percent(70);
  return ofYear === 359 || ofYear === 1 || chance.percent(type === "RET" && ofYear > 330 ? 0 : 4);
};

const stateOf = (chance, { site, day, service, isMonday }) => {
  if (day > lastDay) return "PLN";
  const misses = site.region.misses * (isMonday ? 1.7 : 1) * (service === "Deep clean" ? 0.4 : 1);
  if (chance.below(1000) < misses * (day > 850 ? 1.25 : 1)) return "MIS";
  return chance.percent(1.6) ? "CAN" : "DON";
};

const whoOf = (chance, { site, there, status }) => {
  if (chance.percent(status === "MIS" ? 42 : status === "PLN" ? 9 : 0)) return {};
  const regular = there[site.id % there.length];
  const cleaner = chance.percent(84) ? regular : chance.pick(there);
  return { cleaner, isCover: cleaner !== regular };
};

const shiftOf = (chance, { site, day, there }) => {
  const [service, , factor] = idOf(chance, services);
  const status = stateOf(chance, { site, day, service, isMonday: day % 7 === 0 });
  const { cleaner, isCover = false } = whoOf(chance, { site, there, status });
  const planned = Math.round(site.usual * factor * 4) / 4;
  const worked = Math.max(0.25, planned + chance.pick([-0.5, -0.25, 0, 0, 0, 0, 0.25, 0.25, 0.75]));
  const hour = site.type === "RET" || site.type === "LEI" ? 5 : chance.pick([6, 17, 18, 19]);
  const start = day * 1440 + hour * 60 + 15 * (site.id % 4);
  const late = chance.percent(isCover ? 19 : 7) ? chance.between(16, 80) : chance.between(-9, 12);
  const isDone = status === "DON";
  return {
    ...{ site, day, service, status, cleaner, isCover, planned, start },
    clocked: isDone ? start + late : undefined,
    worked: isDone ? worked : "",
    cost: isDone ? Math.round(worked * cleaner.rate * (1 + 0.00011 * day)) : "",
  };
};

/** Every shift of the rota, to two weeks after the last day. */
export const shiftsOf = (chance, { sites, cleaners }) => {
  const days = new Map(sites.map((site) => [site, daysOf(site)]));
  return Array.from({ length: lastPlanned + 1 }, (_, day) =>
    sites
      .filter((site) => isServed(site, day) && days.get(site).includes(day % 7))
      .filter((site) => !isOff(chance, site, day))
      .map((site) =>
        shiftOf(chance, {
          ...{ site, day },
          there: cleaners.filter(
            ({ region, from, until }) => region === site.region && from <= day && day <= until,
          ),
        }),
      ),
  ).flat();
};

export const shiftRow = (shift, at) => [
  ...[at + 70_001, shift.site.id, momentText(shift.start)],
  shift.clocked === undefined ? "" : momentText(shift.clocked),
  ...[shift.service, shift.status, shift.cleaner?.name ?? ""],
  shift.cleaner === undefined ? "" : shift.cleaner.isAgency ? "AGY" : "OWN",
  ...[shift.isCover, shift.planned, shift.worked, shift.cost],
];
