import type { Account } from "../../access/account.js";
import type { AuthTokenSettings } from "../../accounts/auth-tokens/auth-token-settings.js";
import type { Lookup, UserSnapshot } from "../decide/snapshot.js";
import type { AccountId, AgentId, DeploymentId, Milliseconds } from "../../shared/text/branded.js";

/** Where a token is presented; what is undefined, the address does not name. */
export interface TokenPlace {
  readonly accountName: string | undefined;
  readonly deploymentId: DeploymentId | undefined;
  readonly agentId: AgentId | undefined;
}

/** A deployment that takes tokens for an audience. */
export interface TrustingDeployment {
  readonly account: Account;
  /** The origins that may call from a browser, as they were declared (G2). */
  readonly allowedOrigins: readonly string[];
  readonly deploymentId: DeploymentId;
  readonly settings: AuthTokenSettings;
  /** Whether it is the one, or one of those, that the place names. */
  readonly isHere: boolean;
}

/** All that one moment tells of who takes a token. */
export interface FoundTrust {
  /** The store's clock, milliseconds since 1970. */
  readonly nowMs: Milliseconds;
  readonly deployments: readonly TrustingDeployment[];
}

/** Whose tokens a revocation takes, of which deployment (J8). */
export interface RevocableToken {
  readonly deploymentId: DeploymentId;
  /** Names under which its revocation may be kept: of its user, of the embed tenant, of everybody. */
  readonly subjects: readonly string[];
}

/** All that a call with such a token decides on, as it was at one moment. */
export interface AuthTokenSnapshot extends UserSnapshot {
  /** Tokens of this user that were issued before are revoked (J8); undefined where none are. */
  readonly revokedBeforeMs: Milliseconds | undefined;
}

/** The store behind calls with tokens of accounts' own identity providers (D2). It writes nothing. */
export interface AuthTokensMethods {
  /**
   * The deployments of any account that take tokens for one of these audiences: those of the place first, then by
   * account and id, 16 at most. Like a key, a token finds its account.
   */
  findTrusting(audiences: readonly string[], place: TokenPlace): FoundTrust;
  /** One consistent snapshot; undefined for an account that is not there. */
  load(accountId: AccountId, lookup: Lookup, token: RevocableToken): AuthTokenSnapshot | undefined;
  /** From when on tokens of that user are good; undefined where none are revoked. */
  revokedBefore(accountId: AccountId, token: RevocableToken): Milliseconds | undefined;
}

/** How many deployments are looked at for one token. */
export const trustingDeploymentsMax = 16;
