import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import { requireWholeAccount } from "../access/authorize.js";
import type { Credential } from "../access/credential.js";
import { keyActor, newAuditEntry } from "../audit/record.js";
import { EmbedTenantCatalog } from "../catalog/services.js";
import { invalidRequest } from "../shared/decode.js";
import { Failure } from "../shared/failure/failure.js";
import { revocationEntry } from "./revocation-entry.js";
import { revokeAndAbort } from "./revoke-and-abort.js";

/** So many users are removed in one transaction. */
const usersAtOnce = 200;

/** For so long one call goes on; what is left then goes with the next one. */
const goesOnMs = 20_000;

/** Users whom somebody makes use of just now are tried again after so long. */
const pauseMs = 20;

/**
 * Deletes an embed tenant with its definitions, users, sessions, threads and dashboards (H3, J1). Its
 * sessions are revoked and its running turns aborted first, so that nothing is made in its name meanwhile.
 * A tenant of very many users may need several calls: `store_unavailable` says to try again, and what was
 * removed stays so.
 */
export const deleteEmbedTenant = (credential: Credential, embedTenantName: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    yield* requireWholeAccount(holder);
    const { account } = holder;
    if (embedTenantName === account.name) return yield* Effect.fail(ownTenant());
    const selection = { kind: "embed_tenant", name: embedTenantName } as const;
    yield* revokeAndAbort(account.id, selection, "all", yield* revocationEntry(holder, selection));
    const catalog = yield* EmbedTenantCatalog;
    const entry = newAuditEntry(keyActor(holder), "embed_tenant.delete", { embedTenantName });
    const untilMs = (yield* Clock.currentTimeMillis) + goesOnMs;
    for (;;) {
      const outcome = yield* catalog.removeTenant(account.id, embedTenantName, usersAtOnce, entry);
      if (outcome === "removed") return;
      if (outcome === "unknown_tenant") return yield* Effect.fail(noTenant());
      if ((yield* Clock.currentTimeMillis) > untilMs) return yield* Effect.fail(notYet());
      yield* Effect.sleep(pauseMs);
    }
  });

const ownTenant = (): Failure<"invalid_request"> => {
  const message = "is the account's own embed tenant, which stays as long as the account";
  return invalidRequest([{ pointer: "/embedTenantName", message }], "The embed tenant");
};

const noTenant = (): Failure<"tenant_not_found"> =>
  new Failure("tenant_not_found", "There is no such embed tenant.");

const notYet = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "Some of its users are not deleted yet. Try again.");
