import type { AdministrationMethods } from "./administration/ports/administration.js";
import type { ApiKeysMethods } from "./access/api-keys.js";
import type { AuditLogMethods } from "./audit/audit-log.js";
import type { LimitsMethods } from "./access/limits/limits.js";
import type { AccountsMethods } from "./accounts/accounts.js";
import type { ChartCheckMethods } from "./analytics/model/chart-check.js";
import type { DataUsersMethods } from "./analytics/access/data-users.js";
import type { ModelSearchMethods } from "./analytics/model/model-search.js";
import type { QueryExplainerMethods } from "./analytics/query/query-explainer.js";
import type { QueryRunnerMethods } from "./analytics/query/query-runner.js";
import type { SemanticCatalogMethods } from "./analytics/model/semantic-catalog.js";
import type { DeclaredDashboardsMethods } from "./dashboards/ports/declared-dashboards.js";
import type { TenantDashboardsMethods } from "./dashboards/ports/tenant-dashboards.js";
import type { ClientDocumentsMethods } from "./connect/client-documents.js";
import type { EmbedTenantCatalogMethods } from "./catalog/embed-tenant-catalog.js";
import type { AgentsMethods } from "./chat/ports/agent.js";
import type { ThreadsMethods } from "./chat/ports/threads.js";
import type { TurnLogsMethods } from "./chat/ports/turn-logs.js";
import type { AssistantGrantsMethods } from "./sessions/grants/assistant-grants.js";
import type { AuthTokensMethods } from "./sessions/auth-tokens/auth-tokens.js";
import type { TokenSignaturesMethods } from "./sessions/auth-tokens/token-signatures.js";
import type { EmbedSessionsMethods } from "./sessions/embed-sessions.js";
import type { ProvisioningMethods } from "./sessions/provisioning.js";
import type { PortAdapter } from "./shared/port/port-adapter.js";
import type { SecretsMethods } from "./shared/port/secrets.js";

/** Every port of the domain by name, as its table of methods. */
export interface PortMethods {
  readonly accounts: AccountsMethods;
  readonly administration: AdministrationMethods;
  readonly agents: AgentsMethods;
  readonly apiKeys: ApiKeysMethods;
  readonly assistantGrants: AssistantGrantsMethods;
  readonly auditLog: AuditLogMethods;
  readonly authTokens: AuthTokensMethods;
  readonly chartCheck: ChartCheckMethods;
  readonly clientDocuments: ClientDocumentsMethods;
  readonly dataUsers: DataUsersMethods;
  readonly declaredDashboards: DeclaredDashboardsMethods;
  readonly embedSessions: EmbedSessionsMethods;
  readonly embedTenantCatalog: EmbedTenantCatalogMethods;
  readonly limits: LimitsMethods;
  readonly modelSearch: ModelSearchMethods;
  readonly provisioning: ProvisioningMethods;
  readonly queryExplainer: QueryExplainerMethods;
  readonly queryRunner: QueryRunnerMethods;
  readonly secrets: SecretsMethods;
  readonly semanticCatalog: SemanticCatalogMethods;
  readonly tenantDashboards: TenantDashboardsMethods;
  readonly threads: ThreadsMethods;
  readonly tokenSignatures: TokenSignaturesMethods;
  readonly turnLogs: TurnLogsMethods;
}

/** The name of a port, as `Ports` has it. */
export type PortName = keyof PortMethods;

/** One adapter for every port: what the domain needs to run. */
export type Ports = { readonly [Name in PortName]: PortAdapter<PortMethods[Name]> };

/** All names, in the order in which a missing adapter is reported. */
export const portNames = [
  "accounts",
  "administration",
  "agents",
  "apiKeys",
  "assistantGrants",
  "auditLog",
  "authTokens",
  "chartCheck",
  "clientDocuments",
  "dataUsers",
  "declaredDashboards",
  "embedSessions",
  "embedTenantCatalog",
  "limits",
  "modelSearch",
  "provisioning",
  "queryExplainer",
  "queryRunner",
  "secrets",
  "semanticCatalog",
  "tenantDashboards",
  "threads",
  "tokenSignatures",
  "turnLogs",
] as const satisfies readonly PortName[];

/** The key under which a container holds the adapter of a port; the same in every copy of us. */
export const portKey = (name: PortName): symbol => Symbol.for(`@embedded-analytics/port/${name}`);
