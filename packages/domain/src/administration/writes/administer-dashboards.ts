import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Credential } from "../../access/credential.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { Administration } from "../services.js";

/** Deletes a dashboard that a user has made, whoever owns it (H3, J1). */
export const deleteUserDashboard = (credential: Credential, publicId: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const administration = yield* Administration;
    const entry = newAuditEntry(keyActor(holder), "dashboard.delete", { publicId });
    if (yield* administration.removeDashboard(holder.account.id, publicId, entry)) return;
    return yield* Effect.fail(noDashboard());
  });

/** Who sees a dashboard of a user. */
export const VisibilityBody = Schema.Struct({ visibility: Schema.Literals(["private", "tenant"]) });
const decode = decoder(VisibilityBody);

/** Shows a dashboard of a user to its owner alone or to the embed tenant, by `{visibility}` (H3, J1). */
export const showUserDashboard = (credential: Credential, publicId: string, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, decode);
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidRequest(decoded.failure));
    const { visibility } = decoded.success;
    const administration = yield* Administration;
    const entry = newAuditEntry(keyActor(holder), "dashboard.show", { publicId, visibility });
    const { id } = holder.account;
    const outcome = yield* administration.showDashboard(id, publicId, visibility, entry);
    if (outcome === "unknown") return yield* Effect.fail(noDashboard());
    if (outcome === "ownerless") {
      const message = "cannot be private: the dashboard has no owner any more";
      return yield* Effect.fail(invalidRequest([{ pointer: "/visibility", message }]));
    }
  });

const noDashboard = (): Failure<"dashboard_not_found"> =>
  new Failure("dashboard_not_found", "There is no such dashboard.");
