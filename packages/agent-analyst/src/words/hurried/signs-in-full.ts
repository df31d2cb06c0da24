/** Signs, and phrases that say the same as a shorter one, in words that the rest of the reading knows; letters and digits stand around them. */
const signs: readonly (readonly [RegExp, string])[] = [
  // `plant & quarter`, `plant + quarter`.
  [/(?<=[\p{L}\p{N}] )[&+](?= [\p{L}\p{N}])/gu, "and"],
  // `> 500 euros`, where `price>500` stays a sign.
  [/(?<=[\p{L}\p{N}] )>= ?(?=\d)/gu, "at least "],
  [/(?<=[\p{L}\p{N}] )<= ?(?=\d)/gu, "at most "],
  [/(?<=[\p{L}\p{N}] )> ?(?=\d)/gu, "more than "],
  [/(?<=[\p{L}\p{N}] )< ?(?=\d)/gu, "less than "],
  [/\b(?:in excess|upwards?) of (?=\d)/giu, "more than "],
  [/\bnot? (?:fewer|less) than (?=\d)/giu, "at least "],
  [/\b(?:most|more) recent (?=\d+ (?:day|week|month|quarter|year)s\b)/giu, "last "],
  [/\b(?:lacking|with no) (?=an? )/giu, "without "],
  // `in May, n how many of them`.
  [/(?<=[\p{L}\p{N}],? )n (?=(?:how|what|which|who|when|where)\b)/giu, "and "],
  // `the city with the max revenue`, which is no figure of its own.
  [/(?<=\b(?:with|has|have|had) the )max(?:imum)? (?=\p{L})/giu, "highest "],
  [/(?<=\b(?:with|has|have|had) the )min(?:imum)? (?=\p{L})/giu, "lowest "],
];

/** A question with its signs in words. */
export const signsInFull = (text: string): string =>
  signs.reduce((said, [sign, words]) => said.replaceAll(sign, words), inSmallLetters(text));

/** Where all letters are capitals, none of them says that a word is a name. */
const inSmallLetters = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2,}\P{L}+\p{Lu}{2,}\P{L}+\p{Lu}{2,}/u.test(text)
    ? text
    : text.toLowerCase();
