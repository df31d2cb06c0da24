import { dayText, monthEnds } from "../../tables.mjs";
import { bases, cars, firstNames, garages, lastNames, oneOf } from "./lists.mjs";

export const lastDay = 1034;

const letters = "ABCDEFGHJKLMNOPRSTUVWXYZ";
const plateOf = (chance, joined) => {
  const year = Math.min(26, Math.max(17, 24 + Math.floor(joined / 365) - chance.between(0, 4)));
  const end = Array.from({ length: 3 }, () => letters[chance.below(letters.length)]).join("");
  return `W${chance.pick(["A", "D", "F", "K", "M"])}${year} ${end}`;
};

const contracts = [
  ["OWN", 56],
  ["REN", 31],
  ["EMP", 13],
];

const stateOf = (chance, left) => {
  if (left !== undefined) return "LFT";
  return chance.percent(8) ? "SUS" : "ACT";
};

const driverOf = (chance, used) => {
  const joined = chance.percent(58) ? chance.between(-2600, -1) : chance.between(0, lastDay - 12);
  const left = chance.percent(joined < 0 ? 42 : 24)
    ? Math.max(joined + 60, 0) + chance.between(20, 1000)
    : undefined;
  const [car, fuel] = oneOf(chance, cars, joined < 200 ? 2 : 3);
  let name;
  do name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
  while (used.has(name));
  used.add(name);
  const isGone = left !== undefined && left <= lastDay;
  const status = stateOf(chance, isGone ? left : undefined);
  return {
    ...{ name, status, joined, car, fuel, left: isGone ? left : undefined },
    base: oneOf(chance, bases)[0],
    contract: oneOf(chance, contracts)[0],
    badge: isGone
      ? left + chance.between(20, 700)
      : lastDay + (status === "SUS" ? chance.between(-90, 200) : chance.between(6, 1040)),
    plate: plateOf(chance, joined),
    diligence: 2 + chance.below(9),
    quality: chance.between(-5, 5) / 10,
    awaySince:
      status === "SUS" || (status === "ACT" && chance.percent(13))
        ? lastDay - chance.between(status === "SUS" ? 5 : 34, 80)
        : undefined,
  };
};

/** Drivers who drove since 2024, the first to join with the lowest numbers. */
export const driversOf = (chance, count) => {
  const used = new Set();
  return Array.from({ length: count }, () => driverOf(chance, used))
    .sort((one, other) => one.joined - other.joined)
    .map((driver, at) => ({ id: 101 + at, ...driver }));
};

/** Whether somebody drives then: neither suspended nor on leave. */
export const drivesOn = ({ joined, left, awaySince }, day) =>
  joined <= day && day < (left ?? Infinity) && day < (awaySince ?? Infinity);

export const driverRow = (driver) => [
  ...[driver.id, driver.name, driver.status, driver.base, driver.contract],
  ...[dayText(driver.joined), driver.left === undefined ? "" : dayText(driver.left)],
  ...[dayText(driver.badge), driver.plate, driver.car, driver.fuel],
];

/** A vehicle is inspected every half year, and again soon after a failure. */
const inspectionsOfOne = (chance, driver) => {
  const found = [];
  const end = Math.min(driver.left ?? lastDay, lastDay);
  let day = Math.max(driver.joined, 0) + (driver.joined < 0 ? chance.between(0, 180) : 3);
  while (day <= end) {
    const failure = { Diesel: 21, Petrol: 17, Hybrid: 11, Electric: 6 }[driver.fuel];
    const result = ["PAS", "ADV", "FAL"][chance.weighted([74 - failure, 26, failure])];
    const next = day + (result === "FAL" ? chance.between(3, 16) : 183 + chance.between(-9, 2));
    found.push({ driver, day, result, due: result === "FAL" ? undefined : day + 183 });
    day = next;
  }
  return found.map((each) => ({ ...each, garage: oneOf(chance, garages)[0] }));
};

export const inspectionsOf = (chance, drivers) =>
  drivers
    .flatMap((driver) => inspectionsOfOne(chance, driver))
    .sort((one, other) => one.day - other.day || one.driver.id - other.driver.id);

export const inspectionRow = ({ driver, day, due, garage, result }, at) => [
  ...[at + 1, driver.id, dayText(day), due === undefined ? "" : dayText(due), garage, result],
];

/** Vehicles of the drivers and spare ones, at the end of each month. */
export const fleetLevelsOf = (chance, drivers) =>
  monthEnds(34).flatMap(({ day, text }) =>
    bases.flatMap(([base, weight]) =>
      ["Electric", "Hybrid", "Diesel", "Petrol"].map((fuel) => {
        const driven = drivers.filter(
          (each) => each.base === base && each.fuel === fuel && drivesOn(each, day),
        ).length;
        const spare = fuel === "Petrol" ? 0 : Math.floor((weight + chance.below(18)) / 18);
        const vehicles = driven + spare;
        return { text, base, fuel, vehicles, offRoad: Math.min(vehicles, chance.below(spare + 2)) };
      }),
    ),
  );

export const fleetLevelRow = (each, at) => [
  ...[at + 1, each.text, each.base, each.fuel, each.vehicles, each.offRoad],
];
