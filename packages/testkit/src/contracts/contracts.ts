import type { PortName } from "@embedded-analytics/domain";
import { accountsContract } from "./accounts/contract.js";
import { apiKeysContract } from "./api-keys.js";
import { branchesContract } from "./branches.js";
import type { PortContract } from "./contract.js";
import { embedSessionsContract } from "./embed-sessions/contract.js";
import { embedTenantCatalogContract } from "./embed-tenant-catalog/contract.js";
import { provisioningContract } from "./provisioning/contract.js";
import { secretsContract } from "./secrets/contract.js";

/** The contract of every port: a forgotten one does not compile. */
export const contracts: { readonly [Name in PortName]: PortContract<Name> } = {
  accounts: accountsContract,
  apiKeys: apiKeysContract,
  branches: branchesContract,
  embedSessions: embedSessionsContract,
  embedTenantCatalog: embedTenantCatalogContract,
  provisioning: provisioningContract,
  secrets: secretsContract,
};
