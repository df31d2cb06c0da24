import { cleanLine } from "../text/plain-text.js";
import { cut, widthOf } from "../text/text-width.js";

/** How a piece of text is shown: in one of these ways, or in the colour of a series, from 0. */
export type Ink = "plain" | "dim" | "bold" | "failure" | number;

/** A piece of a line. */
export interface Span {
  readonly text: string;
  readonly ink: Ink;
}

/** A line to be shown: colours are named, and no letter of it is a command to the terminal. */
export type TextLine = readonly Span[];

/** What a drawing has to fit into. */
export interface Canvas {
  /** Columns. */
  readonly width: number;
  /** Without colours the fill distinguishes series. */
  readonly isColoured: boolean;
  /** Where a program reads, a figure is not drawn big. */
  readonly isTerminal: boolean;
}

/** A piece of text. */
export const span = (text: string, ink: Ink = "plain"): Span => ({ text, ink });

/** The letters of a line alone. */
export const textOf = (line: TextLine): string => line.map(({ text }) => text).join("");

/** The line cleaned once more, and cut to that width, whoever drew it; blanks at its end are dropped. */
export const fitLine = (line: TextLine, width: number): TextLine => {
  let remaining = width;
  const fitted: Span[] = [];
  for (const { text, ink } of line) {
    const fitting = cut(cleanLine(text), remaining);
    remaining -= widthOf(fitting);
    const last = fitted.at(-1);
    if (last?.ink === ink) fitted[fitted.length - 1] = span(last.text + fitting, ink);
    else if (fitting !== "") fitted.push(span(fitting, ink));
  }
  while (fitted.at(-1)?.text.trim() === "") fitted.pop();
  return fitted.map(({ text, ink }, at) =>
    span(at === fitted.length - 1 ? text.trimEnd() : text, ink),
  );
};

const seriesColours = [36, 33, 35, 32, 34, 31, 96, 93];
const codes = { plain: 0, dim: 2, bold: 1, failure: 31 };

/** The line as it is written to a terminal; without colours its letters alone. */
export const paint = (line: TextLine, isColoured: boolean): string =>
  line
    .map(({ text, ink }) => {
      const code = typeof ink === "number" ? seriesColours[ink % seriesColours.length] : codes[ink];
      return isColoured && code !== 0 && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
    })
    .join("");
