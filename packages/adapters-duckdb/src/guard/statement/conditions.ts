import { cloneAst, isNode, type AstNode } from "./ast.js";
import { patternParts } from "./scans/pattern-parts.js";
import type { CubeUse, Scope } from "./scope.js";
import { nodeAt, nodesAt, textAt, textsAt } from "./shape.js";

/**
 * Notes conditions of a WHERE that may be applied while a cube's visible rows are copied as well, so
 * that the engine reads a part of a large table instead of all of it. They are copied, never moved; only
 * such that cannot fail on a hidden row, a column beside constants of its own kind; and only on
 * dimensions whose author allows it, since what is not read is not waited for (E9).
 */
export const noteConditions = (where: AstNode, scope: Scope, from: AstNode): void => {
  if (!isPlainFrom(from)) return;
  for (const condition of conjuncts(where)) {
    const [column, ...constants] = partsOf(condition);
    // An outer join makes missing values of rows that it does not find: a row less would be one more.
    const keepsMissing = condition["type"] === "OPERATOR_IS_NULL";
    if (keepsMissing && textAt(from, "type") === "JOIN") continue;
    if (column === undefined || column["class"] !== "COLUMN_REF") continue;
    const found = soleDimension(column, scope);
    if (found === undefined || found.use.node["sample"] !== null) continue;
    if (!found.prune || (isForSources(condition) && !found.inDatabase)) continue;
    if (!constants.every((constant) => isOfKind(constant, found.engineType))) continue;
    const copy = cloneAst(condition) as AstNode;
    const [copied] = partsOf(copy);
    if (copied !== undefined) copied["column_names"] = [found.name];
    found.use.conditions.push(copy);
    found.use.conditionOrigins.push(condition);
  }
};

/** Joins whose result a row less, which the WHERE drops anyhow, does not change otherwise. */
const isPlainFrom = (from: AstNode): boolean => {
  if (textAt(from, "type") !== "JOIN") return true;
  const form = textAt(from, "ref_type");
  const plain = form === "REGULAR" || form === "CROSS" || form === "NATURAL";
  return plain && isPlainFrom(nodeAt(from, "left")) && isPlainFrom(nodeAt(from, "right"));
};

/** The conditions that all have to hold. */
export const conjuncts = (where: AstNode): readonly AstNode[] =>
  where["type"] === "CONJUNCTION_AND" ? nodesAt(where, "children").flatMap(conjuncts) : [where];

/** The column and the constants of a comparison. */
const comparedParts = (node: AstNode): readonly AstNode[] | undefined => {
  if (node["class"] === "COMPARISON" && plainComparisons.has(textAt(node, "type"))) {
    const sides = [nodeAt(node, "left"), nodeAt(node, "right")];
    return sides[0]?.["class"] === "COLUMN_REF" ? sides : sides.reverse();
  }
  if (node["class"] === "BETWEEN") {
    return [nodeAt(node, "input"), nodeAt(node, "lower"), nodeAt(node, "upper")];
  }
  return node["type"] === "COMPARE_IN" ? nodesAt(node, "children") : undefined;
};

/** The column and the constants of a condition that may be noted; nothing of any other. */
const partsOf = (node: AstNode): readonly AstNode[] =>
  comparedParts(node) ?? (isForSources(node) ? nodesAt(node, "children") : []);

/** Whether only a database is asked for it, where a cube lives in one. */
const isForSources = (node: AstNode): boolean =>
  isNullTest(node) || patternParts(node) !== undefined;

/** `IS NULL` or `IS NOT NULL`. */
export const isNullTest = (node: AstNode): boolean =>
  node["type"] === "OPERATOR_IS_NULL" || node["type"] === "OPERATOR_IS_NOT_NULL";

// Of these, a missing value makes the WHERE drop the row.
const plainComparisons = new Set([
  "COMPARE_EQUAL",
  "COMPARE_NOTEQUAL",
  "COMPARE_LESSTHAN",
  "COMPARE_GREATERTHAN",
  "COMPARE_LESSTHANOREQUALTO",
  "COMPARE_GREATERTHANOREQUALTO",
]);

/** The one dimension of this SELECT's own cubes that a column is, if nothing else can be meant. */
const soleDimension = (column: AstNode, scope: Scope) => {
  const names = textsAt(column, "column_names");
  const [first = "", second, third] = names;
  if (third !== undefined) return undefined;
  const name = (second ?? first).toLowerCase();
  const sources = scope.sources.filter(
    ({ alias }) => second === undefined || alias.toLowerCase() === first.toLowerCase(),
  );
  const uses = sources.filter((source): source is CubeUse => source.kind === "cube");
  if (uses.length !== sources.length) return undefined;
  const found = uses.flatMap((use) => {
    const member = use.cube.members.get(name);
    return member?.kind === "dimension" ? [{ use, ...member }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** Whether the engine casts the constant, if anything, and not the column. */
const isOfKind = (constant: AstNode, engineType: string | undefined): boolean => {
  const type = constantType(constant);
  if (type === undefined || engineType === undefined) return false;
  if (engineType === "VARCHAR") return type === "VARCHAR";
  if (engineType === "DATE") return type === "VARCHAR" || type === "DATE";
  if (engineType.startsWith("TIMESTAMP")) {
    return type === "VARCHAR" || type === "DATE" || type === "TIMESTAMP";
  }
  if (engineType === "DOUBLE") return numbers.has(type);
  return integers.has(engineType) && (type === "INTEGER" || type === "BIGINT");
};

const integers = new Set(["TINYINT", "SMALLINT", "INTEGER", "BIGINT"]);
const numbers = new Set(["INTEGER", "BIGINT", "DECIMAL", "DOUBLE"]);

/** The type of a constant, or of a text that is cast to a date or time, which cannot meet a row. */
const constantType = (node: AstNode): string | undefined => {
  if (node["class"] === "CAST") {
    const to = textAt(nodeAt(node, "cast_type"), "id");
    const of = constantType(nodeAt(node, "child"));
    return of === "VARCHAR" && (to === "DATE" || to === "TIMESTAMP") ? to : undefined;
  }
  if (node["class"] !== "CONSTANT") return undefined;
  const value = node["value"];
  return isNode(value) ? textAt(nodeAt(value, "type"), "id") : undefined;
};
