import { Failure } from "@embedded-analytics/domain";
import { appUris, shownBy } from "../apps/app-resource.js";
import { readOnly, type AssistantTool } from "../assistant-tool.js";
import { dashboardList, dashboardText } from "../dashboards/dashboard-text.js";
import { resultOf } from "../tool-results.js";

const listDashboards: AssistantTool = {
  definition: {
    name: "list_dashboards",
    title: "List dashboards",
    description: "Lists the dashboards that this user may open, with their publicId.",
    inputSchema: { type: "object", properties: {}, additionalProperties: false },
    annotations: { title: "List dashboards", ...readOnly },
  },
  answer: async (call) => resultOf(await dashboardList(call)),
};

const showDashboard: AssistantTool = {
  definition: {
    name: "show_dashboard",
    title: "Show a dashboard",
    description:
      "Reads a dashboard under the rights of this user: each tile with its first rows as CSV. Filters are those that the dashboard names.",
    inputSchema: {
      type: "object",
      properties: {
        publicId: { type: "string", description: "As list_dashboards gives it" },
        filters: { type: "object", description: "Values by the name of a filter" },
      },
      required: ["publicId"],
      additionalProperties: false,
    },
    annotations: { title: "Show a dashboard", ...readOnly },
    _meta: shownBy(appUris.dashboard),
  },
  answer: async (call) => {
    const { publicId, filters, ...others } = Object(call.input ?? {}) as Record<string, unknown>;
    const problems = [
      ...(typeof publicId === "string"
        ? []
        : [{ pointer: "/publicId", message: "must be a text" }]),
      ...Object.keys(others).map((name) => ({
        pointer: `/${name.slice(0, 64)}`,
        message: "is not an argument of this tool",
      })),
    ];
    if (problems.length > 0 || typeof publicId !== "string") {
      const shown = problems.slice(0, 20);
      throw new Failure("invalid_request", "The input is not valid.", { problems: shown });
    }
    return resultOf(await dashboardText(call, publicId, filters ?? undefined));
  },
};

/** The tools over dashboards (I1, H2). */
export const dashboardTools: readonly AssistantTool[] = [listDashboards, showDashboard];
