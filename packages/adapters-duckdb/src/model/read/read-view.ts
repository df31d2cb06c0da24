import type { DeclaredInclude, DeclaredView, DeclaredViewCube } from "./declared.js";
import { fieldsOf, type Fields } from "./fields.js";
import { includeKeys, viewCubeKeys, viewKeys } from "./key-tables.js";
import type { Located } from "./located.js";
import type { Reports } from "./diagnostic.js";
import { readName, readSynonyms, readWords } from "./read-words.js";

/** Reads an item of `views`; undefined where it has no usable name, which is reported. */
export const readView = (located: Located, reports: Reports): DeclaredView | undefined => {
  const fields = fieldsOf(located, "view", viewKeys, reports);
  if (fields === undefined) return undefined;
  const words = readWords(fields, "view", reports);
  if (words === undefined) return undefined;
  const entries = fields.list("cubes");
  if (entries.length === 0) {
    const at = fields.entry("cubes")?.at ?? fields.at;
    reports.diagnostic(at, `view ${words.name}: cubes needs at least one join_path`);
  }
  const cubes = entries.flatMap((item) => readViewCube(item, words.name, reports) ?? []);
  return { ...words, kind: "view", cubes, policy: fields.entry("access_policy") };
};

const readViewCube = (
  located: Located,
  view: string,
  reports: Reports,
): DeclaredViewCube | undefined => {
  const what = `view ${view}`;
  const fields = fieldsOf(located, `${what}: cubes`, viewCubeKeys, reports);
  if (fields === undefined) return undefined;
  const path = fields.text("join_path");
  const at = fields.entry("join_path")?.value.at ?? fields.at;
  if (path === undefined) {
    if (fields.entry("join_path")?.value.kind !== "map") {
      reports.diagnostic(
        at,
        `${what}: join_path is missing: a cube, or cubes with dots between them`,
      );
    }
    return undefined;
  }
  if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(path)) {
    reports.diagnostic(at, `${what}: join_path is a cube, or cubes with dots between them: a.b.c`);
    return undefined;
  }
  return {
    path: path.split("."),
    at,
    includes: readIncludes(fields, what, reports),
    excludes: fields.list("excludes").flatMap((item) => {
      if (item.kind === "scalar" && typeof item.value === "string") {
        return [{ name: item.value, at: item.at }];
      }
      reports.diagnostic(item.at, `${what}: excludes is a list of names`);
      return [];
    }),
    prefix: fields.boolean("prefix") ?? false,
    alias: fields.entry("alias") && readName(fields, "alias", what, reports),
  };
};

const readIncludes = (
  fields: Fields,
  what: string,
  reports: Reports,
): "all" | readonly DeclaredInclude[] => {
  const includes = fields.entry("includes");
  // A step of a longer way shows nothing of itself.
  if (includes === undefined) return [];
  const { value } = includes;
  if (value.kind === "scalar" && value.value === "*") return "all";
  if (value.kind !== "list") {
    reports.diagnostic(value.at, `${what}: includes is "*" or a list of names`);
    return [];
  }
  return value.items.flatMap((item) => readInclude(item, what, reports) ?? []);
};

const readInclude = (
  item: Located,
  view: string,
  reports: Reports,
): DeclaredInclude | undefined => {
  const nothing = { alias: undefined, title: undefined, description: undefined, synonyms: [] };
  if (item.kind === "scalar" && typeof item.value === "string") {
    return { name: item.value, at: item.at, ...nothing };
  }
  const what = `${view}: includes`;
  const fields = fieldsOf(item, what, includeKeys, reports);
  if (fields === undefined) return undefined;
  const name = readName(fields, "name", what, reports);
  return name === undefined
    ? undefined
    : {
        name,
        at: fields.entry("name")?.value.at ?? fields.at,
        alias: fields.entry("alias") && readName(fields, "alias", what, reports),
        title: fields.text("title"),
        description: fields.text("description"),
        synonyms: readSynonyms(fields, what, reports),
      };
};
