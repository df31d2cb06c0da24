import type { Configuration } from "../configuration/configuration.js";
import type { Environment } from "../configuration/environment-reader.js";
import { serve } from "../serve/serve.js";
import type { Output } from "./output.js";

/** Serves until a signal ends it; a second signal ends it at once. */
export const serveCommand = async (
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const asked = firstSignal();
  const service = await serve(configuration, environment);
  output.say(service.greeting);
  try {
    await Promise.race([asked, service.lost]);
  } finally {
    await service.stop();
  }
  return 0;
};

/** Resolves at the first SIGINT or SIGTERM, also one that comes while the service is starting. */
const firstSignal = (): Promise<void> =>
  new Promise((resolve) => {
    let asked = false;
    const onSignal = (): void => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
