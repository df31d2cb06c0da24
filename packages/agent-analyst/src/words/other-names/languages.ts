import { plainOf } from "../token.js";

const codes =
  "ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh";

let remembered: ReadonlyMap<string, readonly string[]> | undefined;

/** What values may call the language that a word names, in small letters: `en` of `english`. */
export const languageValues = (word: string): readonly string[] => {
  if (remembered === undefined) {
    const names = new Intl.DisplayNames(["en"], { type: "language" });
    remembered = new Map(
      codes.split(" ").map((code) => {
        const name = plainOf(names.of(code) ?? code);
        return [name, [name, code]] as const;
      }),
    );
  }
  return remembered.get(word) ?? [];
};
