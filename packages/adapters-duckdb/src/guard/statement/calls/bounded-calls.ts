import { castOf, literalOf, type AstNode } from "../ast.js";
import { formatPattern, printfPattern, type PatternTypes } from "./patterns.js";
import { Refusal } from "../refusal.js";

/** The longest text, in characters, that a function may fill up, and how often it may repeat one. */
const lengthMax = 100;

/**
 * Checks the arguments that have to be constants of functions which make long values out of short
 * ones (T14), and casts others to what the constants ask for.
 */
export const boundArguments = (name: string, call: AstNode, children: readonly AstNode[]): void => {
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
