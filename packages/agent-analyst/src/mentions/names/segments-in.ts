import type { Token } from "../../words/token.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";

/** `business customers` may be those of the segment `business`, as well as the name of a dimension. */
export const segmentsIn = (
  indexes: readonly number[],
  tokens: readonly Token[],
  { phrases }: Vocabulary,
  full: readonly Naming[],
): readonly Naming[] =>
  indexes.length < 2 ||
  full.some(({ member }) => member.kind !== "dimension" || member.type !== "string")
    ? []
    : indexes
        .flatMap((at) => phrases.get(tokens[at]?.stem ?? "") ?? [])
        .filter(({ member }) => member.kind === "segment")
        .map(({ member }) => ({
          member,
          quality: Math.max(...full.map(({ quality }) => quality)) - 0.01,
        }));
