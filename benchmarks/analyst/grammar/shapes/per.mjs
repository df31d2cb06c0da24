// Shapes about one figure per another, and about how many things have a figure.
import {
  groupedOf,
  isOneOf,
  named,
  partsBy,
  statementOf,
  tablesOf,
  totalOf,
  within,
} from "./forms.mjs";
import { wholly } from "./wants.mjs";

/** One figure per one of what another counts, as a whole or by a group. */
export const ratio = {
  make: async (world, chance) => {
    const isBy = chance.percent(40);
    const parts = await partsBy(world, chance, { measures: 2, groups: isBy ? 1 : 0, span: 45 });
    if (parts === undefined || parts.words.one2 === undefined) return undefined;
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        place.groups.map(({ name }) => name),
        [within(place, parts.range)],
      ),
    );
    const ratios = tables.map((rows) =>
      rows.map((row) => [...row.slice(0, -2), row.at(-1) ? row.at(-2) / row.at(-1) : null]),
    );
    if (ratios.length === 0 || ratios.some((rows) => rows[0].at(-1) === null)) return undefined;
    return {
      words: {
        ...parts.words,
        ...(isBy
          ? {
              by: [
                `by ${parts.words.x}`,
                `for each ${parts.words.x}`,
                `for every ${parts.words.x}`,
              ],
            }
          : { by: "" }),
      },
      want: wholly(ratios),
    };
  },
  templates: [
    "{m} per {one2} {by} {t}",
    "{m} per {one2} {t} {by}",
    "{m} for each {one2} on average {by} {t}",
    "average {m} per {one2} {by} {t}",
    "avg {m} per {one2} {by} {t}",
    "mean {m} per {one2} {by} {t}",
    "the ratio of {m} to {m2} {by} {t}",
    "ratio of {m} to {m2} {by} {t}",
    "{m} to {m2} ratio {by} {t}",
    "{m} divided by {m2} {by} {t}",
    "{m} / {m2} {by} {t}",
    "{m} over {m2} as a ratio {by} {t}",
    "how many {c} per {one2} {by} {t}",
    "how many {c} (are|were) there per {one2} {by} {t}",
    "how many {c} do we have per {one2} {by} {t}",
    "how much {a} (per|for each) {one2} {by} {t}",
    "how much {a} do we make per {one2} {by} {t}",
    "what (is|was) the {m} per {one2} {by} {t}",
    "what's the average {m} per {one2} {by} {t}",
    "number of {c} per {one2} {by} {t}",
    "show {m} per {one2} {by} {t}",
    "{t}, {m} per {one2} {by}",
    "{m} relative to {m2} {by} {t}",
  ],
};

/** How many different ones have any of a figure, among all rows or those of a value. */
export const distinct = {
  make: async (world, chance) => {
    const isOf = chance.percent(40);
    const parts = await partsBy(world, chance, {
      groups: isOf ? 2 : 1,
      values: isOf ? 1 : 0,
      span: 60,
    });
    const counted = parts?.dimensions.at(-1);
    if (parts === undefined || counted === undefined) return undefined;
    const at = parts.dimensions.length - 1;
    const words = isOf ? { x: parts.words.y, xs: parts.words.ys } : parts.words;
    if (world.names.has(words.x) || world.names.has(words.xs)) return undefined;
    const lists = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        [place.groups[at].name],
        [within(place, parts.range), isOf ? isOneOf(place.groups[0], parts.values) : undefined],
      ),
    );
    const tables = lists.map((rows) => [[named(rows).filter(([, figure]) => figure > 0).length]]);
    if (tables.length === 0 || tables.some(([[count]]) => count === 0)) return undefined;
    const { c, t, v1 } = parts.words;
    return {
      words: { ...words, c, t, ...(isOf ? { for: [`for ${v1}`, `of ${v1}`], v1 } : { for: "" }) },
      want: wholly(tables),
    };
  },
  templates: [
    "how many different {xs} {for} had {c} {t}",
    "how many different {xs} {for} (were there|did we have) with {c} {t}",
    "how many distinct {xs} had {c} {for} {t}",
    "how many unique {xs} have {c} {for} {t}",
    "number of (different|distinct|unique) {xs} with {c} {for} {t}",
    "count of (distinct|unique) {xs} with {c} {for} {t}",
    "how many {xs} had {c} {for} {t}",
    "how many {xs} had at least one of the {c} {for} {t}",
    "how many (different|distinct|various) {xs} are there among {c} {for} {t}",
    "in how many (different |){xs} did we have {c} {for} {t}",
    "how many (different|distinct|unique) {xs} in {c} {for} {t}",
    "how many {xs} with {c} {for} {t}",
    "what number of (distinct|unique) {xs} had {c} {for} {t}",
    "count (distinct|unique|the different) {xs} in {c} {for} {t}",
    "number of {xs} with {c} {for} {t}",
    "the number of {xs} that had {c} {for} {t}",
    "what's the number of different {xs} with {c} {for} {t}",
    "{t}, how many different {xs} had {c} {for}",
    "across how many {xs} were the {c} spread {for} {t}",
    "{c} {for}: how many different {xs} {t}",
  ],
};

/** The mean over groups of what each has. */
export const averagePer = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { isWide: true, span: 50 });
    if (parts === undefined || world.names.has(parts.words.xs)) return undefined;
    // A figure that is itself an average of this one is what the words say as well.
    const { m, one = m } = parts.words;
    if ([...world.names].some((name) => /^(?:average|avg|mean)/.test(name) && name.includes(one)))
      return undefined;
    const tables = await groupedOf(world, parts);
    if (tables.length === 0) return undefined;
    const means = tables.flatMap((rows) =>
      [rows, named(rows), rows.filter((row) => row[0] !== null && row[1])].map((counted) => [
        [totalOf(counted) / counted.length],
      ]),
    );
    const acrossAll = tables.map((rows) => [[totalOf(rows) / named(rows).length]]);
    return { words: parts.words, want: wholly([means[1], ...means, ...acrossAll]) };
  },
  templates: [
    "average {m} per {x} {t}",
    "avg {m} per {x} {t}",
    "mean {m} per {x} {t}",
    "the average {m} per {x} {t}",
    "average {m} (of a|of one|for a) {x} {t}",
    "average number of {c} per {x} {t}",
    "what (is|was) the average {m} per {x} {t}",
    "what's the avg {m} per {x} {t}",
    "how many {c} per {x} on average {t}",
    "how many {c} does (a|an average|the average) {x} have {t}",
    "how many {c} did a {x} have on average {t}",
    "how much {a} does a {x} (have|bring) on average {t}",
    "how much {a} per {x} on average {t}",
    "on average, how many {c} per {x} {t}",
    "on average how much {a} per {x} {t}",
    "{m} per {x} on average {t}",
    "{m} per average {x} {t}",
    "{t}, average {m} per {x}",
    "average of {m} per {x} {t}",
    "{c} per {x}, averaged {t}",
    "mean number of {c} per {x} {t}",
  ],
};
