import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import type { Credential } from "../access/credential.js";
import { revocationEntry } from "./revocation-entry.js";
import { revokeAndAbort } from "./revoke-and-abort.js";
import { parseRevocation, type RevocationRequest } from "../sessions/parse/parse-revocation.js";
import type { IssuedSelection } from "../sessions/issued-selection.js";
import { isSessionId } from "../sessions/session-id.js";
import { Secrets } from "../shared/services.js";

/**
 * Revokes all sessions that the body selects, with their tokens, and aborts the running turns of what
 * is revoked (J8). It succeeds whatever is named, so that it can be repeated and tells nothing; a key
 * with a list of deployments reaches these alone. When it answers, no instance accepts the tokens;
 * turns end as aborted within two seconds.
 */
export const revokeIssued = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    const { account, key } = holder;
    const request = yield* Effect.fromResult(parseRevocation(body, account.name));
    const selection = yield* selectionOf(request);
    if (selection === undefined) return;
    const entry = yield* revocationEntry(holder, selection);
    yield* revokeAndAbort(account.id, selection, key.deployments, entry);
  });

/** Undefined where no session can have that id. */
const selectionOf = (request: RevocationRequest) =>
  Effect.gen(function* () {
    if (request.kind !== "session") return request satisfies IssuedSelection;
    if (!isSessionId(request.sessionId)) return undefined;
    const secrets = yield* Secrets;
    const digest = yield* secrets.digest(request.sessionId);
    return { kind: "session", digest } satisfies IssuedSelection;
  });
