import type { ScanKey } from "../../scan.js";
import { literalOf, type AstNode } from "../ast.js";
import type { CubeUse } from "../scope.js";
import { textsAt } from "../shape.js";
import { isNamed } from "./first-rows.js";
import { truncation } from "./group-uses.js";

/** What an expression of the SELECT is: a key, or a measure. */
export type Meaning = MeantKey | { readonly kind: "measure"; readonly member: string };

/** A column, or the beginning of its year, month and so on. */
interface MeantKey extends ScanKey {
  readonly kind: "key";
}

/** Undefined where it is neither, or where a name might be another one's. */
export const meaningOf = (use: CubeUse, node: AstNode): Meaning | undefined => {
  const measure = use.measures.find((one) => one.node === node);
  if (measure !== undefined) return { kind: "measure", member: measure.member };
  const truncated = truncation(node);
  const reference = truncated === undefined ? node : truncated.reference;
  const column = columnOf(use, reference);
  if (column === undefined) return undefined;
  return { kind: "key", column, ...(truncated === undefined ? {} : { grain: truncated.grain }) };
};

const columnOf = (use: CubeUse, node: AstNode): string | undefined => {
  if (node["class"] !== "COLUMN_REF") return undefined;
  const names = textsAt(node, "column_names");
  const isOwn = names.length === 1 || names[0]?.toLowerCase() === use.alias.toLowerCase();
  if (names.length > 2 || !isOwn) return undefined;
  const member = use.cube.members.get(names.at(-1)?.toLowerCase() ?? "");
  return member === undefined || member.kind === "measure" ? undefined : member.name;
};

/**
 * What an ORDER BY or a GROUP BY names: a place in the SELECT list, one of its names, or an expression
 * of its own. GROUP BY looks for columns before names of the list, ORDER BY the other way round.
 */
export const namedMeaning = (
  use: CubeUse,
  node: AstNode,
  list: readonly AstNode[],
  columnsFirst: boolean,
): Meaning | undefined => {
  const meaningAt = (item: AstNode | undefined) => item && meaningOf(use, item);
  const place = literalOf(node, ["INTEGER"]);
  if (place !== undefined) return meaningAt(list[Number(place) - 1]);
  const meaning = meaningOf(use, node);
  const name = bareName(node);
  if (name === undefined || meaning?.kind === "measure") return meaning;
  if (columnsFirst && meaning !== undefined) return meaning;
  const named = list.filter((item) => isNamed(item, name));
  if (named.length > 1) return undefined;
  return named.length === 0 ? meaning : meaningAt(named[0]);
};

/** A name that has nothing before it. */
const bareName = (node: AstNode): string | undefined => {
  if (node["class"] !== "COLUMN_REF") return undefined;
  const [name, more] = textsAt(node, "column_names");
  return more === undefined ? name : undefined;
};
