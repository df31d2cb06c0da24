import { dayText } from "../../tables.mjs";
import { agents, businesses, depots, engineers, family, given, streets } from "./lists.mjs";

/** 2026-10-31. */
export const lastDay = 1034;

export const textOf = (day) => (day === undefined ? "" : dayText(day));

const makes = ["Worcester", "Vaillant", "Ideal", "Baxi", "Viessmann", ""];

const customerOf = (chance, at) => {
  const kind = ["DOM", "LND", "COM"][chance.weighted([76, 17, 7])];
  const name = `${chance.pick(given)} ${chance.pick(family)}`;
  const isNew = chance.percent(44);
  return {
    ...{ id: 2001 + at, kind, name },
    since: isNew ? chance.between(0, lastDay) : -chance.between(1, 2900),
    terms: kind === "COM" ? chance.pick([14, 30, 30]) : kind === "LND" ? 14 : 0,
    slow: kind === "COM" ? chance.between(0, 25) : chance.between(0, 8),
    count: kind === "LND" ? chance.between(1, 4) : 1,
  };
};

/** Letting agents and firms have names of their own, and more sites than others. */
const customersOf = (chance) => {
  const people = Array.from({ length: 2300 }, (_, at) => customerOf(chance, at));
  const firms = [...agents, ...businesses].map((name, at) => {
    const isAgent = at < agents.length;
    return {
      ...{ id: 9001 + at, name, kind: isAgent ? "AGT" : "COM", terms: 30 },
      since: at % 5 === 4 ? chance.between(40, 700) : -chance.between(60, 2600),
      slow: chance.between(0, 45),
      count: isAgent ? chance.between(14, 58) : chance.between(1, 3),
    };
  });
  const named = people.map((each) =>
    each.kind === "COM" ? { ...each, name: `${each.name.split(" ")[1]} & Co` } : each,
  );
  return [...firms, ...named].map((each) => ({
    ...each,
    isOnStop: each.slow > 20 && chance.percent(14),
  }));
};

const siteOf = (chance, customer, depot, at) => {
  const [town, postcode] = chance.pick(depot[2]).split(" ");
  const since = at === 0 ? customer.since : customer.since + chance.between(0, 900);
  const isRented = customer.kind === "LND" || customer.kind === "AGT";
  const make = makes[chance.weighted([30, 22, 17, 14, 5, 12])];
  return {
    ...{ customer, since, town, make, isRented, depot: depot[0] },
    address: `${chance.between(1, 96)} ${chance.pick(streets)}`,
    postcode: `${postcode} ${chance.between(1, 9)}${chance.pick(["AB", "DN", "QT", "PL", "HX"])}`,
    property:
      customer.kind === "COM"
        ? chance.pick(["Shop", "Office", "Shop", "School"])
        : chance.percent(isRented ? 55 : 12)
          ? "Flat"
          : "House",
    fitted: make === "" || chance.percent(18) ? undefined : chance.between(-4700, lastDay - 30),
    certDue: isRented && make !== "" ? lastDay + chance.between(-12, 353) : undefined,
  };
};

export const sitesOf = (chance) => {
  const weights = depots.map(([, weight]) => weight);
  return customersOf(chance)
    .flatMap((customer) => {
      const depot = depots[chance.weighted(weights)];
      return Array.from({ length: customer.count }, (_, at) => siteOf(chance, customer, depot, at));
    })
    .filter(({ since }) => since <= lastDay)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const siteRow = ({ customer, ...site }) => [
  ...[site.id, `S${10_000 + site.id}`, site.address, site.town, site.postcode, site.depot],
  ...[site.property, customer.id, customer.name, customer.kind, dayText(customer.since)],
  ...[customer.terms, customer.isOnStop, site.make, textOf(site.fitted), textOf(site.certDue)],
];

export const engineersOf = (chance) =>
  engineers.map(([name, depot, trade, grade, hired, left, skill, isOutside = false], at) => ({
    ...{ id: at + 1, name, depot, trade, grade, hired, left, skill, isOutside },
    card: trade === "GAS" ? (left ?? lastDay) + chance.between(-6, 340) : undefined,
    van: isOutside
      ? ""
      : `Y${chance.pick(["D", "J", "K"])}${chance.between(19, 25)} H${chance.pick(["GA", "RT", "WS", "VP"])}`,
  }));

export const engineerRow = (each) => [
  ...[each.id, each.name, each.depot, each.trade, each.grade, each.isOutside],
  ...[dayText(each.hired), textOf(each.left), textOf(each.card), each.van],
];

const fees = { Basic: 1199, Plus: 1899, Total: 2799 };
const endReasons = [
  "Moved house",
  "Too expensive",
  "New boiler under warranty",
  "Unhappy with service",
  "",
];

/** A plan for a site or none; fees rose by a pound in April 2025. */
export const plansOf = (chance, sites, staff) =>
  sites
    .filter(
      ({ make, customer }) => make !== "" && chance.percent(customer.kind === "AGT" ? 34 : 40),
    )
    .map((site) => {
      const started = Math.max(site.since, 0) + chance.between(0, 760);
      const level = ["Basic", "Plus", "Total"][chance.weighted([38, 44, 18])];
      const gone = started + chance.between(90, 1800);
      const there = staff.filter(
        ({ depot, left, hired, isOutside }) =>
          depot === site.depot && !isOutside && hired < started && (left ?? 9999) > started,
      );
      return {
        ...{ site, level, started },
        ended: gone <= lastDay ? gone : undefined,
        reason: gone <= lastDay ? endReasons[chance.weighted([26, 30, 18, 12, 14])] : "",
        fee: fees[level] + (started > 455 ? 100 : 0),
        seller: chance.percent(30)
          ? ""
          : there[Math.floor(chance.next() ** 1.6 * there.length)].name,
        next: gone <= lastDay ? undefined : lastDay + chance.between(-20, 340),
      };
    })
    .filter(({ started }) => started <= lastDay)
    .sort((one, other) => one.started - other.started)
    .map((each, at) => ({ id: at + 1, ...each }));

export const planRow = (each) => [
  ...[each.id, `PL${String(each.id).padStart(5, "0")}`, each.site.id, each.level],
  ...[
    dayText(each.started),
    textOf(each.ended),
    each.reason,
    each.fee,
    each.seller,
    textOf(each.next),
  ],
];
