import fc from "fast-check";
import type { Cell, DataAccess, Grant, RowFilter, Scalar } from "@embedded-analytics/domain";
import type {
  CompiledCube,
  CompiledDimension,
  CompiledMeasure,
  CompiledModel,
} from "../../model/compile/compiled-model.js";

// Models of two cubes, parents and their children, whose members, data and grants are drawn at
// random. Every member is also known as plain SQL over its table, so that a statement over the
// cubes can be said once more without them.

/** A column of a table, and what the cube makes of it. */
export interface RandomDimension {
  readonly name: string;
  readonly sql: string;
  readonly engineType: string;
  readonly public: boolean;
}

export interface RandomMeasure {
  readonly name: string;
  readonly aggregate: CompiledMeasure["aggregate"];
  readonly column: string | undefined;
  readonly filter: string | undefined;
}

export interface RandomCube {
  readonly name: string;
  readonly dimensions: readonly RandomDimension[];
  readonly measures: readonly RandomMeasure[];
  readonly grants: readonly Grant[];
}

export type Row = Readonly<Record<string, Cell>>;

export interface RandomWorld {
  readonly parents: RandomCube;
  readonly children: RandomCube;
  readonly parentRows: readonly Row[];
  readonly childRows: readonly Row[];
}

const text = fc.constantFrom<Cell>("a", "b", "C", "x'y", null);
const number = fc.constantFrom<Cell>(-3, 0, 1, 2, 7, 100, null);

const rowsOf = (cells: Readonly<Record<string, fc.Arbitrary<Cell>>>, rowsMax: number) =>
  fc
    .array(fc.record(cells), { maxLength: rowsMax })
    .map((rows): readonly Row[] => rows.map((row, at) => ({ id: at + 1, ...row })));

const dimension = (
  name: string,
  engineType: string,
  ...sqls: readonly string[]
): fc.Arbitrary<RandomDimension> =>
  fc.record({
    name: fc.constant(name),
    engineType: fc.constant(engineType),
    sql: fc.constantFrom(...sqls),
    // Keys must be there for joins; others may be the model's own.
    public: name === "id" || name === "parent_id" ? fc.constant(true) : fc.boolean(),
  });

const measures = (column: string) =>
  fc
    .subarray<RandomMeasure["aggregate"]>(["count", "sum", "min", "max", "avg", "count_distinct"], {
      minLength: 1,
    })
    .chain((aggregates) =>
      fc.tuple(
        ...aggregates.map((aggregate) =>
          fc.record({
            name: fc.constant(`m_${aggregate}`),
            aggregate: fc.constant(aggregate),
            column: fc.constant(aggregate === "count" ? undefined : column),
            filter: fc.constantFrom(undefined, `${column} > 0`),
          }),
        ),
      ),
    );

const filterOn = (dimensions: readonly RandomDimension[]): fc.Arbitrary<RowFilter> => {
  const compare = fc.constantFrom(...dimensions).chain(({ name, engineType }) =>
    fc.record({
      kind: fc.constant("compare" as const),
      member: fc.constant(name),
      operator: fc.constantFrom(
        "equals" as const,
        "notEquals" as const,
        "set" as const,
        "gt" as const,
      ),
      values: fc.array(
        engineType === "VARCHAR"
          ? fc.constantFrom<Scalar>("a", "b", "C", "A")
          : fc.constantFrom<Scalar>(0, 1, 2),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<RowFilter>({ kind: "all" }) },
    { weight: 5, arbitrary: compare },
    { weight: 1, arbitrary: fc.constant<RowFilter>({ kind: "none" }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom("and" as const, "or" as const),
        of: fc.array(compare, { minLength: 1, maxLength: 3 }),
      }),
    },
  );
};

const cube = (
  name: string,
  dimensions: readonly fc.Arbitrary<RandomDimension>[],
  column: string,
): fc.Arbitrary<RandomCube> =>
  fc.tuple(fc.tuple(...dimensions), measures(column)).chain(([dims, ms]) => {
    const open = [...dims.filter((one) => one.public), ...ms].map((one) => one.name);
    return fc.record({
      name: fc.constant(name),
      dimensions: fc.constant(dims),
      measures: fc.constant(ms),
      grants: fc.array(
        fc.record({
          // Most of the time everything, or hardly a statement would be let through.
          members: fc.oneof(
            { weight: 3, arbitrary: fc.constant(open) },
            { weight: 1, arbitrary: fc.subarray(open) },
          ),
          rows: filterOn(dims),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    });
  });

export const randomWorld: fc.Arbitrary<RandomWorld> = fc.record({
  parents: cube(
    "parents",
    [
      dimension("id", "INTEGER", "id"),
      dimension("region", "VARCHAR", "region", "upper(region)", "coalesce(region, 'a')"),
      dimension("score", "INTEGER", "score", "score + 1"),
    ],
    "score",
  ),
  children: cube(
    "children",
    [
      dimension("id", "INTEGER", "id"),
      dimension("parent_id", "INTEGER", "parent_id"),
      dimension("tag", "VARCHAR", "tag", "lower(tag)"),
      dimension("amount", "INTEGER", "amount", "amount * 2"),
    ],
    "amount",
  ),
  parentRows: rowsOf({ region: text, score: number }, 6),
  childRows: rowsOf(
    { parent_id: fc.constantFrom<Cell>(1, 2, 3, 4, null), tag: text, amount: number },
    12,
  ),
});

/** The world as the guard knows it. */
export const modelOf = ({ parents, children }: RandomWorld): CompiledModel => ({
  version: "random",
  views: {},
  cubes: { parents: compiled(parents), children: compiled(children) },
});

const compiled = ({ name, dimensions, measures: ms }: RandomCube): CompiledCube => ({
  name,
  public: true,
  source: { table: `t_${name}` },
  dimensions: Object.fromEntries(
    dimensions.map((one): [string, CompiledDimension] => [
      one.name,
      {
        public: one.public,
        type: one.engineType === "VARCHAR" ? "string" : "number",
        primaryKey: one.name === "id",
        prune: one.name === "id",
        sql: [one.sql],
        engineType: one.engineType,
      },
    ]),
  ),
  measures: Object.fromEntries(
    ms.map((one): [string, CompiledMeasure] => [
      one.name,
      {
        public: true,
        aggregate: one.aggregate,
        type: "number",
        sql: one.column === undefined ? undefined : [one.column],
        filters: one.filter === undefined ? [] : [[one.filter]],
      },
    ]),
  ),
  segments: {},
  joins: [],
});

export const accessOfWorld = ({ parents, children }: RandomWorld): DataAccess => ({
  parents: parents.grants,
  children: children.grants,
});

export const createTables = ({ parentRows, childRows }: RandomWorld): string =>
  [
    "CREATE OR REPLACE TABLE t_parents (id INTEGER, region VARCHAR, score INTEGER)",
    "CREATE OR REPLACE TABLE t_children (id INTEGER, parent_id INTEGER, tag VARCHAR, amount INTEGER)",
    ...insert("t_parents", parentRows, ["id", "region", "score"]),
    ...insert("t_children", childRows, ["id", "parent_id", "tag", "amount"]),
  ].join(";\n");

const insert = (table: string, rows: readonly Row[], columns: readonly string[]) =>
  rows.length === 0
    ? []
    : [
        `INSERT INTO ${table} VALUES ${rows
          .map((row) => `(${columns.map((column) => literal(row[column])).join(", ")})`)
          .join(", ")}`,
      ];

const literal = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? "NULL"
    : typeof cell === "string"
      ? `'${cell.replaceAll("'", "''")}'`
      : String(cell);
