import { closing } from "../../words/phrases/phrase.js";
import type { Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/** `how many nights`, `at least 7 nights`, half of Room nights: what is counted is no word of the hotel `Nights Inn`. */
export const isCountedNoun = (
  tokens: readonly Token[],
  { at, length }: Pick<ValueMention, "at" | "length">,
  { found }: Mentions,
): boolean =>
  length === 1 && (isCountedAlone(tokens, at) || (isCounted(tokens, at) && isOfFigure(found, at)));

/** Whether a number, or the question for one, stands before it. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  isBehindNumber(tokens, at) ||
  (/^(many|of)$/.test(tokens[at - 1]?.word ?? "") &&
    /^(how|number)$/.test(tokens[at - 2]?.word ?? ""));

/** Whether a figure, or a column of numbers, is called so. */
const isOfFigure = (found: Mentions["found"], at: number): boolean =>
  found.some(
    (mention) =>
      mention.at === at &&
      mention.namings.some(({ member }) => member.kind === "measure" || member.type === "number"),
  );

/** `how many children in August`: what is counted, and no part of the title of an object with a child on it. */
const isCountedAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "many" &&
  tokens[at - 2]?.word === "how" &&
  /^\p{Ll}+$/u.test(tokens[at]?.text ?? "") &&
  closing.test(tokens[at + 1]?.word ?? "in");

/** Several things behind a number that limits them. */
const isBehindNumber = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,6}$/.test(tokens[at - 1]?.word ?? "") &&
  /^(least|most|than|over|under|exactly|only)$/.test(tokens[at - 2]?.word ?? "") &&
  /[^s]s$/.test(tokens[at]?.word ?? "");
