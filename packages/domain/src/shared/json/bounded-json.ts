import { problemsMax } from "../failure/bounded-problems.js";
import type { Problem } from "../failure/failure.js";
import { jsonPointer } from "./json-pointer.js";

/** How many objects and arrays may stand in each other (B1). */
export const jsonDepthMax = 32;

/** How many elements an array, and how many keys an object may have (B1, T21). */
export const jsonElementsMax = 1000;

/** What was found when a value was held against the bounds. */
export interface Bounds {
  /** In the order of the value; a 21st is looked for, and none after it (B1). */
  readonly problems: readonly Problem[];
  /** Whether some part is too deep, too long or too wrong, so that it should not be walked through. */
  readonly oversized: boolean;
}

/**
 * What makes a value unfit to be stored or compared (B1, T21, T23): too deep, too many elements,
 * `__proto__` as a key, lone surrogates or NUL in a text, a number that is not finite, something
 * that JSON does not have. Values that a host passes in directly are held to it as well as those
 * that came as bytes. What an administrator writes may have more elements than a request.
 */
export const boundsOf = (value: unknown, elementsMax = jsonElementsMax): Bounds => {
  const finding: Finding = { problems: [], oversized: false, elementsMax };
  inspect(value, [], finding);
  return { problems: finding.problems, oversized: finding.oversized || isFull(finding) };
};

interface Finding extends Bounds {
  readonly problems: Problem[];
  oversized: boolean;
  readonly elementsMax: number;
}

type Path = readonly (string | number)[];

/** One problem more than is reported says that there are more; to look for others is needless work. */
const isFull = ({ problems }: Finding): boolean => problems.length > problemsMax;

const inspect = (value: unknown, path: Path, finding: Finding): void => {
  const report = (message: string): void => {
    finding.problems.push({ pointer: jsonPointer(path), message });
  };
  const reportSize = (message: string): void => {
    finding.oversized = true;
    report(message);
  };
  if (typeof value === "string") {
    const wrong = textProblem(value);
    if (wrong !== undefined) report(wrong);
  } else if (typeof value === "number") {
    if (!Number.isFinite(value)) report("must be a finite number");
  } else if (typeof value === "object" && value !== null) {
    if (path.length >= jsonDepthMax) {
      reportSize(`must not be nested deeper than ${jsonDepthMax} levels`);
    } else if (Array.isArray(value)) {
      if (value.length > finding.elementsMax) {
        reportSize(`must not have more than ${finding.elementsMax} elements`);
      } else {
        for (const [index, item] of value.entries()) {
          if (isFull(finding)) return;
          inspect(item, [...path, index], finding);
        }
      }
    } else if (Object.keys(value).length > finding.elementsMax) {
      reportSize(`must not have more than ${finding.elementsMax} keys`);
    } else {
      inspectEntries(value, path, finding, report);
    }
  } else if (notJson.has(typeof value)) {
    report("must be a JSON value");
  }
};

const notJson: ReadonlySet<string> = new Set(["bigint", "function", "symbol"]);

const inspectEntries = (
  value: object,
  path: Path,
  finding: Finding,
  report: (message: string) => void,
): void => {
  for (const [key, item] of Object.entries(value)) {
    if (isFull(finding)) return;
    const wrong = textProblem(key);
    if (key === "__proto__") report("must not have the key __proto__");
    else if (wrong !== undefined) report(`has a key that ${wrong}`);
    else inspect(item, [...path, key], finding);
  }
};

const textProblem = (text: string): string | undefined => {
  if (text.includes("\u0000")) return "must not contain NUL";
  if (!text.isWellFormed()) return "must not contain lone surrogates";
  return undefined;
};
