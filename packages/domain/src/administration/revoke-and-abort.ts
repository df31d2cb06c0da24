import * as Effect from "effect/Effect";
import type { DeploymentScope } from "../access/deployment-scope.js";
import type { NewAuditEntry } from "../audit/audit-entry.js";
import type { IssuedSelection } from "../sessions/issued-selection.js";
import { revokedSubject } from "../sessions/auth-tokens/token-revocations.js";
import { EmbedSessions } from "../sessions/services.js";
import type { Id } from "../shared/text/id.js";
import { abortIssuedTurns } from "./abort-issued-turns.js";

/**
 * Revokes what is selected and aborts its turns (J8). The entry is written once, with the first of both
 * that changes anything (J10). Answers the turns.
 */
export const revokeAndAbort = (
  accountId: Id,
  selection: IssuedSelection,
  deployments: DeploymentScope,
  entry: NewAuditEntry,
) =>
  Effect.gen(function* () {
    const embedSessions = yield* EmbedSessions;
    // Sessions come first: the claim of a turn locks its session, so that the turns that are looked for
    // afterwards are all that these sessions will ever have.
    const subject = yield* revokedSubject(selection);
    const revoked = yield* embedSessions.revokeIssued(
      accountId,
      selection,
      deployments,
      entry,
      subject,
    );
    const entryOfTurns = revoked ? undefined : entry;
    return yield* abortIssuedTurns(accountId, selection, deployments, entryOfTurns);
  });
