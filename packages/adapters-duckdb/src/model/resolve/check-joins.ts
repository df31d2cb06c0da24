import { isLocal } from "../compile/member-template.js";
import type { CompiledModel } from "../compile/compiled-model.js";
import type { DeclaredCube } from "../read/declared.js";
import type { Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";

/**
 * Reports joined cubes without a key, without which rows that a join repeats would count more than
 * once.
 */
export const checkKeys = ({ cubes }: Declared, reports: Reports): void => {
  const joined = new Map<DeclaredCube, string>();
  for (const cube of cubes.values()) {
    for (const { name } of cube.joins) {
      const other = cubes.get(name);
      if (!joined.has(cube)) joined.set(cube, `it joins ${name}`);
      if (other !== undefined && !joined.has(other)) joined.set(other, `${cube.name} joins it`);
    }
  }
  for (const [{ name, at, members }, why] of joined) {
    const hasKey = [...members.values()].some(
      (member) => member.kind === "dimension" && member.primaryKey,
    );
    if (!hasKey) {
      reports.diagnostic(at, `cube ${name} needs a dimension with primary_key: true, since ${why}`);
    }
  }
};

/** Reports joins whose condition needs further cubes; the model is free of other mistakes. */
export const checkConditions = (
  { cubes }: Declared,
  model: CompiledModel,
  reports: Reports,
): void => {
  for (const { name, joins } of cubes.values()) {
    for (const { name: to, at } of joins) {
      const { sql = [] } = model.cubes[name]?.joins.find((join) => join.to === to) ?? {};
      for (const part of sql) {
        const cube = typeof part === "string" ? undefined : model.cubes[part.cube];
        if (typeof part === "string" || part.kind === "cube" || cube === undefined) continue;
        if (isLocal(model, cube, [part])) continue;
        const member = `${part.cube}.${part.member}`;
        reports.diagnostic(at, `${name}: join ${to}: ${member} needs a further cube`);
      }
    }
  }
};
