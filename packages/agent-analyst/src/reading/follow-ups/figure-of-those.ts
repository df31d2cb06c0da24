import type { RowsOfFigure } from "../figures/rows-of-figure.js";
import type { FormMeasure } from "../logical-form.js";

/** What a question beginning with `only` or `per` makes of what was spoken of before. */
export interface OnlyThose {
  readonly measures: readonly FormMeasure[];
  /** The name of the rows, where it is no figure that was asked for. */
  readonly noun: FormMeasure | undefined;
  /** The rows that the figure before it counted, and this one would not. */
  readonly rows?: RowsOfFigure;
  readonly note: string;
}
