import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import type { Credential } from "../access/credential.js";
import { abortIssuedTurns } from "./abort-issued-turns.js";
import { revocationEntry } from "./revocation-entry.js";
import { readSessionId } from "../sessions/exchange-session.js";
import { isSessionId } from "../sessions/session-id.js";
import { EmbedSessions } from "../sessions/services.js";
import { Secrets } from "../shared/services.js";

/**
 * Revokes a session and, if it was exchanged, its token (B5), and aborts the turns begun with it (J8). Succeeds whatever the id is, so that
 * it can be repeated and tells nothing; sessions of other accounts, or of deployments that the key
 * does not open, are left alone.
 */
export const revokeSession = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    const { account, key } = holder;
    const sessionId = yield* Effect.fromResult(readSessionId(body));
    if (!isSessionId(sessionId)) return;
    const secrets = yield* Secrets;
    const embedSessions = yield* EmbedSessions;
    const digest = yield* secrets.digest(sessionId);
    const selection = { kind: "session", digest } as const;
    const entry = yield* revocationEntry(holder, selection);
    const revoked = yield* embedSessions.revoke(account.id, digest, key.deployments, entry);
    yield* abortIssuedTurns(account.id, selection, key.deployments, revoked ? undefined : entry);
  });
