import { dayText } from "../../tables.mjs";
import { accountManagers, countries, industries, known, languages, roots } from "./lists.mjs";

/** 31 October 2026. */
export const lastDay = 1034;

const sizes = { KEY: [260, 520], MID: [70, 180], SML: [4, 45] };
const terms = { KEY: [45, 60], MID: [30, 45], SML: [14, 30] };

/** Who looks after a region; DACH has two. */
const owners = { "UK & Ireland": 1, "North America": 1, Nordics: 2, Benelux: 2 };

const ownerOf = (chance, region) =>
  accountManagers[region === "DACH" ? (chance.percent(55) ? 0 : 4) : (owners[region] ?? 3)];

const clientOf = (chance, [name, industry, country, segment], isKnown) => {
  const [, region, language] = countries.find(([each]) => each === country);
  const since = chance.percent(58) ? -chance.between(20, 2600) : chance.between(0, 960);
  const isGone = !isKnown && chance.percent(19);
  const from = isKnown ? Math.min(since, -chance.between(20, 2000)) : since;
  const end = isGone ? Math.max(from, 0) + chance.between(120, 800) : 9999;
  const [low, high] = sizes[segment];
  return {
    ...{ name, industry, country, region, language, segment, since: from, end },
    subject: industries.find(([each]) => each === industry)[2],
    manager: chance.percent(3) ? "" : ownerOf(chance, region),
    demand: chance.between(low, high),
    target: languages[chance.weighted(languages.map(([, into]) => into))][0],
    days: chance.pick(terms[segment]),
    slow: chance.percent(25) ? chance.between(8, 30) : chance.between(-6, 4),
    portal: chance.percent(segment === "KEY" ? 85 : 40),
    isActive: end > lastDay || (end > lastDay - 90 && chance.percent(50)),
  };
};

/** Companies of different names, some of which share their first word. */
export const clientsOf = (chance, count) => {
  const names = new Set(known.map(([name]) => name));
  const rows = [...known];
  while (rows.length < count) {
    const [country, , , forms] =
      countries[chance.weighted(countries.map(([, , , , part]) => part))];
    const [industry, words] = chance.pick(industries);
    const name = `${chance.pick(roots)} ${chance.pick(words)} ${chance.pick(forms)}`;
    if (names.has(name)) continue;
    names.add(name);
    rows.push([name, industry, country, ["KEY", "MID", "SML"][chance.weighted([7, 28, 65])]]);
  }
  return rows.map((row, at) => ({
    id: 1001 + at,
    ...clientOf(chance, row, at < known.length),
  }));
};

export const clientRow = (each) => [
  ...[each.id, each.name, each.industry, each.country, each.region, each.segment, each.manager],
  ...[dayText(each.since), each.days, each.portal, each.isActive],
];
