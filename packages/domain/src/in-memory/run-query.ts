import type { Cube, Member, MemberType } from "../analytics/model/data-model.js";
import type { DataAccess } from "../analytics/access/data-access.js";
import { rowFilterFor } from "../analytics/policies/row-filter-for.js";
import type { RowFilter } from "../analytics/policies/row-filter.js";
import { rowIsVisible } from "../analytics/policies/row-is-visible.js";
import type { ExplainOutcome } from "../analytics/query/query-explainer.js";
import type {
  Cell,
  ColumnType,
  Query,
  QueryOutcome,
  ResultPart,
} from "../analytics/query/query-runner.js";
import type { InMemoryModel, InMemoryRow } from "./model.js";

/**
 * Runs `SELECT <dimensions | *> FROM <cube> [LIMIT n]`, and refuses whatever else: enough to try out
 * what surrounds a query, with the rights of E6.
 */
export const runInMemory = (
  data: InMemoryModel,
  query: Query,
  signal: AbortSignal,
): QueryOutcome => {
  const read = readStatement(data, query);
  if (read.kind === "refused") return read;
  const { cube, members, filter, limit } = read;
  const all = (data.rows[cube.name] ?? [])
    .filter((row) => rowIsVisible(filter, row, (name) => typeOf(cube, name)))
    .slice(0, limit)
    .map((row) => members.map(({ name }) => cellOf(row, name)));
  return {
    kind: "rows",
    columns: members.map(({ name, type }) => ({ name, type: columnTypes[type] })),
    parts: partsOf(all, query.rowsTake ?? all.length, signal),
  };
};

/** Explains what `runInMemory` would run; there is no engine, so the plan is its filter as JSON. */
export const explainInMemory = (
  data: InMemoryModel,
  query: Query,
  signal: AbortSignal,
): ExplainOutcome => {
  signal.throwIfAborted();
  const read = readStatement(data, query);
  if (read.kind === "refused") return read;
  const { cube, members, filter } = read;
  return {
    kind: "explained",
    sql: query.sql,
    plan: JSON.stringify(filter),
    uses: { [cube.name]: members.map(({ name }) => name) },
    scans: [],
    cache: { lasts: "always", kept: false },
  };
};

/** A statement as it is run, or why it is not. */
type ReadStatement =
  | {
      readonly kind: "allowed";
      readonly cube: Cube;
      readonly members: readonly Member[];
      readonly filter: RowFilter;
      readonly limit: number;
    }
  | { readonly kind: "refused"; readonly sentence: string };

/** The statement under the rights of its reader. */
const readStatement = ({ model }: InMemoryModel, { sql, access }: Query): ReadStatement => {
  const parsed = statementForm.exec(sql)?.groups;
  if (parsed === undefined) {
    return refused(
      "Without an engine only SELECT members or * FROM a cube, with a LIMIT, can be run.",
    );
  }
  const cube = visibleCube(model.cubes, parsed["cube"] ?? "", access);
  if (cube === undefined) return refused(`There is no cube or view ${parsed["cube"] ?? ""}.`);
  const grants = access[cube.name] ?? [];
  const granted = new Set(grants.flatMap(({ members }) => members));
  const visible = cube.members.filter(
    ({ name, kind }) => kind === "dimension" && granted.has(name),
  );
  const members = selected(visible, parsed["members"] ?? "");
  if (typeof members === "string") return refused(`${cube.name} has no member ${members}.`);

  const used = members.map(({ name }) => name);
  const filter = rowFilterFor(grants, used);
  if (filter === undefined) {
    return refused(`No policy opens these members of ${cube.name} together.`);
  }
  return { kind: "allowed", cube, members, filter, limit: Number(parsed["limit"] ?? Infinity) };
};

const statementForm =
  /^\s*SELECT\s+(?<members>\*|\w+(?:\s*,\s*\w+)*)\s+FROM\s+(?<cube>\w+)(?:\s+LIMIT\s+(?<limit>\d+))?\s*;?\s*$/i;

const refused = (sentence: string) => ({ kind: "refused", sentence }) as const;

const visibleCube = (cubes: readonly Cube[], name: string, access: DataAccess): Cube | undefined =>
  cubes.find(
    (cube) =>
      cube.public &&
      cube.name.toLowerCase() === name.toLowerCase() &&
      Object.hasOwn(access, cube.name) &&
      (access[cube.name]?.length ?? 0) > 0,
  );

const typeOf = ({ members }: Cube, name: string): MemberType =>
  members.find((member) => member.name === name)?.type ?? "string";

/** The members of a select list, or the name of one that is not there. */
const selected = (visible: readonly Member[], list: string): readonly Member[] | string => {
  if (list === "*") return visible;
  const found: Member[] = [];
  for (const name of list.split(",").map((each) => each.trim())) {
    const member = visible.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (member === undefined) return name;
    found.push(member);
  }
  return found;
};

const columnTypes: Readonly<Record<MemberType, ColumnType>> = {
  string: "String",
  number: "Double",
  time: "Time",
  boolean: "Boolean",
};

const cellOf = (row: InMemoryRow, name: string): Cell =>
  Object.hasOwn(row, name) ? (row[name] ?? null) : null;

const rowsPerPart = 100;

async function* partsOf(
  rows: readonly (readonly Cell[])[],
  rowsTake: number,
  signal: AbortSignal,
): AsyncIterable<ResultPart> {
  const taken = rows.slice(0, rowsTake);
  for (let at = 0; at < taken.length; at += rowsPerPart) {
    // A turn of the loop, so that whoever reads sees the parts one by one, as from an engine.
    await Promise.resolve();
    signal.throwIfAborted();
    yield { rows: taken.slice(at, at + rowsPerPart) };
  }
  signal.throwIfAborted();
  yield { totalRows: rows.length };
}
