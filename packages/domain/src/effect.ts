/**
 * The Effect face: use cases as effects that ask for their ports, for hosts that speak Effect
 * themselves. Everything here is also behind the promises of the main entry.
 */
export { applyDeclaration } from "./accounts/apply-declaration.js";
export { deleteGroup, deleteUserAttribute } from "./catalog/delete-from-embed-tenant.js";
export { listGroups, listUserAttributes } from "./catalog/list-embed-tenant-catalog.js";
export {
  Accounts,
  ApiKeys,
  Branches,
  EmbedSessions,
  EmbedTenantCatalog,
  Provisioning,
  Secrets,
  servicesOf,
  type DomainServices,
} from "./services.js";
export { authenticateToken } from "./sessions/authenticate-token.js";
export { exchangeSession } from "./sessions/exchange-session.js";
export { generateSession } from "./sessions/generate-session.js";
export { removeOutlivedSessions } from "./sessions/remove-outlived-sessions.js";
export { revokeSession } from "./sessions/revoke-session.js";
export { effectful, type Effectful } from "./shared/port.js";
