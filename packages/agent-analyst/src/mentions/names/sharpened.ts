import { wordsOfName, type Token } from "../../words/token.js";
import type { Naming } from "../vocabulary-types.js";

/** What a slip was put right to is less sure than what was written. */
export const weakened = (namings: readonly Naming[]): readonly Naming[] =>
  namings.map(({ member, quality }) => ({ member, quality: quality * 0.8 }));

/** A word as it stands in the model's name is meant before one that only has the same stem. */
export const sharpened = (
  namings: readonly Naming[],
  indexes: readonly number[],
  tokens: readonly Token[],
): readonly Naming[] => {
  const words = indexes.map((at) => tokens[at]?.word ?? "");
  return namings.map(({ member, quality }) => {
    const said = wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`);
    return {
      member,
      quality: words.every((word) => said.includes(word)) ? quality : quality * 0.97,
    };
  });
};
