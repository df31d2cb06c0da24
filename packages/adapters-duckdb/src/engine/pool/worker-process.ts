import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import type { Socket } from "node:net";
import type { FromWorker, ToWorker } from "../protocol.js";

/** What we ended a worker for; undefined of one that ended by itself. */
export type KillCause = "memory" | "time" | "stopped" | "idle" | "closing";

/** A worker's process, as the service holds it. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Its own folder for what does not fit into memory; removed when it is gone. */
  readonly temporaryDirectory: string;
  /** Resolves when the process is gone, and its memory with it; never rejects. */
  readonly exited: Promise<void>;
  readonly hasExited: boolean;
  /** Why it was ended, or is about to end. */
  readonly killedFor: KillCause | undefined;
  /** Is given every message, and the end; one listener at a time. */
  listener: ((message: FromWorker | { readonly kind: "exited" }) => void) | undefined;
  send(message: ToWorker): void;
  kill(cause: KillCause): void;
  /** Whether the service's process must stay for it. */
  hold(busy: boolean): void;
}

/** How a worker's process is started. */
export interface WorkerProgram {
  /** Node's arguments: the file of the program, for one. */
  readonly arguments: readonly string[];
  readonly heapMb: number;
  /**
   * Is called with the reason why a worker ended that had no statement yet and that we did not end, with the last of what
   * it wrote; what a statement makes a process write could hold values of the data (T17).
   */
  readonly onEarlyEnd?: ((reason: string) => void) | undefined;
}

/** Of what a worker writes so much is kept for the log. */
const lastBytesMax = 4096;

/** Starts a worker that knows nothing of the service's environment and secrets (T17). */
export function startWorkerProcess(
  program: WorkerProgram,
  temporaryDirectory: string,
): WorkerProcess {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${program.heapMb}`, ...program.arguments],
    { env: environment(), stdio: ["ignore", "ignore", "pipe", "ipc"], windowsHide: true },
  );
  let killedFor: KillCause | undefined;
  let hasExited = false;
  let hadStatement = false;
  let written = Buffer.alloc(0);
  // What is not kept is read all the same, or the worker would wait for a reader.
  child.stderr?.on("data", (more: Buffer) => {
    if (!hadStatement) written = Buffer.concat([written, more]).subarray(-lastBytesMax);
  });
  child.on("close", (code, signal) => {
    if (hadStatement || killedFor !== undefined || child.pid === undefined) return;
    program.onEarlyEnd?.(`(${signal ?? code}) ${written.toString("utf8").trim()}`.trim());
  });
  const exited = new Promise<void>((resolve) => {
    const finish = (): void => {
      if (hasExited) return;
      hasExited = true;
      resolve();
      worker.listener?.({ kind: "exited" });
      try {
        rmSync(temporaryDirectory, { recursive: true, force: true });
      } catch {
        // What cannot be removed now goes with the folder of all workers.
      }
    };
    child.on("exit", finish);
    // Could not be started, or a signal could not be sent to what is gone.
    child.on("error", (cause) => {
      if (child.pid !== undefined) return;
      finish();
      program.onEarlyEnd?.(cause.message);
    });
  });
  const worker: WorkerProcess = {
    pid: child.pid,
    temporaryDirectory,
    exited,
    listener: undefined,
    get hasExited() {
      return hasExited;
    },
    get killedFor() {
      return killedFor;
    },
    send: (message) => {
      if (message.kind === "run" || message.kind === "explain" || message.kind === "judge") {
        hadStatement = true;
        written = Buffer.alloc(0);
      }
      // `exited` reports a closed channel.
      if (child.connected) child.send(message, () => undefined);
    },
    kill: (cause) => {
      killedFor ??= cause;
      child.kill("SIGKILL");
    },
    hold: (busy) => {
      if (busy) child.ref();
      else child.unref();
      if (busy) child.channel?.ref();
      else child.channel?.unref();
      const stderr = child.stderr as Socket | null;
      if (busy) stderr?.ref();
      else stderr?.unref();
    },
  };
  child.on("message", (message) => {
    const news = message as FromWorker;
    if (news.kind === "over_memory") killedFor ??= "memory";
    else worker.listener?.(news);
  });
  return worker;
}

const environment = (): NodeJS.ProcessEnv => {
  // A worker asks its engine one thing at a time: with one thread that waits for it, what the engine keeps by
  // thread is at hand each time, where four of them would take turns.
  const kept: NodeJS.ProcessEnv = { TZ: "UTC", UV_THREADPOOL_SIZE: "1" };
  // Windows needs SystemRoot to start anything at all.
  for (const name of ["PATH", "SystemRoot"]) {
    if (process.env[name] !== undefined) kept[name] = process.env[name];
  }
  return kept;
};
