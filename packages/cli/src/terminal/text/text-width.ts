const narrow = /^[\u0020-\u007e]*$/;
const weightless = /^[\p{Mn}\p{Me}\u1160-\u11ff]$/u;
const wide =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]$/u;

/** How many columns of a terminal a cleaned text takes; where terminals differ, the most. */
export const widthOf = (text: string): number => {
  if (narrow.test(text)) return text.length;
  let columns = 0;
  for (const letter of text) columns += widthOfLetter(letter);
  return columns;
};

/** A text that takes at most so many columns; `…` marks what was cut off. */
export const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  if (width < 1) return "";
  let columns = 0;
  let kept = "";
  for (const letter of text) {
    columns += widthOfLetter(letter);
    if (columns > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
};

/** The text with blanks behind it, up to that width. */
export const leftAligned = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** The text with blanks before it, up to that width. */
export const rightAligned = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - widthOf(text))) + text;

const widthOfLetter = (letter: string): number => {
  if (weightless.test(letter)) return 0;
  return wide.test(letter) ? 2 : 1;
};
