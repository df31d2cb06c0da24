import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const register = new URL("../../jest/register-typescript.mjs", import.meta.url).href;

/** A Node process of its own that runs a text of this package: one that a test may kill. */
export interface ChildProgram {
  readonly process: ChildProcess;
  /** The next line that it prints; rejects with its error output when it ends before. */
  line(): Promise<string>;
  /** Ends it at once, as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

/**
 * Runs JavaScript in a child. `PACKAGE` in the text becomes the URL of this package's `src`, or of
 * the folder given; `args` are its `process.argv` from 2 on.
 */
export function runChild(text: string, args: string[], source?: string): ChildProgram {
  const base = source ?? new URL("..", import.meta.url).href;
  const code = text.replaceAll("PACKAGE", base.replace(/\/$/, ""));
  const child = spawn(
    process.execPath,
    ["--import", register, "--input-type=module", "-e", code, "child", ...args],
    { stdio: ["ignore", "pipe", "pipe"], cwd: fileURLToPath(new URL("../..", import.meta.url)) },
  );
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (errors += chunk));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  return {
    process: child,
    line: async () => {
      const next = await lines.next();
      if (next.done === true) throw new Error(`The child ended: ${errors}`);
      return next.value;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
