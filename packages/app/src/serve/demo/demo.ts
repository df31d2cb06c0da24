import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseApiKey, type EmbeddedAnalytics, type Environment } from "@embedded-analytics/domain";
import type { SamplesUrls } from "@embedded-analytics/adapters-prisma/embedded";
import type { Configuration } from "../../configuration/configuration.js";
import { readPrivateFile, writePrivateFile } from "../../data-directory/private-file.js";
import { applyDeclarationFile } from "../../declaration/apply-declaration-file.js";
import { ensureDemoData } from "./demo-data.js";
import { ensureHelpdeskData } from "./helpdesk-data.js";

/** The declarative file of the demo account. */
export const demoFile = fileURLToPath(new URL("../../../demo/demo.yaml", import.meta.url));

/** What is added to it where sample data have a database. */
const helpdeskFile = fileURLToPath(new URL("../../../demo/helpdesk.yaml", import.meta.url));

/** The demo's admin key and where it is kept. */
export interface DemoKey {
  readonly apiKey: string;
  readonly path: string;
  /** Whether the file did not hold it before this start, so that it has to be shown. */
  readonly isNew: boolean;
}

/** Where the demo's admin key is kept. */
export const demoKeyPath = (dataDirectory: string): string => join(dataDirectory, "demo-admin-key");

/** The demo's admin key as it was set or is kept; undefined before the first start. */
export const keptDemoKey = async ({
  dataDirectory,
  bootstrapApiKey,
}: Configuration): Promise<string | undefined> =>
  bootstrapApiKey ?? keptKey(demoKeyPath(dataDirectory));

/**
 * Sets the demo account up. Its key is written down before it is stored, so that a start which is
 * cut short in between does not leave an account whose key nobody knows.
 */
export const provisionDemo = async (
  analytics: EmbeddedAnalytics,
  { dataDirectory, bootstrapApiKey, demoModel }: Configuration,
  environment: Environment,
  samples: SamplesUrls | undefined,
): Promise<DemoKey> => {
  const path = demoKeyPath(dataDirectory);
  const kept = await keptKey(path);
  const apiKey = bootstrapApiKey ?? kept ?? (await analytics.mintApiKey());
  if (apiKey !== kept) await writePrivateFile(path, apiKey);
  await ensureDemoData();
  const withKey = { ...environment, BOOTSTRAP_API_KEY: apiKey };
  await applyDeclarationFile(analytics, demoFile, withKey, () => undefined); // it makes no other key
  if (samples !== undefined) {
    await ensureHelpdeskData(samples);
    await applyDeclarationFile(analytics, helpdeskFile, withKey, () => undefined);
  }
  if (demoModel !== undefined) {
    const agent = { id: "2", name: "assistant", deployment: 1, thinking: "always", ...demoModel };
    await analytics.applyDeclaration({ accounts: [{ name: "demo", agents: [agent] }] }, withKey);
  }
  return { apiKey, path, isNew: apiKey !== kept };
};

/** What is in the file counts only where it is a key: an empty or damaged one is written anew. */
const keptKey = async (path: string): Promise<string | undefined> => {
  const kept = await readPrivateFile(path);
  return kept !== undefined && parseApiKey(kept) !== undefined ? kept : undefined;
};
