/** A whole escape sequence: what a terminal would take for a command and its parameters. */
const escapeSequence =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/gu;
/** What moves the cursor, turns the direction of writing, or cannot be seen at all. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu;
/** Marks heaped on one letter, which would paint over the lines above and below. */
const heapedMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * A text of a service as a terminal can only show it: no escape sequence, no control character,
 * nothing invisible. Line breaks stay, as `\n`.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(escapeSequence, "")
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replaceAll("\t", "  ")
    .replaceAll(unseen, "")
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .replaceAll(heapedMarks, "$1");

/** The same as one line: breaks become blanks. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll("\n", " ");

/** A line of JSON that means the same, without the control characters that JSON allows in texts. */
export const cleanJson = (line: string): string =>
  line.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (letter) =>
    letter
      .split("") // letters beyond 16 bits are escaped as their two halves
      .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
