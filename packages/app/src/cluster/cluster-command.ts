import type { Environment } from "@embedded-analytics/domain";
import type { Configuration } from "../configuration/configuration.js";
import type { SentenceError } from "../program/describe-failure.js";
import { firstSignal } from "../program/first-signal.js";
import type { Output } from "../program/output.js";
import { whenAborted } from "../serve/when-aborted.js";
import { greetCluster } from "./greet-cluster.js";
import { startCluster } from "./start-cluster.js";
import { InstanceFailed } from "./start-instance.js";
import { NoRedis } from "./start-redis.js";

/** What `cluster` may end with that a person can mend. */
export const clusterFailures: readonly SentenceError[] = [InstanceFailed, NoRedis];

/** `cluster`: three instances behind one address, until a signal ends them or none is left. */
export const clusterCommand = async (
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const asked = firstSignal();
  try {
    const cluster = await startCluster(configuration, environment, asked);
    output.say(greetCluster(cluster, configuration));
    await Promise.race([whenAborted(asked), cluster.lost]);
    if (!asked.aborted) output.printError("No instance is left.\n");
    await cluster.stop();
    return asked.aborted ? 0 : 1;
  } catch (cause) {
    if (cause !== asked.reason) throw cause;
    return 0;
  }
};
