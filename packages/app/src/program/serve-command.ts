import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { cacheDirectoryOf } from "../composition/runtime.js";
import { demoFile } from "../serve/demo/demo.js";
import { serve, type Service } from "../serve/serve.js";
import { whenAborted } from "../serve/when-aborted.js";
import { firstSignal } from "./first-signal.js";
import { checkModels } from "./check-models.js";
import type { Output } from "./output.js";

/**
 * Serves until a signal ends it, also while it is starting; a second signal ends it at once. When it is
 * up it says its greeting, or does what `onUp` does.
 */
export const serveCommand = async (
  configuration: Configuration,
  environment: Environment,
  output: Output,
  onUp = ({ greeting }: Service): void => {
    output.say(greeting);
  },
): Promise<number> => {
  const asked = firstSignal();
  try {
    const service = await serve(configuration, environment, {
      signal: asked,
      onApplied: (applied) => {
        output.say(describeApplied(applied));
      },
    });
    onUp(service);
    const checking = checkBeside(configuration, output);
    try {
      await Promise.race([whenAborted(asked), service.lost]);
    } finally {
      await Promise.all([checking.stop(), service.stop()]);
    }
  } catch (cause) {
    if (cause !== asked.reason) throw cause;
  }
  return 0;
};

/**
 * Tells at every start what is wrong with the models of the file that was applied (C5), beside serving:
 * the data of a model may be long in copying, and are copied for the first query all the same.
 */
const checkBeside = (
  configuration: Configuration,
  output: Output,
): { readonly stop: () => Promise<void> } => {
  const { bootstrapFile, production } = configuration;
  const file = bootstrapFile ?? (production ? undefined : demoFile);
  const stopped = new AbortController();
  const check = async (): Promise<void> => {
    if (file === undefined) return;
    try {
      await checkModels(file, cacheDirectoryOf(configuration), output, stopped.signal);
    } catch (cause) {
      if (stopped.signal.aborted) return;
      output.printError(`The models could not be checked: ${String(cause)}\n`);
    }
  };
  const checked = check();
  return {
    stop: () => {
      stopped.abort();
      return checked;
    },
  };
};
