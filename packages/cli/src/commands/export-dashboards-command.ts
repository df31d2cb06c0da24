import { Failure } from "@embedded-analytics/domain";
import {
  type Configuration,
  demoFile,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Output,
  temporaryCache,
} from "@embedded-analytics/app/program";
import type { ExportArguments } from "../verbs/dashboards-verb.js";
import { dashboardFile } from "./dashboard-file.js";

/**
 * `dashboards export`: the shared dashboards of an embed tenant's users as a file that `provision apply`
 * takes beside a model (H3). The exit code is 1 where one could not be written.
 */
export const exportCommand = async (
  { place }: ExportArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const store = await openStoreBeside(configuration, "dashboards export");
  const cache = await temporaryCache(configuration);
  try {
    const { analytics, close } = await makeRuntime({
      configuration,
      store,
      declarationFile: configuration.bootstrapFile ?? demoFile,
      cacheDirectory: cache.directory,
      log: makeLog(configuration.logLevel),
    });
    try {
      const exported = await Promise.race([analytics.exportDashboards(place), store.lost]);
      output.say(dashboardFile(exported));
      const unreadable = exported.filter(({ definition }) => definition === undefined);
      for (const { publicId, name } of unreadable) {
        const why = "a newer release has written it";
        output.printError(`${name} (${publicId}) is not in the file: ${why}\n`);
      }
      return unreadable.length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    output.printError(`${cause.detail}\n`);
    return 1;
  } finally {
    await cache.remove();
    await store.close();
  }
};
