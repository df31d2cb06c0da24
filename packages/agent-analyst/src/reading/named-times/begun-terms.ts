import type { KnownValue } from "../../mentions/known-value.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import { addUnits, civilDay, type CivilMs } from "../../words/times/civil-time.js";
import { plainOf, type Token } from "../../words/token.js";

/** Parts of a year that terms and seasons are called by, with the month that each begins with. */
const begins = new Map([
  ["spring", 1],
  ["lent", 1],
  ["hilary", 1],
  ["summer", 4],
  ["autumn", 9],
  ["fall", 9],
  ["michaelmas", 9],
  ["winter", 10],
]);

/** So many months such a time lasts at most. */
const monthsMax = 4;

const year = /\b(?:19|20)\d\d\b/u;
const nouns = /^(term|semester|season|session|intake|trimester)$/;
const leads = /^(the|our|this|current|last|previous|next|coming)$/;

/** A value that says a time by its part of the year and its year: `Autumn 2026`. */
interface Term extends KnownValue {
  readonly begin: CivilMs;
}

/** A term that was said without its year, and what it was taken for. */
export interface BegunTerm {
  readonly mention: ValueMention;
  readonly note: string;
}

/**
 * `the autumn term`, where a column names the one of each year: the one that runs or was the last to begin, and `last` and
 * `next` one beside it, as of any other time. Which one was taken is said.
 */
export const begunTerms = (
  tokens: readonly Token[],
  knownValues: readonly KnownValue[],
  now: CivilMs,
): readonly BegunTerm[] =>
  tokens.flatMap(({ word, isQuoted }, at): readonly BegunTerm[] => {
    if (isQuoted || !begins.has(word)) return [];
    const next = tokens[at + 1]?.word ?? "";
    const lead = tokens[at - 1]?.word ?? "";
    const isNoun = nouns.test(next);
    if (isOfYear(tokens, at) || (!isNoun && !leads.test(lead))) return [];
    const term = meantOf(termsOf(word, knownValues), lead, now);
    if (term === undefined) return [];
    const from = leads.test(lead) && !/^(the|our)$/.test(lead) ? at - 1 : at;
    const said = tokens.slice(from, at + (isNoun ? 2 : 1)).map(({ text }) => text);
    const mention: ValueMention = {
      at: from,
      length: at + 1 - from,
      dimension: term.dimension,
      value: term.value,
      match: "whole",
      quality: 0.9,
      alsoIn: [],
    };
    return [{ mention, note: `I take “${said.join(" ")}” as ${term.value}.` }];
  });

/** `autumn 2025`, `autumn term 2025`: the year is said. */
const isOfYear = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 3).some(({ word }) => year.test(word));

/** Such terms in the place of what their words were found for otherwise, unless that is a value as a whole. */
export const withBegunTerms = (
  values: readonly ValueMention[],
  terms: readonly BegunTerm[],
): { readonly values: readonly ValueMention[]; readonly notes: readonly string[] } => {
  const taken = terms.filter(
    ({ mention }) =>
      !values.some(
        (each) => each.match === "whole" && each.among === undefined && overlap(each, mention),
      ),
  );
  const others = values.filter((each) => !taken.some(({ mention }) => overlap(each, mention)));
  return {
    values: [...others, ...taken.map(({ mention }) => mention)].sort(
      (left, right) => left.at - right.at,
    ),
    notes: taken.map(({ note }) => note),
  };
};

const overlap = (left: ValueMention, right: ValueMention): boolean =>
  left.at < right.at + right.length && right.at < left.at + left.length;

/** The values of one column that differ by their years alone, the earliest first; none where no column has such ones. */
const termsOf = (word: string, knownValues: readonly KnownValue[]): readonly Term[] => {
  const month = begins.get(word) ?? 1;
  const all = knownValues.flatMap((each): readonly Term[] => {
    const said = year.exec(each.value)?.[0];
    return said !== undefined && plainOf(each.value).split(/\W+/).includes(word)
      ? [{ ...each, begin: civilDay(Number(said), month, 1) }]
      : [];
  });
  const own = all.filter(({ dimension }) => dimension === all[0]?.dimension);
  const names = new Set(own.map(({ value }) => value.replace(year, "")));
  return names.size === 1 ? own.sort((left, right) => left.begin - right.begin) : [];
};

const meantOf = (terms: readonly Term[], which: string, now: CivilMs): Term | undefined => {
  if (/^(next|coming)$/.test(which)) return terms.find(({ begin }) => begin > now);
  const begun = terms.filter(({ begin }) => begin <= now);
  const latest = begun.at(-1);
  const runs = latest !== undefined && addUnits("month", latest.begin, monthsMax) > now;
  return runs && /^(last|previous)$/.test(which) ? begun.at(-2) : latest;
};
