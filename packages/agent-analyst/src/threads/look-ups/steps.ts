import type { Cube } from "@embedded-analytics/domain";
import type { KnownValue } from "../../mentions/known-value.js";
import type { SoughtWord } from "../../mentions/sought-words.js";
import { lookedFor, lookUpSql, textDimensions, type LookUpKind } from "../../plan/look-up.js";
import type { Candidate, Read } from "../../reading/context/understanding.js";
import { isExplained, withValues } from "../../reading/understand.js";
import { readSqlResult } from "../../tools/tool-answers.js";
import { plainOf } from "../../words/token.js";

/** A statement of a look-up, and what it is. */
export interface Step {
  readonly kind: LookUpKind;
  readonly words: readonly SoughtWord[];
  readonly sql: string;
}

/** Whether there are words that may be values, and dimensions that may have them. */
export const hasSoughtWords = (candidate: Candidate): boolean =>
  lookedFor(candidate.words).length > 0 && textDimensions(candidate.vocabulary.cube).length > 0;

/** Whether the words stand side by side in the question, as those of a name do. */
const isPhrase = ({ utterance }: Read, words: readonly SoughtWord[]): boolean =>
  words.length > 1 &&
  ` ${utterance.tokens.map(({ word }) => word).join(" ")} `.includes(
    ` ${words.map(({ word }) => word).join(" ")} `,
  );

/** Nobody mistypes more words than these in a question, and each costs a long condition. */
const mistypedMax = 6;

/** The words that no value begins a word with: only these may be mistyped. */
const mistyped = (
  words: readonly SoughtWord[],
  found: readonly KnownValue[],
): readonly SoughtWord[] => {
  const texts = found.map(({ value }) => ` ${plainOf(value)}`);
  return words
    .filter(
      ({ root, isUnexplained }) =>
        isUnexplained && !texts.some((text) => text.includes(` ${plainOf(root)}`)),
    )
    .slice(0, mistypedMax);
};

/**
 * The statement that is to be run after those before it found these values, the cheapest first; undefined
 * where there is none, since values explain all words or no other can be found.
 */
export const stepAfter = (
  last: LookUpKind | undefined,
  read: Read,
  candidate: Candidate,
  found: readonly KnownValue[],
): Step | undefined => {
  if (last === "similar" || !hasSoughtWords(candidate)) return undefined;
  if (found.length > 0 && isExplained(withValues(read, candidate, found))) return undefined;
  const { cube } = candidate.vocabulary;
  const words = lookedFor(candidate.words);
  const said = words.filter(({ isOther }) => isOther !== true);
  const kind =
    last === undefined && isPhrase(read, said) ? "phrase" : last === "words" ? "similar" : "words";
  const sought = kind === "similar" ? mistyped(words, found) : kind === "phrase" ? said : words;
  if (sought.length === 0) return undefined;
  return { kind, words: sought, sql: lookUpSql(cube, textDimensions(cube), sought, kind) };
};

/**
 * The values that a step found before: by its own statement, or by those that were run in its place where that one was refused.
 * Without these, a question that takes up another one would lose the values of that.
 */
export const valuesBefore = (
  cube: Cube,
  step: Step,
  remembered: ReadonlyMap<string, string>,
): readonly KnownValue[] => {
  const whole = [step.sql, asTexts(cube, step)]
    .map((sql) => remembered.get(sql) ?? "")
    .find((text) => text !== "" && readSqlResult(text).ok);
  return whole === undefined
    ? oneByOne(cube, step).flatMap((sql) => valuesOf(remembered.get(sql) ?? ""))
    : valuesOf(whole);
};

/** A column that the model calls a text may have numbers in its table, such as a severity of 3. */
export const asTexts = (cube: Cube, { kind, words }: Step): string =>
  lookUpSql(cube, textDimensions(cube), words, kind, "as_text");

/** So many columns are asked one by one. */
const singlesMax = 4;

/** Rights may open columns one by one and not together: then each is asked by itself. */
export const oneByOne = (cube: Cube, { kind, words }: Step): readonly string[] =>
  textDimensions(cube)
    .slice(0, singlesMax)
    .map((dimension) => lookUpSql(cube, [dimension], words, kind));

export const valuesOf = (text: string): readonly KnownValue[] => {
  const result = text === "" ? undefined : readSqlResult(text);
  if (result?.ok !== true) return [];
  return result.data.flatMap(([dimension, value]) =>
    typeof dimension === "string" && typeof value === "string" ? [{ dimension, value }] : [],
  );
};

/** Values of two results, each once. */
export const joined = (
  left: readonly KnownValue[],
  right: readonly KnownValue[],
): readonly KnownValue[] => [
  ...new Map(
    [...left, ...right].map((each) => [JSON.stringify([each.dimension, each.value]), each]),
  ).values(),
];
