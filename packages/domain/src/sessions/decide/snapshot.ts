import type { DeploymentScope } from "../../access/deployment-scope.js";
import type { Account } from "../../access/account.js";
import type { StoredApiKey } from "../../access/api-key.js";
import type { KeyHolder } from "../../access/key-holder.js";
import type { Deployment } from "../../accounts/deployment.js";
import type { AttributeValue } from "../../catalog/attribute-type.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import type { JsonObject } from "../../shared/json/json.js";
import type {
  AttributeId,
  DeploymentId,
  EmbedTenantId,
  GroupId,
  Milliseconds,
  UserId,
} from "../../shared/text/branded.js";

/**
 * An external user as one lane sees it (A5): tenant-wide in read-only mode, the embed tenant's in
 * creator mode. Memberships, values and security context of the other lane are not part of it.
 */
export interface ExternalUser {
  readonly id: UserId;
  /** Grows with every change; a change is refused when it was decided on an older one. */
  readonly version: number;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly picture: string | undefined;
  /** Of the key that made the user: which others may change the user's rights (A3). */
  readonly madeWithin: DeploymentScope;
  /** When the user ends, in milliseconds since 1970; undefined for a permanent one (D9). */
  readonly ephemeralUntilMs: Milliseconds | undefined;
  readonly securityContext: JsonObject | undefined;
  /** All groups of the lane that the user is a member of. */
  readonly groupIds: readonly GroupId[];
  /** The user's values of the attributes that were asked for. */
  readonly values: readonly { readonly attributeId: AttributeId; readonly value: AttributeValue }[];
}

/** Whether an ephemeral user's time is over: then it counts as absent, swept away or not (D9). */
export const isOver = (
  { ephemeralUntilMs }: Pick<ExternalUser, "ephemeralUntilMs">,
  nowMs: Milliseconds,
): boolean => ephemeralUntilMs !== undefined && ephemeralUntilMs <= nowMs;

/** An embed tenant that exists. */
export interface EmbedTenant {
  readonly id: EmbedTenantId;
  readonly name: string;
  readonly displayName: string | undefined;
  /** Of the key that made it: which others may change its definitions (A3). */
  readonly madeWithin: DeploymentScope;
}

/** Whom a request is about. */
export type Identity =
  | { readonly kind: "external"; readonly externalId: string }
  | { readonly kind: "internal"; readonly username: string };

/** What a snapshot has to cover; everything else may be left out of it. */
export interface Lookup {
  /** Undefined: the account's default deployment. */
  readonly deploymentId: DeploymentId | undefined;
  /** Undefined, or the account's name: the account's own embed tenant (A4). */
  readonly embedTenantName: string | undefined;
  readonly creatorMode: boolean;
  readonly identity: Identity | undefined;
  readonly groupNames: readonly string[];
  readonly attributeNames: readonly string[];
}

/** A user and all that is decided on about them, as it was at one moment, whoever asks. */
export interface UserSnapshot {
  readonly account: Account;
  /** The store's clock, milliseconds since 1970. */
  readonly nowMs: Milliseconds;
  /** How many permanent external users the account may have (B3). */
  readonly externalUsersMax: number;
  readonly deployment: Deployment | undefined;
  readonly embedTenant: EmbedTenant | undefined;
  readonly externalUser: ExternalUser | undefined;
  readonly internalUserId: UserId | undefined;
  /** Of the asked names, those that the lane's catalog has. */
  readonly groups: readonly Group[];
  readonly attributes: readonly AttributeDefinition[];
}

/** All that a generate-session decides on, as it was at one moment. */
export interface Snapshot extends KeyHolder, UserSnapshot {}

/** What deciding on a user has to know of who writes: who was made by whom is kept (A3). */
export interface WritingSnapshot extends UserSnapshot {
  readonly key: Pick<StoredApiKey, "deployments">;
}
