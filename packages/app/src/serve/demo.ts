import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Environment } from "../configuration/environment-reader.js";
import { readPrivateFile, writePrivateFile } from "../data-directory/private-file.js";
import { applyDeclarationFile } from "../declaration/apply-declaration-file.js";

/** The declarative file of the demo account. */
export const demoFile = fileURLToPath(new URL("../../demo/demo.yaml", import.meta.url));

/** The demo's admin key and where it is kept. */
export interface DemoKey {
  readonly apiKey: string;
  readonly path: string;
  /** Whether the file did not hold it before this start, so that it has to be shown. */
  readonly isNew: boolean;
}

/**
 * Sets the demo account up. Its key is written down before it is stored, so that a start which is
 * cut short in between does not leave an account whose key nobody knows.
 */
export const provisionDemo = async (
  analytics: EmbeddedAnalytics,
  dataDirectory: string,
  environment: Environment,
): Promise<DemoKey> => {
  const path = join(dataDirectory, "demo-admin-key");
  const kept = await readPrivateFile(path);
  const preset = environment["BOOTSTRAP_API_KEY"];
  const apiKey = preset || kept || (await analytics.mintApiKey());
  if (apiKey !== kept) await writePrivateFile(path, apiKey);
  await applyDeclarationFile(analytics, demoFile, { ...environment, BOOTSTRAP_API_KEY: apiKey });
  return { apiKey, path, isNew: apiKey !== kept };
};
