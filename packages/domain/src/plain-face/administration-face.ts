import type { AdministrationCalls } from "../administration/administration-calls.js";
import { explainSession } from "../administration/dry-run/explain-session.js";
import { explainUser } from "../administration/dry-run/explain-user.js";
import { listAudit } from "../administration/list-audit.js";
import * as lists from "../administration/lists/list-account.js";
import * as declared from "../administration/lists/list-declared.js";
import { requireUser } from "../administration/lists/require-user.js";
import { listUsage } from "../administration/lists/list-usage.js";
import { verifyAudit } from "../administration/verify-audit.js";
import {
  deleteUserDashboard,
  showUserDashboard,
} from "../administration/writes/administer-dashboards.js";
import { changeSettings } from "../administration/writes/change-settings.js";
import { createKey } from "../administration/writes/create-key.js";
import {
  deleteAccountGroup,
  deleteAccountUserAttribute,
} from "../administration/writes/delete-definition.js";
import { deleteAgent } from "../administration/writes/delete-agent.js";
import { deleteUser } from "../administration/writes/delete-user.js";
import { previewUser } from "../administration/writes/preview-user.js";
import { provisionUsers } from "../administration/writes/provision-users.js";
import { putAgent, putGroup, putUserAttribute } from "../administration/writes/put-declared.js";
import { revokeKey } from "../administration/writes/revoke-key.js";
import { rotateKey } from "../administration/writes/rotate-key.js";
import { signInAdministrator } from "../administration/writes/sign-in-administrator.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls of administration, each by its use case. */
export const administrationFace = (run: RunUseCase): AdministrationCalls => ({
  listAudit: (credential, query = {}) => run(listAudit(credential, query)),
  verifyAudit: (accountName, kept) => run(verifyAudit(accountName, kept)),
  requireUser: (about) => run(requireUser(about)),
  explainSession: (credential, body) => run(explainSession(credential, body)),
  getAccount: (credential) => run(declared.getAccount(credential)),
  changeSettings: (credential, body) => run(changeSettings(credential, body)),
  listDeployments: (credential, query = {}) => run(declared.listDeployments(credential, query)),
  listAgents: (credential, query = {}) => run(declared.listAgents(credential, query)),
  listInternalUsers: (credential, query = {}) => run(declared.listInternalUsers(credential, query)),
  listUsage: (credential, query = {}) => run(listUsage(credential, query)),
  listKeys: (credential, query = {}) => run(lists.listKeys(credential, query)),
  listAccountGroups: (credential, query = {}) => run(lists.listAccountGroups(credential, query)),
  listAccountUserAttributes: (credential, query = {}) =>
    run(lists.listAccountUserAttributes(credential, query)),
  listEmbedTenants: (credential, query = {}) => run(lists.listEmbedTenants(credential, query)),
  listUsers: (credential, query = {}) => run(lists.listUsers(credential, query)),
  listSessions: (credential, query = {}) => run(lists.listSessions(credential, query)),
  listUserDashboards: (credential, query = {}) => run(lists.listUserDashboards(credential, query)),
  deleteUserDashboard: (credential, publicId) => run(deleteUserDashboard(credential, publicId)),
  showUserDashboard: (credential, publicId, body) =>
    run(showUserDashboard(credential, publicId, body)),
  createKey: (credential, body) => run(createKey(credential, body)),
  rotateKey: (credential, keyId, body) => run(rotateKey(credential, keyId, body)),
  revokeKey: (credential, keyId, options) => run(revokeKey(credential, keyId, options)),
  putGroup: (credential, body) => run(putGroup(credential, body)),
  deleteAccountGroup: (credential, id) => run(deleteAccountGroup(credential, id)),
  putUserAttribute: (credential, body) => run(putUserAttribute(credential, body)),
  deleteAccountUserAttribute: (credential, id) => run(deleteAccountUserAttribute(credential, id)),
  putAgent: (credential, body) => run(putAgent(credential, body)),
  deleteAgent: (credential, id) => run(deleteAgent(credential, id)),
  provisionUsers: (credential, body) => run(provisionUsers(credential, body)),
  signInAdministrator: (accountName, administrator) =>
    run(signInAdministrator(accountName, administrator)),
  explainUser: (credential, id, body) => run(explainUser(credential, id, body)),
  previewUser: (credential, id, body) => run(previewUser(credential, id, body)),
  deleteUser: (credential, id) => run(deleteUser(credential, id)),
});
