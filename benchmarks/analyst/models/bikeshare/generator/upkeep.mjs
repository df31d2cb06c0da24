import { momentText } from "../../tables.mjs";
import { cities, faults, lastDay, mechanics } from "./lists.mjs";
import { isOut } from "./fleet.mjs";

const lastMinute = (lastDay + 1) * 1440 - 1;
const reporters = ["Rider app", "Field crew", "Inspection", "Call centre"];
const causes = ["WEA", "VAN", "ACC", "DEF"];

/** Waiting, on the stand, done, or not a fault at all. */
const statusOf = (chance, done) => {
  if (chance.percent(3)) return "CXL";
  if (done <= lastMinute) return chance.percent(1) ? "OPN" : "DON";
  return chance.percent(45) ? "WIP" : "OPN";
};

const repairOf = (chance, bike, day) => {
  const column = ["CL", "EL", "CG"].indexOf(bike.type);
  const [fault, least, most, short, long] =
    faults[chance.weighted(faults.map((each) => each[5][column]))];
  const { workshop } = bike.place;
  const reported = day * 1440 + chance.between(6 * 60, 21 * 60);
  const wait =
    chance.between(90, 5 * 1440) + (chance.percent(14) ? chance.between(1, 24) * 1440 : 0);
  const done = reported + Math.round(wait * (bike.place.city === "Brighton" ? 1.5 : 1));
  const status = statusOf(chance, done);
  const isDone = status === "DON";
  const isBad = ["BRK", "FRM", "ELC"].includes(fault);
  return {
    ...{ bike, fault, workshop, reported, status, done: isDone ? done : undefined },
    cause: causes[chance.weighted([56, isBad ? 30 : 12, isBad ? 12 : 4, 14])],
    reporter: reporters[chance.weighted([46, 27, 20, 7])],
    mechanic: isDone || status === "WIP" ? chance.pick(mechanics[workshop]) : "",
    parts: isDone ? chance.between(least, most) : 0,
    labour: isDone ? 45 * chance.between(short, long) : 0,
  };
};

/** What was reported of each bike while it was on the street; old bikes and electric ones more often. */
export const repairsOf = (chance, bikes) =>
  bikes
    .flatMap((bike) => {
      const often = chance.between(45, 260) * (bike.type === "CL" ? 1.2 : 0.95);
      const all = [];
      let day = Math.max(bike.bought + 14, 0) + chance.below(90);
      for (; isOut(bike, day); day += chance.between(4, Math.round(often * 1.8)))
        all.push(repairOf(chance, bike, day));
      return all;
    })
    .sort((one, other) => one.reported - other.reported)
    .map((each, at) => ({ id: at + 1, ...each }));

export const repairRow = (each) => [
  ...[each.id, each.bike.id, momentText(each.reported)],
  ...[each.done === undefined ? "" : momentText(each.done), each.status, each.fault, each.cause],
  ...[each.reporter, each.mechanic, each.workshop, each.parts, each.labour],
];

/** The vans, mostly in the morning and before the evening; fewer in winter. */
export const runsOf = (chance, stations) => {
  const all = [];
  for (let day = 0; day <= lastDay; day++)
    for (const [at, place] of cities.entries()) {
      const here = stations.filter(
        (each) => each.place === place && each.opened <= day && day <= each.until,
      );
      for (let left = chance.weighted([30, 34, 24, 12]); left > 0; left--) {
        const from = chance.pick(here);
        const to = chance.pick(here.filter((each) => each !== from));
        all.push({
          ...{ place, from, to, moved: day * 1440 + chance.between(5 * 60, 20 * 60) },
          crew: `Crew ${String.fromCharCode(65 + 2 * at + chance.below(2))}`,
          van: `Van ${String(at + 1)}${chance.below(2)}`,
          reason: ["FUL", "EMP", "EVT", "OTH"][chance.weighted([36, 42, 13, 9])],
          bikes: chance.percent(4) ? 0 : chance.between(2, 14),
          km: chance.percent(3) ? "" : chance.between(2, 19),
        });
      }
    }
  return all
    .sort((one, other) => one.moved - other.moved)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const runRow = (each) => [
  ...[each.id, momentText(each.moved), each.place.city, each.from.name, each.to.name],
  ...[each.crew, each.van, each.reason, each.bikes, each.km],
];
