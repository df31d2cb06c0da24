import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { ChartFrame } from "../../chart/chart-frame.js";
import { ResultTable } from "../../query-result/result-table.js";
import type { ToolResult } from "../../query-result/tool-result.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { formatCount } from "../../query-result/format-count.js";
import { chartOfTile } from "./chart-of-tile.js";
import { rowOfMark } from "./drill/picked-column.js";
import type { TileProps } from "./tile-props.js";
import { useTileClick } from "./drill/use-tile-click.js";

/** The charts' code is fetched with the first tile that has one. */
const Chart = lazy(() => import("../../chart/chart.js"));

const nothing = (): void => undefined;

/** The rows of a tile as a chart, or as a table where they cannot be drawn. */
export const ChartTile = ({ tile, title, data, space, image }: TileProps) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const click = useTileClick(tile, data);
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
  const onFailure = useCallback(() => {
    setFailed(result);
  }, [result]);

  const onMark = useMemo(
    () =>
      click &&
      ((mark: Readonly<Record<string, unknown>>): void => {
        const row = rowOfMark(mark, data, click, say("emptyValue"));
        if (row !== undefined) click.onPick(row);
      }),
    [click, data, say],
  );

  if (result.vegaSpec === undefined || failed === result) {
    return <ResultTable columns={data.columns} rows={data.rows} label={title} click={click} />;
  }
  const shown = formatCount(data.rows.length, formatLocale);
  return (
    <>
      <Suspense fallback={<ChartFrame result={result} height={space} />}>
        <Chart
          result={result}
          image={image}
          height={space}
          onDrawn={nothing}
          onFailure={onFailure}
          onPick={onMark}
        />
      </Suspense>
      {data.isPart && <p className="note">{say("onlyFirst", { shown })}</p>}
    </>
  );
};
