import { dayText } from "../../tables.mjs";
import * as lists from "./lists.mjs";
import { dayOr, isOpenOn, lastDay, weightedOf } from "./stays.mjs";

/** Businesses with an account manager, and people, some of whom have the same name. */
export const customersOf = (chance) => {
  const firms = lists.businesses.map((name, at) => ({
    ...{ name, kind: "B", manager: lists.accountManagers[(at * 7) % 3] },
    since: Math.floor(chance.next() * chance.next() * 900),
    size: chance.percent(22) ? chance.between(9, 22) : chance.between(1, 6),
    isLeaving: chance.percent(14),
  }));
  const people = Array.from({ length: 190 }, () => ({
    ...{ name: `${chance.pick(lists.given)} ${chance.pick(lists.family)}`, kind: "P", manager: "" },
    ...{ since: chance.below(1000), size: 1, isLeaving: chance.percent(30) },
  }));
  return [...firms, ...people].map((each, at) => ({ id: 2001 + at, ...each }));
};

const siteFor = (chance, day) => {
  const open = lists.sites.filter((site) => isOpenOn(site, day) && site.closed === undefined);
  return open[chance.weighted(open.map(({ passes, weight }) => passes * weight))];
};

const statusOf = ({ starts, ends, cancelled }) => {
  if (cancelled !== undefined) return "CXL";
  if (starts > lastDay + 1) return "FUT";
  return ends !== undefined && ends <= lastDay ? "EXP" : "ACT";
};

/** When it is given up, if it is: those who leave do so in the end, the others now and then. */
const cancelledOn = (chance, { starts, ends, isLeaving }) => {
  if (!isLeaving && !chance.percent(15)) return undefined;
  const day = starts + chance.between(25, isLeaving ? 200 : 330);
  return day > lastDay || (ends !== undefined && day >= ends) ? undefined : day;
};

const passOf = (chance, { customer, site, plate, sold }) => {
  const [product, part] = weightedOf(chance, lists.products, 2);
  const months = chance.weighted([34, 16, 22, 28]);
  const starts = sold + chance.pick([0, 1, 2, 5, 9, 14]);
  const ends = months === 0 ? undefined : starts + [0, 90, 181, 364][months];
  const cancelled = cancelledOn(chance, { starts, ends, isLeaving: customer.isLeaving });
  const price = site.price * 55 * (1 + sold / 7000);
  return {
    ...{ customer, site, plate, product, sold, starts, ends, cancelled },
    status: statusOf({ starts, ends, cancelled }),
    stops: cancelled ?? ends ?? 9999,
    reason: cancelled === undefined ? "" : weightedOf(chance, lists.cancelReasons)[0],
    channel: customer.kind === "P" ? chance.pick(["Web", "Web", "Phone"]) : "",
    monthly: Math.round((price * part * (customer.size > 8 ? 0.85 : 1)) / 50_000) * 500,
  };
};

/** Passes that run out are taken anew by most, for the same car. */
const renewed = (chance, first) => {
  const passes = [first];
  for (let last = first; last.status === "EXP"; last = passes.at(-1)) {
    if (last.customer.isLeaving || !chance.percent(74)) break;
    const { customer, site, plate } = last;
    const sold = last.ends + 1 - chance.between(0, 12);
    if (sold > lastDay) break;
    passes.push(passOf(chance, { customer, site, plate, sold }));
  }
  return passes;
};

export const passesOf = (chance, plates) =>
  customersOf(chance)
    .flatMap((customer) => {
      const home = siteFor(chance, customer.since);
      return Array.from({ length: customer.size }, () => {
        const sold = Math.min(customer.since + chance.below(customer.size * 45), lastDay);
        const site = chance.percent(80) ? home : siteFor(chance, sold);
        return renewed(
          chance,
          passOf(chance, { customer, site, plate: chance.pick(plates), sold }),
        );
      }).flat();
    })
    .sort((one, other) => one.sold - other.sold || one.customer.id - other.customer.id)
    .map((each, at) => ({
      ...{ ...each, id: at + 1, number: `SP-${10_240 + at}` },
      channel: each.channel || weightedOf(chance, lists.saleChannels)[0],
    }));

export const passRow = (each) => [
  ...[each.id, each.number, each.customer.id, each.customer.name, each.customer.kind],
  ...[each.customer.manager, each.site.id, each.plate, each.product, each.status, each.channel],
  ...[dayText(each.sold), dayText(each.starts), dayOr(each.ends), dayOr(each.cancelled)],
  ...[each.reason, each.monthly],
];
