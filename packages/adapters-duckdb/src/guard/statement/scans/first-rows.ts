import type { ScanTop } from "../../scan.js";
import { literalOf, type AstNode } from "../ast.js";
import { conjuncts } from "../conditions.js";
import type { CubeUse } from "../scope.js";
import { optionalNodeAt, textAt } from "../shape.js";
import { conditionsOf } from "./scan-conditions.js";

/** The first rows or groups of an order, and that order as the statement has to say it as well. */
export interface FirstRows {
  readonly top: ScanTop;
  /** Makes the statement's own order the one by which the database chose: nothing in it is equal. */
  readonly decideTies: () => void;
}

/** An item of an ORDER BY, as the engine's parser would read it. */
export const ascending = (expression: AstNode): AstNode => ({
  type: "ASCENDING",
  null_order: "NULLS LAST",
  expression,
});

/** Whether the database applies every condition of the WHERE, so that nothing is dropped of what it sends. */
export const appliesWhere = (use: CubeUse, select: AstNode): boolean => {
  const where = optionalNodeAt(select, "where_clause");
  if (where === undefined) return true;
  return conjuncts(where).every((condition) => {
    const copy = use.conditions[use.conditionOrigins.indexOf(condition)];
    return copy !== undefined && conditionsOf(use, [copy]).length > 0;
  });
};

/** How many rows have to come for a LIMIT and its OFFSET, where both are written as numbers. */
export const rowsOfLimit = (modifier: AstNode): number | undefined => {
  const counts = ["limit", "offset"].map((field) => {
    const node = optionalNodeAt(modifier, field);
    if (node === undefined) return field === "offset" ? 0 : undefined;
    const text = literalOf(node, ["INTEGER", "BIGINT"]);
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  });
  const [limit, offset] = counts;
  return limit === undefined || offset === undefined ? undefined : limit + offset;
};

/** Whether an item of a SELECT list has that name. */
export const isNamed = (item: AstNode, name: string): boolean =>
  textAt(item, "alias").toLowerCase() === name.toLowerCase();
