import { plainOf } from "../../words/token.js";

/** Nobody writes out a value of more words. */
const wordsMax = 8;

/**
 * The words of a value, and the other ways to write them: `Food & drink` has an `and`, and `snacks and ice cream` are ice cream
 * and snacks. None where it has no words, or too many.
 */
export const wordingsOf = (value: string): readonly (readonly string[])[] => {
  const plain = wordsOfValue(value);
  const spelled = wordsOfValue(value.replaceAll(/[&+]/g, " and "));
  const joint = spelled.indexOf("and");
  const swapped =
    joint > 0 && joint === spelled.lastIndexOf("and") && joint < spelled.length - 1
      ? [[...spelled.slice(joint + 1), "and", ...spelled.slice(0, joint)]]
      : [];
  // With a sign, nobody has written a word.
  const others =
    spelled.length === plain.length
      ? swapped
      : [spelled, ...swapped, ...swapped.map((words) => words.filter((word) => word !== "and"))];
  // A question has `20mm` as a number and its unit.
  const apart = plain.flatMap((word) => word.split(/(?<=\d)(?=\p{Ll})/u));
  const withUnits = apart.length === plain.length ? [] : [apart];
  return [plain, ...withUnits, ...others].filter(({ length }) => length > 0 && length <= wordsMax);
};

/** The words of a value, as those of a question are compared with them. */
export const wordsOfValue = (value: string): readonly string[] =>
  (value.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(plainOf);
