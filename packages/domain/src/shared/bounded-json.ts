import type { Problem } from "./failure.js";
import { jsonPointer } from "./json-pointer.js";

/** B1: deeper or longer than this is refused. */
export const jsonDepthMax = 32;
export const jsonElementsMax = 1000;

/**
 * What makes a value unfit to be stored or compared (B1, T21, T23): too deep, too many elements,
 * `__proto__` as a key, lone surrogates or NUL in a text, a number that is not finite. Values that
 * a host passes in directly are held to it as well as those that came as bytes.
 */
export const boundsProblems = (value: unknown): readonly Problem[] => {
  const problems: Problem[] = [];
  inspect(value, [], problems);
  return problems;
};

type Path = readonly (string | number)[];

const inspect = (value: unknown, path: Path, problems: Problem[]): void => {
  const report = (message: string): void => {
    problems.push({ pointer: jsonPointer(path), message });
  };
  if (typeof value === "string") {
    const wrong = textProblem(value);
    if (wrong !== undefined) report(wrong);
  } else if (typeof value === "number") {
    if (!Number.isFinite(value)) report("must be a finite number");
  } else if (typeof value === "object" && value !== null) {
    if (path.length >= jsonDepthMax) {
      report(`must not be nested deeper than ${jsonDepthMax} levels`);
    } else if (Array.isArray(value)) {
      inspectArray(value, path, problems, report);
    } else {
      inspectObject(value, path, problems, report);
    }
  }
};

const inspectArray = (
  value: readonly unknown[],
  path: Path,
  problems: Problem[],
  report: (message: string) => void,
): void => {
  if (value.length > jsonElementsMax) {
    report(`must not have more than ${jsonElementsMax} elements`);
    return;
  }
  for (const [index, item] of value.entries()) inspect(item, [...path, index], problems);
};

const inspectObject = (
  value: object,
  path: Path,
  problems: Problem[],
  report: (message: string) => void,
): void => {
  const entries = Object.entries(value);
  if (entries.length > jsonElementsMax) {
    report(`must not have more than ${jsonElementsMax} keys`);
    return;
  }
  for (const [key, item] of entries) {
    if (key === "__proto__") report("must not have the key __proto__");
    else if (textProblem(key) !== undefined) report(`has a key that ${textProblem(key)}`);
    else inspect(item, [...path, key], problems);
  }
};

const textProblem = (text: string): string | undefined => {
  if (text.includes("\u0000")) return "must not contain NUL";
  if (!text.isWellFormed()) return "must not contain lone surrogates";
  return undefined;
};
