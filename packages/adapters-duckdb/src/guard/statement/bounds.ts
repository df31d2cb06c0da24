import { isNode, type AstNode, type AstValue } from "./ast.js";
import { Refusal } from "./refusal.js";

/** The longest statement that is read, in UTF-16 units. */
export const statementLengthMax = 32_768;
// The engine's planner needs cubic time for chains, and none of these bounds is near what people
// or models write.
const depthMax = 120;
const nodesMax = 20_000;

/** Refuses a statement that is nested too deep or has too many parts to be planned in good time. */
export const checkBounds = (statement: AstNode): void => {
  let nodes = 0;
  const visit = (value: AstValue, depth: number): void => {
    if (depth > depthMax) throw new Refusal("The statement is nested too deep.");
    if (Array.isArray(value)) {
      for (const part of value) visit(part, depth);
      return;
    }
    if (!isNode(value)) return;
    nodes += 1;
    if (nodes > nodesMax) throw new Refusal("The statement has too many parts.");
    for (const part of Object.values(value)) visit(part, depth + 1);
  };
  visit(statement, 0);
};
