import type { Applied, AppliedAccount } from "./applied.js";
import type { JsonObject } from "../shared/json/json.js";
import type { AccountDifference, DiffOptions } from "./difference/account-difference.js";
import type { AgreedRemoval } from "./removal/removal.js";
import type { Environment } from "./environment.js";

/**
 * The calls of the service about declarations (C5, J2), for those who own the service: no key is asked
 * for, so they must not be reached from outside. They reject as all of its calls do.
 */
export interface DeclarationCalls {
  /**
   * Creates or updates accounts and all that hangs on them (C5). `environment` holds the values
   * that `fromEnv` of the declared keys names; `onApplied` is called with each account at once. Of what the
   * declaration does not name only what `agreed` names is deleted (J2), unless it is in use by then.
   */
  applyDeclaration(
    declaration: unknown,
    environment: Environment,
    onApplied?: (applied: AppliedAccount) => void,
    agreed?: readonly AgreedRemoval[],
  ): Promise<Applied>;
  /**
   * What `applyDeclaration` would do with the same declaration, in its order of accounts, writing nothing
   * (J2). Values of keys are in no answer.
   */
  diffDeclaration(
    declaration: unknown,
    environment: Environment,
    options?: DiffOptions,
  ): Promise<readonly AccountDifference[]>;
  /**
   * The declaration of these accounts, or of all, as they are stored: `diffDeclaration` finds no difference
   * in it (J2). Values of keys are not in it: each key is `existing: true`.
   */
  exportDeclaration(accountNames?: readonly string[]): Promise<JsonObject>;
}
