import type { Token } from "./token.js";

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Codes that people write and that are no ISO 3166 alpha-2 codes. */
const spoken = new Map([
  ["usa", "US"],
  ["uk", "GB"],
  ["uae", "AE"],
]);

/**
 * The full English name of a country that a word abbreviates: `UK`, `USA`, `DE`. Codes of ISO 3166 stand in capitals:
 * in small letters they are words of this language or of another one, such as `in`, `im` and `es`.
 */
export const countryNamed = (
  { word, text, isQuoted }: Token,
  isEnglish: boolean,
): string | undefined => {
  const code = spoken.get(word) ?? (/^[A-Z]{2}$/.test(text) ? text : undefined);
  const isPlain = isEnglish && text !== text.toUpperCase();
  if (code === undefined || isQuoted || isPlain) return undefined;
  return regions.of(code);
};
