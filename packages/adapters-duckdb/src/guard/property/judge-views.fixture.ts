import type { DuckDBConnection } from "@duckdb/node-api";
import { expect } from "@jest/globals";
import fc from "fast-check";
import { rowIsVisible, type Cell, type Grant, type RowFilter } from "@embedded-analytics/domain";
import type { CompiledModel, ViewMember } from "../../model/compile/compiled-model.js";
import { makeGuard } from "../guard.js";
import { serializerOn } from "../serializer.fixture.js";
import type { PropertyEngine } from "./property-engine.fixture.js";
import {
  accessOfWorld,
  createTables,
  modelOf,
  randomWorld,
  type RandomCube,
  type RandomWorld,
  type Row,
} from "./random-world.fixture.js";
import { copyVisible, isOpenFor, rowsOf, typeOf } from "./visible-copies.fixture.js";

// A view over children and the parents that they belong to, with grants of its own on top of those
// of its cubes.

interface Shown extends ViewMember {
  readonly name: string;
}

/** What the view shows: dimensions under their names, measures of the parents behind `p_`. */
const shownOf = ({ parents, children }: RandomWorld): readonly Shown[] => {
  const dimensions = ({ name: cube, dimensions: all }: RandomCube, names: readonly string[]) =>
    all
      .filter((one) => one.public && names.includes(one.name))
      .map(({ name }) => ({ kind: "dimension" as const, cube, member: name, name }));
  const measures = ({ name: cube, measures: all }: RandomCube, prefix: string) =>
    all.map(({ name }) => ({
      kind: "measure" as const,
      cube,
      member: name,
      name: `${prefix}${name}`,
    }));
  return [
    ...dimensions(parents, ["region", "score"]),
    ...dimensions(children, ["id", "tag", "amount"]),
    ...measures(children, ""),
    ...measures(parents, "p_"),
  ];
};

const withView = (world: RandomWorld): CompiledModel => {
  const model = modelOf(world);
  const join = {
    to: "parents",
    relationship: "many_to_one" as const,
    sql: [
      { kind: "cube" as const, cube: "children" },
      ".parent_id = ",
      { kind: "cube" as const, cube: "parents" },
      ".id",
    ],
  };
  const children = model.cubes["children"];
  if (children === undefined) throw new Error("The world has children");
  return {
    ...model,
    cubes: { ...model.cubes, children: { ...children, joins: [join] } },
    views: {
      family: {
        name: "family",
        public: true,
        root: "children",
        joins: [{ ...join, from: "children" }],
        members: Object.fromEntries(shownOf(world).map(({ name, ...member }) => [name, member])),
      },
    },
  };
};

interface Case {
  readonly world: RandomWorld;
  readonly grants: readonly Grant[];
  readonly dimensions: readonly Shown[];
  readonly measure: Shown | undefined;
}

const cases: fc.Arbitrary<Case> = randomWorld.chain((world) => {
  const shown = shownOf(world);
  const dimensions = shown.filter(({ kind }) => kind === "dimension");
  const filter = fc.oneof(
    { weight: 2, arbitrary: fc.constant<RowFilter>({ kind: "all" }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...dimensions).chain(({ name }) =>
        fc.record({
          kind: fc.constant("compare" as const),
          member: fc.constant(name),
          operator: fc.constantFrom("equals" as const, "notEquals" as const, "set" as const),
          values: fc.constantFrom<(string | number)[]>(
            ...(typeOf(name) === "string" ? [["a"], ["b", "C"]] : [[1], [0, 2]]),
          ),
        }),
      ),
    },
  );
  const all = shown.map(({ name }) => name);
  return fc.record({
    world: fc.constant(world),
    grants: fc.array(
      fc.record({ members: fc.oneof(fc.constant(all), fc.subarray(all)), rows: filter }),
      { minLength: 1, maxLength: 2 },
    ),
    dimensions: fc.subarray([...dimensions], {
      minLength: 1,
      maxLength: Math.min(2, dimensions.length),
    }),
    measure: fc.option(fc.constantFrom(...shown.filter(({ kind }) => kind === "measure")), {
      nil: undefined,
    }),
  });
});

const usedOf = (cube: string, { dimensions, measure }: Case): readonly string[] =>
  [...dimensions, ...(measure === undefined ? [] : [measure])]
    .filter((member) => member.cube === cube)
    .map(({ member }) => member);

/** Members of the view that a filter looks at come from cubes, too: those take part in the join. */
const takesParents = (given: Case, fitting: readonly Grant[]): boolean =>
  [...given.dimensions, given.measure].some((member) => member?.cube === "parents") ||
  (fitting.every(({ rows }) => rows.kind !== "all") &&
    fitting.some(
      ({ rows }) => rows.kind === "compare" && ["region", "score"].includes(rows.member),
    ));

/** The joined rows that the view's own grants let through, as a table. */
const copyView = async (
  connection: DuckDBConnection,
  world: RandomWorld,
  fitting: readonly Grant[],
): Promise<void> => {
  const parents = world.parents.dimensions.map(({ name }) => name).filter((name) => name !== "id");
  const children = world.children.dimensions.map(({ name }) => name);
  await connection.run(
    `CREATE OR REPLACE TABLE joined AS SELECT row_number() OVER () AS n,
       ${[...children.map((name) => `c.${name}`), ...parents.map((name) => `p.${name}`)].join(", ")},
       c.raw_id AS c_id, c.raw_amount, p.raw_id AS p_id, p.raw_score
     FROM v_children c LEFT JOIN v_parents p ON c.parent_id = p.id`,
  );
  const reader = await connection.runAndReadAll("SELECT * FROM joined");
  const visible = reader.getRowObjectsJson().flatMap((found) => {
    const row = Object.fromEntries(
      Object.entries(found).map(([name, cell]) => [name, cell as Cell]),
    ) as Row;
    return fitting.some(({ rows }) => rowIsVisible(rows, row, typeOf)) ? [Number(found["n"])] : [];
  });
  await connection.run(
    `CREATE OR REPLACE TABLE v_family AS SELECT * FROM joined WHERE n IN (${[-1, ...visible].join(", ")})`,
  );
};

const plainOf = (given: Case): string => {
  const { world, dimensions, measure } = given;
  const list = dimensions.map(({ name }) => `"${name}"`).join(", ");
  if (measure === undefined) return `SELECT ${list} FROM v_family`;
  const [cube, key, raw] =
    measure.cube === "parents"
      ? [world.parents, "p_id", "raw_score"]
      : [world.children, "c_id", "raw_amount"];
  const of = cube.measures.find(({ name }) => name === measure.member);
  if (of === undefined) throw new Error("The measure is one of the cube");
  const value = of.column === undefined ? key : raw;
  const condition = `${key} IS NOT NULL${of.filter === undefined ? "" : ` AND ${raw} > 0`}`;
  const aggregate =
    of.aggregate === "count_distinct" ? `count(DISTINCT ${value})` : `${of.aggregate}(${value})`;
  const keys = [...new Set([key, raw])].join(", ");
  return `SELECT ${list}, ${aggregate} FILTER (WHERE ${condition}) AS m
    FROM (SELECT DISTINCT ${list}, ${keys} FROM v_family) GROUP BY ${dimensions.map((_, at) => at + 1).join(", ")}`;
};

const judge = async (engine: PropertyEngine, given: Case): Promise<"same" | "refused"> => {
  const { connection } = engine;
  const { world, grants, dimensions, measure } = given;
  await engine.load(createTables(world));
  const used = [...dimensions, ...(measure === undefined ? [] : [measure])].map(({ name }) => name);
  const list = dimensions.map(({ name }) => `"${name}"`);
  const sql =
    measure === undefined
      ? `SELECT ${list.join(", ")} FROM family`
      : `SELECT ${[...list, `MEASURE(${measure.name}) AS m`].join(", ")} FROM family GROUP BY ALL`;
  const model = engine.livingThere(withView(world));
  const guard = makeGuard(model, serializerOn(connection));
  const access = { ...accessOfWorld(world), family: grants };
  const request = { sql, access, timezone: "UTC", nowMs: 0 };
  const guarded = await guard(request);
  const fitting = grants.filter(({ members }) => used.every((name) => members.includes(name)));
  const cubes = takesParents(given, fitting) ? [world.children, world.parents] : [world.children];
  const open =
    fitting.length > 0 && cubes.every((cube) => isOpenFor(cube, usedOf(cube.name, given)));
  if (guarded.kind === "refused") {
    if (open) throw new Error(`Refused: ${guarded.sentence}`);
    return "refused";
  }
  if (!open) throw new Error(`Let through: ${guarded.sql}`);
  for (const cube of [world.children, world.parents]) {
    await copyVisible(connection, cube, usedOf(cube.name, given));
  }
  await copyView(connection, world, fitting);
  const text = await engine.prepared(model, request, guarded);
  expect(await rowsOf(connection, text)).toEqual(await rowsOf(connection, plainOf(given)));
  return "same";
};

/** Compares random statements over the view with the same over copies of what its reader may see. */
export const expectViews = async (
  engine: PropertyEngine,
  options: { readonly numRuns: number; readonly seed?: number },
): Promise<void> => {
  const seen = { same: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      seen[await judge(engine, given)] += 1;
    }),
    options,
  );
  expect(Math.min(seen.same, seen.refused)).toBeGreaterThan(options.numRuns / 25);
};
