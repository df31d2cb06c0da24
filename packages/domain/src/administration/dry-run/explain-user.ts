import * as Effect from "effect/Effect";
import { requirePaidPlan } from "../../access/authorize.js";
import type { Credential } from "../../access/credential.js";
import { lookupOf } from "../../sessions/decide/lookup-of.js";
import { isOver } from "../../sessions/decide/snapshot.js";
import { Provisioning } from "../../sessions/services.js";
import { conflict, retryConflicts } from "../../shared/conflict.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { readId } from "../../shared/text/id.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { Administration } from "../services.js";
import { parsePreview } from "../writes/parse-preview.js";
import { explain } from "./explain-session.js";

/**
 * The rights that a stored external user has, and where they come from (J6), for an administrator who knows the
 * user by the id of `listUsers` (J1). The body is that of a preview. It writes nothing.
 */
export const explainUser = (credential: Credential, id: string, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const administration = yield* Administration;
    const user = yield* administration.findUser(holder.account.id, readId(id));
    if (user === undefined) return yield* Effect.fail(noUser());
    const parsed = readBody(body, (value) => parsePreview(value, user, holder.account.name));
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    yield* requirePaidPlan(holder.account);
    const provisioning = yield* Provisioning;
    const lookup = lookupOf(parsed.request);
    const explained = Effect.gen(function* () {
      const snapshot = yield* provisioning.load(holder.key.id, lookup);
      if (snapshot === undefined) return yield* conflict;
      const { externalUser, nowMs } = snapshot;
      // Where the body cannot be read nobody was looked up, and the answer has its problems.
      const isRead = parsed.request !== undefined;
      if (isRead && (externalUser?.id !== user.id || isOver(externalUser, nowMs))) {
        return yield* Effect.fail(noUser());
      }
      return yield* explain(snapshot, parsed);
    });
    return yield* retryConflicts(explained);
  });

const noUser = (): Failure<"user_not_found"> =>
  new Failure("user_not_found", "There is no such user.");
