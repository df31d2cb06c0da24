import type { DeploymentId } from "../../shared/text/branded.js";
import type { DashboardDefinition, LocalizedText } from "../definition/dashboard.js";

/** Whose dashboards are exported. */
export interface ExportedPlace {
  readonly accountName: string;
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
}

/** A dashboard of users that may become one of a file. */
export interface ExportedDashboard {
  readonly publicId: string;
  /** A name for it in a file, made of its title; unique among those that are exported with it. */
  readonly name: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  /** Undefined where a newer release has written it, and parts would be lost. */
  readonly definition: DashboardDefinition | undefined;
}
