import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import { describeApplied } from "../declaration/describe-applied.js";
import { serve } from "../serve/serve.js";
import { whenAborted } from "../serve/when-aborted.js";
import type { Output } from "./output.js";

/** Serves until a signal ends it, also while it is starting; a second signal ends it at once. */
export const serveCommand = async (
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const asked = firstSignal();
  try {
    const service = await serve(configuration, environment, {
      signal: asked,
      onApplied: (applied) => {
        output.say(describeApplied(applied));
      },
    });
    output.say(service.greeting);
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

/** Aborts at the first SIGINT or SIGTERM. */
const firstSignal = (): AbortSignal => {
  const asked = new AbortController();
  const onSignal = (): void => {
    if (asked.signal.aborted) process.exit(1);
    asked.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return asked.signal;
};
