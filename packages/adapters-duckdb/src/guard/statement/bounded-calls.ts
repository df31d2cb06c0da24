import { castOf, literalOf, type AstNode } from "./ast.js";
import { takesConstant } from "./functions.js";
import { formatPattern, printfPattern, type PatternTypes } from "./patterns.js";
import { Refusal, shownName } from "./refusal.js";
import { nodeAt } from "./shape.js";

/** The longest text, in characters, that a function may fill up, and how often it may repeat one. */
const lengthMax = 100;

/**
 * Checks arguments that have to be constants, and makes others what the constants ask for: of
 * functions that make long values out of short ones (T14), or that the engine tries on values of
 * hidden rows since it believes that they cannot fail (T15).
 */
export const boundArguments = (name: string, call: AstNode, children: readonly AstNode[]): void => {
  if (children.some((child, at) => takesConstant(name, at) && !isConstant(child))) {
    throw new Refusal(`${shownName(name)} takes its pattern or key as a constant only.`);
  }
  const [first, second, third] = children;
  switch (name) {
    case "lpad":
    case "rpad":
      // Filling up with nothing fails where the text is too short.
      if (!isLength(second) || textOf(third) === "" || textOf(third) === undefined) {
        throw new Refusal(
          `${name} takes a constant length up to ${lengthMax}, and a constant text to fill up with.`,
        );
      }
      return;
    case "repeat":
      if (textOf(first) === undefined || !isLength(second)) {
        throw new Refusal(`repeat takes a constant text, and a constant count up to ${lengthMax}.`);
      }
      return;
    case "format":
    case "printf":
      fillPattern(name, call, children);
  }
};

/** A literal, or one that is cast. */
const isConstant = (node: AstNode): boolean =>
  node["class"] === "CONSTANT" || (node["class"] === "CAST" && isConstant(nodeAt(node, "child")));

const textOf = (node: AstNode | undefined): string | undefined =>
  node === undefined ? undefined : literalOf(node, ["VARCHAR"]);

const isLength = (node: AstNode | undefined): boolean => {
  const length = node === undefined ? undefined : literalOf(node, ["INTEGER"]);
  return length !== undefined && Number(length) >= 0 && Number(length) <= lengthMax;
};

const fillPattern = (name: "format" | "printf", call: AstNode, children: readonly AstNode[]) => {
  const [first, ...values] = children;
  const pattern = textOf(first);
  if (first === undefined || pattern === undefined) {
    throw new Refusal(`${name} takes its pattern as a constant only.`);
  }
  const types: PatternTypes = (name === "format" ? formatPattern : printfPattern)(pattern);
  if ([...types.keys()].some((at) => at >= values.length)) {
    throw new Refusal(`${name} needs a value for each place of its pattern.`);
  }
  call["children"] = [
    first,
    ...values.map((value, at) => {
      const type = types.get(at);
      return type === undefined ? value : castOf(type, value);
    }),
  ];
};
