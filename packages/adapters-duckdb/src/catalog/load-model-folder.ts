import type { DataModel } from "@embedded-analytics/domain";
import { buildDataFile, type BuiltData } from "../data/build-data-file.js";
import { DataJobFailed } from "../data/run-job.js";
import { runCheck } from "../engine/binding/run-check.js";
import type { DataFiles } from "../data/data-files.js";
import { bindSources, type BoundSources, type FolderSources } from "../sources/bind-sources.js";
import { applyTypes } from "../model/compile/apply-types.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { defaultSource, loadModel, onData } from "../model/load-model.js";
import { inOrder, type Diagnostic } from "../model/read/diagnostic.js";
import { readModelFolder, type FoundFile } from "../model/read/read-model-folder.js";

/** A model with its data, ready for queries; or all that is wrong with either. */
export type LoadedFolder = GoodFolder | BadFolder;

/** A model that its data can answer. */
export interface GoodFolder {
  readonly ok: true;
  readonly model: DataModel;
  readonly compiled: CompiledModel;
  readonly files: DataFiles;
  /** Of the data, see `listData`. */
  readonly fingerprint: string;
  readonly warnings: readonly Diagnostic[];
}

/** Why a folder cannot be used. */
export interface BadFolder {
  readonly ok: false;
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /**
   * What is at fault: the model's own files, its data, or that these data are not what the model asks
   * for. After an outage the same files may do later.
   */
  readonly fault: "model" | "data" | "binding" | "outage";
}

/** Data that are ready to be opened. */
export type ReadyData = Pick<BuiltData, "files" | "fingerprint">;

/**
 * Loads the model of a folder: reads its files, copies its data where that has not been done, and
 * binds one to the other.
 */
export const loadModelFolder = async (
  folder: string,
  found: readonly FoundFile[],
  cacheDirectory: string,
  sources: FolderSources | undefined,
  signal?: AbortSignal,
): Promise<LoadedFolder> =>
  load(found, async () => buildDataFile(folder, cacheDirectory, signal), sources, signal);

/** Loads the model of a folder on data that were made before, whatever has become of the folder's. */
export const loadModelOn = async (
  data: ReadyData,
  found: readonly FoundFile[],
  sources: FolderSources | undefined,
  signal?: AbortSignal,
): Promise<LoadedFolder> =>
  load(found, async () => ({ ...data, diagnostics: [] }), sources, signal);

/**
 * The data that a model's version stands for: its files, which databases, and the types that they have. So
 * the same files over another database are another version, for which nobody's access was decided.
 */
const stateOf = (
  fingerprint: string,
  { types, facts }: Extract<BoundSources, { kind: "bound" }>,
  sources: FolderSources | undefined,
): string =>
  Object.keys(types).length === 0
    ? fingerprint
    : JSON.stringify([fingerprint, types, facts, sources?.declared]);

const load = async (
  found: readonly FoundFile[],
  dataOf: () => Promise<BuiltData>,
  sources: FolderSources | undefined,
  signal: AbortSignal | undefined,
): Promise<LoadedFolder> => {
  const bad = (fault: BadFolder["fault"], diagnostics: readonly Diagnostic[]): BadFolder => ({
    ok: false,
    diagnostics: inOrder(diagnostics),
    warnings,
    fault,
  });
  const read = await readModelFolder(found);
  const hasDefault = sources?.declared.some(({ name }) => name === defaultSource);
  const drafted = loadModel(read.files, "", hasDefault);
  const { warnings } = drafted;
  if (!drafted.ok) return bad("model", [...read.diagnostics, ...drafted.diagnostics]);
  if (read.diagnostics.length > 0) return bad("model", read.diagnostics);
  try {
    const data = await dataOf();
    if (data.diagnostics.length > 0) return bad("data", data.diagnostics);
    const { files, fingerprint } = data;
    const bound = await bindSources(drafted.compiled, sources, signal);
    if (bound.kind === "unreachable") {
      const { cube, sentence } = bound;
      return bad("outage", [{ ...drafted.placeOfSource(cube), message: `${cube}: ${sentence}` }]);
    }
    const loaded = onData(drafted, read.files, stateOf(fingerprint, bound, sources));
    const checked = await runCheck({ kind: "check", files, model: loaded.compiled }, signal);
    const diagnostics = [...checked.problems, ...bound.problems].map(
      ({ cube, member, sentence }) => ({
        ...loaded.placeOf(cube, member),
        message: `${member === undefined ? cube : `${cube}.${member}`}: ${sentence}`,
      }),
    );
    if (diagnostics.length > 0) return bad("binding", diagnostics);
    const typed = applyTypes(loaded, { ...checked.types, ...bound.types }, bound.facts);
    if (typed.diagnostics.length > 0) return bad("binding", typed.diagnostics);
    const { model, compiled } = typed;
    const all = [...warnings, ...typed.warnings];
    return { ok: true, model, compiled, files, fingerprint, warnings: all };
  } catch (cause) {
    if (!(cause instanceof DataJobFailed)) throw cause;
    const diagnostic = { file: "data", line: 1, column: 1, message: cause.message };
    return bad("outage", [diagnostic]);
  }
};
