// Shapes about parts of a whole.
import {
  groupedOf,
  isNoneOf,
  isOneOf,
  named,
  partsBy,
  statementOf,
  tablesOf,
  totalOf,
  within,
} from "./forms.mjs";
import { amongAll, saidOf, sharesOf, wholly } from "./wants.mjs";

/** Rows with their share of the total behind them: of all rows, and of those with a name. */
const withShares = (rows) =>
  [rows, named(rows)].map((counted) => {
    const whole = totalOf(counted);
    return named(rows).map(([group, figure]) => [group, (figure ?? 0) / whole]);
  });

/** The share that one value has of a total. */
export const shareOfValue = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { values: 1, span: 50 });
    if (parts === undefined) return undefined;
    const tables = (await groupedOf(world, parts)).flatMap(withShares);
    const rows = tables.map((table) => table.filter(([group]) => group === parts.values[0]));
    if (rows.length === 0 || rows.some((each) => each.length === 0)) return undefined;
    const lone = rows.map((each) => each.map(([, share]) => [share]));
    const [alone, listed] = [wholly(sharesOf(lone)), amongAll(sharesOf(rows))];
    return {
      words: parts.words,
      want: {
        truth: rows[0],
        isRight: (found) => alone.isRight(found) || listed.isRight(found),
      },
    };
  },
  templates: [
    "share of {v1} in {m} {t}",
    "{v1}'s share of {m} {t}",
    "{v1} share of {m} {t}",
    "{v1} as a (share|percentage|percent) of {m} {t}",
    "{v1} as a percentage of total {m} {t}",
    "what (share|percentage|proportion) of {m} (is|was|came from|comes from) {v1} {t}",
    "what percent of {m} (is|was) {v1} {t}",
    "what percentage of {c} are {v1} {t}",
    "what % of {c} (are|were) {v1} {t}",
    "what's {v1}'s share of (the |)total {m} {t}",
    "what share does {v1} have (of|in) {m} {t}",
    "what share of {c} had {x} {v1} {t}",
    "how much of {m} is {v1} in percent {t}",
    "how many percent of {m} (is|are|was) {v1} {t}",
    "how big is the share of {v1} in {m} {t}",
    "percentage of {m} for {v1} {t}",
    "percentage of {c} (that are|where {x} is) {v1} {t}",
    "percent of {m} (from|for|in) {v1} {t}",
    "% of {m} from {v1} {t}",
    "proportion of {v1} in {m} {t}",
    "proportion of {m} that is {v1} {t}",
    "{t}, what share of {m} was {v1}",
    "share of {m} with {x} {v1} {t}",
    "share of total {m} for {v1} {t}",
  ],
};

/** The shares of all values. */
export const sharesBy = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { span: 45 });
    if (parts === undefined) return undefined;
    if (world.names.has(`share of ${parts.words.m}`)) return undefined;
    const tables = (await groupedOf(world, parts)).flatMap(withShares);
    return tables.length === 0 ? undefined : { words: parts.words, want: wholly(sharesOf(tables)) };
  },
  templates: [
    "share of {m} by {x} {t}",
    "share of {m} (per|of each|for each) {x} {t}",
    "shares of {m} by {x} {t}",
    "share of each {x} in {m} {t}",
    "each {x}'s share of {m} {t}",
    "percentage of {m} (by|per|for each) {x} {t}",
    "percentage of total {m} by {x} {t}",
    "percent of total {m} (by|per) {x} {t}",
    "percent of {m} by {x} {t}",
    "% of {m} by {x} {t}",
    "% of {c} per {x} {t}",
    "{m} by {x} (in percent|in %|as a percentage|as percentages) {t}",
    "{m} by {x} as a share of the total {t}",
    "{m} by {x} as percent of total {t}",
    "{m} share by {x} {t}",
    "{m} (split|breakdown) by {x} in percent {t}",
    "what (share|percentage|proportion) of {m} (does each {x} have|comes from each {x}) {t}",
    "what percentage of {c} does each {x} have {t}",
    "what's each {x}'s share of total {m} {t}",
    "how is {m} distributed across {xs} in percent {t}",
    "percentage (distribution|breakdown) of {m} by {x} {t}",
    "proportion of {m} by {x} {t}",
    "relative share of {m} for every {x} {t}",
    "{t}, share of {m} by {x}",
    "contribution of each {x} to {m} in percent {t}",
    "show {m} per {x} as % of the total {t}",
  ],
};

/** A figure without one value, or for two of them together: also of each, where the text adds them up. */
export const partOf = {
  make: async (world, chance) => {
    const isNot = chance.percent(50);
    const parts = await partsBy(world, chance, { values: isNot ? 1 : 2, span: 50 });
    if (parts === undefined) return undefined;
    const tablesFor = (condition) =>
      tablesOf(world, parts.places, (place) =>
        statementOf(place, [], [within(place, parts.range), condition(place.groups[0])]),
      );
    const tables = isNot
      ? [
          ...(await tablesFor((group) => isNoneOf(group, parts.values))),
          ...(await tablesFor(({ name }) => `${name} <> '${parts.values[0]}'`)),
        ]
      : await tablesFor((group) => isOneOf(group, parts.values));
    if (tables.length === 0 || tables.some(([[figure]]) => !figure)) return undefined;
    const each = isNot
      ? []
      : await tablesOf(world, parts.places, (place) =>
          statementOf(
            place,
            [place.groups[0].name],
            [within(place, parts.range), isOneOf(place.groups[0], parts.values)],
          ),
        );
    return { words: { ...parts.words, [isNot ? "no" : "two"]: "" }, want: saidOf(tables, each) };
  },
  templates: [
    "{no}{m} (excluding|without|except|except for|other than|apart from) {v1} {t}",
    "{no}{m} {t} (excluding|without|except) {v1}",
    "{no}{m} not counting {v1} {t}",
    "{no}{m} excl. {v1} {t}",
    "{no}{m} but not {v1} {t}",
    "{no}{m} where {x} (is not|isn't) {v1} {t}",
    "{no}{m} of all {xs} (but|except) {v1} {t}",
    "{no}{m} for everything (but|except) {v1} {t}",
    "{no}total {m} without {v1} {t}",
    "{no}how many {c} (excluding|without|not counting|other than) {v1} {t}",
    "{no}how many {c} did we have {t}, excluding {v1}",
    "{no}how much {a} without {v1} {t}",
    "{no}what's the {m} if we (exclude|leave out) {v1} {t}",
    "{no}excluding {v1}, (how many {c}|what was the {m}) {t}".replace("how many {c}|", ""),
    "{no}leave out {v1}: {m} {t}",
    "{no}non-{v1} {m} {t}",
    "{two}{m} for {v1} and {v2} (together|combined|in total|taken together) {t}",
    "{two}{m} of {v1} and {v2} (together|combined) {t}",
    "{two}{m} of {v1} plus {v2} {t}",
    "{two}{v1} and {v2} (combined|together): {m} {t}",
    "{two}combined {m} (of|for) {v1} and {v2} {t}",
    "{two}total {m} (of|for) {v1} and {v2} (combined|together|) {t}",
    "{two}how many {c} did {v1} and {v2} have (together|combined|in total) {t}",
    "{two}how many {c} in total for {v1} and {v2} {t}",
    "{two}how much {a} for {v1} and {v2} together {t}",
    "{two}sum of {m} for {v1} and {v2} {t}",
    "{two}{m} where {x} is {v1} or {v2} {t}",
    "{two}{t}, {m} for {v1} and {v2} together",
  ],
};
