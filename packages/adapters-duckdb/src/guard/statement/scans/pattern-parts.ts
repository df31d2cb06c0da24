import { literalOf, type AstNode } from "../ast.js";
import { nodesAt, textAt } from "../shape.js";

/** A condition that the text of a column begins with a constant one, or is that. */
export interface PatternParts {
  readonly column: AstNode;
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * What LIKE and `starts_with` ask of the beginning of a column. Undefined for every other pattern: what may
 * stand anywhere in a text costs the more the longer the text is, and rows that are hidden from the
 * reader would be felt by it (E9).
 */
export const patternParts = (node: AstNode): PatternParts | undefined => {
  if (node["class"] !== "FUNCTION") return undefined;
  const [column, pattern, escape, more] = nodesAt(node, "children");
  if (column?.["class"] !== "COLUMN_REF" || pattern === undefined || more !== undefined) {
    return undefined;
  }
  const text = literalOf(pattern, ["VARCHAR"]);
  if (text === undefined) return undefined;
  const name = textAt(node, "function_name").toLowerCase();
  if (beginnings.has(name)) {
    return escape === undefined ? { column, text, isWhole: false } : undefined;
  }
  if (name === "~~" && escape === undefined) return liked(column, text, undefined);
  if (name !== "like_escape" || escape === undefined) return undefined;
  const letter = literalOf(escape, ["VARCHAR"]);
  return letter?.length === 1 ? liked(column, text, letter) : undefined;
};

const beginnings = new Set(["starts_with", "prefix", "^@"]);

/** Without a letter that escapes, as here without ESCAPE, a backslash is a letter like any other. */
const liked = (
  column: AstNode,
  pattern: string,
  escape: string | undefined,
): PatternParts | undefined => {
  let text = "";
  for (let at = 0; at < pattern.length; at++) {
    const letter = pattern[at] ?? "";
    if (letter === escape) {
      at += 1;
      const escaped = pattern[at];
      if (escaped === undefined) return undefined;
      text += escaped;
    } else if (letter === "%" && at === pattern.length - 1) {
      return { column, text, isWhole: false };
    } else if (letter === "%" || letter === "_") return undefined;
    else text += letter;
  }
  return { column, text, isWhole: true };
};
