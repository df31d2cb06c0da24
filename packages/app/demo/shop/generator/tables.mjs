import { lastDayOf } from "./calendar.mjs";
import { customersUntil } from "./customers.mjs";
import { sell } from "./orders.mjs";
import { cities, stores } from "./places.mjs";
import { categories, products } from "./products.mjs";

/**
 * The whole shop until a day such as `2026-12-24` as CSV texts by the names of their files. City, region and company of an order are
 * written into its lines too: a policy then filters lines without a join.
 */
export function shopTables(until) {
  const lastDay = lastDayOf(until);
  const customers = customersUntil(lastDay);
  const orders = ["id,customer_id,store_id,ordered_at,status,city,region,company"];
  const lines = [
    "id,order_id,product_id,quantity,unit_price,discount_percent,net_amount,cost_amount,state,city,region,company",
  ];
  sell({
    lastDay,
    customers,
    order: ({ id, customer, store, orderedAt, status }) =>
      orders.push(`${id},${customer.id},${store.id},${orderedAt},${status},${whose(customer)}`),
    line: (line) =>
      lines.push(
        `${line.id},${line.orderId},${line.product.id},${line.quantity},${money(line.unitCents)},${line.discountPercent},${money(line.netCents)},${money(line.costCents)},${line.state},${whose(line.customer)}`,
      ),
  });
  return {
    "cities.csv": table("name,region,country,inhabitants", cities, (city) => [
      city.name,
      city.region,
      city.country,
      city.inhabitants,
    ]),
    "stores.csv": table("id,name,city,opened_on,closed_on", stores, (store) => [
      store.id,
      store.name,
      store.city,
      store.openedOn,
      store.closedOn,
    ]),
    "categories.csv": table("id,name", categories, ({ id, name }) => [id, name]),
    "products.csv": table("id,category_id,name,price,launched_on", products, (product) => [
      product.id,
      product.categoryId,
      product.name,
      money(product.priceCents),
      product.launchedOn,
    ]),
    "customers.csv": table("id,name,email,city,region,company,joined_on", customers, (customer) => [
      customer.id,
      customer.name,
      customer.email,
      whose(customer),
      customer.joinedOn,
    ]),
    "orders.csv": text(orders),
    "order_lines.csv": text(lines),
  };
}

const whose = ({ city, company }) => `${city.name},${city.region},${company}`;

/** No value of the shop holds a comma, a quote or a line's end. */
const text = (rows) => `${rows.join("\n")}\n`;

const table = (head, rows, cells) => text([head, ...rows.map((row) => cells(row).join(","))]);

const money = (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
