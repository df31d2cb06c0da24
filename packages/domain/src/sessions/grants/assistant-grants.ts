import type { DeploymentScope } from "../../access/deployment-scope.js";
import type { Plan } from "../../access/account.js";
import type { ConnectSettings } from "../../accounts/connect/connect-settings.js";
import type { AuditedUser, NewAuditEntry } from "../../audit/audit-entry.js";
import type { Page, PageRequest } from "../../shared/port/page.js";
import type {
  AccountId,
  DeploymentId,
  Generation,
  GrantId,
  Milliseconds,
  Seconds,
} from "../../shared/text/branded.js";
import type { EmbedSession } from "../embed-session.js";

/** An account whose users may connect assistants, as its address names it. */
export interface ConnectAccount {
  readonly accountId: AccountId;
  readonly accountName: string;
  readonly plan: Plan;
  readonly defaultDeploymentId: DeploymentId | undefined;
  /** All that the account has, in rising order. */
  readonly deploymentIds: readonly DeploymentId[];
  readonly settings: ConnectSettings;
}

/** What a client asks for, as the authorization request says it. */
export interface AskedGrant {
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectUri: string;
  /** Given back to the client as it came. */
  readonly state: string | undefined;
  /** SHA-256 of the client's verifier in base64url (PKCE, S256). */
  readonly codeChallenge: string;
  /** The address of the endpoint that the tokens are for (RFC 8707). */
  readonly resource: string;
  readonly scopes: readonly string[];
  readonly deploymentId: DeploymentId;
}

/** An authorization request that waits for its user. */
export interface NewAuthorizationRequest extends AskedGrant {
  /** SHA-256 of its id. */
  readonly digest: string;
  /** SHA-256 of the secret in the cookie of the browser that began. */
  readonly browserDigest: string;
}

/** A waiting request, with the session that its user's login has brought. */
export interface AuthorizationRequest extends AskedGrant {
  readonly session: EmbedSession | undefined;
  /** How the consent page names user and customer, where they have names. */
  readonly userDisplayName: string | undefined;
  readonly tenantDisplayName: string | undefined;
}

/** A grant that a user has given, as it is stored with its first code. */
export interface NewGrant {
  readonly id: GrantId;
  readonly codeTtlSeconds: Seconds;
  /** After so long the user has to sign in at the host again. */
  readonly lifeSeconds: Seconds;
}

/** What a client proves when it redeems a code. */
export interface CodeProof {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly resource: string | undefined;
}

/** What happened to a code or a refresh token. */
export type Redemption =
  | {
      readonly kind: "granted";
      readonly grant: LiveGrant;
      readonly generation: Generation;
      /** By the store's clock. */
      readonly nowMs: Milliseconds;
    }
  /** It was used before: its grant is revoked, whose session has this digest. */
  | { readonly kind: "replayed"; readonly sessionDigest: string }
  | { readonly kind: "refused" };

/** A grant by whose session it can be ended, and what the audit log says of it. */
export interface GrantedSession {
  /** The digest of the session that the grant stands on, whether or not it still does. */
  readonly digest: string;
  readonly clientId: string;
  readonly resource: string;
  readonly user: AuditedUser;
}

/** A grant that is active: not revoked, not expired, its session valid. */
export interface LiveGrant {
  readonly id: GrantId;
  readonly clientId: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  /** The session that the user's login brought; the grant ends with it. */
  readonly session: EmbedSession;
  /** The account's settings as they are now. */
  readonly settings: ConnectSettings;
}

/** A grant as an administrator sees it. */
export interface ListedGrant {
  readonly id: GrantId;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly string[];
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
  readonly externalId: string | undefined;
  readonly internalId: string | undefined;
  readonly createdAtMs: Milliseconds;
  readonly lastUsedAtMs: Milliseconds;
  readonly expiresAtMs: Milliseconds;
}

/**
 * What users grant to assistants of their own (I1). A grant stands on the session that the user's login
 * brought, and ends with it: by revocation (J8), with its user, or with the key that it was minted with.
 * Times are judged by the store's clock (T34).
 */
export interface AssistantGrantsMethods {
  /**
   * The account whose declared address this is, where it has turned Connect on; with an account's name it
   * must be that one. Undefined where none or several have it.
   */
  findServer(baseUrl: string, accountName: string | undefined): ConnectAccount | undefined;
  /** Keeps a request for so long. Of an account 10,000 wait at a time, and the oldest make room. */
  begin(accountId: AccountId, request: NewAuthorizationRequest, ttlSeconds: Seconds): void;
  /** A request that waits, of that browser. */
  findRequest(
    accountId: AccountId,
    digest: string,
    browserDigest: string,
  ): AuthorizationRequest | undefined;
  /**
   * Uses a session up and binds it to the waiting request, atomically: it must have been minted since the
   * request began, for the same account and deployment, be exchangeable, and be no preview. Of a request it is the only
   * one. Answers whether it did; where not, nothing has changed.
   */
  attachSession(
    accountId: AccountId,
    digest: string,
    browserDigest: string,
    sessionDigest: string,
  ): boolean;
  /**
   * Turns a request with a session into a grant, atomically and with the entry of the audit log (J10); false
   * where it does not wait any more.
   */
  grant(
    accountId: AccountId,
    digest: string,
    browserDigest: string,
    grant: NewGrant,
    entry?: NewAuditEntry,
  ): boolean;
  /**
   * Removes a request that was denied, and revokes its session, with the entry of the audit log; false where
   * it does not wait any more.
   */
  deny(accountId: AccountId, digest: string, browserDigest: string, entry?: NewAuditEntry): boolean;
  /**
   * Uses the code of a grant up: of any number of calls one gets it. A second use revokes the grant, with
   * `replayEntry` where it stood until then. Wrong proof is refused and changes nothing.
   */
  redeemCode(
    accountId: AccountId,
    grantId: GrantId,
    proof: CodeProof,
    replayEntry?: NewAuditEntry,
  ): Redemption;
  /**
   * Replaces the refresh token of that generation by the next, within `idleSeconds` of the last. One of
   * another generation revokes the grant, with `replayEntry` where it stood until then.
   */
  refresh(
    accountId: AccountId,
    grantId: GrantId,
    clientId: string,
    generation: Generation,
    idleSeconds: Seconds,
    replayEntry?: NewAuditEntry,
  ): Redemption;
  /**
   * The grant behind an access token that is good until then (milliseconds since 1970), and notes that it
   * was used, to the minute.
   */
  find(accountId: AccountId, grantId: GrantId, expiresAtMs: Milliseconds): LiveGrant | undefined;
  /** The session that a grant stands on: who revokes it ends the grant. */
  findSession(accountId: AccountId, grantId: GrantId): GrantedSession | undefined;
  /** Active grants within these deployments, newest first. */
  list(
    accountId: AccountId,
    deployments: DeploymentScope,
    idleSeconds: Seconds,
    page: PageRequest,
  ): Page<ListedGrant>;
  /** Removes, over all accounts, requests and grants that have ended; answers how many. */
  removeOutlived(idleSeconds: Seconds): number;
}
