import type { DeclaredDashboard } from "../definition/dashboard.js";
import type { DataDeployment } from "../../analytics/model/data-deployment.js";
import type { Id } from "../../shared/text/id.js";

/** A dashboard that is declared beside a model, as it is now. */
export interface DeclaredContent {
  readonly dashboard: DeclaredDashboard;
  /** Changes whenever the dashboard does. */
  readonly version: string;
  /** When its file was written. */
  readonly updatedAtMs: number;
}

/** What came of looking for declared dashboards; one with mistakes is as it was without, or not there. */
export type FoundDashboards =
  | { readonly kind: "found"; readonly dashboards: readonly DeclaredContent[] }
  | { readonly kind: "branch_not_found" };

/** The dashboards that are declared beside the data models (H1). */
export interface DeclaredDashboardsMethods {
  /** Those of a deployment, in the order of files; with those of a branch where one is named (E4). */
  load(accountId: Id, deployment: DataDeployment, branchName: string | undefined): FoundDashboards;
}
