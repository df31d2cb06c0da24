import { stemOf } from "./stem.js";

/** A word, a number or a sign of what somebody wrote. */
export interface Token {
  /** As it was written; of a quoted text without its quotes. */
  readonly text: string;
  /** In small letters, without accents. */
  readonly word: string;
  readonly stem: string;
  readonly isQuoted: boolean;
  /** The word before the colon of the list that this one begins an item of: `channel: online, store`. */
  readonly listOf?: string;
  /** Whether a comma stands before it. */
  readonly isBehindComma?: true;
  /** Whether it is the number of a code, such as the `2065` of `W26-2065`, which is no year. */
  readonly isOfCode?: true;
  /** What was said where the model has another word of the same meaning: `bills` of what it calls invoices. */
  readonly insteadOf?: string;
  /** The verb behind it that says no more of most things, and was put aside: `see` of `how many patients did we see`. */
  readonly putAside?: string;
}

/** Nobody asks in more words; what comes after them is not read. */
const tokensMax = 80;
const lettersMax = 4000;

const forms =
  /"([^"\n]{1,200})"|(?<![\p{L}\p{N}])['‘’“]([^'‘’“”\n]{1,200})['’”](?![\p{L}\p{N}])|\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)|\d{1,2}\.\d{1,2}\.\d{4}|\d+(?:[,.]\d+)*|[\p{L}\p{M}\p{N}]+|>=|<=|[%#><=]/gu;

/** Reads a text as tokens. Hyphens and underscores part words, as they do in names of a model. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  const written = text.slice(0, lettersMax).normalize("NFC");
  let end = 0;
  let listOf: string | undefined;
  for (const match of written.matchAll(forms)) {
    const quoted = match[1] ?? match[2];
    const token = tokenOf(quoted ?? match[0].replace(/_+/g, ""), quoted !== undefined);
    const signs = written.slice(end, match.index);
    if (/:\s/.test(signs)) listOf = tokens.at(-1)?.stem;
    else if (/[;.!?\n]/.test(signs)) listOf = undefined;
    tokens.push({
      ...token,
      ...(isOfCode(tokens.at(-1), signs, token) ? { isOfCode: true as const } : {}),
      ...(listOf !== undefined && /[:,]/.test(signs) ? { listOf } : {}),
      ...(signs.includes(",") ? { isBehindComma: true as const } : {}),
    });
    end = match.index + match[0].length;
    if (tokens.length === tokensMax) break;
  }
  return tokens.filter((token) => token.text !== "");
};

/** `W26-2065`, `INV-2031`; `Q3-2025` and `DEC-2025` are times. */
const isOfCode = (before: Token | undefined, signs: string, { text }: Token): boolean =>
  signs === "-" &&
  /^\d{3,}$/.test(text) &&
  /^(?:\p{L}{1,4}\d+|\p{Lu}{1,4})$/u.test(before?.text ?? "") &&
  !/^(?:q[1-4]|h[12]|fy\d*|jan|feb|mar|apr|may|jun|june|jul|july|aug|sep|sept|oct|nov|dec)$/i.test(
    before?.text ?? "",
  );

const tokenOf = (text: string, isQuoted: boolean): Token => {
  const word = plainOf(text);
  return { text, word, stem: isQuoted ? word : stemOf(word), isQuoted };
};

/**
 * Letters that Unicode does not take apart into a letter and its accent, as people write them whose keyboard has them not:
 * `lodz` for `Łódź`. The engine folds values by the same table, so that a word and a value meet.
 */
export const foldedLetters = new Map([
  ["ł", "l"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ı", "i"],
  ["ħ", "h"],
]);

/** Letters that are written as two. */
export const foldedPairs = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["þ", "th"],
]);

const special = new RegExp(`[${[...foldedLetters.keys(), ...foldedPairs.keys()].join("")}]`, "gu");

/** Small letters without accents. */
export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(
      special,
      (letter) => foldedLetters.get(letter) ?? foldedPairs.get(letter) ?? letter,
    );

/** The words of a name or title of a model: `grossRevenue` and `gross_revenue` have two. */
export const wordsOfName = (name: string): readonly string[] =>
  (name.normalize("NFC").match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lo}+|\p{N}+/gu) ?? [])
    .map(plainOf)
    .filter((word) => word !== "");
