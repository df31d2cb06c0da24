import * as Context from "effect/Context";
import type { Id } from "../shared/id.js";
import type { Effectful } from "../shared/port.js";
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
  /** The exchanged session behind a token, unless it was revoked or its user has expired. */
  findExchanged(accountId: Id, digest: string): EmbedSession | undefined;
  /** Removes sessions that neither they nor their tokens can be used any more; how many. */
  removeOutlived(tokenTtlSeconds: number): number;
}

export class EmbedSessions extends Context.Service<
  EmbedSessions,
  Effectful<EmbedSessionsMethods>
>()("@embedded-analytics/EmbedSessions") {}
