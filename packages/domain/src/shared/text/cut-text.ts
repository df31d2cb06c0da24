/** How many characters of a caller's text an answer repeats (B1). */
export const quotedLengthMax = 200;

/**
 * A text of unknown length as an answer may repeat it: at most 200 characters, the last of which is
 * `…` where some were cut. A whole one would be repeated for each problem, so that the answer would
 * grow with the square of the body.
 */
export const cutText = (text: string, lengthMax = quotedLengthMax): string =>
  text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1).toWellFormed()}…`;
