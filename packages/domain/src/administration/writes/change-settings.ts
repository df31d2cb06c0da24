import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Credential } from "../../access/credential.js";
import type { AccountSettings, AccountState } from "../../accounts/account-state.js";
import { AllowedOrigins } from "../../accounts/declaration.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import type { JsonObject } from "../../shared/json/json.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import type { ListedAccount } from "../lists/declared-items.js";
import { changeAccount } from "./change-account.js";
import { operatorOnly } from "./put-declared.js";

/** The body of a change of the account's own settings. */
export const SettingsBody = Schema.Struct({
  allowedOrigins: Schema.optional(Schema.NullOr(AllowedOrigins)),
  defaultDeploymentId: Schema.optional(Schema.NullOr(Schema.Int)),
  flags: Schema.optional(Schema.Struct({ useCreatorMode: Schema.optional(Schema.Boolean) })),
});
const decode = decoder(SettingsBody);

/** What an account has by contract with those who own the service, or what only a declaration may say (J1). */
const operatorFields = ["name", "plan", "limits", "connect", "retention", "providers"];

/**
 * Changes the account's own settings (J1): who may frame its pages and call from where, the default deployment,
 * and creator mode. What is left out stays; `null` takes the origins or the default deployment away (B8).
 */
export const changeSettings = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const decoded = readBody(body, (value) => ({
      isOperators: namesOf(value).some((name) => operatorFields.includes(name)),
      asked: decode(value),
    }));
    if (decoded instanceof Failure) return yield* Effect.fail(decoded);
    const { asked, isOperators } = decoded;
    if (Result.isFailure(asked)) return yield* Effect.fail(invalidRequest(asked.failure));
    if (isOperators) return yield* Effect.fail(operatorOnly());
    const { allowedOrigins, defaultDeploymentId, flags } = asked.success;
    return yield* changeAccount(holder, (state) =>
      Effect.gen(function* () {
        if (typeof defaultDeploymentId === "number")
          yield* requireDeployment(state, defaultDeploymentId);
        const before = state.settings;
        const settings: AccountSettings = {
          ...before,
          allowedOrigins:
            allowedOrigins === undefined ? before.allowedOrigins : (allowedOrigins ?? []),
          defaultDeploymentId:
            defaultDeploymentId === undefined
              ? before.defaultDeploymentId
              : (defaultDeploymentId ?? undefined),
          creatorModeEnabled: flags?.useCreatorMode ?? before.creatorModeEnabled,
        };
        const details = changedFields(before, settings);
        return {
          changes: Object.keys(details).length === 0 ? undefined : { settings },
          entry: newAuditEntry(keyActor(holder), "account.update", details),
          answer: { id: state.id, name: state.name, ...settings } satisfies ListedAccount,
        };
      }),
    );
  });

const namesOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

const requireDeployment = (
  { deployments }: AccountState,
  wanted: number,
): Effect.Effect<void, Failure<"deployment_not_found">> =>
  deployments.some(({ id }) => id === wanted)
    ? Effect.void
    : Effect.fail(new Failure("deployment_not_found", "There is no such deployment."));

/** What is another now, as it is then. */
const changedFields = (before: AccountSettings, after: AccountSettings): JsonObject => {
  const pairs = [
    ["allowedOrigins", before.allowedOrigins, [...after.allowedOrigins]],
    ["defaultDeploymentId", before.defaultDeploymentId, after.defaultDeploymentId ?? null],
    ["useCreatorMode", before.creatorModeEnabled, after.creatorModeEnabled],
  ] as const;
  return Object.fromEntries(
    pairs
      .filter(([, was, is]) => JSON.stringify(was ?? null) !== JSON.stringify(is))
      .map(([name, , is]) => [name, is]),
  );
};
