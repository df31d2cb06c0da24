import { stemOf } from "../words/stem.js";
import { plainOf } from "../words/token.js";

/** The words of one cube. */
interface Words {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** Words of a question that no name of the model has, and those that another part of the model has. */
export const wordsApart = (
  said: readonly string[],
  language: readonly Words[],
): { readonly unknown: readonly string[]; readonly elsewhere: readonly string[] } => {
  const isElsewhere = (text: string): boolean => {
    const word = plainOf(text);
    return language.some(({ words, stems }) => words.has(word) || stems.has(stemOf(word)));
  };
  return {
    unknown: said.filter((text) => !isElsewhere(text)),
    elsewhere: said.filter(isElsewhere),
  };
};
