import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceProgram } from "../set-up/build-service.mjs";
import { hostileKeys } from "./declaration.mjs";

/** The built service in a process of its own, with its data in that folder; resolves once it listens. */
export const startHostileTarget = async (directory) => {
  const child = spawn(process.execPath, [serviceProgram], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: join(directory, "data"),
      BOOTSTRAP_FILE: join(directory, "accounts.yaml"),
      HONEST_KEY: hostileKeys.honest,
      HOSTILE_KEY: hostileKeys.hostile,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (output = `${output}${chunk}`.slice(-20_000)));
  }
  const ended = new Promise((resolve) => child.once("close", resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!/listens on (\S+)\n/.test(output)) {
    if (hasEnded()) throw new Error(`The service did not start.\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: /listens on (\S+)\n/.exec(output)?.[1],
    hasEnded,
    output: () => output,
    /** What the process holds of the machine's memory. */
    memoryMb: () => {
      if (hasEnded()) return 0;
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
