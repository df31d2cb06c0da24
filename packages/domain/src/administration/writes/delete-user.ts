import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import { keyActor, newAuditEntry, subjectOf } from "../../audit/record.js";
import { dropLog } from "../../chat/host/drop-log.js";
import { Threads, TurnLogs } from "../../chat/services.js";
import type { AbortedTurn } from "../../chat/ports/threads.js";
import { hasEnded } from "../../chat/turn/turn-state.js";
import { Failure } from "../../shared/failure/failure.js";
import { lift } from "../../shared/port/port.js";
import { readId } from "../../shared/text/id.js";
import type { AccountId } from "../../shared/text/branded.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { revocationEntry } from "../revocation-entry.js";
import { revokeAndAbort } from "../revoke-and-abort.js";
import { Administration } from "../services.js";

/** For so long the ends of aborted turns are waited for, and asked for so often. */
const endsMs = 3000;
const askMs = 100;

/** For so long after a turn's end its log stays, so that its readers get their closing lines (D3). */
const readersMs = 1000;

/**
 * Deletes an external user: the sessions are revoked and the running turns aborted, then all goes that is the
 * user's own, in the store and in the logs of turns (J1). What was shared with the embed tenant stays, without
 * owner (H3).
 */
export const deleteUser = (credential: Credential, id: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const accountId = holder.account.id;
    const administration = yield* Administration;
    const user = yield* administration.findUser(accountId, readId(id));
    if (user === undefined) return yield* Effect.fail(noUser());
    const { externalId, embedTenantName } = user;
    const selection = { kind: "external_user", externalId, embedTenantName } as const;
    const entry = yield* revocationEntry(holder, selection);
    const aborted = yield* revokeAndAbort(accountId, selection, "all", entry);
    if (aborted.length > 0) yield* untilEnded(accountId, aborted);
    const subject = yield* subjectOf(accountId, selection);
    const removal = newAuditEntry(keyActor(holder), "user.delete", { embedTenantName }, subject);
    const removed = yield* administration.removeUser(accountId, user.id, removal);
    if (removed === undefined) return yield* Effect.fail(noUser());
    const drop = dropLog(yield* TurnLogs);
    for (const turnId of removed.turnIds) drop({ accountId, turnId });
  });

/** Until these turns have ended and their readers have read it, or for some seconds. */
const untilEnded = (accountId: AccountId, turns: readonly AbortedTurn[]) =>
  Effect.gen(function* () {
    const threads = lift(yield* Threads);
    const ends = Effect.gen(function* () {
      for (const { id } of turns) {
        for (;;) {
          const turn = yield* threads.turn(accountId, id, 0, 0);
          if (turn === undefined || hasEnded(turn.state)) break;
          yield* Effect.sleep(askMs);
        }
      }
      yield* Effect.sleep(readersMs);
    });
    yield* Effect.raceFirst(ends, Effect.sleep(endsMs));
  });

const noUser = (): Failure<"user_not_found"> =>
  new Failure("user_not_found", "There is no such user.");
