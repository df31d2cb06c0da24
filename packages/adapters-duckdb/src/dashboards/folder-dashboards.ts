import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type {
  DeclaredContent,
  DeclaredDashboardsMethods,
  FoundDashboards,
  PortAdapter,
} from "@embedded-analytics/domain";
import { formatDiagnostic, makeReports } from "../model/read/diagnostic.js";
import {
  findDashboardFiles,
  readModelFolder,
  type FoundFile,
} from "../model/read/read-model-folder.js";
import { readDashboards } from "./read-dashboards.js";

/** How dashboards are found. */
export interface FolderDashboardsOptions {
  /** The folder that a declaration means by these words (C5). */
  readonly folderOf: (modelFolder: string) => string;
  readonly log: { error(line: string): void };
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs?: () => number;
}

/** How long what was seen of the files counts as their state. */
const lookIntervalMs = 1000;

/** What is in use of one branch of one folder. */
interface Seen {
  untilMs: number;
  stamp: string | undefined;
  /** By file; of a file with mistakes, those that it had before. */
  files: ReadonlyMap<string, readonly DeclaredContent[]>;
  isThere: boolean;
  looking: Promise<void> | undefined;
}

/**
 * The `declaredDashboards` port over `dashboards/*.yml` beside a model. Files are looked at again when
 * they are needed, at most once a second; one with mistakes is logged and keeps what it had.
 */
export const folderDashboards = (
  options: FolderDashboardsOptions,
): PortAdapter<DeclaredDashboardsMethods> => {
  const nowMs = options.nowMs ?? (() => performance.now());
  const seen = new Map<string, Seen>();
  return {
    load: async (_accountId, { modelFolder }, branchName): Promise<FoundDashboards> => {
      if (modelFolder === undefined) {
        return branchName === undefined
          ? { kind: "found", dashboards: [] }
          : { kind: "branch_not_found" };
      }
      const folder = resolve(options.folderOf(modelFolder));
      const key = JSON.stringify([folder, branchName]);
      const state = seen.get(key) ?? {
        untilMs: -Infinity,
        stamp: undefined,
        files: new Map(),
        isThere: false,
        looking: undefined,
      };
      seen.set(key, state);
      if (nowMs() >= state.untilMs) {
        state.looking ??= look(folder, branchName, state, options).finally(() => {
          state.looking = undefined;
          state.untilMs = nowMs() + lookIntervalMs;
        });
      }
      await state.looking;
      if (state.isThere) return { kind: "found", dashboards: [...state.files.values()].flat() };
      // Names of branches come from requests: what is not there is not remembered.
      seen.delete(key);
      return { kind: "branch_not_found" };
    },
  };
};

const look = async (
  folder: string,
  branchName: string | undefined,
  state: Seen,
  { log }: FolderDashboardsOptions,
): Promise<void> => {
  const found = await findDashboardFiles(folder, branchName);
  state.isThere = found.kind !== "branch_not_found";
  if (found.kind !== "found" || found.stamp === state.stamp) return;
  const { files, diagnostics } = await readModelFolder(found.files);
  const reports = makeReports();
  for (const { message, ...at } of diagnostics) reports.diagnostic(at, message);
  const { dashboards: read } = readDashboards(files, reports);
  for (const diagnostic of reports.diagnostics) {
    log.error(`dashboards of ${folder}: ${formatDiagnostic(diagnostic)}`);
  }
  const bad = new Set(reports.diagnostics.map(({ file }) => file));
  const times = await timesOf(found.files);
  state.files = new Map(
    found.files.map(({ file }) => {
      const kept = bad.has(file) ? state.files.get(file) : undefined;
      const good = read.filter((one) => one.file === file);
      const fresh = good.map(({ dashboard, version }) => ({
        dashboard,
        version,
        updatedAtMs: times.get(file) ?? 0,
      }));
      return [file, kept ?? fresh];
    }),
  );
  state.stamp = found.stamp;
};

const timesOf = async (files: readonly FoundFile[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await Promise.all(
      files.map(async ({ path, file }) => {
        const found = await stat(path).catch(() => undefined);
        return [file, Math.floor(found?.mtimeMs ?? 0)] as const;
      }),
    ),
  );
