import type { CompiledCube } from "../model/compile/compiled-model.js";

const numeric = /^(SMALLINT|INTEGER|BIGINT|DOUBLE|DECIMAL)/;
const whole = /^(SMALLINT|INTEGER|BIGINT)$/;
const temporal = /^(DATE|TIMESTAMP)/;

/**
 * Why a member of a cube in a database cannot be of that type, and what to write. Unlike columns of
 * files, those of a database are not read as another type than they have: each engine does it its way.
 */
export const typeProblem = (
  cube: CompiledCube,
  member: string,
  type: string,
): string | undefined => {
  const dimension = cube.dimensions[member];
  if (dimension !== undefined) {
    const said = `is a ${dimension.type}, and the database has ${type}`;
    switch (dimension.type) {
      case "string":
        return type === "VARCHAR" || type === "BOOLEAN" || whole.test(type)
          ? undefined
          : `${said}: cast it with ::text`;
      case "number":
        return numeric.test(type) ? undefined : `${said}: cast it, such as with ::numeric(18,2)`;
      case "boolean":
        return type === "BOOLEAN" ? undefined : `${said}: cast it with ::boolean`;
      case "time":
        return temporal.test(type) ? undefined : `${said}: cast it with ::timestamp`;
    }
  }
  if (cube.segments[member] !== undefined) {
    return type === "BOOLEAN" ? undefined : `is a condition, and the database has ${type}`;
  }
  const aggregate = cube.measures[member]?.aggregate;
  const needsNumber = aggregate === "sum" || aggregate === "avg";
  return needsNumber && !numeric.test(type)
    ? `is a ${aggregate}, and the database has ${type}: cast it, such as with ::numeric(18,2)`
    : undefined;
};
