import type { BrowserClient } from "@embedded-analytics/client";
import type { ChatContext } from "../chat/chat-context.js";
import { pageSettings } from "../settings/page-settings.js";

/**
 * Reads the rows of a statement by the data API, with the rights of the page's user, in the zone of the
 * page. Reading ends the query at `limit` rows. Rejects with an `AnalyticsError`.
 */
export const rowsReader =
  (client: Pick<BrowserClient, "sql">): ChatContext["readRows"] =>
  async (query, limit) => {
    const { timezone } = pageSettings.get();
    const result = client.sql({ query, timezone });
    const columns = (await result.schema()).map(({ name, column_type: type }) => ({ name, type }));
    const rows: (readonly (string | number | boolean | null)[])[] = [];
    for await (const row of result) {
      if (rows.length === limit) return { columns, rows, isPart: true };
      rows.push(row);
    }
    return { columns, rows, isPart: false };
  };
