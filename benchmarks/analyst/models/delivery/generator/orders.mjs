import { momentText } from "../../tables.mjs";
import { cities } from "./lists.mjs";
import { lastDay, promotions } from "./partners.mjs";

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

/** January 2024 began on a Monday: much on Friday and at the weekend. */
const weekdays = [78, 80, 86, 94, 128, 132, 116];
/** From eleven in the morning to ten at night. */
const hours = [3, 9, 11, 6, 4, 5, 11, 19, 22, 16, 9, 5];
const pace = { BIKE: 4.6, EBIKE: 3.7, SCOOT: 3, CAR: 3.4 };

/** Somebody of the city: most often one of those who order often, now and then somebody for the first time. */
const customerOf = (chance, { city, day, seen }) => {
  const at = cities.findIndex(([name]) => name === city);
  const ids = seen[at];
  if (chance.percent(13 - day / 250) || ids.length < 30) {
    const customer = (at + 1) * 10_000 + ids.length + 1;
    ids.push(customer);
    return { customer, isFirst: true };
  }
  const place = Math.floor(ids.length * chance.next() ** 2.6);
  return { customer: ids[(place + Math.floor(day / 9)) % ids.length], isFirst: false };
};

const fits = ({ from, until, city, isFirstOnly, kind }, order) =>
  from <= order.day &&
  order.day <= until &&
  (city === "" || city === order.restaurant.city) &&
  (!isFirstOnly || order.isFirst) &&
  (kind !== "BOGO" || order.hour < 15) &&
  (kind !== "DEL" || order.way !== "PCK");

const promotionOf = (chance, order) =>
  promotions.find((each) => fits(each, order) && chance.percent(each.use));

const discountOf = ({ kind, value }, { basket, fee }) => {
  if (kind === "DEL") return fee;
  if (kind === "BOGO") return Math.round(basket * 0.35);
  return kind === "PCT" ? Math.round((basket * value) / 100) : Math.min(value * 100, basket);
};

const commissionShare = ({ rate }, way) => (way === "PLT" ? rate : way === "OWN" ? 14 : 10) / 100;

/** What is paid, in pence. */
const moneyOf = (chance, order) => {
  const { restaurant, day, way } = order;
  const size = 0.55 + chance.next() + (chance.percent(9) ? 1.1 : 0);
  const fee = way === "PCK" ? 0 : 149 + 50 * chance.below(6);
  const promotion = promotionOf(chance, order);
  const more = (promotion === undefined ? 1 : 1.07) * (1 + day / 9000);
  const basket = Math.round(restaurant.price * 100 * size * more);
  return {
    ...{ basket, fee, promotion, items: 1 + Math.floor(basket / 900) },
    service: Math.max(79, Math.min(299, Math.round(basket * 0.05))),
    discount: promotion === undefined ? 0 : discountOf(promotion, { basket, fee }),
    tip: way !== "PCK" && chance.percent(19) ? 50 * chance.between(1, 8) : 0,
    commission: Math.round(basket * commissionShare(restaurant, way)),
    pay: ["card", "applepay", "paypal", "cash"][chance.weighted([48, 30, 16, 6])],
  };
};

const riderFor = (chance, riders, { restaurant, day }) => {
  const there = riders.filter(
    ({ city, started, left = lastDay + 1 }) =>
      city === restaurant.city && started <= day && day < left,
  );
  return there[chance.weighted(there.map(({ eager }) => eager))];
};

/** When it was accepted, ready, fetched and brought. Scanners at the counter fail now and then. */
const wayOf = (chance, { at, day, hour, restaurant, way, rider, metres }) => {
  const isBusy = hour >= 18 && hour <= 20 && day % 7 >= 4;
  const accepted = at + chance.between(0, 4);
  const ready = accepted + restaurant.prep + chance.between(-4, 9) + (isBusy ? 4 : 0);
  const promised = at + 5 * Math.round((restaurant.prep + 24 + metres / 300) / 5);
  if (way === "PCK") return { accepted, ready, promised, picked: ready + chance.between(0, 14) };
  const arrived = ready + chance.between(-9, 8);
  const picked = Math.max(arrived, ready) + chance.between(1, 4);
  const perKm = rider === undefined ? 4 : pace[rider.vehicle] - rider.care / 2;
  const delay = (isBusy ? 3 : 0) + (chance.percent(5) ? chance.between(12, 40) : 0);
  const ride = Math.round((metres / 1000) * perKm) + chance.between(2, 9) + delay;
  return {
    ...{ accepted, promised, picked, delivered: picked + ride },
    ready: chance.percent(4) ? undefined : ready,
    arrived: rider === undefined || chance.percent(6) ? undefined : arrived,
  };
};

const stars = (chance, mean) =>
  Math.max(1, Math.min(5, Math.round(mean + chance.between(-22, 14) / 10)));

const ratingOf = (chance, { restaurant, rider, picked, delivered, promised }) => {
  const rated = (delivered ?? picked) + chance.between(20, 2200);
  if (!chance.percent(41) || rated >= (lastDay + 1) * 1440) return { food: "", ride: "" };
  const late = Math.max(0, (delivered ?? picked) - promised);
  const isRideRated = rider !== undefined && chance.percent(82);
  return {
    food: stars(chance, 4.85 + restaurant.quality - late / 40),
    ride: isRideRated ? stars(chance, 5 + rider.care - late / 25) : "",
    rated,
  };
};

/** Why it came to nothing, if it did: too many orders for the kitchen, nobody to bring it, another mind. */
const endOf = (chance, way) => {
  if (chance.percent(2.4))
    return { status: "REJ", reason: ["BUSY", "CLOSED", "STOCK"][chance.below(3)] };
  if (!chance.percent(4.6)) return { status: "DLV", reason: "" };
  const reasons = ["CUST", "NORIDER", "ADDRESS", ""];
  return {
    status: "CAN",
    reason: reasons[chance.weighted(way === "PLT" ? [45, 30, 17, 8] : [70, 0, 20, 10])],
  };
};

const waysOf = ({ hasOwn }) => (hasOwn ? [22, 62, 16] : [86, 0, 14]);

const orderOf = (chance, { day, open, riders, seen }) => {
  const restaurant = open[chance.weighted(open.map(({ demand }) => demand))];
  const hour = 11 + chance.weighted(hours);
  const at = day * 1440 + hour * 60 + chance.below(60);
  const way = ["PLT", "OWN", "PCK"][chance.weighted(waysOf(restaurant))];
  const placed = { day, hour, at, restaurant, way };
  const order = { ...placed, ...customerOf(chance, { city: restaurant.city, day, seen }) };
  const end = endOf(chance, way);
  const isDone = end.status === "DLV";
  const hasRider = way === "PLT" && (isDone || end.reason === "ADDRESS");
  const rider = hasRider ? riderFor(chance, riders, order) : undefined;
  const metres = way === "PCK" ? "" : 300 + Math.round(6900 * chance.next() ** 1.7);
  const times = isDone ? wayOf(chance, { ...order, rider, metres: metres || 0 }) : {};
  const money = moneyOf(chance, order);
  return {
    ...{ ...order, ...end, rider, metres, ...times, ...money },
    ...(isDone ? {} : { tip: 0, commission: 0 }),
    channel: ["app", "web", "kiosk"][chance.weighted([71 + day / 100, 26, 2])],
    ...(isDone ? ratingOf(chance, { ...order, rider, ...times }) : { food: "", ride: "" }),
  };
};

const openOn = (restaurants, day) =>
  restaurants
    .filter(({ joined, left = lastDay + 1, status }) => {
      const isPaused = status === "PAUSE" && day > lastDay - 24;
      return status !== "ONB" && joined <= day && day < left && !isPaused;
    })
    .map((each) => {
      const share = cities.find(([city]) => city === each.city)[2];
      return { ...each, demand: each.weight * share };
    });

export const ordersOf = (chance, { restaurants, riders }) => {
  const seen = cities.map(() => []);
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const open = openOn(restaurants, day);
    const season = [106, 103, 100, 97, 96, 93, 90, 91, 98, 102, 106, 112][
      Math.floor((day % 365.25) / 30.5)
    ];
    const wave = (weekdays[day % 7] * season * chance.between(90, 110)) / 1e6;
    const count = Math.round((27 + day / 62) * wave);
    return Array.from({ length: count }, () => orderOf(chance, { day, open, riders, seen }));
  })
    .flat()
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const orderRow = (each) => [
  ...[each.id, `FD-${String(each.id + 700_000)}`, each.restaurant.id, each.rider?.id ?? ""],
  ...[each.customer, each.isFirst, each.status, each.reason, each.channel, each.way],
  ...[momentText(each.at), textOr(each.accepted), textOr(each.ready), textOr(each.arrived)],
  ...[textOr(each.picked), textOr(each.delivered), textOr(each.promised), each.metres, each.items],
  ...[each.basket, each.fee, each.service, each.discount, each.tip, each.commission],
  ...[each.promotion?.id ?? "", each.pay, each.food, each.ride, textOr(each.rated)],
];
