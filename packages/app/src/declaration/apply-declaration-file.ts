import {
  Failure,
  type AppliedAccount,
  type EmbeddedAnalytics,
  type Environment,
} from "@embedded-analytics/domain";
import { explainProblems, readDeclarationFile } from "./declaration-file.js";

/** Is told of each account as soon as it is written; keys that were made are shown only then. */
export type OnApplied = (applied: AppliedAccount) => void;

/**
 * Applies a declarative file (C5). Throws `DeclarationRefused`, naming file and line of every
 * mistake; then nothing was written.
 */
export const applyDeclarationFile = async (
  analytics: EmbeddedAnalytics,
  path: string,
  environment: Environment,
  onApplied: OnApplied,
): Promise<void> => {
  const file = await readDeclarationFile(path);
  try {
    await analytics.applyDeclaration(file.declaration, environment, onApplied);
  } catch (cause) {
    if (cause instanceof Failure && cause.details.problems !== undefined) {
      throw explainProblems(file, cause.details.problems);
    }
    throw cause;
  }
};
