import type { Id } from "../shared/id.js";
import type { EmbedSession } from "./embed-session.js";

/** A session that was just exchanged, and when, by the store's clock (milliseconds since 1970). */
export interface ExchangedSession {
  readonly session: EmbedSession;
  readonly exchangedAtMs: number;
}

/** Sessions after they were minted. Validity is judged by the store's clock alone (T34). */
export interface EmbedSessionsMethods {
  /**
   * Uses a session up, atomically: of any number of calls one gets it (T6). Undefined for an
   * unknown, used, expired or revoked one, and where its user has expired. Like a key, a session
   * id finds its account; where `accountName` is given, it must be that one (A1).
   */
  exchange(digest: string, accountName: string | undefined): ExchangedSession | undefined;
  /** Revokes a session of the account, exchanged or not; any other is left alone (B5). */
  revoke(accountId: Id, digest: string, deployments: readonly number[] | "all"): void;
  /**
   * The session behind a token: exchanged at most `tokenTtlSeconds` ago, not revoked, of a user
   * who has not expired.
   */
  findExchanged(accountId: Id, digest: string, tokenTtlSeconds: number): EmbedSession | undefined;
  /**
   * Removes, over all accounts, sessions that can neither be exchanged nor stand behind a token
   * any more; answers how many.
   */
  removeOutlived(tokenTtlSeconds: number): number;
}
