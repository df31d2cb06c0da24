import { dayText, momentText } from "../../tables.mjs";
import { about, blocks, hauliers, lastDay, lines, now, seasonOf } from "./lists.mjs";

/** From Monday on, as the first of January 2024 was one; the gate is closed on Sundays. */
const weekdays = [1.12, 1.04, 0.98, 1.06, 1.22, 0.46, 0];
const hours = [8, 13, 14, 11, 8, 7, 8, 10, 12, 10, 6, 4, 3, 2];
const crowds = [2, 12, 16, 9, 2, 0, 1, 5, 11, 8, 2, 0, 0, 0];

/** Weights of the lines at the gate: barges take few boxes to the road. */
const lineWeights = [16, 13, 9, 12, 8, 6, 9, 8, 6, 3, 2];
const dwellDays = [4, 6, 5, 7, 5, 6, 4, 4, 8, 3, 3];

const lineAt = (chance, day) => {
  for (;;) {
    const at = chance.weighted(lineWeights);
    if (lines[at].name !== "Cordillera Lines" || day < 716) return at;
  }
};

const refusals = ["DOC", "PIN", "DMG", "SLT"];

const visitOf = (chance, day) => {
  const [haulier, , slower, booked] = hauliers[chance.weighted(hauliers.map(([, w]) => w))];
  const lineNo = lineAt(chance, day);
  const hour = chance.weighted(day % 7 === 5 ? hours.slice(0, 7) : hours);
  const kind = ["PCK", "DRP", "DBL"][chance.weighted([46, 38, 16])];
  const hasAppointment = chance.percent(Math.min(96, booked - 8 + day / 75));
  const isRefused = chance.percent(hasAppointment ? 1.9 : 6.5);
  const usual = 25 + crowds[hour] + slower + (kind === "DBL" ? 17 : 0) - (hasAppointment ? 8 : 0);
  const turn = Math.max(9, usual + chance.below(22) + (chance.percent(12) ? chance.below(75) : 0));
  const entered = day * 1440 + (6 + hour) * 60 + chance.below(60);
  const stood = Math.round(dwellDays[lineNo] * (0.3 + chance.next() + chance.next() * 0.8));
  return {
    ...{ haulier, kind, hasAppointment, entered, line: lines[lineNo].name },
    left: isRefused ? undefined : entered + turn,
    refusal: isRefused ? refusals[chance.weighted([9, 7, 3, hasAppointment ? 4 : 8])] : "",
    dwell: isRefused || kind === "DRP" ? "" : Math.max(1, stood),
  };
};

export const visitsOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from({ length: about(chance, (9 + day / 260) * weekdays[day % 7] * seasonOf(day)) }, () =>
      visitOf(chance, day),
    ),
  )
    .flat()
    .filter(({ entered }) => entered < now)
    .sort((one, other) => one.entered - other.entered);

export const visitRow = (visit, at) => [
  ...[at + 1, visit.haulier, visit.line, visit.kind, momentText(visit.entered)],
  ...[visit.left === undefined ? "" : momentText(visit.left), visit.hasAppointment],
  ...[visit.refusal, visit.dwell],
];

/** The level of each block at each day's end, which drifts about its usual one. */
export const yardOf = (chance) => {
  const drifts = blocks.map(() => 0);
  return Array.from({ length: lastDay + 1 }, (_, day) =>
    blocks.map(([block, use, capacity, usual], at) => {
      drifts[at] = drifts[at] * 0.93 + chance.between(-30, 30) / 10;
      const share = usual * (0.55 + 0.45 * seasonOf(day)) + drifts[at] + day / 160;
      const occupied = Math.round((capacity * Math.max(12, Math.min(99, share))) / 100);
      const plugged = use === "RFR" ? Math.round(occupied * 0.47 - chance.below(9)) : 0;
      return { day, block, use, capacity, occupied, plugged };
    }),
  ).flat();
};

export const yardRow = (each, at) => [
  ...[at + 1, dayText(each.day), each.block, each.use, each.occupied, each.capacity],
  each.plugged,
];
