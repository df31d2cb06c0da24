import { dayText, momentText } from "../../tables.mjs";
import { areas, categories, idOf, inspectors } from "./lists.mjs";
import { isServed, lastDay } from "./sites.mjs";

const inspectionOf = (chance, { site, day }) => {
  const [inspector, , points] = idOf(
    chance,
    inspectors.map(([name, less, weight]) => [name, weight, less]),
  );
  const kind = ["ROU", "JNT", "SPT"][chance.weighted([70, 18, 12])];
  const spread = (chance.between(-14, 12) + chance.between(-14, 10)) / 2;
  const base = 87 + site.quality + site.region.quality + points - (kind === "SPT" ? 4 : 0);
  const score = Math.max(41, Math.min(100, Math.round(base + spread + day / 400)));
  return {
    ...{ site, day, inspector, kind, score },
    weakest: score >= 98 ? "" : idOf(chance, areas)[0],
    again: score < 80 ? day + chance.pick([14, 14, 21, 28]) : undefined,
  };
};

/** About one inspection a month of each site; some months go by without. */
export const inspectionsOf = (chance, sites) =>
  Array.from({ length: 34 }, (_, month) =>
    sites.map((site) => ({ site, day: Math.round(month * 30.44) + chance.below(30) })),
  )
    .flat()
    .filter(({ site, day }) => day <= lastDay && isServed(site, day) && chance.percent(84))
    .sort((one, other) => one.day - other.day)
    .map((each) => inspectionOf(chance, each));

export const inspectionRow = (each, at) => [
  ...[at + 1, each.site.id, dayText(each.day), each.inspector, each.kind, each.score],
  ...[each.weakest, each.again === undefined ? "" : dayText(each.again)],
];

const complaintOf = (chance, { site, at }) => {
  const [category, , hours] = idOf(chance, categories);
  const severity = category === "Damage" ? chance.pick([2, 3]) : 1 + chance.weighted([46, 35, 19]);
  const taken = Math.round((hours * 60 * chance.between(25, 260)) / (100 * (0.7 + severity * 0.2)));
  const isSlow = chance.percent(14);
  const resolved = at + taken + (isSlow ? chance.between(10, 110) * 1440 : 0);
  const isOpen = resolved >= (lastDay + 1) * 1440;
  const isUpheld = chance.percent(category === "Staff conduct" ? 35 : 68);
  return {
    ...{ site, at, category, severity, isUpheld: isOpen ? "" : isUpheld },
    resolved: isOpen ? undefined : resolved,
    credit: !isOpen && isUpheld && chance.percent(44) ? chance.between(4, 40) * 500 * severity : "",
  };
};

/** What clients complained of, most after a missed shift and where the standard is poor. */
export const complaintsOf = (chance, { shifts, sites }) => {
  const afterMisses = shifts
    .filter(({ status }) => status === "MIS" && chance.percent(38))
    .map(({ site, start }) => ({ site, at: start + chance.between(60, 1400) }));
  const others = Array.from({ length: lastDay + 1 }, (_, day) =>
    sites
      .filter((site) => isServed(site, day) && chance.next() < 0.0085 - site.quality * 0.0007)
      .map((site) => ({ site, at: day * 1440 + chance.between(430, 1130) })),
  ).flat();
  return [...afterMisses, ...others]
    .filter(({ at }) => at < (lastDay + 1) * 1440)
    .sort((one, other) => one.at - other.at)
    .map((each) => complaintOf(chance, each));
};

export const complaintRow = (each, at) => [
  ...[at + 1, `CP-${String(4001 + at)}`, each.site.id, momentText(each.at)],
  each.resolved === undefined ? "" : momentText(each.resolved),
  ...[each.category, each.severity, each.isUpheld, each.credit],
];
