import { Failure } from "@embedded-analytics/domain";
import { type Configuration, demoFile, type Output } from "@embedded-analytics/app/program";
import { exitCodes } from "../verbs/exit-codes.js";
import type { ExportArguments } from "../verbs/provision-verb.js";
import { declarationText } from "./declaration-text.js";
import { withRuntime } from "../commands/with-runtime.js";
import { writeJson } from "../commands/write-json.js";

/**
 * `provision export`: accounts as the declarative file that makes them (J2). Nothing is written where one of
 * them is not there; then the exit code is 5.
 */
export const exportDeclaration = async (
  { accountNames, isJson }: ExportArguments,
  command: string,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const declarationFile = configuration.bootstrapFile ?? demoFile;
  try {
    return await withRuntime({ configuration, command, declarationFile }, async ({ analytics }) => {
      const declaration = await analytics.exportDeclaration(accountNames);
      if (isJson) writeJson(output, declaration);
      else output.say(declarationText(declaration));
      return exitCodes.done;
    });
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== "tenant_not_found") throw cause;
    output.printError(`${cause.detail}\n`);
    return exitCodes.absent;
  }
};
