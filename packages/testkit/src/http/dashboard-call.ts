import { credentialOf, type Asking } from "./data-call.js";
import type { HttpAnswer } from "./http-call.js";
import type { Subject } from "./subject.js";
import { settingsHeader } from "./thread-call.js";

/** Where the dashboards of a deployment are, or one of them, or what lies below it. */
export const dashboardsPath = (rest = "", deploymentId: number | string = 1): string =>
  `/api/v1/deployments/${deploymentId}/dashboards${rest}`;

/** Who asks for dashboards: a token, or a key with the settings of its user. */
export type AskingForDashboards = Asking & { readonly settings?: object };

/** Reads the list, or with a path like `/sales` one dashboard. */
export const readDashboards = (
  subject: Subject,
  { settings, ...asking }: AskingForDashboards,
  rest = "",
  deploymentId: number | string = 1,
): Promise<HttpAnswer> =>
  subject.call({
    method: "GET",
    path: dashboardsPath(rest, deploymentId),
    headers: { ...credentialOf(asking), ...settingsHeader(settings) },
  });

/** Runs a tile. */
export const queryTile = (
  subject: Subject,
  { settings, ...asking }: AskingForDashboards,
  [publicId, tileId]: readonly [publicId: string, tileId: string],
  body: object = {},
): Promise<HttpAnswer> =>
  subject.call({
    method: "POST",
    path: dashboardsPath(`/${publicId}/tiles/${tileId}/query`),
    headers: { ...credentialOf(asking), "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, ...(settings && { sessionSettings: settings }) }),
  });

/** Makes, changes or deletes a dashboard; `rest` is a path like `/sales`. */
export const writeDashboard = (
  subject: Subject,
  { settings, ...asking }: AskingForDashboards,
  method: "POST" | "PATCH" | "DELETE",
  rest: string,
  body?: object,
  ifMatch?: string,
): Promise<HttpAnswer> =>
  subject.call({
    method,
    path: dashboardsPath(rest),
    headers: {
      ...credentialOf(asking),
      ...(body === undefined ? settingsHeader(settings) : { "Content-Type": "application/json" }),
      ...(ifMatch === undefined ? {} : { "If-Match": ifMatch }),
    },
    ...(body && {
      body: JSON.stringify({ ...body, ...(settings && { sessionSettings: settings }) }),
    }),
  });
