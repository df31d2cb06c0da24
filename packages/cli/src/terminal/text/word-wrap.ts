import { widthOf } from "./text-width.js";

/** Breaks a text that arrives in pieces between words, so that no word is torn at the margin. */
export interface WordWrap {
  /** What can be written now; a word that may go on is held back. */
  push(text: string): string;
  /** What was held back. */
  end(): string;
}

/** Wraps at so many columns. Lines of a table, which begin with `|`, are left as they are. */
export const wordWrap = (width: number): WordWrap => {
  let column = 0;
  let held = "";
  let isTable = false;
  /** A blank was left out at the margin, so that the next word begins a line. */
  let owesBreak = false;

  const put = (token: string): string => {
    if (token === "\n") {
      column = 0;
      owesBreak = false;
      return token;
    }
    if (column === 0) isTable = token.startsWith("|");
    const columns = widthOf(token);
    const breaks = !isTable && column > 0 && (owesBreak || column + columns > width);
    owesBreak = breaks && token.trim() === "";
    if (owesBreak) return "";
    column = breaks ? columns : column + columns;
    return breaks ? `\n${token}` : token;
  };

  return {
    push: (text) => {
      const tokens = (held + text).match(/\n|[^\S\n]+|\S+/gu) ?? [];
      const last = tokens.at(-1) ?? "";
      held = last === "\n" ? "" : last;
      return (held === "" ? tokens : tokens.slice(0, -1)).map(put).join("");
    },
    end: () => {
      const rest = held === "" ? "" : put(held);
      held = "";
      return rest;
    },
  };
};
