import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { assortment, categories, firstNames, lastNames, stores, suppliers } from "./lists.mjs";
import { lastDay, salesOf } from "./sales.mjs";

const always = 9999;
const dayOrNothing = (day) => (day <= lastDay ? dayText(day) : "");

/** Everybody's name is there once. */
const membersOf = (chance) =>
  Array.from({ length: 340 }, (_, at) => ({
    id: at + 1,
    name: `${firstNames[at % 20]} ${lastNames[(at + Math.floor(at / 20)) % 20]}`,
    tier: ["green", "silver", "gold"][chance.weighted([6, 3, 1])],
    joined: at < 40 ? -chance.between(1, 600) : chance.below(lastDay),
    born: -chance.between(19 * 365, 86 * 365) + 900,
    town: stores[chance.below(stores.length)][1],
    reads: chance.percent(62),
  }));

const productsOf = (chance) =>
  assortment.flatMap(([by, names], category) =>
    names.split("|").map((entry, at) => {
      const [name, price] = entry.split(":");
      const id = category * 6 + at + 1;
      const from = id % 8 === 3 ? chance.between(100, 900) : -chance.between(10, 1500);
      return {
        ...{ id, name, category, price: Number(price), from, supplier: chance.pick(by) },
        until: id % 12 === 5 ? chance.between(500, 1000) : always,
        isPeatFree: category === 4 ? at % 2 === 0 : category < 3 && chance.percent(40),
        isOwnBrand: category > 2 && chance.percent(30),
      };
    }),
  );

/** Orders of goods: received, still open, or cancelled. */
const purchasesOf = (chance) => {
  const orders = [];
  for (let day = 2; day <= lastDay; day += chance.between(1, 4)) {
    const supplier = chance.below(suppliers.length);
    const store = chance.weighted(stores.map((each) => (each[4] <= day + 30 ? 1 : 0)));
    const due = day + suppliers[supplier][2] + chance.between(0, 5);
    const delivered = due + chance.weighted([2, 2, 2, 6, 2, 2, 1, 1, 1]) * 2 - 6;
    const isCancelled = chance.percent(6);
    const isOpen = !isCancelled && (delivered > lastDay || (day > 960 && chance.percent(10)));
    orders.push([
      ...[orders.length + 1, supplier + 1, store + 1, dayText(day), dayText(due)],
      ...[isCancelled || isOpen ? "" : dayText(delivered)],
      ...[isCancelled ? "X" : isOpen ? "O" : "R", chance.between(180, 8200)],
    ]);
  }
  return orders;
};

/** What lies in each store on each Saturday since January 2025. */
const countsOf = (chance) => {
  const counts = [];
  for (let day = 369; day <= lastDay; day += 7)
    stores.forEach(([, , , , opened, metres], store) => {
      if (opened > day) return;
      categories.forEach(([, , , most], category) => {
        const units = Math.round((metres / 40) * most * (0.4 + chance.next()));
        const value = units * [2, 8, 8, 2, 4, 12, 8, 80][category];
        counts.push([counts.length + 1, dayText(day), store + 1, category + 1, units, value]);
      });
    });
  return counts;
};

const costOf = ({ price, category }) =>
  (Math.round(price * categories[category][2] * 100) / 100).toFixed(2);

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** Stores with what they sell, to whom, what comes back, what is ordered, and what lies on the shelves. */
export const tables = () => {
  const chance = new Chance(97);
  const members = membersOf(chance);
  const products = productsOf(chance);
  const { receipts, lines, returns } = salesOf(chance, members, products);
  const storeRows = stores.map(([name, town, region, format, opened, metres, cafe]) => [
    ...[name, town, region, format, dayText(opened), metres, cafe],
  ]);
  const productRows = products.map((each) => [
    ...[each.id, each.name, each.category + 1, each.supplier, each.price, costOf(each)],
    ...[dayText(each.from), dayOrNothing(each.until), each.isPeatFree, each.isOwnBrand],
  ]);
  const memberRows = members.map(({ id, name, tier, joined, born, town, reads }) => [
    ...[id, name, tier, dayText(joined), dayText(born), town, reads],
  ]);
  return {
    "stores.csv": csv(
      "id,name,town,region,format,opened_on,square_metres,has_cafe",
      numbered(storeRows),
    ),
    "suppliers.csv": csv(
      "id,name,country",
      numbered(suppliers.map(([name, country]) => [name, country])),
    ),
    "categories.csv": csv(
      "id,name,department",
      numbered(categories.map(([name, department]) => [name, department])),
    ),
    "products.csv": csv(
      "id,name,category_id,supplier_id,price,unit_cost,listed_on,delisted_on,is_peat_free,is_own_brand",
      productRows,
    ),
    "members.csv": csv("id,name,tier,joined_on,born_on,town,newsletter", memberRows),
    "receipts.csv": csv("id,store_id,member_id,sold_at,payment", receipts),
    "receipt_lines.csv": csv("id,receipt_id,product_id,quantity,net_amount,discount", lines),
    "returns.csv": csv("id,line_id,returned_on,reason,quantity,refund", returns),
    "purchase_orders.csv": csv(
      "id,supplier_id,store_id,ordered_on,due_on,delivered_on,state,amount",
      purchasesOf(chance),
    ),
    "stock_counts.csv": csv("id,counted_on,store_id,category_id,units,value", countsOf(chance)),
  };
};
