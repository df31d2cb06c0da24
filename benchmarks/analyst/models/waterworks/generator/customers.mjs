import { dayText, monthEnds } from "../../tables.mjs";
import * as lists from "./lists.mjs";

const { lastDay } = lists;
const months = monthEnds(34);

const householdOf = (chance) => {
  const isSocial = chance.percent(9);
  return {
    type: "DOM",
    tariff: isSocial ? "Social" : "Standard",
    use: chance.between(45, 175) / 10,
  };
};
const shopOf = (chance) => ({
  type: "COM",
  tariff: chance.percent(70) ? "Business" : "Standard",
  use: chance.between(140, 1100) / 10,
});
const bodyOf = (chance) => ({
  type: "PUB",
  tariff: "Business",
  use: chance.between(500, 3600) / 10,
});

/** Names, each once; public bodies are called by their district. */
const namerOf = (chance) => {
  const used = new Set();
  const nameOf = (type, district) =>
    type === "DOM"
      ? `${chance.pick(lists.firstNames)} ${chance.pick(lists.lastNames)}`
      : type === "COM"
        ? `${chance.pick(lists.shopWords)} ${chance.pick(lists.shopKinds)}`
        : `${district} ${chance.pick(lists.publicKinds)}`;
  return (type, district) => {
    for (;;) {
      const name = nameOf(type, district);
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
};

const meterOf = (chance, since) => {
  const replaced = chance.percent(46) ? chance.between(-300, lastDay - 10) : since;
  const installed = Math.max(since, replaced);
  const kind = installed > 200 ? [4, 22, 74] : installed > -400 ? [20, 50, 30] : [72, 26, 2];
  return { installed, meter: ["MEC", "AMR", "SMT"][chance.weighted(kind)] };
};

const methods = [
  ["Direct debit", 57],
  ["Bank transfer", 21],
  ["Card", 15],
  ["Pay point", 7],
];

const customerOf = (chance, nameOf) => {
  const makes = [householdOf, shopOf, bodyOf];
  const made = makes[chance.weighted([82, 13, 5])](chance);
  const district = lists.districts[chance.weighted(lists.districts.map((each) => each.customers))];
  const since = chance.percent(76) ? chance.between(-4800, -1) : chance.between(0, lastDay - 30);
  const closed = chance.percent(11) ? Math.max(since + 90, chance.between(20, lastDay)) : undefined;
  return {
    ...{ ...made, district, since, ...meterOf(chance, since) },
    name: nameOf(made.type, district.name),
    method: lists.oneOf(chance, methods)[0],
    closed: closed !== undefined && closed <= lastDay ? closed : undefined,
  };
};

const industrialOf = ([name, place, use, since], at) => ({
  ...{ name, use, since, type: "IND", tariff: use > 1200 ? "Bulk supply" : "Business" },
  district: lists.districts.find((each) => each.name === place),
  ...{ installed: Math.max(since, at * 45 - 300), meter: at % 4 === 3 ? "AMR" : "SMT" },
  ...{ method: at % 3 === 0 ? "Direct debit" : "Bank transfer", closed: undefined },
});

/** Those who are or were supplied, by the day since when. */
export const customersOf = (chance, count) => {
  const nameOf = namerOf(chance);
  const usual = Array.from({ length: count }, () => customerOf(chance, nameOf));
  return [...usual, ...lists.industry.map(industrialOf)]
    .sort((one, other) => one.since - other.since)
    .map((customer, at) => ({ id: at + 1, ...customer }));
};

export const customerRow = (each) => [
  ...[each.id, `WA-${40_211 + each.id * 7}`, each.name, each.type, each.district.zone],
  ...[each.district.name, each.tariff, each.meter, dayText(each.installed), each.method],
  ...[dayText(each.since), each.closed === undefined ? "" : dayText(each.closed)],
];

/** More in summer at home, and a dry year 2025; more by and by for industry. */
const usedIn = (chance, { type, use }, day) => {
  const summer = lists.summerOf(day);
  const season = type === "DOM" ? 0.86 + 0.3 * summer : type === "PUB" ? 0.8 + 0.4 * summer : 1;
  const isDry = day > 500 && day < 620;
  const growth = type === "IND" ? 1 + day / 9000 : 1 - day / 20_000;
  const factor = season * (isDry ? 1.08 : 1) * growth * (chance.between(82, 118) / 100);
  return Math.max(1, Math.round(use * factor * 10));
};

const kindOf = (chance, meter) =>
  ({
    MEC: () => ["ACT", "EST", "CUS"][chance.weighted([62, 21, 17])],
    AMR: () => ["ACT", "EST"][chance.weighted([94, 6])],
    SMT: () => ["ACT", "EST"][chance.weighted([985, 15])],
  })[meter]();

const readingOf = (chance, customer, end) => {
  const leaks = customer.meter !== "MEC" && chance.percent(2.4);
  const tenths = usedIn(chance, customer, end);
  return {
    ...{
      customer,
      month: end,
      day: end - chance.between(0, 6),
      kind: kindOf(chance, customer.meter),
    },
    tenths: leaks ? Math.round(tenths * 1.45) : tenths,
    alarm: customer.meter === "MEC" ? "" : leaks,
  };
};

/** A reading for nearly each month in which an account was open all along. */
export const readingsOf = (chance, customers) =>
  months.flatMap(({ day: end }) =>
    customers
      .filter(({ since, closed = 9999 }) => since < end - 28 && closed > end)
      .filter(({ type }) => type === "IND" || !chance.percent(2.2))
      .map((customer) => readingOf(chance, customer, end))
      .sort((one, other) => one.day - other.day || one.customer.id - other.customer.id),
  );

export const readingRow = (each, at) => [
  ...[at + 1, each.customer.id, dayText(each.day), each.kind],
  ...[(each.tenths / 10).toFixed(1), each.alarm],
];
