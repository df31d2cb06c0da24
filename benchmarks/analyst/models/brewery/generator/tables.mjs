import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { beers, brewers, containers, newBeer, sites } from "./lists.mjs";
import { customerRow, customersOf, deliveriesOf, lastDay, orderRow, ordersOf } from "./trade.mjs";

const firstDayOf = (text) => Math.round((Date.parse(text) - Date.UTC(2024, 0, 1)) / 86_400_000);
const newBeerId = beers.length + 1;

/** A batch in its tank, packaged, or dumped; nothing is packaged of what is dumped. */
const batchOf = (chance, beerId, day, days, lossPercent) => {
  const tank = `T${chance.between(1, 6)}`;
  const brewed = chance.between(280, 430);
  const packaged = day + days + chance.between(-3, 8);
  const isDumped = packaged < lastDay && chance.percent(3);
  const status = isDumped ? "D" : packaged > lastDay ? "F" : "P";
  const loss = lossPercent + chance.between(-2, 3) + (tank === "T3" ? 3 : 0);
  const left = Math.round((brewed * (100 - Math.max(1, loss))) / 100);
  const out = { D: "0.0", P: (left / 10).toFixed(1), F: "" }[status];
  return {
    day,
    cells: [
      ...[beerId, dayText(day), status === "P" ? dayText(packaged) : "", tank, status],
      ...[chance.pick(brewers), (brewed / 10).toFixed(1), out],
    ],
  };
};

/** Batches of each beer by how well it sells; seasonal ones from a month before they are on sale. */
const batchesOf = (chance) => {
  const batches = [];
  for (const [at, [name, , , launched, months, weight, days, loss]] of beers.entries()) {
    // The smoked beer is still sold from what was brewed before.
    const end = name === "Rauchbier" ? 710 : lastDay;
    const from = Math.max(0, firstDayOf(launched) - 40);
    for (let day = from + chance.below(20); day <= end; day += chance.between(8, 16)) {
      const month = Number(dayText(day + 31).slice(5, 7));
      if (months.length > 0 && !months.includes(month)) continue;
      if (!chance.percent(weight * 10)) continue;
      batches.push(batchOf(chance, at + 1, day, days, loss));
    }
  }
  batches.push(batchOf(chance, newBeerId, lastDay - 12, 45, 6));
  batches.sort((left, right) => left.day - right.day);
  return batches.map(({ cells }, at) => [at + 1, `B${String(at + 1).padStart(4, "0")}`, ...cells]);
};

/** What lies in the cellars at each month's end. */
const stockOf = (chance) => {
  const rows = [];
  for (const { text } of monthEnds(34))
    for (const site of sites)
      for (const [at, [, , , launched, months, weight]] of beers.entries()) {
        if (launched > text) continue;
        if (months.length > 0 && !months.includes(Number(text.slice(5, 7)))) continue;
        for (const [container, { litres, cost }] of Object.entries(containers)) {
          if (site === "Taproom cellar" && container === "C24") continue;
          const units = chance.below(4 + weight * (container === "C24" ? 14 : 5));
          const volume = ((units * litres) / 100).toFixed(2);
          rows.push([text, site, at + 1, container, units, volume, units * cost]);
        }
      }
  return rows.map((row, at) => [at + 1, ...row]);
};

/** Orders that are open, paid or forgotten, customers without any, and beers that nobody brews or buys. */
export const tables = () => {
  const customers = customersOf(new Chance(611));
  const orders = ordersOf(new Chance(612), customers);
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => [
      ...[order.id, line.beerId, line.container, line.quantity, line.price, line.discount],
      ...[line.isPromo, line.litres, line.net],
    ]),
  );
  const beerRows = [...beers, newBeer].map(([name, style, abv, launched, months = []], at) => [
    ...[at + 1, name, style, abv, launched, months.length > 0],
  ]);
  const orderHead = "id,customer_id,ordered_at,requested_on,status,source,paid_on";
  return {
    "customers.csv": csv(
      "id,name,channel,town,is_tied,rep,customer_since,closed_on,credit_limit",
      customers.map(customerRow),
    ),
    "beers.csv": csv("id,name,style,abv,launched_on,is_seasonal", beerRows),
    "orders.csv": csv(orderHead, orders.map(orderRow)),
    "order_lines.csv": csv(
      "id,order_id,beer_id,container,quantity,unit_price,discount,is_promo,litres,net_amount",
      lines.map((line, at) => [at + 1, ...line]),
    ),
    "deliveries.csv": csv(
      "id,order_id,driver,route,left_at,delivered_at,kegs_delivered,empties_collected,is_late",
      deliveriesOf(new Chance(613), orders),
    ),
    "batches.csv": csv(
      "id,batch_no,beer_id,brewed_on,packaged_on,tank,status,brewer,brewed_hl,packaged_hl",
      batchesOf(new Chance(614)),
    ),
    "stock.csv": csv(
      "id,counted_on,site,beer_id,container,units,hectolitres,stock_value",
      stockOf(new Chance(615)),
    ),
  };
};
