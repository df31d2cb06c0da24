import type { AuthTokenSettings } from "./auth-tokens/auth-token-settings.js";
import type { ConnectSettings } from "./connect/connect-settings.js";
import type { DataSource } from "./data-source.js";
import type { ModelProvider } from "./providers/model-provider.js";
import type { ApiKeyKind } from "../access/api-key.js";
import type { AttributeValue } from "../catalog/attribute-type.js";
import type { AttributeDefinition, Group } from "../catalog/definitions.js";
import type { JsonObject } from "../shared/json/json.js";
import type { AccountLimits } from "../access/limits/account-limits.js";
import type { Plan } from "../access/account.js";
import type {
  AccountId,
  AgentId,
  AttributeId,
  DeploymentId,
  EmbedTenantId,
  GroupId,
  Milliseconds,
  UserId,
} from "../shared/text/branded.js";

/** The settings of an account that a declaration may change (C5). */
export interface AccountSettings {
  readonly plan: Plan;
  readonly creatorModeEnabled: boolean;
  readonly externalUsersMax: number;
  /** Of what may be asked at a time (J4); undefined where nothing is declared. */
  readonly limits?: AccountLimits | undefined;
  /** Origins that may frame the embed pages. */
  readonly allowedOrigins: readonly string[];
  readonly defaultDeploymentId: DeploymentId | undefined;
  /** After how many days without a message a thread is removed (J1); undefined: never. */
  readonly threadsDays?: number | undefined;
  /** How users connect assistants of their own; undefined where the account does not offer it (I1). */
  readonly connect?: ConnectSettings | undefined;
  /** Services of language models that agents may name (J1); undefined where none is declared. */
  readonly providers?: readonly ModelProvider[] | undefined;
}

/** An API key as an administrator sees it. Names are unique within the account. */
export interface DeclaredKey {
  readonly id: string;
  readonly name: string;
  readonly digest: string;
  readonly kind: ApiKeyKind;
  readonly deployments: readonly number[] | "all";
  readonly internalUserId: UserId | undefined;
  readonly expiresAtMs: Milliseconds | undefined;
  readonly revoked: boolean;
  /** The public id of the key that made it; undefined where a declaration did (J1). */
  readonly madeBy?: string | undefined;
  /** The administrator whose sign-in made it (J1). */
  readonly person?: string | undefined;
}

/** A deployment as it is administered; its id is unique within the account only (A6). */
export interface DeclaredDeployment {
  readonly id: DeploymentId;
  readonly name: string;
  readonly modelFolder: string | undefined;
  /** Whether cubes without a policy are closed (E6). */
  readonly requirePolicies: boolean;
  readonly timezone: string;
  /** Databases in which cubes live (K1); undefined where there are none. */
  readonly sources?: readonly DataSource[] | undefined;
  /** Whose tokens it takes (D2); undefined where it takes none but our own. */
  readonly authTokens?: AuthTokenSettings | undefined;
}

/** An AI agent; `config` is its declaration without the fields that are columns of their own. */
export interface DeclaredAgent {
  readonly id: AgentId;
  readonly name: string;
  readonly deploymentId: DeploymentId;
  readonly config: JsonObject;
}

/** An internal user; its rights are tenant-wide in either mode (A5). */
export interface DeclaredInternalUser {
  readonly id: UserId;
  /** Trimmed and lowercase, as `internalId` is matched (A4). */
  readonly username: string;
  readonly groupIds: readonly GroupId[];
  readonly values: readonly { readonly attributeId: AttributeId; readonly value: AttributeValue }[];
}

/** The definitions of one catalog. */
export interface CatalogState {
  readonly groups: readonly Group[];
  readonly attributes: readonly AttributeDefinition[];
}

/** An embed tenant with the definitions of its scope. */
export interface DeclaredEmbedTenant extends CatalogState {
  readonly id: EmbedTenantId;
  readonly name: string;
  readonly displayName: string | undefined;
}

/** All that hangs on an account, except its external users and their sessions. */
export interface AccountState extends CatalogState {
  readonly id: AccountId;
  readonly name: string;
  /** Grows with every applied change; a change decided on an older one is a conflict. */
  readonly revision: number;
  readonly settings: AccountSettings;
  readonly keys: readonly DeclaredKey[];
  readonly deployments: readonly DeclaredDeployment[];
  readonly agents: readonly DeclaredAgent[];
  readonly internalUsers: readonly DeclaredInternalUser[];
  /** Of the asked names, those that exist. */
  readonly embedTenants: readonly DeclaredEmbedTenant[];
}
