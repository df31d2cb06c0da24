import { Chance } from "./chance.mjs";
import { busyness, dateText, dayCount, isBlackWeek, partsOfDay } from "./calendar.mjs";
import { cities, cityShares, stores } from "./places.mjs";
import { products } from "./products.mjs";

/** By the end of the story; later days go on at its pace. */
const orderCount = 40_000;
const hourWeights = [
  1, 0, 0, 0, 0, 1, 2, 4, 6, 8, 10, 11, 11, 10, 9, 9, 10, 12, 14, 15, 13, 10, 6, 3,
];

/** Every order until the last day, and what is in it: `order(…)` and `line(…)` are called in the order of time. */
export function sell({ lastDay, customers, order, line }) {
  const chance = new Chance(23);
  const buyersOf = new Map(cities.map((city) => [city, []]));
  let arrived = 0;
  let orderId = 0;
  let lineId = 0;
  for (const [day, ordersOfDay] of ordersByDay(chance, lastDay).entries()) {
    while (arrived < customers.length && customers[arrived].joinedDay <= day) {
      buyersOf.get(customers[arrived].city).push(customers[arrived]);
      arrived++;
    }
    const today = partsOfDay(day);
    const shares = cityShares(day / dayCount);
    const shelf = shelfOf(day, today);
    for (const secondOfDay of secondsOf(chance, ordersOfDay)) {
      const city = cities[chance.weighted(shares)];
      const buyers = buyersOf.get(city);
      const draw = chance.next();
      // Who came early and stayed buys more often.
      const customer = buyers[Math.floor(draw * (0.4 + 0.6 * draw) * buyers.length)];
      const store = storeOf(chance, city.name, day);
      const lines = linesOf(chance, { day, lastDay, today, shelf, customer });
      orderId++;
      order({
        id: orderId,
        customer,
        store,
        orderedAt: `${dateText(day)} ${clock(secondOfDay)}`,
        status: statusOf(chance, lastDay - day, lines),
      });
      for (const one of lines) line({ id: ++lineId, orderId, customer, ...one });
    }
  }
}

/** How many orders each day gets, so that they are `orderCount` at the end of the story. */
function ordersByDay(chance, lastDay) {
  const weights = [];
  for (let day = 0; day < dayCount; day++)
    weights.push(busyness(day) * (0.85 + 0.3 * chance.next()));
  const perWeight = orderCount / weights.reduce((sum, weight) => sum + weight, 0);
  let wanted = 0;
  let given = 0;
  const orders = weights.map((weight, day) => {
    wanted += weight * perWeight;
    const ofDay = (day === dayCount - 1 ? orderCount : Math.floor(wanted)) - given;
    given += ofDay;
    return ofDay;
  });
  const later = new Chance(29);
  for (let day = dayCount; day <= lastDay; day++)
    orders.push(Math.round(busyness(day) * (0.85 + 0.3 * later.next()) * perWeight));
  return orders;
}

function secondsOf(chance, count) {
  const seconds = [];
  for (let index = 0; index < count; index++)
    seconds.push(chance.weighted(hourWeights) * 3600 + chance.below(3600));
  return seconds.sort((a, b) => a - b);
}

const two = (number) => String(number).padStart(2, "0");
const clock = (second) =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;

/** Where there is a store, half of the people go there. */
function storeOf(chance, city, day) {
  const near = stores.filter(
    (store) => store.city === city && store.openedDay <= day && day <= store.closedDay,
  );
  return near.length > 0 && chance.percent(52) ? chance.pick(near) : stores[0];
}

/** What is on sale today, with the sums of the weights, so that one search finds a product. */
function shelfOf(day, { month }) {
  const quarter = Math.floor((month - 1) / 3);
  const onSale = products.filter((product) => product.launchDay <= day);
  let sum = 0;
  const sums = onSale.map((product) => (sum += product.sells * product.seasons[quarter]));
  return { onSale, sums, sum };
}

function productOf(chance, { onSale, sums, sum }) {
  const draw = chance.next() * sum;
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > draw) high = middle;
    else low = middle + 1;
  }
  return onSale[low];
}

function linesOf(chance, { day, lastDay, today, shelf, customer }) {
  const cancelled = chance.percent(2.5);
  const lines = [];
  for (let left = 1 + chance.weighted([26, 32, 22, 12, 5, 3]); left > 0; left--) {
    const product = productOf(chance, shelf);
    const quantity =
      1 + chance.weighted(customer.company === "" ? [80, 14, 4, 2] : [45, 20, 12, 8, 6, 9]);
    const unitCents = roundToTen(product.priceCents * yearFactor(today.year, 4));
    const discountPercent = discountOf(chance, today, customer);
    const netCents = Math.round((quantity * unitCents * (100 - discountPercent)) / 100);
    const costCents = Math.round((quantity * unitCents * costPercentOf(product, today)) / 100);
    const returned = chance.percent(product.returnPercent * (customer.company === "" ? 1 : 0.3));
    // Nothing comes back from an order of the last days yet.
    const state = cancelled ? "cancelled" : returned && day < lastDay - 13 ? "returned" : "sold";
    lines.push({ product, quantity, unitCents, discountPercent, netCents, costCents, state });
  }
  return lines;
}

/** Prices go up each January by so many percent. */
const yearFactor = (year, percent) => 1 + ((Math.max(2024, year) - 2024) * percent) / 100;

const roundToTen = (cents) => Math.round(cents / 10) * 10;

/** Tents became dearer to buy in 2026, and their price did not follow. */
const costPercentOf = ({ categoryId, costPercent }, { year }) =>
  costPercent + (categoryId === 1 && year === 2026 ? 12 : 0);

function discountOf(chance, today, { company }) {
  if (isBlackWeek(today)) return chance.pick([15, 20, 25, 30]);
  if (company !== "") return 8;
  const clearance = today.month === 1 || today.month === 7;
  if (clearance) return chance.percent(45) ? chance.pick([10, 20, 30]) : 0;
  return chance.percent(8) ? chance.pick([5, 10]) : 0;
}

function statusOf(chance, age, lines) {
  if (lines[0].state === "cancelled") return "cancelled";
  if (age < 4 && chance.percent(70)) return "open";
  const returned = lines.filter(({ state }) => state === "returned").length;
  if (returned === 0) return "completed";
  return returned === lines.length ? "returned" : "partly_returned";
}
