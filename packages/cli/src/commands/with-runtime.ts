import {
  type Configuration,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Runtime,
  temporaryCache,
} from "@embedded-analytics/app/program";

/** What a command beside a service works with. */
export interface CommandRuntime extends Runtime {
  /** A folder for copies of data, which is removed afterwards. */
  readonly cacheDirectory: string;
}

/**
 * Runs `work` on the store of the configuration, beside a running service or without one, and closes
 * everything afterwards; ends with the store's error where it is lost meanwhile. `command` names itself
 * in the hold of the data directory.
 */
export const withRuntime = async <Answer>(
  { configuration, command, declarationFile }: RuntimeOf,
  work: (runtime: CommandRuntime) => Promise<Answer>,
): Promise<Answer> => {
  const store = await openStoreBeside(configuration, command);
  const cache = await temporaryCache(configuration);
  try {
    const runtime = await makeRuntime({
      configuration,
      store,
      declarationFile,
      cacheDirectory: cache.directory,
      log: makeLog(configuration.logLevel),
    });
    try {
      const working = work({ ...runtime, cacheDirectory: cache.directory });
      return await Promise.race([working, store.lost]);
    } finally {
      await runtime.close();
    }
  } finally {
    await cache.remove();
    await store.close();
  }
};

/** Of which command, and against which file models are resolved. */
export interface RuntimeOf {
  readonly configuration: Configuration;
  readonly command: string;
  readonly declarationFile: string;
}
