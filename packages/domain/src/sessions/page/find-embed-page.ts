import * as Effect from "effect/Effect";
import { Secrets } from "../../shared/services.js";
import type { JsonObject } from "../../shared/json/json.js";
import { readTheme } from "../parse/embed-theme.js";
import type { EmbedPage, PageAddress, PageLook } from "./embed-page.js";
import type { StoredPage } from "../embed-sessions.js";
import { EmbedSessions } from "../services.js";
import { isSessionId } from "../session-id.js";

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
  // A preview stands in a tab of its own, so that nothing around it can cover its banner (T49).
  allowedOrigins:
    stored === undefined || stored.session?.isPreview === true ? [] : stored.allowedOrigins,
  look: lookOf(stored?.session?.settings),
  agents: stored?.session?.agents ?? [],
  deploymentId: stored?.session?.deploymentId,
});

/** Read once more, since what is stored may be of a version that read it less strictly. */
const lookOf = (settings: JsonObject = {}): PageLook => {
  const { colorScheme, embedTheme } = settings;
  return {
    colorScheme: colorScheme === "light" || colorScheme === "dark" ? colorScheme : undefined,
    theme: embedTheme === undefined ? undefined : readTheme(embedTheme).theme,
  };
};
