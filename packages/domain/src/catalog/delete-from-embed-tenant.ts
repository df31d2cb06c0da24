import * as Effect from "effect/Effect";
import { authenticateAccountAdmin } from "../access/authenticate-account-admin.js";
import type { Credential } from "../access/credential.js";
import type { KeyHolder } from "../access/key-holder.js";
import { keyActor, newAuditEntry } from "../audit/record.js";
import { Failure } from "../shared/failure/failure.js";
import type { FailureCode } from "../shared/failure/failure-code.js";
import { readId } from "../shared/text/id.js";
import type { Removal } from "./embed-tenant-catalog.js";
import { EmbedTenantCatalog } from "./services.js";

/** Deletes a group of an embed tenant together with its memberships (C3). */
export const deleteGroup = (credential: Credential, embedTenantName: string, id: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const catalog = yield* EmbedTenantCatalog;
    const entry = removalEntry(holder, "group.delete", embedTenantName, id);
    const removal = yield* catalog.removeGroup(
      holder.account.id,
      embedTenantName,
      readId(id),
      entry,
    );
    yield* requireRemoved(removal, "group_not_found", "There is no such group.");
  });

/** Deletes an attribute of an embed tenant together with all its values (C3). */
export const deleteUserAttribute = (credential: Credential, embedTenantName: string, id: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const catalog = yield* EmbedTenantCatalog;
    const entry = removalEntry(holder, "user_attribute.delete", embedTenantName, id);
    const removal = yield* catalog.removeAttribute(
      holder.account.id,
      embedTenantName,
      readId(id),
      entry,
    );
    yield* requireRemoved(removal, "user_attribute_not_found", "There is no such user attribute.");
  });

const removalEntry = (
  holder: KeyHolder,
  action: "group.delete" | "user_attribute.delete",
  embedTenantName: string,
  id: string,
) => {
  const idName = action === "group.delete" ? "groupId" : "userAttributeId";
  return newAuditEntry(keyActor(holder), action, { embedTenantName, [idName]: readId(id) });
};

const requireRemoved = <Code extends FailureCode>(
  removal: Removal,
  code: Code,
  detail: string,
): Effect.Effect<void, Failure<Code | "tenant_not_found">> => {
  if (removal === "removed") return Effect.void;
  return Effect.fail(
    removal === "unknown_tenant"
      ? new Failure("tenant_not_found", "There is no such embed tenant.")
      : new Failure(code, detail),
  );
};
