// The trips, and the fuel that the cards bought for them.
import { momentText } from "../../tables.mjs";
import { crewOf, lastDay } from "./assets.mjs";
import { bodies, brands, depots, schemes, tollStates } from "./lists.mjs";

/** Of a hundred long trips so many cross a border of states. */
const interstateShare = { UTE: 6, VAN: 9, RIG: 38, PRM: 45, CAR: 12 };

const typeOf = (chance, body, isWeekend) => {
  if (body === "PRM") return chance.percent(82) ? "Linehaul" : "Delivery";
  if (body === "CAR")
    return isWeekend ? "Private" : chance.pick(["Service call", "Transfer", "Private"]);
  if (body === "UTE") return chance.pick(["Service call", "Service call", "Delivery", "Transfer"]);
  return chance.percent(88) ? "Delivery" : "Transfer";
};

/** One working day in a few, more of them before Christmas and less in January; few at weekends. */
const isOut = (chance, { useShare, body }, day) => {
  const weekday = day % 7;
  const dayOfYear = day % 365;
  const season = dayOfYear > 310 && dayOfYear < 356 ? 1.15 : dayOfYear < 14 ? 0.5 : 1;
  const weekend = weekday < 5 ? 1 : weekday === 5 ? 0.3 : body === "PRM" ? 0.25 : 0.06;
  return chance.percent(useShare * season * weekend);
};

const tollOf = (chance, { body, depot }) =>
  tollStates.has(depots[depot][1]) && chance.percent(34)
    ? chance.between(3, body === "PRM" ? 30 : 11) * 1.37
    : 0;

const tripOf = (chance, vehicle, crew, day) => {
  const { km } = bodies[vehicle.body];
  const present = crew.filter(({ hired, left }) => hired <= day && left > day);
  const isUnknown = present.length === 0 || chance.percent(3);
  const driver = isUnknown
    ? undefined
    : present[Math.min(chance.weighted([6, 3, 2, 2, 1, 1]), present.length - 1)];
  const type = typeOf(chance, vehicle.body, day % 7 > 4);
  const distance = Math.round(km * (0.35 + chance.next() * 1.3) * (type === "Transfer" ? 3 : 10));
  const speed = vehicle.body === "PRM" ? chance.between(62, 84) : chance.between(26, 58);
  const idle = chance.between(2, 18) + chance.weighted([6, 3, 1]) * chance.between(5, 25);
  const begins = vehicle.body === "PRM" ? chance.between(1, 14) : chance.between(5, 14);
  const start = day * 1440 + begins * 60 + chance.below(60);
  const roughness = driver?.roughness ?? 10;
  const braking = chance.percent(Math.min(92, roughness * (km / 24))) ? chance.between(1, 4) : 0;
  const isLong = distance > km * 12;
  return {
    ...{ vehicle, driver, type, start, distance: distance / 10, idle, braking, speed },
    end: start + Math.round((distance / 10 / speed) * 60) + idle,
    fuel: vehicle.make[2] === "ELE" ? undefined : (distance / 1000) * vehicle.thirst + idle * 0.03,
    cornering: chance.percent(roughness * 1.5) ? chance.between(1, 2) : 0,
    speeding: chance.percent(roughness + 3) ? chance.between(1, 3) : 0,
    tolls: tollOf(chance, vehicle),
    isInterstate: isLong && chance.percent(interstateShare[vehicle.body]),
  };
};

/** Trips in the order of their begin. */
export const tripsOf = (chance, vehicles, drivers) => {
  const trips = [];
  for (const vehicle of vehicles) {
    if (vehicle.isNew) continue;
    const crew = crewOf(drivers, vehicle);
    const first = (vehicle.id * 3) % Math.max(1, crew.length);
    const ordered = [...crew.slice(first), ...crew.slice(0, first)];
    const begin = Math.max(0, vehicle.acquired + 5, depots[vehicle.depot][3]);
    const end = Math.min(vehicle.disposed - 8, vehicle.isDown ? lastDay - 26 : lastDay);
    for (let day = begin; day <= end; day++)
      if (isOut(chance, vehicle, day)) trips.push(tripOf(chance, vehicle, ordered, day));
  }
  for (const { vehicle, distance } of trips) vehicle.odometer += distance;
  const over = (lastDay + 1) * 1440;
  return trips
    .filter(({ end }) => end < over)
    .sort((left, right) => left.start - right.start || left.vehicle.id - right.vehicle.id);
};

export const tripRow = (trip, at) => [
  ...[at + 1, trip.vehicle.id, trip.driver?.id ?? "", trip.type],
  ...[momentText(trip.start), momentText(trip.end), trip.distance.toFixed(1)],
  ...[trip.fuel?.toFixed(1) ?? "", trip.idle, trip.braking, trip.cornering, trip.speeding],
  ...[Math.round(trip.speed * 1.45), trip.tolls.toFixed(2), trip.isInterstate],
];

const productOf = ({ make }) => (make[2] === "DSL" ? "Diesel" : "ULP 91");

/** Cents for a litre: it rises and falls by the quarter, and is dearer far from the ports. */
const priceOf = (chance, vehicle, day) => {
  const quarter = Math.floor(day / 91.3);
  const diesel = [196, 191, 184, 181, 186, 179, 182, 188, 193, 201, 207, 198][quarter] ?? 198;
  const far = { NSW: 0, VIC: -1, QLD: 2, WA: 4, SA: 1, TAS: 7 }[depots[vehicle.depot][1]];
  return diesel + far + chance.between(-8, 8) - (productOf(vehicle) === "Diesel" ? 0 : 9);
};

const exceptionOf = (chance, hour) => {
  if (hour < 4) return chance.percent(40) ? "OFFHRS" : "";
  if (chance.percent(2)) return "OVRTNK";
  return chance.percent(1.4) ? "NOTRIP" : "";
};

/** A card follows its vehicle and is renewed once in these years. */
const cardOf = (vehicle, day) =>
  `7034${String(110_000 + vehicle.id * 37 + (day > 500 + vehicle.id * 4 ? 1 : 0))}`;

/** Fills when two thirds of the tank are used; now and then AdBlue or a wash. */
export const fillsOf = (chance, trips) => {
  const used = new Map();
  const fills = [];
  for (const { vehicle, driver, end, fuel } of trips) {
    if (fuel === undefined) continue;
    const { tank } = bodies[vehicle.body];
    const empty = (used.get(vehicle) ?? 0) + fuel;
    used.set(vehicle, empty);
    if (empty < tank * 0.66) continue;
    used.set(vehicle, 0);
    const day = Math.floor(end / 1440);
    if (day > lastDay) continue;
    const litres = Math.round(empty * (94 + chance.below(10))) / 100;
    const fill = { vehicle, driver, at: end + chance.between(2, 40), day };
    const exception = exceptionOf(chance, Math.floor((fill.at % 1440) / 60));
    const cents = priceOf(chance, vehicle, day);
    fills.push(saleOf(chance, fill, { product: productOf(vehicle), litres, cents, exception }));
    const isHeavy = vehicle.body === "PRM" || vehicle.body === "RIG";
    if (isHeavy && chance.percent(22))
      fills.push(saleOf(chance, fill, { product: "AdBlue", litres: litres / 18, cents: 109 }));
    if (!isHeavy && chance.percent(5))
      fills.push(saleOf(chance, fill, { product: "Car wash", cents: 1600 }));
  }
  return fills
    .filter(({ at }) => at < (lastDay + 1) * 1440)
    .sort((left, right) => left.at - right.at);
};

const saleOf = (chance, { vehicle, driver, at, day }, { product, litres, cents, exception }) => ({
  ...{ vehicle, driver, at, product, litres, exception: exception ?? "" },
  amount: ((litres ?? 1) * cents) / 100,
  card: cardOf(vehicle, day),
  scheme: schemes[(vehicle.depot * 2) % schemes.length],
  brand: brands[chance.weighted([7, 5, 4, 2, 2])],
});

export const fillRow = (fill, at) => [
  ...[at + 1, fill.card, fill.scheme, fill.vehicle.id, fill.driver?.id ?? "", fill.brand],
  ...[fill.product, momentText(fill.at), fill.litres?.toFixed(2) ?? "", fill.amount.toFixed(2)],
  fill.exception,
];
