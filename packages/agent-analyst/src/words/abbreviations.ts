import type { Token } from "./token.js";

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Codes that people write and that are no ISO 3166 alpha-2 codes. */
const spoken = new Map([
  ["usa", "US"],
  ["uk", "GB"],
  ["uae", "AE"],
]);

/**
 * The full English name of a country that a word abbreviates: `UK`, `USA`, `DE`. Words that are English
 * as well, such as `us` and `in`, abbreviate nothing unless they stand in capitals.
 */
export const countryNamed = (
  { word, text, isQuoted }: Token,
  isEnglish: boolean,
): string | undefined => {
  const code = spoken.get(word) ?? (/^[a-z]{2}$/.test(word) ? word.toUpperCase() : undefined);
  const isPlain = isEnglish && text !== text.toUpperCase();
  if (code === undefined || isQuoted || isPlain) return undefined;
  return regions.of(code);
};
