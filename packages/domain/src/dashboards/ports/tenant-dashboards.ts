import type { LocalizedText } from "../definition/dashboard.js";
import type { AccountId, DeploymentId, Milliseconds, UserId } from "../../shared/text/branded.js";

/** Who reads a dashboard of an embed tenant: its owner alone, or every session of the tenant (H3). */
export type Visibility = "private" | "tenant";

/** Where users' dashboards belong (H3); outside of it they are unknown. */
export interface ContentPlace {
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
}

/** What of a dashboard its users change. */
export interface DashboardContent {
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  readonly visibility: Visibility;
  /** JSON as it was written, perhaps by another release: it is checked whenever it is read. */
  readonly definition: unknown;
}

/** A user of the embed tenant, to whom a dashboard belongs. */
export interface ContentOwner {
  readonly id: UserId;
  readonly externalId: string;
  readonly displayName: string | undefined;
}

/** A dashboard in a list of its embed tenant. */
export interface ListedContent extends Omit<DashboardContent, "definition"> {
  readonly publicId: string;
  /** Undefined once its owner has gone. */
  readonly owner: ContentOwner | undefined;
  readonly updatedAtMs: Milliseconds;
  /** How often it was written, from 1 on. */
  readonly version: number;
}

/** A dashboard of an embed tenant, whole. */
export interface StoredContent extends ListedContent {
  readonly definition: unknown;
}

/** Who looks: undefined for somebody who is not stored, and so owns nothing. */
export type ContentReader = UserId | undefined;

/** How many dashboards an embed tenant has at most, over all of its users (H3). */
export const dashboardsPerTenantMax = 200;

/**
 * The dashboards that users of embed tenants have made (H3). They end with their account, deployment
 * and embed tenant. A private one ends with its owner; a shared one goes on without.
 */
export interface TenantDashboardsMethods {
  /** Those that the reader may see, in no order. */
  list(accountId: AccountId, place: ContentPlace, reader: ContentReader): readonly ListedContent[];
  /** One that the reader may see. */
  load(
    accountId: AccountId,
    place: ContentPlace,
    reader: ContentReader,
    publicId: string,
  ): StoredContent | undefined;
  /**
   * Stores a new one of that owner, unless the embed tenant has `dashboardsMax` already. `unknown`: there
   * is no such deployment, embed tenant or user of it (any more).
   */
  create(
    accountId: AccountId,
    place: ContentPlace,
    dashboard: DashboardContent & { readonly publicId: string; readonly ownerId: UserId },
    dashboardsMax: number,
  ): "created" | "full" | "unknown";
  /**
   * Replaces the content, if it is still of that version; a private one stays its owner's. `keepsTime`: it counts as
   * changed when it did before.
   */
  save(
    accountId: AccountId,
    place: ContentPlace,
    publicId: string,
    version: number,
    content: DashboardContent,
    keepsTime?: boolean,
  ): "saved" | "changed" | "unknown";
  /** Removes one of that owner; false where there is none. */
  remove(accountId: AccountId, place: ContentPlace, ownerId: UserId, publicId: string): boolean;
}
