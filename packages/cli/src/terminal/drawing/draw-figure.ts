import { cleanLine } from "../text/plain-text.js";
import { formatCells, type Result } from "./result.js";
import { span, type Canvas, type TextLine } from "./text-line.js";

const glyphs: Readonly<Record<string, readonly [string, string, string]>> = {
  "0": ["┏━┓", "┃ ┃", "┗━┛"],
  "1": ["╺┓ ", " ┃ ", "╺┻╸"],
  "2": ["╺━┓", "┏━┛", "┗━╸"],
  "3": ["╺━┓", "╺━┫", "╺━┛"],
  "4": ["╻ ╻", "┗━┫", "  ╹"],
  "5": ["┏━╸", "┗━┓", "╺━┛"],
  "6": ["┏━╸", "┣━┓", "┗━┛"],
  "7": ["╺━┓", "  ┃", "  ╹"],
  "8": ["┏━┓", "┣━┫", "┗━┛"],
  "9": ["┏━┓", "┗━┫", "╺━┛"],
  "-": ["   ", "╺━╸", "   "],
  ",": [" ", " ", ","],
  ".": [" ", " ", "."],
};

/** A single figure with its name, big where a person looks at it; undefined for any other result. */
export const drawFigure = (
  { columns, rows }: Result,
  { width, isTerminal }: Canvas,
): readonly TextLine[] | undefined => {
  const [column, ...others] = columns;
  const [row, ...more] = rows;
  if (column?.kind !== "number" || row === undefined || others.length + more.length > 0) {
    return undefined;
  }
  const [text = ""] = formatCells("number", row);
  const name = cleanLine(column.name);
  const drawn = [...text].map((letter) => glyphs[letter]);
  const isDrawable = drawn.every((glyph) => glyph !== undefined);
  const big = [0, 1, 2].map((at) => drawn.map((glyph) => glyph?.[at] ?? "").join(""));
  if (!isTerminal || !isDrawable || (big[0]?.length ?? 0) > width) {
    return [[span(`${name}  `, "dim"), span(text, "bold")]];
  }
  return [[span(name, "dim")], ...big.map((line) => [span(line, 0)])];
};
