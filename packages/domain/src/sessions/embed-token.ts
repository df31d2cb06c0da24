import * as Effect from "effect/Effect";
import * as Base64Url from "effect/encoding/Base64Url";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { EmbedSession } from "./embed-session.js";
import { Secrets } from "../shared/services.js";
import type { Milliseconds } from "../shared/text/branded.js";

/** An embed token is good for 24 hours after the exchange (B5). */
export const tokenTtlSeconds = 86_400;

// The header is fixed: a token that names another algorithm is not one of ours.
const header = Base64Url.encode(JSON.stringify({ alg: "HS256", typ: "JWT" }));

/** What the service reads back from its own token; the other claims inform the page. */
const Claims = Schema.Struct({
  sid: Schema.String,
  accountId: Schema.Int,
  accountName: Schema.optional(Schema.String),
});

/** The account and the session that a token speaks for. */
export type TokenClaims = typeof Claims.Type;

/** Signs a session's token, a JWT that pages may decode to read `exp` (B5). */
export const signToken = (session: EmbedSession, exchangedAtMs: Milliseconds) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const issuedAtSeconds = Math.floor(exchangedAtMs / 1000);
    const claims = {
      iss: "embedded-analytics",
      sub: `${session.user.kind}:${session.user.id}`,
      iat: issuedAtSeconds,
      exp: expiryOf(session, issuedAtSeconds),
      sid: session.digest,
      ...publicClaims(session),
    };
    const signed = `${header}.${Base64Url.encode(JSON.stringify(claims))}`;
    return `${signed}.${yield* secrets.sign(signed)}`;
  });

/** A preview ends its token before the usual time (J1). */
const expiryOf = ({ previewUntilMs }: EmbedSession, issuedAtSeconds: number): number => {
  const expiry = issuedAtSeconds + tokenTtlSeconds;
  return previewUntilMs === undefined
    ? expiry
    : Math.min(expiry, Math.floor(previewUntilMs / 1000));
};

/** The claims of a token that was signed here, or undefined for any other text. */
export const openToken = (token: string) =>
  Effect.gen(function* () {
    const [head, body, signature, ...rest] = token.split(".");
    if (head !== header || body === undefined || signature === undefined || rest.length > 0) {
      return undefined;
    }
    const secrets = yield* Secrets;
    if (!(yield* secrets.verify(`${head}.${body}`, signature))) return undefined;
    const claims = Result.map(Base64Url.decodeString(body), readClaims);
    return Result.isSuccess(claims) ? claims.success : undefined;
  });

const decodeClaims = Schema.decodeUnknownResult(Schema.fromJsonString(Claims));

const readClaims = (json: string): TokenClaims | undefined => {
  const claims = decodeClaims(json);
  return Result.isSuccess(claims) ? claims.success : undefined;
};

const publicClaims = (session: EmbedSession) => ({
  accountId: session.accountId,
  accountName: session.accountName,
  deploymentId: session.deploymentId,
  embedTenantName: session.embedTenantName,
  ...(session.user.kind === "external"
    ? { externalId: session.user.externalId }
    : { internalId: session.user.username }),
  creatorMode: session.creatorMode,
  ...(session.branchName === undefined ? {} : { branchName: session.branchName }),
  settings: session.settings,
  ...(session.previewUntilMs === undefined ? {} : { preview: true }),
});
