import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { instantMs } from "../../accounts/instant.js";
import { decoder, invalidRequest, textRule } from "../../shared/decode.js";
import { readBody, type BodyFailure } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import type { IssuedSelection } from "../issued-selection.js";

/** What a revocation names; a session still by its id, whose digest is another step. */
export type RevocationRequest =
  | Exclude<IssuedSelection, { readonly kind: "session" }>
  | { readonly kind: "session"; readonly sessionId: string };

const selectors = [
  "sessionId",
  "externalId",
  "internalId",
  "embedTenantName",
  "keyId",
  "issuedBefore",
] as const;

const Text = Schema.optional(Schema.String);

/** What may be revoked, of which a body names one. */
export const RevocationBody = Schema.Struct({
  sessionId: Text,
  externalId: Text,
  internalId: Text,
  embedTenantName: Text,
  keyId: Text,
  issuedBefore: Schema.optional(
    Schema.String.check(
      textRule((text) =>
        instantMs(text) === undefined
          ? "must be a time of ISO 8601 with its offset, as in 2026-01-31T12:00:00Z"
          : undefined,
      ),
    ),
  ),
});
const decodeSelectors = decoder(RevocationBody);

type Selectors = { readonly [Name in (typeof selectors)[number]]?: string | undefined };

/**
 * Parses the body of a revocation: exactly one of `sessionId`, `externalId` (in the embed tenant
 * `embedTenantName`, or the account's own), `internalId`, `embedTenantName`, `keyId` and `issuedBefore`.
 * It looks at no name's form: what cannot exist is not found, which changes nothing.
 */
export const parseRevocation = (
  body: unknown,
  accountName: string,
): Result.Result<RevocationRequest, BodyFailure> => {
  const decoded = readBody(body, (given) => decodeSelectors(withoutNulls(given, {})));
  if (decoded instanceof Failure) return Result.fail(decoded);
  if (Result.isFailure(decoded)) return Result.fail(invalidRequest(decoded.failure));
  const request = requestOf(decoded.success, accountName);
  return request === undefined ? Result.fail(oneSelector()) : Result.succeed(request);
};

const requestOf = (given: Selectors, accountName: string): RevocationRequest | undefined => {
  const { sessionId, externalId, internalId, embedTenantName, keyId, issuedBefore } = given;
  const named = selectors.filter((name) => given[name] !== undefined);
  // An embed tenant's name beside an external id says where the user is, and is no second selector.
  if (externalId !== undefined && named.every((name) => userFields.has(name))) {
    return { kind: "external_user", externalId, embedTenantName: embedTenantName ?? accountName };
  }
  if (named.length !== 1) return undefined;
  if (sessionId !== undefined) return { kind: "session", sessionId };
  if (internalId !== undefined) {
    return { kind: "internal_user", username: canonicalUsername(internalId) };
  }
  if (embedTenantName !== undefined) return { kind: "embed_tenant", name: embedTenantName };
  if (keyId !== undefined) return { kind: "key", keyId };
  const timeMs = issuedBefore === undefined ? undefined : instantMs(issuedBefore);
  return timeMs === undefined ? undefined : { kind: "issued_before", timeMs };
};

const userFields: ReadonlySet<string> = new Set(["externalId", "embedTenantName"]);

const oneSelector = (): Failure<"invalid_request"> =>
  invalidRequest([
    {
      pointer: "",
      message:
        "must have exactly one of sessionId, externalId (alone or with embedTenantName), internalId, embedTenantName, keyId and issuedBefore",
    },
  ]);
