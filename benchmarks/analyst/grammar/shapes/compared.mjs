// Shapes that hold two figures against each other.
import { partsBy, statementOf, tablesOfValues, within } from "./forms.mjs";
import { pairBy } from "./spans.mjs";
import { pairOf, wholly } from "./wants.mjs";

/** One value against another. */
export const valueAgainst = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { values: 2, span: 50 });
    if (parts === undefined) return undefined;
    const tables = await tablesOfValues(world, parts);
    if (tables.length === 0 || tables.some((rows) => rows.length !== 2)) return undefined;
    const beside = tables.flatMap((rows) => pairOf(rows[0][1], rows[1][1]));
    return { words: parts.words, want: wholly([...tables, ...beside]) };
  },
  templates: [
    "{m} of {v1} (vs|vs.|versus|against|compared with|compared to) {v2} {t}",
    "{m} for {v1} (vs|versus|compared with|against) {v2} {t}",
    "{m} {v1} vs {v2} {t}",
    "{m}: {v1} (vs|versus|or) {v2} {t}",
    "{v1} (vs|vs.|versus) {v2} by {m} {t}",
    "{v1} vs {v2} {m} {t}",
    "{v1} and {v2} by {m} {t}",
    "{v1} (compared with|compared to|against) {v2} in {m} {t}",
    "compare {m} (of|for|between) {v1} and {v2} {t}",
    "compare {v1} (with|to|and) {v2} by {m} {t}",
    "compare {v1} against {v2} on {m} {t}",
    "comparison of {m} for {v1} and {v2} {t}",
    "how does {v1} compare (with|to) {v2} in {m} {t}",
    "how do {v1} and {v2} compare by {m} {t}",
    "how many {c} for {v1} (compared with|vs|versus) {v2} {t}",
    "how many {c} did {v1} have compared (with|to) {v2} {t}",
    "how much {a} for {v1} vs {v2} {t}",
    "what was the {m} of {v1} compared to {v2} {t}",
    "difference in {m} between {v1} and {v2} {t}",
    "{t}, {m} of {v1} vs {v2}",
    "{t}: {v1} vs {v2}, {m}",
    "show {m} for {x} {v1} against {v2} {t}",
  ],
};

const figureOf = async (world, place, span) => {
  const [[figure] = []] = await world.query(statementOf(place, [], [within(place, span)]));
  return figure ?? 0;
};

/** Both figures of two spans, at each place; undefined where a span has nothing anywhere. */
const bothOf = async (world, places, spans) => {
  const tables = [];
  for (const place of places)
    for (const [first, second] of spans) {
      const figures = [await figureOf(world, place, first), await figureOf(world, place, second)];
      tables.push(figures);
    }
  return tables.some((figures) => figures.some((each) => each === 0))
    ? undefined
    : tables.flatMap(([first, second]) => pairOf(first, second));
};

/** One time against another. */
export const timeAgainst = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const [first, second] = pairBy(chance);
    const tables = await bothOf(world, parts.places, [[first, second]]);
    if (tables === undefined) return undefined;
    return { words: { ...parts.words, t1: first.noun, t2: second.noun }, want: wholly(tables) };
  },
  templates: [
    "{m} in {t1} (vs|vs.|versus|compared with|compared to|against) {t2}".replace("in ", ""),
    "{m} {t1} vs {t2}",
    "{m}: {t1} vs {t2}",
    "{m}, {t1} compared with {t2}",
    "{m} {t1} against {t2}",
    "{t1} vs {t2} {m}",
    "{t1} (vs|versus) {t2}: {m}",
    "{t1} compared to {t2}: {m}",
    "compare {m} (of|for) {t1} (and|with|to) {t2}",
    "compare {m} {t1} (with|to|and|vs) {t2}",
    "compare {t1} (with|to|against) {t2} by {m}",
    "compare {t1} and {t2} {m}",
    "comparison of {m}: {t1} and {t2}",
    "how does {m} (of|for) {t1} compare (with|to) {t2}",
    "how did {m} {t1} compare to {t2}",
    "how many {c} {t1} (vs|compared with|compared to) {t2}",
    "how many {c} did we have {t1} compared to {t2}",
    "how much {a} {t1} vs {t2}",
    "what was {m} {t1} compared with {t2}",
    "difference in {m} between {t1} and {t2}",
    "change in {m} from {t2} to {t1}",
    "{m} for {t1} and {t2}",
    "{m} (of|for) {t1} relative to {t2}",
    "did {m} go up from {t2} to {t1}",
  ],
};

const thisYear = (to) => ({ from: "2026-01-01", to });
const lastYear = (to) => ({ from: "2025-01-01", to });

/** Today's half day counts or not, on both sides. */
const sameSpans = [
  [thisYear("2026-11-02"), lastYear("2025-11-02")],
  [thisYear("2026-11-01"), lastYear("2025-11-01")],
  [thisYear("2026-11-02"), lastYear("2025-11-01")],
  [thisYear("2026-11-01 12:00:00"), lastYear("2025-11-01 12:00:00")],
];

/** This year so far against the same span of the last. */
export const yearSoFar = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const tables = await bothOf(world, parts.places, sameSpans);
    return tables && { words: parts.words, want: wholly(tables) };
  },
  templates: [
    "{m} so far this year (vs|versus|compared with|compared to|against) the same (period|time|span) last year",
    "{m} this year so far vs the same period (of last year|last year)",
    "{m} so far this year vs last year to date",
    "{m} (year to date|year-to-date|ytd) (vs|versus|compared to|against) (the same period last year|last year)",
    "ytd {m} (vs|vs.|compared with) (last year|prior year|previous year|the same period last year)",
    "year to date {m} compared (with|to) (last year|the year before|the same period last year)",
    "ytd {m} this year and last year",
    "compare {m} so far this year (with|to) the same period last year",
    "compare ytd {m} (with|to) last year",
    "compare this year's {m} to date with the same period last year",
    "how does {m} so far this year compare (with|to) (the same period last year|last year at this point)",
    "how many {c} so far this year (vs|compared with) the same period last year",
    "how many {c} have we had so far this year compared to the same time last year",
    "how much {a} so far this year vs the same period last year",
    "how much {a} did we make ytd vs ytd last year",
    "{m} since January (vs|compared with) the same months last year",
    "{m} to date this year vs same period last year",
    "are {m} up year to date compared to last year",
    "this year so far vs same span last year: {m}",
    "year-to-date {m}, this year against last year",
    "{m} ytd vs pytd",
    "so far this year vs last year same period, {m}",
  ],
};
