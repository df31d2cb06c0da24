import type {
  AccountDifference,
  AgreedRemoval,
  EmbeddedAnalytics,
  Environment,
  RemovedKind,
} from "@embedded-analytics/domain";
import { diffDeclarationFile, type Output } from "@embedded-analytics/app/program";
import { confirm } from "../terminal/confirm.js";
import { describeDifference } from "./describe-difference.js";

/** How the list is shown, and whether it is asked about. */
export interface AgreementOptions {
  readonly isAgreed: boolean;
  readonly isJson: boolean;
  readonly environment: Environment;
  readonly output: Output;
}

/**
 * What a declarative file does not name and may be deleted (J2): shown first, and then agreed to by `--yes` or
 * by a person at the terminal. Undefined where nobody agrees; a process without a terminal asks nobody.
 * What is deleted later is what was shown, whatever else is there by then.
 */
export const agreedRemovals = async (
  analytics: EmbeddedAnalytics,
  declarationFile: string,
  { isAgreed, isJson, environment, output }: AgreementOptions,
): Promise<readonly AgreedRemoval[] | undefined> => {
  const accounts = await diffDeclarationFile(analytics, declarationFile, environment, {
    prune: true,
  });
  const removals = removalsOf(accounts);
  if (!isJson) output.say(describeDifference(accounts));
  if (removals.length === 0 || isAgreed) return removals;
  return (await confirm(`Delete these ${removals.length}?`, output)) ? removals : undefined;
};

const removalsOf = (accounts: readonly AccountDifference[]): readonly AgreedRemoval[] =>
  accounts.flatMap(({ name: account, changes }) =>
    changes
      .filter(({ action }) => action === "delete")
      .map(({ kind, name }) => ({ account, kind: kind as RemovedKind, name })),
  );
