import * as Effect from "effect/Effect";
import { userBucketOf } from "../../access/limits/user-bucket.js";
import { Secrets } from "../../shared/services.js";
import type { IssuedSelection } from "../issued-selection.js";

// Nobody here has issued these tokens, so that none can be marked as revoked. What a revocation selects is kept
// under a name instead, and a token is refused where it was issued before the revocation of one of its names. The
// name is a digest: who was deleted is in nothing that is stored (J1).

const everybody = "[]";

const textOfTenant = (name: string): string => JSON.stringify([name]);

const textOf = (selection: IssuedSelection): string | undefined => {
  switch (selection.kind) {
    case "external_user":
      return userBucketOf(selection.embedTenantName, {
        kind: "external",
        externalId: selection.externalId,
      });
    case "embed_tenant":
      return textOfTenant(selection.name);
    case "issued_before":
      return everybody;
    case "internal_user":
    case "key":
    case "session":
      return undefined;
  }
};

/** The name under which the revocation of a selection is kept; undefined where no such token can be selected. */
export const revokedSubject = (selection: IssuedSelection) =>
  Effect.gen(function* () {
    const text = textOf(selection);
    return text === undefined ? undefined : yield* (yield* Secrets).digest(text);
  });

/** The names that take tokens of that user. */
export const tokenSubjectsOf = (embedTenantName: string, externalId: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const user = userBucketOf(embedTenantName, { kind: "external", externalId });
    return yield* Effect.forEach([user, textOfTenant(embedTenantName), everybody], (text) =>
      secrets.digest(text),
    );
  });
