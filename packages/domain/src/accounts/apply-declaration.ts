import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Accounts } from "./services.js";
import { Secrets } from "../shared/services.js";
import { conflict, retryConflicts } from "../shared/conflict.js";
import { decoder, invalidRequest } from "../shared/decode.js";
import type { Failure, Problem } from "../shared/failure/failure.js";
import { bytesPerId, idSupply } from "../shared/text/id.js";
import type { Applied, AppliedAccount } from "./applied.js";
import { Declaration, type AccountDeclaration } from "./declaration.js";
import type { Environment } from "./environment.js";
import { operator } from "../audit/record.js";
import { declarationEntry } from "./plan/declaration-entry.js";
import { keyMaterials } from "./plan/key-materials.js";
import { planAccount } from "./plan/plan-account.js";
import { report, reportRepeated, type Planning } from "./plan/planning.js";

/**
 * Makes accounts as declared, idempotently and without ever deleting (C5). Everything is checked,
 * over all accounts, before the first one is written; each account is written in one transaction.
 * All problems of the declaration come back together, each with a pointer into it. `onApplied` is
 * told of each account as soon as it is written: should a later one meet an outage, the keys that
 * were made for the earlier ones are not lost.
 */
export const applyDeclaration = (
  declaration: unknown,
  environment: Environment,
  onApplied: (applied: AppliedAccount) => void = () => undefined,
) =>
  Effect.gen(function* () {
    const decoded = decode(declaration);
    if (Result.isFailure(decoded)) return yield* Effect.fail(invalidDeclaration(decoded.failure));
    const { accounts } = decoded.success;
    const drafts = yield* Effect.forEach(accounts, (account, at) =>
      draft(account, `/accounts/${at}`, environment),
    );
    const problems = [
      ...repeated(accounts),
      ...drafts.flatMap((planned) => planned.problems),
      ...sharedKeys(drafts.flatMap((planned) => planned.keyIds)),
    ];
    if (problems.length > 0) return yield* Effect.fail(invalidDeclaration(problems));
    const applied = yield* Effect.forEach(accounts, (account, at) =>
      retryConflicts(apply(account, `/accounts/${at}`, environment)).pipe(
        Effect.tap((one) => Effect.sync(() => onApplied(one))),
      ),
    );
    return { accounts: applied } satisfies Applied;
  });

// A typo must not pass unseen, and a company may have many users.
const decode = decoder(Declaration, { unknownKeys: "error", elementsMax: 100_000 });

const invalidDeclaration = (problems: readonly Problem[]): Failure<"invalid_request"> =>
  invalidRequest(problems, "The declaration");

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

/** Plans one account on what is stored now, writing nothing. */
const draft = (account: AccountDeclaration, pointer: string, environment: Environment) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const secrets = yield* Secrets;
    const state = yield* accounts.load(
      account.name,
      (account.embedTenants ?? []).map(({ name }) => name),
    );
    const random = yield* secrets.randomBytes(idsMax(account) * bytesPerId);
    const planning: Planning = { newId: idSupply(random), problems: [] };
    const { materials, minted } = yield* keyMaterials(
      planning,
      pointer,
      account,
      environment,
      state,
    );
    const keyIds = materials.flatMap((material, at) =>
      material === undefined ? [] : [{ id: material.id, pointer: `${pointer}/keys/${at}/fromEnv` }],
    );
    const taken = yield* accounts.keyIdsTakenBeside(
      account.name,
      keyIds.map(({ id }) => id),
    );
    for (const key of keyIds) {
      if (taken.includes(key.id)) report(planning, key.pointer, "has the value of a key in use");
    }
    const changes = planAccount(planning, pointer, account, materials, state);
    return { changes, minted, keyIds, problems: planning.problems };
  });

const apply = (account: AccountDeclaration, pointer: string, environment: Environment) =>
  Effect.gen(function* () {
    const { changes, minted, problems } = yield* draft(account, pointer, environment);
    if (problems.length > 0) return yield* Effect.fail(invalidDeclaration(problems));
    const { name } = account;
    if (changes === undefined) {
      return { name, outcome: "unchanged", mintedKeys: [] } satisfies AppliedAccount;
    }
    const accounts = yield* Accounts;
    const audited = { ...changes, audit: declarationEntry(operator, "account.apply", changes) };
    if ((yield* accounts.commit(name, audited)) === "conflict") return yield* conflict;
    const outcome = changes.revision === undefined ? "created" : "changed";
    return { name, outcome, mintedKeys: minted } satisfies AppliedAccount;
  });

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
