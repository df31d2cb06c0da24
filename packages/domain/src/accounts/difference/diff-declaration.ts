import * as Effect from "effect/Effect";
import type { AccountDifference, DiffOptions } from "./account-difference.js";
import { describeChanges } from "./describe-changes.js";
import type { Environment } from "../environment.js";
import { planDeclaration } from "../plan/plan-declaration.js";

/**
 * What applying the same declaration would write now, account by account; nothing is written (J2). A
 * declaration that applying refuses is refused here, with the same problems.
 */
export const diffDeclaration = (
  declaration: unknown,
  environment: Environment,
  { prune = false }: DiffOptions = {},
) =>
  planDeclaration(declaration, environment, prune ? "all" : "nothing").pipe(
    Effect.map((plans): readonly AccountDifference[] =>
      plans.map(({ declared, state, changes, absent, kept }) => ({
        ...describeChanges(declared.name, state, changes),
        ...(kept.length === 0 ? {} : { kept }),
        ...(absent.length === 0 ? {} : { absentKeys: absent }),
      })),
    ),
  );
