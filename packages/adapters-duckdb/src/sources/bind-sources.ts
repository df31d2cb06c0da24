import type { DataSource, RowFilter } from "@embedded-analytics/domain";
import type { Dialect } from "../guard/relation/dialect.js";
import { folded } from "../guard/relation/postgres-row-filter.js";
import { postgresDialect, tableProblem } from "../guard/relation/postgres-dialect.js";
import { relationSql } from "../guard/relation/relation.js";
import type { DatabaseFacts, EngineTypes } from "../model/compile/apply-types.js";
import type { CompiledCube, CompiledModel } from "../model/compile/compiled-model.js";
import { withoutTypes } from "../model/compile/without-types.js";
import type { BindingProblem } from "../model/compile/binding-problem.js";
import type { DataSources } from "./data-sources.js";
import { typeProblem } from "./fitting-type.js";
import type { DescribedColumn, SourceTarget } from "./protocol.js";
import { urlProblem } from "./url-problem.js";

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
      readonly facts: DatabaseFacts;
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
  const facts: Record<string, DatabaseFacts[string]> = {};
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
    facts[cube.name] = bound.facts;
    problems.push(...bound.problems);
  }
  return { kind: "bound", types, facts, problems };
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
  const variable = `the variable ${source.urlFromEnv} of the source ${name}`;
  if (target === undefined) return `${variable} has no value`;
  const problem = urlProblem(target.url);
  return problem === undefined
    ? { sources, target }
    : `${variable} has no address of a PostgreSQL: it ${problem}`;
};

interface BoundCube {
  readonly types: Readonly<Record<string, string>>;
  readonly facts: DatabaseFacts[string];
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
  const stored: string[] = [];
  const problems: BindingProblem[] = [];
  const report = (member: string | undefined, sentence: string): void =>
    void problems.push({ cube: cube.name, member, sentence });
  const note = (member: string, column: DescribedColumn): void => {
    const problem = columnProblem(model.cubes[cube.name] ?? cube, member, column);
    if (problem !== undefined) report(member, problem);
    if ("problem" in column) return;
    types[member] = column.type;
    if (column.isStored) stored.push(member);
  };
  const describe = (texts: readonly string[]) => sources.describe(target, texts, signal);
  const dialect = postgresDialect(target.schema, () => "NULL");

  const first = await describe([
    `SELECT * FROM ${dialect.tableSql(cube)} AS "source"`,
    ...foldings.map(foldingProbe),
  ]);
  if ("unreachable" in first) return first;
  const [table, ...folds] = first;
  const folding = foldings.find((_, at) => folds[at]?.kind === "columns");
  const facts = { stored, folding };
  const { source } = cube;
  const named = "table" in source ? tableProblem(source.table) : undefined;
  const mistake = named ?? (table?.kind === "mistake" ? table.sentence : undefined);
  if (mistake !== undefined) {
    report(undefined, mistake);
    return { types, facts, problems };
  }
  const rows = [...Object.keys(cube.dimensions), ...Object.keys(cube.segments)];
  const measures = Object.keys(cube.measures).filter(
    (name) => cube.measures[name]?.aggregate !== "number",
  );
  const probes = probesOf(untyped, cube, dialect, rows, measures);
  const described = await describe(probes.map(({ text }) => text));
  if ("unreachable" in described) return described;
  for (const [at, { member, isTyped }] of probes.entries()) {
    const found = described[at];
    if (found?.kind === "mistake") report(member, found.sentence);
    if (found?.kind !== "columns" || !isTyped) continue;
    for (const column of found.columns) note(member, column);
  }
  return { types, facts, problems };
};

const foldings = ["pg_c_utf8", "und-x-icu"] as const;

/**
 * A SELECT that is a mistake where the server cannot fold case so: it computes what is constant when it
 * plans. Some letters are as young as Unicode 14, which an old ICU does not know.
 */
const foldingProbe = (folding: (typeof foldings)[number]): string =>
  `SELECT CASE WHEN ${folded("'ÄЖΣİႠᲐ𐕰'", folding)} = 'äжσiⴀა𐖗' THEN 1 ELSE 1 / 0 END AS "folds"`;

const columnProblem = (
  cube: CompiledCube,
  member: string,
  column: DescribedColumn,
): string | undefined =>
  "problem" in column ? `is ${column.problem}` : typeProblem(cube, member, column.type);

/** A SELECT that shows whether something of the model is right, and maybe of which type it is. */
interface Probe {
  readonly member: string;
  readonly text: string;
  readonly isTyped: boolean;
}

const probesOf = (
  model: CompiledModel,
  cube: CompiledCube,
  dialect: Dialect,
  rows: readonly string[],
  measures: readonly string[],
): readonly Probe[] => {
  const withCube = (changed: CompiledCube): CompiledModel => ({
    ...model,
    cubes: { ...model.cubes, [cube.name]: changed },
  });
  // A condition around a value takes the digits of its numeric type away.
  const unfiltered = withCube({
    ...cube,
    measures: Object.fromEntries(
      Object.entries(cube.measures).map(([name, measure]) => [name, { ...measure, filters: [] }]),
    ),
  });
  const joins = cube.joins.filter(({ to }) => model.cubes[to]?.dataSource === cube.dataSource);
  return [
    ...rows.map((member) => {
      const text = relation(model, cube.name, dialect, [member], []);
      return { member, text, isTyped: true };
    }),
    ...measures.map((member) => {
      const text = relation(unfiltered, cube.name, dialect, [], [member]);
      return { member, text, isTyped: true };
    }),
    ...measures.map((member) => {
      const text = relation(model, cube.name, dialect, [], [member]);
      return { member, text, isTyped: false };
    }),
    ...joins.map(({ to, sql }) => {
      // A segment whose condition is the join's has the joined cube in its FROM, by that join.
      const name = `~${to}`;
      const segments = { ...cube.segments, [name]: { public: false, sql } };
      const text = relation(withCube({ ...cube, segments }), cube.name, dialect, [name], []);
      return { member: to, text, isTyped: false };
    }),
  ];
};

/** The columns of a member or a measure's input; members also in a WHERE, where policies put them. */
const relation = (
  model: CompiledModel,
  name: string,
  dialect: Dialect,
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
    measures,
    repeated: false,
  };
  const found = relationSql(model, name, needs, { rowsOf, timezone: "UTC", dialect });
  if (found === undefined) throw new Error(`The policy of all rows closes ${name}`);
  return found.sql;
};
