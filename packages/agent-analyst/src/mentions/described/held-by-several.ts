import type { Token } from "../../words/token.js";
import type { CodedValues } from "../coded-values.js";
import { explainedBy } from "../sought-words.js";
import type { ValueMention } from "../value-mention.js";

type Placed = Pick<ValueMention, "at" | "length" | "dimension" | "value">;

/** `apps` of `I iOS app, A Android app`: whether a value is another one of those that the same word means together. */
export const isAnotherOf = (
  codes: CodedValues,
  tokens: readonly Token[],
  { at, length, dimension, value }: Placed,
  found: readonly Placed[],
): boolean => {
  const token = tokens[at];
  if (token === undefined || token.isQuoted || length > 1) return false;
  const meant = explainedBy(token, codes).filter((each) => each.dimension === dimension);
  const isMeant = (text: string): boolean => meant.some((each) => each.value === text);
  const before = found.filter((each) => each.at <= at && each.at + each.length > at);
  return (
    isMeant(value) &&
    before.length > 0 &&
    before.every(
      (each) =>
        each.dimension === dimension &&
        each.length === 1 &&
        each.value !== value &&
        isMeant(each.value),
    )
  );
};
