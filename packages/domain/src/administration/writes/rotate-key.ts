import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Credential } from "../../access/credential.js";
import { mintApiKey } from "../../access/mint-api-key.js";
import type { AccountState, DeclaredKey } from "../../accounts/account-state.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { decoder, invalidRequest, textRule } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { Secrets } from "../../shared/services.js";
import { nameProblem } from "../../shared/text/text-rules.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { changeAccount } from "./change-account.js";
import { madeKey, requireFreeName } from "./create-key.js";

/** Two keys of which one takes the other's place are both good for a week at most (J1). */
const overlapSecondsMax = 7 * 86_400;

/** How two keys follow each other. */
export const RotateKeyBody = Schema.Struct({
  overlapSeconds: Schema.Int.check(
    Schema.makeFilter<number>((seconds) =>
      seconds >= 0 && seconds <= overlapSecondsMax
        ? undefined
        : `must be a whole number from 0 to ${overlapSecondsMax}`,
    ),
  ),
  name: Schema.optional(Schema.String.check(textRule(nameProblem))),
});
const decode = decoder(RotateKeyBody);

/**
 * Makes a key that opens what another one opens, and lets that one expire after `overlapSeconds` (J1), which
 * sessions that were minted with it do not outlive (B5). The new key is called `name`, or by the old one's name
 * and its own id.
 */
export const rotateKey = (credential: Credential, keyId: string, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, (value) => decode(withoutNulls(value, {})));
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidRequest(decoded.failure));
    const { overlapSeconds, name } = decoded.success;
    const minted = yield* mintApiKey;
    const digest = yield* (yield* Secrets).digest(minted.text);
    return yield* changeAccount(holder, (state) =>
      Effect.gen(function* () {
        const old = yield* storedKey(state, keyId);
        const nowMs = yield* Clock.currentTimeMillis;
        if (old.person !== undefined)
          return yield* Effect.fail(noKey("A sign-in has no key to rotate."));
        if (old.revoked || (old.expiresAtMs ?? Infinity) <= nowMs) {
          return yield* Effect.fail(noKey("The API key is revoked or has expired."));
        }
        const newName = name ?? `${old.name} ${minted.id}`;
        yield* requireFreeName(state, newName);
        const endMs = nowMs + overlapSeconds * 1000;
        const key: DeclaredKey = {
          ...old,
          id: minted.id,
          digest,
          name: newName,
          madeBy: holder.key.id,
        };
        const ending = { ...old, expiresAtMs: Math.min(old.expiresAtMs ?? Infinity, endMs) };
        const details = { keyId: old.id, newKeyId: key.id, name: newName, overlapSeconds };
        return {
          changes: { keys: [ending, key] },
          entry: newAuditEntry(keyActor(holder), "key.rotate", details),
          answer: madeKey(state, key, minted.text),
        };
      }),
    );
  });

/** The account's key of that public id. */
export const storedKey = (
  { keys }: AccountState,
  keyId: string,
): Effect.Effect<DeclaredKey, Failure<"key_not_found">> => {
  const key = keys.find(({ id }) => id === keyId);
  return key === undefined ? Effect.fail(noKey("There is no such API key.")) : Effect.succeed(key);
};

const noKey = (detail: string): Failure<"key_not_found"> => new Failure("key_not_found", detail);
