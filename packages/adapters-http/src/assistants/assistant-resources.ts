import type {
  ReadResourceResult,
  Resource,
  ResourceTemplateType,
} from "@modelcontextprotocol/server";
import { Failure, type AssistantAnswer } from "@embedded-analytics/domain";
import {
  dashboardList,
  dashboardText,
  type DashboardReading,
} from "./dashboards/dashboard-text.js";
import { noSuchResource } from "./no-such-resource.js";

const mimeType = "text/plain";
const overviewUri = "model://overview";
const modelPrefix = "model://";
const dashboardPrefix = "dashboard://";

/** What `modelOverview` and `dashboardList` say as data. */
interface Listed {
  readonly cubes?: readonly { readonly name: string; readonly title: string }[];
  readonly dashboards?: readonly { readonly publicId: string; readonly title: string }[];
}

/** The addresses under which any cube, view and dashboard is read. */
export const resourceTemplates: readonly ResourceTemplateType[] = [
  { name: "model", uriTemplate: `${modelPrefix}{name}`, title: "A cube or view", mimeType },
  {
    name: "dashboard",
    uriTemplate: `${dashboardPrefix}{publicId}`,
    title: "A dashboard",
    mimeType,
  },
];

/** What the user may read: the model's overview, its cubes and views, and dashboards (I1). */
export const listResources = async (reading: DashboardReading): Promise<Resource[]> => {
  const { analytics, assistant } = reading;
  const { cubes = [] } = (await analytics.modelOverview(assistant)).structured as Listed;
  const { dashboards = [] } = (await dashboardList(reading)).structured as Listed;
  return [
    { uri: overviewUri, name: "overview", title: "All data that this user may see", mimeType },
    ...cubes.map(({ name, title }) => {
      const uri = `${modelPrefix}${encodeURIComponent(name)}`;
      return { uri, name, title, mimeType };
    }),
    ...dashboards.map(({ publicId, title }) => {
      const uri = `${dashboardPrefix}${encodeURIComponent(publicId)}`;
      return { uri, name: publicId, title, mimeType };
    }),
  ];
};

/** The text of one resource; what the user may not read answers like what is not there. */
export const readResource = async (
  reading: DashboardReading,
  uri: string,
): Promise<ReadResourceResult> => {
  const { text } = await answerOf(reading, uri).catch((error: unknown) => {
    // Outages are no fault of the address, and stay what they are.
    if (error instanceof Failure && error.code === "dashboard_not_found") throw noSuchResource(uri);
    throw error;
  });
  return { contents: [{ uri, mimeType, text }] };
};

const answerOf = async (reading: DashboardReading, uri: string): Promise<AssistantAnswer> => {
  const { analytics, assistant } = reading;
  if (uri === overviewUri) return analytics.modelOverview(assistant);
  const [, scheme, encoded = ""] = /^(model|dashboard):\/\/([^/?#]+)$/.exec(uri) ?? [];
  const name = decoded(encoded);
  if (scheme === "dashboard" && name !== undefined) return dashboardText(reading, name, undefined);
  if (scheme !== "model" || name === undefined || name.includes(".")) throw noSuchResource(uri);
  const answer = await analytics.describeData(assistant, { names: [name] });
  if ((answer.structured["missing"] as readonly string[]).length > 0) throw noSuchResource(uri);
  return answer;
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
