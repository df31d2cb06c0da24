import type { Token } from "../../words/token.js";
import { plainOf } from "../../words/token.js";
import type { KnownValue } from "../known-value.js";
import type { ValueMention } from "../value-mention.js";

const isPart = ({ match, length }: ValueMention): boolean => match === "part" && length === 1;

/**
 * `Brunel Aerospace`, where there are a Brunel Engineering and a Kestrel Aerospace: two words side by side are one name, and each of
 * them alone is part of somebody else's. So neither is found, and the name is said to be missing.
 */
export const withoutTornNames = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
  knownValues: readonly KnownValue[],
): readonly ValueMention[] => {
  const torn = new Set<ValueMention>();
  for (const left of values)
    for (const right of values) {
      const isBeside = right.at === left.at + 1 && right.dimension === left.dimension;
      const isList = tokens[right.at]?.isBehindComma === true || /^(?:and|or)$/.test(tokens[right.at]?.word ?? ""); // prettier-ignore
      if (!isBeside || isList || !isPart(left) || !isPart(right)) continue;
      const hasBoth = knownValues.some(
        ({ dimension, value }) =>
          dimension === left.dimension &&
          [left, right].every((each) => plainOf(value).includes(plainOf(each.value))),
      );
      if (hasBoth) continue;
      torn.add(left);
      torn.add(right);
    }
  return values.filter((value) => !torn.has(value));
};
