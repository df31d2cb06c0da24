import type { StoredSizes } from "./stored-sizes.js";
import type { DeploymentScope } from "../../access/deployment-scope.js";
import type { NewAuditEntry } from "../../audit/audit-entry.js";
import type { AttributeValue } from "../../catalog/attribute-type.js";
import type { DefinitionTexts } from "../../catalog/definition-texts.js";
import type { AttributeDefinition, CatalogId, Group } from "../../catalog/definitions.js";
import type { Lane } from "./lane.js";
import type { TurnClaim } from "./turn-claim.js";
import type { JsonObject } from "../../shared/json/json.js";
import type {
  AttributeId,
  DeploymentId,
  EmbedTenantId,
  GroupId,
  Milliseconds,
  Seconds,
  UserId,
} from "../../shared/text/branded.js";

/**
 * What a generate-session or a chat message writes, complete with all ids, so that a store only has
 * to store it. Exactly one of `session` and `turn` is there: what it is all written for.
 */
export interface SessionChanges {
  readonly embedTenant: EmbedTenantChange | undefined;
  readonly definitions: DefinitionChanges | undefined;
  readonly user: UserChange | undefined;
  /** There where `user` adds a permanent external user (B3). */
  readonly seat: Seat | undefined;
  /** There where something is added of which an account may store only so much (J4). */
  readonly sizes?: StoredSizes | undefined;
  readonly session: NewSession | undefined;
  /** The claim of a turn (D10). */
  readonly turn: TurnClaim | undefined;
  /** Written with the changes, or nothing is (J10); where definitions are changed, and of a preview. */
  readonly audit?: NewAuditEntry | undefined;
}

/** An embed tenant that comes into being, or gets another display name. */
export type EmbedTenantChange =
  | {
      readonly kind: "create";
      readonly id: EmbedTenantId;
      readonly name: string;
      readonly displayName: string | undefined;
      /** Of the key that makes it (A3). */
      readonly madeWithin: DeploymentScope;
    }
  | { readonly kind: "rename"; readonly id: EmbedTenantId; readonly displayName: string };

/** What is written of an attribute that exists; its name and type stay, undefined texts as well. */
export interface AttributeUpdate extends DefinitionTexts {
  readonly id: AttributeId;
}

/** Definitions of one catalog to insert, and those whose texts differ. */
export interface DefinitionChanges {
  readonly catalogId: CatalogId;
  readonly createGroups: readonly Group[];
  readonly updateGroups: readonly { readonly id: GroupId; readonly description: string }[];
  readonly createAttributes: readonly AttributeDefinition[];
  readonly updateAttributes: readonly AttributeUpdate[];
}

/** How long a user lives: `undefined` for ever, else seconds from the store's now (D9). */
export type Lifetime = { readonly ttlSeconds: Seconds } | undefined;

/** The fields of a user that were given and differ; undefined leaves what is stored. */
export interface ProfileChange {
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly picture: string | undefined;
}

/** Rights of one lane: memberships and values to add and to take away. */
export interface RightsChange {
  readonly lane: Lane;
  readonly joinGroups: readonly GroupId[];
  readonly leaveGroups: readonly GroupId[];
  readonly setValues: readonly {
    readonly attributeId: AttributeId;
    readonly value: AttributeValue;
  }[];
  readonly clearValues: readonly AttributeId[];
  /** Replaces the lane's security context; undefined leaves it. */
  readonly securityContext: JsonObject | undefined;
}

/**
 * The limit under which one permanent external user more was decided on: another limit in the store by
 * now is a conflict, and so many permanent users of the account are `external_user_limit` (B3).
 */
export interface Seat {
  readonly externalUsersMax: number;
}

/** What happens to an external user: a new one, or a change of the one that was loaded. */
export type UserChange =
  | {
      readonly kind: "create";
      readonly id: UserId;
      readonly embedTenantId: EmbedTenantId;
      readonly externalId: string;
      readonly profile: ProfileChange;
      readonly lifetime: Lifetime;
      /** An ephemeral user whose time is over and who is removed first, with all that was theirs. */
      readonly replaces: UserId | undefined;
      /** Of the key that makes the user (A3). */
      readonly madeWithin: DeploymentScope;
      readonly rights: RightsChange;
    }
  | {
      readonly kind: "update";
      readonly id: UserId;
      /** The version that was decided on; another one in the store is a conflict. */
      readonly version: number;
      readonly profile: ProfileChange;
      /** An ephemeral user becomes permanent, and takes a seat (D9). */
      readonly makePermanent: boolean;
      /**
       * The earlier end of an ephemeral user's life, in milliseconds since 1970 by the store's clock;
       * undefined leaves the stored end (D9). The version is that of the user whose end it was compared
       * with, so that a store writes it as it is.
       */
      readonly endsAtMs: Milliseconds | undefined;
      readonly rights: RightsChange;
    };

/** The session row. Its times are the store's: made now, valid for `ttlSeconds`. */
export interface NewSession {
  readonly digest: string;
  /** The public id of the key that it is minted with; it ends with that key (B5). */
  readonly keyId: string;
  readonly deploymentId: DeploymentId;
  readonly embedTenantId: EmbedTenantId;
  readonly userKind: "external" | "internal";
  readonly userId: UserId;
  readonly creatorMode: boolean;
  readonly branchName: string | undefined;
  readonly settings: JsonObject;
  readonly ttlSeconds: Seconds;
  /** Of a preview: the session and its token end so long after it was minted (J1). */
  readonly previewSeconds?: Seconds | undefined;
}
