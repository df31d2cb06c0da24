import { createDashboard } from "../dashboards/content/create-dashboard.js";
import { deleteDashboard } from "../dashboards/content/delete-dashboard.js";
import { exportDashboards } from "../dashboards/content/export-dashboards.js";
import { patchDashboard } from "../dashboards/content/patch-dashboard.js";
import type { DashboardCalls } from "../dashboards/dashboard-calls.js";
import { getDashboard } from "../dashboards/get-dashboard.js";
import { listDashboards } from "../dashboards/list-dashboards.js";
import { proposeTile } from "../dashboards/offers/propose-tile.js";
import { queryTile } from "../dashboards/query-tile.js";
import { tryDashboards } from "../dashboards/try-dashboards.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls about dashboards, each by its use case. */
export const dashboardFace = (run: RunUseCase): DashboardCalls => ({
  listDashboards: (caller, deploymentId, given, query = {}) =>
    run(listDashboards(caller, deploymentId, given, query)),
  getDashboard: (caller, deploymentId, publicId, given) =>
    run(getDashboard(caller, deploymentId, publicId, given)),
  createDashboard: (caller, deploymentId, body) => run(createDashboard(caller, deploymentId, body)),
  patchDashboard: (caller, deploymentId, publicId, versions, body) =>
    run(patchDashboard(caller, deploymentId, publicId, versions, body)),
  deleteDashboard: (caller, deploymentId, publicId, given) =>
    run(deleteDashboard(caller, deploymentId, publicId, given)),
  queryTile: (caller, deploymentId, publicId, tileId, body, options = {}) => {
    const { signal = new AbortController().signal } = options;
    return run(queryTile(caller, deploymentId, publicId, tileId, body, signal));
  },
  proposeTile: (caller, deploymentId, publicId, tileId, body, options = {}) => {
    const { signal = new AbortController().signal } = options;
    return run(proposeTile(caller, deploymentId, publicId, tileId, body, signal));
  },
  exportDashboards: (place) => run(exportDashboards(place)),
  tryDashboards: (about) => run(tryDashboards(about)),
});
