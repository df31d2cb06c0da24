import * as Effect from "effect/Effect";
import { Failure } from "../shared/failure/failure.js";
import type { JsonObject } from "../shared/json/json.js";
import { declaredAccount } from "./export/declared-account.js";
import { Accounts } from "./services.js";

/**
 * The declaration of accounts as they are stored, of all where none is named (J2): what `diffDeclaration`
 * finds no difference in. Each account is read in one moment; fails with `tenant_not_found` where one is
 * not there.
 */
export const exportDeclaration = (accountNames: readonly string[] = []) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const names = accountNames.length > 0 ? accountNames : yield* accounts.names();
    const declared = yield* Effect.forEach([...new Set(names)], (name) =>
      Effect.gen(function* () {
        const state = yield* accounts.load(name, yield* accounts.embedTenantNames(name));
        if (state === undefined) {
          return yield* Effect.fail(
            new Failure("tenant_not_found", `There is no account ${name}.`),
          );
        }
        return declaredAccount(state);
      }),
    );
    return { accounts: declared } as unknown as JsonObject;
  });
