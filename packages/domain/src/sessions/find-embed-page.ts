import * as Effect from "effect/Effect";
import { Secrets } from "../shared/services.js";
import type { StoredPage } from "./embed-sessions.js";
import { EmbedSessions } from "./services.js";
import { isSessionId } from "./session-id.js";

/** How the address of a page names its account (G2). */
export interface PageAddress {
  /** The account that the host name names; it goes before the others. */
  readonly hostAccountName?: string | undefined;
  /** The session id in the address, in whatever form it was sent. */
  readonly sessionId?: string | undefined;
  /** The account name in the address, which is looked at where no session is found. */
  readonly accountName?: string | undefined;
}

/** What a page is served with. Nothing here is a right: the page gets those by exchanging the session. */
export interface EmbedPage {
  /** Undefined where there is no such account. */
  readonly accountName: string | undefined;
  /** Origins that may frame the page; none where the account is not found. */
  readonly allowedOrigins: readonly string[];
  /** Agents of the session's deployment, by id; none where the session is not found. */
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  /** The session's deployment; undefined where the session is not found. */
  readonly deploymentId: number | undefined;
}

/**
 * Whose page an address opens (G2): the account of the host, else of the session, else the named one.
 * The session is looked up and stays as it is, so that a prefetch spends nothing (G1).
 */
export const findEmbedPage = ({ hostAccountName, sessionId, accountName }: PageAddress) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const embedSessions = yield* EmbedSessions;
    const isAnId = sessionId !== undefined && isSessionId(sessionId);
    const digest = isAnId ? yield* secrets.digest(sessionId) : undefined;
    if (hostAccountName !== undefined) {
      return pageOf(yield* embedSessions.findPage(digest, hostAccountName));
    }
    const ofSession =
      digest === undefined ? undefined : yield* embedSessions.findPage(digest, undefined);
    if (ofSession !== undefined || accountName === undefined) return pageOf(ofSession);
    return pageOf(yield* embedSessions.findPage(undefined, accountName));
  });

const pageOf = (stored: StoredPage | undefined): EmbedPage => ({
  accountName: stored?.accountName,
  allowedOrigins: stored?.allowedOrigins ?? [],
  agents: stored?.session?.agents ?? [],
  deploymentId: stored?.session?.deploymentId,
});
