import type { Token } from "../words/token.js";
import type { Mention } from "./mentions.js";

/** A part of a value, and the dimension that it is looked for in. */
interface ContainedValue {
  readonly at: number;
  readonly length: number;
  readonly dimension: string;
  readonly value: string;
  readonly match: "part";
  readonly quality: number;
  readonly alsoIn: readonly string[];
}

const containing = new Set("contains containing contain includes including like".split(" "));

/** `product contains jacket` says itself that a part of the value is meant. */
export const containedIn = (
  tokens: readonly Token[],
  found: readonly Mention[],
): readonly ContainedValue[] =>
  tokens.flatMap(({ word }, at): ContainedValue[] => {
    const mention = found.find((each) => each.at + each.length === at);
    const dimension = mention?.namings.find(
      ({ member }) => member.kind === "dimension" && member.type === "string",
    );
    const part = tokens[at + 1];
    if (!containing.has(word) || dimension === undefined || part === undefined) return [];
    return [
      {
        at: at + 1,
        length: 1,
        dimension: dimension.member.name,
        value: part.text,
        match: "part",
        quality: 1,
        alsoIn: [],
      },
    ];
  });
