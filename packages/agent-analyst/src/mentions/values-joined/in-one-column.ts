import { isPlain } from "../../words/filler.js";
import type { Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";

/** What holds two values side by side. */
const joint = /^(or|vs|versus|than|against)$/;
/** What may stand beside it: `with Anna or by Bob`. */
const small = /^(the|a|an|our|by|with|in|at|for|from|of|on|to|compared|more|less|fewer)$/;

/** Whether nothing but a word that holds two of a kind side by side stands between them. */
const isJoined = (tokens: readonly Token[], left: ValueMention, right: ValueMention): boolean => {
  const between = tokens.slice(left.at + left.length, right.at).map(({ word }) => word);
  return (
    between.some((word) => joint.test(word)) &&
    between.every((word) => joint.test(word) || small.test(word) || isPlain(word))
  );
};

const columnsOf = ({ dimension, alsoIn = [] }: ValueMention): readonly string[] => [
  dimension,
  ...alsoIn,
];

/** A value in another of its columns, which is said as for any other that was chosen. */
const inColumn = (value: ValueMention, dimension: string): ValueMention =>
  value.dimension === dimension
    ? value
    : { ...value, dimension, alsoIn: columnsOf(value).filter((each) => each !== dimension) };

/**
 * `Priya Nair or Priya Shah`, where both are hosts and the one is a visitor as well: two that are held against each other are of
 * one column, if any has both. In two columns, they would be a host and a visitor of the same row.
 */
export const inOneColumn = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
): readonly ValueMention[] => {
  const found: ValueMention[] = [];
  for (const value of values) {
    const before = found.at(-1);
    const shared =
      before === undefined ||
      before.dimension === value.dimension ||
      !isJoined(tokens, before, value)
        ? undefined
        : columnsOf(before).find((dimension) => columnsOf(value).includes(dimension));
    if (before === undefined || shared === undefined) {
      found.push(value);
      continue;
    }
    found[found.length - 1] = inColumn(before, shared);
    found.push(inColumn(value, shared));
  }
  return found;
};
