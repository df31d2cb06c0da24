import { useMemo } from "react";
import { formatCount } from "../../query-result/format-count.js";
import { isNumeric } from "../../query-result/format-cell.js";
import { ResultTable, type ColumnLook } from "../../query-result/result-table.js";
import type { Cell } from "../../query-result/tool-result.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { textIn } from "../localized.js";
import type { TileProps } from "./tile-props.js";
import { useTileClick } from "./drill/use-tile-click.js";
import { valueFormat } from "./value-format.js";

/** The rows of a tile as a table, with the declared titles, formats and bars. */
export const TableTile = ({ tile, title, data }: TileProps) => {
  const { say, locale } = useTexts();
  const { formatLocale } = useSettings();
  const looks = useMemo(
    () =>
      data.columns.map((column, at): ColumnLook => {
        const about = data.info.columns?.find(({ name }) => name === column.name);
        const columns = typeof tile.table === "object" ? (tile.table.columns ?? {}) : {};
        const names = [column.name, about?.member, about?.member?.split(".").at(-1)];
        const declared = names.flatMap((name) =>
          name !== undefined && Object.hasOwn(columns, name) ? [columns[name]] : [],
        )[0];
        const given = textIn(declared?.title, locale);
        const hasBar = declared?.bar === true && isNumeric(column);
        const largest = data.rows.reduce((most, row) => Math.max(most, sizeOf(row[at])), 0);
        return {
          title: given === "" ? about?.title : given,
          write: valueFormat(declared?.format, formatLocale, largest),
          barMax: hasBar ? largest : undefined,
        };
      }),
    [tile, data, locale, formatLocale],
  );
  const click = useTileClick(tile, data);
  const shown = formatCount(data.rows.length, formatLocale);
  return (
    <>
      <ResultTable
        columns={data.columns}
        rows={data.rows}
        label={title}
        looks={looks}
        click={click}
      />
      {data.isPart && <p className="note">{say("onlyFirst", { shown })}</p>}
    </>
  );
};

/** How far a figure is from 0; what is no figure is not. */
const sizeOf = (cell: Cell | undefined): number => {
  const size = Math.abs(Number(cell ?? 0));
  return Number.isNaN(size) ? 0 : size;
};
