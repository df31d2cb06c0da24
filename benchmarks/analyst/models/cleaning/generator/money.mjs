import { dayText, monthEnds } from "../../tables.mjs";
import { products, regions } from "./lists.mjs";
import { isServed, lastDay, textOr } from "./sites.mjs";

/** What a depot gives out of a product in a month, more as the company grows, and what is left. */
const monthOf = (chance, { region, product, month, left }) => {
  const usual = (product.monthly * region.weight * (1 + month / 60)) / 17;
  const issued = Math.round((usual * chance.between(75, 128)) / 100);
  const reorder = Math.round((product.monthly * region.weight) / 22);
  const wanted = left - issued < reorder * (chance.percent(80) ? 1.5 : 0.4);
  const got = wanted ? Math.round(usual * chance.between(10, 17)) / 10 : 0;
  return { issued, reorder, left: Math.max(3, Math.round(left - issued + got)) };
};

export const consumablesOf = (chance) =>
  regions.flatMap((region) =>
    products.flatMap((product) => {
      let left = Math.round((product.monthly * region.weight) / 12);
      return monthEnds(34).map(({ text }, month) => {
        const moved = monthOf(chance, { region, product, month, left });
        left = moved.left;
        return { ...moved, region, product, text };
      });
    }),
  );

export const consumableRow = ({ product, ...each }, at) => [
  ...[at + 1, each.text, each.region.depot, product.name, product.category],
  ...[each.issued, each.left, each.reorder, product.pence],
];

const paidOn = (chance, { client, due, day, type }) => {
  if (type === "CRN") return day;
  const paid = due + client.delay + chance.between(-12, 16);
  const isStuck = chance.percent(due > lastDay - 160 ? 7 : 0.5);
  return isStuck ? undefined : Math.max(day + 2, paid);
};

const invoiceOf = (chance, { site, day, type, net }) => {
  const { client } = site.contract;
  const due = type === "CRN" ? day : day + client.terms;
  return {
    ...{ site, day, type, net, due, vat: Math.round(net * 0.2) },
    paid: paidOn(chance, { client, due, day, type }),
  };
};

const monthlyOf = (chance, { site, day, month }) => {
  const raised = 1 + 0.035 * Math.floor(month / 12);
  const fee = Math.round((site.fee / 1.07) * raised);
  const found = [{ site, day, type: "CON", net: fee }];
  if (chance.percent(11))
    found.push({
      ...{ site, type: "EXT", net: chance.between(9, 160) * 1000 },
      day: day - chance.between(0, 24),
    });
  if (chance.percent(2.4))
    found.push({
      ...{ site, type: "CRN", net: -Math.round(fee * chance.between(6, 60)) / 100 },
      day: day - chance.between(1, 20),
    });
  return found.map((each) => ({ ...each, net: Math.round(each.net) }));
};

/** Invoices at each month's end for the sites served then, with extra works and credit notes. */
export const invoicesOf = (chance, sites) =>
  monthEnds(34)
    .flatMap(({ day }, month) =>
      sites
        .filter((site) => isServed(site, day))
        .flatMap((site) => monthlyOf(chance, { site, day, month })),
    )
    .sort((one, other) => one.day - other.day)
    .map((each) => invoiceOf(chance, each));

export const invoiceRow = (each, at) => [
  ...[at + 1, `BF-${String(30_001 + at)}`, each.site.id, each.type, dayText(each.day)],
  ...[dayText(each.due), textOr(each.paid), each.net, each.vat],
];
