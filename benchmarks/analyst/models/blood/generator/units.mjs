import { dayText } from "../../tables.mjs";
import { bloodGroups } from "./lists.mjs";
import { lastDay } from "./sessions.mjs";

const shelfDays = { WB: 35, PL: 7, PA: 1096 };
const components = { WB: "RC", PL: "PL", PA: "PA" };

/** Days until a unit goes to a hospital: O negative is asked for most, AB least. */
const keptDays = (chance, kind, group) => {
  if (kind === "PL") return 2 + chance.below(7);
  if (kind === "PA") return chance.between(20, 240);
  const slow = { "O-": 8, "O+": 14, "A-": 15, "AB+": 30, "AB-": 34 }[group] ?? 19;
  return 2 + chance.below(slow) + chance.below(slow);
};

/** What became of the unit of a full donation; two days of tests come first. */
const unitOf = (chance, { day, kind, donor, outcome }) => {
  if (outcome !== "FUL") return undefined;
  const expires = day + shelfDays[kind];
  if (chance.percent(1.6)) return { expires, status: "DSC" };
  const issued = day + keptDays(chance, kind, donor.group);
  if (issued <= Math.min(expires, lastDay)) return { expires, issued, status: "ISS" };
  if (expires <= lastDay) return { expires, status: "EXP" };
  return { expires, status: day > lastDay - 2 ? "TST" : "AVL" };
};

export const withUnits = (chance, donations) =>
  donations.map((donation, at) => ({
    ...donation,
    unit: unitOf(chance, donation),
    number: `G${String(26_040_117 + at * 3)}`,
  }));

/** Snapshots of every Saturday night, 2024-01-06 the first and 2026-10-31 the last. */
export const stockOf = (donations) => {
  const units = donations.filter(({ unit }) => unit !== undefined && unit.status !== "DSC");
  const days = Array.from({ length: 148 }, (_, week) => 5 + week * 7);
  const counts = new Map();
  const add = (day, component, group, isSoon) => {
    const key = `${day} ${component} ${group}`;
    const [all, soon] = counts.get(key) ?? [0, 0];
    counts.set(key, [all + 1, soon + (isSoon ? 1 : 0)]);
  };
  for (const { day, kind, donor, unit } of units)
    for (const at of days) {
      if (at < day + 2 || at >= unit.expires || (unit.issued !== undefined && unit.issued <= at))
        continue;
      add(at, components[kind], donor.group, unit.expires <= at + 7);
    }
  return days.flatMap((day) =>
    Object.values(components).flatMap((component) =>
      bloodGroups.map(([group, share]) => ({
        ...{ day, component, group, target: targetOf(component, share, group, day) },
        counted: counts.get(`${day} ${component} ${group}`) ?? [0, 0],
      })),
    ),
  );
};

const perWeek = { RC: 165, PL: 16, PA: 95 };

const targetOf = (component, share, group, day) =>
  Math.max(
    1,
    Math.round(
      ((perWeek[component] * share) / 1000) * (group === "O-" ? 0.9 : 1) * (day > 730 ? 1.1 : 1),
    ),
  );

export const stockRow = ({ day, component, group, target, counted }, at) => [
  ...[at + 1, dayText(day), component, group, ...counted, target],
];

export const donationRow = (each, at) => [
  ...[at + 1, each.number, each.donor.id, each.session.id, dayText(each.day), each.kind],
  ...[each.outcome, each.reason, each.isFirst, each.isWalkIn, each.haemoglobin, each.volume],
  ...[
    each.wait,
    each.unit?.status ?? "",
    each.unit === undefined ? "" : dayText(each.unit.expires),
  ],
  each.unit?.issued === undefined ? "" : dayText(each.unit.issued),
];
