import type { DuckDBConnection } from "@duckdb/node-api";
import { rowIsVisible, type Cell, type MemberType } from "@embedded-analytics/domain";
import type { RandomCube, Row } from "./random-world.fixture.js";

/** The type of a member of a random world. */
export const typeOf = (name: string): MemberType =>
  name === "region" || name === "tag" ? "string" : "number";

/** Rows in any order, as texts. */
export const rowsOf = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<readonly string[]> => {
  const reader = await connection.runAndReadAll(sql);
  return reader
    .getRowsJson()
    .map((row) => JSON.stringify(row))
    .sort();
};

/** The members of a cube's rows, computed by the engine, judged one by one outside of it. */
const visibleIds = async (
  connection: DuckDBConnection,
  cube: RandomCube,
  used: readonly string[],
): Promise<readonly number[]> => {
  const fitting = cube.grants.filter(({ members }) => used.every((name) => members.includes(name)));
  const list = cube.dimensions.map(({ name, sql }) => `(${sql}) AS "m_${name}"`).join(", ");
  const reader = await connection.runAndReadAll(`SELECT id, ${list} FROM t_${cube.name}`);
  return reader.getRowObjectsJson().flatMap((found) => {
    const row: Row = Object.fromEntries(
      cube.dimensions.map(({ name }) => [name, found[`m_${name}`] as Cell]),
    );
    return fitting.some(({ rows }) => rowIsVisible(rows, row, typeOf)) ? [Number(found["id"])] : [];
  });
};

/** A copy with the visible rows alone: members under their names, raw columns under names of their own. */
export const copyVisible = async (
  connection: DuckDBConnection,
  cube: RandomCube,
  used: readonly string[],
): Promise<void> => {
  const ids = await visibleIds(connection, cube, used);
  const members = cube.dimensions.map(({ name, sql }) => `(${sql}) AS "${name}"`);
  const raw = ["id", cube.name === "parents" ? "score" : "amount"].map(
    (name) => `t.${name} AS raw_${name}`,
  );
  await connection.run(
    `CREATE OR REPLACE TABLE v_${cube.name} AS SELECT ${[...members, ...raw].join(", ")}
     FROM t_${cube.name} t WHERE id IN (${[-1, ...ids].join(", ")})`,
  );
};

/** Whether some grant allows all of these members. */
export const isOpenFor = (cube: RandomCube, used: readonly string[]): boolean =>
  cube.grants.some(({ members }) => used.every((name) => members.includes(name)));
