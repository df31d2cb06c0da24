import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { serve, type Service } from "../serve/serve.js";
import { whenAborted } from "../serve/when-aborted.js";
import { firstSignal } from "./first-signal.js";
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
    try {
      await Promise.race([whenAborted(asked), service.lost]);
    } finally {
      await service.stop();
    }
  } catch (cause) {
    if (cause !== asked.reason) throw cause;
  }
  return 0;
};
