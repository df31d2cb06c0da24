import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Credential } from "../../access/credential.js";
import { provisionUser } from "../../sessions/generate-session.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import type { ProvisionedUser } from "./provisioned-user.js";

const usersMax = 100;

/** So many users are written at the same time. */
const usersAtOnce = 4;

const decode = decoder(
  Schema.Struct({
    users: Schema.Array(Schema.Unknown).check(
      Schema.makeFilter<readonly unknown[]>(({ length }) =>
        length >= 1 && length <= usersMax ? undefined : `must have 1 to ${usersMax} users`,
      ),
    ),
  }),
  { elementsMax: 100_000 },
);

/**
 * Makes or changes up to 100 external users, each by the fields of generate-session and each for itself: the
 * answer says of every one, in their order, whether it was written or why not (J1).
 */
export const provisionUsers = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, decode);
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidRequest(decoded.failure));
    return yield* Effect.forEach(decoded.success.users, (user) => provision(credential, user), {
      concurrency: usersAtOnce,
    });
  });

const provision = (credential: Credential, user: unknown) => {
  const externalId = externalIdOf(user);
  return provisionUser(credential, externalId === undefined ? withoutIdentity : user).pipe(
    Effect.map((): ProvisionedUser => ({ externalId: externalId ?? "", outcome: "provisioned" })),
    Effect.catchIf(
      (cause): cause is Exclude<typeof cause, { readonly _tag: "StoreUnavailable" }> =>
        cause instanceof Failure,
      ({ code, detail, details }) =>
        Effect.succeed<ProvisionedUser>({
          externalId,
          outcome: "refused",
          code,
          detail,
          problems: details.problems ?? [],
          missing: details.missing ?? [],
        }),
    ),
  );
};

/** An internal user is not made here, and nobody is nobody: both lack what is asked for. */
const withoutIdentity = {};

const externalIdOf = (user: unknown): string | undefined => {
  if (typeof user !== "object" || user === null || !Object.hasOwn(user, "externalId")) {
    return undefined;
  }
  const { externalId } = user as { readonly externalId: unknown };
  return typeof externalId === "string" ? externalId : undefined;
};
