import type { CompiledCube, CompiledModel, SqlTemplate } from "../compile/compiled-model.js";
import type { Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";

/**
 * Reports views and members that need cubes of two databases (K1): no one of these could compute them,
 * and the rows would have to be carried over one by one.
 */
export const checkSources = (
  { cubes, views }: Declared,
  compiled: CompiledModel,
  reports: Reports,
): void => {
  for (const cube of Object.values(compiled.cubes)) {
    for (const [member, template] of templatesOf(cube)) {
      const other = otherSource(compiled, cube, template);
      if (other === undefined) continue;
      const declared = cubes.get(cube.name);
      const at = declared?.members.get(member)?.at ?? declared?.at;
      if (at === undefined) continue;
      const text = `${cube.name}.${member} needs ${other}, which lives in another data_source`;
      reports.diagnostic(at, text);
    }
  }
  for (const view of Object.values(compiled.views)) {
    const root = compiled.cubes[view.root];
    const other = view.joins.find(({ to }) => compiled.cubes[to]?.dataSource !== root?.dataSource);
    const at = views.get(view.name)?.at;
    if (other === undefined || at === undefined) continue;
    const text = `view ${view.name}: ${view.root} and ${other.to} live in two data sources: a view is of one`;
    reports.diagnostic(at, text);
  }
};

const templatesOf = (cube: CompiledCube): readonly (readonly [string, SqlTemplate])[] => [
  ...Object.entries(cube.dimensions).map(([name, { sql }]) => [name, sql] as const),
  ...Object.entries(cube.segments).map(([name, { sql }]) => [name, sql] as const),
  ...Object.entries(cube.measures).map(
    ([name, { sql, filters }]) => [name, [...(sql ?? []), ...filters.flat()]] as const,
  ),
];

const otherSource = (
  { cubes }: CompiledModel,
  cube: CompiledCube,
  template: SqlTemplate,
): string | undefined =>
  template.flatMap((part) =>
    typeof part !== "string" && cubes[part.cube]?.dataSource !== cube.dataSource ? [part.cube] : [],
  )[0];
