import * as Effect from "effect/Effect";
import type { AccountDifference } from "./difference/account-difference.js";
import { describeChanges } from "./difference/describe-changes.js";
import type { Environment } from "./environment.js";
import { planDeclaration } from "./plan/plan-declaration.js";

/**
 * What applying the same declaration would write now, account by account; nothing is written (J2). A
 * declaration that applying refuses is refused here, with the same problems.
 */
export const diffDeclaration = (declaration: unknown, environment: Environment) =>
  planDeclaration(declaration, environment).pipe(
    Effect.map((plans): readonly AccountDifference[] =>
      plans.map(({ declared, state, changes }) => describeChanges(declared.name, state, changes)),
    ),
  );
