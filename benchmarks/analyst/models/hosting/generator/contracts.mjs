import { dayText } from "../../tables.mjs";
import {
  cancelReasons,
  countries,
  firstWords,
  idOf,
  industries,
  lastDay,
  managers,
  products,
  sites,
} from "./lists.mjs";

export const textOr = (day) => (day === undefined ? "" : dayText(day));

const nameOf = (chance, used, endings) => {
  for (;;) {
    const name = `${chance.pick(firstWords)} ${chance.pick(endings)}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
};

const sizes = [
  ["SMB", 58, 1],
  ["MID", 30, 2.2],
  ["ENT", 12, 5],
];

/** Customers, of whom many came before 2024; some never signed anything. */
export const customersOf = (chance, count) => {
  const used = new Set();
  return Array.from({ length: count }, () => {
    const [industry, , endings] = idOf(chance, industries);
    const [size, , weight] = idOf(chance, sizes);
    const since = chance.percent(46) ? chance.between(-2100, -1) : chance.between(0, lastDay - 12);
    return {
      ...{ name: nameOf(chance, used, endings), industry, size, weight, since },
      country: idOf(chance, countries)[0],
      manager: chance.percent(size === "SMB" ? 55 : 97) ? idOf(chance, managers)[0] : "",
      isReseller: chance.percent(industry === "Software" ? 24 : 3),
      isSlow: chance.percent(15),
    };
  })
    .sort((one, other) => one.since - other.since)
    .map((customer, at) => ({ id: 1001 + at, ...customer }));
};

export const customerRow = (customer) => [
  ...[customer.id, customer.name, customer.industry, customer.country, customer.size],
  ...[customer.manager, customer.isReseller, dayText(customer.since)],
];

const feeOf = (chance, { product, customer }) => {
  const { least, most, units } = product;
  const count = 1 + Math.floor(units * chance.next() * chance.next() * (customer.weight / 3.4));
  return { count, fee: Math.round(chance.between(least, most) * count * 100) };
};

/** When notice was given and when the service ends, for those who do so within the data. */
const leavingOf = (chance, { start, product }) => {
  if (!chance.percent(product.code === "DED" ? 52 : 36)) return {};
  const cancelled = start + 60 + Math.floor(1500 * chance.next() * (0.25 + 0.75 * chance.next()));
  if (cancelled > lastDay) return {};
  return { cancelled, end: cancelled + chance.pick([30, 30, 60, 90, 90, 120]) };
};

const termOf = (chance, { start, end }) => {
  const length = chance.pick([12, 12, 24, 24, 36]);
  let until = start + Math.round(length * 30.4) - 1;
  const isOver = until <= lastDay && end === undefined;
  while (until <= lastDay && end === undefined) until += 365;
  return { until, renews: isOver || chance.percent(56) };
};

const upgradeOf = (chance, { start, end = lastDay, fee }) => {
  const last = Math.min(end, lastDay) - 20;
  if (last < start + 70 || !chance.percent(44)) return { extra: 0 };
  return {
    upgraded: chance.between(start + 60, last),
    extra: Math.round((fee * chance.between(8, 45)) / 10_000) * 100,
  };
};

const statusOf = ({ start, cancelled, end }) => {
  if (start > lastDay) return "NEW";
  if (end !== undefined && end <= lastDay) return "END";
  return cancelled === undefined ? "ACT" : "NTC";
};

const contractOf = (chance, { customer, signed, site }) => {
  const product = products[chance.weighted(products.map(({ weight }) => weight))];
  const start = signed + chance.between(3, product.isMetered ? 75 : 21);
  const { count, fee } = feeOf(chance, { product, customer });
  const leaving = leavingOf(chance, { start, product });
  return {
    ...{ customer, signed, site, product, start, fee, ...leaving },
    ...termOf(chance, { start, ...leaving }),
    ...upgradeOf(chance, { start, ...leaving, fee }),
    servers: product.code === "DED" ? count : product.code === "CLD" ? count * 3 : "",
    reason: leaving.cancelled === undefined ? "" : idOf(chance, cancelReasons)[0],
    status: statusOf({ start, ...leaving }),
  };
};

/** The first contract when a customer comes, and others later, mostly at the same site. */
export const contractsOf = (chance, customers) =>
  customers
    .flatMap((customer) => {
      if (chance.percent(4)) return [];
      const home = sites[chance.weighted(sites.map(({ weight }) => weight))];
      const further = Math.floor(chance.next() * (1.2 + customer.weight * 0.85));
      const days = Array.from({ length: further }, () =>
        chance.between(Math.max(customer.since, -1100), lastDay),
      );
      return [customer.since, ...days].map((signed) => ({
        ...{ customer, signed },
        site: chance.percent(78) ? home : chance.pick(sites),
      }));
    })
    .sort((one, other) => one.signed - other.signed)
    .map((each, at) => ({ id: at + 1, ...contractOf(chance, each) }));

export const contractRow = (each) => [
  ...[each.id, `C-${String(30_000 + each.id)}`, each.customer.id, each.product.code],
  ...[each.site.code, dayText(each.signed), dayText(each.start), dayText(each.until)],
  ...[each.renews, textOr(each.upgraded), each.extra === 0 ? "" : each.extra],
  ...[textOr(each.cancelled), textOr(each.end), each.reason, each.status, each.servers],
  each.fee + each.extra,
];
