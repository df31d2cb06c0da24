import {
  Failure,
  type AccountDifference,
  type AgreedRemoval,
  type DiffOptions,
  type AppliedAccount,
  type EmbeddedAnalytics,
  type Environment,
} from "@embedded-analytics/domain";
import { explainProblems, readDeclarationFile, type DeclarationFile } from "./declaration-file.js";

/** Called with each account as soon as it is written; keys that were made are shown only then. */
export type OnApplied = (applied: AppliedAccount) => void;

/**
 * Applies a declarative file (C5). Throws `DeclarationRefused`, naming file and line of every
 * mistake; then nothing was written. Of what the file does not name only what `agreed` names is deleted.
 */
export const applyDeclarationFile = async (
  analytics: EmbeddedAnalytics,
  path: string,
  environment: Environment,
  onApplied: OnApplied,
  agreed: readonly AgreedRemoval[] = [],
): Promise<void> => {
  const file = await readDeclarationFile(path);
  const applying = analytics.applyDeclaration(file.declaration, environment, onApplied, agreed);
  await withLines(file, applying);
};

/** What applying a declarative file would do (J2). Throws as `applyDeclarationFile` does. */
export const diffDeclarationFile = async (
  analytics: EmbeddedAnalytics,
  path: string,
  environment: Environment,
  options: DiffOptions = {},
): Promise<readonly AccountDifference[]> => {
  const file = await readDeclarationFile(path);
  return withLines(file, analytics.diffDeclaration(file.declaration, environment, options));
};

/** The answer of a call about a file; its problems are given the lines where they stand. */
const withLines = async <Answer>(file: DeclarationFile, call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Failure && cause.details.problems !== undefined) {
      throw explainProblems(file, cause.details.problems);
    }
    throw cause;
  }
};
