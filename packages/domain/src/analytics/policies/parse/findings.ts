import type { Parsed, PolicyProblem } from "./parsed.js";

/** Where in an entry something stands. */
export type Path = readonly (string | number)[];

/** Collects what is wrong with an entry while it is read, so that its author reads everything at once. */
export interface Findings {
  readonly problems: readonly PolicyProblem[];
  report(path: Path, message: string): void;
  /** The value, or undefined after its problems were noted as those of `path`. */
  take<Value>(path: Path, result: Parsed<Value>): Value | undefined;
  /** The value as an object that has no other keys than these; undefined after a report. */
  object(path: Path, value: unknown, keys: readonly string[]): Fields | undefined;
  /** The value as a list that is not empty; nothing after a report. */
  list(path: Path, value: unknown): readonly unknown[];
}

/** The keys of an object of unknown origin that it has itself. */
export type Fields = ReadonlyMap<string, unknown>;

/** An empty collection. */
export const makeFindings = (): Findings => {
  const problems: PolicyProblem[] = [];
  const report = (path: Path, message: string): void => void problems.push({ path, message });
  return {
    problems,
    report,
    take: (path, result) => {
      if (result.ok) return result.value;
      for (const problem of result.problems) report([...path, ...problem.path], problem.message);
      return undefined;
    },
    object: (path, value, keys) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        report(path, `must be a mapping with ${inWords(keys)}`);
        return undefined;
      }
      const fields = new Map<string, unknown>(Object.entries(value));
      for (const key of fields.keys()) {
        if (!keys.includes(key)) {
          report([...path, key], `is not a known key; expected ${inWords(keys)}`);
        }
      }
      return fields;
    },
    list: (path, value) => {
      if (Array.isArray(value) && value.length > 0) return value as readonly unknown[];
      report(path, "must be a list that is not empty");
      return [];
    },
  };
};

const inWords = (keys: readonly string[]): string =>
  keys.length < 2 ? keys.join("") : `${keys.slice(0, -1).join(", ")} or ${keys.at(-1)}`;
