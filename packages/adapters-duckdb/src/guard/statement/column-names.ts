import { cloneAst, isNode, parseAst, printAst, type AstNode, type AstValue } from "./ast.js";
import { Refusal } from "./refusal.js";
import type { Serializer } from "./serializer.js";
import { textAt, textsAt } from "./shape.js";

/**
 * An item of a SELECT list, or a field of a struct, that has no name of its own, and how the statement
 * wrote it.
 */
export interface UnnamedItem {
  readonly node: AstNode;
  readonly written: AstNode;
}

/**
 * The items without a name of all SELECTs of a statement, at every level, and the fields of its structs. To
 * be asked for before the statement is rewritten: the engine names such an item after its text when it
 * runs, and that text must not be the rewritten one (E8).
 */
export const unnamedItems = (value: AstValue): readonly UnnamedItem[] => {
  if (Array.isArray(value)) return value.flatMap(unnamedItems);
  if (!isNode(value)) return [];
  const items = value["type"] === "SELECT_NODE" ? value["select_list"] : fieldsOf(value);
  const unnamed = (Array.isArray(items) ? items : []).filter(
    (item): item is AstNode => isNode(item) && item["alias"] === "" && item["class"] !== "STAR",
  );
  return [
    ...unnamed.map((node) => ({ node, written: cloneAst(node) as AstNode })),
    ...Object.values(value).flatMap(unnamedItems),
  ];
};

/** What becomes a field with a name. */
const fieldsOf = (node: AstNode): AstValue =>
  node["class"] === "FUNCTION" && textAt(node, "function_name").toLowerCase() === "struct_pack"
    ? node["children"]
    : [];

/** Gives the items that the rewriting has changed the names that the engine would have given them before. */
export const nameAsWritten = async (
  items: readonly UnnamedItem[],
  serializer: Serializer,
): Promise<void> => {
  for (const { node, written } of items) {
    if (node["alias"] !== "" || printAst(node) === printAst(written)) continue;
    // A column is named by its last name, whatever stands before that.
    if (node["class"] === "COLUMN_REF") continue;
    if (spreads(written)) {
      throw new Refusal("Beside COLUMNS, give what is computed a name: write AS.");
    }
    node["alias"] = await textOf(written, serializer);
  }
};

/** Whether it stands for several columns, which one name would not tell apart. */
const spreads = (value: AstValue): boolean => {
  if (Array.isArray(value)) return value.some(spreads);
  if (!isNode(value) || value["class"] === "SUBQUERY") return false;
  return value["class"] === "STAR" || Object.values(value).some(spreads);
};

/** The text by which the engine names an expression. */
const textOf = async (written: AstNode, serializer: Serializer): Promise<string> => {
  if (written["class"] === "COLUMN_REF") return String(textsAt(written, "column_names").at(-1));
  const frame = parseAst(await serializer.serialize("SELECT 1"));
  const [statement] = frame["statements"] as AstNode[];
  (statement?.["node"] as AstNode)["select_list"] = [written];
  return (await serializer.deserialize(printAst(frame))).replace(/^SELECT /, "");
};

/**
 * Whether a column's name holds something of the rewriting that the statement did not write itself:
 * a last look at what is about to be shown. All that the rewriting adds has a name that begins with ~.
 */
export const showsRewriting = (name: string, statement: string): boolean =>
  (name.match(/"~[^"]*"/g) ?? []).some((ours) => !statement.includes(ours));
