import type { RefObject } from "react";
import type { Cell as ClientCell, Dashboards } from "@embedded-analytics/client";
import { pageSettings } from "../../settings/page-settings.js";
import type { DashboardContext, TileActions } from "../dashboard-context.js";
import type { FilterValues } from "../filters/filter-state.js";
import type { Drills } from "./drill/use-drills.js";

/** What the viewer has chosen, as it is at the moment of a question. */
interface Chosen {
  readonly filters: RefObject<FilterValues>;
  readonly drills: RefObject<Drills>;
}

/** Opens all rows of a tile, or says its statement, with the filters of the moment, in the zone of the page. */
export const rowsOpener =
  (
    dashboards: Pick<Dashboards, "queryTile">,
    publicId: string,
    chosen: Chosen,
  ): TileActions["openRows"] =>
  (tileId, { showSql, signal }) => {
    const { timezone } = pageSettings.get();
    return dashboards.queryTile(
      { ...chosenFor(tileId, chosen), publicId, timezone, showSql },
      { signal },
    );
  };

/** More rows are neither drawn nor listed. */
const rowsMax = 5000;

/** Reads the rows of a tile with the filters of the moment, in the zone of the page. */
export const tileReader =
  (
    dashboards: Pick<Dashboards, "queryTile">,
    publicId: string,
    chosen: Chosen,
  ): DashboardContext["readTile"] =>
  async (tileId, part, signal) => {
    const { timezone } = pageSettings.get();
    const request = { ...chosenFor(tileId, chosen), publicId, part, timezone };
    const { drill = [] } = request;
    const result = dashboards.queryTile(request, { signal });
    const info = await result.tile();
    const columns = (await result.schema()).map(({ name, column_type: type }) => ({ name, type }));
    const rows: (readonly ClientCell[])[] = [];
    for await (const row of result) {
      if (rows.length === rowsMax) return { columns, rows, info, drill, isPart: true };
      rows.push(row);
    }
    return { columns, rows, info, drill, isPart: false };
  };

const chosenFor = (tileId: string, { filters, drills }: Chosen) => {
  const steps = drills.current.get(tileId) ?? [];
  const drill = steps.length === 0 ? undefined : steps;
  return { tileId, filters: filters.current, drill };
};
