import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Secrets } from "../../shared/services.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import type { Failure, Problem } from "../../shared/failure/failure.js";
import { bytesPerId, idSupply } from "../../shared/text/id.js";
import type { AccountState } from "../account-state.js";
import { authTokenSecretProblem } from "../auth-tokens/plan-auth-tokens.js";
import { Declaration, type AccountDeclaration } from "../declaration.js";
import type { Environment } from "../environment.js";
import { Accounts } from "../services.js";
import { noChanges, type AccountChanges } from "./account-changes.js";
import { keyMaterials } from "./key-materials.js";
import { planAccount } from "./plan-account.js";
import { planPruned, type Pruning } from "../removal/plan-pruned.js";
import { stateWithout } from "../removal/plan-removals.js";
import type { KeptThing, UndeclaredThing } from "../removal/removal.js";
import { report, reportRepeated, type Planning } from "./planning.js";

/** What applying would do to one account, as its state is now. Nothing is written yet. */
export interface AccountPlan {
  readonly declared: AccountDeclaration;
  readonly state: AccountState | undefined;
  /** What stays although it is not declared, and why; empty unless things are to be removed. */
  readonly kept: readonly KeptThing[];
  /** Undefined where the account is as declared. */
  readonly changes: AccountChanges | undefined;
  /** Keys that have no value, so that one was made for each: secrets, of use once they are written. */
  readonly minted: readonly { readonly name: string; readonly apiKey: string }[];
  /** Names of keys that are declared as existing ones and are not there; none is made for them. */
  readonly absent: readonly string[];
  readonly keyIds: readonly { readonly id: string; readonly pointer: string }[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a declaration and plans every account of it on what is stored now (C5). Applying and diffing both
 * stand on this, so that a diff is what would be written. All problems come back together, each
 * with a pointer into the declaration; then there is no plan.
 */
export const planDeclaration = (
  declaration: unknown,
  environment: Environment,
  pruning: Pruning = "nothing",
) =>
  Effect.gen(function* () {
    const decoded = decode(declaration);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidDeclaration(decoded.failure));
    const { accounts } = decoded.success;
    const plans = yield* Effect.forEach(accounts, (account, at) =>
      planStoredAccount(account, `/accounts/${at}`, environment, pruning),
    );
    const problems = [
      ...repeated(accounts),
      ...plans.flatMap((planned) => planned.problems),
      ...sharedKeys(plans.flatMap((planned) => planned.keyIds)),
    ];
    if (problems.length > 0) return yield* Effect.fail(invalidDeclaration(problems));
    return plans;
  });

/** Plans one account on what is stored now, writing nothing. */
export const planStoredAccount = (
  declared: AccountDeclaration,
  pointer: string,
  environment: Environment,
  pruning: Pruning,
) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const secrets = yield* Secrets;
    const state = yield* accounts.load(
      declared.name,
      (declared.embedTenants ?? []).map(({ name }) => name),
    );
    const { removals, kept } = yield* planPruned(declared, state, pruning);
    const reduced = state && stateWithout(state, removals);
    const random = yield* secrets.randomBytes(idsMax(declared) * bytesPerId);
    const planning: Planning = { newId: idSupply(random), problems: [] };
    const { materials, minted, absent } = yield* keyMaterials(
      planning,
      pointer,
      declared,
      environment,
      reduced,
    );
    reportWeakSecrets(planning, pointer, declared, environment);
    const keyIds = materials.flatMap((material, at) =>
      material === undefined ? [] : [{ id: material.id, pointer: `${pointer}/keys/${at}/fromEnv` }],
    );
    const taken = yield* accounts.keyIdsTakenBeside(
      declared.name,
      keyIds.map(({ id }) => id),
    );
    for (const key of keyIds) {
      if (taken.includes(key.id)) report(planning, key.pointer, "has the value of a key in use");
    }
    const written = planAccount(planning, pointer, declared, materials, reduced);
    const changes = withRemovals(written, reduced, removals);
    const { problems } = planning;
    return {
      declared,
      state,
      kept,
      changes,
      minted,
      absent,
      keyIds,
      problems,
    } satisfies AccountPlan;
  });

/** A secret that is too short for its algorithm is told where the file is applied, and not by the first token. */
const reportWeakSecrets = (
  planning: Planning,
  pointer: string,
  { deployments = [] }: AccountDeclaration,
  environment: Environment,
): void => {
  for (const [at, { authTokens }] of deployments.entries()) {
    const problem = authTokens ? authTokenSecretProblem(authTokens, environment) : undefined;
    const place = `${pointer}/deployments/${at}/authTokens/secretFromEnv`;
    if (problem !== undefined) report(planning, place, problem);
  }
};

/** The changes with what is removed; undefined where there is neither. */
const withRemovals = (
  changes: AccountChanges | undefined,
  state: AccountState | undefined,
  removals: readonly UndeclaredThing[],
): AccountChanges | undefined => {
  if (removals.length === 0 || state === undefined) return changes;
  return { ...(changes ?? noChanges(state)), removals };
};

/** The failure of a declaration with these problems. */
export const invalidDeclaration = (problems: readonly Problem[]): Failure<"invalid_request"> =>
  invalidRequest(problems, "The declaration");

// A typo must not pass unseen, and a company may have many users.
const decode = decoder(Declaration, {
  unknownKeys: "error",
  suggestsKeys: true,
  elementsMax: 100_000,
});

const repeated = (accounts: readonly AccountDeclaration[]): readonly Problem[] => {
  const planning: Planning = { newId: () => 0, problems: [] };
  reportRepeated(planning, "/accounts", accounts, "name");
  return planning.problems;
};

/** One secret cannot open two keys: whose it is must be clear from its id. */
const sharedKeys = (
  keys: readonly { readonly id: string; readonly pointer: string }[],
): readonly Problem[] => {
  const seen = new Set<string>();
  return keys.flatMap(({ id, pointer }) => {
    if (seen.has(id)) return [{ pointer, message: "has the value of another declared key" }];
    seen.add(id);
    return [];
  });
};

/** One id for whatever could turn out to be new. */
const idsMax = (account: AccountDeclaration): number => {
  const accountAndOwnTenant = 2;
  const tenants = account.embedTenants ?? [];
  const catalogs = [account, ...tenants];
  return (
    accountAndOwnTenant +
    tenants.length +
    (account.internalUsers ?? []).length +
    catalogs.reduce(
      (sum, { groups = [], userAttributes = [] }) => sum + groups.length + userAttributes.length,
      0,
    )
  );
};
