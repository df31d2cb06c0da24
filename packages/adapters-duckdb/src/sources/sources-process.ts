import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromSources, ToSources } from "./protocol.js";

/** What is asked of the process, and how what it says becomes an answer. */
export interface SourcesQuestion<Answer> {
  readonly messageOf: (id: number) => ToSources;
  /** The answer where the process ends before it has one. */
  readonly lost: Answer;
  readonly signal: AbortSignal | undefined;
  readonly take: (message: FromSources, settle: (answer: Answer) => void, id: number) => void;
}

/** The process that holds the connections to databases, as the service holds it. */
export interface SourcesProcess {
  /** Never rejects. An aborted signal asks the process to stop, and waits for its answer. */
  ask<Answer>(question: SourcesQuestion<Answer>): Promise<Answer>;
  send(message: ToSources): void;
  /** Ends the process, and with it all connections. */
  close(): Promise<void>;
}

interface Pending {
  take(message: FromSources): void;
  lost(): void;
}

const heapMb = 256;

/** Starts it when it is needed, and again where it has ended. It gets nothing of our environment. */
export const sourcesProcess = (): SourcesProcess => {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let closed = false;

  const start = (): ChildProcess => {
    const started = spawnSources();
    started.on("message", (message) => {
      const news = message as FromSources;
      pending.get(news.id)?.take(news);
    });
    const onEnd = (): void => {
      if (child !== started) return;
      child = undefined;
      for (const one of [...pending.values()]) one.lost();
    };
    started.on("exit", onEnd);
    started.on("error", onEnd);
    return started;
  };
  const send = (message: ToSources): void => {
    if (closed) return;
    child ??= start();
    if (child.connected) child.send(message, () => undefined);
  };

  return {
    send,
    ask: ({ messageOf, lost, signal, take }) =>
      new Promise((resolve) => {
        if (closed) return resolve(lost);
        const id = ++lastId;
        const onAbort = (): void => send({ kind: "cancel", id });
        const settle = (answer: typeof lost): void => {
          pending.delete(id);
          signal?.removeEventListener("abort", onAbort);
          if (pending.size === 0) child?.channel?.unref();
          resolve(answer);
        };
        pending.set(id, {
          take: (message) => take(message, settle, id),
          lost: () => settle(lost),
        });
        send(messageOf(id));
        child?.channel?.ref();
        signal?.addEventListener("abort", onAbort, { once: true });
        if (signal?.aborted === true) onAbort();
      }),
    close: async () => {
      closed = true;
      const ending = child;
      if (ending === undefined) return;
      const ended = new Promise<void>((resolve) => ending.once("exit", () => resolve()));
      ending.ref();
      ending.kill("SIGKILL");
      await ended;
    },
  };
};

/** The service may end while nobody asks; the process ends with it. */
const spawnSources = (): ChildProcess => {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program()], {
    env: { TZ: "UTC", ...(PATH === undefined ? {} : { PATH }) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    windowsHide: true,
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/** The compiled program, also where the sources of the service are run. */
const program = (): string => {
  const path = import.meta.url.endsWith(".ts")
    ? "../../dist/sources/process/sources-main.js"
    : "./process/sources-main.js";
  return fileURLToPath(new URL(path, import.meta.url));
};
