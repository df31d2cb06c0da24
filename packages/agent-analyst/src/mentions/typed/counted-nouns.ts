import type { Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/** `how many nights`, half of Room nights: what is counted is no word of the hotel `Nights Inn`. */
export const isCountedNoun = (
  tokens: readonly Token[],
  { at, length }: Pick<ValueMention, "at" | "length">,
  { found }: Mentions,
): boolean =>
  length === 1 &&
  /^(many|of)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(how|number)$/.test(tokens[at - 2]?.word ?? "") &&
  found.some(
    (mention) =>
      mention.at === at && mention.namings.some(({ member }) => member.kind === "measure"),
  );
