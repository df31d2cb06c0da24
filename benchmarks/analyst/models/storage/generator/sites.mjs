import { dayText } from "../../tables.mjs";
import { sites, sizes } from "./lists.mjs";

/** The last day with data, 2026-10-31, in days from 2024-01-01. */
export const lastDay = 1034;

export const sitesOf = () =>
  sites.map(([name, code, city, region, manager, opened, count, level, gap], at) => ({
    ...{ id: at + 1, name, code, city, region, manager, opened, count, level, gap },
  }));

const typeOf = (chance, band, floor) => {
  if (band === "LKR" || floor > 0) return chance.percent(9) ? "CLM" : "STD";
  if (band === "L" || band === "XL") return ["DRV", "STD", "CON"][chance.weighted([50, 35, 15])];
  return ["STD", "DRV", "CLM"][chance.weighted([72, 20, 8])];
};

const premium = { STD: 1, DRV: 1.12, CLM: 1.2, CON: 0.8 };

/** Units by floor: their number tells the floor, and the sizes are mixed. */
export const unitsOf = (chance, all) =>
  all
    .flatMap((site) =>
      Array.from({ length: site.count }, (_, at) => {
        const [area, band, pounds] = sizes[chance.weighted(sizes.map((each) => each[3]))];
        const floor = Math.floor((at * 3) / site.count);
        const type = typeOf(chance, band, floor);
        return {
          ...{ site, area, band, floor, type },
          number: `${"GAB"[floor]}${String(at + 1).padStart(3, "0")}`,
          rate: Math.round(pounds * site.level * premium[type]) * 100,
          isOut: chance.percent(1.8),
          fault: ["Door", "Leak", "Lighting", ""][chance.below(4)],
        };
      }),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

export const siteRow = (site) => [
  ...[site.id, site.code, site.name, site.city, site.region, site.manager, dayText(site.opened)],
];

/** How a unit stands on the last day. */
const statusOf = (unit) =>
  unit.isOut ? "OOS" : unit.isLet ? "OCC" : unit.isReserved ? "RSV" : "VAC";

export const unitRow = (unit) => [
  ...[unit.id, unit.site.id, unit.number, unit.area, unit.band, unit.type, unit.floor],
  ...[unit.rate, statusOf(unit), unit.isOut ? unit.fault : ""],
];
