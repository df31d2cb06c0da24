import type { DataSource } from "@embedded-analytics/domain";
import { sourcesProcess } from "./sources-process.js";
import type { ScanText } from "./render-scan.js";
import type {
  Described,
  Estimated,
  ScanBatch,
  ScanEnd,
  ScanLimits,
  SourceTarget,
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
  /**
   * How many rows scans would send, by the planner of the database; with `isRun`, the database runs
   * them too and counts. No row is sent. Never rejects.
   */
  estimate(asked: EstimateAsked, signal: AbortSignal): Promise<Estimated>;
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

/** Scans to estimate, and where. */
export interface EstimateAsked extends Omit<ScanAsked, "limits"> {
  readonly isRun: boolean;
  /** Of each statement at the source. */
  readonly timeoutMs: number;
}

/** Values of environment variables by name. */
export type EnvironmentOf = (name: string) => string | undefined;

const poolMaxByDefault = 4;
const ended = "the process of the sources ended";

/** Reaches databases through a process that is started when the first one is asked. */
export const dataSources = (environment: EnvironmentOf): DataSources => {
  const process = sourcesProcess();
  return {
    scan: ({ target, party, texts, limits }, take, signal) =>
      process.ask<ScanEnd>({
        messageOf: (id) => ({ kind: "scan", id, target, party, texts, limits }),
        lost: { kind: "unreachable", reason: ended },
        signal,
        take: (message, settle, id) => {
          if (message.kind === "end") {
            if (message.batch !== undefined) take(message.batch, () => undefined);
            settle(message.end);
          }
          if (message.kind !== "rows") return;
          const { at, columns } = message;
          take({ at, columns }, () => process.send({ kind: "more", id }));
        },
      }),
    describe: (target, texts, signal) =>
      process.ask<readonly Described[] | { readonly unreachable: string }>({
        messageOf: (id) => ({ kind: "describe", id, target, texts }),
        lost: { unreachable: ended },
        signal,
        take: (message, settle) => {
          if (message.kind === "described") settle(message.described);
        },
      }),
    estimate: ({ target, party, texts, isRun, timeoutMs }, signal) =>
      process.ask<Estimated>({
        messageOf: (id) => ({ kind: "estimate", id, target, party, texts, isRun, timeoutMs }),
        lost: { kind: "none", reason: ended },
        signal,
        take: (message, settle) => {
          if (message.kind === "estimated") settle(message.estimated);
        },
      }),
    targetOf: (accountId, { name, urlFromEnv, schema = "public", poolMax = poolMaxByDefault }) => {
      const url = environment(urlFromEnv);
      return url === undefined || url === ""
        ? undefined
        : { key: JSON.stringify([accountId, name]), url, schema, poolMax };
    },
    close: () => process.close(),
  };
};
