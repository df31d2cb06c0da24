import { literalOf, type AstNode } from "../ast.js";
import { conjuncts } from "../conditions.js";
import type { CubeUse } from "../scope.js";
import { optionalNodeAt, textAt } from "../shape.js";
import { conditionsOf } from "./scan-conditions.js";

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
