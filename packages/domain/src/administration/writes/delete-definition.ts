import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { Failure } from "../../shared/failure/failure.js";
import { readId } from "../../shared/text/id.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { Administration } from "../services.js";

/** Deletes a group of the account itself with its memberships, those of internal users included (J1). */
export const deleteAccountGroup = (credential: Credential, id: string) =>
  Effect.gen(function* () {
    if (yield* remove(credential, "group", id)) return;
    return yield* Effect.fail(new Failure("group_not_found", "There is no such group."));
  });

/** Deletes an attribute of the account itself with all values (J1). */
export const deleteAccountUserAttribute = (credential: Credential, id: string) =>
  Effect.gen(function* () {
    if (yield* remove(credential, "user_attribute", id)) return;
    const sentence = "There is no such user attribute.";
    return yield* Effect.fail(new Failure("user_attribute_not_found", sentence));
  });

const remove = (credential: Credential, kind: "group" | "user_attribute", id: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const administration = yield* Administration;
    const idName = kind === "group" ? "groupId" : "userAttributeId";
    const details = { [idName]: readId(id) };
    const entry = newAuditEntry(keyActor(holder), `${kind}.delete`, details);
    return yield* administration.removeDefinition(holder.account.id, kind, readId(id), entry);
  });
