import { pointOf } from "./series-marks.js";
import { span, type Span, type TextLine } from "./text-line.js";

/** A place of a canvas in dots: two to a column, four to a row, from the upper left. */
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A field of Braille letters, each of eight dots. */
export interface DotCanvas {
  /** Draws a straight line from dot to dot, both included. */
  connect(from: Dot, to: Dot, series: number): void;
  /** Its lines from above; lettered, a series has its own sign in the place of dots. */
  lines(isLettered: boolean): readonly TextLine[];
}

/** The bits of a Braille letter, by row and column. */
const bits = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];

/** An empty one of so many letters. */
export const dotCanvas = (columns: number, rows: number): DotCanvas => {
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ({ dots: 0, series: 0 })),
  );
  const put = (x: number, y: number, series: number): void => {
    const cell = cells[Math.floor(y / 4)]?.[Math.floor(x / 2)];
    if (cell === undefined) return;
    cell.dots |= bits[y % 4]?.[x % 2] ?? 0;
    cell.series = series;
  };
  return {
    connect: (from, to, series) => {
      const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
      for (let step = 0; step <= steps; step++) {
        const along = (start: number, end: number): number =>
          Math.round(start + ((end - start) * step) / steps);
        put(along(from.x, to.x), along(from.y, to.y), series);
      }
    },
    lines: (isLettered) =>
      cells.map((row) =>
        row.map(({ dots, series }): Span => {
          if (dots === 0) return span(" ");
          return span(isLettered ? pointOf(series) : String.fromCodePoint(0x2800 + dots), series);
        }),
      ),
  };
};
