import type { Token } from "../../words/token.js";
import type { KnownValue } from "../known-value.js";
import type { Mentions } from "../mentions.js";
import { leadsToValue } from "../sought-words.js";
import { wordsOfValue } from "../described/value-wordings.js";

const joins = /^(vs|versus|against|and|or|than|to|with)$/;

/** What is said of growth itself. */
const ofGrowth = /^(rate|rates|ratio|percentage|percent|pct|trend|trends|figure|figures|number|numbers)$/; // prettier-ignore

/** Steps from one of which to the next something grows: `mom growth orders`. */
const steps =
  /^(mom|yoy|qoq|wow|dod|month|months|year|years|quarter|quarters|week|weeks|day|monthly|weekly|quarterly|yearly|annual|annually|daily|percent|percentage|%)$/;

/**
 * Whether `growth` is the value of this column and asks for no change: behind a word that leads to values, beside the
 * column's name, in a row with other values of it (`scale vs growth`), or before what is counted. `growth accounts` are
 * accounts of a kind; what grows stands before the word, as in `account growth`.
 */
export const isGrowthAsValue = (
  tokens: readonly Token[],
  at: number,
  dimension: string,
  { found, cubeAt }: Mentions,
  knownValues: readonly KnownValue[],
): boolean => {
  const isNamed = found.some(
    ({ at: from, length, namings }) =>
      (from === at + 1 || from + length === at) &&
      namings.some(({ member }) => member.name === dimension),
  );
  return (
    leadsToValue.test(tokens[at - 1]?.word ?? "") ||
    isNamed ||
    isBeforeCounted(tokens, at, { found, cubeAt }) ||
    isAmongValues(tokens, at, dimension, knownValues)
  );
};

/** Whether what is counted stands behind it: `growth accounts`. */
const isBeforeCounted = (
  tokens: readonly Token[],
  at: number,
  { found, cubeAt }: Pick<Mentions, "found" | "cubeAt">,
): boolean =>
  !ofGrowth.test(tokens[at + 1]?.word ?? "") &&
  !steps.test(tokens[at - 1]?.word ?? "") &&
  (cubeAt.includes(at + 1) ||
    found.some(
      (mention) =>
        mention.at === at + 1 && mention.namings.some(({ member }) => member.kind === "measure"),
    ));

/** Whether another value of the column stands in the same row: `starter, growth and scale`. */
const isAmongValues = (
  tokens: readonly Token[],
  at: number,
  dimension: string,
  knownValues: readonly KnownValue[],
): boolean => {
  const others = knownValues
    .filter((each) => each.dimension === dimension)
    .map(({ value }) => wordsOfValue(value));
  const holds = (from: number, words: readonly string[]): boolean =>
    words.length > 0 && words.every((word, offset) => tokens[from + offset]?.word === word);
  const isAt = (from: number): boolean => others.some((words) => holds(from, words));
  const endsAt = (end: number): boolean => others.some((words) => holds(end - words.length, words));
  const isJoint = (place: number): boolean => joins.test(tokens[place]?.word ?? "");
  return (
    (isJoint(at + 1) && isAt(at + 2)) ||
    (tokens[at + 1]?.isBehindComma === true && isAt(at + 1)) ||
    (isJoint(at - 1) && endsAt(at - 1)) ||
    (tokens[at]?.isBehindComma === true && endsAt(at))
  );
};
