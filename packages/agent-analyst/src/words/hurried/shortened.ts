import { isJoined } from "./joined.js";

const consonants = /^[b-df-hj-np-tv-z]+$/;
const lettersMin = 3;

/**
 * The word of a vocabulary that its consonants alone stand for: `bkgs` of `bookings`, `mktg` of `marketing`. The first and the
 * last letter are those of the word, and where several words fit, none is meant.
 */
export const shortenedFrom = (
  word: string,
  vocabulary: ReadonlySet<string>,
  stemOf: (word: string) => string,
): string | undefined => {
  const letters = word.replace(/s$/, "");
  if (letters.length < lettersMin || !consonants.test(letters)) return undefined;
  const form = new RegExp(`^${[...letters].join("\\p{L}*")}(?:[aeiouy]{0,2}|e?s)$`, "u");
  const meant = [...vocabulary].filter(
    (each) =>
      each.length > letters.length + 1 &&
      !consonants.test(each) &&
      form.test(each) &&
      !isJoined(each, vocabulary, stemOf),
  );
  return new Set(meant.map(stemOf)).size === 1 ? meant[0] : undefined;
};
