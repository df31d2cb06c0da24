import type { Token } from "../../words/token.js";
import { plainOf } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";

/**
 * `crime novels`, where a genre is crime and another one novel: a row has one of them, and in the plural the second is the
 * noun of what the first one is a kind of. With `and` or a comma between them both are meant.
 */
export const withCompounds = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
): readonly ValueMention[] => {
  const nouns = values.filter((each) => isNounOf(tokens, each, headOf(values, each)));
  return values
    .filter((each) => !nouns.includes(each))
    .map((each) => {
      const noun = nouns.find((other) => headOf(values, other) === each);
      return noun === undefined
        ? each
        : { ...each, length: each.length + noun.length, noun: noun.value };
    });
};

const headOf = (
  values: readonly ValueMention[],
  { at, dimension }: ValueMention,
): ValueMention | undefined =>
  values.find((each) => each.at + each.length === at && each.dimension === dimension);

/** A single word in the plural of a value that is none. */
const isNounOf = (
  tokens: readonly Token[],
  { at, length, value, match }: ValueMention,
  head: ValueMention | undefined,
): boolean => {
  const token = tokens[at];
  return (
    head !== undefined &&
    head.value !== value &&
    length === 1 &&
    match === "whole" &&
    token !== undefined &&
    token.isBehindComma !== true &&
    token.word === `${plainOf(value)}s`
  );
};

/**
 * `electrical work`: a noun that only says of what sort a value is belongs to it, and is no value of its own nor a part of
 * another one, unless that one is called so as a whole.
 */
export const withKinds = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
  isOpen: (at: number) => boolean,
): readonly ValueMention[] => {
  const isHead = ({ match }: ValueMention, behind: number): boolean =>
    match === "whole" &&
    isOpen(behind) &&
    /^(work|side|business|sector|stuff|category|segment|area)$/.test(tokens[behind]?.word ?? "") &&
    !values.some((each) => each.at <= behind && each.at + each.length > behind && each.match === "whole"); // prettier-ignore
  const heads = values.filter((each) => isHead(each, each.at + each.length));
  return values
    .filter(({ at, length }) => length > 1 || !heads.some((head) => head.at + head.length === at))
    .map((each) => (heads.includes(each) ? { ...each, length: each.length + 1 } : each));
};
