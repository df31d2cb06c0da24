import { dirname } from "node:path";
import { prismaModule } from "@embedded-analytics/adapters-prisma/inversify";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { appModule } from "./adapters/app-module.js";
import type { Configuration } from "./configuration/configuration.js";
import { compose } from "./container.js";
import { keptSecretKey } from "./data-directory/kept-secret-key.js";
import type { Store } from "./store.js";

/** The domain on its adapters. */
export interface Runtime {
  readonly analytics: EmbeddedAnalytics;
  close(): Promise<void>;
}

/** Composes the service's own adapters; model folders start from the folder of the declaration. */
export const makeRuntime = async (
  configuration: Configuration,
  store: Store,
  declarationFile: string,
): Promise<Runtime> => {
  const secretKeys = configuration.secretKeys ?? [await keptSecretKey(configuration.dataDirectory)];
  const { ports, close } = compose(
    prismaModule(store.database),
    appModule(secretKeys, dirname(declarationFile)),
  );
  return { analytics: createEmbeddedAnalytics(ports), close };
};
