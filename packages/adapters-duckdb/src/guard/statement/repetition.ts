import type { AstNode } from "./ast.js";
import { isSameName } from "./columns.js";
import type { CubeUse } from "./scope.js";
import { nodeAt, nodesAt, optionalNodeAt, textAt, textsAt } from "./shape.js";

/** The key columns of a cube, as a reader may name them; undefined where there is none. */
export type KeyOf = (use: CubeUse) => readonly string[] | undefined;

/**
 * Whether a FROM may repeat rows of a cube that stands in it. It does not, where everything else
 * hangs on by an equality to its key: then at most one row of that is found for each row.
 */
export const mayRepeat = (
  from: AstNode,
  of: CubeUse,
  uses: ReadonlyMap<AstNode, CubeUse>,
  keyOf: KeyOf,
): boolean => {
  if (from === of.node) return false;
  if (from["type"] !== "JOIN") return true;
  const left = nodeAt(from, "left");
  const right = nodeAt(from, "right");
  const [side, other] = holds(left, of.node) ? [left, right] : [right, left];
  if (mayRepeat(side, of, uses, keyOf)) return true;
  const join = textAt(from, "join_type");
  if ((join === "SEMI" || join === "ANTI") && side === left) return false;
  return !uniqueWithin(other, from, uses, keyOf);
};

const holds = (from: AstNode, node: AstNode): boolean =>
  from === node ||
  (from["type"] === "JOIN" &&
    (holds(nodeAt(from, "left"), node) || holds(nodeAt(from, "right"), node)));

/** Whether a join finds at most one row of that side for each row of the other. */
const uniqueWithin = (
  side: AstNode,
  join: AstNode,
  uses: ReadonlyMap<AstNode, CubeUse>,
  keyOf: KeyOf,
): boolean =>
  cubesWithin(side, uses).some((use) => {
    const key = keyOf(use);
    if (key === undefined || mayRepeat(side, use, uses, keyOf)) return false;
    const using = textsAt(join, "using_columns");
    return key.every(
      (column) =>
        using.some((name) => isSameName(name, column)) ||
        equalities(optionalNodeAt(join, "condition")).some((equality) =>
          fixes(equality, use, column, side, uses),
        ),
    );
  });

const cubesWithin = (from: AstNode, uses: ReadonlyMap<AstNode, CubeUse>): readonly CubeUse[] => {
  const use = uses.get(from);
  if (use !== undefined) return [use];
  return from["type"] === "JOIN"
    ? [...cubesWithin(nodeAt(from, "left"), uses), ...cubesWithin(nodeAt(from, "right"), uses)]
    : [];
};

const equalities = (condition: AstNode | undefined): readonly AstNode[] => {
  if (condition === undefined) return [];
  if (condition["type"] === "CONJUNCTION_AND") {
    return nodesAt(condition, "children").flatMap(equalities);
  }
  return condition["type"] === "COMPARE_EQUAL" ? [condition] : [];
};

/** `use.column = other.column`, where the other one comes from elsewhere than that side. */
const fixes = (
  equality: AstNode,
  use: CubeUse,
  column: string,
  side: AstNode,
  uses: ReadonlyMap<AstNode, CubeUse>,
): boolean => {
  const names = ["left", "right"].map((end) => {
    const node = nodeAt(equality, end);
    return node["class"] === "COLUMN_REF" ? textsAt(node, "column_names") : [];
  });
  const inside = cubesWithin(side, uses).map(({ alias }) => alias);
  return names.some((own, at) => {
    const [alias = "", name = ""] = own;
    const [otherAlias = ""] = names[1 - at] ?? [];
    return (
      own.length === 2 &&
      names[1 - at]?.length === 2 &&
      isSameName(alias, use.alias) &&
      isSameName(name, column) &&
      !inside.some((one) => isSameName(one, otherAlias))
    );
  });
};
