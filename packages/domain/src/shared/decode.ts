import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import { boundsOf, jsonElementsMax } from "./json/bounded-json.js";
import { boundedProblems, problemsMax } from "./failure/bounded-problems.js";
import { expectationInWords } from "./expectation.js";
import { Failure, type Problem } from "./failure/failure.js";
import { jsonPointer } from "./json/json-pointer.js";
import { boundedSuggest, type Suggest } from "./text/closest.js";
import { quotedLengthMax } from "./text/cut-text.js";

/** How strict a decoder is; a request is read with the defaults (B1). */
export interface Strictness {
  /** Whether a key that the schema does not know is a problem, or is dropped. */
  readonly unknownKeys?: "ignore" | "error";
  /** Whether the problem of an unknown key, or of an unknown word, names the one that was most likely meant. */
  readonly suggestsKeys?: boolean;
  /** The most elements of one array or object. */
  readonly elementsMax?: number;
}

/** Reads values of unknown origin with a schema, reporting all problems at once (B1). */
export const decoder = <A, I>(
  schema: Schema.Codec<A, I>,
  { unknownKeys = "ignore", suggestsKeys = false, elementsMax = jsonElementsMax }: Strictness = {},
): ((value: unknown) => Result.Result<A, readonly Problem[]>) => {
  const decode = Schema.decodeUnknownResult(schema, {
    errors: "all",
    onExcessProperty: unknownKeys,
  });
  return (value) => {
    const { problems: unfit, oversized } = boundsOf(value, elementsMax);
    // Its problems could be as many as its elements, so an oversized value is not looked into.
    if (oversized) return Result.fail(unfit);
    const decoded = Result.mapError(decode(value), ({ issue }) =>
      suggestsKeys ? withSuggestions(problemsOf(issue), issue, value) : problemsOf(issue),
    );
    if (unfit.length === 0) return decoded;
    const reportedPointers = new Set(unfit.map(({ pointer }) => pointer));
    const others = Result.isFailure(decoded) ? decoded.failure : [];
    return Result.fail([
      ...unfit,
      ...others.filter(({ pointer }) => !reportedPointers.has(pointer)),
    ]);
  };
};

/** A filter for a text that a function finds fault with. */
export const textRule = (problem: (text: string) => string | undefined) =>
  Schema.makeFilter<string>((text) => problem(text));

/**
 * The failure for an input with these problems, of which at most 20 are listed (B1); its sentence names
 * the first.
 */
export const invalidRequest = (
  problems: readonly Problem[],
  whole = "The body",
): Failure<"invalid_request"> => {
  const bounded = boundedProblems(problems);
  const [first] = bounded;
  const where = first === undefined || first.pointer === "" ? whole : first.pointer;
  const words = `${where} ${first?.message ?? "is not as expected"}`;
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`;
  return new Failure("invalid_request", `${sentence}${others(problems.length - 1)}`, {
    problems: bounded,
  });
};

/** Who looks for problems stops at the 21st, so that a number beyond it would be a guess. */
const others = (more: number): string => {
  if (more <= 0) return "";
  if (more === 1) return " There is 1 more problem.";
  return more < problemsMax
    ? ` There are ${more} more problems.`
    : ` There are more problems, of which the first ${problemsMax} are listed.`;
};

const problemsOf = (issue: SchemaIssue.Issue): readonly Problem[] =>
  format(issue).issues.map(({ message, path }) => ({
    pointer: jsonPointer((path ?? []).map((key) => (typeof key === "object" ? key.key : key))),
    message: expectationInWords(message),
  }));

/** The problems, with the keys and words that were most likely meant in the place of the unknown ones. */
const withSuggestions = (
  problems: readonly Problem[],
  issue: SchemaIssue.Issue,
  value: unknown,
): readonly Problem[] => {
  const suggest = boundedSuggest();
  const hints = new Map(hintsOf(issue, [], suggest));
  return problems.map(({ pointer, message }) => {
    const hint =
      message === unknownKey
        ? hints.get(pointer)
        : wordHint(message, valueAt(value, pointer), suggest);
    return { pointer, message: `${message}${hint ?? ""}` };
  });
};

/** What was most likely meant where one of some words was expected, which the message itself lists. */
const wordHint = (message: string, value: unknown, suggest: Suggest): string => {
  if (typeof value !== "string" || !message.startsWith('must be "')) return "";
  const options = [...message.matchAll(/"([^"]+)"/g)].map(([, option = ""]) => option);
  const hint = suggest(value.slice(0, quotedLengthMax), options);
  return hint.endsWith("?") ? hint : "";
};

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (inner, step) =>
        typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
          ? (inner as Readonly<Record<string, unknown>>)[step]
          : undefined,
      value,
    );

/** By the pointer of each unknown key, what to write instead: the schema that met the key names all it has. */
const hintsOf = (
  issue: SchemaIssue.Issue,
  path: readonly PropertyKey[],
  suggest: Suggest,
): readonly (readonly [string, string])[] => {
  if (issue._tag === "Pointer") return hintsOf(issue.issue, [...path, ...issue.path], suggest);
  if (issue._tag === "Filter" || issue._tag === "Encoding")
    return hintsOf(issue.issue, path, suggest);
  if (issue._tag === "Composite" || issue._tag === "AnyOf") {
    return issue.issues.flatMap((each) => hintsOf(each, path, suggest));
  }
  if (issue._tag !== "UnexpectedKey") return [];
  const { ast } = issue;
  const names = ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => name) : [];
  const key = String(path.at(-1) ?? "").slice(0, quotedLengthMax);
  return [[jsonPointer(path), suggest(key, names.map(String))]];
};

const unknownKey = "is not a known key";

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === "MissingKey") return "is required";
    if (issue._tag === "UnexpectedKey") return unknownKey;
    return SchemaIssue.defaultLeafHook(issue);
  },
});
