import type { HostActions } from "@embedded-analytics/client/embed";
import type { ChartImage } from "../chart/chart-image.js";
import type { Cell, Column } from "../query-result/tool-result.js";

/** The kinds of files that a result can be. */
export type FileFormat = HostActions["export"]["format"];

/** A result that the page shows, as far as a file of it needs. */
export interface Exportable {
  readonly title: string;
  /** Reads all rows, up to the page's limit; rejects where they cannot be read. */
  readonly readRows: () => Promise<{
    readonly columns: readonly Column[];
    readonly rows: readonly (readonly Cell[])[];
  }>;
  /** Gives the chart, drawn for it where it was not; undefined where there is none. */
  readonly image: () => Promise<ChartImage | undefined>;
}
