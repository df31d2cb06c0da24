import type { ReactNode } from "react";
import type { Dashboard } from "@embedded-analytics/client";
import { useTexts } from "../i18n/page-texts.js";
import { DataAge } from "./data-age.js";
import { FilterBar } from "./filters/filter-bar.js";
import type { FilterValues } from "./filters/filter-state.js";
import { gridWidths } from "./grid-widths.js";
import { textIn } from "./localized.js";
import { TileView } from "./tiles/tile-view.js";
import type { ReadTimes } from "./read-times.js";
import type { ValuesReader } from "./filters/read-values.js";

interface Props {
  readonly dashboard: Dashboard;
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly readValues: ValuesReader;
  readonly times: ReadTimes;
  readonly onRefresh: () => void;
  /** Above the title. */
  readonly top?: ReactNode;
  /** In the place of the rows. */
  readonly children?: ReactNode;
}

/** A dashboard: its title, its filters, and its rows of tiles in a grid of 12. */
export const DashboardPage = (props: Props) => {
  const { dashboard, values, onChange, readValues, times, onRefresh, top, children } = props;
  const { locale } = useTexts();
  const { definition } = dashboard;
  const description = textIn(dashboard.description, locale);
  return (
    <main className="dashboard-scroll">
      <div className="dashboard" data-content>
        {top}
        <header className="dashboard-head">
          <h1 tabIndex={-1}>
            <bdi>{textIn(dashboard.title, locale)}</bdi>
          </h1>
          {description !== "" && (
            <p className="muted">
              <bdi>{description}</bdi>
            </p>
          )}
          <DataAge times={times} onRefresh={onRefresh} />
        </header>
        <FilterBar
          filters={definition.filters}
          values={values}
          onChange={onChange}
          readValues={readValues}
          times={times}
        />
        {children ?? <TileRows rows={definition.rows} />}
      </div>
    </main>
  );
};

/** Rows of tiles, each in a grid of 12. */
const TileRows = ({ rows }: Pick<Dashboard["definition"], "rows">) =>
  rows.map((row, at) => {
    const widths = gridWidths(row.tiles);
    return (
      <div className="tile-row" key={at}>
        {row.tiles.map((tile, index) => (
          <TileView key={tile.id} tile={tile} width={widths[index] ?? 12} height={row.height} />
        ))}
      </div>
    );
  });
