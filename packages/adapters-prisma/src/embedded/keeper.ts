import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Identity } from "./identity.js";
import type { Layout } from "./layout.js";

// The same relative place from `src/embedded` and from `dist/embedded`.
const keeperProgram = fileURLToPath(new URL("../../keeper/keeper.mjs", import.meta.url));

/** A server under its keeper. */
export interface Kept {
  /** Resolves when server and keeper are gone. */
  readonly exited: Promise<void>;
  /** Whether they are gone. */
  hasExited(): boolean;
  /** The last lines that the server wrote, for an error message. */
  lastLines(): string;
  /** Asks for the fast shutdown; `exited` tells when it is done. */
  end(): void;
}

/**
 * Starts the keeper with a server under it. `log` gets each line that the server writes.
 * The keeper is in a session of its own: Ctrl-C in a terminal must reach the parent alone, which
 * still needs its database while it ends.
 */
export function startKeeper(
  layout: Layout,
  identity: Identity,
  server: readonly string[],
  log: (line: string) => void,
): Kept {
  const task = {
    directory: layout.directory,
    keeperFile: layout.keeperFile,
    command: [...identity.command, ...server],
    ids: identity.ids,
  };
  const child = spawn(process.execPath, [keeperProgram, JSON.stringify(task)], {
    detached: true,
    cwd: "/",
    env: { PATH: process.env["PATH"] },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const lines: string[] = [];
  createInterface(child.stderr).on("line", (line) => {
    lines.push(line);
    if (lines.length > 20) lines.shift();
    log(line);
  });
  child.stdin.on("error", () => undefined);
  let hasExited = false;
  const exited = new Promise<void>((resolve) => {
    const finish = (): void => {
      hasExited = true;
      resolve();
    };
    child.on("close", finish);
    // A killed keeper leaves a server that still holds the pipe: then "close" does not come.
    child.on("exit", () => setTimeout(finish, 200));
    child.on("error", (error) => {
      lines.push(error.message);
      finish();
    });
  });
  return {
    exited,
    hasExited: () => hasExited,
    lastLines: () => lines.join("\n"),
    end: () => child.stdin.end(),
  };
}
