import * as Effect from "effect/Effect";
import type { KeyHolder } from "../../access/key-holder.js";
import type { AccountState } from "../../accounts/account-state.js";
import { noChanges, type AccountChanges } from "../../accounts/plan/account-changes.js";
import { AccountQueues, Accounts } from "../../accounts/services.js";
import type { NewAuditEntry } from "../../audit/audit-entry.js";
import { conflict, patientRetriesMax, retryConflicts } from "../../shared/conflict.js";
import { bytesPerId, idSupply, type IdSupply } from "../../shared/text/id.js";
import { Secrets } from "../../shared/services.js";

/** What a change decides on the account as it is: what to write, with which entry, and what to answer. */
export interface Decision<Answer> {
  /** Undefined where all is as it is asked for. */
  readonly changes: Partial<AccountChanges> | undefined;
  readonly entry: NewAuditEntry;
  readonly answer: Answer;
}

/** So many ids are enough for one change over HTTP. */
const idsMax = 4;

/**
 * Changes an account of which an administrator asks for a change: loads it, decides, and writes all of it
 * with the entry of the audit log, guarded by the account's revision (J1, J10). Where another change was
 * faster, it decides anew. Changes that come to this process wait for each other, so that the rivals are those of
 * other instances alone.
 */
export const changeAccount = <Answer, E extends { readonly _tag: string }, R>(
  { account }: { readonly account: Pick<KeyHolder["account"], "name"> },
  decide: (state: AccountState, newId: IdSupply) => Effect.Effect<Decision<Answer>, E, R>,
) =>
  Effect.flatMap(AccountQueues, (queues) =>
    queues.inTurn(
      account.name,
      retryConflicts(
        Effect.gen(function* () {
          const accounts = yield* Accounts;
          const secrets = yield* Secrets;
          const state = yield* accounts.load(account.name, []);
          // An account does not go as long as it has a key.
          if (state === undefined) return yield* Effect.die(new Error("The account is not there"));
          const newId = idSupply(yield* secrets.randomBytes(idsMax * bytesPerId));
          const { changes, entry, answer } = yield* decide(state, newId);
          if (changes === undefined) return answer;
          const written = { ...noChanges(state), ...changes, audit: entry };
          if ((yield* accounts.commit(state.name, written)) === "conflict") return yield* conflict;
          return answer;
        }),
        patientRetriesMax,
      ),
    ),
  );
