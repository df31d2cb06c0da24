import type { DataSource, RowFilter } from "@embedded-analytics/domain";
import { leavesOf } from "../guard/relation/measure.js";
import { postgresDialect } from "../guard/relation/postgres-dialect.js";
import { relationSql } from "../guard/relation/relation.js";
import type { EngineTypes } from "../model/compile/apply-types.js";
import type { CompiledCube, CompiledModel } from "../model/compile/compiled-model.js";
import { withoutTypes } from "../model/compile/without-types.js";
import type { BindingProblem } from "../engine/binding/check-job.js";
import type { DataSources } from "./data-sources.js";
import { typeProblem } from "./fitting-type.js";
import type { Described, SourceTarget } from "./protocol.js";

/** The databases that a model's folder may read from. */
export interface FolderSources {
  readonly sources: DataSources;
  readonly accountId: string | number;
  readonly declared: readonly DataSource[];
}

/** What the databases say to a model, or why one of them says nothing. */
export type BoundSources =
  | {
      readonly kind: "bound";
      readonly types: EngineTypes;
      readonly problems: readonly BindingProblem[];
    }
  | { readonly kind: "unreachable"; readonly cube: string; readonly sentence: string };

/** Binds every cube that lives in a database, with each of its members, without reading a row. */
export const bindSources = async (
  model: CompiledModel,
  folder: FolderSources | undefined,
  signal: AbortSignal | undefined,
): Promise<BoundSources> => {
  const types: Record<string, Readonly<Record<string, string>>> = {};
  const problems: BindingProblem[] = [];
  const untyped = withoutTypes(model);
  for (const cube of Object.values(untyped.cubes)) {
    if (cube.dataSource === undefined) continue;
    const found = targetOf(cube.dataSource, folder);
    if (typeof found === "string") {
      problems.push({ cube: cube.name, member: undefined, sentence: found });
      continue;
    }
    const bound = await bindCube(model, untyped, cube, found, signal);
    if ("unreachable" in bound) {
      const sentence = `the data source ${cube.dataSource} cannot be reached (${bound.unreachable})`;
      return { kind: "unreachable", cube: cube.name, sentence };
    }
    types[cube.name] = bound.types;
    problems.push(...bound.problems);
  }
  return { kind: "bound", types, problems };
};

interface Found {
  readonly sources: DataSources;
  readonly target: SourceTarget;
}

/** How a database is reached, or why it is not. */
const targetOf = (name: string, folder: FolderSources | undefined): Found | string => {
  const source = folder?.declared.find((one) => one.name === name);
  if (folder === undefined || source === undefined) {
    return `the deployment declares no source ${name}`;
  }
  const { sources, accountId } = folder;
  const target = sources.targetOf(accountId, source);
  return target === undefined
    ? `the variable ${source.urlFromEnv} of the source ${name} has no value`
    : { sources, target };
};

interface BoundCube {
  readonly types: Readonly<Record<string, string>>;
  readonly problems: readonly BindingProblem[];
}

/** One SELECT for all members, since nearly always nothing is wrong; else one for each. */
const bindCube = async (
  model: CompiledModel,
  untyped: CompiledModel,
  cube: CompiledCube,
  { sources, target }: Found,
  signal: AbortSignal | undefined,
): Promise<BoundCube | { readonly unreachable: string }> => {
  const types: Record<string, string> = {};
  const problems: BindingProblem[] = [];
  const report = (member: string | undefined, sentence: string): void =>
    void problems.push({ cube: cube.name, member, sentence });
  const describe = (texts: readonly string[]) => sources.describe(target, texts, signal);
  const dialect = postgresDialect(target.schema, () => "NULL");

  const table = await describe([`SELECT * FROM ${dialect.tableSql(cube)} AS "source"`]);
  if ("unreachable" in table) return table;
  if (table[0]?.kind === "mistake") {
    report(undefined, table[0].sentence);
    return { types, problems };
  }
  const rows = [...Object.keys(cube.dimensions), ...Object.keys(cube.segments)];
  const joins = cube.joins.filter(({ to }) => untyped.cubes[to]?.dataSource === cube.dataSource);
  const measures = Object.keys(cube.measures).filter(
    (name) => cube.measures[name]?.aggregate !== "number",
  );
  const parts: readonly (readonly [member: string, text: string])[] = [
    ...rows.map((name) => [name, relation(untyped, cube, dialect, [name], [])] as const),
    ...measures.map((name) => [name, relation(untyped, cube, dialect, [], [name])] as const),
    ...joins.map(({ to, sql }) => {
      // A segment whose condition is the join's has the joined cube in its FROM, by that join.
      const name = `~${to}`;
      const segments = { ...cube.segments, [name]: { public: false, sql } };
      const probing = { ...untyped.cubes, [cube.name]: { ...cube, segments } };
      const text = relation(
        { ...untyped, cubes: probing },
        { ...cube, segments },
        dialect,
        [name],
        [],
      );
      return [to, text] as const;
    }),
  ];
  const described = await describe(parts.map(([, text]) => text));
  if ("unreachable" in described) return described;
  for (const [at, [member]] of parts.entries()) {
    const type = typeOf(described[at], (sentence) => report(member, sentence));
    // Of a join, which may have the name of a member, only mistakes are of interest.
    if (type === undefined || at >= rows.length + measures.length) continue;
    types[member] = type;
    const problem = typeProblem(model.cubes[cube.name] ?? cube, member, type);
    if (problem !== undefined) report(member, problem);
  }
  return { types, problems };
};

const typeOf = (
  described: Described | undefined,
  report: (sentence: string) => void,
): string | undefined => {
  if (described === undefined) return undefined;
  if (described.kind === "mistake") {
    report(described.sentence);
    return undefined;
  }
  const [column] = described.columns;
  if (column === undefined) return undefined;
  if ("type" in column) return column.type;
  report(`is ${column.problem}`);
  return undefined;
};

/** The columns of a member or a measure's input; members also in a WHERE, where policies put them. */
const relation = (
  model: CompiledModel,
  { name }: CompiledCube,
  dialect: ReturnType<typeof postgresDialect>,
  members: readonly string[],
  measures: readonly string[],
): string => {
  const filter: RowFilter = {
    kind: "and",
    of: members.map((member) => ({ kind: "compare", member, operator: "set", values: [] })),
  };
  const all: RowFilter = { kind: "all" };
  const rowsOf = (asked: string) => (asked === name ? filter : all);
  const needs = {
    members,
    measures: measures.flatMap((measure) => leavesOf(model.cubes[name] as CompiledCube, measure)),
    repeated: false,
  };
  const found = relationSql(model, name, needs, { rowsOf, timezone: "UTC", dialect });
  if (found === undefined) throw new Error(`The policy of all rows closes ${name}`);
  return found.sql;
};
