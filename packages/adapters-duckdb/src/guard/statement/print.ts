import { parseAst, printAst, sameAst, type AstNode } from "./ast.js";
import { Refusal } from "./refusal.js";
import type { Serializer } from "./serializer.js";

/**
 * The text of a tree, read once more and compared with it: the engine's printer leaves some names
 * without quotes, so only a text that reads as what was meant is let through.
 */
export const printedText = async (tree: AstNode, serializer: Serializer): Promise<string> => {
  const text = await serializer.deserialize(printAst(tree));
  if (sameAst(tree, parseAst(await serializer.serialize(text)))) return text;
  throw new Refusal("The statement has a form that is not available here.");
};
