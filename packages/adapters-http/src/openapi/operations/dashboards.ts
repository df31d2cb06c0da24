import type { Operations, Success } from "../operation.js";
import { named } from "../schemas/shapes.js";
import { done, page, pageQuery, textQuery } from "../successes.js";

const path = "/api/v1/deployments/{deploymentId}/dashboards";
const branch = textQuery("branchName", "The branch of the model");

const opened = (status: 200 | 201): readonly Success[] => [
  {
    status,
    description: "The dashboard",
    content: { "application/json": named("OpenedDashboard") },
    hasTag: true,
  },
];

export const dashboardOperations: Operations = {
  [`GET ${path}`]: {
    id: "listDashboards",
    tag: "Dashboards",
    summary: "List the dashboards that the user may open",
    call: "listDashboards",
    needs: "caller",
    namesSettings: true,
    query: [...pageQuery, branch],
    success: page("Dashboard"),
  },
  [`POST ${path}`]: {
    id: "createDashboard",
    tag: "Dashboards",
    summary: "Make a dashboard of the user's own",
    call: "createDashboard",
    needs: "caller",
    success: opened(201),
  },
  [`GET ${path}/{publicId}`]: {
    id: "getDashboard",
    tag: "Dashboards",
    summary: "Open a dashboard",
    call: "getDashboard",
    needs: "caller",
    namesSettings: true,
    query: [branch],
    success: opened(200),
  },
  [`PATCH ${path}/{publicId}`]: {
    id: "patchDashboard",
    tag: "Dashboards",
    summary: "Change a dashboard of a user, tile by tile",
    call: "patchDashboard",
    needs: "caller",
    ifMatch: true,
    success: opened(200),
  },
  [`DELETE ${path}/{publicId}`]: {
    id: "deleteDashboard",
    tag: "Dashboards",
    summary: "Delete a dashboard of the user's own",
    call: "deleteDashboard",
    needs: "caller",
    namesSettings: true,
    success: done,
  },
  [`POST ${path}/{publicId}/tiles/{tileId}/query`]: {
    id: "queryTile",
    tag: "Dashboards",
    summary: "Run a tile under the viewer's rights",
    call: "queryTile",
    needs: "caller",
    success: [
      {
        status: 200,
        description: "Columns, rows and their number",
        content: { "application/x-ndjson": named("TileLine") },
      },
    ],
  },
  [`POST ${path}/{publicId}/tiles/{tileId}/proposal`]: {
    id: "proposeTile",
    tag: "Dashboards",
    summary: "Propose another form of a tile: repaired, or one that filters reach",
    call: "proposeTile",
    needs: "caller",
    success: [
      {
        status: 200,
        description: "The proposal, and what it shows",
        content: { "application/json": named("TileProposal") },
      },
    ],
  },
};
