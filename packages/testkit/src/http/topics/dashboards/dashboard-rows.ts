import { dashboardsPath } from "../../dashboard-call.js";
import { newUser } from "../../subject.js";
import { settingsHeader } from "../../thread-call.js";
import type { Row } from "../key-row.js";

const path = "/api/v1/deployments/:deploymentId/dashboards";

const base = {
  starter: "plan_required",
  limited: "deployment_out_of_scope",
  foreign: "dashboard_not_found", // on the deployment of its own
  success: "dashboard_not_found",
  personal: "identity_not_allowed",
  embedToken: "dashboard_not_found",
} as const;

const notCreator = {
  ...base,
  foreign: "creator_mode_required",
  success: "creator_mode_required",
  embedToken: "creator_mode_required",
} as const;

/** The routes of dashboards: of one that nobody has. */
export const dashboardRows: readonly Row[] = [
  {
    ...base,
    route: `GET ${path}`,
    prepare: () =>
      Promise.resolve({
        method: "GET",
        path: dashboardsPath(),
        headers: settingsHeader(newUser()),
      }),
    foreign: 200,
    success: 200,
    embedToken: 200,
  },
  {
    ...base,
    route: `GET ${path}/:publicId`,
    prepare: () =>
      Promise.resolve({
        method: "GET",
        path: dashboardsPath("/no-such"),
        headers: settingsHeader(newUser()),
      }),
  },
  {
    // Nobody of the account's own embed tenant makes dashboards, so that nothing is written.
    route: `POST ${path}`,
    prepare: () =>
      Promise.resolve({
        method: "POST",
        path: dashboardsPath(),
        body: { title: "A", definition: { rows: [] }, sessionSettings: newUser() },
      }),
    ...notCreator,
  },
  {
    route: `PATCH ${path}/:publicId`,
    prepare: () =>
      Promise.resolve({
        method: "PATCH",
        path: dashboardsPath("/no-such"),
        headers: { "If-Match": "*" },
        body: {
          operations: [{ op: "set", field: "title", value: "A" }],
          sessionSettings: newUser(),
        },
      }),
    ...notCreator,
  },
  {
    route: `DELETE ${path}/:publicId`,
    prepare: () =>
      Promise.resolve({
        method: "DELETE",
        path: dashboardsPath("/no-such"),
        headers: settingsHeader(newUser()),
      }),
    ...notCreator,
  },
  {
    ...base,
    route: `POST ${path}/:publicId/tiles/:tileId/query`,
    prepare: () =>
      Promise.resolve({
        method: "POST",
        path: dashboardsPath("/no-such/tiles/a/query"),
        body: { sessionSettings: newUser() },
      }),
  },
  {
    route: `POST ${path}/:publicId/tiles/:tileId/proposal`,
    prepare: () =>
      Promise.resolve({
        method: "POST",
        path: dashboardsPath("/no-such/tiles/a/proposal"),
        body: { offer: "repair", sessionSettings: newUser() },
      }),
    ...notCreator,
  },
];
