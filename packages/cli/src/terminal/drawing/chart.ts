/** A figure of a chart. */
export interface Figure {
  readonly amount: number;
  /** As it is shown: in full, digits grouped. */
  readonly text: string;
}

/** Figures of one colour, one for each category; undefined where there is none. */
export interface Series {
  /** Undefined where the chart has no colours. */
  readonly name: string | undefined;
  readonly figures: readonly (Figure | undefined)[];
}

/** What is drawn, of whatever kind. */
export interface Chart {
  readonly title: string | undefined;
  /** `bars` lie, `columns` stand on a time axis, `line` connects points. */
  readonly form: "bars" | "columns" | "line";
  readonly categories: readonly string[];
  /** Where on the axis each category stands, rising; evenly where they are no times or numbers. */
  readonly places: readonly number[];
  /** At least one. */
  readonly series: readonly Series[];
  /** How many series were left out, the smallest ones. */
  readonly seriesLeft: number;
  /** Whether the series of a category add up. */
  readonly isStacked: boolean;
  /** Whether the axis of amounts begins at zero. */
  readonly hasZero: boolean;
}

/** The least and the greatest amount, zero included where the chart says so. */
export const extentOf = ({ series, hasZero }: Chart): readonly [least: number, most: number] => {
  const amounts = series.flatMap(({ figures }) => figures.flatMap((each) => each?.amount ?? []));
  if (hasZero || amounts.length === 0) amounts.push(0);
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return least === most ? [least - (hasZero ? 0 : 1), most + 1] : [least, most];
};
