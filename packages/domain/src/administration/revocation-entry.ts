import * as Effect from "effect/Effect";
import type { KeyHolder } from "../access/key-holder.js";
import { keyActor, newAuditEntry, subjectOf } from "../audit/record.js";
import type { IssuedSelection } from "../sessions/issued-selection.js";
import type { JsonObject } from "../shared/json/json.js";

/** What the audit log says of a revocation: by what it was selected, and of which user (J8, J10). */
export const revocationEntry = (holder: KeyHolder, selection: IssuedSelection) =>
  Effect.gen(function* () {
    const { kind } = selection;
    const entry = (details: JsonObject = {}, subject?: string) =>
      newAuditEntry(keyActor(holder), "session.revoke", { by: kind, ...details }, subject);
    switch (kind) {
      case "session":
        return entry();
      case "external_user":
      case "internal_user":
        return entry({}, yield* subjectOf(holder.account.id, selection));
      case "embed_tenant":
        return entry({ embedTenantName: selection.name });
      case "key":
        return entry({ keyId: selection.keyId });
      case "issued_before":
        return entry({ issuedBeforeMs: selection.timeMs });
    }
  });
