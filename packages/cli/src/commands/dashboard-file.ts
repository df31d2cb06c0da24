import type { ExportedDashboard } from "@embedded-analytics/domain";
import { stringify } from "yaml";

/** The text of a file of dashboards (H1), in the order in which a person would write its keys. */
export const dashboardFile = (exported: readonly ExportedDashboard[]): string =>
  stringify(
    {
      dashboards: exported.flatMap(({ name, title, description, definition }) => {
        if (definition === undefined) return [];
        const { time_zone, filters, rows } = definition;
        return [
          {
            name,
            title,
            ...(description === undefined ? {} : { description }),
            ...(time_zone === undefined ? {} : { time_zone }),
            ...(filters.length === 0 ? {} : { filters }),
            rows,
          },
        ];
      }),
    },
    { lineWidth: 100, aliasDuplicateObjects: false },
  );
