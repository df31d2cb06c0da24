import type { Environment } from "@embedded-analytics/domain";
import { greetCluster } from "../cluster/greet-cluster.js";
import { startCluster } from "../cluster/start-cluster.js";
import type { Configuration } from "../configuration/configuration.js";
import { whenAborted } from "../serve/when-aborted.js";
import { firstSignal } from "./first-signal.js";
import type { Output } from "./output.js";

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
    if (!asked.aborted) output.complain("No instance is left.\n");
    await cluster.stop();
    return asked.aborted ? 0 : 1;
  } catch (cause) {
    if (cause !== asked.reason) throw cause;
    return 0;
  }
};
