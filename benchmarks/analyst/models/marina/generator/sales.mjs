import { momentText } from "../../tables.mjs";
import { byWeight, lastDay, marinas, monthOf, products, weekdayOf } from "./lists.mjs";

const months = [4, 4, 6, 10, 14, 18, 23, 25, 15, 9, 5, 4];
const weekdays = [1.35, 0.7, 0.65, 0.8, 0.95, 1.25, 1.55];

/** Castle Cove has one pump, and Saltmarsh Quay no fuel for clean engines. */
const isSold = ({ name }, marina) =>
  !(marina === "Castle Cove" && (name === "Petrol" || name === "HVO Diesel")) &&
  !(marina === "Saltmarsh Quay" && name === "HVO Diesel");

const saleOf = (chance, day) => {
  const marina = byWeight(chance, marinas).name;
  const product = byWeight(
    chance,
    products.filter((each) => isSold(each, marina)),
  );
  const isFuel = product.category === "FUE";
  const count = chance.between(product.least, product.most);
  const price =
    product.price *
    (1 + day / (isFuel ? 15_000 : 8000)) *
    (isFuel ? chance.between(97, 104) / 100 : 1);
  const amount = Math.round(price * count);
  const isBerthHolder = chance.percent(isFuel ? 58 : 41);
  const byAccount = isBerthHolder && chance.percent(24);
  return {
    ...{ marina, product, amount, isBerthHolder, at: day * 1440 + chance.between(450, 1170) },
    litres: isFuel ? count : "",
    cost: Math.round((amount * (product.cost + chance.between(-3, 3))) / 100),
    payment: byAccount
      ? "Account"
      : chance.percent(product.category === "GRO" ? 22 : 5)
        ? "Cash"
        : "Card",
  };
};

/** Sales of fuel and in the shops, most of them on summer weekends. */
export const salesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) => {
    const usual = 1.45 * months[monthOf(day)] * weekdays[weekdayOf(day)] * (1 + day / 4500);
    const count = Math.floor((usual * chance.between(70, 130)) / 100 + chance.next());
    return Array.from({ length: count }, () => saleOf(chance, day)).sort(
      (one, other) => one.at - other.at,
    );
  }).flat();

export const saleRow = (sale, at) => [
  ...[at + 1, momentText(sale.at), sale.marina, sale.product.category, sale.product.name],
  ...[sale.payment, sale.isBerthHolder, sale.litres, sale.amount, sale.cost],
];
