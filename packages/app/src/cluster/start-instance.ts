import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Environment } from "@embedded-analytics/domain";
import type { Instance } from "./instances.js";

/** What an instance tells the process that started it, when it serves. */
export interface InstanceWord {
  readonly url: string;
}

/** An instance that runs. */
export interface RunningInstance extends Instance {
  readonly pid: number;
  /** Resolves when its process has gone, whatever way. */
  readonly exited: Promise<void>;
  /** Asks it to end, as its platform would; past the time it is killed. */
  stop(withinSeconds: number): Promise<void>;
}

// Also where this file is read from its source: only what is built can be a program.
const program = fileURLToPath(new URL("../../dist/cluster/instance-main.js", import.meta.url));

/** Starts an instance and waits until it serves; what it logs goes to our stderr. */
export const startInstance = async (
  name: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<RunningInstance> => {
  const child = fork(program, [], {
    env: environment,
    // A group of its own: what a terminal sends to everybody is ours to pass on, once.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(() => undefined);
  const stop = (withinSeconds: number): Promise<void> => endChild(child, exited, withinSeconds);
  const url = await Promise.race([
    once(child, "message", { signal }).then(([word]) => (word as InstanceWord).url),
    exited,
  ]).catch(async () => {
    await stop(5);
    throw signal.reason;
  });
  if (url === undefined) throw new InstanceFailed(name);
  return { name, url, pid: child.pid ?? 0, exited, stop };
};

/** An instance has ended before it could serve; it has said why on stderr. */
export class InstanceFailed extends Error {
  override readonly name = "InstanceFailed";
  constructor(instance: string) {
    super(`${instance} could not start: the lines above tell why.`);
  }
}

const endChild = async (
  child: ChildProcess,
  exited: Promise<void>,
  withinSeconds: number,
): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), withinSeconds * 1000);
  await exited;
  clearTimeout(late);
};
