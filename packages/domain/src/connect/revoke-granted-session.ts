import * as Effect from "effect/Effect";
import type { DeploymentScope } from "../access/deployment-scope.js";
import { abortIssuedTurns } from "../administration/abort-issued-turns.js";
import type { NewAuditEntry } from "../audit/audit-entry.js";
import { EmbedSessions } from "../sessions/services.js";
import type { AccountId } from "../shared/text/branded.js";

/**
 * Ends a grant at once with its tokens, by revoking the session that it stands on, and the turns that its
 * assistant runs (J8). The entry is written with the first of both that changes anything.
 */
export const revokeGrantedSession = (
  accountId: AccountId,
  digest: string,
  deployments: DeploymentScope,
  entry?: NewAuditEntry,
) =>
  Effect.gen(function* () {
    const embedSessions = yield* EmbedSessions;
    const revoked = yield* embedSessions.revoke(accountId, digest, deployments, entry);
    const selection = { kind: "session", digest } as const;
    yield* abortIssuedTurns(accountId, selection, deployments, revoked ? undefined : entry);
  });
