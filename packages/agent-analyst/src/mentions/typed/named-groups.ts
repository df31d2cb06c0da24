import type { Token } from "../../words/token.js";
import type { Mention } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/**
 * `visits by gym`, where the column is called `Home gym` and one of its values `City Gym North`: behind a word that groups,
 * the column is meant, and not those values that have its name in them.
 */
export const isGroup = (
  tokens: readonly Token[],
  { at, length, dimension }: Pick<ValueMention, "at" | "length" | "dimension">,
  found: readonly Mention[],
): boolean =>
  length === 1 &&
  /^(by|per|each|every|across)$/.test(tokens[at - 1]?.word ?? "") &&
  found.some(
    (mention) =>
      mention.at === at &&
      mention.length === 1 &&
      mention.namings.some(({ member }) => member.name === dimension),
  );
