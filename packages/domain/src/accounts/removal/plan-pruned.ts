import * as Effect from "effect/Effect";
import type { AccountState } from "../account-state.js";
import type { AccountDeclaration } from "../declaration.js";
import { Accounts } from "../services.js";
import { inUse, planRemovals, referredTo } from "./plan-removals.js";
import type { AgreedRemoval, KeptThing, UndeclaredThing } from "./removal.js";

/**
 * What is removed of what a declaration does not name: nothing, whatever can be (`all`, to be shown), or
 * of that what was agreed to.
 */
export type Pruning = "nothing" | "all" | readonly AgreedRemoval[];

/** What is to be removed of an account, and what of it has to stay. */
export interface PlannedRemovals {
  readonly removals: readonly UndeclaredThing[];
  readonly kept: readonly KeptThing[];
}

/** Plans removals on a state, asking the store what users have made of the things that are not named. */
export const planPruned = (
  declared: AccountDeclaration,
  state: AccountState | undefined,
  pruning: Pruning,
) =>
  Effect.gen(function* () {
    const none: PlannedRemovals = { removals: [], kept: [] };
    if (state === undefined || pruning === "nothing") return none;
    const candidates = planRemovals(declared, state).filter(
      ({ kind, name }) =>
        pruning === "all" ||
        pruning.some((one) => one.account === state.name && one.kind === kind && one.name === name),
    );
    if (candidates.length === 0) return none;
    const accounts = yield* Accounts;
    const uses = yield* accounts.usesOf(state.name, candidates);
    const used = inUse(candidates, uses);
    return settledRemovals(without(candidates, used), used, declared, state);
  });

/** What stays may refer to more of what was to be removed, so that it is looked again until nothing is found. */
const settledRemovals = (
  removals: readonly UndeclaredThing[],
  kept: readonly KeptThing[],
  declared: AccountDeclaration,
  state: AccountState,
): PlannedRemovals => {
  const referred = referredTo(removals, declared, state);
  return referred.length === 0
    ? { removals, kept }
    : settledRemovals(without(removals, referred), [...kept, ...referred], declared, state);
};

const without = (
  removals: readonly UndeclaredThing[],
  kept: readonly KeptThing[],
): readonly UndeclaredThing[] =>
  removals.filter(({ kind, name }) => !kept.some((one) => one.kind === kind && one.name === name));
