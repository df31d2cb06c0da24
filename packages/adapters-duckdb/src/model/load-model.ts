import { createHash } from "node:crypto";
import type { Cube, CubeHints, DataModel, Member } from "@embedded-analytics/domain";
import { checkConditions, checkKeys } from "./resolve/check-joins.js";
import { checkSources } from "./resolve/check-sources.js";
import { compileCube } from "./compile/compile-cube.js";
import { compileView } from "./compile/compile-view.js";
import type { CompiledCube, CompiledModel, CompiledView } from "./compile/compiled-model.js";
import type { DeclaredCube, DeclaredView } from "./read/declared.js";
import { memberWords } from "./compile/member-words.js";
import { makeReports, type Diagnostic, type Place, type Reports } from "./read/diagnostic.js";
import { readFiles, type Declared, type ModelFile } from "./read/read-files.js";
import { readPolicies } from "./read/read-policies.js";
import { reportCycles } from "./resolve/report-cycles.js";

/** A model, or all that is wrong with it (E5). */
export type LoadedModel = GoodModel | BadModel;

/** A model without mistakes. */
export interface GoodModel {
  readonly ok: true;
  readonly model: DataModel;
  readonly compiled: CompiledModel;
  readonly warnings: readonly Diagnostic[];
  /** Where a cube says in which database it lives. */
  placeOfSource(cube: string): Place;
  /** Where a cube, or a member of it, stands: for what only the data tells. */
  placeOf(cube: string, member?: string): Place;
}

/** Why a model cannot be used; at least one mistake, in the order of files and lines. */
export interface BadModel {
  readonly ok: false;
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Loads a model from the texts of its files. `dataFingerprint` is part of the version, since what
 * was decided on the data holds for this state of it only. With `hasDefaultSource`, cubes that name no
 * source live in the one that is called `default`, and not in the folder's files (K1).
 */
export const loadModel = (
  files: readonly ModelFile[],
  dataFingerprint: string = "",
  hasDefaultSource: boolean = false,
): LoadedModel => {
  const reports = makeReports();
  const read = readFiles(files, reports);
  const declared = hasDefaultSource ? { ...read, cubes: inDefaultSource(read.cubes) } : read;
  reportCycles(declared, reports);
  checkKeys(declared, reports);
  const version = versionOf(files, dataFingerprint);

  const compiledCubes = new Map<string, CompiledCube>();
  for (const cube of declared.cubes.values()) {
    compiledCubes.set(cube.name, compileCube(cube, declared, reports));
  }
  const cubes = [...declared.cubes.values()].map((cube) => {
    const compiled = compiledCubes.get(cube.name);
    const members = [...cube.members.values()].map((member) => memberWords(member, compiled));
    return describe(cube, members, reports);
  });
  const views: Record<string, CompiledView> = {};
  for (const declaredView of declared.views.values()) {
    const { view, members } = compileView(declaredView, declared, compiledCubes, reports);
    views[view.name] = view;
    const times = { ...fiscalYearOf(declaredView, declared), ...declaredView.times };
    cubes.push(describe({ ...declaredView, times }, members, reports));
  }

  const compiled = { version, cubes: Object.fromEntries(compiledCubes), views };
  checkSources(declared, compiled, reports);
  if (reports.diagnostics.length === 0) checkConditions(declared, compiled, reports);
  const { diagnostics, warnings } = reports;
  if (diagnostics.length > 0) return { ok: false, diagnostics, warnings };
  const placeOf = placesOf(declared);
  const placeOfSource = (cube: string): Place =>
    declared.cubes.get(cube)?.dataSource?.at ?? placeOf(cube);
  return { ok: true, model: { version, cubes }, compiled, warnings, placeOf, placeOfSource };
};

const inDefaultSource = (cubes: Declared["cubes"]): Declared["cubes"] =>
  new Map(
    [...cubes].map(([key, cube]) => {
      const dataSource = cube.dataSource ?? { name: defaultSource, at: cube.sourceAt };
      return [key, { ...cube, dataSource }];
    }),
  );

/** The name that every cube has as its `data_source` where it names none. */
export const defaultSource = "default";

/** The same model, with the version that it has on this data. */
export const onData = (
  good: GoodModel,
  files: readonly ModelFile[],
  dataFingerprint: string,
): GoodModel => {
  const version = versionOf(files, dataFingerprint);
  return {
    ...good,
    model: { ...good.model, version },
    compiled: { ...good.compiled, version },
  };
};

/** A view that says no fiscal year has that of the first cube on its ways that does. */
const fiscalYearOf = (view: DeclaredView, { cubes }: Declared): CubeHints => {
  const [first] = view.cubes
    .flatMap(({ path }) => path)
    .flatMap((name) => cubes.get(name)?.times.fiscalYearStart ?? []);
  return first === undefined ? {} : { fiscalYearStart: first };
};

const describe = (
  declared: DeclaredCube | DeclaredView,
  members: readonly Member[],
  reports: Reports,
): Cube => {
  const { name, kind, title, description, synonyms, policy, times } = declared;
  const policies = readPolicies(policy, name, members, reports);
  const isPublic = declared.public ?? true;
  return {
    name,
    kind,
    title,
    description,
    synonyms,
    public: isPublic,
    members,
    policies,
    ...times,
  };
};

const versionOf = (files: readonly ModelFile[], dataFingerprint: string): string => {
  const texts = files.map(({ path, text }) => [path, text]);
  const hash = createHash("sha256").update(JSON.stringify([texts, dataFingerprint]));
  return hash.digest("hex").slice(0, 32);
};

const placesOf =
  ({ cubes, views }: Declared): GoodModel["placeOf"] =>
  (name, member) => {
    const cube = cubes.get(name);
    if (cube === undefined) return views.get(name)?.at ?? { file: "", line: 1, column: 1 };
    if (member === undefined) return cube.sourceAt;
    const found = cube.members.get(member) ?? cube.joins.find((join) => join.name === member);
    return found?.at ?? cube.at;
  };
