import { stemOf } from "../../stem.js";
import type { Token } from "../../token.js";

const ordinal = /^(first|second|third|fourth|1st|2nd|3rd|4th)$/;
const part = /^(quarter|half)$/;
const joint = /^(and|to|or|with|than|vs|versus|against)$/;
const closing = /^(of|in|this|last|by|for|per|\d{4})$/;

const withPart = (token: Token, said: string): readonly Token[] => [
  token,
  { ...token, text: said, word: said, stem: stemOf(said) },
];

/** The part of a year that an ordinal shares with another one beside it: `the second and the third quarter`. */
const sharedPart = (tokens: readonly Token[], at: number): string | undefined => {
  const word = (place: number): string => tokens[place]?.word ?? "";
  const next = word(at + 1);
  if (!ordinal.test(word(at)) || part.test(next)) return undefined;
  // `the second and the third quarter`: the noun is behind the other one.
  const other = word(at + 2) === "the" ? at + 3 : at + 2;
  if (joint.test(next) && ordinal.test(word(other)) && part.test(word(other + 1)))
    return word(other + 1);
  // `the third quarter than in the second`: it was said before.
  const before = tokens.findIndex(
    (token, place) => place < at && ordinal.test(token.word) && part.test(word(place + 1)),
  );
  const isLed = tokens
    .slice(before + 2, at)
    .every((token) => joint.test(token.word) || /^(the|in|that|of)$/.test(token.word));
  const isLast = next === "" || closing.test(next);
  return before >= 0 && isLed && isLast ? word(before + 1) : undefined;
};

/** Quarters and halves of a year of which the noun is said once: each has it. */
export const withSharedQuarters = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const said = token.isQuoted ? undefined : sharedPart(tokens, at);
    return said === undefined ? [token] : withPart(token, said);
  });
