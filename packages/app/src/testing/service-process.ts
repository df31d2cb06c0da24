import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The service in a process of its own, as a person starts it. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Everything that it has written so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Resolves with the address when it says that it listens; rejects with its words if it ends. */
  listening(): Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

// The built program, as it is shipped: `npm test` builds it before the tests run.
const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** Starts the service's program with exactly these variables beside `PATH`. */
export const startService = (
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServiceProcess => startProgram(main, environment, args);

/** Starts a program, named by the path of its main file, with exactly these variables beside `PATH`. */
export const startProgram = (
  program: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): ServiceProcess => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  const listening = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const url = /listens on (\S+)\n[^]*\n\n$/.exec(stdout)?.[1];
        if (url !== undefined) resolve(url);
      };
      child.stdout.on("data", look);
      look();
      void ended.then((code) => {
        reject(new Error(`The service ended with ${code}.\n${stdout}${stderr}`));
      });
    });
  return {
    child,
    pid: child.pid ?? 0,
    output: () => ({ stdout, stderr }),
    listening,
    ended: () => ended,
  };
};
