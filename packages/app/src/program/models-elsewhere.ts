import { dirname } from "node:path";
import type { Configuration } from "../configuration/configuration.js";
import { modelsOfThisFileOnly } from "../declaration/model-folders.js";
import { shownPath } from "../composition/shown-path.js";
import { demoFile } from "../serve/demo/demo.js";
import type { Output } from "./output.js";

/**
 * Warns of model folders that a service of this configuration looks for in another place: paths are stored as
 * they are written, and a service resolves them against its own declarative file (C5). `./shop` of a file that
 * was applied beside the demo would be the demo's shop, with nothing that says so.
 */
export const warnOfModelsElsewhere = async (
  declarationFile: string,
  { bootstrapFile }: Pick<Configuration, "bootstrapFile">,
  output: Pick<Output, "printError">,
): Promise<void> => {
  const serving = bootstrapFile ?? demoFile;
  const models = await modelsOfThisFileOnly(declarationFile, serving);
  if (models.length === 0) return;
  output.printError(
    `${shownPath(declarationFile)}: the service looks for ${models.join(", ")} beside its own file, in ` +
      `${shownPath(dirname(serving))}. Start it with BOOTSTRAP_FILE=${declarationFile}, or write absolute paths\n`,
  );
};
