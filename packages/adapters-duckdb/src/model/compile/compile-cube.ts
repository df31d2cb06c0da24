import type { MemberType } from "@embedded-analytics/domain";
import { suggest } from "@embedded-analytics/domain";
import type {
  CompiledCube,
  CompiledDimension,
  CompiledMeasure,
  CompiledSegment,
  SqlTemplate,
} from "./compiled-model.js";
import type { DeclaredCube, DeclaredMeasure } from "../read/declared.js";
import type { Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";
import {
  resolveJoin,
  resolveNumber,
  resolveRows,
  type Scope,
} from "../resolve/resolve-references.js";

/** Looks up all references of a cube; what leads nowhere is reported. */
export const compileCube = (
  cube: DeclaredCube,
  declared: Declared,
  reports: Reports,
): CompiledCube => {
  const scope = (what: string): Scope => ({
    declared,
    cube,
    what: `${cube.name}: ${what}`,
    reports,
  });
  const dimensions: [string, CompiledDimension][] = [];
  const measures: [string, CompiledMeasure][] = [];
  const segments: [string, CompiledSegment][] = [];
  for (const [name, member] of cube.members) {
    const at = scope(`${member.kind} ${name}`);
    const isPublic = member.public ?? true;
    if (member.kind === "dimension") {
      const { type, primaryKey, prune } = member;
      const sql = resolveRows(member.sql, at);
      dimensions.push([
        name,
        { public: isPublic, type, primaryKey, prune, sql, engineType: undefined },
      ]);
    } else if (member.kind === "measure") {
      measures.push([name, compileMeasure(member, at, isPublic)]);
    } else segments.push([name, { public: isPublic, sql: resolveRows(member.sql, at) }]);
  }
  return {
    name: cube.name,
    public: cube.public ?? true,
    source: cube.source,
    ...(cube.dataSource === undefined ? {} : { dataSource: cube.dataSource.name }),
    dimensions: Object.fromEntries(dimensions),
    measures: Object.fromEntries(measures),
    segments: Object.fromEntries(segments),
    joins: cube.joins.map((join) => {
      if (!declared.cubes.has(join.name)) {
        const isView = declared.views.has(join.name) ? `, it is a view` : "";
        const hint = isView || suggest(join.name, declared.cubes.keys());
        reports.diagnostic(join.at, `${cube.name}: there is no cube ${join.name} to join${hint}`);
      }
      const sql = resolveJoin(join.sql, join, scope(`join ${join.name}`));
      return { to: join.name, relationship: join.relationship, sql };
    }),
  };
};

const compileMeasure = (
  measure: DeclaredMeasure,
  scope: Scope,
  isPublic: boolean,
): CompiledMeasure => {
  const { aggregate } = measure;
  const rows = aggregate === "number" ? resolveNumber : resolveRows;
  const sql = measure.sql && rows(measure.sql, scope);
  const filters = measure.filters.map((filter) => resolveRows(filter, scope));
  const type = aggregate === "min" || aggregate === "max" ? typeOf(sql, scope) : "number";
  return { public: isPublic, aggregate, type, sql, filters };
};

/** What the least or greatest of a dimension is; what it is of a column tells the data. */
const typeOf = (sql: SqlTemplate | undefined, { declared }: Scope): MemberType => {
  const [part] = sql ?? [];
  if (sql?.length !== 1 || part === undefined || typeof part === "string") return "number";
  if (part.kind === "cube") return "number";
  const member = declared.cubes.get(part.cube)?.members.get(part.member);
  return member?.kind === "dimension" ? member.type : "number";
};
