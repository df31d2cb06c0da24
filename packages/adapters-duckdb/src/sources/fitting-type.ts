import type { MemberType } from "@embedded-analytics/domain";
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
  const declared = cube.dimensions[member]?.type;
  if (declared !== undefined) {
    const { isFit, cast } = dimensionTypes[declared];
    return isFit(type)
      ? undefined
      : `is a ${declared}, and the database has ${type}: cast it with ${cast}`;
  }
  if (cube.segments[member] !== undefined) {
    return type === "BOOLEAN" ? undefined : `is a condition, and the database has ${type}`;
  }
  const aggregate = cube.measures[member]?.aggregate;
  const needsNumber = aggregate === "sum" || aggregate === "avg";
  return needsNumber && !numeric.test(type)
    ? `is a ${aggregate}, and the database has ${type}: cast it with ::numeric(18,2)`
    : undefined;
};

/** What each type of a dimension may be in the database, and how another one becomes it. */
const dimensionTypes: Readonly<
  Record<MemberType, { readonly isFit: (type: string) => boolean; readonly cast: string }>
> = {
  string: {
    isFit: (type) => type === "VARCHAR" || type === "BOOLEAN" || whole.test(type),
    cast: "::text",
  },
  number: { isFit: (type) => numeric.test(type), cast: "::numeric(18,2)" },
  boolean: { isFit: (type) => type === "BOOLEAN", cast: "::boolean" },
  time: { isFit: (type) => temporal.test(type), cast: "::timestamp" },
};
