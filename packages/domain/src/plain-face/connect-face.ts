import { listAssistantGrants, revokeAssistantGrant } from "../connect/administer-grants.js";
import { beginAuthorization } from "../connect/begin-authorization.js";
import type { ConnectCalls } from "../connect/connect-calls.js";
import { decideConsent, presentConsent } from "../connect/consent.js";
import { findConnectServer } from "../connect/find-connect-server.js";
import { issueTokens } from "../connect/issue-tokens.js";
import { removeOutlivedGrants } from "../connect/remove-outlived-grants.js";
import { returnFromLogin } from "../connect/return-from-login.js";
import { revokeToken } from "../connect/revoke-token.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls of Connect, as promises. */
export const connectFace = (run: RunUseCase): ConnectCalls => ({
  findConnectServer: (address, deploymentId) => run(findConnectServer(address, deploymentId)),
  beginAuthorization: (address, parameters, browserSecret) =>
    run(beginAuthorization(address, parameters, browserSecret)),
  returnFromLogin: (address, presented, sessionId) =>
    run(returnFromLogin(address, presented, sessionId)),
  presentConsent: (address, presented) => run(presentConsent(address, presented)),
  decideConsent: (address, presented, decision) => run(decideConsent(address, presented, decision)),
  issueTokens: (address, parameters) => run(issueTokens(address, parameters)),
  revokeToken: (address, parameters) => run(revokeToken(address, parameters)),
  listAssistantGrants: (credential, query = {}) => run(listAssistantGrants(credential, query)),
  revokeAssistantGrant: (credential, id) => run(revokeAssistantGrant(credential, id)),
  removeOutlivedGrants: () => run(removeOutlivedGrants),
});
