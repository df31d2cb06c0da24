import { momentText } from "../../tables.mjs";
import { products, staff } from "./lists.mjs";
import { lastDay } from "./sites.mjs";

const priceAt = (pence, day) => Math.round(pence * (day >= 731 ? 1.06 : day >= 366 ? 1.03 : 1));

const saleOf = (chance, { site, at, day, buyer, by, receipt }) => {
  const [sku, name, category, pence] = products[chance.weighted(products.map((each) => each[4]))];
  const isReturn = chance.percent(1.6);
  const many = category === "Boxes" ? chance.between(2, 14) : chance.between(1, 3);
  const price = priceAt(pence, day);
  const quantity = isReturn ? -Math.ceil(many / 3) : many;
  const isCut = chance.percent(6);
  const discount = isCut && !isReturn ? Math.round(price * quantity * 0.1) : 0;
  return { site, at, buyer, by, receipt, sku, name, category, quantity, price, discount };
};

/** Receipts of one to four lines: at the counter when people move in, and to passers-by. */
export const salesOf = (chance, { sites, agreements }) => {
  const moved = agreements
    .filter(({ start }) => start >= 0)
    .filter(() => chance.percent(58))
    .map((buyer) => ({ site: buyer.site, day: buyer.start, buyer }));
  const passing = sites.flatMap((site) =>
    Array.from({ length: 230 + site.count * 2 }, () => ({
      site,
      day: chance.between(Math.max(0, site.opened), lastDay),
    })),
  );
  return [...moved, ...passing]
    .map((each) => ({
      ...each,
      at: each.day * 1440 + chance.between(9, 17) * 60 + chance.below(60),
    }))
    .sort((one, other) => one.at - other.at)
    .flatMap((each, receipt) => {
      const by = chance.percent(4) ? "" : chance.pick(staff[each.site.name]);
      const count = 1 + chance.weighted([42, 30, 18, 10]);
      return Array.from({ length: count }, () => saleOf(chance, { ...each, by, receipt }));
    })
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const saleRow = (each) => [
  ...[each.id, `R${String(each.receipt + 1).padStart(6, "0")}`, each.site.id, momentText(each.at)],
  ...[each.sku, each.name, each.category, each.quantity, each.price, each.discount],
  ...[each.quantity * each.price - each.discount, each.by, each.buyer?.id ?? ""],
];
