import { Failure, type Applied, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Environment } from "../configuration/environment-reader.js";
import { explainProblems, readDeclarationFile } from "./declaration-file.js";

/**
 * Applies a declarative file (C5). Throws `DeclarationRefused`, naming file and line of every
 * mistake; then nothing was written.
 */
export const applyDeclarationFile = async (
  analytics: EmbeddedAnalytics,
  path: string,
  environment: Environment,
): Promise<Applied> => {
  const file = await readDeclarationFile(path);
  try {
    return await analytics.applyDeclaration(file.declaration, environment);
  } catch (cause) {
    if (cause instanceof Failure && cause.details.problems !== undefined) {
      throw explainProblems(file, cause.details.problems);
    }
    throw cause;
  }
};
