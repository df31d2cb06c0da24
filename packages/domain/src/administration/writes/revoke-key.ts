import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import type { DeclaredKey } from "../../accounts/account-state.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { Failure } from "../../shared/failure/failure.js";
import { abortIssuedTurns } from "../abort-issued-turns.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { changeAccount } from "./change-account.js";
import { storedKey } from "./rotate-key.js";

/**
 * Revokes a key, and with `descendants` all keys that it has made, and those that these have made (J1). The
 * sessions minted with them end with them (B5), and so do their running turns (J8). An account keeps one admin
 * key that opens all of it: else `last_admin_key`. Repeating it is fine.
 */
export const revokeKey = (
  credential: Credential,
  keyId: string,
  { descendants }: { readonly descendants: boolean },
) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const revokedIds = yield* changeAccount(holder, (state) =>
      Effect.gen(function* () {
        const key = yield* storedKey(state, keyId);
        const ids = descendants ? withDescendants(state.keys, key.id) : new Set([key.id]);
        const changed = state.keys.filter(({ id, revoked }) => ids.has(id) && !revoked);
        const nowMs = yield* Clock.currentTimeMillis;
        const others = state.keys.filter(({ id }) => !ids.has(id));
        const isOfSignIns = changed.every(({ person }) => person !== undefined);
        if (
          changed.length > 0 &&
          !isOfSignIns &&
          !others.some((other) => administers(other, nowMs))
        ) {
          return yield* Effect.fail(lastAdminKey());
        }
        const keyIds = changed.map(({ id }) => id);
        return {
          changes:
            changed.length === 0
              ? undefined
              : { keys: changed.map((one) => ({ ...one, revoked: true })) },
          entry: newAuditEntry(keyActor(holder), "key.revoke", { keyIds, descendants }),
          answer: [...ids],
        };
      }),
    );
    // Also where nothing was changed: an earlier call may have been cut off before its turns were aborted.
    for (const id of revokedIds) {
      yield* abortIssuedTurns(holder.account.id, { kind: "key", keyId: id }, "all");
    }
  });

/** The ids of a key and of all that descend from it. */
const withDescendants = (keys: readonly DeclaredKey[], keyId: string): ReadonlySet<string> => {
  const ids = new Set([keyId]);
  for (;;) {
    const more = keys.filter(
      ({ id, madeBy }) => madeBy !== undefined && ids.has(madeBy) && !ids.has(id),
    );
    if (more.length === 0) return ids;
    for (const { id } of more) ids.add(id);
  }
};

const administers = (
  { kind, deployments, revoked, expiresAtMs, person }: DeclaredKey,
  nowMs: number,
): boolean =>
  person === undefined &&
  kind === "admin" &&
  deployments === "all" &&
  !revoked &&
  (expiresAtMs === undefined || expiresAtMs > nowMs);

const lastAdminKey = (): Failure<"last_admin_key"> =>
  new Failure("last_admin_key", "No admin key would be left that opens the whole account.");
