import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Credential } from "../../access/credential.js";
import { mintApiKey } from "../../access/mint-api-key.js";
import type { AccountState, DeclaredKey } from "../../accounts/account-state.js";
import { decodeKey } from "../../accounts/declaration.js";
import { planAccount } from "../../accounts/plan/plan-account.js";
import type { Planning } from "../../accounts/plan/planning.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { Secrets } from "../../shared/services.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { changeAccount } from "./change-account.js";
import type { MadeKey } from "./key-calls.js";

/**
 * Makes an API key of `{name, kind?, deployments?, user?, expiresAt?}` (J1, A3). Its text is in the answer, and
 * nowhere else; the key notes which key made it.
 */
export const createKey = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, (value) => decodeKey(withoutNulls(value, {})));
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidRequest(decoded.failure));
    const { name, kind, deployments, user, expiresAt } = decoded.success;
    if (decoded.success.fromEnv !== undefined) return yield* Effect.fail(namesVariable());
    const minted = yield* mintApiKey;
    const secrets = yield* Secrets;
    const digest = yield* secrets.digest(minted.text);
    return yield* changeAccount(holder, (state, newId) =>
      Effect.gen(function* () {
        yield* requireFreeName(state, name);
        const planning: Planning = { newId, problems: [] };
        const declared = {
          name: state.name,
          keys: [{ name, kind, deployments, user, expiresAt }],
        };
        const material = { id: minted.id, digest };
        const changes = planAccount(planning, "", declared, [material], state);
        const [planned] = changes?.keys ?? [];
        if (planning.problems.length > 0 || planned === undefined) {
          const problems = planning.problems.map(({ pointer, message }) => ({
            pointer: pointer.replace(/^\/keys\/0/, ""),
            message,
          }));
          return yield* Effect.fail(invalidRequest(problems));
        }
        const key: DeclaredKey = { ...planned, madeBy: holder.key.id };
        const details = { keyId: key.id, name, kind: key.kind };
        return {
          changes: { keys: [key] },
          entry: newAuditEntry(keyActor(holder), "key.create", details),
          answer: madeKey(state, key, minted.text),
        };
      }),
    );
  });

/** The key with its text, as it is answered once. */
export const madeKey = (state: AccountState, key: DeclaredKey, text: string): MadeKey => ({
  id: key.id,
  key: text,
  name: key.name,
  kind: key.kind,
  deployments: key.deployments,
  username: state.internalUsers.find(({ id }) => id === key.internalUserId)?.username,
  expiresAtMs: key.expiresAtMs,
  revoked: key.revoked,
  madeBy: key.madeBy,
});

/** A key is not replaced by another one of the same name, as a declaration would (C5). */
export const requireFreeName = (
  { keys }: AccountState,
  name: string,
): Effect.Effect<void, Failure<"name_taken">> =>
  keys.some((key) => key.name === name)
    ? Effect.fail(new Failure("name_taken", "The account has an API key of this name."))
    : Effect.void;

const namesVariable = (): Failure<"operator_only"> =>
  new Failure("operator_only", "Only a declaration names a variable.");
