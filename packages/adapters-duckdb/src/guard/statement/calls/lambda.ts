import type { AstNode } from "../ast.js";
import { own } from "../columns.js";
import { Refusal, shownName } from "../refusal.js";
import type { Place, Scope } from "../scope.js";
import { nodeAt, nodesAt, onlyFields, textAt, textsAt, unknown } from "../shape.js";
import type { Walk } from "../walk.js";

/**
 * Looks at the lambda of a list function, `x -> x + 1` or `lambda x, i: x + i`. A statement reads copies
 * of visible rows, so that what a lambda fails on is a value of the reader's own.
 */
export const walkLambda = (node: AstNode, place: Place, walk: Walk): void => {
  onlyFields(node, ["lhs", "expr"]);
  const names = parametersOf(nodeAt(node, "lhs"));
  for (const name of names) {
    // The engine would have to choose between the parameter and the relation, as would we.
    if (isAlias(name, place.scope)) {
      throw new Refusal(`${shownName(name)} stands in this FROM: name the parameter otherwise.`);
    }
  }
  const parameters = new Set([...place.parameters, ...names.map((name) => name.toLowerCase())]);
  walk.expression(nodeAt(node, "expr"), { ...place, parameters, noMeasures: "a lambda function" });
};

/** One parameter, or several as the arguments of a row. */
const parametersOf = (lhs: AstNode): readonly string[] => {
  if (lhs["class"] === "COLUMN_REF") return [parameterOf(lhs)];
  if (lhs["class"] !== "FUNCTION" || textAt(lhs, "function_name") !== "row") throw unknown();
  return nodesAt(lhs, "children").map(parameterOf);
};

const parameterOf = (node: AstNode): string => {
  if (node["class"] !== "COLUMN_REF") throw unknown();
  const [name, other] = textsAt(node, "column_names").map(own);
  if (name === undefined || other !== undefined) throw unknown();
  return name;
};

const isAlias = (name: string, from: Scope): boolean => {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.parent) {
    if (scope.sources.some(({ alias }) => alias.toLowerCase() === name.toLowerCase())) return true;
  }
  return false;
};
