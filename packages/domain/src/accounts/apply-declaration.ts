import * as Effect from "effect/Effect";
import { AccountQueues, Accounts } from "./services.js";
import { boundedPauses, conflict, operatorRetriesMax, retryConflicts } from "../shared/conflict.js";
import type { Applied, AppliedAccount } from "./applied.js";
import type { AccountDeclaration } from "./declaration.js";
import type { AgreedRemoval } from "./removal/removal.js";
import type { Environment } from "./environment.js";
import { operator } from "../audit/record.js";
import { declarationEntry } from "./plan/declaration-entry.js";
import { invalidDeclaration, planDeclaration, planStoredAccount } from "./plan/plan-declaration.js";

/**
 * Makes accounts as declared, idempotently (C5). Nothing is deleted but what `agreed` names, and of that only
 * what the declaration does not name and nobody uses (J2). Everything is checked,
 * over all accounts, before the first one is written; each account is written in one transaction.
 * All problems of the declaration come back together, each with a pointer into it. `onApplied` is
 * called with each account as soon as it is written: should a later one meet an outage, the keys that
 * were made for the earlier ones are not lost. Of this process, administrators' changes of an account and this one
 * wait for each other, so that its rivals are those of other processes alone.
 */
export const applyDeclaration = (
  declaration: unknown,
  environment: Environment,
  onApplied: (applied: AppliedAccount) => void = () => undefined,
  agreed: readonly AgreedRemoval[] = [],
) =>
  Effect.gen(function* () {
    const plans = yield* planDeclaration(declaration, environment, agreed);
    const queues = yield* AccountQueues;
    const applied = yield* Effect.forEach(plans, ({ declared }, at) =>
      queues
        .inTurn(
          declared.name,
          retryConflicts(
            apply(declared, `/accounts/${at}`, environment, agreed),
            operatorRetriesMax,
            boundedPauses,
          ),
        )
        .pipe(Effect.tap((one) => Effect.sync(() => onApplied(one)))),
    );
    return { accounts: applied } satisfies Applied;
  });

/** Plans on the state of this moment and writes that plan, unless a rival has changed the account meanwhile. */
const apply = (
  account: AccountDeclaration,
  pointer: string,
  environment: Environment,
  agreed: readonly AgreedRemoval[],
) =>
  Effect.gen(function* () {
    const planned = yield* planStoredAccount(account, pointer, environment, agreed);
    const { changes, minted, absent, problems } = planned;
    const absentKeys = absent.length === 0 ? {} : { absentKeys: absent };
    if (problems.length > 0) return yield* Effect.fail(invalidDeclaration(problems));
    const { name } = account;
    if (changes === undefined) {
      return { name, outcome: "unchanged", mintedKeys: [], ...absentKeys } satisfies AppliedAccount;
    }
    const accounts = yield* Accounts;
    const audited = { ...changes, audit: declarationEntry(operator, "account.apply", changes) };
    if ((yield* accounts.commit(name, audited)) === "conflict") return yield* conflict;
    const outcome = changes.revision === undefined ? "created" : "changed";
    return { name, outcome, mintedKeys: minted, ...absentKeys } satisfies AppliedAccount;
  });
