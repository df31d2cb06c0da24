// Shapes that break figures down: by two things, by one and a time, for some values, two figures at once.
import { isOneOf, partsBy, statementOf, tablesOf, tablesOfValues, within } from "./forms.mjs";
import { yearBy } from "./spans.mjs";
import { wholly } from "./wants.mjs";

const rowsMax = 500;

const isShort = (tables) => tables.length > 0 && tables.every((rows) => rows.length <= rowsMax);

/** A figure by two groups. */
export const byTwo = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 2, span: 45 });
    if (parts === undefined) return undefined;
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        place.groups.map(({ name }) => name),
        [within(place, parts.range)],
      ),
    );
    return isShort(tables) ? { words: parts.words, want: wholly(tables) } : undefined;
  },
  templates: [
    "{m} by {x} and {y} {t}",
    "{m} by {x} and by {y} {t}",
    "{m} per {x} (and|and per) {y} {t}",
    "{m} by {x}, {y} {t}",
    "{m} by {x} by {y} {t}",
    "{m} (split|broken down) by {x} and {y} {t}",
    "{m} for (each|every) {x} and {y} {t}",
    "{m} for each {x} (in|within|of) each {y} {t}",
    "{m} of each {x} by {y} {t}",
    "how many {c} (by|per) {x} and {y} {t}",
    "how many {c} did we have (by|per|for each) {x} and {y} {t}",
    "how many {c} were there for every {x} and {y} {t}",
    "how much {a} (by|per) {x} and {y} {t}",
    "number of {c} by {x} and {y} {t}",
    "what (was|is) the {m} by {x} and {y} {t}",
    "what's the {m} for each {x} and {y} {t}",
    "show {m} by {x}, split by {y} {t}",
    "show me {m} per {x} broken down by {y} {t}",
    "break down {m} by {x} and {y} {t}",
    "break {m} down by {y} and {x} {t}",
    "breakdown of {m} by {x} and {y} {t}",
    "{t}, {m} by {x} and {y}",
    "{m} {t} by {x} and {y}",
    "by {x} and {y}: {m} {t}",
    "for each {x} and {y}, {m} {t}",
    "{x} and {y} by {m} {t}",
    "{m} across {xs} and {ys} {t}",
    "{m} grouped by {x} and {y} {t}",
    "compare {m} by {x} and {y} {t}",
    "table of {m} by {x} and {y} {t}",
  ],
};

const steps = {
  month: { each: ["month", "month", "calendar month"], ly: "monthly", s: "months" },
  quarter: { each: "quarter", ly: "quarterly", s: "quarters" },
  week: { each: "week", ly: "weekly", s: "weeks" },
  weekday: { each: ["weekday", "day of the week", "day of week"], s: "weekdays" },
};

const stepBy = (chance, names) => {
  const step = chance.pick(names);
  const { each, ly, s } = steps[step];
  return { step, words: { step: each, steps: s, ...(ly === undefined ? {} : { ly }) } };
};

const cutBy = (step, { time }) =>
  step === "weekday" ? `isodow(${time.name})` : `date_trunc('${step}', ${time.name})`;

/** A figure by a group and a step of time; how the step is written is not compared, only its figures. */
export const byStep = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const range = chance.percent(60) ? yearBy(chance) : undefined;
    const { step, words } = stepBy(chance, ["month", "month", "quarter", "week", "weekday"]);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(place, [place.groups[0].name, cutBy(step, place)], [within(place, range)]),
    );
    if (!isShort(tables)) return undefined;
    return {
      words: { ...parts.words, ...words, t: range?.words ?? "" },
      want: wholly(tables.map((rows) => rows.map(([group, , figure]) => [group, figure]))),
    };
  },
  templates: [
    "{m} by {x} (by|per) {step} {t}",
    "{m} by {x} and {step} {t}",
    "{m} by {step} and {x} {t}",
    "{m} per {step} (and|per|by) {x} {t}",
    "{m} (by|per|for each|each) {step} (split|broken down) by {x} {t}",
    "{m} (every|each) {step} for (each|every) {x} {t}",
    "{ly} {m} (by|per|for each) {x} {t}",
    "{ly} {m} (split|broken down) by {x} {t}",
    "{ly} {m} of each {x} {t}",
    "how many {c} per {step} (by|for each) {x} {t}",
    "how many {c} did each {x} have per {step} {t}",
    "how many {c} were there by {x} and {step} {t}",
    "how much {a} per {step} and {x} {t}",
    "show me {m} by {step} for (each|every) {x} {t}",
    "show {ly} {m} by {x} {t}",
    "for each {x}, {m} by {step} {t}",
    "for every {x} the {ly} {m} {t}",
    "break down {m} by {step} and {x} {t}",
    "{t}, {m} by {x} and {step}",
    "{m} {t} by {step} and {x}",
    "{x} {m} by {step} {t}",
    "trend of {m} by {step} (for each|per) {x} {t}",
    "{m} over the {steps} by {x} {t}",
    "what was the {m} per {step} and {x} {t}",
  ],
};

/** The steps of a figure for one value. */
export const stepForValue = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { values: 1, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const range = chance.percent(60) ? yearBy(chance) : undefined;
    const { step, words } = stepBy(chance, ["month", "month", "quarter", "week"]);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        [cutBy(step, place)],
        [within(place, range), isOneOf(place.groups[0], parts.values)],
      ),
    );
    if (!isShort(tables) || tables[0].length < 2) return undefined;
    return {
      words: { ...parts.words, ...words, t: range?.words ?? "" },
      want: wholly(tables.map((rows) => rows.map(([, figure]) => [figure]))),
    };
  },
  templates: [
    "{m} for {v1} (by|per|each|every) {step} {t}",
    "{m} of {v1} (by|per) {step} {t}",
    "{m} by {step} for {v1} {t}",
    "{m} per {step} for {v1} only {t}",
    "{ly} {m} (for|of) {v1} {t}",
    "{v1} {m} (by|per) {step} {t}",
    "{v1}: {m} by {step} {t}",
    "{v1} {ly} {m} {t}",
    "how many {c} (per|each|every) {step} for {v1} {t}",
    "how many {c} did {v1} have (per|each|every) {step} {t}",
    "how much {a} per {step} for {v1} {t}",
    "how did {m} (develop|change|evolve) by {step} for {v1} {t}",
    "show me {v1}'s {m} by {step} {t}",
    "show {ly} {m} where {x} is {v1} {t}",
    "{m} by {step} where the {x} is {v1} {t}",
    "{m} over time by {step} for {v1} {t}",
    "trend of {m} by {step} for {v1} {t}",
    "{ly} trend of {m} for {v1} {t}",
    "{t}, {m} by {step} for {v1}",
    "for {v1}, {m} (by|per) {step} {t}",
    "what was the {ly} {m} for {x} {v1} {t}",
    "number of {c} by {step} for {v1} {t}",
  ],
};

/** Two figures by one group. */
export const twoMeasures = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { measures: 2, span: 45 });
    if (parts === undefined) return undefined;
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(place, [place.groups[0].name], [within(place, parts.range)]),
    );
    return isShort(tables) ? { words: parts.words, want: wholly(tables) } : undefined;
  },
  templates: [
    "{m} and {m2} (by|per|for each|for every) {x} {t}",
    "{m} and {m2} of each {x} {t}",
    "{m}, {m2} by {x} {t}",
    "{m} & {m2} per {x} {t}",
    "both {m} and {m2} by {x} {t}",
    "{m} as well as {m2} by {x} {t}",
    "{m} together with {m2} by {x} {t}",
    "{m} (vs|versus|against) {m2} by {x} {t}",
    "compare {m} (and|with|to) {m2} by {x} {t}",
    "how many {c} and {c2} (by|per|did we have per) {x} {t}",
    "how many {c} and how much {a2} (by|per) {x} {t}",
    "how much {a} and how many {c2} per {x} {t}",
    "show me {m} and {m2} broken down by {x} {t}",
    "show {m} and {m2} split by {x} {t}",
    "what (are|were) the {m} and {m2} for each {x} {t}",
    "for each {x}, {m} and {m2} {t}",
    "for every {x} show {m} and {m2} {t}",
    "per {x}: {m} and {m2} {t}",
    "{t}, {m} and {m2} by {x}",
    "{m} and {m2} {t} by {x}",
    "list {xs} with {m} and {m2} {t}",
    "{xs} with (their |){m} and {m2} {t}",
    "{x} by {m} and {m2} {t}",
    "table with {m} and {m2} per {x} {t}",
  ],
};

/** A figure by a group, for some of its values only. */
export const someOf = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { values: 3, span: 45 });
    if (parts === undefined) return undefined;
    const tables = await tablesOfValues(world, parts);
    if (tables.length === 0 || tables.some((rows) => rows.length !== 3)) return undefined;
    return { words: parts.words, want: wholly(tables) };
  },
  templates: [
    "{m} by {x} for {v1}, {v2} and {v3} (only|) {t}",
    "{m} (by|per) {x}, only {v1}, {v2} and {v3} {t}",
    "{m} by {x}, just {v1}, {v2} and {v3} {t}",
    "{m} (for each of|of each of) {v1}, {v2} and {v3} {t}",
    "{m} of {v1}, {v2} and {v3} by {x} {t}",
    "{m} for {v1}, {v2}, {v3} by {x} {t}",
    "{m} by {x} where {x} is {v1}, {v2} or {v3} {t}",
    "{m} per {x} for the {xs} {v1}, {v2} and {v3} {t}",
    "{m} by {x} ({v1}, {v2}, {v3}) {t}",
    "only {v1}, {v2} and {v3}: {m} by {x} {t}",
    "for {v1}, {v2} and {v3}, {m} by {x} {t}",
    "how many {c} (by|per) {x} for {v1}, {v2} and {v3} {t}",
    "how many {c} did {v1}, {v2} and {v3} each have {t}",
    "how much {a} for each of {v1}, {v2} and {v3} {t}",
    "compare {m} (of|for) {v1}, {v2} and {v3} {t}",
    "compare {v1}, {v2} and {v3} by {m} {t}",
    "{v1} vs {v2} vs {v3} by {m} {t}",
    "{v1}, {v2} and {v3}: {m} each {t}",
    "show {m} by {x} but only for {v1}, {v2} and {v3} {t}",
    "{t}, {m} by {x} for {v1}, {v2} and {v3}",
    "{m} broken down by {x}, limited to {v1}, {v2} and {v3} {t}",
    "{m} in {v1}, {v2} and {v3} by {x} {t}",
  ],
};
