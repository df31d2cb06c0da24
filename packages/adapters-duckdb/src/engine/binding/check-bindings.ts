import type { RowFilter } from "@embedded-analytics/domain";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { openEngine } from "../worker/open-engine.js";
import { measureSql } from "../../guard/relation/measure.js";
import { relationSql, type Relation } from "../../guard/relation/relation.js";
import { quoteName } from "../../model/sql-text.js";
import type { CompiledCube, CompiledModel } from "../../model/compile/compiled-model.js";
import { withoutTypes } from "../../model/compile/without-types.js";
import type { BindingProblem } from "../../model/compile/binding-problem.js";
import type { Checked, CheckJob } from "./check-job.js";

/**
 * Binds every source, join and member of a model to the data, in an engine as closed as those which
 * run queries, and tells the types that come out.
 */
export const checkBindings = async ({ files, model }: CheckJob): Promise<Checked> => {
  const { statements } = await openEngine(files, {
    temporaryDirectory: join(tmpdir(), `check-${process.pid}`),
    temporaryMb: 0,
    memoryMb: 1024,
    threads: 1,
  });
  const describe = (sql: string) => describeSql(statements, sql);
  const untyped = withoutTypes(model);
  const types: Record<string, Readonly<Record<string, string>>> = {};
  const problems: BindingProblem[] = [];
  for (const cube of Object.values(untyped.cubes)) {
    // Those of a database are bound there.
    if (cube.dataSource !== undefined) continue;
    const report = (member: string | undefined, sentence: string): void =>
      void problems.push({ cube: cube.name, member, sentence });
    const source = await describe(`SELECT * FROM ${sourceSql(cube)} AS source`);
    if ("sentence" in source) {
      report(undefined, source.sentence);
      continue;
    }
    const found: Record<string, string> = {};
    for (const sql of probesOf(untyped, cube)) {
      const all = await describe(sql.all);
      if ("types" in all) Object.assign(found, all.types);
      else {
        const before = problems.length;
        for (const [member, one] of sql.each) {
          const alone = await describe(one);
          if ("types" in alone) Object.assign(found, alone.types);
          else report(member, alone.sentence);
        }
        // Each does, but not beside another: an aggregate in the place of a dimension, for one.
        if (problems.length === before) report(undefined, all.sentence);
      }
    }
    types[cube.name] = found;
  }
  return { kind: "checked", types, problems };
};

interface Probe {
  /** One statement for all, since nearly always nothing is wrong. */
  readonly all: string;
  readonly each: readonly (readonly [member: string, sql: string])[];
}

const probesOf = (model: CompiledModel, cube: CompiledCube): readonly Probe[] => {
  const rows = [...Object.keys(cube.dimensions), ...Object.keys(cube.segments)];
  const columns = (members: readonly string[]): string => relation(model, cube, members, []).sql;
  const measures = Object.keys(cube.measures);
  const aggregates = (names: readonly string[]): string => {
    const { sql, measures: placed } = relation(model, cube, [], names);
    const computed = [...placed].map(([name, measure]) => {
      const aggregate = measureSql(measure, "rows") ?? "NULL";
      return `${aggregate} AS ${quoteName(name)}`;
    });
    return `SELECT ${['count(*) AS "~"', ...computed].join(", ")} FROM (${sql}) AS "rows"`;
  };
  // A segment whose condition is the join's has the joined cube in its FROM, by that join.
  const near = cube.joins.filter(({ to }) => model.cubes[to]?.dataSource === undefined);
  const joined = near.map(({ to, sql }): readonly [string, string] => {
    const name = `~${to}`;
    const segments = { ...cube.segments, [name]: { public: false, sql } };
    const probing = { ...model, cubes: { ...model.cubes, [cube.name]: { ...cube, segments } } };
    return [to, relation(probing, cube, [name], []).sql];
  });
  const single = (
    names: readonly string[],
    sqlOf: (names: readonly string[]) => string,
  ): Probe => ({
    all: sqlOf(names),
    each: names.map((name) => [name, sqlOf([name])]),
  });
  return [
    ...joined.map(([to, all]): Probe => ({ all, each: [[to, all]] })),
    single(rows, columns),
    single(measures, aggregates),
  ];
};

const relation = (
  model: CompiledModel,
  { name }: CompiledCube,
  members: readonly string[],
  measures: readonly string[],
): Relation => {
  // In a WHERE as well, where policies put members: an aggregate is at home in a SELECT list only.
  const filter: RowFilter = {
    kind: "and",
    of: members.map((member) => ({ kind: "compare", member, operator: "set", values: [] })),
  };
  const all: RowFilter = { kind: "all" };
  const rights = { rowsOf: (asked: string) => (asked === name ? filter : all), timezone: "UTC" };
  const found = relationSql(model, name, { members, measures, repeated: false }, rights);
  if (found === undefined) throw new Error(`The policy of all rows closes ${name}`);
  return found;
};

const sourceSql = ({ source }: CompiledCube): string =>
  "table" in source
    ? source.table
        .split(".")
        .map((part) => (part.startsWith('"') ? part : quoteName(part)))
        .join(".")
    : `(${source.sql})`;

const describeSql = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<{ readonly types: Record<string, string> } | { readonly sentence: string }> => {
  try {
    const rows = (await connection.runAndReadAll(`DESCRIBE ${sql}`)).getRows();
    return { types: Object.fromEntries(rows.map(([name, type]) => [String(name), String(type)])) };
  } catch (cause) {
    return { sentence: sentenceOf(cause) };
  }
};

/** The engine's words are for the author, whose data it is; only its drawing of the statement goes. */
const sentenceOf = (cause: unknown): string => {
  const text = cause instanceof Error ? cause.message : "does not fit the data";
  const [first = ""] = text.split("\n");
  const candidates = /Candidate bindings:[\s:]*(.*)/.exec(text)?.[1];
  const named = /Did you mean (.*)\?/.exec(text)?.[1];
  const hint = candidates === undefined ? "" : `; there is ${candidates}`;
  return `${first.replace(/^[A-Za-z ]+ Error: /, "")}${named ? `; did you mean ${named}?` : hint}`;
};
