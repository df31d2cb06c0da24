import type { Problem } from "../../shared/failure/failure.js";
import { closest } from "../../shared/text/closest.js";
import { quotedLengthMax } from "../../shared/text/cut-text.js";
import { operationNames, settableFields } from "./operation.js";

/** So many wrong names are compared with the right ones; as many problems are listed (B1). */
const comparedMax = 20;

/**
 * The problems of a list of operations, where an operation of no known kind has but one: that there is no such `op`,
 * or no such `field` of `set`. The schema's own words would name all that any kind may have.
 */
export const withKinds = (
  problems: readonly Problem[],
  operations: unknown,
): readonly Problem[] => {
  const said = new Set<string>();
  return problems.flatMap((problem) => {
    const [pointer, place] = /^\/operations\/(\d+)(?=\/|$)/.exec(problem.pointer) ?? [];
    if (pointer === undefined || !Array.isArray(operations)) return [problem];
    if (said.has(pointer)) return [];
    const kind = kindProblem(operations[Number(place)], pointer, said.size < comparedMax);
    if (kind === undefined) return [problem];
    said.add(pointer);
    return [kind];
  });
};

const kindProblem = (
  operation: unknown,
  pointer: string,
  isCompared: boolean,
): Problem | undefined => {
  if (typeof operation !== "object" || operation === null || Array.isArray(operation)) {
    return { pointer, message: `must be an object whose op is ${orOf(operationNames)}` };
  }
  const { op, field } = operation as Readonly<Record<string, unknown>>;
  const oneOf = (key: string, given: unknown, names: readonly string[]): Problem | undefined => {
    if (names.some((name) => name === given)) return undefined;
    const isText = typeof given === "string" && isCompared;
    const meant = isText ? closest(given.slice(0, quotedLengthMax), names) : undefined;
    const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
    return { pointer: `${pointer}/${key}`, message: `must be ${orOf(names)}${hint}` };
  };
  const problem = oneOf("op", op, operationNames);
  return problem ?? (op === "set" ? oneOf("field", field, settableFields) : undefined);
};

const orOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
