import { resolve } from "node:path";
import type { DataSource, Id } from "@embedded-analytics/domain";
import type { DataSources } from "../sources/data-sources.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { removeOldDataFiles, removeUnusedCopies } from "../data/build-data-file.js";
import type { ModelStore } from "../engine/model-store.js";
import { FolderSlot, type ModelSlot } from "./model-slot.js";
import type { ModelLog } from "./slot-reports.js";
import { hasBranchFolder } from "./has-branch-folder.js";
import { keyedMutex } from "./keyed-mutex.js";

/** How models are found and kept. */
export interface ModelStoreOptions {
  /** The folder that a declaration means by these words (C5). */
  readonly folderOf: (modelFolder: string) => string;
  /** Copies of data are kept below it, over restarts. */
  readonly cacheDirectory: string;
  /** Where databases are reached; without it, deployments have none. */
  readonly sources?: DataSources | undefined;
  readonly log: ModelLog;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs?: () => number;
  /** How long a caller waits for a new state when there is an old one, such as while data is copied. */
  readonly patienceMs?: number;
}

/**
 * The models behind the deployments, as folders (E5). Each is looked at again when it is used, at
 * most once a second; a change with mistakes leaves the last good state in place.
 */
export const folderModels = (options: ModelStoreOptions): ModelStore => {
  const { cacheDirectory, log } = options;
  const nowMs = options.nowMs ?? (() => performance.now());
  const slots = new Map<string, ModelSlot>();
  const withLock = keyedMutex();
  const closing = new AbortController();
  const swept = removeUnusedCopies(cacheDirectory).catch((cause: unknown) => {
    log.warn(`copies of data that nobody uses stay: ${String(cause)}`);
  });

  const slotOf = (
    modelFolder: string,
    branchName: string | undefined,
    declared: readonly DataSource[] | undefined,
    accountId: Id,
  ): ModelSlot => {
    const folder = resolve(options.folderOf(modelFolder));
    const { sources } = options;
    const hasSources = sources !== undefined && declared !== undefined && declared.length > 0;
    // Two accounts never share a connection, and so not what was bound through it.
    const bound = hasSources ? { sources, accountId, declared } : undefined;
    const key = JSON.stringify([folder, branchName, bound && [accountId, declared]]);
    const existing = slots.get(key);
    if (existing !== undefined) return existing;
    const slot = new FolderSlot({
      folder,
      branchName,
      cacheDirectory,
      sources: bound,
      log,
      nowMs,
      patienceMs: options.patienceMs ?? 2000,
      signal: closing.signal,
      // Loads of one folder follow each other, so that none removes what another is about to use.
      withLock: (load) => withLock(folder, () => swept.then(load)),
      onLoaded: async () => {
        const sameFolder = [...slots.values()].filter((other) => other.folder === folder);
        const kept = new Set(sameFolder.flatMap((each) => each.dataFiles()));
        await removeOldDataFiles(folder, cacheDirectory, kept);
      },
      onGone: () => slots.delete(key),
    });
    slots.set(key, slot);
    return slot;
  };

  return {
    load: async (accountId, { modelFolder, sources }, branchName) => {
      if (modelFolder !== undefined) {
        return slotOf(modelFolder, branchName, sources, accountId).load();
      }
      return branchName === undefined
        ? { kind: "found", model: { version: empty.version, cubes: [] } }
        : { kind: "branch_not_found" };
    },
    hasBranch: (_accountId, { modelFolder }, branchName) =>
      modelFolder !== undefined &&
      hasBranchFolder(resolve(options.folderOf(modelFolder)), branchName),
    hold: async (accountId, { modelFolder, sources }, branchName, version) => {
      if (modelFolder !== undefined) {
        return slotOf(modelFolder, branchName, sources, accountId).hold(version);
      }
      if (branchName !== undefined || version !== empty.version) return undefined;
      return { compiled: empty, dataFile: undefined, attachments: {}, release: () => undefined };
    },
    hasOther: async (accountId, { modelFolder, sources }, branchName, version) =>
      modelFolder !== undefined &&
      slotOf(modelFolder, branchName, sources, accountId).hasOther(version),
    close: async () => {
      closing.abort();
      await swept;
      await Promise.allSettled([...slots.values()].map((slot) => slot.settled()));
    },
  };
};

/** What a deployment without a model folder has (C5). */
const empty: CompiledModel = { version: "empty", cubes: {}, views: {} };
