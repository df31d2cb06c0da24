import type { Credential } from "../access/credential.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import type { ListedGrant } from "../sessions/grants/assistant-grants.js";
import type { DeploymentId } from "../shared/text/branded.js";
import type {
  BegunAuthorization,
  ConnectAddress,
  ConnectServer,
  Consent,
  ConsentDecision,
  Parameters,
  PresentedRequest,
  TokenAnswer,
} from "./connect-types.js";

/** The calls by which users connect assistants of their own, by a login at the host (I1). */
export interface ConnectCalls {
  /** The authorization server for an endpoint for assistants, of a deployment or the bare one. */
  findConnectServer(address: ConnectAddress, deploymentId?: DeploymentId): Promise<ConnectServer>;
  /** Begins with the parameters of an authorization request, and the secret that the browser has kept. */
  beginAuthorization(
    address: ConnectAddress,
    parameters: Parameters,
    browserSecret: string | undefined,
  ): Promise<BegunAuthorization>;
  /** Takes the session id that the host's login brought back, and uses it up. */
  returnFromLogin(
    address: ConnectAddress,
    presented: PresentedRequest,
    sessionId: string | undefined,
  ): Promise<void>;
  /** What the user is asked. */
  presentConsent(address: ConnectAddress, presented: PresentedRequest): Promise<Consent>;
  /** Carries the decision out, once, and answers where the browser goes. */
  decideConsent(
    address: ConnectAddress,
    presented: PresentedRequest,
    decision: ConsentDecision,
  ): Promise<{ readonly location: string }>;
  /** Tokens for a code or a refresh token, or an error of OAuth. */
  issueTokens(address: ConnectAddress, parameters: Parameters): Promise<TokenAnswer>;
  /** Revokes the grant of `token`; repeating it is fine. */
  revokeToken(address: ConnectAddress, parameters: Parameters): Promise<void>;
  /** The grants of the account that stand, newest first. */
  listAssistantGrants(credential: Credential, query?: ListQuery): Promise<Connection<ListedGrant>>;
  /** Revokes a grant by its id; repeating it is fine. */
  revokeAssistantGrant(credential: Credential, id: string): Promise<void>;
  /** Removes requests and grants that have ended; answers how many. */
  removeOutlivedGrants(): Promise<number>;
}
