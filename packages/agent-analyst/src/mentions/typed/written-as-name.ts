import type { Token } from "../../words/token.js";

/** Whether a word stands in quotes, or is written with a capital behind a word without: `bookings of Nights`. */
export const isWrittenAsName = (tokens: readonly Token[], at: number): boolean => {
  const { text = "", isQuoted = false } = tokens[at] ?? {};
  const before = tokens[at - 1]?.text ?? "";
  return isQuoted || (/^\p{Ll}/u.test(before) && /^\p{Lu}\p{Ll}/u.test(text));
};
