// What the company drives, from where, and who may drive it.
import { dayText } from "../../tables.mjs";
import { bodies, depots, firstNames, lastNames, licences } from "./lists.mjs";

export const lastDay = 1034;
export const never = 99_999;
export const dayOrNothing = (day) => (day <= lastDay ? dayText(day) : "");

/** Licences that are enough for a body, as places in their list. */
const leastLicence = { CAR: 0, UTE: 0, VAN: 0, RIG: 1, PRM: 3 };

const letters = "ABCDEFGHJKLMNPRSTVWXYZ";
const plateOf = (chance, at) =>
  `${chance.pick(letters)}${letters[at % letters.length]}${chance.between(10, 99)}${chance.pick(letters)}${letters[Math.floor(at / 4) % letters.length]}`;

/** The last two were delivered this month and have not been driven; a tenth was disposed of. */
export const vehiclesOf = (chance) => {
  const homes = depots.flatMap(([, , , , many], depot) => Array(many).fill(depot));
  const kinds = Object.keys(bodies);
  return homes.map((depot, at) => {
    const isNew = at === 11 || at === 48;
    const body = kinds[chance.weighted(kinds.map((kind) => bodies[kind].weight))];
    const make = chance.pick(bodies[body].makes);
    const opened = depots[depot][3];
    const acquired = isNew
      ? chance.between(1012, 1031)
      : Math.max(chance.between(-2300, 900), opened - 20);
    const disposed =
      !isNew && acquired < -500 && chance.percent(22) ? chance.between(200, 1000) : never;
    return {
      ...{ id: at + 1, depot, body, make, acquired, disposed, isNew },
      number: `${bodies[body].letters}${101 + at * 3}`,
      plate: plateOf(chance, at),
      owner: ["OWN", "LSE", "RNT"][chance.weighted([6, 4, 1])],
      expires: lastDay - 14 + chance.between(0, 376),
      isDown: disposed === never && !isNew && chance.percent(8),
      price: make[4] + chance.between(-30, 60) * 100,
      // Of a hundred working days it is out on so many.
      useShare: chance.between(28, 66),
      thirst: make[3] * (0.92 + chance.below(20) / 100),
      odometer: isNew
        ? 12 + chance.below(40)
        : Math.max(0, -acquired) * bodies[body].km * 0.42 + 900,
    };
  });
};

export const vehicleRow = (each) => [
  ...[each.id, each.number, each.plate, each.depot + 1, each.body, each.make[0], each.make[1]],
  ...[each.make[2], each.owner, each.disposed <= lastDay ? "DSP" : each.isDown ? "VOR" : "ACT"],
  ...[each.make[5], each.price, dayText(each.acquired), dayOrNothing(each.disposed)],
  ...[each.disposed <= lastDay ? "" : dayText(each.expires), Math.round(each.odometer)],
];

/** Two for each place of a depot at least hold a heavy licence; three have been hired but never drove. */
export const driversOf = (chance) => {
  const homes = depots.flatMap(([, , , , many], depot) =>
    Array.from({ length: Math.ceil(many * 1.3) }, (_, place) => ({ depot, place })),
  );
  return homes.map(({ depot, place }, at) => {
    const isNew = at === 17 || at === 41 || at === 77;
    const hired = isNew
      ? chance.between(1008, 1030)
      : Math.max(chance.between(-2000, 820), depots[depot][3] - 5);
    const leaves = !isNew && place > 2 && hired < 600 && chance.percent(24);
    const licence = place < 3 ? 3 + (place % 2) : chance.weighted([7, 4, 5, 3, 1]);
    return {
      ...{ id: at + 1, depot, hired, licence, isNew },
      name: `${firstNames[(at * 5) % firstNames.length]} ${lastNames[(at * 7 + Math.floor(at / 32)) % lastNames.length]}`,
      left: leaves ? Math.max(hired + 120, chance.between(150, 1015)) : never,
      employment: ["FT", "PT", "CAS", "AGY"][chance.weighted([8, 2, 3, 2])],
      expires: lastDay - 25 + chance.between(0, 1700),
      medical: licence < 2 ? never : lastDay - 60 + chance.between(0, 700),
      // Harsh events in a thousand km.
      roughness: chance.weighted([4, 5, 3, 1]) * 4 + chance.between(2, 5),
      isInducted: chance.percent(88),
    };
  });
};

export const driverRow = (each) => [
  ...[each.id, each.name, each.depot + 1, licences[each.licence], each.employment],
  ...[each.isInducted, dayText(each.hired), dayOrNothing(each.left)],
  ...[each.left <= lastDay ? "" : dayText(each.expires)],
  each.medical === never || each.left <= lastDay ? "" : dayText(each.medical),
];

/** Those who may drive a vehicle on a day, from its own depot. */
export const crewOf = (drivers, vehicle) =>
  drivers.filter(
    ({ depot, licence, isNew }) =>
      depot === vehicle.depot && !isNew && licence >= leastLicence[vehicle.body],
  );
