import fc from "fast-check";
import type { RandomCube, RandomMeasure, RandomWorld } from "./random-world.fixture.js";

/** One statement in two languages: over cubes, and over copies that hold the visible rows alone. */
export interface RandomStatement {
  readonly guarded: string;
  /** Over the tables `v_parents` and `v_children`, whose columns are the members. */
  readonly plain: string;
  /** What it uses of each cube. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

const pick = (names: readonly string[], minLength = 1) =>
  fc.subarray([...names], { minLength, maxLength: Math.min(3, names.length) });

const publicDimensions = ({ dimensions }: RandomCube): readonly string[] =>
  dimensions.filter((one) => one.public).map(({ name }) => name);

const isText = (name: string): boolean => name === "region" || name === "tag";

const condition = (cube: RandomCube, alias: string) =>
  fc.option(
    fc.constantFrom(...publicDimensions(cube)).chain((name) =>
      fc.record({
        member: fc.constant(name),
        sql: isText(name)
          ? fc.constantFrom(
              `${alias}.${name} = 'a'`,
              `${alias}.${name} in ('a', 'b')`,
              `${alias}.${name} <> 'C'`,
            )
          : fc.constantFrom(
              `${alias}.${name} > 0`,
              `${alias}.${name} between 0 and 5`,
              `${alias}.${name} + 1 = 2`,
            ),
      }),
    ),
    { nil: undefined },
  );

/** The plain form of a measure over a copy, of rows that are all different. */
const plainMeasure = ({ aggregate, column, filter }: RandomMeasure, alias: string): string => {
  // The copy has the raw column beside the members, under a name of its own.
  const value = column === undefined ? `${alias}.id` : `${alias}.raw_${column}`;
  const where = filter === undefined ? "" : ` FILTER (WHERE ${alias}.raw_${filter})`;
  return aggregate === "count_distinct"
    ? `count(DISTINCT ${value})${where}`
    : `${aggregate}(${value})${where}`;
};

const rowsOfOne = (cube: RandomCube): fc.Arbitrary<RandomStatement> =>
  fc.tuple(pick(publicDimensions(cube)), condition(cube, "x")).map(([names, where]) => {
    const list = names.map((name) => `x.${name}`).join(", ");
    const tail = where === undefined ? "" : ` WHERE ${where.sql}`;
    return {
      guarded: `SELECT ${list} FROM ${cube.name} x${tail}`,
      plain: `SELECT ${list} FROM v_${cube.name} x${tail}`,
      uses: { [cube.name]: distinct([...names, where?.member]) },
    };
  });

const starOfOne = (cube: RandomCube): fc.Arbitrary<RandomStatement> => {
  const open = new Set(cube.grants.flatMap(({ members }) => members));
  const visible = publicDimensions(cube).filter((name) => open.has(name));
  return fc.constantFrom("SELECT * FROM NAME", "FROM NAME", "SELECT x FROM NAME x").map((form) => ({
    guarded: form.replace("NAME", cube.name),
    plain: form
      .replace("*", visible.join(", "))
      .replace(/^FROM/, `SELECT ${visible.join(", ")} FROM`)
      .replace(
        "SELECT x",
        `SELECT {${visible.map((name) => `'${name}': ${name}`).join(", ")}} AS x`,
      )
      .replace("NAME", `v_${cube.name}`),
    uses: { [cube.name]: visible },
  }));
};

const measuresOfOne = (cube: RandomCube): fc.Arbitrary<RandomStatement> =>
  fc
    .tuple(
      pick(publicDimensions(cube), 0),
      fc.constantFrom(...cube.measures),
      condition(cube, "x"),
      fc.boolean(),
    )
    .map(([names, measure, where, bare]) => {
      const columns = names.map((name) => `x.${name}`);
      const tail = where === undefined ? "" : ` WHERE ${where.sql}`;
      const group = names.length === 0 ? "" : ` GROUP BY ${columns.join(", ")}`;
      const called = bare ? measure.name : `MEASURE(x.${measure.name})`;
      return {
        guarded: `SELECT ${[...columns, `${called} AS m`].join(", ")} FROM ${cube.name} x${tail}${group}`,
        plain: `SELECT ${[...columns, `${plainMeasure(measure, "x")} AS m`].join(", ")} FROM v_${cube.name} x${tail}${group}`,
        uses: { [cube.name]: distinct([...names, measure.name, where?.member]) },
      };
    });

const joined = ({ parents, children }: RandomWorld): fc.Arbitrary<RandomStatement> =>
  fc
    .record({
      join: fc.constantFrom("JOIN", "LEFT JOIN", "RIGHT JOIN", "FULL JOIN"),
      parentNames: pick(publicDimensions(parents)),
      childNames: pick(publicDimensions(children)),
      where: fc.oneof(condition(parents, "p"), condition(children, "c")),
      measured: fc.option(
        fc.oneof(
          fc.constantFrom(...parents.measures).map((measure) => ({ measure, of: "p" as const })),
          fc.constantFrom(...children.measures).map((measure) => ({ measure, of: "c" as const })),
        ),
        { nil: undefined },
      ),
    })
    .map(({ join, parentNames, childNames, where, measured }) => {
      const tail = where === undefined ? "" : ` WHERE ${where.sql}`;
      const from = (prefix: string): string =>
        `${prefix}parents p ${join} ${prefix}children c ON c.parent_id = p.id${tail}`;
      const whereOf = (alias: string): string | undefined =>
        where?.sql.startsWith(`${alias}.`) === true ? where.member : undefined;
      const uses = {
        parents: distinct([
          "id",
          ...parentNames,
          whereOf("p"),
          measured?.of === "p" ? measured.measure.name : undefined,
        ]),
        children: distinct([
          "parent_id",
          ...childNames,
          whereOf("c"),
          measured?.of === "c" ? measured.measure.name : undefined,
        ]),
      };
      const columns = [
        ...parentNames.map((name) => `p.${name} AS p_${name}`),
        ...childNames.map((name) => `c.${name} AS c_${name}`),
      ];
      if (measured === undefined) {
        return {
          guarded: `SELECT ${columns.join(", ")} FROM ${from("")}`,
          plain: `SELECT ${columns.join(", ")} FROM ${from("v_")}`,
          uses,
        };
      }
      const { measure, of } = measured;
      const group = columns.map((_, at) => at + 1).join(", ");
      // Each row of the measure's cube once in each group.
      const once = `SELECT DISTINCT ${columns.join(", ")}, ${of}.id AS k, ${of}.raw_${measure.column ?? "id"} AS v, ${of}.raw_${of === "p" ? "score" : "amount"} AS f FROM ${from("v_")}`;
      const value = measure.column === undefined ? "k" : "v";
      const filter = `k IS NOT NULL${measure.filter === undefined ? "" : " AND f > 0"}`;
      const aggregate =
        measure.aggregate === "count_distinct"
          ? `count(DISTINCT ${value})`
          : `${measure.aggregate}(${value})`;
      return {
        guarded: `SELECT ${columns.join(", ")}, MEASURE(${of}.${measure.name}) AS m FROM ${from("")} GROUP BY ${group}`,
        plain: `SELECT * EXCLUDE (k, v, f), ${aggregate} FILTER (WHERE ${filter}) AS m FROM (${once}) GROUP BY ALL`,
        uses,
      };
    });

/** The same around a statement, in either language. */
const wrapped = (inner: fc.Arbitrary<RandomStatement>): fc.Arbitrary<RandomStatement> =>
  fc
    .tuple(
      inner,
      fc.constantFrom(
        "STATEMENT",
        "WITH parents AS (STATEMENT) SELECT * FROM parents",
        "SELECT count(*) AS n FROM (STATEMENT) q",
        "SELECT q, row_number() OVER () * 0 AS z FROM (STATEMENT) q",
        "(STATEMENT) UNION ALL (STATEMENT)",
        "(STATEMENT) EXCEPT (STATEMENT)",
        "SELECT * FROM (STATEMENT) a WHERE EXISTS (SELECT 1 FROM (STATEMENT) b)",
      ),
    )
    .map(([{ guarded, plain, uses }, form]) => ({
      guarded: form.replaceAll("STATEMENT", () => guarded),
      plain: form.replaceAll("STATEMENT", () => plain),
      uses,
    }));

export const randomStatement = (world: RandomWorld): fc.Arbitrary<RandomStatement> =>
  wrapped(
    fc.oneof(
      rowsOfOne(world.parents),
      rowsOfOne(world.children),
      starOfOne(world.parents),
      starOfOne(world.children),
      measuresOfOne(world.parents),
      measuresOfOne(world.children),
      joined(world),
      joined(world),
    ),
  );

const distinct = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];
