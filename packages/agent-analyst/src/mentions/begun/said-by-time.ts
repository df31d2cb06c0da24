import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import { candidatesOf } from "../roles.js";
import type { ValueMention } from "../values.js";

/**
 * Whether a word that is also a state says when things came in. `new jobs per month` are those that came in that month, and not
 * those of them that nobody has begun yet; `deals opened last month` are not those that are in a state `open`.
 */
export const isSaidByTime = (
  { tokens, times, granularity }: Pick<Utterance, "tokens" | "times" | "granularity">,
  { members }: Cube,
  { found }: Pick<Mentions, "found">,
  { at, length, dimension, value }: Pick<ValueMention, "at" | "length" | "dimension" | "value">,
): boolean => {
  if (length === 1 && tokens[at]?.word === "opened" && /^open$/i.test(value)) return true;
  const title = members.find(({ name }) => name === dimension)?.title ?? dimension;
  return (
    tokens[at]?.word === "new" &&
    length === 1 &&
    (times.length > 0 || granularity !== undefined) &&
    wordsOfName(title).some((word) => /^(status|state|stage|phase)$/.test(word)) &&
    !tokens.some(({ word }) => /^(status|state|stage|still|currently)$/.test(word)) &&
    found.some((mention) => mention.at === at + 1 && candidatesOf(mention).measure !== undefined)
  );
};
