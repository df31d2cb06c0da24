import type { Token } from "../../token.js";

/** What may stand before `value of …`, where that is what is asked for. */
const leading = /^(the|total|what|is|s|overall|our|combined|and|me|show|median)$/;

/**
 * Where the value of things is asked for: `value of the open quotes`, `what are the vouchers worth`. Undefined where `value` is a word
 * of something else.
 */
export const valueAskedAt = (tokens: readonly Token[]): number | undefined => {
  const at = tokens.findIndex(({ word, text, isQuoted }, place) => {
    if (isQuoted || !/^(value|worth)$/.test(word)) return false;
    const before = tokens[place - 1]?.word;
    const isOf = tokens[place + 1]?.word === "of" && (before === undefined || leading.test(before));
    return isOf || (text.toLowerCase() === "worth" && /^(what|how)$/.test(tokens[0]?.word ?? ""));
  });
  return at < 0 ? undefined : at;
};
