import { stemOf } from "./stem.js";

/** A word, a number or a sign of what somebody wrote. */
export interface Token {
  /** As it was written; of a quoted text without its quotes. */
  readonly text: string;
  /** In small letters, without accents. */
  readonly word: string;
  readonly stem: string;
  readonly isQuoted: boolean;
}

/** Nobody asks in more words; what comes after them is not read. */
const tokensMax = 80;
const lettersMax = 4000;

const forms =
  /"([^"\n]{1,200})"|(?<![\p{L}\p{N}])['‘’“]([^'‘’“”\n]{1,200})['’”](?![\p{L}\p{N}])|\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)|\d{1,2}\.\d{1,2}\.\d{4}|\d+(?:[,.]\d+)*|[\p{L}\p{M}\p{N}]+|>=|<=|[%#><=]/gu;

/** Reads a text as tokens. Hyphens and underscores part words, as they do in names of a model. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of text.slice(0, lettersMax).normalize("NFC").matchAll(forms)) {
    const quoted = match[1] ?? match[2];
    tokens.push(tokenOf(quoted ?? match[0].replace(/_+/g, ""), quoted !== undefined));
    if (tokens.length === tokensMax) break;
  }
  return tokens.filter(({ text: written }) => written !== "");
};

const tokenOf = (text: string, isQuoted: boolean): Token => {
  const word = plainOf(text);
  return { text, word, stem: isQuoted ? word : stemOf(word), isQuoted };
};

/** Small letters without accents. */
export const plainOf = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The words of a name or title of a model: `grossRevenue` and `gross_revenue` have two. */
export const wordsOfName = (name: string): readonly string[] =>
  (name.normalize("NFC").match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lo}+|\p{N}+/gu) ?? [])
    .map(plainOf)
    .filter((word) => word !== "");
