import { dayText } from "../../tables.mjs";
import { cities, environments, landlords, roads } from "./lists.mjs";

export const lastDay = 1034;

const padded = (number, length) => String(number).padStart(length, "0");

/** Some have been dismantled, some stand dark, and a few are live but nobody wants them any more. */
const lifeOf = (chance) => {
  const isNew = chance.percent(14);
  const installed = isNew ? chance.between(40, 960) : -chance.between(60, 3000);
  if (chance.percent(6))
    return { status: "RET", installed: -900, removed: chance.between(90, 1000) };
  if (chance.percent(3)) return { status: "MNT", installed };
  return { status: "ACT", installed, unwanted: !isNew && chance.percent(4) };
};

const faceOf = (chance, { site, environment, kind, side, at }) => {
  const [format, , price, area, digital] = kind;
  const isDigital = chance.percent(digital);
  const list = price * site.factor * (1 + chance.between(-15, 20) / 100);
  const isOwn = environment === "Roadside" && site.isOwn;
  return {
    ...{ ...site, ...lifeOf(chance), environment, format, isDigital },
    code: `${site.cityCode}-${padded(at + 1, 3)}-${side}`,
    facing: chance.percent(7) ? "" : side === "A" ? "inbound" : "outbound",
    area: area + chance.between(0, 4),
    rate: Math.round((isDigital ? list / 2.5 : list) / 10) * 1000,
    rent: isOwn ? 0 : Math.round((list * chance.between(35, 60)) / 1000) * 1000,
    landlord: isOwn ? "" : site.landlord,
    contacts: chance.percent(9) ? "" : Math.round((list * chance.between(12, 30)) / 100) * 100,
    popularity: chance.between(3, 10),
  };
};

export const panelsOf = (chance) =>
  cities
    .flatMap(([city, cityCode, state, sites, factor, suburbs]) =>
      Array.from({ length: sites }, (_, at) => {
        const [environment, , kinds] =
          environments[chance.weighted(environments.map(([, weight]) => weight))];
        const suburb = chance.pick(suburbs);
        const road = environment === "Airport" ? "Airport Drive" : chance.pick(roads);
        const site = {
          ...{ city, cityCode, state, factor, suburb, landlord: chance.pick(landlords) },
          ...{ location: `${road} ${suburb}`, isOwn: chance.percent(22) },
        };
        const kind = kinds[chance.weighted(kinds.map(([, weight]) => weight))];
        return (chance.percent(82) ? ["A", "B"] : ["A"]).map((side) =>
          faceOf(chance, { site, environment, kind, side, at }),
        );
      }).flat(),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

export const panelRow = (panel) => [
  ...[panel.id, panel.code, panel.location, panel.suburb, panel.city, panel.state],
  ...[panel.environment, panel.format, panel.isDigital, panel.facing, panel.area, panel.status],
  ...[panel.landlord, dayText(panel.installed)],
  panel.removed === undefined ? "" : dayText(panel.removed),
  ...[panel.rate, panel.rent, panel.contacts],
];
