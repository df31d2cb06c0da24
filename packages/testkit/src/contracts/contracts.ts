import type { PortName } from "@embedded-analytics/domain";
import { accountsContract } from "./accounts/contract.js";
import { administrationContract } from "./administration/contract.js";
import { agentsContract } from "./agents.js";
import { apiKeysContract } from "./api-keys.js";
import { assistantGrantsContract } from "./assistant-grants/contract.js";
import { auditLogContract } from "./audit-log/contract.js";
import { authTokensContract } from "./auth-tokens/contract.js";
import { chartCheckContract } from "./chart-check.js";
import { clientDocumentsContract } from "./client-documents.js";
import type { PortContract } from "./contract.js";
import { dataUsersContract } from "./data-users/contract.js";
import { declaredDashboardsContract } from "./data/declared-dashboards.js";
import { queryExplainerContract } from "./data/query-explainer.js";
import { queryRunnerContract } from "./data/query-runner.js";
import { semanticCatalogContract } from "./data/semantic-catalog.js";
import { embedSessionsContract } from "./embed-sessions/contract.js";
import { embedTenantCatalogContract } from "./embed-tenant-catalog/contract.js";
import { limitsContract } from "./limits/contract.js";
import { modelSearchContract } from "./model-search.js";
import { provisioningContract } from "./provisioning/contract.js";
import { secretsContract } from "./secrets/contract.js";
import { tenantDashboardsContract } from "./tenant-dashboards/contract.js";
import { threadsContract } from "./threads/contract.js";
import { tokenSignaturesContract } from "./token-signatures.js";
import { turnLogsContract } from "./turn-logs/contract.js";

/** The contract of every port: a forgotten one does not compile. */
export const contracts: { readonly [Name in PortName]: PortContract<Name> } = {
  accounts: accountsContract,
  administration: administrationContract,
  agents: agentsContract,
  apiKeys: apiKeysContract,
  assistantGrants: assistantGrantsContract,
  auditLog: auditLogContract,
  authTokens: authTokensContract,
  chartCheck: chartCheckContract,
  clientDocuments: clientDocumentsContract,
  dataUsers: dataUsersContract,
  declaredDashboards: declaredDashboardsContract,
  embedSessions: embedSessionsContract,
  embedTenantCatalog: embedTenantCatalogContract,
  limits: limitsContract,
  modelSearch: modelSearchContract,
  provisioning: provisioningContract,
  queryExplainer: queryExplainerContract,
  queryRunner: queryRunnerContract,
  secrets: secretsContract,
  semanticCatalog: semanticCatalogContract,
  tenantDashboards: tenantDashboardsContract,
  threads: threadsContract,
  tokenSignatures: tokenSignaturesContract,
  turnLogs: turnLogsContract,
};
