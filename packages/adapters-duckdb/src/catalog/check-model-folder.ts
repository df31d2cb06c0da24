import { loadModelFolder, type GoodFolder } from "./load-model-folder.js";
import type { DataAccess, DataModel, DataSource } from "@embedded-analytics/domain";
import type { FolderSources } from "../sources/bind-sources.js";
import { dataSources, type EnvironmentOf } from "../sources/data-sources.js";
import { runJudge } from "../engine/binding/run-check.js";
import {
  checkDashboards,
  checkStatements,
  readDashboards,
  tilePlaces,
} from "../dashboards/read-dashboards.js";
import { makeReports, type Diagnostic, type Place } from "../model/read/diagnostic.js";
import {
  branchesOf,
  findDashboardFiles,
  findModelFiles,
  readModelFolder,
} from "../model/read/read-model-folder.js";

/** What is wrong with a model folder, and what has no effect in it. */
export interface CheckedFolder {
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Loads a model folder with all its branches, only to tell what is wrong with them and with the
 * dashboards beside them (E5, H1). `declared` are the databases of its deployment, which are asked for
 * their types (K1). The signal ends it.
 */
export const checkModelFolder = async (
  folder: string,
  cacheDirectory: string,
  signal?: AbortSignal,
  declared: readonly DataSource[] = [],
  environment: EnvironmentOf = (name) => process.env[name],
): Promise<CheckedFolder> => {
  const sources = dataSources(environment);
  try {
    return await checkWith(folder, cacheDirectory, { sources, accountId: "", declared }, signal);
  } finally {
    await sources.close();
  }
};

const checkWith = async (
  folder: string,
  cacheDirectory: string,
  sources: FolderSources,
  signal: AbortSignal | undefined,
): Promise<CheckedFolder> => {
  const diagnostics = new Map<string, Diagnostic>();
  const warnings = new Map<string, Diagnostic>();
  for (const branchName of [undefined, ...(await branchesOf(folder))]) {
    const found = await findModelFiles(folder, branchName);
    if (found.kind === "branch_not_found") continue;
    const checked =
      found.kind === "unreadable"
        ? { ok: false as const, diagnostics: found.diagnostics, warnings: [] }
        : await loadModelFolder(folder, found.files, cacheDirectory, sources, signal);
    // A branch repeats what is said of the files that it shares with the main one.
    const mistakes = [
      ...(checked.ok ? [] : checked.diagnostics),
      ...(await dashboardMistakes(folder, branchName, checked.ok ? checked : undefined, signal)),
    ];
    for (const one of mistakes) diagnostics.set(JSON.stringify(one), one);
    for (const one of checked.warnings) warnings.set(JSON.stringify(one), one);
  }
  return { diagnostics: [...diagnostics.values()], warnings: [...warnings.values()] };
};

/** What is wrong with the dashboards beside a model; compared with the model where it can be used (H1). */
const dashboardMistakes = async (
  folder: string,
  branchName: string | undefined,
  checked: GoodFolder | undefined,
  signal: AbortSignal | undefined,
): Promise<readonly Diagnostic[]> => {
  const found = await findDashboardFiles(folder, branchName);
  if (found.kind !== "found") return [];
  const { files, diagnostics } = await readModelFolder(found.files);
  const reports = makeReports();
  const read = readDashboards(files, reports);
  if (checked !== undefined) {
    const { model, compiled, files: data } = checked;
    const faulty = checkDashboards(read, model, reports);
    const job = {
      kind: "judge",
      files: data,
      model: compiled,
      access: wholeAccess(model),
    } as const;
    const judge = async (statements: readonly string[]) =>
      (await runJudge({ ...job, statements }, signal)).sentences;
    await checkStatements(read, model, { judge, faulty }, reports);
  }
  return [...diagnostics, ...reports.diagnostics];
};

/** All that anybody can see of a model: what is refused under it runs for nobody. */
const wholeAccess = ({ cubes }: DataModel): DataAccess =>
  Object.fromEntries(
    cubes.map(({ name, members }) => {
      const open = members.filter((member) => member.public).map((member) => member.name);
      return [name, [{ members: open, rows: { kind: "all" } }]];
    }),
  );

/** Where the tiles of the dashboards beside a model stand, by `dashboard/tile`; files from the model's folder. */
export const dashboardPlaces = async (
  folder: string,
  branchName: string | undefined,
): Promise<ReadonlyMap<string, Place>> => {
  const found = await findDashboardFiles(folder, branchName);
  if (found.kind !== "found") return new Map();
  const { files } = await readModelFolder(found.files);
  return tilePlaces(readDashboards(files, makeReports()));
};
