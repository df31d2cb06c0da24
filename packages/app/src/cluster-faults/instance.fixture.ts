import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startFaultProxy, type FaultProxy } from "@embedded-analytics/testkit";
import type { InstanceWord } from "./instance-main.js";

/** One instance with ways of its own to its stores. */
export interface Instance {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly redis: FaultProxy;
  readonly postgres: FaultProxy;
  /** Messages that its agent was asked, in order. */
  readonly asked: readonly string[];
  /** How many of them it still answers. */
  running(): number;
  isAlive(): boolean;
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** What an instance is started with. */
export interface InstanceSettings {
  readonly name: string;
  readonly folder: string;
  readonly redisUrl: string;
  readonly databaseUrl: string;
  /** How wrong its clock is (T34). */
  readonly clockOffsetMs: number;
  readonly environment: Readonly<Record<string, string>>;
}

// Only what is built can be a program: `npm test` builds it before the tests run.
const built = (name: string): string =>
  fileURLToPath(new URL(`../../dist/cluster-faults/${name}.js`, import.meta.url));

/** Starts an instance and waits until it serves. */
export const startInstance = async (settings: InstanceSettings): Promise<Instance> => {
  const { name, folder, clockOffsetMs, environment } = settings;
  const redis = await startFaultProxy(settings.redisUrl);
  const postgres = await startFaultProxy(settings.databaseUrl);
  await mkdir(folder, { recursive: true });
  const child = fork(built("instance-main"), [], {
    execArgv: ["--import", built("shift-clock")],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: folder,
      PORT: "0",
      REDIS_URL: redis.url,
      DATABASE_URL: postgres.url,
      CLOCK_OFFSET_MS: String(clockOffsetMs),
      ...environment,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const asked: string[] = [];
  let ended = 0;
  const url = await new Promise<string>((resolve, reject) => {
    child.on("message", (word: InstanceWord) => {
      if ("url" in word) resolve(word.url);
      else if ("began" in word) asked.push(word.began);
      else ended += 1;
    });
    void exited.then(([code]) => {
      reject(new Error(`${name} ended with ${String(code)}`));
    });
  });
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exited;
  };
  return {
    name,
    url,
    pid: child.pid ?? 0,
    redis,
    postgres,
    asked,
    running: () => asked.length - ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill,
    close: async () => {
      await kill();
      await redis.close();
      await postgres.close();
    },
  };
};
