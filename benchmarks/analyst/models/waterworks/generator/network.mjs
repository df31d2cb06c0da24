import { dayText, momentText } from "../../tables.mjs";
import * as lists from "./lists.mjs";

const { lastDay } = lists;
const endOfDays = (lastDay + 1) * 1440;
const hours = [2, 1, 1, 1, 2, 4, 8, 12, 12, 10, 9, 8, 7, 7, 7, 7, 8, 9, 8, 6, 5, 4, 3, 2];

/** Frost bursts mains in January and dry ground in August; the first of January 2024 was a Monday. */
const countOf = (chance, day) => {
  const summer = lists.summerOf(day);
  const frost = summer < 0.3 ? 1.5 : 1;
  const drought = day > 560 && day < 630 ? 1.35 : 1;
  const weekday = day % 7 > 4 ? 0.7 : 1.1;
  return Math.floor(2.1 * frost * drought * weekday * (1 + day / 6000) + chance.next());
};

const hoursUntilRepair = (chance, priority, pace) => {
  const usual = { P1: [4, 30], P2: [26, 190], P3: [120, 800] }[priority];
  const isSlow = chance.percent(priority === "P1" ? 14 : 5);
  return chance.between(...usual) * pace * (isSlow ? (priority === "P1" ? 18 : 5) : 1);
};

const stateOf = (chance, at, priority) => {
  if (chance.percent(5)) return { status: "REJ" };
  const day = Math.floor(at / 1440);
  const known = lists.contractors.filter(([, , , , first, last]) => first <= day && day <= last);
  const [contractor, , price, pace] = lists.oneOf(chance, known);
  const repaired = at + Math.round(hoursUntilRepair(chance, priority, pace) * 60);
  const booked = Math.floor(repaired / 1440);
  if (repaired < endOfDays) return { status: "FIX", contractor, price, booked, repaired };
  return chance.percent(68)
    ? { status: "SCH", contractor, booked: Math.max(booked, lastDay + 1) }
    : { status: "OPN" };
};

const lossOf = (chance, kind, state, at) => {
  if (state.status === "REJ") return "";
  const open = ((state.repaired ?? endOfDays) - at) / 60;
  const rate = { LEK: [4, 22], BST: [60, 480], VLV: [0, 6], HYD: [5, 60] }[kind];
  return Math.round((Math.min(open, 300) * chance.between(...rate)) / 10);
};

const incidentOf = (chance, day) => {
  const summer = lists.summerOf(day);
  const at = day * 1440 + chance.weighted(hours) * 60 + chance.below(60);
  const kind = ["LEK", "BST", "VLV", "HYD"][chance.weighted([54, summer < 0.3 ? 31 : 20, 11, 8])];
  const urgency = kind === "BST" ? [70, 28, 2] : kind === "LEK" ? [9, 51, 40] : [4, 36, 60];
  const priority = ["P1", "P2", "P3"][chance.weighted(urgency)];
  const state = stateOf(chance, at, priority);
  const district = lists.districts[chance.weighted(lists.districts.map((each) => each.incidents))];
  const isInterrupted = state.status !== "REJ" && chance.percent(kind === "BST" ? 64 : 8);
  const price = { LEK: 1150, BST: 3400, VLV: 780, HYD: 920 }[kind];
  return {
    ...{ at, kind, priority, district, isInterrupted, ...state },
    source: lists.oneOf(chance, lists.sources)[0],
    material: kind === "HYD" ? "" : lists.oneOf(chance, lists.materials)[0],
    lost: lossOf(chance, kind, state, at),
    properties: isInterrupted ? chance.between(4, 90) * (kind === "BST" ? 3 : 1) : "",
    cents:
      state.status === "FIX"
        ? Math.round(price * state.price * chance.between(55, 170) * (1 + day / 9000))
        : "",
  };
};

export const incidentsOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from({ length: countOf(chance, day) }, () => incidentOf(chance, day)),
  )
    .flat()
    .sort((one, other) => one.at - other.at);

export const incidentRow = (each, at) => [
  ...[at + 1, `N-${padded(at + 1)}`, each.kind, each.priority, each.district.zone],
  ...[each.district.name, each.source, each.material, each.contractor ?? "", momentText(each.at)],
  ...[each.booked === undefined ? "" : dayText(each.booked)],
  ...[each.repaired === undefined ? "" : momentText(each.repaired), each.status],
  ...[each.isInterrupted, each.lost, each.properties, each.cents],
];
const padded = (number) => lists.padded(number, 5);

/** What the laboratory finds: rather more metals in the old pipes of the Old Town. */
const resultOf = (chance, [name, , least, most, decimals, limit, failures], zone) => {
  const isOld = zone === "Old Town" && (name === "Lead" || name === "Iron");
  const hasFailed = chance.below(1000) < failures * (isOld ? 3 : 1);
  const usual = least + (most - least) * chance.next() * (isOld ? 1.15 : 1);
  const over = name === "E. coli" ? chance.between(1, 9) : limit * (1.05 + chance.next() * 0.6);
  return { hasFailed, result: (hasFailed ? over : Math.min(usual, limit)).toFixed(decimals) };
};

const sampleOf = (chance, day) => {
  const [point, zone] = chance.pick(lists.samplingPoints);
  const parameter = lists.oneOf(chance, lists.parameters);
  const [laboratory, , least, most] = lists.oneOf(chance, lists.laboratories);
  const reported =
    day + chance.between(least, most) + (chance.percent(4) ? chance.between(25, 60) : 0);
  return {
    ...{ day, point, zone, parameter: parameter[0], laboratory, reported },
    ...resultOf(chance, parameter, zone),
  };
};

/** Some each working day, and a few at weekends. */
export const samplesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from({ length: day % 7 > 4 ? chance.below(2) : chance.between(4, 8) }, () =>
      sampleOf(chance, day),
    ),
  ).flat();

export const sampleRow = (each, at) => {
  const isThere = each.reported <= lastDay;
  return [
    ...[at + 1, dayText(each.day), isThere ? dayText(each.reported) : "", each.point, each.zone],
    ...[each.parameter, each.laboratory, isThere ? each.result : ""],
    isThere ? !each.hasFailed : "",
  ];
};

/** Fullest in March and emptiest in September, the more so in the dry year 2025. */
const fillOf = (day, least) => {
  const away = Math.abs(((day + 290) % 365) - 182.5) / 182.5;
  const dry = day > 480 && day < 760 ? 0.13 * (1 - Math.abs(day - 620) / 140) : 0;
  return 0.97 - (0.97 - least) * 0.86 * (1 - away) - dry;
};

export const levelsOf = (chance) => {
  const wobbles = lists.reservoirs.map(() => 0);
  return Array.from({ length: lastDay + 1 }, (_, day) =>
    lists.reservoirs.map(([name, catchment, capacity, least, draw], at) => {
      wobbles[at] = wobbles[at] * 0.97 + chance.between(-60, 60) / 10_000;
      const fill = Math.min(1, fillOf(day, least) + wobbles[at]);
      const demand = 0.9 + 0.25 * lists.summerOf(day);
      return {
        ...{ day, name, catchment, capacity, stored: Math.round(capacity * fill) },
        drawn: ((draw * demand * chance.between(88, 112)) / 100).toFixed(1),
      };
    }),
  ).flat();
};

export const levelRow = (each, at) => [
  ...[at + 1, dayText(each.day), each.name, each.catchment, each.stored, each.capacity],
  each.drawn,
];
