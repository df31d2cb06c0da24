import type { BrowserClient } from "@embedded-analytics/client";
import { pageSettings } from "../settings/page-settings.js";
import type { Cell, Column } from "./tool-result.js";

/** Columns and rows of a statement. */
export interface Rows {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more than were asked for. */
  readonly isPart: boolean;
}

/** Runs a statement by the data API as the page's user, and reads at most `limit` rows of it. */
export type ReadRows = (sql: string, limit: number) => Promise<Rows>;

/**
 * Reads rows with the rights of the page's user, in the zone of the page. Reading ends the query at `limit`
 * rows. Rejects with an `AnalyticsError`.
 */
export const rowsReader =
  (client: Pick<BrowserClient, "sql">): ReadRows =>
  async (query, limit) => {
    const { timezone } = pageSettings.get();
    const result = client.sql({ query, timezone });
    const columns = (await result.schema()).map(({ name, column_type: type }) => ({ name, type }));
    const rows: (readonly Cell[])[] = [];
    for await (const row of result) {
      if (rows.length === limit) return { columns, rows, isPart: true };
      rows.push(row);
    }
    return { columns, rows, isPart: false };
  };
