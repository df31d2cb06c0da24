import { isPlain } from "../../words/filler.js";
import { closing } from "../../words/phrases/phrase.js";
import type { Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";

/** Parts of a place are not one of them: `the north` is all of it. */
const regions = /^(north|south|east|west|northern|southern|eastern|western|centre|center)$/;

/**
 * `usage of the store`, where several values have that word: one of them is meant, since it is in the singular and with
 * its article, so it is asked which. `the stores` are all of them, and `the store segment` is something else.
 */
export const isOneMeant = (
  tokens: readonly Token[],
  { at, length, match }: Pick<ValueMention, "at" | "length" | "match">,
  isName: (at: number) => boolean,
): boolean => {
  const [token, next] = [tokens[at], tokens[at + length]?.word ?? ""];
  if (token === undefined || match !== "part" || length > 1) return false;
  // `the cork garage`, by the name of its column; `the cork garages` are all of them.
  const isNoun = isName(at + length) && !next.endsWith("s");
  const isEnd = next === "" || closing.test(next) || isPlain(next);
  return tokens[at - 1]?.word === "the" && isSingular(token) && (isEnd || isNoun);
};

/** Written with a capital, it is a name. */
const isSingular = ({ text, word, isQuoted }: Token): boolean =>
  !isQuoted && /^\p{Ll}+$/u.test(text) && !word.endsWith("s") && !regions.test(word);
