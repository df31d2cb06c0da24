import type { QueryResult } from "@embedded-analytics/domain";
import { schemaEntry } from "../response/schema-entry.js";
import { callBody, type Route } from "./route.js";

/** The data API (E8). */
export const dataRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/api/v1/deployments/:deploymentId/sql",
    namesFieldsOf: "runQuery",
    body: callBody,
    cors: "token",
    answer: async ({ analytics, caller, param, body, signal }) => {
      const id = deploymentIdOf(param("deploymentId"));
      const result = await analytics.runQuery(caller, id, await body(), { signal: signal() });
      const { explained } = result;
      return { status: 200, lines: linesOf(result, explained && { explain: explained }) };
    },
  },
];

/** The id of a deployment in a path; what is no id is that of no deployment. */
export const deploymentIdOf = (text: string): number =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;

/** The lines of a result: first the columns, and beside them what else there is to say of it. */
export async function* linesOf(
  { columns, parts }: QueryResult,
  beside: object = {},
): AsyncIterable<object> {
  yield { schema: columns.map(schemaEntry), ...beside };
  for await (const part of parts) {
    if ("totalRows" in part) yield { totalRows: part.totalRows };
    else if (part.rows.length > 0) yield { data: part.rows };
  }
}
