import { dayText, monthEnds } from "../../tables.mjs";
import { isOpen, lastDay, products, sites } from "./lists.mjs";
import { demandOf } from "./screenings.mjs";

const pointOf = (chance, { product, site }) => {
  if (product.category === "Bar") return chance.percent(88) ? "BAR" : "SEA";
  return ["CTR", "PRE", "SEA"][chance.weighted([76, 17, site.hasBar ? 7 : 0])];
};

const snackOf = (chance, { site, day }) => {
  const there = products.filter(({ category }) => category !== "Bar" || site.hasBar);
  const product = there[chance.weighted(there.map(({ weight }) => weight))];
  const units = Math.max(
    1,
    Math.round(
      (site.pull * demandOf(day) * (6 + product.weight * 1.6) * chance.between(50, 150)) / 100,
    ),
  );
  const isPromotion = !["Bar", "Hot drinks"].includes(product.category) && chance.percent(9);
  const price = product.price * (1 + Math.floor(day / 366) * 0.05) * (isPromotion ? 0.8 : 1);
  return {
    ...{ site, day, product, units, isPromotion },
    point: pointOf(chance, { product, site }),
    revenue: Math.round(price / 5) * 5 * units,
    cost: Math.round(product.cost * (1 + day / 9000)) * units,
    wasted: Math.round((units * product.waste * chance.between(20, 190)) / 10_000),
  };
};

/** Some products of each open site on each day. */
export const snacksOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    sites
      .filter((site) => isOpen(site, day))
      .flatMap((site) =>
        Array.from({ length: Math.floor(1.2 + site.pull * chance.next()) }, () =>
          snackOf(chance, { site, day }),
        ),
      ),
  ).flat();

export const snackRow = (each, at) => [
  ...[at + 1, each.site.id, dayText(each.day), each.product.name, each.product.category],
  ...[each.point, each.isPromotion, each.units, each.revenue, each.cost, each.wasted],
];

const tiers = [
  { name: "Blue", start: 1450, joins: 74, leaves: 0.028, points: 210 },
  { name: "Silver", start: 520, joins: 21, leaves: 0.019, points: 640 },
  { name: "Gold", start: 165, joins: 7, leaves: 0.011, points: 1880 },
];

/** The cards of a tier at a site, from month to month, as long as the site is open. */
const levelsOf = (chance, site, tier) => {
  let active = Math.round(tier.start * site.pull * (site.opened > 0 ? 0 : 1));
  return monthEnds(34)
    .filter(({ day }) => isOpen(site, day))
    .map(({ day, text }) => {
      const rush = demandOf(day - (day % 7)) * 1.2;
      const joined = Math.round((tier.joins * site.pull * rush * chance.between(75, 125)) / 100);
      const cancelled = Math.min(
        active,
        Math.round((active * tier.leaves * chance.between(70, 130)) / 100),
      );
      active += joined - cancelled;
      const points = Math.round((active * tier.points * chance.between(88, 112)) / 100);
      return { day, text, site: site.name, tier: tier.name, active, points, joined, cancelled };
    });
};

export const cardsOf = (chance) =>
  sites
    .flatMap((site) => tiers.flatMap((tier) => levelsOf(chance, site, tier)))
    .sort((one, other) => one.day - other.day);

export const cardRow = (each, at) => [
  ...[at + 1, each.text, each.site, each.tier, each.active, each.points],
  ...[each.joined, each.cancelled],
];
