import type { Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";
import { isWrittenAsName } from "./written-as-name.js";

/**
 * `nights by property`, half of Room nights: a word that names a figure, or a time that things have, is no word of the hotel
 * `Nights Inn` as well, since one word says one thing. Written as a name, or quoted, it is the value.
 */
export const isSpent = (
  tokens: readonly Token[],
  { at, length, match }: Pick<ValueMention, "at" | "length" | "match">,
  { found }: Mentions,
): boolean =>
  match === "part" &&
  length === 1 &&
  !isWrittenAsName(tokens, at) &&
  found.some(
    (mention) =>
      mention.at === at &&
      mention.length === 1 &&
      mention.slips === undefined &&
      mention.namings.every(({ member }) => member.kind === "measure" || member.type !== "string"),
  );

/** `open deals` is a name as a whole, of which no word is a value as well. */
export const isInLongerName = ({ found }: Mentions, place: number): boolean =>
  found.some(
    ({ at, length, isWeak }) => !isWeak && length > 1 && place >= at && place < at + length,
  );
