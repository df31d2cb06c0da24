import type { MemberType } from "../../analytics/model/data-model.js";
import type { LocalizedText } from "../definition/dashboard.js";
import type { DeclaredContent } from "../ports/declared-dashboards.js";
import type { ListedContent, Visibility } from "../ports/tenant-dashboards.js";
import type { TileOffer } from "../offers/tile-proposal.js";
import type { ViewedDefinition } from "./viewed-definition.js";
import type { Milliseconds, UserId } from "../../shared/text/branded.js";

/** A dashboard as lists show it. */
export interface DashboardItem {
  readonly publicId: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  /** Declared beside the model and read-only, or made by a user of the embed tenant. */
  readonly origin: "declared" | "tenant";
  /** Of those that users have made: whose it is, unless its owner has gone, and who reads it (H3). */
  readonly owner?: ItemOwner | undefined;
  readonly visibility?: Visibility | undefined;
  readonly updatedAtMs: Milliseconds;
}

/** Whose a dashboard is, as other users of the embed tenant may know it. */
export interface ItemOwner {
  readonly externalId: string;
  readonly displayName: string | undefined;
  /** Whether it belongs to the caller. */
  readonly isYou: boolean;
}

/** A dashboard with what its viewer may read of its definition. */
export interface OpenedDashboard extends DashboardItem {
  readonly definition: ViewedDefinition;
  /** What its filters over members are over, by their names. */
  readonly filterTypes: Readonly<Record<string, MemberType>>;
  /** Changes whenever what its viewer is shown does: what `If-Match` compares. */
  readonly version: string;
  /** What can be done with tiles of users' content, for one who may change it (H3). */
  readonly offers?: readonly TileOffer[] | undefined;
}

/** A declared dashboard in a list. */
export const declaredItem = ({ dashboard, updatedAtMs }: DeclaredContent): DashboardItem => {
  const { publicId, title, description } = dashboard;
  return { publicId, title, description, origin: "declared", updatedAtMs };
};

/** A dashboard of users in a list, as that user sees it. */
export const contentItem = (
  { publicId, title, description, owner, visibility, updatedAtMs }: ListedContent,
  reader: UserId | undefined,
): DashboardItem => ({
  publicId,
  title,
  description,
  origin: "tenant",
  owner: owner && {
    externalId: owner.externalId,
    displayName: owner.displayName,
    isYou: owner.id === reader,
  },
  visibility,
  updatedAtMs,
});
