import { Failure, type AssistantAnswer, type JsonObject } from "@embedded-analytics/domain";
import { readOnly, type AssistantTool, type ToolCall } from "../assistant-tool.js";
import { dashboardParts, tileRows } from "../dashboards/dashboard-rows.js";
import { resultOf } from "../tool-results.js";

const properties = {
  sql: { type: "string", description: "As for run_query" },
  limit: { type: "integer", minimum: 1, maximum: 1000, description: "As for run_query" },
  cursor: { type: "string", description: "Of the answer before, with the same sql" },
  publicId: { type: "string", description: "A dashboard, as list_dashboards gives it" },
  tile: { type: "string", description: "The id of one of its tiles" },
  filters: { type: "object", description: "Values by the name of a filter" },
  part: { type: "string", enum: ["value", "spark"], description: "Of a tile with a number" },
  drill: {
    type: "array",
    items: { type: "object" },
    description: "Values below which the tile is read: {member, value}, from the outermost",
  },
  timezone: { type: "string", description: "An IANA zone; that of the user where none is given" },
};

/**
 * What the pages beside `show_chart` and `show_dashboard` read, each time anew and under the rights of who asks,
 * so that nothing is kept for them: the rows of `{sql, limit?, cursor?}`, the make-up of the dashboard
 * `{publicId}`, or the rows of its tile
 * `{publicId, tile, filters?, part?, drill?, timezone?}`.
 */
export const getRows: AssistantTool = {
  definition: {
    name: "get_rows",
    title: "Get the rows of a chart or a tile",
    description:
      "Reads the rows of a statement (sql), the parts of a dashboard (publicId), or the rows of one of its tiles (publicId, tile), under the rights of this user. Made for the pages beside show_chart and show_dashboard.",
    inputSchema: { type: "object", properties, additionalProperties: false },
    annotations: { title: "Get the rows of a chart or a tile", ...readOnly },
    _meta: { ui: { visibility: ["app"] } },
  },
  answer: async (call) => resultOf(await rowsOf(call)),
};

const rowsOf = (call: ToolCall): Promise<AssistantAnswer> => {
  const { analytics, assistant, signal } = call;
  const given = Object(call.input ?? {}) as Readonly<Record<string, unknown>>;
  const { publicId, tile, ...others } = given;
  if (publicId === undefined && tile === undefined) {
    return analytics.queryData(assistant, others, { signal });
  }
  const { filters, part, drill, timezone, ...unknown } = others;
  const problems = [
    ...(typeof publicId === "string" ? [] : [{ pointer: "/publicId", message: "must be a text" }]),
    ...(tile === undefined || typeof tile === "string"
      ? []
      : [{ pointer: "/tile", message: "must be a text" }]),
    ...Object.keys(unknown).map((name) => ({
      pointer: `/${name.slice(0, 64)}`,
      message: "is not an argument of this tool beside a dashboard",
    })),
  ];
  if (problems.length > 0 || typeof publicId !== "string") {
    const shown = problems.slice(0, 20);
    return Promise.reject(
      new Failure("invalid_request", "The input is not valid.", { problems: shown }),
    );
  }
  if (typeof tile !== "string") return dashboardParts(call, publicId);
  const asked = { filters, part, drill, timezone };
  const query = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  ) as JsonObject;
  return tileRows(call, { publicId, tileId: tile, query });
};
