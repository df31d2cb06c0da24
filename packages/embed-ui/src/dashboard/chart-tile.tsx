import { lazy, Suspense, useCallback, useContext, useMemo, useRef, useState } from "react";
import { ChartFrame } from "../chart/chart-frame.js";
import type { ChartImage } from "../chart/chart-image.js";
import { ResultTable } from "../chat/result-table.js";
import type { ToolResult } from "../chat/tool-result.js";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import { formatCount } from "../chat/format-count.js";
import { chartOfTile } from "./chart-of-tile.js";
import { DashboardPageContext } from "./dashboard-context.js";
import type { TileProps } from "./tile-props.js";

/** The charts' code is fetched with the first tile that has one. */
const Chart = lazy(() => import("../chart/chart.js"));

/** Of a line of bars with its name, and of an axis, in pixels: less cannot be read. */
const [lineLeast, axisPixels] = [16, 48];
const nothing = (): void => undefined;

/** The rows of a tile as a chart, or as a table where they cannot be drawn. */
export const ChartTile = ({ tile, title, data, space }: TileProps) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const page = useContext(DashboardPageContext);
  const image = useRef<ChartImage>(undefined);
  const [failed, setFailed] = useState<ToolResult>();
  const result = useMemo((): ToolResult => {
    return {
      title,
      description: "",
      sql: "",
      columns: data.columns,
      rows: data.rows,
      totalRows: data.rows.length,
      vegaSpec: chartOfTile(tile, data),
      error: undefined,
    };
  }, [tile, title, data]);
  const isLying = tile.chart !== undefined && JSON.stringify(tile.chart).includes('"bar"');
  const least = isLying ? data.rows.length * lineLeast + axisPixels : 0;
  const chartSpace = space === undefined ? undefined : Math.max(space, Math.min(least, 900));
  const onFailure = useCallback(() => {
    setFailed(result);
  }, [result]);

  const picked = data.info.columns?.find(
    ({ kind, type }) => kind === "dimension" && type !== "time",
  );
  const onPick = page?.onPick;
  const pick = useMemo(() => {
    const { name, member } = picked ?? {};
    if (tile.click !== "filter" || member === undefined || name === undefined) return undefined;
    return (row: Readonly<Record<string, unknown>>): void => {
      const value = row[name];
      // Of a series that stands for several, the value is none of the data.
      const isReal = data.rows.some((cells) =>
        cells.some((cell, at) => cell === value && data.columns[at]?.name === name),
      );
      if (isReal && typeof value === "string") onPick?.(member, value);
    };
  }, [tile, picked, data, onPick]);

  if (result.vegaSpec === undefined || failed === result) {
    return <ResultTable columns={data.columns} rows={data.rows} label={title} />;
  }
  const shown = formatCount(data.rows.length, formatLocale);
  return (
    <>
      <Suspense fallback={<ChartFrame result={result} height={chartSpace} />}>
        <Chart
          result={result}
          image={image}
          height={chartSpace}
          onDrawn={nothing}
          onFailure={onFailure}
          onPick={pick}
        />
      </Suspense>
      {data.isPart && <p className="note">{say("onlyFirst", { shown })}</p>}
    </>
  );
};
