import { dayText, monthEnds } from "../../tables.mjs";
import {
  advisers,
  breeds,
  drivers,
  fatOfMonth,
  lastDay,
  milkOfMonth,
  monthOf,
  oneOf,
  rejections,
  routes,
} from "./lists.mjs";

const careless = new Set(["Dromahane", "Finuge", "Monagea", "Kilcommon"]);
const leavers = { Tubrid: 310, Faha: 515, Feenagh: 742, Glenbeg: 820, Clonea: 942 };
const joiners = {
  Ashford: 190,
  "Sliabh gCua": 402,
  "Moyvane Cross": 600,
  "Suir View": 775,
  Lohort: 846,
};

/** Member farms, each on one tanker route. */
export const farmsOf = (chance) =>
  routes
    .flatMap(({ route, county, farms }) => farms.map((name) => ({ route, county, name })))
    .map(({ route, county, name }, at) => {
      const [breed, , fat, protein, yielded] = oneOf(chance, breeds);
      return {
        ...{ id: at + 1, route, county, name, breed, fat, protein, yielded },
        adviser: chance.percent(7) ? "" : chance.pick(advisers[county]),
        cows: 48 + chance.between(0, 70) + (chance.percent(30) ? chance.between(30, 140) : 0),
        isOrganic: chance.percent(17),
        joined: joiners[name] ?? -chance.between(300, 11_000),
        left: leavers[name],
        ability: chance.between(88, 112),
        cells: chance.between(110, 240),
        rejected: careless.has(name) ? 38 : chance.between(2, 10),
      };
    });

const testOf = (chance, farm, month) => {
  if (chance.percent(1.6)) return { fat: "", protein: "", cells: "", grade: "" };
  const cells = Math.round((farm.cells * chance.between(60, 165)) / 100);
  return {
    fat: (farm.fat + fatOfMonth[month] + chance.between(-16, 16)) / 100,
    protein: (farm.protein + Math.round(fatOfMonth[month] / 2) + chance.between(-9, 9)) / 100,
    cells,
    grade: cells < 200 ? "A" : cells < 300 ? "B" : "C",
  };
};

const loadOf = (chance, farm, day) => {
  const month = monthOf(day);
  const isSummer = month > 4 && month < 8;
  const daily = (farm.cows * farm.yielded * farm.ability * milkOfMonth[month]) / 100_000;
  const isRejected = chance.below(1000) < farm.rejected * (isSummer ? 1.6 : 1);
  return {
    ...{ farm, day, ...testOf(chance, farm, month) },
    driver: drivers[farm.route][chance.percent(72) ? 0 : 1],
    litres: Math.round((daily * 2 * (1 + day / 24_000) * chance.between(90, 110)) / 100),
    reason: isRejected ? oneOf(chance, rejections)[0] : "",
  };
};

/** A tanker comes to a farm every second day, now and then a day late. */
const loadsOfFarm = (chance, farm) => {
  const loads = [];
  const last = Math.min(farm.left ?? lastDay, lastDay);
  let day = Math.max(farm.joined, 0) + (farm.id % 2);
  while (day <= last) {
    loads.push(loadOf(chance, farm, day));
    day += chance.percent(4) ? 3 : 2;
  }
  return loads;
};

export const loadsOf = (chance, farms) =>
  farms
    .flatMap((farm) => loadsOfFarm(chance, farm))
    .sort((one, other) => one.day - other.day || one.farm.id - other.farm.id);

const stateOf = (chance, { due, month }) => {
  if (month === 33) return { status: "DRF" };
  const isRecent = month > 29;
  if (chance.percent(isRecent ? 3 : 0.1)) return { status: "DSP" };
  const paid = due + chance.pick([-4, -2, -1, 0, 0, 0, 1, 3]);
  if (paid > lastDay || (month === 32 && chance.percent(11))) return { status: "APR" };
  return { status: "PAI", paid };
};

const statementOf = (chance, { farm, month, end, loads }) => {
  const good = loads.filter(({ reason }) => reason === "");
  const litres = good.reduce((sum, load) => sum + load.litres, 0);
  const gradeA = good.filter(({ grade }) => grade === "A").length / Math.max(good.length, 1);
  const cents = 41 + milkOfMonth[(month + 6) % 12] / 25 + month / 9 + (farm.isOrganic ? 11 : 0);
  const due = end + 20;
  return {
    ...{ farm, month, litres, due },
    base: Math.round(litres * (cents + (farm.fat - 405) / 40)),
    bonus: gradeA > 0.5 ? Math.round(litres * (gradeA > 0.75 ? 1.8 : 0.9)) : 0,
    deduction: Math.round(litres * 0.42) + 18_500 * (loads.length - good.length),
    ...stateOf(chance, { due, month }),
  };
};

/** A statement for each farm and month of which there was milk. */
export const statementsOf = (chance, loads) => {
  const months = monthEnds(34);
  const groups = new Map();
  for (const load of loads) {
    const month = months.findIndex(({ day }) => load.day <= day);
    const key = month * 1000 + load.farm.id;
    groups.set(key, [...(groups.get(key) ?? []), load]);
  }
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([key, those]) => {
      const month = Math.floor(key / 1000);
      const { day, text } = months[month];
      const statement = { farm: those[0].farm, month, end: day, loads: those };
      return { first: `${text.slice(0, 8)}01`, ...statementOf(chance, statement) };
    });
};

export const textOr = (day) => (day === undefined ? "" : dayText(day));

export const farmRow = (farm) => [
  ...[farm.id, `S${String(1400 + farm.id * 7)}`, farm.name, farm.county, farm.adviser, farm.breed],
  ...[farm.cows, farm.isOrganic, dayText(farm.joined), textOr(farm.left)],
];

export const loadRow = (load, at) => [
  ...[at + 1, load.farm.id, dayText(load.day), load.farm.route, load.driver, load.litres],
  ...[load.fat, load.protein, load.cells, load.grade, load.reason],
];

export const statementRow = (each, at) => [
  ...[at + 1, `MS-${String(30_001 + at)}`, each.farm.id, each.first, each.litres, each.base],
  ...[each.bonus, each.deduction, each.status, dayText(each.due), textOr(each.paid)],
];
