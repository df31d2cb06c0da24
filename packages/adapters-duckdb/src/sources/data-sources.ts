import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DataSource } from "@embedded-analytics/domain";
import type { ScanText } from "./render-scan.js";
import type {
  Described,
  FromSources,
  ScanBatch,
  ScanEnd,
  ScanLimits,
  SourceTarget,
  ToSources,
} from "./protocol.js";

/** The databases of all deployments, behind a process that holds the connections (K1). */
export interface DataSources {
  /**
   * Runs the scans of one statement over one state of a database. Batches go to `take`, which calls its
   * second argument when it wants more. Never rejects; an aborted signal ends it as `cancelled`, once
   * the server has stopped.
   */
  scan(
    asked: ScanAsked,
    take: (batch: ScanBatch, more: () => void) => void,
    signal: AbortSignal,
  ): Promise<ScanEnd>;
  /** What SELECTs of a model give; or why the database cannot be reached. Reads no rows. */
  describe(
    target: SourceTarget,
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Described[] | { readonly unreachable: string }>;
  /** How a database is reached; undefined where its variable has no value. */
  targetOf(accountId: string | number, source: DataSource): SourceTarget | undefined;
  /** Ends the process and all connections. */
  close(): Promise<void>;
}

/** Scans of one statement, and where they go. */
export interface ScanAsked {
  readonly target: SourceTarget;
  readonly party: string;
  readonly texts: readonly ScanText[];
  readonly limits: ScanLimits;
}

/** Values of environment variables by name. */
export type EnvironmentOf = (name: string) => string | undefined;

const poolMaxByDefault = 4;
const heapMb = 256;

interface Pending {
  take(message: FromSources): void;
  lost(): void;
}

/** Starts the process when the first database is asked, and again where it has ended. */
export const dataSources = (environment: EnvironmentOf): DataSources => {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let closed = false;

  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program()], {
      env: { TZ: "UTC", ...(process.env["PATH"] && { PATH: process.env["PATH"] }) },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      windowsHide: true,
    });
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
    // The service may end while nobody asks; the process ends with it.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const send = (message: ToSources): void => {
    child ??= start();
    if (child.connected) child.send(message, () => undefined);
  };
  const ask = <Answer>(
    messageOf: (id: number) => ToSources,
    lost: Answer,
    signal: AbortSignal | undefined,
    take: (message: FromSources, settle: (answer: Answer) => void, id: number) => void,
  ): Promise<Answer> =>
    new Promise((resolve) => {
      if (closed) return resolve(lost);
      const id = ++lastId;
      const onAbort = (): void => send({ kind: "cancel", id });
      const settle = (answer: Answer): void => {
        pending.delete(id);
        signal?.removeEventListener("abort", onAbort);
        if (pending.size === 0) child?.channel?.unref();
        resolve(answer);
      };
      pending.set(id, { take: (message) => take(message, settle, id), lost: () => settle(lost) });
      send(messageOf(id));
      child?.channel?.ref();
      signal?.addEventListener("abort", onAbort, { once: true });
      if (signal?.aborted === true) onAbort();
    });

  return {
    scan: ({ target, party, texts, limits }, take, signal) =>
      ask<ScanEnd>(
        (id) => ({ kind: "scan", id, target, party, texts, limits }),
        { kind: "unreachable", reason: "the process of the sources ended" },
        signal,
        (message, settle, id) => {
          if (message.kind === "end") settle(message.end);
          if (message.kind !== "rows") return;
          const { at, columns } = message;
          take({ at, columns }, () => send({ kind: "more", id }));
        },
      ),
    describe: (target, texts, signal) =>
      ask<readonly Described[] | { readonly unreachable: string }>(
        (id) => ({ kind: "describe", id, target, texts }),
        { unreachable: "the process of the sources ended" },
        signal,
        (message, settle) => {
          if (message.kind === "described") settle(message.described);
        },
      ),
    targetOf: (accountId, { name, urlFromEnv, schema = "public", poolMax = poolMaxByDefault }) => {
      const url = environment(urlFromEnv);
      return url === undefined || url === ""
        ? undefined
        : { key: JSON.stringify([accountId, name]), url, schema, poolMax };
    },
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

/** The compiled program, also where the sources of the service are run. */
const program = (): string => {
  const path = import.meta.url.endsWith(".ts")
    ? "../../dist/sources/process/sources-main.js"
    : "./process/sources-main.js";
  return fileURLToPath(new URL(path, import.meta.url));
};
