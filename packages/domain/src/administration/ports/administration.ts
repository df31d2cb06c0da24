import type { DeploymentScope } from "../../access/deployment-scope.js";
import type { ApiKeyKind } from "../../access/api-key.js";
import type { NewAuditEntry } from "../../audit/audit-entry.js";
import type { LocalizedText } from "../../dashboards/definition/dashboard.js";
import type { Visibility } from "../../dashboards/ports/tenant-dashboards.js";
import type { ListedAttribute, ListedGroup } from "../../catalog/embed-tenant-catalog.js";
import type {
  AccountId,
  DeploymentId,
  EmbedTenantId,
  Milliseconds,
  TurnId,
  UserId,
} from "../../shared/text/branded.js";

/** Where a list of an account is cut: behind the item of that age and id. */
export interface ListPosition {
  readonly createdAtMs: Milliseconds;
  readonly id: string | number;
}

/** A part of a list: at most `first` items, older than `after`. */
export interface ListPart {
  readonly first: number;
  readonly after: ListPosition | undefined;
}

/** The items of a part, newest first and then by falling id, and whether the list goes on (C1). */
export interface ListedPart<Item extends ListPosition> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** An API key without its secret. */
export interface ListedKey extends ListPosition {
  /** The public part. */
  readonly id: string;
  readonly name: string;
  readonly kind: ApiKeyKind;
  readonly deployments: DeploymentScope;
  /** As whom a personal key acts. */
  readonly username: string | undefined;
  readonly expiresAtMs: Milliseconds | undefined;
  readonly revoked: boolean;
  /** The key that made it; undefined where a declaration or the command line did. */
  readonly madeBy: string | undefined;
}

/** An embed tenant with the number of its users whose time is not over. */
export interface ListedEmbedTenant extends ListPosition {
  readonly id: EmbedTenantId;
  readonly name: string;
  readonly displayName: string | undefined;
  readonly userCount: number;
}

/** An external user, without rights. */
export interface ListedUser extends ListPosition {
  readonly id: UserId;
  readonly externalId: string;
  readonly embedTenantName: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  /** When an ephemeral user ends. */
  readonly ephemeralUntilMs: Milliseconds | undefined;
}

/** A session that may be exchanged, or whose token may be good; never its id or its whole digest. */
export interface ListedSession extends ListPosition {
  /** The first 16 characters of the digest: they name the session, and open nothing. */
  readonly id: string;
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
  readonly user:
    | { readonly kind: "external"; readonly externalId: string }
    | { readonly kind: "internal"; readonly username: string };
  readonly creatorMode: boolean;
  readonly keyId: string | undefined;
  readonly exchangedAtMs: Milliseconds | undefined;
  /** Of a preview: its end. */
  readonly previewUntilMs: Milliseconds | undefined;
}

/** Which users are listed. */
export interface UserFilter {
  readonly embedTenantName: string | undefined;
  /** Part of the external id, the e-mail address or the display name, in any case of ASCII letters. */
  readonly search: string | undefined;
}

/** A dashboard that a user has made, private or shared, without its definition (H3). */
export interface AdministeredDashboard extends ListPosition {
  /** Its public id. */
  readonly id: string;
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
  readonly title: LocalizedText;
  readonly visibility: Visibility;
  /** Undefined where its owner has been deleted. */
  readonly ownerExternalId: string | undefined;
  readonly updatedAtMs: Milliseconds;
}

/** What a removal of a user has taken. */
export interface RemovedUser {
  /** The turns of the user's threads, whose logs are to be dropped. */
  readonly turnIds: readonly TurnId[];
}

/**
 * What administrators read and remove of an account that the other ports do not (J1). Lists leave out users
 * whose time is over. A removal writes its entry in the same transaction, if it removes anything (J10).
 */
export interface AdministrationMethods {
  listKeys(accountId: AccountId, part: ListPart): ListedPart<ListedKey>;
  /** Groups of the account itself, which count everywhere in it. */
  listGroups(accountId: AccountId, part: ListPart): ListedPart<ListedGroup>;
  listAttributes(accountId: AccountId, part: ListPart): ListedPart<ListedAttribute>;
  listEmbedTenants(accountId: AccountId, part: ListPart): ListedPart<ListedEmbedTenant>;
  listUsers(accountId: AccountId, filter: UserFilter, part: ListPart): ListedPart<ListedUser>;
  /** Sessions that live: neither revoked nor expired, or exchanged at most so many seconds ago; no ended preview. */
  listSessions(
    accountId: AccountId,
    tokenTtlSeconds: number,
    part: ListPart,
  ): ListedPart<ListedSession>;
  /** An external user; undefined where the account has none of that id. */
  findUser(accountId: AccountId, userId: UserId): ListedUser | undefined;
  /** Removes a group or an attribute of the account itself with its memberships or values. */
  removeDefinition(
    accountId: AccountId,
    kind: "group" | "user_attribute",
    id: number,
    entry: NewAuditEntry,
  ): boolean;
  /**
   * Removes an external user with sessions, rights, threads and private dashboards; what was shared stays,
   * without owner. Undefined where there is none of that id.
   */
  removeUser(accountId: AccountId, userId: UserId, entry: NewAuditEntry): RemovedUser | undefined;
  /** Dashboards of users, of one embed tenant where it is named (H3). */
  listDashboards(
    accountId: AccountId,
    embedTenantName: string | undefined,
    part: ListPart,
  ): ListedPart<AdministeredDashboard>;
  /** Removes a dashboard of a user; false where there is none of that public id. */
  removeDashboard(accountId: AccountId, publicId: string, entry: NewAuditEntry): boolean;
  /**
   * Shows a dashboard to its owner alone or to its embed tenant. `unchanged` where it is so already,
   * `ownerless` where it would be private and nobody's.
   */
  showDashboard(
    accountId: AccountId,
    publicId: string,
    visibility: Visibility,
    entry: NewAuditEntry,
  ): "shown" | "unchanged" | "ownerless" | "unknown";
}
