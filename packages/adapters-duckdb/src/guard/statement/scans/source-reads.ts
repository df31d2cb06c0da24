import type { CompiledModel } from "../../../model/compile/compiled-model.js";
import { dataSourceOf } from "../../../model/compile/member-template.js";
import { NotInDialect, type Dialect } from "../../relation/dialect.js";
import { duckdbDialect } from "../../relation/duckdb-dialect.js";
import { postgresDialect } from "../../relation/postgres-dialect.js";
import type { Relation, RelationNeeds } from "../../relation/relation.js";
import { sourceExtract } from "../../row-extract.js";
import type { SourceExtract } from "../../scan.js";
import type { Grouping } from "./grouped-scan.js";
import { Refusal } from "../refusal.js";
import { conditionsOf } from "./scan-conditions.js";
import { topOf } from "./scan-top.js";
import type { CubeUse } from "../scope.js";

/** In a database's SQL only to learn its columns, and whether it can be written: it is rendered later. */
export const dialectOf = (model: CompiledModel, name: string): Dialect =>
  dataSourceOf(model, name) === undefined ? duckdbDialect : postgresDialect("public", () => "$1");

/** The relation, or a refusal where a policy cannot be written so. */
export const relationIn = (
  dialect: Dialect,
  render: (dialect: Dialect) => Relation | undefined,
): Relation | undefined => {
  try {
    return render(dialect);
  } catch (cause) {
    if (!(cause instanceof NotInDialect)) throw cause;
    throw new Refusal("A policy of this cube compares in a way that its database does not have.");
  }
};

/** How a cube or view of a database is read. */
export interface SourceRead {
  readonly needs: RelationNeeds;
  readonly relation: Relation;
  readonly grouping: Grouping | string | undefined;
}

/**
 * What stands in for a cube or view of a database: a table into which its visible rows are carried. Where the
 * first of an order are enough, that order is completed in the statement.
 */
export const sourceExtractOf = (
  use: CubeUse,
  { needs, relation, grouping }: SourceRead,
  model: CompiledModel,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): SourceExtract | undefined => {
  const { cube } = use;
  const source = dataSourceOf(model, cube.name);
  if (source === undefined) return undefined;
  const columns = [...relation.columns].map(([name, { type }]) => {
    if (type === undefined) throw new Error(`${cube.name} has a column without a type: ${name}`);
    return { name, type };
  });
  const isGrouped = typeof grouping === "object";
  const first = isGrouped ? grouping.first : (topOf(use, relation) ?? grouping);
  if (typeof first === "object") first.decideTies();
  return sourceExtract({
    source,
    cube: cube.name,
    needs,
    asked: Object.fromEntries([...asked].map(([name, members]) => [name, [...members]])),
    conditions: conditionsOf(use, use.conditions),
    ...(typeof first === "object" ? { top: first.top } : {}),
    ...whyOf(isGrouped ? first : grouping),
    ...(isGrouped ? { columns: grouping.columns, group: grouping.group } : { columns }),
  });
};

const whyOf = (reason: unknown): Pick<SourceExtract["scan"], "why"> =>
  typeof reason === "string" ? { why: reason } : {};
