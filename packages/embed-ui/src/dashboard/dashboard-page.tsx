import type { Dashboard } from "@embedded-analytics/client";
import { useTexts } from "../i18n/page-texts.js";
import { FilterBar } from "./filter-bar.js";
import type { FilterValues } from "./filter-state.js";
import { gridWidths } from "./grid-widths.js";
import { textIn } from "./localized.js";
import { TileView } from "./tile-view.js";
import type { ValuesReader } from "./read-values.js";

interface Props {
  readonly dashboard: Dashboard;
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly readValues: ValuesReader;
}

/** A dashboard: its title, its filters, and its rows of tiles in a grid of 12. */
export const DashboardPage = ({ dashboard, values, onChange, readValues }: Props) => {
  const { locale } = useTexts();
  const { definition } = dashboard;
  const description = textIn(dashboard.description, locale);
  return (
    <main className="dashboard-scroll">
      <div className="dashboard" data-content>
        <header>
          <h1>
            <bdi>{textIn(dashboard.title, locale)}</bdi>
          </h1>
          {description !== "" && (
            <p className="muted">
              <bdi>{description}</bdi>
            </p>
          )}
        </header>
        <FilterBar
          filters={definition.filters}
          values={values}
          onChange={onChange}
          readValues={readValues}
        />
        {definition.rows.map((row, at) => {
          const widths = gridWidths(row.tiles);
          return (
            <div className="tile-row" key={at}>
              {row.tiles.map((tile, index) => (
                <TileView
                  key={tile.id}
                  tile={tile}
                  width={widths[index] ?? 12}
                  height={row.height}
                />
              ))}
            </div>
          );
        })}
      </div>
    </main>
  );
};
