import type { Token } from "./token.js";

/** How people write what floors are measured in. */
const wordings: readonly (readonly RegExp[])[] = [
  [/^(square|sq)$/, /^(metres?|meters?|m|mtr|foot|feet|ft)$/],
  [/^(sqm|m2|m²|sqft)$/],
];

/** Words without those of a unit of areas: `floor area` of `square metre of floor area`. */
export const withoutAreaWords = (words: readonly Token[]): readonly Token[] => {
  for (let at = 0; at < words.length; at++) {
    const found = wordings.find((forms) =>
      forms.every((form, offset) => form.test(words[at + offset]?.word ?? "")),
    );
    if (found !== undefined) return [...words.slice(0, at), ...words.slice(at + found.length)];
  }
  return words;
};

/** Whether a unit of a model is one of areas. */
export const isAreaUnit = (unit: string | undefined): boolean =>
  /^(m²|m2|sqm|sq ?m|square met(re|er)s?|ft²|sqft|sq ?ft|square feet)$/i.test(unit ?? "");
