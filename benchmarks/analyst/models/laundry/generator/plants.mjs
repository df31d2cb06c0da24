import { dayText, momentText } from "../../tables.mjs";
import { articles, lastDay, machineKinds, plants, programs, technicians } from "./lists.mjs";
import { seasonOf } from "./tours.mjs";

export const machinesOf = (chance) =>
  plants
    .flatMap(([plant, prefix]) =>
      machineKinds.flatMap(([kind, count, makers, stops]) =>
        Array.from({ length: count }, (_, at) => ({
          ...{ plant, kind, stops, code: `${prefix}-${kind}-${at + 1}` },
          maker: makers[at % makers.length],
          bought: -chance.between(200, 4200),
          weak: chance.between(60, 190) / 100,
        })),
      ),
    )
    .map((machine, at) => ({ id: at + 1, ...machine }));

export const machineRow = (machine) => [
  ...[machine.id, machine.code, machine.kind, machine.plant, machine.maker],
  dayText(machine.bought),
];

/** Litres a kg, by plant: Ulm has the newest water recovery. */
const thirst = { Bremen: 96, Leipzig: 104, Ulm: 78 };
const rewashes = { Bremen: 21, Leipzig: 34, Ulm: 25 };

const loadOf = (chance, machine, day) => {
  const isTunnel = machine.kind === "TUN";
  const isSurgical = !isTunnel && machine.code.endsWith("3");
  const weights = articles.map(([, group, , weight]) =>
    isSurgical ? (group === "SUR" ? 10 : 0) : group === "SUR" ? 0 : weight,
  );
  const [article, group, grams] = articles[chance.weighted(weights)];
  const pieces = Math.round(
    (isTunnel ? chance.between(650, 1250) : chance.between(110, 330)) *
      seasonOf(group === "TER" ? "HOT" : "HOS", day),
  );
  const kg = Math.round((pieces * grams) / 1000);
  const minute = isTunnel ? chance.between(360, 1320) : chance.between(330, 1260);
  const litres = (thirst[machine.plant] * (isTunnel ? 8 : 13) * chance.between(90, 112)) / 10000;
  const saved = 1 - day / 12000;
  return {
    ...{ machine, article, group, pieces, kg, start: day * 1440 + minute },
    length: isTunnel ? chance.between(70, 130) : chance.between(45, 85),
    shift: minute < 840 ? "E" : minute < 1260 ? "L" : "N",
    rewash: Math.round(
      (pieces * rewashes[machine.plant] * chance.between(10, 190) * (group === "SUR" ? 2 : 1)) /
        100000,
    ),
    water: chance.percent(4) ? "" : Math.round(kg * litres * 10),
    kwh:
      Math.round(kg * saved * (chance.between(92, 118) / 100) * (isTunnel ? 1.1 : 1.6) * 10) / 10,
  };
};

/** Loads a day, by weekday from Monday: none on Sundays. */
const loadsADay = { TUN: [7, 6, 6, 5, 6, 3, 0], WEX: [4, 3, 3, 3, 4, 2, 0] };

export const loadsOf = (chance, machines) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .flatMap((day) =>
      machines
        .filter(({ kind }) => kind in loadsADay)
        .flatMap((machine) => {
          const usual = Math.floor(loadsADay[machine.kind][day % 7] * 0.72);
          const count = usual === 0 ? 0 : usual + chance.between(-1, 1);
          return Array.from({ length: count }, () => loadOf(chance, machine, day));
        }),
    )
    .sort((one, other) => one.start - other.start || one.machine.id - other.machine.id)
    .map((each, at) => ({ id: at + 1, ...each }));

export const loadRow = (each) => [
  ...[each.id, each.machine.id, each.article, each.group, programs[each.group], each.shift],
  ...[momentText(each.start), momentText(each.start + each.length)],
  ...[each.pieces, each.kg, each.rewash, each.water, each.kwh],
];

const causes = ["MEC", "ELE", "STM", "JAM", "PLN", ""];
const causeWeights = {
  TUN: [30, 18, 12, 14, 18, 8],
  WEX: [34, 24, 4, 8, 20, 10],
  DRY: [30, 20, 18, 10, 16, 6],
  IRN: [22, 14, 16, 30, 14, 4],
};

const minutesOf = (chance, cause) => {
  if (cause === "PLN") return chance.between(90, 420);
  if (cause === "JAM") return chance.between(6, 70);
  const isLong = chance.percent(cause === "MEC" ? 16 : 7);
  return isLong ? chance.between(240, 2300) : chance.between(12, 200);
};

const downtimeOf = (chance, machine, day) => {
  const cause = causes[chance.weighted(causeWeights[machine.kind])];
  const start = day * 1440 + chance.between(330, 1300);
  const isRepaired = !["JAM", "STM"].includes(cause);
  return {
    ...{ machine, cause, start, end: start + minutesOf(chance, cause) },
    technician:
      cause === "" || (!isRepaired && chance.percent(70))
        ? ""
        : chance.pick(technicians[machine.plant]),
    parts:
      isRepaired && chance.percent(45) ? chance.between(18, cause === "MEC" ? 1900 : 700) * 100 : 0,
  };
};

/** Machines of which the last stop has not ended yet. */
const stillDown = ["HB-IRN-2", "L-DRY-1", "L-TUN-2"];

export const downtimesOf = (chance, machines) =>
  [
    ...Array.from({ length: lastDay + 1 }, (_, day) => day).flatMap((day) =>
      machines
        .filter(
          ({ stops, weak, code }) =>
            day % 7 !== 6 &&
            !(stillDown.includes(code) && day > lastDay - 3) &&
            chance.next() * 26 < stops * weak,
        )
        .map((machine) => downtimeOf(chance, machine, day)),
    ),
    ...stillDown.map((code, at) => ({
      ...downtimeOf(
        chance,
        machines.find((each) => each.code === code),
        lastDay,
      ),
      cause: ["MEC", "ELE", ""][at],
      end: undefined,
      parts: 0,
    })),
  ]
    .map((each) => (each.end > (lastDay + 1) * 1440 ? { ...each, end: each.start + 95 } : each))
    .sort((one, other) => one.start - other.start || one.machine.id - other.machine.id)
    .map((each, at) => ({ id: at + 1, ...each }));

export const downtimeRow = (each) => [
  ...[each.id, each.machine.id, each.cause, each.technician, momentText(each.start)],
  ...[each.end === undefined ? "" : momentText(each.end), each.parts],
];
