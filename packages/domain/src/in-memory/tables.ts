import type {
  AccountSettings,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredInternalUser,
  DeclaredKey,
} from "../accounts/account-state.js";
import type { AuditEntry } from "../audit/audit-entry.js";
import type { DeploymentScope } from "../access/deployment-scope.js";
import type { AttributeValue } from "../catalog/attribute-type.js";
import type { AttributeDefinition, CatalogId, Group } from "../catalog/definitions.js";
import type { AgentUsage } from "../chat/ports/agent.js";
import type { Feedback, FeedbackPosition } from "../chat/ports/feedback.js";
import type { KeptLine } from "../chat/turn/kept-line.js";
import type { ThreadOwner } from "../chat/ports/thread.js";
import type { ThreadScope } from "../sessions/decide/thread-scope.js";
import type { TurnState } from "../chat/turn/turn-state.js";
import type { UsageOfAgent } from "../chat/usage-of-agent.js";
import type { DashboardContent } from "../dashboards/ports/tenant-dashboards.js";
import type { AskedGrant, NewAuthorizationRequest } from "../sessions/grants/assistant-grants.js";
import type { NewSession } from "../sessions/decide/changes.js";
import type { Lane } from "../sessions/decide/lane.js";
import type { TurnAsker } from "../sessions/decide/turn-claim.js";
import type { Id } from "../shared/text/id.js";
import type { JsonObject } from "../shared/json/json.js";
import type {
  AccountId,
  AgentId,
  ChatId,
  DeploymentId,
  EmbedTenantId,
  Generation,
  GrantId,
  MessageId,
  Milliseconds,
  Sort,
  UserId,
} from "../shared/text/branded.js";

/** Everything that the in-memory adapters keep, as plain records under their keys. */
export interface Tables {
  readonly accounts: Map<Id, AccountRecord>;
  readonly catalogs: Map<CatalogId, CatalogRecord>;
  readonly embedTenants: Map<Id, EmbedTenantRecord>;
  readonly externalUsers: Map<Id, ExternalUserRecord>;
  readonly sessions: Map<string, SessionRecord>;
  /** By account and id. */
  readonly threads: Map<string, ThreadRecord>;
  /** By account and id. */
  readonly turns: Map<string, TurnRecord>;
  /** By account, thread and message. */
  readonly feedback: Map<string, FeedbackRecord>;
  /** By account and public id. */
  readonly tenantDashboards: Map<string, TenantDashboardRecord>;
  /** Authorization requests of assistants, by account and digest. */
  readonly assistantRequests: Map<string, AssistantRequestRecord>;
  /** By account and id. */
  readonly assistantGrants: Map<string, AssistantGrantRecord>;
  /** From when on tokens of identity providers are good, by account, subject and deployment. */
  readonly tokenRevocations: Map<string, TokenRevocationRecord>;
  /** What the turns of an agent used in a day of UTC, by account, day and agent. */
  readonly agentUsage: Map<string, UsageOfAgent & { readonly accountId: AccountId }>;
  /** The audit log of each account, oldest first. */
  readonly audit: Map<Id, AuditEntry[]>;
}

export interface AccountRecord {
  readonly id: Id;
  readonly name: string;
  revision: number;
  settings: AccountSettings;
  readonly deployments: Map<number, DeclaredDeployment>;
  readonly agents: Map<string, DeclaredAgent>;
  /** By name. */
  readonly keys: Map<string, DeclaredKey>;
  /** When each key was made, by its name. */
  readonly keyTimes: Map<string, Milliseconds>;
  readonly internalUsers: Map<Id, DeclaredInternalUser>;
}

export interface CatalogRecord {
  readonly accountId: AccountId;
  readonly groups: Map<Id, Group & { readonly createdAtMs: Milliseconds }>;
  readonly attributes: Map<Id, AttributeDefinition & { readonly createdAtMs: Milliseconds }>;
}

export interface EmbedTenantRecord {
  readonly id: Id;
  readonly accountId: AccountId;
  readonly name: string;
  readonly displayName: string | undefined;
  readonly madeWithin: DeploymentScope;
  readonly createdAtMs: Milliseconds;
}

export interface ExternalUserRecord {
  readonly id: Id;
  readonly accountId: AccountId;
  readonly embedTenantId: EmbedTenantId;
  readonly externalId: string;
  readonly madeWithin: DeploymentScope;
  readonly createdAtMs: Milliseconds;
  version: number;
  email: string | undefined;
  displayName: string | undefined;
  picture: string | undefined;
  ephemeralUntilMs: Milliseconds | undefined;
  readonly securityContexts: Partial<Record<Lane, JsonObject>>;
  /** Of both lanes; a group belongs to the lane of its catalog. */
  readonly groupIds: Set<Id>;
  readonly values: Map<Id, AttributeValue>;
}

export interface SessionRecord extends NewSession {
  readonly accountId: AccountId;
  readonly createdAtMs: Milliseconds;
  readonly expiresAtMs: Milliseconds;
  exchangedAtMs: Milliseconds | undefined;
  /** Of a preview: its end. */
  readonly previewUntilMs: Milliseconds | undefined;
  revoked: boolean;
}

export interface ThreadRecord {
  readonly id: string;
  readonly accountId: AccountId;
  readonly agentId: AgentId;
  readonly owner: ThreadOwner;
  readonly firstMessageId: MessageId | undefined;
  readonly scope: ThreadScope | undefined;
  sort: Sort;
  /** What its user has named it. */
  title: string | undefined;
  readonly createdAtMs: Milliseconds;
  /** When its last turn began or ended. */
  updatedAtMs: Milliseconds;
}

export interface TurnRecord {
  readonly id: string;
  readonly accountId: AccountId;
  readonly threadId: ChatId;
  readonly messageId: MessageId;
  readonly input: string;
  state: TurnState;
  generation: Generation;
  readonly sortFrom: Sort;
  readonly askedBy: TurnAsker;
  readonly createdAtMs: Milliseconds;
  leaseUntilMs: Milliseconds;
  /** The last one that was aborted. */
  abortedGeneration: number | undefined;
  usage: AgentUsage | undefined;
  /** By their place in the turn. */
  readonly lines: Map<number, KeptLine>;
}

export interface AssistantRequestRecord extends NewAuthorizationRequest {
  readonly accountId: AccountId;
  readonly createdAtMs: Milliseconds;
  readonly expiresAtMs: Milliseconds;
  /** Of the session that the user's login has brought. */
  sessionDigest: string | undefined;
}

export interface AssistantGrantRecord extends AskedGrant {
  readonly id: GrantId;
  readonly accountId: AccountId;
  readonly sessionDigest: string;
  readonly createdAtMs: Milliseconds;
  readonly codeExpiresAtMs: Milliseconds;
  readonly expiresAtMs: Milliseconds;
  /** 0 until the code was redeemed. */
  generation: Generation;
  /** When the code was redeemed or a refresh token was last replaced. */
  refreshedAtMs: Milliseconds;
  lastUsedAtMs: Milliseconds;
}

export interface TokenRevocationRecord {
  readonly accountId: AccountId;
  readonly subject: string;
  readonly deploymentId: DeploymentId | "all";
  readonly issuedBeforeMs: Milliseconds;
}

export interface FeedbackRecord extends Feedback, FeedbackPosition {
  readonly accountId: Id;
  readonly createdAtMs: number;
}

export interface TenantDashboardRecord {
  readonly publicId: string;
  readonly accountId: AccountId;
  readonly deploymentId: DeploymentId;
  readonly embedTenantId: EmbedTenantId;
  /** The owner of a shared one may be somebody who is no more. */
  readonly ownerId: UserId;
  version: number;
  content: DashboardContent;
  readonly createdAtMs: Milliseconds;
  updatedAtMs: Milliseconds;
}

/** The key of what is unique within its account only. */
export const keyIn = (accountId: AccountId, id: string): string => `${accountId}/${id}`;

/** An empty store. */
export const emptyTables = (): Tables => ({
  accounts: new Map(),
  catalogs: new Map(),
  embedTenants: new Map(),
  externalUsers: new Map(),
  sessions: new Map(),
  threads: new Map(),
  turns: new Map(),
  feedback: new Map(),
  tenantDashboards: new Map(),
  assistantRequests: new Map(),
  assistantGrants: new Map(),
  tokenRevocations: new Map(),
  agentUsage: new Map(),
  audit: new Map(),
});

/** The account's embed tenant of that name. */
export const embedTenantNamed = (
  tables: Tables,
  accountId: AccountId,
  name: string,
): EmbedTenantRecord | undefined =>
  first(
    tables.embedTenants.values(),
    (tenant) => tenant.accountId === accountId && tenant.name === name,
  );

/** The external user of an embed tenant with that id of the customer's (A4). */
export const externalUserOf = (
  tables: Tables,
  embedTenantId: EmbedTenantId,
  externalId: string,
): ExternalUserRecord | undefined =>
  first(
    tables.externalUsers.values(),
    (user) => user.embedTenantId === embedTenantId && user.externalId === externalId,
  );

/** A stored group as decisions see it, which is without its age. */
export const groupOf = ({ id, name, description }: Group): Group => ({ id, name, description });

/** A stored attribute definition as decisions see it, which is without its age. */
export const attributeOf = (stored: AttributeDefinition): AttributeDefinition => ({
  id: stored.id,
  name: stored.name,
  type: stored.type,
  displayName: stored.displayName,
  defaultValue: stored.defaultValue,
  description: stored.description,
});

/** The first of them that the test holds for. */
export const first = <Item>(
  items: Iterable<Item>,
  test: (item: Item) => boolean,
): Item | undefined => {
  for (const item of items) if (test(item)) return item;
  return undefined;
};
