import type { DeclaredCube, DeclaredView } from "./declared.js";
import { fieldsOf } from "./fields.js";
import { fileKeys } from "./key-tables.js";
import type { Reports } from "./diagnostic.js";
import { parseYaml } from "./parse-yaml.js";
import { readCube } from "./read-cube.js";
import { readView } from "./read-view.js";

/** A file of the model. */
export interface ModelFile {
  /** As mistakes name it, such as `model/orders.yml`. */
  readonly path: string;
  readonly text: string;
}

/** All that the files declare, each name once. */
export interface Declared {
  readonly cubes: ReadonlyMap<string, DeclaredCube>;
  readonly views: ReadonlyMap<string, DeclaredView>;
}

/** Reads all files of a model; what is wrong is reported, the rest is there. */
export const readFiles = (files: readonly ModelFile[], reports: Reports): Declared => {
  const cubes = new Map<string, DeclaredCube>();
  const views = new Map<string, DeclaredView>();
  // Cubes and views share one space of names, and SQL does not tell letters by their case.
  const taken = new Map<string, DeclaredCube | DeclaredView>();
  const isFree = (declared: DeclaredCube | DeclaredView): boolean => {
    const other = taken.get(declared.name.toLowerCase());
    if (other === undefined) {
      taken.set(declared.name.toLowerCase(), declared);
      return true;
    }
    const place = `${other.at.file}:${other.at.line}`;
    reports.diagnostic(
      declared.at,
      `${declared.name} is there twice: a ${other.kind} of this name stands in ${place}`,
    );
    return false;
  };
  for (const { path, text } of files) {
    const root = parseYaml(path, text, reports);
    const fields = root && fieldsOf(root, "a model file", fileKeys, reports);
    for (const item of fields?.list("cubes") ?? []) {
      const cube = readCube(item, reports);
      if (cube !== undefined && isFree(cube)) cubes.set(cube.name, cube);
    }
    for (const item of fields?.list("views") ?? []) {
      const view = readView(item, reports);
      if (view !== undefined && isFree(view)) views.set(view.name, view);
    }
  }
  return { cubes, views };
};
