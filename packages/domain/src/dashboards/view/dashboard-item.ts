import type { LocalizedText } from "../definition/dashboard.js";
import type { DeclaredContent } from "../ports/declared-dashboards.js";
import type { ViewedDefinition } from "./viewed-definition.js";

/** A dashboard as lists show it. */
export interface DashboardItem {
  readonly publicId: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  /** Declared beside the model and read-only, or made by a user of the embed tenant. */
  readonly origin: "declared" | "tenant";
  readonly updatedAtMs: number;
}

/** A dashboard with what its viewer may read of its definition. */
export interface OpenedDashboard extends DashboardItem {
  readonly definition: ViewedDefinition;
  /** Changes whenever the dashboard does: what `If-Match` compares. */
  readonly version: string;
}

/** A declared dashboard in a list. */
export const declaredItem = ({ dashboard, updatedAtMs }: DeclaredContent): DashboardItem => {
  const { publicId, title, description } = dashboard;
  return { publicId, title, description, origin: "declared", updatedAtMs };
};
