import type { Plan } from "../access/account.js";
import type { NewAuditEntry } from "../audit/audit-entry.js";
import type { DeploymentScope } from "../access/deployment-scope.js";
import type { JsonObject } from "../shared/json/json.js";
import type { EmbedSession } from "./embed-session.js";
import type { IssuedSelection } from "./issued-selection.js";
import type { AccountId, DeploymentId, Milliseconds, Seconds } from "../shared/text/branded.js";

/** A session that was found for its exchange. */
export interface FoundSession {
  readonly session: EmbedSession;
  /**
   * When it was used up, which is now, by the store's clock (milliseconds since 1970). Undefined: the
   * account's plan is none of those that were asked for, and the session is as it was.
   */
  readonly exchangedAtMs: Milliseconds | undefined;
}

/** What a page of the iframe is served by (G2). */
export interface StoredPage {
  readonly accountName: string;
  /** The origins that may frame the account's pages, as they were declared. */
  readonly allowedOrigins: readonly string[];
  /** The deployment of the session, and its agents in the order of their ids; where a session was found. */
  readonly session:
    | {
        readonly deploymentId: DeploymentId;
        readonly isPreview: boolean;
        /** Settings and theme of the session, as they were stored. */
        readonly settings: JsonObject;
        readonly agents: readonly { readonly id: string; readonly name: string }[];
      }
    | undefined;
}

/** Sessions after they were minted. Validity is judged by the store's clock alone (T34). */
export interface EmbedSessionsMethods {
  /**
   * Uses a session up, atomically: of any number of calls one gets it (T6). Undefined for an
   * unknown, used, expired or revoked one, and where its user has expired, or the key that it was
   * minted with is revoked, has expired or was removed. Like a key, a session id finds its account; where
   * `accountName` is given, it must be that one (A1). An account on none of the plans uses none up (A2).
   */
  exchange(
    digest: string,
    accountName: string | undefined,
    plans: readonly Plan[],
  ): FoundSession | undefined;
  /**
   * Revokes a session of the account, exchanged or not; any other is left alone (B5). Answers whether it
   * has revoked one; only then the entry is written, in the same transaction (J10).
   */
  revoke(
    accountId: AccountId,
    digest: string,
    deployments: readonly number[] | "all",
    entry?: NewAuditEntry,
  ): boolean;
  /**
   * Revokes all sessions of the account that are selected and lie in these deployments, exchanged or
   * not (J8). When it has answered, no claim of a turn by one of them goes through any more. Answers
   * whether it has revoked one; only then the entry is written, in the same transaction (J10).
   * With `tokenSubject`, tokens of identity providers that were issued until now, or before the moment of the
   * selection, are revoked under that name as well, where a deployment in the scope has declared any (D2).
   */
  revokeIssued(
    accountId: AccountId,
    selection: IssuedSelection,
    deployments: DeploymentScope,
    entry?: NewAuditEntry,
    tokenSubject?: string,
  ): boolean;
  /**
   * The session behind a token: exchanged at most `tokenTtlSeconds` ago, not revoked, of a user
   * who has not expired, minted with a key that is neither revoked, expired nor removed. Sessions of
   * before keys were noted with them have none. A preview must not have come to its end.
   */
  findExchanged(
    accountId: AccountId,
    digest: string,
    tokenTtlSeconds: Seconds,
  ): EmbedSession | undefined;
  /**
   * The account whose page is asked for: the named one, or else that of the session with this digest.
   * A session is found in any state, also one that was used, has expired or was revoked, and is not
   * used up; one of another account than the named one is not found (G2). Undefined: there is no such
   * account.
   */
  findPage(digest: string | undefined, accountName: string | undefined): StoredPage | undefined;
  /**
   * Whether any account has one of these entries, in lower case, in its allowed origins; case does not
   * count. It says nothing of whose they are (G2).
   */
  isOriginListed(patterns: readonly string[]): boolean;
  /**
   * Removes, over all accounts, sessions that for `keptSeconds` could neither be exchanged nor stand
   * behind a token; answers how many.
   */
  removeOutlived(tokenTtlSeconds: Seconds, keptSeconds: Seconds): number;
}
