import type { Applied, AppliedAccount } from "./applied.js";
import type { AccountDifference } from "./difference/account-difference.js";
import type { Environment } from "./environment.js";

/**
 * The calls of the service about declarations (C5, J2), for those who own the service: no key is asked
 * for, so they must not be reached from outside. They reject as all of its calls do.
 */
export interface DeclarationCalls {
  /**
   * Creates or updates accounts and all that hangs on them (C5). `environment` holds the values
   * that `fromEnv` of the declared keys names; `onApplied` is told of each account at once.
   */
  applyDeclaration(
    declaration: unknown,
    environment: Environment,
    onApplied?: (applied: AppliedAccount) => void,
  ): Promise<Applied>;
  /**
   * What `applyDeclaration` would do with the same declaration, in its order of accounts, writing nothing
   * (J2). Values of keys are in no answer.
   */
  diffDeclaration(
    declaration: unknown,
    environment: Environment,
  ): Promise<readonly AccountDifference[]>;
}
