import { countryNamed } from "../abbreviations.js";
import { isFiller } from "../filler.js";
import type { Token } from "../token.js";
import { alikeWords } from "./alike.js";
import { countryValues } from "./countries.js";
import { languageValues } from "./languages.js";

/** What a value may be called where a question says something else of the same meaning. */
export interface OtherNames {
  readonly at: number;
  readonly length: number;
  /** Values as a whole, in small letters without accents. */
  readonly whole: readonly string[];
  /** Words of values; that they were taken for those of the question is said. */
  readonly alike: readonly string[];
}

/** The most words that name a country: `bosnia and herzegovina`. */
const wordsMax = 3;

/** The values that the words at this place may mean under another name: `brazil` is `BR`, `maths` Mathematics. */
export const otherNamesAt = (tokens: readonly Token[], at: number): OtherNames | undefined => {
  const token = tokens[at];
  if (token === undefined || token.isQuoted) return undefined;
  const numbered = numberedNames(tokens, at);
  if (numbered !== undefined) return numbered;
  for (let length = wordsMax; length > 1; length--) {
    const words = tokens.slice(at, at + length);
    const names =
      words.length < length ? [] : countryValues(words.map(({ word }) => word).join(" "));
    if (names.length > 0) return { at, length, whole: names, alike: [] };
  }
  const country = countryNamed(token, isFiller(token.word));
  const isEnglish = isFiller(token.word) && country === undefined;
  const whole = isEnglish
    ? []
    : [
        ...countryValues(token.word),
        ...(country === undefined ? [] : [country.toLowerCase(), token.word]),
        ...languageValues(token.word),
      ];
  const alike = isEnglish ? [] : alikeWords(token.word);
  return whole.length + alike.length === 0
    ? undefined
    : { at, length: 1, whole: [...new Set(whole)], alike };
};

/** `terminal 2`, `hall 3` may be `T2`, `Hall-3`: a name before a number, as tables cut them short. */
const numberedNames = (tokens: readonly Token[], at: number): OtherNames | undefined => {
  const [before, number] = [tokens[at - 1], tokens[at]];
  const isNumbered =
    before !== undefined &&
    !before.isQuoted &&
    /^\p{L}{3,}$/u.test(before.word) &&
    !isFiller(before.word) &&
    /^\d{1,3}$/.test(number?.word ?? "");
  if (!isNumbered) return undefined;
  const { word } = before;
  const names = [word, word.slice(0, 1)].flatMap((name) =>
    ["", " ", "-"].map((joint) => `${name}${joint}${number?.word ?? ""}`),
  );
  return { at: at - 1, length: 2, whole: names, alike: [] };
};

/** The least letters of a value that stands for a longer word: `crit` for `critical`. */
export const shortLettersMin = 4;

/** Whether a value is the beginning of a word, as tables cut words short. */
export const isCutShort = (value: string, word: string): boolean =>
  value.length >= shortLettersMin && word.length > value.length + 1 && word.startsWith(value);

const roman = new Map(
  "i ii iii iv v vi vii viii ix x".split(" ").map((text, at) => [text, at + 1]),
);

/** Whether a number is written in Roman letters: `Analysis I` is `analysis 1`. */
export const isRoman = (value: string, word: string): boolean =>
  /^\d{1,2}$/.test(word) && roman.get(value) === Number(word);
