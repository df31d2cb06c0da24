import type { DataSource, Id, Query } from "@embedded-analytics/domain";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { DataSources } from "../sources/data-sources.js";
import type { ScanBatch, ScanEnd, ScanLimits } from "../sources/protocol.js";
import { renderScan } from "../sources/render-scan.js";
import type { SourceScan } from "../guard/scan.js";
import type { ScanResult } from "./protocol.js";
import { sentences } from "./sentences.js";

/** Takes rows, and calls back when it wants more. */
export type TakeBatch = (batch: ScanBatch, more: () => void) => void;

/** Brings the rows of one statement's scans. Never rejects; an aborted signal stops the databases. */
export type BringRows = (
  scans: readonly SourceScan[],
  take: TakeBatch,
  signal: AbortSignal,
) => Promise<ScanResult>;

/** Databases, and what a statement may ask of them. */
export interface SourceAccess {
  readonly sources: DataSources;
  readonly limits: Omit<ScanLimits, "timeoutMs">;
  /** For operators: which database failed and with which state, never in its own words. */
  readonly log?: ((line: string) => void) | undefined;
}

/** Brings rows for one query, under its rights. */
export const bringRows =
  (
    access: SourceAccess | undefined,
    { accountId, query, model }: { accountId: Id; query: Query; model: CompiledModel },
    seconds: number,
  ): BringRows =>
  async (scans, take, signal) => {
    if (access === undefined) return unreachable;
    const names = [...new Set(scans.map(({ source }) => source))];
    const others = new AbortController();
    const both = AbortSignal.any([signal, others.signal]);
    const results = await Promise.all(
      names.map(async (name) => {
        const asked = { name, accountId, query, model, scans, seconds };
        const result = await fromOne(access, asked, take, both);
        if (result.kind !== "done") others.abort();
        return result;
      }),
    );
    return results.find(({ kind }) => kind === "budget") ?? firstFailure(results);
  };

const firstFailure = (results: readonly ScanResult[]): ScanResult =>
  results.find(({ kind }) => kind !== "done") ?? { kind: "done" };

const unreachable: ScanResult = { kind: "failed", sentence: sentences.sourceUnreachable };

/** All scans of one database, over one state of it. */
const fromOne = async (
  { sources, limits, log }: SourceAccess,
  asked: {
    readonly name: string;
    readonly accountId: Id;
    readonly query: Query;
    readonly model: CompiledModel;
    readonly scans: readonly SourceScan[];
    readonly seconds: number;
  },
  take: TakeBatch,
  signal: AbortSignal,
): Promise<ScanResult> => {
  const { name, accountId, query, model, scans, seconds } = asked;
  const source = query.deployment.sources?.find((one: DataSource) => one.name === name);
  const target = source && sources.targetOf(accountId, source);
  if (target === undefined) {
    log?.(`Data source ${name}: ${source?.urlFromEnv ?? "its variable"} has no value`);
    return unreachable;
  }
  const { access, timezone } = query;
  const rights = { access, timezone, schema: target.schema, rowsMax: limits.rowsMax };
  const places: number[] = [];
  const texts = scans.flatMap((scan, at) => {
    if (scan.source !== name) return [];
    const text = renderScan(model, scan, rights);
    if (text !== undefined) places.push(at);
    return text ?? [];
  });
  if (texts.length < scans.filter((scan) => scan.source === name).length) {
    return { kind: "failed", sentence: sentences.failed };
  }
  const end = await sources.scan(
    {
      target,
      // An account has connections of its own: its users share them.
      party: query.userKey ?? "",
      texts,
      limits: { ...limits, timeoutMs: seconds * 1000 },
    },
    (batch, more) => take({ ...batch, at: places[batch.at] ?? -1 }, more),
    signal,
  );
  logEnd(name, end, log);
  const at = end.kind === "budget" ? (places[end.at] ?? 0) : 0;
  return resultOf(end, scans[at]?.cube ?? "", limits.rowsMax, seconds);
};

/** A state or a code, and never the words of the database. */
const logEnd = (name: string, end: ScanEnd, log: SourceAccess["log"]): void => {
  if (end.kind === "failed") log?.(`Data source ${name}: SQLSTATE ${end.sqlState ?? "unknown"}`);
  if (end.kind === "unreachable") log?.(`Data source ${name}: ${end.reason}`);
};

const resultOf = (end: ScanEnd, cube: string, rowsMax: number, seconds: number): ScanResult => {
  switch (end.kind) {
    case "done":
      return end;
    case "budget": {
      const said = {
        rows: sentences.scanRows(rowsMax, cube),
        bytes: sentences.scanBytes,
        time: sentences.scanTime(seconds),
      };
      return { kind: "budget", sentence: said[end.of] };
    }
    case "failed": {
      // Class 42: a table, a column or a right of the model's is not there any more.
      const changed = end.sqlState?.startsWith("42") === true;
      return { kind: "failed", sentence: changed ? sentences.sourceChanged : sentences.failed };
    }
    case "unreachable":
      return unreachable;
    case "cancelled":
      return { kind: "failed", sentence: sentences.failed };
  }
};
