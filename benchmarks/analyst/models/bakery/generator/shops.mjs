import { dayText, momentText } from "../../tables.mjs";
import {
  calendarOf,
  firstNames,
  isHoliday,
  lastDay,
  lastNames,
  managers,
  shops,
} from "./lists.mjs";

export const shopRow = (shop) => [
  ...[shop.id, shop.name, shop.town, shop.area, managers[shop.area], shop.format, shop.sundays],
  ...[dayText(shop.opened), shop.closed === undefined ? "" : dayText(shop.closed)],
];

const weekdays = [0.84, 0.88, 0.93, 0.99, 1.14, 1.41, 0.95];
const stationDays = [1.12, 1.16, 1.15, 1.12, 1.08, 0.8, 0.62];
const months = [0.88, 0.91, 0.97, 1.02, 1.0, 1.01, 1.04, 1.03, 0.98, 1.0, 1.04, 1.2];
const coastMonths = [0.72, 0.78, 0.88, 1.04, 1.1, 1.2, 1.42, 1.5, 1.12, 0.98, 0.82, 0.94];

/** How busy a shop is on a day, 1 being usual. */
const demandOf = (shop, day) => {
  const { month, date, weekday } = calendarOf(day);
  const isChristmas = month === 12 && date >= 19 && date <= 24;
  const age = day - shop.opened;
  return (
    (shop.format === "ST" ? stationDays : weekdays)[weekday] *
    (shop.area === "Coast" ? coastMonths : months)[month - 1] *
    (isChristmas ? 1.45 : 1) *
    (1 + day / 14_000) *
    (age < 180 ? 0.6 + age / 450 : 1)
  );
};

/** Pence a customer spends, by format. */
const spends = { HS: 540, CF: 790, ST: 465, SM: 510 };
const cafeShares = { HS: 9, CF: 41, ST: 33, SM: 4 };
/** Percent of what is supplied that is left over, by format. */
const leftovers = { HS: 7, CF: 8, ST: 5, SM: 11 };

const leadsOf = (chance, used) =>
  Array.from({ length: 3 }, () => {
    for (;;) {
      const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  });

const dayOf = (chance, { shop, day, leads, care }) => {
  const customers = Math.round(
    (3 * shop.size * demandOf(shop, day) * chance.between(82, 118)) / 100,
  );
  const takings = Math.round(
    (customers * (spends[shop.format] + day * 0.07) * chance.between(92, 108)) / 100,
  );
  const sold = Math.round((customers * chance.between(17, 23)) / 10);
  const left = leftovers[shop.format] + care + chance.between(-7, 7) - day / 700;
  const wasted = Math.max(0, Math.round((sold * left) / 100));
  const isSoldOut = wasted === 0 || chance.percent(left < 2 ? 60 : 1);
  return {
    ...{ shop, day, customers, takings, sold, supplied: sold + wasted, wasted },
    cafe: Math.round((takings * (cafeShares[shop.format] + chance.between(-3, 4))) / 100),
    lead: chance.percent(4) ? "" : leads[chance.weighted([5, 3, 2])],
    soldOut: isSoldOut ? day * 1440 + chance.between(780, 1010) : undefined,
    hours: Math.round(2 * (11 + customers / (shop.format === "ST" ? 14 : 11))) / 2,
    till: chance.percent(71) ? 0 : chance.between(-900, 620),
  };
};

/** What each shop took on each day on which it was open. */
export const shopDaysOf = (chance) => {
  const used = new Set();
  const teams = new Map(
    shops.map((shop) => [shop.id, { leads: leadsOf(chance, used), care: chance.between(-2, 4) }]),
  );
  return Array.from({ length: lastDay + 1 }, (_, day) => day)
    .filter((day) => !isHoliday(calendarOf(day)))
    .flatMap((day) =>
      shops
        .filter((shop) => shop.opened <= day && day <= (shop.closed ?? lastDay))
        .filter((shop) => shop.sundays || day % 7 !== 6)
        .filter(() => !chance.percent(0.4))
        .map((shop) => dayOf(chance, { shop, day, ...teams.get(shop.id) })),
    );
};

export const shopDayRow = (each, at) => [
  ...[at + 1, each.shop.id, dayText(each.day), each.lead, each.takings, each.cafe],
  ...[each.customers, each.supplied, each.sold, each.wasted, each.hours.toFixed(1), each.till],
  each.soldOut === undefined ? "" : momentText(each.soldOut),
];
